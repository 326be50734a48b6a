//! The steps of a reduction, from coarse to fine.

use crate::operations::{Change, OperationPlan};
use crate::plan::{Plan as _, TextEdit, TextPlan};
use crate::text;
use crate::{Reducer, Tester};
use abide_mlir::print::PrintOptions;
use abide_source::limits::Limits;
use std::ops::ControlFlow;

/// Any number of edits at a time.
const ANY_NUMBER: usize = usize::MAX;

/// The maximum nesting of operations that are deleted level by level.
const MAX_DELETED_DEPTH: usize = 12;

/// The maximum number of tokens of a text whose single tokens are tried.
const MAX_TOKENS: usize = 6000;

/// Runs all steps until none makes the text smaller.
pub(crate) fn all(reducer: &mut Reducer<'_>, tester: &mut dyn Tester) -> ControlFlow<()> {
    by_text(reducer, tester, "pieces", ANY_NUMBER, text::pieces)?;
    by_text(reducer, tester, "symbols", ANY_NUMBER, |text, limits| {
        text::operations(text, limits, 0)
    })?;
    until_same(reducer, tester, "nesting", |text, limits| {
        text::alone(text, limits, MAX_DELETED_DEPTH)
    })?;
    find_form(reducer, tester)?;
    loop {
        let before = reducer.size;
        operations(reducer, tester)?;
        texts(reducer, tester)?;
        if reducer.size >= before {
            break;
        }
    }
    if !reducer.options.keep_layout {
        spelling(reducer, tester)?;
    }
    ControlFlow::Continue(())
}

/// Finds the form in which edits of operations are printed: the custom one if the test holds for that.
fn find_form(reducer: &mut Reducer<'_>, tester: &mut dyn Tester) -> ControlFlow<()> {
    let generic = PrintOptions { generic: true, ..PrintOptions::CUSTOM };
    for form in [PrintOptions::CUSTOM, generic] {
        let Some(plan) = operation_plan(reducer, &form, Change::Erase(0)) else { break };
        let Some(printed) = plan.apply(&[]) else { break };
        if printed == reducer.text() {
            reducer.form = Some(form);
            break;
        }
        // The printed form may be longer: aliases, types and brackets can be more.
        let is_new = reducer.seen.insert(crate::hash(&printed));
        let is_sound = reducer.soundness.holds(&printed, reducer.registry, reducer.limits);
        if is_new && is_sound && tester.first("form", std::slice::from_ref(&printed))?.is_some() {
            reducer.accept(printed, tester);
            reducer.form = Some(form);
            break;
        }
    }
    ControlFlow::Continue(())
}

/// The steps over operations.
fn operations(reducer: &mut Reducer<'_>, tester: &mut dyn Tester) -> ControlFlow<()> {
    for depth in 0..MAX_DELETED_DEPTH {
        by_operations(reducer, tester, "operations", ANY_NUMBER, Change::Erase(depth))?;
        if depth == 0 {
            by_operations(reducer, tester, "bodies", ANY_NUMBER, Change::EmptyBody)?;
        }
        by_operations(reducer, tester, "regions", ANY_NUMBER, Change::Hoist(depth))?;
    }
    by_operations(reducer, tester, "terminators", ANY_NUMBER, Change::EndControl)?;
    by_operations(reducer, tester, "blocks", ANY_NUMBER, Change::MergeBlock)?;
    by_operations(reducer, tester, "results to arguments", ANY_NUMBER, Change::ToArgument)?;
    by_operations(reducer, tester, "operands", ANY_NUMBER, Change::Operand)?;
    by_operations(reducer, tester, "results", ANY_NUMBER, Change::Result)?;
    by_operations(reducer, tester, "arguments of blocks", ANY_NUMBER, Change::BlockArgument)?;
    by_operations(reducer, tester, "operands", ANY_NUMBER, Change::LessOperands)?;
    by_operations(reducer, tester, "returned values", ANY_NUMBER, Change::Returned)?;
    by_operations(reducer, tester, "arguments", ANY_NUMBER, Change::Argument)?;
    by_operations(reducer, tester, "attributes", ANY_NUMBER, Change::Attribute)?;
    by_operations(reducer, tester, "casts", ANY_NUMBER, Change::ToCast)
}

