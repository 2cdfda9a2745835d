// Never compiles.
#error "not for this library"
