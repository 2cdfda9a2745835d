/* Marks accesses whose races are intended, for oshrun --check=races. In programs that oshcc --check has not compiled, the
 * macros do nothing.
 *
 *     HEDDLE_RACES_IGNORE_BEGIN();
 *     while (!*(volatile long *)flag) continue;
 *     HEDDLE_RACES_IGNORE_END();
 *
 * Loads, stores and OpenSHMEM calls of this thread between the two are not compared with other accesses. The order that
 * the calls make is followed. Pairs may be nested. */
#ifndef HEDDLE_RACES_H
#define HEDDLE_RACES_H

#if defined(__SANITIZE_THREAD__)
#define HEDDLE_RACES_INSTRUMENTED 1
#elif defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define HEDDLE_RACES_INSTRUMENTED 1
#endif
#endif

#ifdef HEDDLE_RACES_INSTRUMENTED
#ifdef __cplusplus
extern "C" {
#endif
/* libtsan has these functions, too, so that a program may be compiled with -fsanitize=thread. */
void AnnotateIgnoreReadsBegin(const char *file, int line);
void AnnotateIgnoreReadsEnd(const char *file, int line);
void AnnotateIgnoreWritesBegin(const char *file, int line);
void AnnotateIgnoreWritesEnd(const char *file, int line);
#ifdef __cplusplus
}
#endif
#define HEDDLE_RACES_IGNORE_BEGIN()                                                                                    \
    (AnnotateIgnoreReadsBegin(__FILE__, __LINE__), AnnotateIgnoreWritesBegin(__FILE__, __LINE__))
#define HEDDLE_RACES_IGNORE_END()                                                                                      \
    (AnnotateIgnoreWritesEnd(__FILE__, __LINE__), AnnotateIgnoreReadsEnd(__FILE__, __LINE__))
#else
#define HEDDLE_RACES_IGNORE_BEGIN() ((void)0)
#define HEDDLE_RACES_IGNORE_END() ((void)0)
#endif

#endif
