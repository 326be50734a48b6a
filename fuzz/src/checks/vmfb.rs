//! Compiled modules of IREE.

use crate::Outcome;
use abide_core::abi::Functions;
use abide_core::limits::Limits;
use abide_core::mlir::bytecode::BytecodeError;
use abide_core::mlir::syntax;
use abide_core::vmfb::{self, Module};

/// The bytes of text for each byte of a file, and a constant to add: the limit of the output.
const TEXT: (usize, usize) = (16, 1 << 20);

/// Reads a compiled module.
pub type Read = for<'a> fn(&'a [u8]) -> Result<Module<'a>, BytecodeError>;

/// Any bytes: see [`parse_vmfb_with`].
///
/// # Panics
/// If it does not hold.
pub fn parse_vmfb(data: &[u8]) -> Outcome {
    parse_vmfb_with(vmfb::read, data)
}

/// Any bytes: errors have a position in the file and a message. The result is MLIR without an error, with each
/// exported function once, and no longer than the file allows.
///
/// # Panics
/// One of these does not hold.
pub fn parse_vmfb_with(read: Read, data: &[u8]) -> Outcome {
    let limits = Limits::default();
    let module = match read(data) {
        Ok(module) => module,
        Err(error) => {
            assert!(error.offset <= data.len(), "{error:?} in {} bytes", data.len());
            assert!(!error.message.is_empty());
            return Outcome::Rejected;
        }
    };
    let most = TEXT.0 * data.len() + TEXT.1;
    let text = module.to_text(&limits);
    assert!(text.len() <= most, "{} bytes of text of {}", text.len(), data.len());
    assert!(module.to_string().len() <= most);
    let tree = syntax::parse(&text, &limits);
    assert!(tree.diagnostics().is_empty(), "{:?}", tree.diagnostics());
    let functions = Functions::find(&tree, &text, &limits).functions;
    let found: Vec<&str> = functions.iter().map(|function| &*function.name).collect();
    let exports = module.exports.iter().filter(|export| !export.is_of_vm());
    let expected: Vec<&str> =
        exports.map(|it| if it.name.is_empty() { "?" } else { &*it.name }).collect();
    assert_eq!(found, expected);
    Outcome::Checked
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::panic::catch_unwind;

    fn seed() -> Vec<u8> {
        std::fs::read(crate::seeds::corpus_folder().join("vmfb/several.vmfb"))
            .expect("the corpus has the module")
    }

    #[test]
    fn our_own_passes() {
        assert_eq!(parse_vmfb(&seed()), Outcome::Checked);
        assert_eq!(parse_vmfb(b"PK\x03\x04"), Outcome::Rejected);
    }

    #[test]
    fn a_name_that_is_lost_is_caught() {
        fn read(bytes: &[u8]) -> Result<Module<'_>, BytecodeError> {
            let mut module = vmfb::read(bytes)?;
            // Names that the text must escape.
            module.exports.iter_mut().for_each(|it| it.name = "\u{fffd}\0".into());
            module.signatures.clear();
            Ok(module)
        }
        assert!(catch_unwind(|| parse_vmfb_with(read, &seed())).is_err());
    }

    #[test]
    fn an_error_outside_of_the_file_is_caught() {
        fn read(bytes: &[u8]) -> Result<Module<'_>, BytecodeError> {
            Err(BytecodeError {
                offset: bytes.len() + 1,
                message: "wrong".to_owned(),
                over_budget: false,
            })
        }
        assert!(catch_unwind(|| parse_vmfb_with(read, &seed())).is_err());
    }
}
