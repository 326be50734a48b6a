// Calls functions by the headers that abide wrote: what is passed arrives, what comes back is what they give, and no
// object is left. Says nothing where all of that holds.

#include <stdio.h>
#include <string.h>

#include "runtime.h"
#include "structures.h"

static int wrong = 0;

#define HOLDS(condition)                                       \
  do {                                                         \
    if (!(condition)) {                                        \
      fprintf(stderr, "line %d: %s\n", __LINE__, #condition);  \
      wrong++;                                                 \
    }                                                          \
  } while (0)

// What comes back of @pick in the place of an array.
static bool gives_a_number = false;

// pick(array, {k, w}): k + 1, and w.
static void pick(iree_vm_list_t* inputs, iree_vm_list_t* outputs) {
  iree_hal_buffer_view_t* array = iree_vm_list_get_buffer_view_retain(inputs, 0);
  HOLDS(array);
  view_release(array);
  module_pick_Opts_t opts = {0};
  HOLDS(iree_status_is_ok(module_pick_Opts_get(inputs, 1, &opts)));
  iree_vm_value_t k = iree_vm_value_make_i32(opts.k + 1);
  iree_vm_list_push_value(outputs, &k);
  if (gives_a_number) {
    iree_vm_list_push_value(outputs, &k);
  } else {
    iree_vm_ref_t w = iree_hal_buffer_view_retain_ref(opts.w);
    iree_vm_list_push_ref_retain(outputs, &w);
    iree_vm_ref_release(&w);
  }
  view_release(opts.w);
}

iree_status_t function_called(const char* name, iree_vm_list_t* inputs,
                              iree_vm_list_t* outputs) {
  if (strcmp(name, "module.pick") == 0) {
    pick(inputs, outputs);
    return iree_ok_status();
  }
  return iree_make_status(IREE_STATUS_INVALID_ARGUMENT, "no such function");
}

static void structures_arrive(void) {
  iree_hal_buffer_view_t* array = view_create();
  iree_hal_buffer_view_t* w = view_create();
  const module_pick_Opts_t opts = {.k = 41, .w = w};
  module_pick_Result0_t result = {0};
  HOLDS(iree_status_is_ok(module_pick(NULL, array, &opts, &result)));
  HOLDS(result.k == 42);
  HOLDS(result.scaled == w);
  view_release(result.scaled);
  // What is of another type is refused, and nothing is lost.
  gives_a_number = true;
  HOLDS(!iree_status_is_ok(module_pick(NULL, array, &opts, &result)));
  view_release(w);
  view_release(array);
}

int main(void) {
  structures_arrive();
  HOLDS(objects_that_live() == 0);
  return wrong != 0;
}
