//! Parses values with names.

use abide_mlir::ods::format::Parameter;
use abide_mlir::parse::{FormatState, Parse, Parser, operand};
use abide_mlir::syntax::TokenKind;

/// `{"name" = %value, …}`, or nothing.
pub(crate) fn named_values<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    let [Parameter::Operand(values), Parameter::Attribute(names)] = read.parameters else {
        return Err(parser.expected("values by name"));
    };
    let (mut named, first) = (Vec::new(), read.state.uses.len());
    if parser.eat(TokenKind::LeftBrace) {
        parser.list_until(TokenKind::RightBrace, |parser| {
            if !parser.at(TokenKind::String) {
                return Err(parser.expected("attribute name"));
            }
            let name = parser.attribute(None)?;
            named.push(name);
            parser.expect(TokenKind::Equal)?;
            read.state.uses.push(parser.operand_of(operand(*values))?);
            Ok(())
        })?;
    }
    read.set_operand(*values, first);
    let named = parser.ir.context.array(named);
    read.set_attribute(*names, named);
    Ok(())
}
