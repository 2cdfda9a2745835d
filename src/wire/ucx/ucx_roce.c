#include "ucx_roce.h"

#include <dirent.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static bool has_ethernet(const char *folder, const char *device)
{
    char path[PATH_MAX], line[32];
    snprintf(path, sizeof path, "%s/%s/ports/1/link_layer", folder, device);
    FILE *file = fopen(path, "re");
    bool has = file && fgets(line, sizeof line, file) && !strncmp(line, "Ethernet", 8);
    if (file) fclose(file);
    return has;
}

/* A device that is software, such as Soft-RoCE, has no driver there. */
static bool is_mlx5(const char *folder, const char *device)
{
    char path[PATH_MAX], driver[PATH_MAX];
    snprintf(path, sizeof path, "%s/%s/device/driver", folder, device);
    ssize_t length = readlink(path, driver, sizeof driver - 1);
    driver[length > 0 ? length : 0] = 0;
    return strstr(driver, "/mlx5_core") != NULL;
}

static bool is_named(const char *device, const char *only)
{
    size_t length = strcspn(only, ":");
    return !length || (strlen(device) == length && !strncmp(device, only, length));
}

bool roce_is_without_mlx5(const char *sys, const char *only)
{
    char folder[PATH_MAX / 2];
    bool is_there = false;
    snprintf(folder, sizeof folder, "%s/class/infiniband", sys);
    DIR *devices = opendir(folder);
    for (struct dirent *d; devices && !is_there && (d = readdir(devices));)
        is_there = is_named(d->d_name, only) && has_ethernet(folder, d->d_name) && !is_mlx5(folder, d->d_name);
    if (devices) closedir(devices);
    return is_there;
}
