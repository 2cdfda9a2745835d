/* By what is known of UCX's transports: which lists of them may have RDMA, and which endpoints, as it prints them, read
 * and write memory by themselves. */
#include "test.h"
#include "wire/ucx/ucx_transports.h"

static void of_lists(void)
{
    check(transports_may_be_rdma(NULL));
    check(transports_may_be_rdma(""));
    check(transports_may_be_rdma("rc,self"));
    check(transports_may_be_rdma("self,dc_x"));
    check(transports_may_be_rdma("^tcp"));
    check(!transports_may_be_rdma("tcp,self"));
    check(!transports_may_be_rdma("ud_verbs,self"));
    check(transports_need_card("rc,self"));
    check(transports_need_card("self,ud_verbs"));
    check(!transports_need_card("rc,tcp"));
    check(!transports_need_card("self"));
    check(!transports_need_card("all"));
    check(!transports_need_card("^rc"));
    check(!transports_need_card(""));
    check(!transports_need_card(NULL));
}

/* A machine with an InfiniBand card, where UCX was told to use another network. */
static const char over_tcp[] =
    "#\n# UCP endpoint \n#\n#               peer: <no debug data>\n"
    "#                 lane[0]:  2:tcp/lo.0 md[1]  -> md[1]/tcp/sysdev[255] rma_bw#0 am\n"
    "#                 lane[1]:  1:tcp/eth0.0 md[1] -> md[1]/tcp/sysdev[255] rma_bw#1 wireup\n";
static const char over_posix[] = "#                 lane[0]:  1:posix/memory.0 md[1] -> md[1]/posix/sysdev[255] am\n";
static const char over_rc[] =
    "#                 lane[0]:  5:rc_mlx5/mlx5_0:1.0 md[4] -> md[4]/ib/sysdev[1] rma_bw#0 am\n"
    "#                 lane[1]: 12:tcp/eth0.0 md[1] -> md[1]/tcp/sysdev[255] wireup\n";
static const char over_dc[] = "#                 lane[10]: 10:dc_mlx5/mlx5_2:1.0 md[4] -> md[4]/ib/sysdev[1] am\n";
static const char over_ud[] = "#                 lane[0]:  5:ud_mlx5/mlx5_0:1.0 md[4] -> md[4]/ib/sysdev[1] am\n";

static void of_devices(void)
{
    check(devices_may_be_cards(NULL) && devices_may_be_interfaces(NULL));
    check(devices_may_be_cards("all") && devices_may_be_interfaces("all"));
    check(devices_may_be_cards("^eth0") && devices_may_be_interfaces("^eth0"));
    check(devices_may_be_cards("mlx5_0:1,mlx5_1:1") && !devices_may_be_interfaces("mlx5_0:1,mlx5_1:1"));
    check(devices_may_be_cards("rxe0:1,eth0") && devices_may_be_interfaces("rxe0:1,eth0"));
    check(!devices_may_be_cards("eth0,lo") && devices_may_be_interfaces("eth0,lo"));
}

static void of_names(void)
{
    check(transport_is_one_sided("rc_verbs", false));
    check(transport_is_one_sided("rc_mlx5", false));
    check(transport_is_one_sided("dc_mlx5", false));
    check(!transport_is_one_sided("ud_verbs", true));
    check(!transport_is_one_sided("tcp", true));
    check(!transport_is_one_sided("posix", false));
    check(transport_is_one_sided("posix", true));
}

static void of_endpoints(void)
{
    check(!transports_are_one_sided("", false));
    check(!transports_are_one_sided(over_tcp, false));
    check(!transports_are_one_sided(over_tcp, true));
    check(!transports_are_one_sided(over_ud, true));
    check(!transports_are_one_sided(over_posix, false));
    check(transports_are_one_sided(over_posix, true));
    check(transports_are_one_sided(over_rc, false));
    check(transports_are_one_sided(over_dc, false));
}

int main(void)
{
    of_lists();
    of_devices();
    of_names();
    of_endpoints();
    return test_result();
}
