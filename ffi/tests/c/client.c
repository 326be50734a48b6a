/* A client in C: everything that crosses the boundary, by the header alone. */
#include <abide.h>
#include <assert.h>
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

_Static_assert(sizeof(TVMValue) == 8, "a value has eight bytes");
_Static_assert(sizeof(AbideDataType) == 4, "a data type has four bytes");

static void check(int status) {
  if (status != 0) {
    fprintf(stderr, "failed: %s\n", TVMGetLastError());
    exit(1);
  }
}

static TVMFunctionHandle get(const char* name) {
  TVMFunctionHandle function = NULL;
  check(TVMFuncGetGlobal(name, &function));
  assert(function != NULL);
  return function;
}

/* Passes a value through the library. */
static TVMValue echo(TVMValue value, int code, int* result_code) {
  TVMFunctionHandle function = get("abide.testing.echo");
  TVMValue result;
  check(AbideFuncCall(function, &value, &code, 1, &result, result_code));
  check(TVMFuncFree(function));
  return result;
}

static void values(void) {
  int code = -1;
  TVMValue value = {.v_int64 = INT64_MIN};
  assert(echo(value, ABIDE_INT, &code).v_int64 == INT64_MIN && code == ABIDE_INT);
  value.v_float64 = -INFINITY;
  assert(echo(value, ABIDE_FLOAT, &code).v_float64 == -INFINITY && code == ABIDE_FLOAT);
  value.v_float64 = NAN;
  assert(isnan(echo(value, ABIDE_FLOAT, &code).v_float64));
  value.v_bool = 1;
  assert(echo(value, ABIDE_BOOL, &code).v_bool == 1 && code == ABIDE_BOOL);
  value.v_handle = &code;
  assert(echo(value, ABIDE_HANDLE, &code).v_handle == &code && code == ABIDE_HANDLE);
  echo(value, ABIDE_NULL, &code);
  assert(code == ABIDE_NULL);
  value.v_type = (AbideDataType){2, 32, 4};
  TVMValue type = echo(value, ABIDE_DATA_TYPE, &code);
  assert(code == ABIDE_DATA_TYPE && type.v_type.bits == 32 && type.v_type.lanes == 4);
  value.v_device = (AbideDevice){2, 7};
  assert(echo(value, ABIDE_DEVICE, &code).v_device.device_id == 7 && code == ABIDE_DEVICE);
  value.v_str = "h\xc3\xa9";
  assert(strcmp(echo(value, ABIDE_STR, &code).v_str, value.v_str) == 0 && code == ABIDE_STR);
  TVMByteArray bytes = {"a\0b", 3};
  value.v_handle = &bytes;
  TVMByteArray* returned = echo(value, ABIDE_BYTES, &code).v_handle;
  assert(code == ABIDE_BYTES && returned->size == 3 && memcmp(returned->data, "a\0b", 3) == 0);
}

static void long_text(void) {
  const size_t size = 16u << 20;
  char* text = malloc(size + 1);
  memset(text, 'x', size);
  text[size] = 0;
  int code;
  TVMValue value = {.v_str = text};
  assert(strcmp(echo(value, ABIDE_STR, &code).v_str, text) == 0);
  value.v_str = "";
  assert(strcmp(echo(value, ABIDE_STR, &code).v_str, "") == 0 && code == ABIDE_STR);
  free(text);
}

/* Calls itself through the library until its argument is 0. */
static int nest(TVMValue* args, int* codes, int count, TVMRetValueHandle ret, void* resource) {
  TVMFunctionHandle self = *(TVMFunctionHandle*)resource;
  TVMValue result = {.v_int64 = 0};
  int code = ABIDE_INT;
  assert(count == 1 && codes[0] == ABIDE_INT);
  if (args[0].v_int64 > 0) {
    args[0].v_int64 -= 1;
    if (TVMFuncCall(self, args, codes, 1, &result, &code) != 0) return -1;
    result.v_int64 += 1;
  }
  check(TVMCFuncSetReturn(ret, &result, &code, 1));
  return 0;
}

static void nesting(void) {
  TVMFunctionHandle self;
  check(TVMFuncCreateFromCFunc(nest, &self, NULL, &self));
  TVMValue value = {.v_int64 = 60}, result;
  int code = ABIDE_INT, result_code;
  check(TVMFuncCall(self, &value, &code, 1, &result, &result_code));
  assert(result.v_int64 == 60);
  check(TVMFuncFree(self));
}

