# Libraries and programs of others, which Heddle can do without. What a build lacks then, and how to have it, is a line of $BUILD/left-out,
# "no WHAT: CURE", for people, the Makefile and the tests.
set(HEDDLE_LEFT_OUT ${CMAKE_BINARY_DIR}/left-out)
file(WRITE ${HEDDLE_LEFT_OUT} "")
find_package(PkgConfig QUIET)

function(leave_out what cure)
  message(STATUS "no ${what}: ${cure}")
  file(APPEND ${HEDDLE_LEFT_OUT} "no ${what}: ${cure}\n")
endfunction()

# find_emulator(): sets HEDDLE_RUNS_TOOLS. The manual and the completions are made from the --help of the tools. A cross build runs the
# tools through CMAKE_CROSSCOMPILING_EMULATOR; without an emulator it leaves both out.
function(find_emulator)
  if(CMAKE_CROSSCOMPILING AND NOT CMAKE_CROSSCOMPILING_EMULATOR)
    leave_out("manual and completions" "configure with -DCMAKE_CROSSCOMPILING_EMULATOR=PROGRAM, such as qemu-aarch64")
    set(HEDDLE_RUNS_TOOLS OFF PARENT_SCOPE)
  else()
    set(HEDDLE_RUNS_TOOLS ON PARENT_SCOPE)
  endif()
endfunction()

# find_engine(NAME what package library): HEDDLE_NAME says whether it is used; NAME_FOUND whether it is there, and if not,
# NAME_CURE how to have it. `library` is a module of pkg-config, and then linked with as PkgConfig::NAME, or a file that is
# loaded when it is needed, or program:WHICH, and then NAME_FOUND is its path.
function(find_engine name what package library)
  set(HEDDLE_${name} AUTO CACHE STRING "${what}: AUTO, if ${package} is installed; ON, which it has to be; OFF")
  set_property(CACHE HEDDLE_${name} PROPERTY STRINGS AUTO ON OFF)
  set(cure "apt-get install ${package}, then make")
  if(NOT HEDDLE_${name} MATCHES "^(AUTO|ON|OFF)$")
    message(FATAL_ERROR "HEDDLE_${name} is ${HEDDLE_${name}}, not AUTO, ON or OFF")
  elseif(HEDDLE_${name} STREQUAL OFF)
    unset(${name}_FOUND CACHE)
    set(cure "configure with -DHEDDLE_${name}=AUTO")
  elseif(library MATCHES "[.]so")
    find_library(${name}_FOUND ${library})
  elseif(library MATCHES "^program:(.*)")
    find_program(${name}_FOUND ${CMAKE_MATCH_1})
  elseif(PKG_CONFIG_FOUND)
    pkg_check_modules(${name} QUIET IMPORTED_TARGET GLOBAL ${library})
  endif()
  if(NOT ${name}_FOUND AND HEDDLE_${name} STREQUAL ON)
    message(FATAL_ERROR "HEDDLE_${name} is ON, but there is no ${library}: ${cure}")
  elseif(NOT ${name}_FOUND)
    set(${name}_CURE "${cure}" PARENT_SCOPE)
    leave_out("${what}" "${cure}")
  endif()
endfunction()
