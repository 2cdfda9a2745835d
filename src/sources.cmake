# Writes OUTPUT, a header that defines HEDDLE_SOURCES: a hash of all that is compiled in the folder SOURCE, or made to be.
file(GLOB_RECURSE files RELATIVE ${SOURCE} ${SOURCE}/*.c ${SOURCE}/*.h ${SOURCE}/*.inl ${SOURCE}/*.def ${SOURCE}/*.api
  ${SOURCE}/*.py)
list(SORT files)
set(hashes "")
foreach(file ${files})
  file(SHA256 ${SOURCE}/${file} hash)
  string(APPEND hashes "${file} ${hash}\n")
endforeach()
string(SHA256 hash "${hashes}")
string(SUBSTRING ${hash} 0 12 hash)
file(WRITE ${OUTPUT} "#define HEDDLE_SOURCES \"${hash}\"\n")
