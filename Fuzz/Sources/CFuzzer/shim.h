#include <stddef.h>

/// Runs libFuzzer with the arguments of a program.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*callback)(const unsigned char *, size_t));