/* Each thread has texts and errors of its own. */
static void* work(void* argument) {
  TVMFunctionHandle function = get("abide.testing.echo");
  char text[32], expected[64];
  TVMValue value = {.v_str = text}, result;
  for (int call = 0; call < 10000; ++call) {
    int code = ABIDE_STR, result_code;
    snprintf(text, sizeof text, "%d of %d", call, *(int*)argument);
    check(TVMFuncCall(function, &value, &code, 1, &result, &result_code));
    snprintf(expected, sizeof expected, "TypeError: %s", text);
    TVMAPISetLastError(expected);
    assert(strcmp(result.v_str, text) == 0 && strcmp(TVMGetLastError(), expected) == 0);
  }
  check(TVMFuncFree(function));
  return NULL;
}

static void threads(void) {
  pthread_t running[8];
  int numbers[8];
  for (int thread = 0; thread < 8; ++thread) {
    numbers[thread] = thread;
    assert(pthread_create(&running[thread], NULL, work, &numbers[thread]) == 0);
  }
  for (int thread = 0; thread < 8; ++thread) assert(pthread_join(running[thread], NULL) == 0);
}

/* The front ends of TVM and DGL are not told of what they have no code for. */
static void dialects(void) {
  TVMFunctionHandle function = get("abide.testing.echo");
  TVMValue value = {.v_type = {2, 32, 4}}, result;
  int code = ABIDE_DATA_TYPE, result_code;
  check(DGLFuncCall(function, &value, &code, 1, &result, &result_code));
  assert(result_code == ABIDE_STR && strcmp(result.v_str, "float32x4") == 0);
  code = ABIDE_BOOL;
  assert(DGLFuncCall(function, &value, &code, 1, &result, &result_code) == -1);
  value.v_bool = 1;
  check(TVMFuncCall(function, &value, &code, 1, &result, &result_code));
  assert(result_code == ABIDE_BOOL && result.v_bool == 1);
  check(DGLFuncFree(function));
}

static int finalized = 0;

static void finalize(void* resource) {
  assert(resource == &finalized);
  finalized += 1;
}

/* Returns the sum of its arguments, or calls the function that is its first one with the second. */
static int callback(TVMValue* args, int* codes, int count, TVMRetValueHandle ret, void* resource) {
  assert(resource == &finalized);
  TVMValue result = {.v_int64 = 0};
  int code = ABIDE_INT;
  if (count > 0 && codes[0] == ABIDE_FUNCTION) {
    check(TVMCbArgToReturn(&args[0], &codes[0]));
    TVMFunctionHandle function = args[0].v_handle;
    int status = TVMFuncCall(function, args + 1, codes + 1, count - 1, &result, &code);
    if (status == 0) check(TVMCFuncSetReturn(ret, &result, &code, 1));
    check(TVMFuncFree(function));
    return status;
  }
  for (int index = 0; index < count; ++index) {
    if (codes[index] != ABIDE_INT) {
      TVMAPISetLastError("TypeError: this adds integers");
      return -1;
    }
    result.v_int64 += args[index].v_int64;
  }
  assert(TVMCFuncSetReturn(ret, &result, &code, 2) == -1);
  check(TVMCFuncSetReturn(ret, &result, &code, 1));
  return 0;
}

static void callbacks(void) {
  TVMFunctionHandle add, found, missing;
  check(TVMFuncCreateFromCFunc(callback, &finalized, finalize, &add));
  check(TVMFuncRegisterGlobal("client.add", add, 0));
  assert(TVMFuncRegisterGlobal("client.add", add, 0) == -1);
  assert(strstr(TVMGetLastError(), "Global PackedFunc client.add is already registered"));
  found = get("client.add");
  TVMValue args[3] = {{.v_int64 = 1}, {.v_int64 = 2}, {.v_int64 = 3}}, result;
  int codes[3] = {ABIDE_INT, ABIDE_INT, ABIDE_INT}, code;
  check(TVMFuncCall(found, args, codes, 3, &result, &code));
  assert(code == ABIDE_INT && result.v_int64 == 6);
  /* The callback calls itself. */
  args[0].v_handle = found;
  codes[0] = ABIDE_FUNCTION;
  check(TVMFuncCall(add, args, codes, 3, &result, &code));
  assert(result.v_int64 == 5 && args[0].v_handle == found);
  codes[1] = ABIDE_NULL;
  assert(TVMFuncCall(add, args, codes, 3, &result, &code) == -1);
  assert(strcmp(TVMGetLastError(), "TypeError: this adds integers") == 0);
  check(TVMFuncRemoveGlobal("client.add"));
  check(TVMFuncRemoveGlobal("client.add"));
  check(TVMFuncGetGlobal("client.add", &missing));
  assert(missing == NULL && finalized == 0);
  check(TVMFuncFree(found));
  check(TVMFuncFree(add));
  /* What was in the registry is kept for good. */
  assert(finalized == 0);
  check(TVMFuncCreateFromCFunc(callback, &finalized, finalize, &add));
  check(TVMFuncFree(add));
  assert(finalized == 1);
}

