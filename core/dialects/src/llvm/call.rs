//! `llvm.call` and `llvm.invoke`.

use super::keywords::{calling_convention, print_word, tail_call};
use crate::common::{dimensions, operands_in_parentheses, resolve_all, set_attribute};
use abide_mlir::ir::{Attribute, AttributeKind, Identifier, OperationId, Type, ValueId};
use abide_mlir::parse::{OperandUse, OperationState, Parse, Parser, Part, attribute, operand};
use abide_mlir::print::Printer;
use abide_mlir::syntax::TokenKind;
use smallvec::SmallVec;

/// The attributes printed outside the dictionary.
const ATTRIBUTES_OUTSIDE_DICTIONARY: &[&str] = &[
    "callee",
    "CConv",
    "TailCallKind",
    "var_callee_type",
    "operandSegmentSizes",
    "op_bundle_sizes",
    "op_bundle_tags",
    "arg_attrs",
    "res_attrs",
];

/// A partially parsed call.
#[derive(Default)]
pub(super) struct Call<'a> {
    /// The pointer that is called, if no function is named.
    pointer: Option<OperandUse<'a>>,
    arguments: Vec<OperandUse<'a>>,
    /// The values of all bundles.
    bundled: Vec<ValueId>,
    bundle_sizes: Vec<i64>,
    bundle_tags: Vec<Attribute>,
}

/// `fastcc tail @f(%a) vararg(type) ["bundle"(%b : i32)] {…} : (i32) -> i32`
pub(super) fn parse_call<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    calling_convention(parser, state)?;
    if parser.has_property(state, "TailCallKind") {
        tail_call(parser, state)?;
    }
    let mut call = Call::default();
    call.callee(parser, state)?;
    variadic_type(parser, state)?;
    call.bundles(parser)?;
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    super::values::default_fast_math(parser, state);
    call.types(parser, state)?;
    let calls = state.operands.len();
    call.finish(parser, state, &[calls]);
    Ok(())
}

/// `fastcc @f(%a) to ^a unwind ^b(%c : i32) vararg(type) {…} : (i32) -> i32`
pub(super) fn parse_invoke<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    calling_convention(parser, state)?;
    let mut call = Call::default();
    call.callee(parser, state)?;
    parser.expect_word("to")?;
    let normal = successor(parser, state, 0)?;
    parser.expect_word("unwind")?;
    let unwind = successor(parser, state, 1)?;
    variadic_type(parser, state)?;
    call.bundles(parser)?;
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    call.types(parser, state)?;
    let sizes = [state.operands.len(), normal.len(), unwind.len()];
    state.operands.extend(normal);
    state.operands.extend(unwind);
    call.finish(parser, state, &sizes);
    Ok(())
}

