/* A shared object with a variable of its own, for library_user.c. */
long in_library = 3;
long *library_variable(void) { return &in_library; }
