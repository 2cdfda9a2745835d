/* Which network device a process uses: by name, by NUMA node, in turn. Which cards an error lists, and which cards are
 * RoCE without mlx5. The machines are folders that look like the kernel's. */
#include <limits.h>
#include <sched.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "test.h"
#include "wire/nics.h"
#include "wire/ucx/ucx_roce.h"

static char sys[64];

/* sys/part/part...: with such a line. */
static void tell(const char *file, const char *line)
{
    char path[PATH_MAX];
    int length = snprintf(path, sizeof path, "%s/%s", sys, file);
    for (char *slash = path + 1; (slash = strchr(slash, '/')) && slash < path + length; slash++) {
        *slash = 0;
        mkdir(path, 0700);
        *slash = '/';
    }
    FILE *out = fopen(path, "w");
    check(out && fprintf(out, "%s\n", line) > 0 && !fclose(out));
}

static void machine_begin(void)
{
    snprintf(sys, sizeof sys, "/tmp/heddle-nics-XXXXXX");
    check(mkdtemp(sys) != NULL);
}

static void machine_end(void)
{
    char command[128];
    snprintf(command, sizeof command, "rm -rf %s", sys);
    check(!system(command));
}

/* The process may run on this processor alone: the first that it had. */
static unsigned run_on_one_cpu(void)
{
    cpu_set_t mine, one;
    unsigned cpu = 0;
    CPU_ZERO(&one);
    check(!sched_getaffinity(0, sizeof mine, &mine));
    while (!CPU_ISSET(cpu, &mine)) cpu++;
    CPU_SET(cpu, &one);
    check(!sched_setaffinity(0, sizeof one, &one));
    return cpu;
}

static const char *device(const char *names, unsigned turn, const char *const *devices, int n)
{
    static char text[512];
    struct nics nics = {.n = 0};
    int chosen = -1;
    for (int i = 0; i < 2 * n; i++) nics_add(&nics, devices[i % n]); /* drivers find one several times */
    check_equal(nics.n, n);
    const char *why = nics_choose(&(struct nics_wish){.names = names, .turn = turn, .sys = sys}, &nics, &chosen);
    snprintf(text, sizeof text, "%s", why ? why : nics.names[chosen]);
    return text;
}

static void check_device(const char *wanted, const char *got)
{
    if (strcmp(wanted, got) != 0) fprintf(stderr, "%s, not %s\n", got, wanted);
    check(!strcmp(wanted, got));
}

static void in_turn(void)
{
    static const char *const cards[] = {"cxi0", "cxi1", "cxi2", "cxi3"};
    for (unsigned turn = 0; turn < 8; turn++) check_device(cards[turn % 4], device(NULL, turn, cards, 4));
}

static void by_name(void)
{
    static const char *const ucx[] = {"lo", "eth0", "mlx5_0:1", "mlx5_1:1"}, *const ofi[] = {"efa_0-dgrm", "efa_0-rdm",
                                                                                             "br-2"};
    check_device("eth0", device("eth0", 3, ucx, 4));
    check_device("mlx5_1:1", device("mlx5_1:1", 0, ucx, 4));
    check_device("mlx5_1:1", device("mlx5_1", 0, ucx, 4)); /* its port is left out */
    for (unsigned turn = 0; turn < 4; turn++)              /* in the order of the list */
        check_device(turn % 2 ? "eth0" : "mlx5_0:1", device("mlx5_0,eth0", turn, ucx, 4));
    check_device("br-2", device("br-2", 0, ofi, 3));
    check_device("efa_0-dgrm", device("efa_0", 0, ofi, 3));
    check_device("efa_0-rdm", device("efa_0-rdm", 0, ofi, 3));
}

static void wrong_names(void)
{
    static const char *const devices[] = {"lo", "eth0"};
    check_device("HEDDLE_NICS names eth9, but its network devices here are lo, eth0",
                 device("eth0,eth9", 0, devices, 2));
    check_device("HEDDLE_NICS names eth, but its network devices here are lo, eth0", device("eth", 0, devices, 2));
    check_device("HEDDLE_NICS names lo, but its network devices here are none", device("lo", 0, devices, 0));
    check_device("HEDDLE_NICS names no device", device("", 0, devices, 2));
}