impl<'a> Call<'a> {
    pub(super) fn of(arguments: Vec<OperandUse<'a>>) -> Call<'a> {
        Call { arguments, ..Call::default() }
    }

    /// `@f(%a)`, or `%f(%a)`
    fn callee(&mut self, parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
        self.pointer = parser.optional_operand(operand(0))?;
        if self.pointer.is_none() {
            let callee = parser.piece(attribute("callee"), |parser| parser.symbol_reference())?;
            set_attribute(parser, state, "callee", callee);
        }
        parser.expect(TokenKind::LeftParen)?;
        self.arguments = parser.operands_of(operand(0))?;
        parser.expect(TokenKind::RightParen)
    }

    /// `["tag"(%a, %b : i32, i32), "tag"()]`, or nothing.
    pub(super) fn bundles(&mut self, parser: &mut Parser<'a>) -> Parse {
        if !parser.eat(TokenKind::LeftBracket) {
            return Ok(());
        }
        parser.list_until(TokenKind::RightBracket, |parser| {
            let tag = parser.string()?;
            let tag = AttributeKind::String { value: tag, ty: None };
            self.bundle_tags.push(parser.ir.context.attribute(tag));
            parser.expect(TokenKind::LeftParen)?;
            let uses = parser.operands_of(Part::AnyOperand)?;
            if !uses.is_empty() {
                parser.expect(TokenKind::Colon)?;
                let types = parser.type_list_of(&[Part::AnyOperandType])?;
                for (one, ty) in uses.iter().zip(types) {
                    let value = parser.resolve(*one, ty)?;
                    self.bundled.push(value);
                }
            }
            self.bundle_sizes.push(number(uses.len()));
            parser.expect(TokenKind::RightParen)
        })
    }

    /// `: !llvm.ptr, (i32 {…}) -> (i32 {…})`, where the first is the type of the pointer.
    pub(super) fn types(
        &mut self,
        parser: &mut Parser<'a>,
        state: &mut OperationState<'a>,
    ) -> Parse {
        parser.expect(TokenKind::Colon)?;
        if let Some(pointer) = self.pointer {
            let ty = parser.piece(Part::AnyOperandType, |parser| parser.ty())?;
            let value = parser.resolve(pointer, ty)?;
            state.operands.push(value);
            parser.expect(TokenKind::Comma)?;
        }
        let start = parser.position();
        let (mut inputs, mut of_inputs) = (Vec::new(), Vec::new());
        parser.expect(TokenKind::LeftParen)?;
        parser.list_until(TokenKind::RightParen, |parser| {
            typed(parser, Part::AnyOperandType, &mut inputs, &mut of_inputs)
        })?;
        parser.expect(TokenKind::Arrow)?;
        let (mut results, mut of_results) = (Vec::new(), Vec::new());
        if parser.eat(TokenKind::LeftParen) {
            parser.list_until(TokenKind::RightParen, |parser| {
                typed(parser, Part::AnyResultType, &mut results, &mut of_results)
            })?;
        } else {
            let ty = parser.piece(Part::AnyResultType, |parser| parser.ty())?;
            results.push(ty);
        }
        let span = parser.span_from(start);
        state.results.extend(results);
        resolve_all(parser, state, &self.arguments, &inputs, span)?;
        for (name, dictionaries) in [("arg_attrs", of_inputs), ("res_attrs", of_results)] {
            let empty = parser.ir.context.empty_dictionary();
            if dictionaries.iter().any(|one| *one != empty) {
                let value = parser.ir.context.array(dictionaries);
                set_attribute(parser, state, name, value);
            }
        }
        Ok(())
    }

    /// Appends the values of bundles to the operands, and sets the segment sizes if this version of the dialect has
    /// bundles.
    pub(super) fn finish(
        self,
        parser: &mut Parser<'a>,
        state: &mut OperationState<'a>,
        sizes: &[usize],
    ) {
        let bundled = number(self.bundled.len());
        state.operands.extend(self.bundled);
        let has_bundles = parser.has_property(state, "op_bundle_sizes");
        if has_bundles {
            let bundles = parser.ir.context.dense_i32_array(self.bundle_sizes);
            set_attribute(parser, state, "op_bundle_sizes", bundles);
            if !self.bundle_tags.is_empty() {
                let tags = parser.ir.context.array(self.bundle_tags);
                set_attribute(parser, state, "op_bundle_tags", tags);
            }
        }
        if parser.has_property(state, "operandSegmentSizes") {
            let mut sizes: Vec<i64> = sizes.iter().copied().map(number).collect();
            sizes.extend(has_bundles.then_some(bundled));
            let sizes = parser.ir.context.dense_i32_array(sizes);
            set_attribute(parser, state, "operandSegmentSizes", sizes);
        }
    }
}

fn number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

/// `i32 {…}`
fn typed(
    parser: &mut Parser<'_>,
    part: Part,
    types: &mut Vec<Type>,
    dictionaries: &mut Vec<Attribute>,
) -> Parse {
    let ty = parser.piece(part, |parser| parser.ty())?;
    types.push(ty);
    let mut entries: SmallVec<[(Identifier, Attribute); 2]> = SmallVec::new();
    if parser.at(TokenKind::LeftBrace) {
        parser.piece(Part::ArgumentDictionary, |parser| {
            parser.optional_attribute_dictionary(&mut entries)
        })?;
    }
    dictionaries.push(parser.ir.context.dictionary(&mut entries.into_vec()));
    Ok(())
}

/// `vararg(type)`, the type of a function with `...`; or nothing.
fn variadic_type<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    if !parser.eat_word("vararg") {
        return Ok(());
    }
    parser.expect(TokenKind::LeftParen)?;
    let ty = parser.piece(attribute("var_callee_type"), |parser| parser.ty())?;
    let ty = parser.ir.context.type_attribute(ty);
    set_attribute(parser, state, "var_callee_type", ty);
    parser.expect(TokenKind::RightParen)
}

/// `^block(%a : i32)`: the values that are handed to it.
pub(super) fn successor<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
    index: usize,
) -> Parse<Vec<ValueId>> {
    state.successors.push(parser.piece(Part::Successor(index), |parser| parser.successor())?);
    let mut values = Vec::new();
    if parser.eat(TokenKind::LeftParen) {
        let uses = parser.operands_of(Part::AnyOperand)?;
        parser.expect(TokenKind::Colon)?;
        for (one, ty) in uses.iter().zip(parser.type_list_of(&[Part::AnyOperandType])?) {
            values.push(parser.resolve(*one, ty)?);
        }
        parser.expect(TokenKind::RightParen)?;
    }
    Ok(values)
}

/// The operands of each group: the call's, those of successors, and those of bundles.
fn groups(printer: &Printer<'_>, operation: OperationId, successors: usize) -> Vec<Vec<ValueId>> {
    let ir = printer.ir();
    let mut rest = ir.operands(operation);
    let mut sizes = dimensions(ir, operation, "operandSegmentSizes").unwrap_or_default();
    if sizes.len() <= successors {
        sizes = vec![ir.operand_count(operation)];
    }
    sizes.iter().map(|size| rest.by_ref().take(*size).collect()).collect()
}

