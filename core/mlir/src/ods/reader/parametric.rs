//! Reads types and attributes with parameters.

use super::Reader;
use crate::ods::term::Token;
use crate::ods::{ParameterDescription, ParametricDescription, ReadError, TypeInterface};
use std::sync::Arc;

impl Reader<'_, '_> {
    /// `mnemonic "summary" { class "C++" parameters name: "C++", … interfaces ShapedType alias name format … }`. Each
    /// section and the braces are optional, and `syntax custom` may replace the format.
    pub(super) fn parametric(&mut self) -> Result<Arc<ParametricDescription>, ReadError> {
        let mnemonic = self.lexer.word()?;
        let mut one = ParametricDescription {
            name: format!("{}.{mnemonic}", self.dialect.name).into(),
            class: Box::default(),
            summary: self.lexer.text()?.into(),
            description: Box::default(),
            place: None,
            parameters: Vec::new(),
            format: None,
            is_custom: false,
            is_condition: false,
            interfaces: Vec::new(),
            alias: None,
        };
        if self.lexer.eat('{') {
            while self.lexer.peek() != Token::Mark('}') {
                self.section(&mut one)?;
            }
            self.lexer.expect('}')?;
        }
        Ok(Arc::new(one))
    }

    fn section(&mut self, one: &mut ParametricDescription) -> Result<(), ReadError> {
        match self.lexer.word()? {
            "class" => one.class = self.lexer.text()?.into(),
            "alias" => {
                let name = self.lexer.word()?;
                let open = if self.lexer.eat('*') { "*" } else { "" };
                one.alias = Some(format!("{name}{open}").into());
            }
            "format" => one.format = Some(self.lexer.raw_to_brace().trim().into()),
            "syntax" if self.lexer.word()? == "custom" => one.is_custom = true,
            "interfaces" => loop {
                let Some(interface) = TypeInterface::named(self.lexer.word()?) else {
                    return self.lexer.fail("expected 'ShapedType' or 'FloatType'");
                };
                one.interfaces.push(interface);
                if !self.lexer.eat(',') {
                    break;
                }
            },
            "parameters" => loop {
                let name = self.lexer.word()?.into();
                self.lexer.expect(':')?;
                one.parameters.push(ParameterDescription {
                    name,
                    class: self.lexer.text()?.into(),
                    summary: Box::default(),
                    words: None,
                    default: None,
                    is_custom: false,
                    lists_words: false,
                    is_self_type: false,
                });
                if !self.lexer.eat(',') {
                    break;
                }
            },
            _ => return self.lexer.fail("expected a section of a type or an attribute"),
        }
        Ok(())
    }
}
