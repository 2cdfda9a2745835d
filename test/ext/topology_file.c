/* Topology files: what good ones say of a PE, which line of a bad one is wrong, and that no text does any harm. */
#include <shmemx.h>
#include <string.h>

#include "ext/topology.h"
#include "test.h"

static struct topology_entry find(const char *text, int pe, const char *host)
{
    struct topology_entry entry = {0};
    char why[512];
    struct topology_file *file = topology_file_parse(text, why, sizeof why);
    if (!file || !topology_file_find(file, pe, host, &entry, why, sizeof why)) {
        check(!"a good file");
        fprintf(stderr, "%s\n", why);
    }
    topology_file_free(file);
    return entry;
}

static void expect_path(const struct topology_entry *e, const char *path)
{
    char text[SWITCHES * (NAME_SIZE + 1) + NAME_SIZE] = "";
    for (int k = 0; k < e->depth; k++) sprintf(text + strlen(text), "%s/", e->switches[k]);
    strcat(text, e->host);
    if (strcmp(text, path)) fprintf(stderr, "%s, not %s\n", text, path);
    check(!strcmp(text, path));
}

static const char slurm[] = "# as in the manual\n"
                            "SwitchName=s0 Nodes=tux[0-3,7] LinkSpeed=900\n"
                            "switchname=s1 \tnodes=tux[08-11],login,r[0-1]n[1-2]\r\n"
                            "\n"
                            "SwitchName=s2 \\\n  Switches=s[0-1] # the top\n";

static void hosts_are_found_below_their_switches(void)
{
    static const char *const rows[][2] = {
        {"tux0", "s2/s0/tux0"}, {"tux7", "s2/s0/tux7"},   {"tux4", "tux4"},       {"tux08", "s2/s1/tux08"},
        {"tux8", "tux8"},       {"login", "s2/s1/login"}, {"r1n2", "s2/s1/r1n2"}, {"tux1.edu", "s2/s0/tux1.edu"}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct topology_entry e = find(slurm, 0, rows[i][0]);
        expect_path(&e, rows[i][1]);
        check(e.has_switches && !e.has_teams && !e.is_simulated);
        check_equal(e.team, -1);
        check_equal(e.cpu, -1);
    }
}

static void pes_are_shared_out_to_simulated_hosts(void)
{
    static const char text[] =
        "SwitchName=a Nodes=n[0-1]\nSwitchName=b Nodes=n[2-3],m\n"
        "SimulatedHost=n[0-3] PEs=0-7 CPUs=4-5,0\nSimulatedHost=m PEs=9\nTeam=x PEs=1-2,9\nTeam=y PEs=0\n";
    static const char *const paths[] = {"a/n0", "a/n0", "a/n1", "a/n1", "b/n2", "b/n2", "b/n3", "b/n3", "me", "b/m"};
    static const int cpus[] = {4, 5, 0, 4, 5, 0, 4, 5, -1, -1}, teams[] = {5, 4, 4, -1, -1, -1, -1, -1, -1, 4};
    for (int pe = 0; pe < 10; pe++) {
        struct topology_entry e = find(text, pe, "me");
        expect_path(&e, paths[pe]);
        check_equal(e.cpu, cpus[pe]);
        check_equal(e.team < 0 ? -1 : e.team, teams[pe]);
        check(e.has_teams);
    }
}

