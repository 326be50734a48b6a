//! Checks the processors of functions that attributes name, or that are called.

use super::checker::Checker;
use crate::surroundings::Processor;
use abide_mlir::annotations::Fact;
use abide_source::diagnostic::{Diagnostic, codes};
use abide_source::rule;

impl Checker<'_, '_> {
    /// Checks which functions the function names and calls.
    pub(super) fn functions(&mut self) {
        self.host_functions();
        self.called_functions();
    }

    /// Checks that the functions that the host runs for this one exist, and run on the host.
    fn host_functions(&mut self) {
        let function = self.function;
        let offset = function.span.start();
        for one in &function.annotations {
            if !one.annotation.states(Fact::HostFunction) {
                continue;
            }
            let Some(name) = one.value.symbol(self.text) else { continue };
            let span = one.value.span().unwrap_or(one.key_span);
            match function.surroundings.runs_on(&name, offset) {
                None => self.found.report(codes::abi::FUNCTION_NAME, span, || {
                    rule!("this module has no function @{}", name)
                }),
                Some(Some(Processor::Device)) => {
                    self.found.report(codes::abi::FUNCTION_KIND, span, || {
                        rule!("the host is to run @{}, which runs on the device", name)
                    });
                }
                Some(_) => {}
            }
        }
    }

    /// Checks that device functions call no host functions.
    fn called_functions(&mut self) {
        let function = self.function;
        for (name, span) in &function.host_calls {
            let message = rule!("this runs on the device, and @{} runs on the host", name);
            let found = Diagnostic::new(codes::abi::FUNCTION_KIND, *span, message);
            let found =
                found.with_related(function.name_span, "the function that calls it is here");
            self.found.push(found);
        }
    }
}