/* Nothing is far there, not even what hangs on no node, as lo. */
static void on_a_machine_of_one_node(void)
{
    static const char *const devices[] = {"lo", "eth0"};
    tell("devices/system/node/online", "0");
    tell("devices/system/node/node0/cpulist", "0-1023");
    tell("class/net/eth0/device/numa_node", "0");
    for (unsigned turn = 0; turn < 4; turn++) check_device(devices[turn % 2], device(NULL, turn, devices, 2));
}

static void the_nearest(void)
{
    char here[32], elsewhere[64];
    unsigned cpu = run_on_one_cpu();
    snprintf(here, sizeof here, "%u", cpu);
    snprintf(elsewhere, sizeof elsewhere, "%u-%u,%u", cpu + 1, cpu + 7, cpu + 9);
    static const char *const cards[] = {"mlx5_0:1", "mlx5_1:1", "mlx5_2:1", "mlx5_3:1"}, *const far[] = {"mlx5_0:1",
                                                                                                         "hsn0"};
    tell("devices/system/node/node0/cpulist", elsewhere);
    tell("devices/system/node/node8/cpulist", here);
    tell("devices/system/node/online", "0,8"); /* as on POWER */
    tell("class/infiniband/mlx5_0/device/numa_node", "0");
    tell("class/infiniband/mlx5_1/device/numa_node", "8");
    tell("class/infiniband/mlx5_2/device/numa_node", "0");
    tell("class/infiniband/mlx5_3/device/numa_node", "8");
    tell("class/net/hsn0/device/numa_node", "-1"); /* the kernel does not know */
    for (unsigned turn = 0; turn < 4; turn++)
        check_device(turn % 2 ? "mlx5_3:1" : "mlx5_1:1", device(NULL, turn, cards, 4));
    check_device("mlx5_1:1", device("mlx5_0,mlx5_1", 0, cards, 4));
    check_device("mlx5_2:1", device("mlx5_0,mlx5_2", 1, cards, 4)); /* none is near: those that were named */
    for (unsigned turn = 0; turn < 2; turn++) check_device(far[turn], device(NULL, turn, far, 2));
}

static void check_text(const char *wanted, const char *wire) { check_device(wanted, nics_text(sys, wire)); }

/* In the error of a driver that does not start. */
static void cards_in_the_error(void)
{
    static const char none[] = "; network cards of this machine: none";
    machine_begin();
    check_text(none, "ucx:rc,self");
    check_text(none, "ucx:self,dc_x");
    check_text(none, "ofi:verbs;ofi_rxm");
    check_text("", "ucx:tcp,self");
    check_text("", "ofi:tcp;ofi_rxm");
    check_text("", "auto");
    tell("class/infiniband/rxe0/ports/1/state", "1: DOWN");
    check_text("; network cards of this machine: rxe0 port 1 (DOWN)", "auto");
    tell("class/infiniband/rxe0/ports/2/state", "4: ACTIVE");
    check_text("; network cards of this machine: rxe0 port 1 (DOWN), rxe0 port 2 (ACTIVE)", "ucx:rc,self");
    machine_end();
}

/* mlx5's driver is a link below the device. Soft-RoCE has no device. */
static void roce_cards_without_mlx5(void)
{
    char link[PATH_MAX];
    machine_begin();
    check(!roce_is_without_mlx5(sys, ""));
    tell("class/infiniband/ibp1/ports/1/link_layer", "InfiniBand");
    check(!roce_is_without_mlx5(sys, ""));
    tell("class/infiniband/rocep2/ports/1/link_layer", "Ethernet");
    tell("class/infiniband/rocep2/device/numa_node", "0");
    snprintf(link, sizeof link, "%s/class/infiniband/rocep2/device/driver", sys);
    check(!symlink("../../../bus/pci/drivers/mlx5_core", link));
    check(!roce_is_without_mlx5(sys, ""));
    check(!unlink(link) && !symlink("../../../bus/pci/drivers/bnxt_re", link));
    check(roce_is_without_mlx5(sys, ""));
    check(roce_is_without_mlx5(sys, "rocep2:1"));
    check(!roce_is_without_mlx5(sys, "ibp1:1"));
    machine_end();
    machine_begin();
    tell("class/infiniband/rxe0/ports/1/link_layer", "Ethernet");
    check(roce_is_without_mlx5(sys, ""));
    machine_end();
}

int main(void)
{
    machine_begin();
    in_turn(); /* the kernel says nothing yet */
    by_name();
    wrong_names();
    on_a_machine_of_one_node();
    the_nearest();
    machine_end();
    cards_in_the_error();
    roce_cards_without_mlx5();
    return test_result();
}
