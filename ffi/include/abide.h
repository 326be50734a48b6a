/*
 * The C ABI of libabide: packed functions, as TVM's and DGL's front ends call them.
 *
 * A value is eight bytes and a code for their type. All functions of type int return 0, or -1
 * after an error; TVMGetLastError returns the reason.
 *
 * The functions have the prefixes TVM, DGL and Abide, with one difference: those with the prefix Abide return
 * truth values (ABIDE_BOOL) and data types (ABIDE_DATA_TYPE) as such. Those of DGL, and of TVM until a front end
 * has sent an ABIDE_BOOL itself, return truth values as integers and data types as text.
 *
 * This file is made of the library's table of symbols: run the tests with UPDATE_EXPECT=1.
 */
#ifndef ABIDE_H
#define ABIDE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* What a value is. */
enum {
  ABIDE_INT = 0, /* v_int64 */
  ABIDE_FLOAT = 2, /* v_float64 */
  ABIDE_HANDLE = 3, /* v_handle */
  ABIDE_NULL = 4, /* nothing */
  ABIDE_DATA_TYPE = 5, /* v_type */
  ABIDE_DEVICE = 6, /* v_device */
  ABIDE_FUNCTION = 10, /* v_handle: a TVMFunctionHandle */
  ABIDE_STR = 11, /* v_str: UTF-8 that ends with a 0 */
  ABIDE_BYTES = 12, /* v_handle: a TVMByteArray* */
  ABIDE_BOOL = 15, /* v_bool */
};

/* The type of the elements of an array, as in DLPack. */
typedef struct {
  uint8_t code;
  uint8_t bits;
  uint16_t lanes;
} AbideDataType;

/* A device, as in DLPack. */
typedef struct {
  int32_t device_type;
  int32_t device_id;
} AbideDevice;

/* Bytes with their number. */
typedef struct {
  const char* data;
  size_t size;
} TVMByteArray;

/* Eight bytes that mean what the code beside them says. */
typedef union {
  int64_t v_int64;
  double v_float64;
  void* v_handle;
  const char* v_str;
  AbideDataType v_type;
  AbideDevice v_device;
  uint8_t v_bool;
} TVMValue;

/* A function. */
typedef void* TVMFunctionHandle;

/* Where the result of a callback goes. */
typedef void* TVMRetValueHandle;

/* A callback: arguments, their codes, their number, where the result goes, and what it was created
 * with. It gives 0, or -1 after it has set an error. */
typedef int (*TVMPackedCFunc)(TVMValue* args, int* type_codes, int num_args, TVMRetValueHandle ret,
                              void* resource_handle);

/* Runs when the last reference to a callback is gone. */
typedef void (*TVMPackedCFuncFinalizer)(void* resource_handle);

/* The names of all functions, sorted. The array belongs to the library and stays until the same
 * thread asks again. */
int TVMFuncListGlobalNames(int* out_size, const char*** out_array);
int DGLFuncListGlobalNames(int* out_size, const char*** out_array);
int AbideFuncListGlobalNames(int* out_size, const char*** out_array);

/* The function of a name, as a handle that the caller frees; NULL, and 0 as the result, where
 * there is none. */
int TVMFuncGetGlobal(const char* name, TVMFunctionHandle* out);
int DGLFuncGetGlobal(const char* name, TVMFunctionHandle* out);
int AbideFuncGetGlobal(const char* name, TVMFunctionHandle* out);

/* Calls a function. A text or bytes that it returns belong to the library and stay until the
 * same thread's next call; a function that it returns is a handle that the caller frees. */
int TVMFuncCall(
    TVMFunctionHandle func,
    TVMValue* arg_values,
    int* type_codes,
    int num_args,
    TVMValue* ret_val,
    int* ret_type_code);
int DGLFuncCall(
    TVMFunctionHandle func,
    TVMValue* arg_values,
    int* type_codes,
    int num_args,
    TVMValue* ret_val,
    int* ret_type_code);
int AbideFuncCall(
    TVMFunctionHandle func,
    TVMValue* arg_values,
    int* type_codes,
    int num_args,
    TVMValue* ret_val,
    int* ret_type_code);

/* Releases a handle. NULL is ignored. */
int TVMFuncFree(TVMFunctionHandle func);
int DGLFuncFree(TVMFunctionHandle func);
int AbideFuncFree(TVMFunctionHandle func);

/* Makes a function of a callback, which any thread may call with the resource; the finalizer,
 * which may be NULL, gets the resource when the last reference to the function is gone. */
int TVMFuncCreateFromCFunc(
    TVMPackedCFunc func,
    void* resource_handle,
    TVMPackedCFuncFinalizer fin,
    TVMFunctionHandle* out);
int DGLFuncCreateFromCFunc(
    TVMPackedCFunc func,
    void* resource_handle,
    TVMPackedCFuncFinalizer fin,
    TVMFunctionHandle* out);
int AbideFuncCreateFromCFunc(
    TVMPackedCFunc func,
    void* resource_handle,
    TVMPackedCFuncFinalizer fin,
    TVMFunctionHandle* out);

