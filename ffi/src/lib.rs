//! Packed functions: the calling mechanism of TVM, which DGL took over, as a Rust library, a C
//! library (`libabide`) and, on that, a Python package.
//!
//! A function for scripts in another language has to cross a border where only C exists: without overloading,
//! templates and exceptions. Binding each function by itself takes glue for each of them, in each language. TVM's
//! answer is one kind of function for all. Its arguments are a list of values that carry their types with them, its
//! result is one such value, and it is found by name. So a dozen symbols of C serve any number of functions, and a
//! function of Python can be passed to one of Rust as easily as the other way round.
//!
//! # From TVM to here
//!
//! | TVM and DGL | here | description |
//! |---|---|---|
//! | `TVMValue` and its type code | [`c_api::Value`] and [`c_api::code`] | eight bytes of C, and their type |
//! | `TVMPODValue_`, `TVMArgValue` | [`ArgValue`] | one argument, borrowed for the length of a call |
//! | conversion operators | [`FromArg`], [`ArgValue::to`] | conversions of arguments |
//! | `TVMArgs` | [`Args`] | all arguments |
//! | `TVMArgsSetter` | [`ToArg`], [`CallArgs`] | laying arguments out, and types of arguments |
//! | `TVMRetValue` | [`RetValue`], [`IntoRet`] | the result, owned |
//! | `PackedFunc` | [`PackedFunc`] | the function |
//! | `TypedPackedFunc`, `set_body_typed` | [`TypedPackedFunc`], [`PackedFunc::typed`] | a function with types, and one made of an ordinary function |
//! | `Registry`, `Registry::Manager` | [`Registry`] | functions by name |
//! | `TVM_REGISTER_GLOBAL` | [`register_global!`] | registration when the library is loaded |
//! | `TVMFuncCall` and the others | [`c_api`] | the interface of front ends |
//! | C++ exceptions at the border | [`Error`] | a kind and a message |
//!
//! # What differs
//!
//! - **Values are an enumeration.** In C++ a union and a code travel side by side, and every conversion looks at the
//!   code itself. Here the two are combined once, at the start of a call ([`c_api`]), so that later code cannot read the
//!   wrong member. That is why the rest of this library has no `unsafe`.
//! - **Borrowed and owned are types.** `TVMArgValue` must not outlive its call and `TVMRetValue` must free its content;
//!   the comments that say so there are lifetimes and ownership here.
//! - **Errors are results.** A body returns `Result`, and a panic becomes an [`Error`] at the call.
//! - **Nothing is replaced silently.** TVM leaks a function that is overridden, because freeing it might run a
//!   finalizer of Python at a bad moment. [`Registry::register_override`] returns it to the caller. Only the C ABI
//!   keeps it, because its callers cannot take it.
//!
//! # The way of a call
//!
//! A front end asks for a function by its name (`TVMFuncGetGlobal`) and gets a handle, which it frees when it is done.
//! For a call it fills two arrays, values and codes, and passes them with the handle (`TVMFuncCall`). [`c_api`] makes an
//! [`ArgValue`] of each pair, calls the [`PackedFunc`], and takes the [`RetValue`] apart again. A text stays with the
//! thread until its next call, so the caller does not free it. When the front end passes its own function, it
//! becomes a handle first (`TVMFuncCreateFromCFunc`): a callback, its data, and a finalizer.
//!
//! ```
//! use abide::{Args, Error, PackedFunc, Registry, RetValue};
//!
//! // As in TVM: the body looks at its arguments, or is an ordinary function.
//! let relu = PackedFunc::new(|args: Args<'_>| Ok(RetValue::Float(args.get::<f64>(0)?.max(0.0))));
//! let abs = PackedFunc::typed(|x: i64| x.abs());
//!
//! let registry = Registry::global();
//! registry.register("nn.relu", relu)?;
//! registry.register("nn.abs", abs)?;
//!
//! let relu = registry.get("nn.relu").unwrap();
//! assert_eq!(relu.call((-1.5,))?.to::<f64>()?, 0.0);
//!
//! // Functions are values, too.
//! let twice = PackedFunc::typed(|f: PackedFunc, x: i64| f.call((f.call((x,))?,)));
//! let negate = PackedFunc::typed(|x: i64| -x);
//! assert_eq!(twice.call((negate, 5))?.to::<i64>()?, 5);
//! # Ok::<(), Error>(())
//! ```

#[expect(unsafe_code, reason = "C's pointers are what its callers say of them")]
pub mod c_api;
mod convert;
mod data_type;
mod error;
mod functions;
#[expect(unsafe_code, reason = "asks Python, if the process has one, whether it ends")]
mod outgoing;
#[expect(unsafe_code, reason = "the objects of Python are what its C API says of them")]
mod python;
mod registry;
#[expect(unsafe_code, reason = "only the C library knows where a stack ends")]
mod stack;
#[expect(unsafe_code, reason = "the pointers of tvm_ffi are what it says of them")]
mod tvm_ffi;
mod typed;
mod value;

pub use data_type::{DataType, Device, Handle};
pub use error::Error;
pub use registry::{__register_at_load, Registry};
pub use tvm_ffi::Object;
pub use typed::{IntoPackedFunc, TypedPackedFunc};
pub use value::{ArgValue, Args, CallArgs, FromArg, IntoRet, PackedFunc, RetValue, ToArg};
