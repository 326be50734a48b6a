//! Reads the lists of operations that describe dialects.

use abide_mlir::ir::AttributeKind;
use abide_mlir::ods::format::Parameter;
use abide_mlir::parse::{FormatState, Parse, Parser, operand};
use abide_mlir::syntax::TokenKind;

/// The keywords for the number of values of a list entry.
const COUNTS: [&str; 3] = ["single", "optional", "variadic"];

/// The text of the attribute with these keywords, up to the first.
const COUNTS_START: &str = "<variadicity_array[";

/// `(name: %value, …)`
pub(crate) fn list_by_name<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    match read.parameters {
        [Parameter::Operand(values), Parameter::Attribute(names)] => {
            value_list(parser, *values, (Some(*names), None), read)
        }
        _ => Err(parser.expected("values by name")),
    }
}

/// `(name: optional %value, …)`
pub(crate) fn list_by_name_and_count<'a>(
    parser: &mut Parser<'a>,
    read: &mut FormatState<'_, 'a>,
) -> Parse {
    match read.parameters {
        [Parameter::Operand(values), Parameter::Attribute(names), Parameter::Attribute(counts)] => {
            value_list(parser, *values, (Some(*names), Some(*counts)), read)
        }
        _ => Err(parser.expected("values by name")),
    }
}

/// `(optional %value, …)`
pub(crate) fn list_by_count<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    match read.parameters {
        [Parameter::Operand(values), Parameter::Attribute(counts)] => {
            value_list(parser, *values, (None, Some(*counts)), read)
        }
        _ => Err(parser.expected("values")),
    }
}

fn value_list<'a>(
    parser: &mut Parser<'a>,
    values: usize,
    (names, counts): (Option<usize>, Option<usize>),
    read: &mut FormatState<'_, 'a>,
) -> Parse {
    let (mut named, mut words, first) = (Vec::new(), Vec::new(), read.state.uses.len());
    parser.expect(TokenKind::LeftParen)?;
    parser.list_until(TokenKind::RightParen, |parser| {
        if names.is_some() {
            if !parser.at(TokenKind::BareIdentifier) {
                return Err(parser.expected("valid keyword"));
            }
            let word = parser.current_text();
            let name = parser.ir.context.identifier(word);
            named.push(AttributeKind::String { value: name, ty: None });
            parser.bump();
            parser.expect(TokenKind::Colon)?;
        }
        if counts.is_some() {
            let word = COUNTS.iter().find(|word| parser.eat_word(word));
            words.push(*word.unwrap_or(&COUNTS[0]));
        }
        read.state.uses.push(parser.operand_of(operand(values))?);
        Ok(())
    })?;
    read.set_operand(values, first);
    if let Some(index) = names {
        let named: Vec<_> =
            named.into_iter().map(|name| parser.ir.context.attribute(name)).collect();
        let named = parser.ir.context.array(named);
        read.set_attribute(index, named);
    }
    if let Some(index) = counts {
        let body = counts_body(words.iter().copied());
        let dialect = parser.ir.context.identifier(read.op.dialect());
        let body = parser.ir.context.identifier(body);
        let counts = AttributeKind::Dialect { dialect, body, ty: None };
        let counts = parser.ir.context.attribute(counts);
        read.set_attribute(index, counts);
    }
    Ok(())
}

/// The list of the keywords as C++ prints it, with two blanks: `<variadicity_array[ single,  optional]>`.
fn counts_body<'w>(words: impl Iterator<Item = &'w str>) -> String {
    let words: Vec<String> = words.map(|word| format!(" {word}")).collect();
    format!("{COUNTS_START}{}]>", words.join(", "))
}

/// The list of the keywords in C++'s spelling, from any other one.
pub(crate) fn canonical_body(body: &[u8]) -> Option<Vec<u8>> {
    let written = std::str::from_utf8(body).ok()?;
    let words = written.strip_prefix(COUNTS_START)?.strip_suffix("]>")?;
    if words.trim().is_empty() {
        return None;
    }
    let canonical = counts_body(words.split(',').map(str::trim));
    (canonical != written).then(|| canonical.into_bytes())
}

#[cfg(test)]
mod tests {
    use super::canonical_body;

    #[test]
    fn lists_of_counts_are_spelt_as_cpp_spells_them() {
        for (written, expected) in [
            ("<variadicity_array[single]>", Some("<variadicity_array[ single]>")),
            (
                "<variadicity_array[ single, variadic,optional ]>",
                Some("<variadicity_array[ single,  variadic,  optional]>"),
            ),
            ("<variadicity_array[ single,  single]>", None),
            ("<variadicity_array[]>", None),
            ("<variadicity single>", None),
        ] {
            let own = canonical_body(written.as_bytes()).map(String::from_utf8);
            assert_eq!(own, expected.map(|text| Ok(text.to_owned())), "{written}");
        }
    }
}