/* Sets the result of a callback, which is copied; without it, a callback returns nothing. */
int TVMCFuncSetReturn(TVMRetValueHandle ret, TVMValue* value, int* type_code, int num_ret);
int DGLCFuncSetReturn(TVMRetValueHandle ret, TVMValue* value, int* type_code, int num_ret);
int AbideCFuncSetReturn(TVMRetValueHandle ret, TVMValue* value, int* type_code, int num_ret);

/* Turns an argument of a callback, which is borrowed, into a value that the callback owns, in
 * place: a function becomes a handle to be freed. */
int TVMCbArgToReturn(TVMValue* value, int* code);
int AbideCbArgToReturn(TVMValue* value, int* code);

/* The same, but the code comes by value. */
int DGLCbArgToReturn(TVMValue* value, int code);

/* Registers a function under a name; the registry has its own reference to it. A name that
 * is taken is an error unless it may be overridden. */
int TVMFuncRegisterGlobal(const char* name, TVMFunctionHandle func, int override);
int DGLFuncRegisterGlobal(const char* name, TVMFunctionHandle func, int override);
int AbideFuncRegisterGlobal(const char* name, TVMFunctionHandle func, int override);

/* Removes a name from the registry. Handles of its function stay good. A name that is free is no
 * error. */
int TVMFuncRemoveGlobal(const char* name);
int DGLFuncRemoveGlobal(const char* name);
int AbideFuncRemoveGlobal(const char* name);

/* The text of this thread's last error, such as "ValueError: no such thing". It stays until the
 * next error. */
const char* TVMGetLastError(void);
const char* DGLGetLastError(void);
const char* AbideGetLastError(void);

/* Sets the error with which a callback fails, before it returns -1. */
void TVMAPISetLastError(const char* msg);
void DGLAPISetLastError(const char* msg);
void AbideAPISetLastError(const char* msg);

/* Takes a function of Python's C API: Py_IncRef, Py_DecRef, PyGILState_Ensure and
 * PyGILState_Release let exceptions of Python pass through this library unchanged. */
int TVMBackendRegisterEnvCAPI(const char* name, void* ptr);

/* Sets an exception of Python as the error with which a callback fails. */
void TVMAPISetLastPythonError(void* py_object);

/* The exception of Python that the last error is, borrowed, or NULL. */
void* TVMGetLastPythonError(void);

/* The origin of the last error: always NULL. */
const char* TVMGetLastBacktrace(void);

/* Forgets the exception of Python that the last error is. */
void TVMDropLastPythonError(void);

/* Fails: this library has no arrays. */
int TVMArrayAlloc(
    void* shape,
    int ndim,
    int dtype_code,
    int dtype_bits,
    int dtype_lanes,
    int device_type,
    int device_id,
    void* out);
int DGLArrayAlloc(
    void* shape,
    int ndim,
    int dtype_code,
    int dtype_bits,
    int dtype_lanes,
    int device_type,
    int device_id,
    void* out);

/* Fails: this library has no arrays. */
int TVMArrayFree(void* handle, void* out);
int DGLArrayFree(void* handle, void* out);
int TVMArrayGetTypeIndex(void* handle, void* out);

/* Fails: this library has no arrays. */
int TVMArrayCopyFromBytes(void* from, void* to, void* third);
int TVMArrayCopyToBytes(void* from, void* to, void* third);
int TVMArrayCopyFromTo(void* from, void* to, void* third);
int DGLArrayCopyFromBytes(void* from, void* to, void* third);
int DGLArrayCopyToBytes(void* from, void* to, void* third);
int DGLArrayCopyFromTo(void* from, void* to, void* third);

/* Fails: this library has no arrays. */
int TVMArrayFromDLPack(void* from, void* out);
int TVMArrayToDLPack(void* from, void* out);
int DGLArrayFromDLPack(void* from, void* out);
int DGLArrayToDLPack(void* from, void* out);

/* Does nothing: this library has no arrays. */
void TVMDLManagedTensorCallDeleter(void* dltensor);
void DGLDLManagedTensorCallDeleter(void* dltensor);

/* Fails: this library has no objects. */
int TVMObjectFree(void* object);
int DGLObjectFree(void* object);

/* Fails: this library has no objects. */
int TVMObjectGetTypeIndex(void* object, void* out);
int DGLObjectGetTypeIndex(void* object, void* out);

/* Fails: this library has no objects. */
int TVMObjectTypeKey2Index(const char* type_key, void* out);
int DGLObjectTypeKey2Index(const char* type_key, void* out);

/* Fails: this library has no objects. */
int DGLObjectGetAttr(void* object, const char* key, TVMValue* out, int* out_code, int* out_success);

/* Fails: this library has no objects. */
int DGLObjectListAttrNames(void* object, int* out_size, const char*** out_array);

/* Fails: this library has no modules. */
int TVMModFree(void* module);

/* Fails: this library has no modules. */
int TVMModImport(void* module, void* dep);

/* Fails: this library has no modules. */
int TVMModGetFunction(void* module, const char* name, int query_imports, TVMFunctionHandle* out);

#ifdef __cplusplus
}
#endif

#endif /* ABIDE_H */
