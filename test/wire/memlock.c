/* The check of the limit of locked memory, before a driver starts a card. */
#include "test.h"
#include "wire/memlock.h"

#include <sched.h>
#include <string.h>
#include <unistd.h>

enum { LIMIT = 1 << 15 }; /* below every system's limit */

/* The kernel exempts root. In a user namespace of its own, the process is not root for the kernel. */
static bool is_a_user(void) { return geteuid() || !unshare(CLONE_NEWUSER) || !setuid(65534); }

int main(void)
{
    if (!is_a_user()) return skip("root cannot become a user", "run the test as a user");
    check(!setrlimit(RLIMIT_MEMLOCK, &(struct rlimit){.rlim_cur = LIMIT, .rlim_max = LIMIT}));
    check(memlock_allows(LIMIT));
    check(!memlock_allows(2 * LIMIT));
    const char *why = memlock_check();
    check(why && strstr(why, "(ulimit -l) is 32 KiB"));
    check(why && strstr(why, "ulimit -l unlimited"));
    return test_result();
}
