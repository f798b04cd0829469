# Build the page into OUT: cmake -DNPM=npm -DOUT=folder -P web/build_page.cmake
# A page that cannot be built is no reason to fail: `keypeg serve` says what is missing.
get_filename_component(WEB "${CMAKE_CURRENT_LIST_DIR}" ABSOLUTE)
foreach(step "install --silent --no-audit --no-fund" "run --silent build -- --logLevel warn --outDir ${OUT}")
  separate_arguments(arguments UNIX_COMMAND "${step}")
  execute_process(COMMAND "${NPM}" ${arguments} WORKING_DIRECTORY "${WEB}" RESULT_VARIABLE failed)
  if(failed)
    file(REMOVE_RECURSE "${OUT}")
    message(WARNING "the page could not be built (npm ${step})")
    return()
  endif()
endforeach()
execute_process(COMMAND node licences.mjs "${OUT}/licences.txt" WORKING_DIRECTORY "${WEB}" COMMAND_ERROR_IS_FATAL ANY)
