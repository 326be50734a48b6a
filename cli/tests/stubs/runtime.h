// What a program with the runtime of these tests has beside IREE's API.

#ifndef ABIDE_TEST_RUNTIME_H_
#define ABIDE_TEST_RUNTIME_H_

#include "iree/runtime/api.h"

// How many lists and arrays there are.
int objects_that_live(void);

iree_hal_buffer_view_t* view_create(void);
void view_release(iree_hal_buffer_view_t* view);

// What the function with a name does; a program defines it.
iree_status_t function_called(const char* name, iree_vm_list_t* inputs,
                              iree_vm_list_t* outputs);

#endif  // ABIDE_TEST_RUNTIME_H_
