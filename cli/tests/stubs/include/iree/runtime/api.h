// What generated headers use of IREE's C API, declared for a compiler: the wheels of IREE have no headers. The names
// and types are those of iree/runtime/call.h, iree/vm/list.h, iree/vm/value.h and iree/modules/hal/types.h of IREE 3.

#ifndef ABIDE_TEST_IREE_RUNTIME_API_H_
#define ABIDE_TEST_IREE_RUNTIME_API_H_

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef size_t iree_host_size_t;
typedef struct iree_status_handle_t* iree_status_t;
typedef struct iree_allocator_t {
  void* self;
  void* ctl;
} iree_allocator_t;
typedef struct iree_string_view_t {
  const char* data;
  iree_host_size_t size;
} iree_string_view_t;
typedef struct iree_vm_list_t iree_vm_list_t;
typedef struct iree_hal_buffer_view_t iree_hal_buffer_view_t;
typedef struct iree_hal_fence_t iree_hal_fence_t;
typedef struct iree_runtime_session_t iree_runtime_session_t;
typedef struct iree_runtime_call_t {
  void* session;
  void* function[2];
  iree_vm_list_t* inputs;
  iree_vm_list_t* outputs;
} iree_runtime_call_t;
typedef struct iree_vm_ref_t {
  void* ptr;
  uint64_t type;
} iree_vm_ref_t;
typedef struct iree_vm_type_def_t {
  uintptr_t value;
} iree_vm_type_def_t;
typedef enum iree_vm_value_type_e {
  IREE_VM_VALUE_TYPE_I32,
  IREE_VM_VALUE_TYPE_I64,
  IREE_VM_VALUE_TYPE_F32,
  IREE_VM_VALUE_TYPE_F64,
} iree_vm_value_type_t;
typedef struct iree_vm_value_t {
  iree_vm_value_type_t type;
  union {
    int32_t i32;
    int64_t i64;
    float f32;
    double f64;
  };
} iree_vm_value_t;
enum { IREE_STATUS_INVALID_ARGUMENT = 3 };

iree_status_t iree_status_make(int code, const char* message);
#define iree_make_status(code, message) iree_status_make(code, message)
bool iree_status_is_ok(iree_status_t status);
void iree_status_ignore(iree_status_t status);
iree_status_t iree_ok_status(void);
iree_allocator_t iree_allocator_system(void);
iree_string_view_t iree_make_cstring_view(const char* text);

iree_vm_value_t iree_vm_value_make_i32(int32_t value);
iree_vm_value_t iree_vm_value_make_i64(int64_t value);
iree_vm_value_t iree_vm_value_make_f32(float value);
iree_vm_value_t iree_vm_value_make_f64(double value);
iree_vm_type_def_t iree_vm_make_undefined_type_def(void);
void iree_vm_ref_release(iree_vm_ref_t* ref);

iree_status_t iree_vm_list_create(const iree_vm_type_def_t type,
                                  iree_host_size_t capacity,
                                  iree_allocator_t allocator,
                                  iree_vm_list_t** out);
void iree_vm_list_release(iree_vm_list_t* list);
iree_vm_ref_t iree_vm_list_retain_ref(iree_vm_list_t* list);
iree_vm_list_t* iree_vm_list_deref(const iree_vm_ref_t ref);
iree_status_t iree_vm_list_push_value(iree_vm_list_t* list,
                                      const iree_vm_value_t* value);
iree_status_t iree_vm_list_push_ref_retain(iree_vm_list_t* list,
                                           const iree_vm_ref_t* value);
iree_status_t iree_vm_list_get_value_as(const iree_vm_list_t* list,
                                        iree_host_size_t index,
                                        iree_vm_value_type_t type,
                                        iree_vm_value_t* out);
iree_status_t iree_vm_list_get_ref_assign(const iree_vm_list_t* list,
                                          iree_host_size_t index,
                                          iree_vm_ref_t* out);
iree_status_t iree_vm_list_get_ref_retain(const iree_vm_list_t* list,
                                          iree_host_size_t index,
                                          iree_vm_ref_t* out);
iree_hal_buffer_view_t* iree_vm_list_get_buffer_view_retain(
    const iree_vm_list_t* list, iree_host_size_t index);
iree_vm_ref_t iree_hal_buffer_view_retain_ref(iree_hal_buffer_view_t* value);
iree_vm_ref_t iree_hal_fence_retain_ref(iree_hal_fence_t* value);

iree_status_t iree_runtime_call_initialize_by_name(
    iree_runtime_session_t* session, iree_string_view_t name,
    iree_runtime_call_t* out);
void iree_runtime_call_deinitialize(iree_runtime_call_t* call);
iree_vm_list_t* iree_runtime_call_inputs(const iree_runtime_call_t* call);
iree_vm_list_t* iree_runtime_call_outputs(const iree_runtime_call_t* call);
iree_status_t iree_runtime_call_invoke(iree_runtime_call_t* call,
                                       uint32_t flags);

#endif  // ABIDE_TEST_IREE_RUNTIME_API_H_