pub(super) fn print_call(printer: &mut Printer<'_>, operation: OperationId) {
    printer.text(" ");
    print_word(printer, operation, "CConv", "ccc");
    print_word(printer, operation, "TailCallKind", "none");
    let groups = groups(printer, operation, 0);
    print_callee(printer, operation, &groups);
    print_end(printer, operation, &groups, 1);
}

pub(super) fn print_invoke(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    printer.text(" ");
    print_word(printer, operation, "CConv", "ccc");
    let groups = groups(printer, operation, 2);
    print_callee(printer, operation, &groups);
    for (index, (block, word)) in
        ir.successors(operation).iter().zip([" to ", " unwind "]).enumerate()
    {
        printer.text(word);
        let handed = groups.get(index + 1).map_or(&[][..], Vec::as_slice);
        printer.successor_and_operands(*block, handed.iter().copied());
    }
    print_end(printer, operation, &groups, 3);
}

/// The values that are handed to the function, without the pointer to it.
fn arguments<'g>(
    printer: &Printer<'_>,
    operation: OperationId,
    groups: &'g [Vec<ValueId>],
) -> &'g [ValueId] {
    let all = groups.first().map_or(&[][..], Vec::as_slice);
    match printer.ir().attribute(operation, "callee") {
        Some(_) => all,
        None => all.get(1..).unwrap_or_default(),
    }
}

fn print_callee(printer: &mut Printer<'_>, operation: OperationId, groups: &[Vec<ValueId>]) {
    match printer.ir().attribute(operation, "callee") {
        Some(callee) => printer.attribute(callee),
        None => {
            if let Some(pointer) = groups.first().and_then(|group| group.first()) {
                printer.operand(*pointer);
            }
        }
    }
    operands_in_parentheses(printer, arguments(printer, operation, groups));
}

/// Prints the text after the arguments and successors; `bundles` is the operand group of the bundles.
fn print_end(
    printer: &mut Printer<'_>,
    operation: OperationId,
    groups: &[Vec<ValueId>],
    bundles: usize,
) {
    let (ir, context) = (printer.ir(), printer.context());
    let ty = ir.attribute(operation, "var_callee_type").and_then(|ty| context.attribute_type(ty));
    if let Some(ty) = ty {
        printer.text(" vararg(");
        printer.type_(ty);
        printer.text(")");
    }
    print_bundles(printer, operation, groups.get(bundles).map_or(&[][..], Vec::as_slice));
    super::values::print_dictionary(printer, operation, ATTRIBUTES_OUTSIDE_DICTIONARY);
    printer.text(" : ");
    if ir.attribute(operation, "callee").is_none()
        && let Some(pointer) = groups.first().and_then(|group| group.first())
    {
        printer.value_type(*pointer);
        printer.text(", ");
    }
    print_signature(printer, operation, arguments(printer, operation, groups));
}

/// `(i32 {…}) -> (i32 {…})`
pub(super) fn print_signature(
    printer: &mut Printer<'_>,
    operation: OperationId,
    arguments: &[ValueId],
) {
    let ir = printer.ir();
    printer.text("(");
    for (index, argument) in arguments.iter().enumerate() {
        printer.separator(index);
        printer.value_type(*argument);
        let entries = crate::func::attributes_of(printer, operation, "arg_attrs", index);
        printer.optional_dictionary(entries);
    }
    printer.text(") -> ");
    let entries = crate::func::attributes_of(printer, operation, "res_attrs", 0);
    if entries.is_empty() {
        let types: Vec<Type> = ir.results(operation).map(|value| ir.value_type(value)).collect();
        printer.result_types(types.into_iter());
    } else {
        printer.text("(");
        printer.operand_types(ir.results(operation));
        printer.optional_dictionary(entries);
        printer.text(")");
    }
}

pub(super) fn print_bundles(printer: &mut Printer<'_>, operation: OperationId, values: &[ValueId]) {
    let (ir, context) = (printer.ir(), printer.context());
    let tags = ir.attribute(operation, "op_bundle_tags").map(|tags| context.attribute_kind(tags));
    let Some(AttributeKind::Array(tags)) = tags else { return };
    let sizes = dimensions(ir, operation, "op_bundle_sizes").unwrap_or_default();
    let mut values = values.iter().copied();
    printer.text(" [");
    for (index, (tag, size)) in tags.iter().zip(sizes).enumerate() {
        printer.separator(index);
        printer.attribute(*tag);
        let bundled: Vec<ValueId> = values.by_ref().take(size).collect();
        printer.text("(");
        printer.operands(bundled.iter().copied());
        printer.text(if bundled.is_empty() { "" } else { " : " });
        printer.operand_types(bundled);
        printer.text(")");
    }
    printer.text("]");
}
