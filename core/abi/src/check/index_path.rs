//! The index paths of arguments and results, by themselves and against the signature.

use super::checker::{Checker, noun};
use crate::escape::Literal;
use crate::function::{FunctionValue, IndexPath, Step};
use abide_signatures::sip::{Key, NodeId, Side, SipSignature, SipSignatureMangler};
use abide_source::diagnostic::{Diagnostic, codes};
use abide_source::rule;
use rustc_hash::FxHashMap;

impl<'t> Checker<'_, 't> {
    /// Checks `tf_saved_model.index_path` as the producer of signatures did, and against the
    /// signature of the function if there is one.
    pub(super) fn index_paths(&mut self, signature: Option<&(&Literal<'t>, SipSignature)>) {
        let function = self.function;
        let mut mangler = SipSignatureMangler::new();
        for side in [Side::Inputs, Side::Results] {
            let values = match side {
                Side::Inputs => function.arguments.as_deref(),
                Side::Results => function.results.as_deref(),
            };
            let values = values.unwrap_or_default();
            if values.iter().all(|value| value.index_path.is_none()) {
                continue;
            }
            // Values that are bound to globals are not among those that the signature counts.
            let bound = values.iter().any(|value| value.bound);
            let leaves = signature.filter(|_| !bound).map(|(literal, signature)| {
                let tree = match side {
                    Side::Inputs => &signature.inputs,
                    Side::Results => &signature.results,
                };
                let leaves: FxHashMap<i32, NodeId> =
                    tree.leaves().map(|(leaf, index)| (index, leaf)).collect();
                (literal, tree, leaves)
            });
            for (index, value) in values.iter().enumerate() {
                let Some(path) = self.index_path(side, value) else { continue };
                let Some(keys) = self.keys(path) else { continue };
                let raw = i32::try_from(index).unwrap_or(i32::MAX);
                if let Err(error) = mangler.set_raw_index(side, raw, &keys) {
                    self.found.report(codes::abi::INDEX_PATH, path.span, || {
                        rule!("the index path does not fit beside those before it: {}", error)
                    });
                    continue;
                }
                let Some((literal, tree, leaves)) = &leaves else { continue };
                // Another check reports raw values that are never used.
                let Some(leaf) = leaves.get(&raw) else { continue };
                if tree.path(*leaf) != keys {
                    let message =
                        rule!("the signature has another index path for {} {}", noun(side), index);
                    let span = literal.span_in_file(tree.key_span(*leaf).cover(tree.span(*leaf)));
                    self.found.push(
                        Diagnostic::new(codes::abi::INDEX_PATH_MISMATCH, path.span, message)
                            .with_related(span, "the signature has it here"),
                    );
                }
            }
        }
    }

    /// The path of a value; reports a missing one if other values have paths.
    fn index_path<'a>(
        &mut self,
        side: Side,
        value: &'a FunctionValue<'t>,
    ) -> Option<&'a IndexPath<'t>> {
        if value.index_path.is_none() && !value.bound {
            self.found.report(codes::abi::INDEX_PATH, value.span, || {
                rule!("Missing {} attribute: tf_saved_model.index_path", noun(side))
            });
        }
        value.index_path.as_ref()
    }

    /// The keys of a path; reports invalid ones.
    fn keys<'a>(&mut self, path: &'a IndexPath<'t>) -> Option<Vec<Key<'a>>> {
        let mut keys = Vec::with_capacity(path.steps.len());
        for step in &path.steps {
            match step {
                Step::Index(index) => keys.push(Key::Index(*index)),
                Step::Name(name) => keys.push(Key::Name(name.bytes())),
                Step::Malformed(span) => {
                    self.found.report(
                        codes::abi::INDEX_PATH,
                        *span,
                        || "Each index path component must be a string or integer (of 32 bits)",
                    );
                    return None;
                }
            }
        }
        Some(keys)
    }
}
