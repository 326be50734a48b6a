// A runtime that is as much of IREE's as generated headers ask for: lists and arrays that are counted, and functions
// in C in the place of compiled ones. It says how many objects are left, so that a caller that loses one is seen.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "iree/runtime/api.h"
#include "runtime.h"

enum { MOST = 16 };

typedef enum { KIND_NONE, KIND_VALUE, KIND_REF } kind_t;

typedef struct item_t {
  kind_t kind;
  iree_vm_value_t value;
  iree_vm_ref_t ref;
} item_t;

struct object_t {
  int references;
  bool is_list;
};

struct iree_hal_buffer_view_t {
  struct object_t object;
};

struct iree_vm_list_t {
  struct object_t object;
  iree_host_size_t count;
  item_t items[MOST];
};

struct iree_status_handle_t {
  const char* message;
};

static int live = 0;
static struct iree_status_handle_t failure;

int objects_that_live(void) { return live; }

static void* object_create(size_t size, bool is_list) {
  struct object_t* object = calloc(1, size);
  object->references = 1;
  object->is_list = is_list;
  live++;
  return object;
}

static void object_release(struct object_t* object) {
  if (!object || --object->references > 0) return;
  if (object->is_list) {
    iree_vm_list_t* list = (iree_vm_list_t*)object;
    for (iree_host_size_t i = 0; i < list->count; ++i) {
      if (list->items[i].kind == KIND_REF) {
        object_release(list->items[i].ref.ptr);
      }
    }
  }
  live--;
  free(object);
}

static iree_vm_ref_t object_retain(void* object) {
  iree_vm_ref_t ref = {object, 1};
  if (object) ((struct object_t*)object)->references++;
  return ref;
}

iree_hal_buffer_view_t* view_create(void) {
  return object_create(sizeof(iree_hal_buffer_view_t), false);
}

void view_release(iree_hal_buffer_view_t* view) {
  object_release(&view->object);
}

iree_status_t iree_status_make(int code, const char* message) {
  (void)code;
  failure.message = message;
  return &failure;
}
bool iree_status_is_ok(iree_status_t status) { return !status; }
void iree_status_ignore(iree_status_t status) { (void)status; }
iree_status_t iree_ok_status(void) { return NULL; }
iree_allocator_t iree_allocator_system(void) {
  iree_allocator_t allocator = {0};
  return allocator;
}
iree_string_view_t iree_make_cstring_view(const char* text) {
  iree_string_view_t view = {text, strlen(text)};
  return view;
}

#define VALUE(kind, ctype, KIND)                            \
  iree_vm_value_t iree_vm_value_make_##kind(ctype number) { \
    iree_vm_value_t value = {.type = KIND};                 \
    value.kind = number;                                    \
    return value;                                           \
  }
VALUE(i32, int32_t, IREE_VM_VALUE_TYPE_I32)
VALUE(i64, int64_t, IREE_VM_VALUE_TYPE_I64)
VALUE(f32, float, IREE_VM_VALUE_TYPE_F32)
VALUE(f64, double, IREE_VM_VALUE_TYPE_F64)

iree_vm_type_def_t iree_vm_make_undefined_type_def(void) {
  iree_vm_type_def_t type = {0};
  return type;
}
void iree_vm_ref_release(iree_vm_ref_t* ref) {
  object_release(ref->ptr);
  ref->ptr = NULL;
}

iree_status_t iree_vm_list_create(const iree_vm_type_def_t type,
                                  iree_host_size_t capacity,
                                  iree_allocator_t allocator,
                                  iree_vm_list_t** out) {
  (void)type, (void)capacity, (void)allocator;
  *out = object_create(sizeof(iree_vm_list_t), true);
  return NULL;
}
void iree_vm_list_release(iree_vm_list_t* list) {
  if (list) object_release(&list->object);
}
iree_vm_ref_t iree_vm_list_retain_ref(iree_vm_list_t* list) {
  return object_retain(list);
}
iree_vm_list_t* iree_vm_list_deref(const iree_vm_ref_t ref) {
  struct object_t* object = ref.ptr;
  return object && object->is_list ? ref.ptr : NULL;
}

