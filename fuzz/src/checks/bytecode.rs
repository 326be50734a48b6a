//! MLIR's bytecode.

use crate::Outcome;
use abide_core::dialect::registry;
use abide_core::limits::Limits;
use abide_core::mlir::bytecode::{self, BytecodeError, Module, Origin, WriteError, WriteOptions};
use abide_core::mlir::ir::Ir;
use abide_core::mlir::print::{PrintOptions, print};
use abide_core::mlir::registry::Registry;

/// The reader and the writer under test; negative controls substitute others.
#[derive(Debug, Clone, Copy)]
pub struct Codec {
    /// Reads bytecode.
    pub read: fn(&[u8], &Registry, &Limits) -> Result<Module, BytecodeError>,
    /// Writes bytecode.
    pub write: fn(&Ir, &Registry, &WriteOptions<'_>) -> Result<Vec<u8>, WriteError>,
}

/// Our own.
pub const CODEC: Codec = Codec { read: bytecode::read, write: bytecode::write };

/// Any bytes: see [`parse_bytecode_with`].
///
/// # Panics
/// If it does not hold.
pub fn parse_bytecode(data: &[u8]) -> Outcome {
    parse_bytecode_with(&CODEC, data)
}

/// Any bytes: errors have a position in the file and a message. The parsed IR is printed, and its bytecode is read to
/// as many operations and is written as the same bytes. An input counts if it is bytecode.
///
/// # Panics
/// One of these does not hold.
pub fn parse_bytecode_with(codec: &Codec, data: &[u8]) -> Outcome {
    let limits = Limits::default();
    let module = match (codec.read)(data, registry(), &limits) {
        Ok(module) => module,
        Err(error) => {
            assert!(error.offset <= data.len(), "{error:?} in {} bytes", data.len());
            assert!(!error.message.is_empty());
            return Outcome::Rejected;
        }
    };
    let options = PrintOptions { generic: true, local_scope: true, ..PrintOptions::default() };
    let text = print(&module.ir, registry(), &options);
    assert!(text.ends_with(b"\n"), "what is read is not printed");
    // Unreferenced entries are not written.
    let Ok(written) = write(codec, &module) else { return Outcome::Checked };
    let again = match (codec.read)(&written, registry(), &limits) {
        Ok(again) => again,
        // A few bytes that share others expand to much: they take more memory than their share.
        Err(error) if error.over_budget => return Outcome::Checked,
        Err(error) => panic!("the output is not read: {error:?}"),
    };
    // A reader may separate attributes and properties differently; all else is the same.
    let count = |module: &Module| module.ir.walk(module.ir.top()).count();
    assert_eq!(count(&again), count(&module), "the output has other operations");
    assert_eq!(write(codec, &again).as_ref(), Ok(&written), "two outputs differ");
    Outcome::Checked
}

fn write(codec: &Codec, module: &Module) -> Result<Vec<u8>, WriteError> {
    let origin = Origin::File(module);
    let options =
        WriteOptions { version: bytecode::CURRENT_VERSION, elide_resources: false, origin };
    (codec.write)(&module.ir, registry(), &options)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seeds::bytecode;
    use std::panic::catch_unwind;

    fn seed() -> Vec<u8> {
        bytecode(b"func.func @f(%a: i32) -> i32 {\n  return %a : i32\n}\nfunc.func @g() {\n  return\n}\n")
            .expect("the generic form is written as bytecode")
    }

    #[test]
    fn our_own_passes() {
        assert_eq!(parse_bytecode(&seed()), Outcome::Checked);
        assert_eq!(parse_bytecode(b"ML\xefR\x0dx\0"), Outcome::Rejected);
    }

    #[test]
    fn a_writer_that_loses_something_is_caught() {
        let write = |_: &Ir, registry: &Registry, options: &WriteOptions<'_>| {
            let options = WriteOptions { origin: Origin::Unknown, ..*options };
            bytecode_of_nothing(registry, &options)
        };
        assert!(catch_unwind(|| parse_bytecode_with(&Codec { write, ..CODEC }, &seed())).is_err());
    }

    fn bytecode_of_nothing(
        registry: &Registry,
        options: &WriteOptions<'_>,
    ) -> Result<Vec<u8>, WriteError> {
        bytecode::write(&Ir::new(0), registry, options)
    }

    #[test]
    fn an_error_outside_of_the_file_is_caught() {
        let read = |bytes: &[u8], _: &Registry, _: &Limits| {
            Err(BytecodeError {
                offset: bytes.len() + 1,
                message: "wrong".to_owned(),
                over_budget: false,
            })
        };
        assert!(catch_unwind(|| parse_bytecode_with(&Codec { read, ..CODEC }, &seed())).is_err());
    }
}
