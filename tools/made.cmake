# Sources that are made in the build folder, from the tables of functions in src/api and the templates of the headers.
find_package(Python3 REQUIRED COMPONENTS Interpreter)
file(GLOB tables CONFIGURE_DEPENDS src/api/*.api src/api/*.h.in)
file(GLOB generators CONFIGURE_DEPENDS src/api/*.py)
set(HEDDLE_TABLES ${tables} ${generators})

# make_sources(name generator folder more...): sets `name` to the files that the generator makes in the folder, which it lists
# itself. The target `name` makes them; so does each target of this directory that has them, when the tables or what else is
# given have changed. A file whose text stays the same is not written, so nothing is compiled again.
function(make_sources name generator folder)
  set(from ${generator} ${HEDDLE_TABLES} ${ARGN})
  execute_process(COMMAND ${Python3_EXECUTABLE} -B ${generator} --list OUTPUT_VARIABLE files
    OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${from})
  string(REPLACE "\n" ";" files "${files}")
  list(TRANSFORM files PREPEND ${folder}/)
  add_custom_command(OUTPUT ${files} DEPENDS ${from} VERBATIM COMMENT "Making ${name}"
    COMMAND ${Python3_EXECUTABLE} -B ${generator} ${folder})
  add_custom_target(${name} DEPENDS ${files})
  set(${name} ${files} PARENT_SCOPE)
endfunction()
