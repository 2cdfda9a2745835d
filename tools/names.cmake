# The other names of tools: the tool, the name, and the component that it is installed with (tools/install). Those that begin
# with shmem are what other libraries call theirs, for scripts that say so.
set(HEDDLE_TOOL_NAMES
  "oshcc oshc++ development" "oshcc oshcxx development" "oshcc oshCC development" "oshcc oshfort development"
  "oshinfo osh_info tools"
  "oshcc shmemcc compatibility" "oshcc shmemc++ compatibility" "oshcc shmemcxx compatibility" "oshcc shmemCC compatibility"
  "oshcc shmemfort compatibility" "oshrun shmemrun compatibility")
