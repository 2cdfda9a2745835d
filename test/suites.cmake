# The two suites: `make test` runs the quick tests, `make test-all` runs all. Every test that is not quick gets the label
# `more` here, and nowhere else.
#
# The quick tests call each function and use each route between PEs once. A test is quick unless one of two rules applies:
#   1. The program runs at several numbers of PEs. Then one of the tests NAME/N is quick: 3 PEs if possible, else 2, 4 or 1.
#      Three PEs have a root, a last PE and a PE in between, and are not a power of two.
#   2. The name matches one of these patterns.
set(more_tests
  # Other flavours of a program that api/routes or torture runs over the same route.
  "^wire/ofi/"
  # Jobs of many more PEs than processors.
  "^api/routes/crowd"
  "^semantics/.*/(card|ordered_card|early_card|ofi:shm|ucx:posix,self|allocated)$"
  "^semantics/(registered|domains)/(lanes|lock|policy|tls)"
  "^(semantics|examples|api|coll)/.*/nodes/([0-9]+:[3-9]|5:2:cyclic|6:2:cyclic)$"
  "^semantics/collectives/HEDDLE_"
  "^semantics/.*/bound$"
  "^cxx/hpp20/"
  # Tools, packages and launchers of other projects.
  "^install/(install|packages|fresh/|spack|conda|foreign|recipes|documents)$|^install/fresh/"
  "^site/|^guide/transcripts|^(python/(package|typing)|rust/crate|fortran/oshfort|cxx/outside)$"
  "^tools/(follow/|wire_test|engines|completion)"
  "^hosts/(hybrid|mpirun|hydra|pmi2|srun|builds)|^faults/(between_hosts|compare)$"
  # Benchmarks and models: they look for faults in the code, which a user's machine does not change.
  "^(bench|model)/|^core/scale$|^base/lock_model$|^man/manual$"
  # All other programs, again.
  "^check/suite_"
  # Programs without one of their synchronisations each.
  "^check/removals$")
# Exceptions from both rules.
set(quick_tests
  "^hosts/oshrun/2x2/places$"
  "^hosts/mpirun/2x1/places"
  "^api/coverage_wait/1$" # thorough with one PE
  "^context/requests/16$|^semantics/crowd/16$" # the number of lanes; more PEs than processors
  "^semantics/(requests|rma|amo|collectives)/nodes/card$")

# quickest_pes(name tests variable): the number of PEs at which the quick suite runs the tests NAME/N.
function(quickest_pes name tests variable)
  set(${variable} 0 PARENT_SCOPE)
  foreach(n 1 4 2 3)
    if("${name}/${n}" IN_LIST tests)
      set(${variable} ${n} PARENT_SCOPE)
    endif()
  endforeach()
endfunction()

# matches_one_of(name patterns variable)
function(matches_one_of name patterns variable)
  foreach(pattern ${patterns})
    if(name MATCHES "${pattern}")
      set(${variable} TRUE PARENT_SCOPE)
      return()
    endif()
  endforeach()
  set(${variable} FALSE PARENT_SCOPE)
endfunction()

# Sets the label of all tests of this folder, and notes whether the folder has a quick one.
function(label_tests)
  get_property(tests DIRECTORY PROPERTY TESTS)
  foreach(test ${tests})
    matches_one_of(${test} "${more_tests}" more)
    if(test MATCHES "^(.*)/([0-9]+)$")
      set(n ${CMAKE_MATCH_2})
      quickest_pes(${CMAKE_MATCH_1} "${tests}" best)
      if(best GREATER 0 AND NOT best EQUAL n)
        set(more TRUE)
      endif()
    endif()
    matches_one_of(${test} "${quick_tests}" quick)
    get_test_property(${test} LABELS labels)
    if("scheduler" IN_LIST labels)
      continue()
    endif()
    if(more AND NOT quick)
      set_property(TEST ${test} APPEND PROPERTY LABELS more)
    else()
      set_property(GLOBAL APPEND PROPERTY folders_of_quick_tests ${CMAKE_CURRENT_SOURCE_DIR})
    endif()
  endforeach()
  set_property(DIRECTORY PROPERTY has_labels TRUE)
endfunction()

# Calls label_tests at the end of this folder's CMakeLists.txt. All functions that register tests call this one.
function(label_tests_later)
  get_property(is_deferred DIRECTORY PROPERTY labels_deferred)
  if(NOT is_deferred)
    set_property(DIRECTORY PROPERTY labels_deferred TRUE)
    cmake_language(DEFER CALL label_tests)
  endif()
endfunction()

# folders_below(folder variable): the folder and all that it adds.
function(folders_below folder variable)
  set(all ${folder})
  get_property(children DIRECTORY ${folder} PROPERTY SUBDIRECTORIES)
  foreach(child ${children})
    folders_below(${child} more)
    list(APPEND all ${more})
  endforeach()
  set(${variable} ${all} PARENT_SCOPE)
endfunction()

# The target tests_quick: the programs and libraries of all folders that have quick tests.
function(add_tests_quick)
  add_custom_target(tests_quick)
  get_property(quick GLOBAL PROPERTY folders_of_quick_tests)
  folders_below(${CMAKE_CURRENT_SOURCE_DIR} folders)
  foreach(folder ${folders})
    get_property(tests DIRECTORY ${folder} PROPERTY TESTS)
    get_property(has_labels DIRECTORY ${folder} PROPERTY has_labels)
    if(tests AND NOT has_labels)
      message(FATAL_ERROR "${folder}/CMakeLists.txt: add label_tests_later()")
    endif()
    get_property(targets DIRECTORY ${folder} PROPERTY BUILDSYSTEM_TARGETS)
    foreach(target ${targets})
      get_target_property(type ${target} TYPE)
      if(folder IN_LIST quick AND type MATCHES "^(EXECUTABLE|.*_LIBRARY)$")
        add_dependencies(tests_quick ${target})
      endif()
    endforeach()
  endforeach()
endfunction()
