/* For tests: the GPU driver that the library uses, to look at a GPU's memory from the outside. */
#ifndef HEDDLE_TEST_GPU_H
#define HEDDLE_TEST_GPU_H

#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct {
    void *library, *context;
    int (*init)(unsigned flags);
    int (*count)(int *count);
    int (*retain)(void **context, int device);
    int (*push)(void *context);
    int (*pop)(void **context);
    int (*name)(char *name, int size, int device);
    int (*copy)(uint64_t to, uint64_t from, size_t nbytes);
    int (*wait)(void);
    int (*load)(void **module, const void *image); /* this and the rest only where there is a GPU */
    int (*find)(void **kernel, void *module, const char *name);
    int (*launch)(void *kernel, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz,
                  unsigned shared, void *stream, void **arguments, void **extra);
} gpu;

static void *gpu_function(const char *name)
{
    void *function = dlsym(gpu.library, name);
    if (!function) fprintf(stderr, "%s\n", dlerror()), exit(EXIT_FAILURE);
    return function;
}

static void gpu_load(void)
{
    const char *path = getenv("HEDDLE_CUDA_LIBRARY");
    gpu.library = dlopen(path ? path : "libcuda.so.1", RTLD_NOW);
    if (!gpu.library) fprintf(stderr, "%s\n", dlerror()), exit(EXIT_FAILURE);
    *(void **)&gpu.init = gpu_function("cuInit");
    *(void **)&gpu.count = gpu_function("cuDeviceGetCount");
    *(void **)&gpu.retain = gpu_function("cuDevicePrimaryCtxRetain");
    *(void **)&gpu.push = gpu_function("cuCtxPushCurrent_v2");
    *(void **)&gpu.pop = gpu_function("cuCtxPopCurrent_v2");
    *(void **)&gpu.name = gpu_function("cuDeviceGetName");
    *(void **)&gpu.copy = gpu_function("cuMemcpy");
    *(void **)&gpu.wait = gpu_function("cuCtxSynchronize");
    *(void **)&gpu.load = dlsym(gpu.library, "cuModuleLoadData");
    *(void **)&gpu.find = dlsym(gpu.library, "cuModuleGetFunction");
    *(void **)&gpu.launch = dlsym(gpu.library, "cuLaunchKernel");
    if (gpu.init(0)) fprintf(stderr, "cuInit fails\n"), exit(EXIT_FAILURE);
}

/* The primary context of a GPU, which the library uses, too. */
static void gpu_use(int device)
{
    if (gpu.retain(&gpu.context, device)) fprintf(stderr, "GPU %d has no context\n", device), exit(EXIT_FAILURE);
}

static void gpu_need(int error, const char *what)
{
    if (error) fprintf(stderr, "the program's own %s fails: error %d\n", what, error), exit(EXIT_FAILURE);
}

/* Between host and GPU, or within it, as the program does it itself; and waits for it, as everybody has to. */
static void gpu_copy(void *to, const void *from, size_t nbytes)
{
    void *ours;
    gpu_need(gpu.push(gpu.context), "context");
    gpu_need(gpu.copy((uintptr_t)to, (uintptr_t)from, nbytes), "copy");
    gpu_need(gpu.wait(), "wait");
    gpu_need(gpu.pop(&ours), "context");
}

/* A kernel that writes value, value + 1 and so on to `count` words at `at`. False where there is no GPU to run it. */
static int gpu_run_kernel(uint32_t *at, uint32_t value, uint32_t count)
{
    static const char text[] = ".version 6.0\n.target sm_70\n.address_size 64\n"
                               ".visible .entry write(.param .u64 at, .param .u32 value, .param .u32 count)\n{\n"
                               "  .reg .pred %p;\n  .reg .b32 %r<8>;\n  .reg .b64 %d<5>;\n"
                               "  ld.param.u64 %d1, [at];\n  ld.param.u32 %r1, [value];\n  ld.param.u32 %r2, [count];\n"
                               "  mov.u32 %r3, %tid.x;\n  mov.u32 %r4, %ctaid.x;\n  mov.u32 %r5, %ntid.x;\n"
                               "  mad.lo.s32 %r6, %r4, %r5, %r3;\n  setp.ge.u32 %p, %r6, %r2;\n  @%p ret;\n"
                               "  cvta.to.global.u64 %d2, %d1;\n  mul.wide.u32 %d3, %r6, 4;\n  add.s64 %d4, %d2, %d3;\n"
                               "  add.s32 %r7, %r1, %r6;\n  st.global.u32 [%d4], %r7;\n  ret;\n}\n";
    void *module, *kernel, *ours, *arguments[] = {&at, &value, &count};
    if (!gpu.load || !gpu.find || !gpu.launch) return 0;
    gpu_need(gpu.push(gpu.context), "context");
    gpu_need(gpu.load(&module, text), "kernel text");
    gpu_need(gpu.find(&kernel, module, "write"), "kernel");
    gpu_need(gpu.launch(kernel, (count + 255) / 256, 1, 1, 256, 1, 1, 0, NULL, arguments, NULL), "launch");
    gpu_need(gpu.wait(), "wait");
    gpu_need(gpu.pop(&ours), "context");
    return 1;
}

#endif
