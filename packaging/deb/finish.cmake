# CPack runs this on what is installed below its folder, a folder for each package, before it packs them.
execute_process(COMMAND ${CPACK_FINISH} ${CPACK_TEMPORARY_DIRECTORY} COMMAND_ERROR_IS_FATAL ANY)
