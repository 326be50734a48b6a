//! `gpu.func`: a function whose body has more arguments than its signature, for the memory that it requests.

use crate::common::{print_symbol, set_attribute};
use crate::func::{Signature, attributes_of, print_signature};
use abide_mlir::ir::{OperationId, TypeKind};
use abide_mlir::parse::{OperationState, Parse, Parser};
use abide_mlir::print::{Printer, RegionForm};

/// The kinds of memory: the word, and the attribute with the attributes of each argument.
const MEMORIES: [(&str, &str); 2] =
    [("workgroup", "workgroup_attrib_attrs"), ("private", "private_attrib_attrs")];

/// The attribute with the number of workgroup memory arguments.
const WORKGROUP_COUNT: &str = "workgroup_attributions";

/// The attribute that marks a kernel.
const KERNEL: &str = "gpu.kernel";

/// The attributes printed in front of the dictionary.
const ATTRIBUTES_BEFORE_DICTIONARY: &[&str] = &[
    "sym_name",
    "function_type",
    "arg_attrs",
    "res_attrs",
    "workgroup_attrib_attrs",
    "private_attrib_attrs",
    WORKGROUP_COUNT,
    KERNEL,
];

/// `@name(%a: i32) -> i32 workgroup(%w : memref<4xf32>) private(…) kernel attributes {…} {…}`
pub(super) fn parse<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let mut signature = Signature::default();
    signature.read_with_name(parser, state)?;
    for (word, name) in MEMORIES {
        let mut count = 0;
        if parser.eat_word(word) {
            count = signature.more_arguments(parser, state, name)?;
        } else {
            parser.note_absent_words(&[word]);
        }
        if word == "workgroup" {
            let ty = parser.ir.context.integer(64);
            let count = parser.ir.context.integer_attribute(count, ty);
            set_attribute(parser, state, WORKGROUP_COUNT, count);
        }
    }
    if parser.eat_word("kernel") {
        let unit = parser.ir.context.unit();
        set_attribute(parser, state, KERNEL, unit);
    } else {
        parser.note_absent_words(&["kernel"]);
    }
    parser.optional_attribute_dictionary_with_keyword(&mut state.attributes)?;
    signature.attributes_and_body(parser, state)
}

pub(super) fn print(printer: &mut Printer<'_>, operation: OperationId) {
    let (ir, context) = (printer.ir(), printer.context());
    printer.text(" ");
    print_symbol(printer, operation);
    print_signature(printer, operation);
    let ty = ir.attribute(operation, "function_type").and_then(|ty| context.attribute_type(ty));
    let inputs = match ty.map(|ty| context.type_kind(ty)) {
        Some(TypeKind::Function { inputs, .. }) => inputs.len(),
        _ => 0,
    };
    let count = ir.attribute(operation, WORKGROUP_COUNT);
    let count = count.and_then(|count| context.integer_value(count)).unwrap_or(0);
    let body = ir.regions(operation).first();
    let memory = ir.entry_arguments(operation, 0).get(inputs..).unwrap_or_default();
    let shared = usize::try_from(count).unwrap_or(0).min(memory.len());
    let (shared, private) = memory.split_at_checked(shared).unwrap_or_default();
    for ((word, attributes), values) in MEMORIES.into_iter().zip([shared, private]) {
        if values.is_empty() {
            continue;
        }
        printer.text(&format!(" {word}("));
        for (index, value) in values.iter().enumerate() {
            printer.separator(index);
            printer.operand(*value);
            printer.text(" : ");
            printer.type_(ir.value_type(*value));
            printer.optional_dictionary(attributes_of(printer, operation, attributes, index));
        }
        printer.text(")");
    }
    if ir.attribute(operation, KERNEL).is_some() {
        printer.text(" kernel");
    }
    printer.attribute_dictionary_with_keyword(operation, ATTRIBUTES_BEFORE_DICTIONARY);
    if let Some(body) = body {
        printer.text(" ");
        printer.region(*body, RegionForm::BODY);
    }
}