/* Each with its line, and a word of what is wrong. */
static const struct {
    const char *text, *complaint;
} bad[] = {
    {"SwitchName=a Nodes=n\nfoo\n", "line 2: 'foo' is not WORD=VALUE"},
    {"BlockName=b1 Nodes=n\n", "line 1: unknown word 'BlockName'"},
    {"\n\nSwitchName= Nodes=n\n", "line 3: 'SwitchName=' is not"},
    {"SwitchName=a\n", "line 1: a row of one SwitchName has either"},
    {"SwitchName=a Nodes=n Switches=b\n", "line 1: a row of one SwitchName has either"},
    {"SwitchName=a[0-1] Nodes=n\n", "line 1: a row of one SwitchName has either"},
    {"SwitchName=a Nodes=n Nodes=m\n", "line 1: Nodes appears twice"},
    {"Nodes=n\n", "line 1: a row needs one of"},
    {"SwitchName=a Team=b PEs=0\n", "line 1: a row needs one of"},
    {"SwitchName=a Nodes=n[0-\n", "line 1: a bracket is not closed"},
    {"SwitchName=a Nodes=n[3-1]\n", "line 1: a range is bad"},
    {"SwitchName=a Nodes=n[x]\n", "line 1: a range is bad"},
    {"SwitchName=a Nodes=n[]\n", "line 1: a range is bad"},
    {"SwitchName=a Nodes=n]\n", "line 1: a name is missing, or a bracket"},
    {"SwitchName=a Nodes=n,,m\n", "line 1: a name is missing, or a bracket"},
    {"SwitchName=a Nodes=n[0-99999999]\n", "line 1: a range is bad"},
    {"SwitchName=a Nodes=n[0-9999]x[0-9999]\n", "line 1: there are too many names"},
    {"SwitchName=a Nodes=n\n# c\nSwitchName=a Nodes=m\n", "line 3: SwitchName=a is in line 1, too"},
    {"SwitchName=a Nodes=n\nSwitchName=b \\\n Switches=a,c\n", "line 2: no row has SwitchName=c"},
    {"Team=x\n", "line 1: a row of a Team has PEs"},
    {"Team=x PEs=0 CPUs=1\n", "line 1: a row of a Team has PEs"},
    {"Team=x PEs=0,\n", "line 1: PEs=0, is not a list of numbers"},
    {"Team=x PEs=-1\n", "line 1: PEs=-1 is not a list of numbers"},
    {"SimulatedHost=h[0-2] PEs=0-3\n", "line 1: 4 PEs cannot be distributed to 3 hosts"},
    {"SwitchName=a Nodes=n\nSwitchName=b Nodes=m,n\n", "line 2: n is in line 1, too"},
    {"SwitchName=a Nodes=n\nSwitchName=b Switches=a\nSwitchName=c Switches=a\n", "line 3: a is in line 2, too"},
    {"Team=x PEs=0-2\nTeam=y PEs=0\n", "line 2: PE 0 is in line 1, too"},
    {"SimulatedHost=h PEs=0\nSimulatedHost=g PEs=0\n", "line 2: PE 0 is in line 1, too"},
    {"SwitchName=a Nodes=n\nSwitchName=b Switches=a,c\nSwitchName=c Switches=b\n",
     "has more than 8 levels below it, or a cycle"},
};

static void bad_files_are_refused_with_their_line(void)
{
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        char why[512] = "nothing";
        struct topology_entry entry;
        struct topology_file *file = topology_file_parse(bad[i].text, why, sizeof why);
        bool good = file && topology_file_find(file, 0, "n", &entry, why, sizeof why);
        topology_file_free(file);
        if (good || !strstr(why, bad[i].complaint)) fprintf(stderr, "%s: %s\n", bad[i].text, why);
        check(!good && strstr(why, bad[i].complaint));
    }
}

/* Pieces of good and bad files in any order: parsed, or refused with a reason. Under ASan and UBSan that says more. */
static void no_text_does_any_harm(void)
{
    static const char *const pieces[] = {"SwitchName=",
                                         "a",
                                         "Nodes=",
                                         "n",
                                         "[",
                                         "0-3",
                                         "]",
                                         ",",
                                         "-",
                                         "\n",
                                         "\\\n",
                                         " ",
                                         "Switches=",
                                         "b",
                                         "Team=",
                                         "PEs=",
                                         "7",
                                         "SimulatedHost=",
                                         "CPUs=",
                                         "=",
                                         "#",
                                         "99999999999",
                                         "LinkSpeed=",
                                         "\t",
                                         "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"};
    uint64_t seed = 3;
    int parsed = 0;
    for (int round = 0; round < 50000; round++) {
        char text[1024] = "", why[512] = "";
        struct topology_entry entry;
        for (int i = 0; i < 12; i++) {
            seed = seed * 6364136223846793005u + 1442695040888963407u;
            strcat(text, pieces[(seed >> 33) % (sizeof pieces / sizeof *pieces)]);
        }
        struct topology_file *file = topology_file_parse(text, why, sizeof why);
        parsed += file != NULL;
        check(file || *why);
        if (file && !topology_file_find(file, 7, "n", &entry, why, sizeof why)) check(*why);
        topology_file_free(file);
    }
    check(parsed > 0);
}

int main(void)
{
    hosts_are_found_below_their_switches();
    pes_are_shared_out_to_simulated_hosts();
    bad_files_are_refused_with_their_line();
    no_text_does_any_harm();
    return test_result();
}