static item_t* next(iree_vm_list_t* list, kind_t kind) {
  if (list->count == MOST) abort();
  list->items[list->count].kind = kind;
  return &list->items[list->count++];
}

static const item_t* item(const iree_vm_list_t* list, iree_host_size_t index,
                          kind_t kind) {
  if (index >= list->count || list->items[index].kind != kind) return NULL;
  return &list->items[index];
}

iree_status_t iree_vm_list_push_value(iree_vm_list_t* list,
                                      const iree_vm_value_t* value) {
  next(list, KIND_VALUE)->value = *value;
  return NULL;
}
iree_status_t iree_vm_list_push_ref_retain(iree_vm_list_t* list,
                                           const iree_vm_ref_t* value) {
  next(list, KIND_REF)->ref = object_retain(value->ptr);
  return NULL;
}
iree_status_t iree_vm_list_get_value_as(const iree_vm_list_t* list,
                                        iree_host_size_t index,
                                        iree_vm_value_type_t type,
                                        iree_vm_value_t* out) {
  const item_t* found = item(list, index, KIND_VALUE);
  if (!found || found->value.type != type) {
    return iree_status_make(3, "expected another number");
  }
  *out = found->value;
  return NULL;
}
iree_status_t iree_vm_list_get_ref_assign(const iree_vm_list_t* list,
                                          iree_host_size_t index,
                                          iree_vm_ref_t* out) {
  const item_t* found = item(list, index, KIND_REF);
  if (!found) return iree_status_make(3, "expected a reference");
  *out = found->ref;
  return NULL;
}
iree_status_t iree_vm_list_get_ref_retain(const iree_vm_list_t* list,
                                          iree_host_size_t index,
                                          iree_vm_ref_t* out) {
  iree_status_t status = iree_vm_list_get_ref_assign(list, index, out);
  if (!status) *out = object_retain(out->ptr);
  return status;
}
iree_hal_buffer_view_t* iree_vm_list_get_buffer_view_retain(
    const iree_vm_list_t* list, iree_host_size_t index) {
  const item_t* found = item(list, index, KIND_REF);
  struct object_t* object = found ? found->ref.ptr : NULL;
  return object && !object->is_list ? object_retain(object).ptr : NULL;
}
iree_vm_ref_t iree_hal_buffer_view_retain_ref(iree_hal_buffer_view_t* value) {
  return object_retain(value);
}
iree_vm_ref_t iree_hal_fence_retain_ref(iree_hal_fence_t* value) {
  return object_retain(value);
}

iree_status_t iree_runtime_call_initialize_by_name(
    iree_runtime_session_t* session, iree_string_view_t name,
    iree_runtime_call_t* out) {
  (void)session;
  const iree_vm_type_def_t type = {0};
  const iree_allocator_t allocator = {0};
  iree_runtime_call_t call = {0};
  call.function[0] = (void*)name.data;
  iree_vm_list_create(type, 0, allocator, &call.inputs);
  iree_vm_list_create(type, 0, allocator, &call.outputs);
  *out = call;
  return NULL;
}
void iree_runtime_call_deinitialize(iree_runtime_call_t* call) {
  iree_vm_list_release(call->inputs);
  iree_vm_list_release(call->outputs);
}
iree_vm_list_t* iree_runtime_call_inputs(const iree_runtime_call_t* call) {
  return call->inputs;
}
iree_vm_list_t* iree_runtime_call_outputs(const iree_runtime_call_t* call) {
  return call->outputs;
}
iree_status_t iree_runtime_call_invoke(iree_runtime_call_t* call,
                                       uint32_t flags) {
  (void)flags;
  return function_called(call->function[0], call->inputs, call->outputs);
}