/* Frees the handle by which it is called. */
static int free_itself(TVMValue* args, int* codes, int count, TVMRetValueHandle ret, void* resource) {
  (void)args, (void)codes, (void)ret;
  TVMFunctionHandle* self = resource;
  assert(count == 0);
  check(TVMFuncFree(*self));
  *self = NULL;
  return 0;
}

static void finalize_it(void* resource) {
  /* The function is over: it has freed its handle. */
  assert(*(TVMFunctionHandle*)resource == NULL);
  finalized += 1;
}

static void lifetimes(void) {
  TVMFunctionHandle self, echo = get("abide.testing.echo");
  int before = finalized, code = ABIDE_INT;
  check(TVMFuncCreateFromCFunc(free_itself, &self, finalize_it, &self));
  TVMValue value = {.v_int64 = 7};
  check(TVMFuncCall(self, NULL, NULL, 0, &value, &code));
  assert(code == ABIDE_NULL && finalized == before + 1);
  /* The result takes the place of the argument. */
  value.v_str = "text";
  code = ABIDE_STR;
  check(AbideFuncCall(echo, &value, &code, 1, &value, &code));
  assert(code == ABIDE_STR && strcmp(value.v_str, "text") == 0);
  /* Bytes that cannot be where they are said to be. */
  TVMByteArray bytes = {.data = NULL, .size = 5};
  value.v_handle = &bytes;
  code = ABIDE_BYTES;
  TVMValue result;
  int result_code;
  assert(AbideFuncCall(echo, &value, &code, 1, &result, &result_code) == -1);
  assert(strcmp(TVMGetLastError(), "ValueError: argument 0: 5 bytes are at a null pointer") == 0);
  bytes = (TVMByteArray){.data = "x", .size = SIZE_MAX};
  assert(AbideFuncCall(echo, &value, &code, 1, &result, &result_code) == -1);
  assert(strstr(TVMGetLastError(), "bytes are too many"));
  bytes = (TVMByteArray){.data = NULL, .size = 0};
  check(AbideFuncCall(echo, &value, &code, 1, &result, &result_code));
  check(TVMFuncFree(echo));
}

static void errors(void) {
  TVMFunctionHandle function = get("abide.testing.panic");
  TVMValue value = {.v_str = "oh"}, result;
  int code = ABIDE_STR, result_code;
  assert(TVMFuncCall(function, &value, &code, 1, &result, &result_code) == -1);
  assert(strcmp(TVMGetLastError(), "InternalError: the function panicked: oh") == 0);
  assert(TVMFuncCall(NULL, &value, &code, 1, &result, &result_code) == -1);
  assert(TVMFuncCall(function, NULL, NULL, 1, &result, &result_code) == -1);
  assert(TVMFuncCall(function, &value, &code, -1, &result, &result_code) == -1);
  assert(TVMFuncCall(function, &value, &code, 1, NULL, NULL) == -1);
  assert(TVMFuncGetGlobal(NULL, &function) == -1 && TVMFuncGetGlobal("x", NULL) == -1);
  code = 13;
  assert(TVMFuncCall(function, &value, &code, 1, &result, &result_code) == -1);
  assert(strstr(TVMGetLastError(), "TypeError: argument 0: an array (type code 13)"));
  value.v_str = "\xff";
  code = ABIDE_STR;
  assert(TVMFuncCall(function, &value, &code, 1, &result, &result_code) == -1);
  assert(strstr(TVMGetLastError(), "ValueError: argument 0: the text is not UTF-8"));
  assert(TVMArrayAlloc(NULL, 0, 0, 0, 0, 0, 0, NULL) == -1);
  assert(strstr(TVMGetLastError(), "NotImplementedError: TVMArrayAlloc"));
  check(TVMFuncFree(function));
}

int main(void) {
  int count;
  const char** names;
  check(TVMFuncListGlobalNames(&count, &names));
  int found = 0;
  for (int index = 0; index < count; ++index) {
    found += strcmp(names[index], "abide.sip.decode") == 0;
    assert(index == 0 || strcmp(names[index - 1], names[index]) < 0);
  }
  assert(found == 1);
  values();
  dialects();
  callbacks();
  lifetimes();
  errors();
  long_text();
  nesting();
  threads();
  puts("passed");
  return 0;
}
