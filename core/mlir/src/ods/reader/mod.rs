//! Reads description files.

mod op;
mod parametric;
mod traits;

use super::constraint::{Scope, attribute_constraint, type_constraint};
use super::term::{Lexer, Term, Token};
use super::{
    DialectDescription, EnumCase, EnumDescription, EnumSpelling, FormOverlay, KeywordAffixes,
    LlvmVersion, OpDescription, OtherOp, ReadError, Trait,
};
use op::Parts;
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// Reads a file. What cannot be read is reported and left out.
pub(super) fn read(text: &str, scope: &mut Scope) -> (DialectDescription, Vec<ReadError>) {
    scope.dialect = Box::default();
    let mut reader = Reader {
        lexer: Lexer::new(text),
        scope,
        classes: FxHashMap::default(),
        dialect: DialectDescription { ..DialectDescription::default() },
        errors: Vec::new(),
    };
    while reader.lexer.peek() != Token::End {
        if let Err(error) = reader.item() {
            reader.errors.push(error);
            reader.skip_to_item();
        }
    }
    (reader.dialect, reader.errors)
}

struct Reader<'a, 's> {
    lexer: Lexer<'a>,
    scope: &'s mut Scope,
    classes: FxHashMap<&'a str, Parts<'a>>,
    dialect: DialectDescription,
    errors: Vec<ReadError>,
}

/// The first words of a file's items.
const ITEMS: &[&str] = &[
    "dialect",
    "typenames",
    "attrnames",
    "about",
    "enum",
    "bitenum",
    "type",
    "attribute",
    "typedef",
    "attrdef",
    "class",
    "op",
    "until",
    "form",
];

