//! The `custom<…>` directives that declarative formats may name: what reads each, and what prints it.

use super::ods::format::{Directive, Format, Parameter};
use super::parse::{FormatState, Parse, Parser, directive as read, shaped as read_shaped};
use super::print::{Formatted, Printer, directive as print, shaped as print_shaped};
use super::syntax::TokenKind;

/// Reads a directive.
pub(super) type ReadDirective =
    for<'s, 'a> fn(&mut Parser<'a>, &'a [Parameter], &mut FormatState<'s, 'a>) -> Parse<()>;

/// Prints a directive with its parameters.
pub(super) type PrintDirective = for<'ir> fn(&mut Printer<'ir>, &'ir [Parameter], &Formatted<'ir>);

/// A directive.
pub(super) struct CustomDirective {
    name: &'static str,
    /// Whether it can begin at the current token, where it stands in an optional group.
    pub(super) begins: fn(&Parser<'_>) -> bool,
    pub(super) read: ReadDirective,
    pub(super) print: PrintDirective,
}

const fn directive(
    name: &'static str,
    begins: fn(&Parser<'_>) -> bool,
    read: ReadDirective,
    print: PrintDirective,
) -> CustomDirective {
    CustomDirective { name, begins, read, print }
}

fn always(_: &Parser<'_>) -> bool {
    true
}

fn at_bracket(parser: &Parser<'_>) -> bool {
    parser.at(TokenKind::LeftBracket)
}

fn at_paren(parser: &Parser<'_>) -> bool {
    parser.at(TokenKind::LeftParen)
}

static DIRECTIVES: &[CustomDirective] = &[
    directive("DynamicIndexList", at_bracket, read::dynamic_index_list, print::dynamic_index_list),
    directive(
        "SymbolVisibility",
        read::at_visibility,
        read::symbol_visibility,
        print::symbol_visibility,
    ),
    directive(
        "GlobalMemrefOpTypeAndInitialValue",
        always,
        read::global_type_and_value,
        print::global_type_and_value,
    ),
    directive("TypedInitialValue", at_paren, read::typed_initial_value, print::typed_initial_value),
    directive("SwitchOpCases", always, read::switch_op_cases, print::switch_op_cases),
    directive("SwitchCases", |it| it.at_word("case"), read::switch_cases, print::switch_cases),
    directive(
        "TokenOrdering",
        |parser| parser.at_word("ordering"),
        read::token_ordering,
        print::token_ordering,
    ),
    directive(
        "TypeOrAttr",
        always,
        read_shaped::type_or_attribute,
        print_shaped::type_or_attribute,
    ),
    directive("TypeAlias", always, read_shaped::type_alias, print_shaped::type_alias),
    directive("ShapedTiedResult", always, read_shaped::tied_result, print_shaped::tied_result),
    directive(
        "ShapedFunctionType",
        at_paren,
        read_shaped::function_type,
        print_shaped::function_type,
    ),
    directive("DispatchEntryPoints", always, read_shaped::entry_points, print_shaped::entry_points),
];

/// The directive with a name.
pub(super) fn find(name: &str) -> Option<&'static CustomDirective> {
    DIRECTIVES.iter().find(|directive| directive.name == name)
}

/// Whether all directives of a format are known: an operation with others is kept as it is written.
pub(super) fn all_known(format: &Format) -> bool {
    let mut pending: Vec<&[Directive]> = vec![&format.directives];
    while let Some(directives) = pending.pop() {
        for directive in directives {
            match directive {
                Directive::Custom { name, .. } if find(name).is_none() => return false,
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

/// The parameters of the lists in a format of which a part are values and a part are numbers. None of
/// them stands in an optional group.
pub(super) fn index_lists(format: &Format) -> impl Iterator<Item = &[Parameter]> {
    format.directives.iter().filter_map(|directive| match directive {
        Directive::Custom { name, parameters } if **name == *"DynamicIndexList" => {
            Some(&**parameters)
        }
        _ => None,
    })
}
