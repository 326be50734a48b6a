//! The symbolic shapes of a function's values, in words.

use abide_mlir::parse::Parsed;
use abide_mlir::registry::Registry;
use abide_mlir::shape::{self, FunctionShapes, Knowledge, ValueFact};
use rustc_hash::FxHashMap;

/// A shape that has symbols.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct SymbolicShape {
    /// `[S0, 640, 2*S1]`
    pub(super) text: String,
    /// `S0 in [0, max]`, for each symbol.
    pub(super) ranges: Vec<String>,
}

/// The symbolic shapes of values, by the offset at which their names are defined. Results that share a name have
/// the shape of the first one.
#[derive(Debug, Default)]
pub(super) struct ValueShapes {
    shapes: FxHashMap<u32, SymbolicShape>,
}

impl ValueShapes {
    /// Returns the shapes of parsed operations; `text` is the file.
    pub(super) fn of(parsed: &Parsed, text: &[u8], registry: &Registry) -> ValueShapes {
        let mut shapes = FxHashMap::default();
        for function in shape::explain(parsed, text, registry) {
            for value in &function.values {
                if let Some(shape) = symbolic_shape(&function, value) {
                    shapes.entry(value.span.start()).or_insert(shape);
                }
            }
        }
        ValueShapes { shapes }
    }

    /// The shape of the value whose name is defined at a place.
    pub(super) fn at(&self, definition: u32) -> Option<&SymbolicShape> {
        self.shapes.get(&definition)
    }
}

fn symbolic_shape(function: &FunctionShapes, value: &ValueFact) -> Option<SymbolicShape> {
    let Knowledge::Shape(_) = value.known else { return None };
    let text = value.known.text();
    let symbols = function.symbols_in(&text);
    let ranges: Vec<_> =
        symbols.map(|symbol| format!("{} in {}", symbol.name, symbol.range)).collect();
    (!ranges.is_empty()).then_some(SymbolicShape { text, ranges })
}