impl<'a> Reader<'a, '_> {
    /// Skips to what looks like the start of an item at the start of a line.
    fn skip_to_item(&mut self) {
        loop {
            let line = self.lexer.line;
            match self.lexer.peek() {
                Token::End => return,
                Token::Word(word) if ITEMS.contains(&word) && !self.same_line(line) => return,
                _ => {
                    self.lexer.next();
                }
            }
        }
    }

    /// Whether the next token is on this line.
    fn same_line(&self, line: u32) -> bool {
        let mut after = self.lexer.clone();
        after.next();
        after.line == line
    }

    fn item(&mut self) -> Result<(), ReadError> {
        match self.lexer.word()? {
            "dialect" => {
                self.dialect.name = self.lexer.word()?.into();
                self.dialect.summary = self.lexer.text()?.into();
                self.scope.dialect.clone_from(&self.dialect.name);
                Ok(())
            }
            "typenames" => {
                self.dialect.type_names = Some(self.names()?);
                Ok(())
            }
            "attrnames" => {
                self.dialect.attribute_names = Some(self.names()?);
                Ok(())
            }
            "about" => {
                let name = format!("{}.{}", self.dialect.name, self.lexer.word()?);
                self.scope.summaries.insert(name.into(), self.lexer.text()?.into());
                Ok(())
            }
            "enum" => self.enumeration(false),
            "bitenum" => self.enumeration(true),
            "type" => self.named_type(),
            "attribute" => self.named_attribute(),
            "typedef" => {
                let one = self.parametric()?;
                self.dialect.types.push(one);
                Ok(())
            }
            "attrdef" => {
                let one = self.parametric()?;
                self.dialect.attributes.push(one);
                Ok(())
            }
            "class" => {
                let name = self.lexer.word()?;
                let mut parts = Parts::default();
                self.body(&mut parts)?;
                self.classes.insert(name, parts);
                Ok(())
            }
            "op" => {
                let op = self.op()?;
                self.dialect.ops.push(Arc::new(op));
                Ok(())
            }
            "until" => self.version(),
            "form" => self.form(),
            other => self.lexer.fail(format!("'{other}' does not begin an item of a description")),
        }
    }

    /// Names between blanks, in quotes.
    fn names(&mut self) -> Result<Vec<Box<str>>, ReadError> {
        Ok(self.lexer.text()?.split_whitespace().map(Box::from).collect())
    }

    /// `Name "words" =`, where the words may be missing.
    fn definition(&mut self) -> Result<(&'a str, Option<&'a str>, Term), ReadError> {
        let name = self.lexer.word()?;
        let words = self.optional_text();
        self.lexer.expect('=')?;
        Ok((name, words, Term::read(&mut self.lexer)?))
    }

    fn optional_text(&mut self) -> Option<&'a str> {
        let Token::Text(text) = self.lexer.peek() else { return None };
        self.lexer.next();
        Some(text)
    }

    fn named_type(&mut self) -> Result<(), ReadError> {
        let (name, words, term) = self.definition()?;
        match type_constraint(&term, self.scope) {
            Ok(one) => {
                let one =
                    words.map_or_else(|| one.clone(), |words| one.clone().with_summary(words));
                self.defined(name, |scope| scope.add_type(name, one))
            }
            Err(reason) => self.lexer.fail(reason),
        }
    }

    fn named_attribute(&mut self) -> Result<(), ReadError> {
        let (name, words, term) = self.definition()?;
        match attribute_constraint(&term, self.scope) {
            Ok(one) => {
                let one =
                    words.map_or_else(|| one.clone(), |words| one.clone().with_summary(words));
                self.defined(name, |scope| scope.add_attribute(name, one))
            }
            Err(reason) => self.lexer.fail(reason),
        }
    }

    fn defined(
        &mut self,
        name: &str,
        add: impl FnOnce(&mut Scope) -> bool,
    ) -> Result<(), ReadError> {
        if add(self.scope) {
            return Ok(());
        }
        self.lexer.fail(format!("'{name}' is defined twice"))
    }

    /// `Name "words" = #dialect.mnemonic<$value> : i32 bare "separator" { keyword = 0, … }`
    fn enumeration(&mut self, bits: bool) -> Result<(), ReadError> {
        let name = self.lexer.word()?;
        let summary = self.optional_text().unwrap_or_default();
        let spelling = if self.lexer.eat('=') { self.spelling()? } else { EnumSpelling::Integer };
        self.lexer.expect(':')?;
        let width = match self.lexer.word()? {
            "i8" => 8,
            "i16" => 16,
            "i32" => 32,
            "i64" => 64,
            _ => return self.lexer.fail("expected 'i8', 'i16', 'i32' or 'i64'"),
        };
        let quotes_sets = self.lexer.peek() != Token::Word("bare");
        if !quotes_sets {
            self.lexer.next();
        }
        let separator = self.optional_text().unwrap_or(", ").into();
        self.lexer.expect('{')?;
        let mut cases = Vec::new();
        while !self.lexer.eat('}') {
            let keyword = match self.lexer.next() {
                Token::Word(keyword) | Token::Text(keyword) => keyword.into(),
                _ => return self.lexer.fail("expected a keyword"),
            };
            self.lexer.expect('=')?;
            let Token::Integer(value) = self.lexer.next() else {
                return self.lexer.fail("expected a number");
            };
            cases.push(EnumCase { keyword, value: value.cast_unsigned(), place: None });
            if self.lexer.peek() != Token::Mark('}') {
                self.lexer.expect(',')?;
            }
        }
        let one = Arc::new(EnumDescription {
            name: name.into(),
            place: None,
            summary: summary.into(),
            bits,
            spelling,
            separator,
            prints_groups: true,
            quotes_sets,
            width,
            may_be_integer: false,
            cases,
        });
        if self.dialect.enums.iter().any(|own| own.name == one.name) {
            return self.lexer.fail(format!("'{name}' is defined twice"));
        }
        self.dialect.enums.push(Arc::clone(&one));
        self.scope.add_enum(one);
        Ok(())
    }

    /// `#dialect.mnemonic<$value>`, or `#dialect<mnemonic $value>` for one without brackets, or
    /// `#dialect<mnemonic "(" $value ")">` for one with something else around it.
    fn spelling(&mut self) -> Result<EnumSpelling, ReadError> {
        self.lexer.expect('#')?;
        let name = self.lexer.word()?;
        self.lexer.expect('<')?;
        let (dialect, mnemonic, angle_brackets) = match name.split_once('.') {
            Some((dialect, mnemonic)) => (dialect, mnemonic, true),
            None => (name, self.lexer.word()?, false),
        };
        let before = self.optional_text();
        if self.lexer.word()? != "$value" {
            return self.lexer.fail("expected '$value'");
        }
        let around = match before {
            Some(before) => {
                let after = self.optional_text().unwrap_or_default().into();
                Some(KeywordAffixes { before: before.into(), after })
            }
            None => None,
        };
        if !self.lexer.eat('>') {
            return self.lexer.fail("expected '>'");
        }
        let (dialect, mnemonic) = (dialect.into(), mnemonic.into());
        Ok(EnumSpelling::Dialect { dialect, mnemonic, angle_brackets, around })
    }

    /// `name "summary" : Class { … }`, where the class or the braces may be missing.
    fn op(&mut self) -> Result<OpDescription, ReadError> {
        let mnemonic = self.lexer.word()?;
        let line = self.lexer.line;
        let name: Box<str> = format!("{}.{mnemonic}", self.dialect.name).into();
        let own = self.lexer.text()?;
        let summary = self.scope.summaries.get(&name).map_or(own, |summary| summary);
        let summary = Box::from(summary);
        let mut parts = Parts::default();
        if self.lexer.eat(':') {
            let class = self.lexer.word()?;
            match self.classes.get(class) {
                Some(found) => parts = found.clone(),
                None => return self.lexer.fail(format!("no class is called '{class}'")),
            }
        }
        if self.lexer.peek() == Token::Mark('{') {
            self.body(&mut parts)?;
        }
        parts
            .build(name, summary, self.scope)
            .map_err(|message| ReadError { line, message: format!("{mnemonic}: {message}") })
    }

    /// Reads `19 op ..`, the operation in front of it as an older version has it.
    fn version(&mut self) -> Result<(), ReadError> {
        let Token::Integer(until) = self.lexer.next() else {
            return self.lexer.fail("expected a version after 'until'");
        };
        if self.lexer.word()? != "op" {
            return self.lexer.fail("expected 'op' after the version");
        }
        let mut op = self.op()?;
        let Some(newer) = self.dialect.ops.last().filter(|newer| newer.name == op.name) else {
            return self.lexer.fail("expected 'until' after the operation of that name");
        };
        // Blocks that need no terminator need none in any version.
        if newer.has(Trait::NoTerminator) {
            op.traits.insert(Trait::NoTerminator);
        }
        let until = LlvmVersion::new(u32::try_from(until).unwrap_or_default());
        self.dialect.others.push(OtherOp { until, op: Arc::new(op) });
        Ok(())
    }

    /// `"pattern" { format }`
    fn form(&mut self) -> Result<(), ReadError> {
        let line = self.lexer.line;
        let pattern = self.lexer.text()?.into();
        self.lexer.expect('{')?;
        let format = self.lexer.raw_to_brace().trim().into();
        self.lexer.expect('}')?;
        self.dialect.forms.push(FormOverlay { pattern, format, line });
        Ok(())
    }

    fn body(&mut self, parts: &mut Parts<'a>) -> Result<(), ReadError> {
        self.lexer.expect('{')?;
        parts.read(&mut self.lexer)?;
        self.lexer.expect('}')
    }
}
