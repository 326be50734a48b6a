//! The `custom<…>` directives that declarative formats may name: what reads each, and what prints it.

use crate::ods::format::{Directive, Format, Parameter, TypeReference};
use crate::ods::{Arity, OpDescription, Presence, ValueDescription};
use crate::parse::{
    FormatState, Parse, Parser, aggregates as read_aggregates, directive as read,
    shaped as read_shaped,
};
use crate::print::{Formatted, Printer, directive as print, shaped as print_shaped};
use crate::syntax::TokenKind;

/// Reads a directive.
pub type ReadDirective =
    for<'s, 'a> fn(&mut Parser<'a>, &'a [Parameter], &mut FormatState<'s, 'a>) -> Parse<()>;

/// Prints a directive with its parameters.
pub type PrintDirective = for<'ir> fn(&mut Printer<'ir>, &'ir [Parameter], &Formatted<'ir>);

/// A directive.
#[derive(Debug, Clone, Copy)]
pub struct CustomDirective {
    name: &'static str,
    /// The dialects that mean this by the name; none is all of them.
    dialects: &'static [&'static str],
    /// Whether it can begin at the current token, where it stands in an optional group.
    pub(crate) begins: fn(&Parser<'_>) -> bool,
    pub(crate) read: ReadDirective,
    pub(crate) print: PrintDirective,
    /// Whether it knows what to do with these parameters.
    takes: fn(&[Parameter]) -> bool,
}

