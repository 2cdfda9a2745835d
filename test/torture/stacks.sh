#!/bin/sh
# What is with each process of a job that hangs: called by one of its PEs, through TORTURE_ON_HANG. First what its connections have
# that has not arrived or was not taken, where ss is; then what its threads do, where gdb is.
pe=$PPID
[ "$(cat "/proc/$pe/comm")" = sh ] && pe=$(ps -o ppid= -p "$pe" | tr -d ' ')
job=$(ps -o ppid= -p "$pe" | tr -d ' ')
processes=$(ps -o pid= --ppid "$job")
echo "load $(cat /proc/loadavg); packets that processors have to hand on: $(awk '{print $12}' /proc/net/softnet_stat | tr '\n' ' ')"
for process in $processes; do
    ! command -v ss >/dev/null || ss -tnpo 2>/dev/null | awk -v who="pid=$process," 'index($0, who) && ($2 || $3)'
done
command -v gdb >/dev/null || exit 0
for process in $processes; do
    echo "process $process"
    gdb -p "$process" -batch -ex 'set pagination off' -ex 'thread apply all bt 10' 2>/dev/null | grep -E '^(Thread|#)' | cut -c1-140
done
exit 0