/// The steps over the tree.
fn texts(reducer: &mut Reducer<'_>, tester: &mut dyn Tester) -> ControlFlow<()> {
    for depth in 0..MAX_DELETED_DEPTH {
        by_text(reducer, tester, "operations", ANY_NUMBER, |text, limits| {
            text::operations(text, limits, depth)
        })?;
    }
    by_text(reducer, tester, "regions", ANY_NUMBER, text::regions)?;
    by_text(reducer, tester, "wrappers", ANY_NUMBER, text::wrappers)?;
    by_text(reducer, tester, "nodes", ANY_NUMBER, text::nodes)?;
    until_same(reducer, tester, "types", text::types)?;
    until_same(reducer, tester, "sizes", text::sizes)?;
    by_text(reducer, tester, "numbers", ANY_NUMBER, text::numbers)?;
    if reducer.size.tokens <= MAX_TOKENS {
        for length in [16, 8, 5, 4, 3, 2, 1] {
            by_text(reducer, tester, "tokens", 1, |text, limits| {
                text::tokens(text, limits, length)
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// Repeats a step whose edits may allow others.
fn until_same(
    reducer: &mut Reducer<'_>,
    tester: &mut dyn Tester,
    step: &str,
    edits: impl Fn(&[u8], &Limits) -> Vec<TextEdit>,
) -> ControlFlow<()> {
    loop {
        let before = reducer.text().to_vec();
        by_text(reducer, tester, step, 1, &edits)?;
        if before == reducer.text() {
            return ControlFlow::Continue(());
        }
    }
}

/// The steps over names and blanks.
fn spelling(reducer: &mut Reducer<'_>, tester: &mut dyn Tester) -> ControlFlow<()> {
    if let Some(form) = reducer.form {
        let local = PrintOptions { local_scope: true, ..form };
        let plan = operation_plan(reducer, &local, Change::Erase(0));
        if let Some(printed) = plan.and_then(|plan| plan.apply(&[])) {
            reducer.try_text("aliases", printed, tester)?;
        }
    }
    by_text(reducer, tester, "names", ANY_NUMBER, text::names)?;
    by_text(reducer, tester, "strings", ANY_NUMBER, text::strings)?;
    by_text(reducer, tester, "blanks", ANY_NUMBER, text::tidy)?;
    if reducer.options.squeeze {
        by_text(reducer, tester, "blanks", ANY_NUMBER, text::blanks)?;
    }
    ControlFlow::Continue(())
}

fn operation_plan<'r>(
    reducer: &Reducer<'r>,
    form: &PrintOptions,
    change: Change,
) -> Option<OperationPlan<'r>> {
    OperationPlan::new(reducer.text(), (reducer.registry, reducer.limits), form, change)
}

fn by_operations(
    reducer: &mut Reducer<'_>,
    tester: &mut dyn Tester,
    step: &str,
    largest: usize,
    change: Change,
) -> ControlFlow<()> {
    let Some(form) = reducer.form else { return ControlFlow::Continue(()) };
    match operation_plan(reducer, &form, change) {
        Some(plan) if plan.len() > 0 => reducer.reduce(step, &plan, largest, tester),
        _ => ControlFlow::Continue(()),
    }
}

fn by_text(
    reducer: &mut Reducer<'_>,
    tester: &mut dyn Tester,
    step: &str,
    largest: usize,
    edits: impl Fn(&[u8], &Limits) -> Vec<TextEdit>,
) -> ControlFlow<()> {
    let text = reducer.text().to_vec();
    let edits = edits(&text, reducer.limits);
    reducer.reduce(step, &TextPlan { text: &text, edits }, largest, tester)
}