impl CustomDirective {
    /// A directive that can begin where `begins` says so, as an optional group asks, and takes whatever parameters a
    /// format hands it.
    #[must_use]
    pub const fn new(
        name: &'static str,
        begins: fn(&Parser<'_>) -> bool,
        read: ReadDirective,
        print: PrintDirective,
    ) -> CustomDirective {
        CustomDirective { name, dialects: ANY, begins, read, print, takes: |_| true }
    }

    /// The directive, where it knows only parameters of which this holds: a project, or another version of the dialect,
    /// may have other ones by the same name.
    #[must_use]
    pub const fn taking(self, takes: fn(&[Parameter]) -> bool) -> CustomDirective {
        CustomDirective { takes, ..self }
    }
}

const fn directive(
    name: &'static str,
    dialects: &'static [&'static str],
    begins: fn(&Parser<'_>) -> bool,
    read: ReadDirective,
    print: PrintDirective,
) -> CustomDirective {
    CustomDirective { dialects, ..CustomDirective::new(name, begins, read, print) }
}

/// It may begin anywhere.
#[must_use]
pub fn always(_: &Parser<'_>) -> bool {
    true
}

/// It begins with `[`.
#[must_use]
pub fn at_bracket(parser: &Parser<'_>) -> bool {
    parser.at(TokenKind::LeftBracket)
}

/// It begins with `(`.
#[must_use]
pub fn at_paren(parser: &Parser<'_>) -> bool {
    parser.at(TokenKind::LeftParen)
}

/// It begins with a word.
#[must_use]
pub fn at_word(parser: &Parser<'_>) -> bool {
    parser.at(TokenKind::BareIdentifier)
}

/// It begins with a value.
#[must_use]
pub fn at_value(parser: &Parser<'_>) -> bool {
    parser.at(TokenKind::PercentIdentifier)
}

/// It begins with `{`.
#[must_use]
pub fn at_brace(parser: &Parser<'_>) -> bool {
    parser.at(TokenKind::LeftBrace)
}

/// Directives of MLIR itself.
const ANY: &[&str] = &[];

/// The dialects of IREE, which share their directives.
const IREE: &[&str] = &["util", "hal", "flow", "stream", "vm", "iree_tensor_ext"];

static DIRECTIVES: &[CustomDirective] = &[
    directive(
        "DimensionList",
        ANY,
        |it| at_bracket(it) || it.at(TokenKind::Integer) || it.at(TokenKind::Question),
        read_shaped::dimension_list,
        print_shaped::dimension_list,
    ),
    directive(
        "MNKDimensionList",
        &["amdgpu"],
        |it| it.at(TokenKind::Integer),
        read_shaped::three_sizes,
        print_shaped::three_sizes,
    ),
    directive(
        "DynamicIndexList",
        ANY,
        at_bracket,
        read::dynamic_index_list,
        print::dynamic_index_list,
    ),
    directive(
        "OptionalDynamicIndexList",
        &["xegpu"],
        at_bracket,
        read::optional_index_list,
        print::optional_index_list,
    ),
    directive(
        "SymbolVisibility",
        &["ml_program", "util", "hal", "flow", "stream", "vm"],
        read::at_visibility,
        read::symbol_visibility,
        print::symbol_visibility,
    ),
    directive(
        "GlobalMemrefOpTypeAndInitialValue",
        &["memref"],
        always,
        read::global_type_and_value,
        print::global_type_and_value,
    ),
    directive(
        "EmitCGlobalOpTypeAndInitialValue",
        &["emitc"],
        always,
        read::type_and_value,
        print::global_type_and_value,
    ),
    directive(
        "EmitCFieldOpTypeAndInitialValue",
        &["emitc"],
        always,
        read::type_and_value,
        print::global_type_and_value,
    ),
    directive(
        "VariableOpTypeOrInitialValue",
        &["tosa"],
        always,
        read_shaped::shape_and_value,
        print_shaped::shape_and_value,
    ),
    directive(
        "TypedInitialValue",
        &["ml_program"],
        at_paren,
        read::typed_initial_value,
        print::typed_initial_value,
    ),
    directive(
        "SwitchOpCases",
        &["cf", "llvm", "spirv"],
        always,
        read::switch_op_cases,
        print::switch_op_cases,
    ),
    directive(
        "SwitchCases",
        &["emitc", "scf"],
        |it| it.at_word("case"),
        read::switch_cases,
        print::switch_cases,
    ),
    directive(
        "TokenOrdering",
        &["ml_program"],
        |parser| parser.at_word("ordering"),
        read::token_ordering,
        print::token_ordering,
    ),
    directive(
        "TypeOrAttr",
        IREE,
        always,
        read_shaped::type_or_attribute,
        print_shaped::type_or_attribute,
    ),
    directive("TypeAlias", IREE, always, read_shaped::type_alias, print_shaped::type_alias),
    directive(
        "ShapedTiedResult",
        IREE,
        always,
        read_shaped::tied_result,
        print_shaped::tied_result,
    )
    .taking(|given| matches!(given, [Parameter::Reference(_), _, _])),
    directive(
        "ShapedFunctionType",
        IREE,
        at_paren,
        read_shaped::function_type,
        print_shaped::function_type,
    ),
    directive(
        "DispatchEntryPoints",
        IREE,
        always,
        read_shaped::entry_points,
        print_shaped::entry_points,
    ),
    directive(
        "InsertExtractValueElementType",
        &["llvm"],
        always,
        read_aggregates::element_type,
        |_, _, _| {},
    ),
    directive("ShuffleType", &["llvm"], always, read_aggregates::shuffled_type, |_, _, _| {}),
    directive("GEPIndices", &["llvm"], always, read::path_indices, print::path_indices),
    directive("LLVMOpAttrs", &["llvm"], at_brace, read::attributes, print::attributes),
];

/// The directive with a name, in the format of an operation whose dialect brings some along.
pub(crate) fn find(
    brought: &'static [CustomDirective],
    operation: &OpDescription,
    name: &str,
    parameters: &[Parameter],
) -> Option<&'static CustomDirective> {
    let dialect = operation.dialect();
    let means = |one: &&CustomDirective| {
        one.name == name && (one.dialects.is_empty() || one.dialects.contains(&dialect))
    };
    let mut all = brought.iter().chain(DIRECTIVES);
    all.find(means).filter(|one| (one.takes)(parameters))
}

