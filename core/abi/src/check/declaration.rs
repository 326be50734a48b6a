//! A function's declaration in words and its fences, checked against its arguments and results.

use super::checker::{Checker, noun};
use crate::annotated::stated;
use crate::declaration::{contradicts, declared_function, with_only_function};
use crate::escape::Literal;
use crate::function::{Function, FunctionValue, MetadataKey};
use abide_mlir::annotations::Fact;
use abide_signatures::sip::Side;
use abide_source::diagnostic::{Diagnostic, codes};
use abide_source::rule;
use abide_source::spelling::counted;
use abide_source::types::AbiType;

/// The fence model of a function that takes two fences.
const COARSE_FENCES: &str = "coarse-fences";

/// The number of fences.
const FENCE_COUNT: usize = 2;

impl<'t> Checker<'_, 't> {
    /// Checks that the declaration in words has the arguments and results of the function.
    pub(super) fn declaration(&mut self) {
        let function = self.function;
        let Some(literal) = function.literal(MetadataKey::Declaration) else { return };
        let Some(text) = declared_function(function) else { return };
        let limits = self.limits;
        with_only_function(&text, limits, |declared| self.declared(literal, declared, &text));
    }

    fn declared(&mut self, literal: &Literal<'t>, declared: &Function<'_>, text: &[u8]) {
        let sides = [(Side::Inputs, &declared.arguments), (Side::Results, &declared.results)];
        for (side, described) in sides {
            let described = described.as_deref().unwrap_or_default();
            let Some(values) = self.values(side, described.len()) else { continue };
            if values.len() != described.len() {
                let message = rule!(
                    "the declaration has {}, but the function has {}",
                    counted(described.len(), noun(side)),
                    values.len()
                );
                let against = self.function.name_span;
                self.mismatch(codes::abi::DECLARATION, literal.span(), message, against);
                continue;
            }
            for (number, (declared, value)) in described.iter().zip(values).enumerate() {
                if contradicts(&declared.ty, &value.ty) {
                    let message = rule!(
                        "the declaration has {} for {} {}, but the function has {}",
                        String::from_utf8_lossy(declared.type_span.slice(text)),
                        noun(side),
                        number,
                        self.type_text(value)
                    );
                    let span = literal.span();
                    self.mismatch(codes::abi::DECLARATION, span, message, value.type_span);
                }
            }
        }
    }

    /// Checks that a callable function with fences takes them after its other arguments.
    pub(super) fn fences(&mut self) {
        let all = &self.function.annotations;
        let (Some(_), Some(model)) = (stated(all, Fact::Wrapper), stated(all, Fact::Fences)) else {
            return;
        };
        let Some(arguments) = self.function.arguments.as_deref() else { return };
        if model.value.word(self.text).as_deref() != Some(COARSE_FENCES) {
            return;
        }
        let is_fence = |value: &&FunctionValue<'_>| value.ty == AbiType::Fence;
        let have = arguments.iter().rev().take_while(is_fence).count();
        if have < FENCE_COUNT {
            let message = rule!(
                "'{}' takes a fence to wait for and one to signal as the last arguments, but the function has {}",
                COARSE_FENCES,
                counted(have, "fence")
            );
            let span = model.value.span().unwrap_or(model.key_span);
            let found = Diagnostic::new(codes::abi::FENCES, span, message);
            self.found.push(found.with_related(self.function.name_span, "the function is here"));
        }
    }
}
