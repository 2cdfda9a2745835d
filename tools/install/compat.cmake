# compat, beside the folder of the headers: a prefix for projects that look for another OpenSHMEM library by its names, in
# DIR/include, DIR/lib, DIR/bin or with DIR/lib/pkgconfig. It has links into the rest of the installation.
#
#   libsma, liboshmem    Kokkos Remote Spaces, Neko, bindings of other languages
#   libpmi_simple        a part of SOS that programs of SOS are linked with; Heddle has no use for it
#   oshmem.pc, osss-ucx.pc, sandia-openshmem.pc    HPX
cmake_path(REMOVE_FILENAME CMAKE_INSTALL_INCLUDEDIR OUTPUT_VARIABLE compat)
string(APPEND compat compat)
set(made ${CMAKE_BINARY_DIR}/installed/compat)
file(MAKE_DIRECTORY ${made}/lib/pkgconfig)

# compat_link(link target): a link in compat, to a path below the prefix.
function(compat_link link target)
  cmake_path(GET link PARENT_PATH folder)
  file(RELATIVE_PATH there ${CMAKE_INSTALL_PREFIX}/${compat}/${folder} ${CMAKE_INSTALL_PREFIX}/${target})
  file(CREATE_LINK ${there} ${made}/${link} SYMBOLIC)
  install(FILES ${made}/${link} DESTINATION ${compat}/${folder} COMPONENT compatibility)
endfunction()

compat_link(include ${CMAKE_INSTALL_INCLUDEDIR})
compat_link(bin ${CMAKE_INSTALL_BINDIR})
foreach(name sma oshmem pmi_simple)
  compat_link(lib/lib${name}.so ${CMAKE_INSTALL_LIBDIR}/libheddle.so)
endforeach()
foreach(name libheddle.so libheddle.so.${HEDDLE_SOVERSION}) # by its soname, for the loader with DIR/lib as the rpath
  compat_link(lib/${name} ${CMAKE_INSTALL_LIBDIR}/${name})
endforeach()
foreach(PC_NAME oshmem osss-ucx sandia-openshmem)
  configure_file(compat.pc.in ${made}/lib/pkgconfig/${PC_NAME}.pc @ONLY)
  install(FILES ${made}/lib/pkgconfig/${PC_NAME}.pc DESTINATION ${compat}/lib/pkgconfig COMPONENT compatibility)
endforeach()
