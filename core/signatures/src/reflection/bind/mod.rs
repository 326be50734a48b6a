//! Calls by reflection: converts a caller's positional and keyword values to the arguments of a VM function, and its
//! results back to the caller's structure.
//!
//! IREE's Python runtime is the reference, in two generations that disagree about much; each is a [`Profile`], and
//! the document alone is a third. Values are modelled after Python's and numpy's ([`Value`]), because conversions
//! between those are most of a call. Messages use the words of the reference, if it has any.

mod array;
mod compile;
mod dynamic;
mod iree2021;
mod iree2022;
mod load;
mod number;
mod repr;
mod subscript;
mod unpack;
mod value;

pub use repr::{repr, vm_list as repr_vm_list};
pub use value::{Array, DType, Elements, ExternalRun, Float8, Value, Vm};

use abide_source::limits::Limits;
use std::fmt;

/// The rules that a call follows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Profile {
    /// The function-ABI design document by itself: named arguments also by position, ranks and
    /// dims checked, `null` and `"unknown"` usable, no inlined results.
    Doc,
    /// IREE's Python packer from August 2021 to February 2022.
    Iree2021,
    /// IREE's packer since February 2022: what runs today.
    #[default]
    Iree2022,
}

/// The stage at which a call fails.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Stage {
    /// When the reflection is loaded, before any call.
    Construct,
    /// When arguments are packed.
    Pack,
    /// When results are unpacked.
    Unpack,
}

/// The reason why a call fails.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BindError {
    /// The stage.
    pub stage: Stage,
    /// The Python exception that the reference raises, such as `ValueError`.
    pub error_type: &'static str,
    /// The message of the reference, or one of its style.
    pub message: String,
    /// The argument and the position in it, in Python syntax: `0['x'][2]`. Empty without one.
    pub place: String,
    /// The expected and the actual value, if the message lacks them.
    pub detail: Option<String>,
}

impl BindError {
    /// Whether elements of an array that the caller keeps would have to be inspected: with the
    /// array by value, the call may well go through.
    #[must_use]
    pub fn needs_elements(&self) -> bool {
        self.error_type == NEEDS_ELEMENTS
    }
}

/// The type of the error for [`BindError::needs_elements`].
const NEEDS_ELEMENTS: &str = "NeedsElements";

impl fmt::Display for BindError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.error_type, self.message)
    }
}

impl std::error::Error for BindError {}

/// A function with its reflection, ready to be called.
#[derive(Debug, Clone)]
pub struct Function {
    profile: Profile,
    limits: Limits,
    /// The packers of the arguments; `None` without reflection.
    packers: Option<Packers>,
    /// The records of the results; `None` without reflection.
    results: Option<Vec<Value>>,
    /// Whether the results are the items of the only record.
    inlined: bool,
}

/// The packing of arguments, by generation.
#[derive(Debug, Clone)]
enum Packers {
    /// Records compiled in advance, as since February 2022.
    Compiled(compile::Arguments),
    /// Records interpreted at each call, as before.
    Interpreted(iree2021::Arguments),
}

impl Function {
    /// Loads a function whose `iree.abi` is `reflection`, or one without.
    ///
    /// # Errors
    /// The function cannot be loaded in this generation: text that Python's `json` does not parse, a structure
    /// without `a` and `r`, and since 2022 every argument record that has no packer.
    pub fn load(
        reflection: Option<&[u8]>,
        profile: Profile,
        limits: &Limits,
    ) -> Result<Function, BindError> {
        let function = match reflection {
            Some(text) => load::load(text, profile, limits),
            None => Ok(Function {
                profile,
                limits: *limits,
                packers: None,
                results: None,
                inlined: false,
            }),
        };
        function.map_err(|error| error.at(Stage::Construct))
    }

    /// Turns the values of a call into the argument list of the VM function.
    ///
    /// # Errors
    /// The first mismatch, in the order in which the reference looks for them.
    pub fn pack(
        &self,
        positional: &[Value],
        keywords: &[(String, Value)],
    ) -> Result<Vec<Vm>, BindError> {
        let limits = &self.limits;
        let packed = match &self.packers {
            Some(Packers::Compiled(arguments)) => {
                iree2022::pack(arguments, positional, keywords, self.profile, limits)
            }
            Some(Packers::Interpreted(arguments)) => {
                iree2021::pack(Some(arguments), positional, keywords, limits)
            }
            None if self.profile == Profile::Iree2021 => {
                iree2021::pack(None, positional, keywords, limits)
            }
            None => dynamic::pack(positional, keywords, limits),
        };
        packed.map_err(|error| error.at(Stage::Pack))
    }

    /// Converts the results of the VM function to the caller's values.
    ///
    /// # Errors
    /// The first result that does not fit its record.
    pub fn unpack(&self, results: &[Vm]) -> Result<Value, BindError> {
        unpack::unpack(self, results).map_err(|error| error.at(Stage::Unpack))
    }
}

/// A Python exception.
#[derive(Debug, Clone, PartialEq, Eq)]
struct PyError {
    error_type: &'static str,
    message: String,
    /// The steps to the value that it is about, the last one first.
    place: Vec<String>,
    detail: Option<String>,
}

impl PyError {
    fn new(error_type: &'static str, message: impl Into<String>) -> PyError {
        PyError { error_type, message: message.into(), place: Vec::new(), detail: None }
    }

    /// The same error about an item of a value.
    fn within_item(mut self, key: &Value) -> PyError {
        self.place.push(format!("[{}]", repr(key)));
        self
    }

    /// The same error about an argument.
    fn within_argument(mut self, argument: impl fmt::Display) -> PyError {
        self.place.push(argument.to_string());
        self
    }

    /// Adds the expectation to the error.
    fn expecting(mut self, expected: &str, value: &Value) -> PyError {
        self.detail = Some(format!("expected {expected}, got {}", repr(value)));
        self
    }

    fn value(message: impl Into<String>) -> PyError {
        PyError::new("ValueError", message)
    }

    fn type_error(message: impl Into<String>) -> PyError {
        PyError::new("TypeError", message)
    }

    /// The C++ bindings' exception for a failed cast; it names nothing.
    fn bad_cast() -> PyError {
        PyError::new("RuntimeError", "std::bad_cast")
    }

    /// Elements that the caller keeps would have to be inspected.
    fn needs_elements() -> PyError {
        PyError::new(NEEDS_ELEMENTS, "the elements of an array are needed")
    }

    fn at(self, stage: Stage) -> BindError {
        BindError {
            stage,
            error_type: self.error_type,
            message: self.message,
            place: self.place.into_iter().rev().collect(),
            detail: self.detail,
        }
    }
}
