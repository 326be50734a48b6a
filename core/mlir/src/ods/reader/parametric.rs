//! Reads types and attributes with parameters.

use super::Reader;
use crate::ods::term::Token;
use crate::ods::{ParameterDescription, ParametricDescription, ReadError, TypeInterface};
use std::sync::Arc;

impl Reader<'_, '_> {
    /// `mnemonic "summary" { class "C++" parameters name: "C++" = "default" cpp words self, … interfaces ShapedType
    /// alias name format … }`. Each section, the braces and all after the class of a parameter are optional, and
    /// `syntax custom` may replace the format.
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
                let parameter = self.parameter()?;
                one.parameters.push(parameter);
                if !self.lexer.eat(',') {
                    break;
                }
            },
            _ => return self.lexer.fail("expected a section of a type or an attribute"),
        }
        Ok(())
    }

    fn parameter(&mut self) -> Result<ParameterDescription, ReadError> {
        let name = self.lexer.word()?.into();
        self.lexer.expect(':')?;
        let class = self.lexer.text()?.into();
        let default = if self.lexer.eat('=') { Some(self.lexer.text()?.into()) } else { None };
        let mut is_flagged = |flag: &str| {
            let found = self.lexer.peek() == Token::Word(flag);
            if found {
                self.lexer.next();
            }
            found
        };
        Ok(ParameterDescription {
            name,
            class,
            summary: Box::default(),
            words: None,
            default,
            is_custom: is_flagged("cpp"),
            lists_words: is_flagged("words"),
            is_self_type: is_flagged("self"),
        })
    }
}
