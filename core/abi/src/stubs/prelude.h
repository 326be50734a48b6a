#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "iree/runtime/api.h"

#ifndef ABIDE_IREE_LISTS_H_
#define ABIDE_IREE_LISTS_H_

// Puts values into lists of the VM, and takes them out of them.

#define ABIDE_NUMBER(kind, type, KIND)                                         \
  static inline iree_status_t abide_push_##kind(iree_vm_list_t* list,          \
                                                type number) {                 \
    iree_vm_value_t value = iree_vm_value_make_##kind(number);                 \
    return iree_vm_list_push_value(list, &value);                              \
  }                                                                            \
  ABIDE_GET(kind, type, kind, KIND)

#define ABIDE_GET(name, type, kind, KIND)                                      \
  static inline iree_status_t abide_get_##name(                                \
      iree_vm_list_t* list, iree_host_size_t index, type* out) {               \
    iree_vm_value_t value;                                                     \
    iree_status_t status = iree_vm_list_get_value_as(                          \
        list, index, IREE_VM_VALUE_TYPE_##KIND, &value);                       \
    if (iree_status_is_ok(status)) *out = (type)value.kind;                    \
    return status;                                                             \
  }

ABIDE_NUMBER(i32, int32_t, I32)
ABIDE_NUMBER(i64, int64_t, I64)
ABIDE_NUMBER(f32, float, F32)
ABIDE_NUMBER(f64, double, F64)
ABIDE_GET(bool, bool, i32, I32)
ABIDE_GET(i8, int8_t, i32, I32)
ABIDE_GET(i16, int16_t, i32, I32)
ABIDE_GET(u8, uint8_t, i32, I32)
ABIDE_GET(u16, uint16_t, i32, I32)
ABIDE_GET(u32, uint32_t, i32, I32)
ABIDE_GET(u64, uint64_t, i64, I64)

#undef ABIDE_NUMBER
#undef ABIDE_GET

static inline iree_status_t abide_push_ref(iree_vm_list_t* list,
                                           const iree_vm_ref_t* value) {
  return iree_vm_list_push_ref_retain(list, value);
}

// Puts a reference into a list, which takes it over.
static inline iree_status_t abide_move_ref(iree_vm_list_t* list,
                                           iree_vm_ref_t ref) {
  iree_status_t status = iree_vm_list_push_ref_retain(list, &ref);
  iree_vm_ref_release(&ref);
  return status;
}

static inline iree_status_t abide_push_view(iree_vm_list_t* list,
                                            iree_hal_buffer_view_t* value) {
  return abide_move_ref(list, iree_hal_buffer_view_retain_ref(value));
}

static inline iree_status_t abide_push_fence(iree_vm_list_t* list,
                                             iree_hal_fence_t* value) {
  return abide_move_ref(list, iree_hal_fence_retain_ref(value));
}

static inline iree_status_t abide_list_create(iree_host_size_t count,
                                              iree_vm_list_t** out) {
  return iree_vm_list_create(iree_vm_make_undefined_type_def(), count,
                             iree_allocator_system(), out);
}

// Puts a list that was made for it into another one, if it was filled.
static inline iree_status_t abide_push_list(iree_vm_list_t* out,
                                            iree_vm_list_t* list,
                                            iree_status_t status) {
  if (iree_status_is_ok(status)) {
    status = abide_move_ref(out, iree_vm_list_retain_ref(list));
  }
  iree_vm_list_release(list);
  return status;
}

static inline iree_status_t abide_get_ref(iree_vm_list_t* list,
                                          iree_host_size_t index,
                                          iree_vm_ref_t* out) {
  iree_vm_ref_t none = {0};
  *out = none;
  return iree_vm_list_get_ref_retain(list, index, out);
}

static inline iree_status_t abide_get_view(iree_vm_list_t* list,
                                           iree_host_size_t index,
                                           iree_hal_buffer_view_t** out) {
  *out = iree_vm_list_get_buffer_view_retain(list, index);
  if (*out) return iree_ok_status();
  return iree_make_status(IREE_STATUS_INVALID_ARGUMENT, "expected an array");
}

// The list within a list, which keeps it.
static inline iree_vm_list_t* abide_get_list(iree_vm_list_t* list,
                                             iree_host_size_t index) {
  iree_vm_ref_t ref = {0};
  iree_status_t status = iree_vm_list_get_ref_assign(list, index, &ref);
  if (iree_status_is_ok(status)) return iree_vm_list_deref(ref);
  iree_status_ignore(status);
  return NULL;
}

static inline iree_status_t abide_no_list(void) {
  return iree_make_status(IREE_STATUS_INVALID_ARGUMENT, "expected a list");
}

#endif  // ABIDE_IREE_LISTS_H_