/// Whether all directives of a format are known: an operation with others is kept as it is written.
pub(crate) fn all_known(
    brought: &'static [CustomDirective],
    operation: &OpDescription,
    format: &Format,
) -> bool {
    all_known_but(brought, operation, format, &|_| false)
}

/// Whether all directives of a format are known, but for those that may be left to C++.
pub(crate) fn all_known_but(
    brought: &'static [CustomDirective],
    operation: &OpDescription,
    format: &Format,
    is_left_out: &dyn Fn(&Directive) -> bool,
) -> bool {
    let is_known = |directive: &Directive| match directive {
        Directive::Custom { name, parameters } => {
            find(brought, operation, name, parameters).is_some()
        }
        Directive::Attribute(index) => {
            let attribute = operation.attributes.get(*index);
            !attribute.is_some_and(|attribute| attribute.constraint.predicate().is_unknown())
        }
        _ => true,
    };
    all(format, &|directive| is_known(directive) || is_left_out(directive))
}

/// Whether a directive that reads nothing leaves nothing unsaid: all that it stands for may be absent.
pub(crate) fn may_be_empty(operation: &OpDescription, directive: &Directive) -> bool {
    let is_optional = |values: &[ValueDescription], index: usize| {
        values.get(index).is_some_and(|value| value.arity != Arity::Single)
    };
    let may_be_absent = |index: usize| {
        let attribute = operation.attributes.get(index);
        attribute.is_some_and(|attribute| attribute.presence != Presence::Required)
    };
    match directive {
        Directive::Custom { parameters, .. } => {
            parameters.iter().all(|parameter| match parameter {
                Parameter::Operand(index) | Parameter::Type(TypeReference::Operand(index)) => {
                    is_optional(&operation.operands, *index)
                }
                Parameter::Type(TypeReference::Result(index)) => {
                    is_optional(&operation.results, *index)
                }
                Parameter::Attribute(index) => may_be_absent(*index),
                Parameter::Reference(_) | Parameter::Text(_) => true,
                _ => false,
            })
        }
        Directive::Attribute(index) => may_be_absent(*index),
        _ => false,
    }
}

/// Whether a format can be followed though only C++ knows a part of it: what such a part may have are
/// values and attributes, no regions.
pub(crate) fn is_open(format: &Format) -> bool {
    let is_region =
        |parameter: &Parameter| matches!(parameter, Parameter::Region(_) | Parameter::Regions);
    all(format, &|directive| match directive {
        Directive::Custom { parameters, .. } => !parameters.iter().any(is_region),
        _ => true,
    })
}

/// Whether something holds for all directives of a format, those in groups too.
fn all(format: &Format, holds: &dyn Fn(&Directive) -> bool) -> bool {
    let mut pending: Vec<&[Directive]> = vec![&format.directives];
    while let Some(directives) = pending.pop() {
        for directive in directives {
            if !holds(directive) {
                return false;
            }
            match directive {
                Directive::Qualified(inner) => pending.push(std::slice::from_ref(&**inner)),
                Directive::Optional(group) => pending.extend([&*group.then, &*group.otherwise]),
                Directive::OneOfList(clauses) => {
                    pending.extend(clauses.iter().map(|clause| &*clause.directives));
                }
                _ => {}
            }
        }
    }
    true
}

/// Whether an operation has a format, all of whose directives are known.
pub(crate) fn all_known_of(brought: &'static [CustomDirective], operation: &OpDescription) -> bool {
    operation.format().is_some_and(|format| all_known(brought, operation, format))
}

/// The parameters of the lists in a format of which a part are values and a part are numbers. None of
/// them stands in an optional group.
pub(crate) fn index_lists(format: &Format) -> impl Iterator<Item = &[Parameter]> {
    format.directives.iter().filter_map(|directive| match directive {
        Directive::Custom { name, parameters } if **name == *"DynamicIndexList" => {
            Some(&**parameters)
        }
        _ => None,
    })
}
