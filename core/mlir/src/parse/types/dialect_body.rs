//! The text between the brackets of dialect attributes and types, which is kept.

use super::Types;
use crate::ir::{Identifier, SourcePart, Type};
use crate::ods::format::parametric::ParametricForm;
use crate::ods::{EnumDescription, EnumSpelling};
use crate::parse::tokens::Parse;
use crate::print::{print_attribute, print_type};
use crate::syntax::TokenKind;
use crate::syntax::blanks::{folded, without_blanks};
use crate::syntax::lexer::Lexer;
use abide_source::diagnostic::{Wanted, codes};
use std::borrow::Cow;
use std::sync::Arc;

/// The bytes of text that aliases may become in a file of any size.
const ALWAYS_ALLOWED_BYTES: usize = 1 << 20;

/// The maximum nesting of bodies that are parsed by their declared format. Each level parses the text of the inner ones
/// again.
const MAX_BODY_DEPTH: u32 = 8;

/// The maximum ratio of the text of its aliases to the file.
const EXPANSION_FACTOR: usize = 32;

impl<'a> Types<'a> {
    /// `!dialect.body`, for a body as the dialect's own printer writes it.
    pub fn type_of_dialect(&mut self, dialect: &str, body: &[u8]) -> Type {
        let has_some = self.registry.has_aliases_within_types(dialect.as_bytes());
        let dialect = self.ir.context.identifier(dialect);
        let body = self.intern_first_spelling(body);
        if has_some {
            self.find_parts(body);
        }
        self.dialect_type(dialect, body)
    }

    /// The dialect and the rest of `#dialect.name<…>`, `!dialect<…>` and the like.
    pub(in crate::parse) fn dialect_symbol(&mut self) -> Parse<(Identifier, Identifier)> {
        let start = self.position() + 1;
        let is_type = self.at(TokenKind::ExclamationIdentifier);
        let name = self.current_text().get(1..).unwrap_or_default();
        let dot = name.iter().position(|byte| *byte == b'.');
        self.bump();
        let bracketed = self.at(TokenKind::Less) && self.adjacent();
        if bracketed && let Some(found) = self.declared(name, is_type)? {
            return Ok(found);
        }
        if bracketed
            && dot.is_none()
            && let Some(found) = self.declared_in_brackets(name, is_type)?
        {
            return Ok(found);
        }
        if bracketed
            && !is_type
            && let Some(found) = self.linked(name)?
        {
            return Ok(found);
        }
        if bracketed {
            self.balanced()?;
        }
        let whole = self.slice(start, self.previous_end());
        let (end, inner) = match dot {
            Some(dot) => (dot, whole.get(dot + 1..)),
            None => (name.len(), whole.get(name.len() + 1..whole.len().saturating_sub(1))),
        };
        let (dialect, inner) = (whole.get(..end).unwrap_or_default(), inner.unwrap_or_default());
        let dialect = self.ir.context.identifier(dialect);
        let body = match is_pretty_body(inner) {
            // In brackets, `-` at the end would begin an arrow.
            false if !bracketed && (dot.is_none() || inner.ends_with(b"-")) => Cow::Borrowed(inner),
            true => Cow::Borrowed(inner),
            // After a dot it would have another meaning.
            false => Cow::Owned([b"<", inner, b">"].concat()),
        };
        Ok((dialect, self.body(dialect, &body, start)?))
    }

    /// `<…>` at the current token: the form in formats of a dialect's type or attribute without its name, which is `name`. Returns the dialect, and the rest of the name with the parameters.
    pub(in crate::parse) fn parameters_of(
        &mut self,
        name: &str,
        is_type: bool,
    ) -> Parse<(Identifier, Identifier)> {
        if let Some(found) = self.declared(name.as_bytes(), is_type)? {
            return Ok(found);
        }
        if !is_type && let Some(found) = self.linked(name.as_bytes())? {
            return Ok(found);
        }
        let start = self.position();
        self.balanced()?;
        let (dialect, mnemonic) = name.split_once('.').unwrap_or((name, ""));
        let body = [mnemonic.as_bytes(), self.slice(start, self.previous_end())].concat();
        let dialect = self.ir.context.identifier(dialect);
        Ok((dialect, self.body(dialect, &body, start)?))
    }

    /// The format of an attribute or a type, with its dialect, that begins with something else than `<`.
    pub(in crate::parse) fn form_without_brackets(
        &self,
        name: &str,
        is_type: bool,
    ) -> Option<Arc<ParametricForm>> {
        let forms = self.registry.forms();
        let form =
            if is_type { forms.ty(name.as_bytes()) } else { forms.attribute(name.as_bytes()) };
        form.filter(|form| form.is_known && !form.begins_with_bracket()).map(Arc::clone)
    }

    /// Parses such an attribute or type by a format that contains its name, as `#dialect<mnemonic @symbol>`.
    pub(in crate::parse) fn name_from_format(
        &mut self,
        name: &str,
        form: &ParametricForm,
    ) -> Parse<(Identifier, Identifier)> {
        let text = self.parametric(form)?;
        Ok(self.named_in_brackets(name, &text))
    }

    /// Parses `<mnemonic …>` after the name of a dialect, if the form of the mnemonic does not begin with `<` itself.
    /// `None` if that is not declared, or does not fit.
    fn declared_in_brackets(
        &mut self,
        dialect: &[u8],
        is_type: bool,
    ) -> Parse<Option<(Identifier, Identifier)>> {
        let dialect = String::from_utf8_lossy(dialect);
        let (mark, reported, expanded) = (self.mark(), self.diagnostics.len(), self.expanded);
        let was_broken = self.is_broken();
        self.bump();
        let name = format!("{dialect}.{}", String::from_utf8_lossy(self.current_text()));
        if let Some(found) = self.long_spelling(&name, is_type)? {
            return Ok(Some(found));
        }
        let form =
            self.form_without_brackets(&name, is_type).filter(|_| self.body_depth < MAX_BODY_DEPTH);
        if let Some(form) = form {
            self.bump();
            self.body_depth += 1;
            let read = self.name_from_format(&name, &form);
            self.body_depth -= 1;
            if let (Ok((dialect, body)), true) = (read, self.eat(TokenKind::Greater)) {
                self.find_parts(body);
                return Ok(Some((dialect, body)));
            }
            self.diagnostics.truncate(reported);
            if !was_broken {
                self.forget_error();
            }
            self.expanded = expanded;
        } else if !is_type && self.labels.is_none() {
            self.check_unbracketed_enumeration(&name)?;
            self.diagnostics.truncate(reported);
        }
        self.back(mark);
        Ok(None)
    }

    /// Parses `mnemonic<…>>`, whose first token is the current one, by the form of the mnemonic: `#dialect<mnemonic<…>>` is
    /// another spelling of `#dialect.mnemonic<…>`. `None` if that has no form, or is not written so; the current token is
    /// the same then.
    fn long_spelling(
        &mut self,
        name: &str,
        is_type: bool,
    ) -> Parse<Option<(Identifier, Identifier)>> {
        let form = self.form_of(name.as_bytes(), is_type);
        let begins = |form: &Arc<ParametricForm>| form.is_held && form.needs_bracket();
        let (mark, needs_bracket) = (self.mark(), form.is_some_and(begins));
        if !self.at(TokenKind::BareIdentifier) || form.is_some_and(|form| form.takes_nothing()) {
            return Ok(None);
        }
        self.bump();
        if self.at(TokenKind::Less) {
            let found = self.declared(name.as_bytes(), is_type)?;
            if found.is_some() {
                self.expect(TokenKind::Greater)?;
                return Ok(found);
            }
        } else if needs_bracket && self.labels.is_none() {
            return Err(self.expected(Wanted::sign("<")));
        }
        self.back(mark);
        Ok(None)
    }

    /// Checks the words after the name of an enumeration, `#dialect<mnemonic word>`; the current token is the name.
    fn check_unbracketed_enumeration(&mut self, name: &str) -> Parse {
        let Some(words) = self.enumeration_of(name.as_bytes(), false) else { return Ok(()) };
        let reported = self.diagnostics.len();
        self.bump();
        let read = self.enumeration(words, &words.name);
        let read = read.and_then(|_| self.expect(TokenKind::Greater));
        if let (true, Some(error)) = (read.is_err(), self.diagnostics.get_mut(reported)) {
            error.code = codes::mlir::TYPE_BODY;
        }
        read
    }

    /// Parses a type or an attribute whose format is declared, and returns its dialect and the rest; the current
    /// token is the `<` after its full name. `None` if the format does not fit and has a C++-only part.
    fn declared(&mut self, name: &[u8], is_type: bool) -> Parse<Option<(Identifier, Identifier)>> {
        let forms = self.registry.forms();
        let form = if is_type { forms.ty(name) } else { forms.attribute(name) };
        let takes_nothing = |form: &Arc<ParametricForm>| form.takes_nothing();
        if form.or_else(|| self.registry.bundled_form(name, is_type)).is_some_and(takes_nothing) {
            // MLIR does not look at brackets that no format takes.
            self.balanced()?;
            return Ok(Some(self.declared_body(name, b"")));
        }
        if form.is_none() {
            return self.check_declared(name, is_type);
        }
        // A listener for roles is not notified where parsing only seems to stop.
        let is_asked = self.labels.is_some();
        let is_tried = |form: &&Arc<ParametricForm>| {
            self.body_depth < MAX_BODY_DEPTH && (form.is_known || !is_asked)
        };
        let Some(form) = form.filter(is_tried) else { return Ok(None) };
        let (mark, reported, expanded) = (self.mark(), self.diagnostics.len(), self.expanded);
        let was_broken = self.is_broken();
        self.balanced()?;
        let end = self.previous_end();
        self.back(mark);
        self.body_depth += 1;
        let text = self.parametric(form);
        self.body_depth -= 1;
        let text = match text {
            Ok(text) if self.previous_end() == end => text,
            Ok(text) if !is_type && self.is_followed_by_type(end) => {
                let name = String::from_utf8_lossy(name);
                let (dialect, body) = self.named_in_brackets(&name, &text);
                self.find_parts(body);
                return Ok(Some((dialect, body)));
            }
            Ok(_) if form.is_held => return Err(self.expected(Wanted::sign(">"))),
            Err(error) if form.is_held => return Err(error),
            _ => {
                self.diagnostics.truncate(reported);
                if !was_broken {
                    self.forget_error();
                }
                self.expanded = expanded;
                self.back(mark);
                return Ok(None);
            }
        };
        Ok(Some(self.declared_body(name, &text)))
    }

    /// Splits a full name into the dialect and the rest, and adds the printed text to that.
    fn declared_body(&mut self, name: &[u8], text: &[u8]) -> (Identifier, Identifier) {
        let dot = memchr::memchr(b'.', name).unwrap_or(name.len());
        let mnemonic = name.get(dot + 1..).unwrap_or_default();
        let whole = [mnemonic, text].concat();
        let (dialect, body) = match mnemonic.is_empty() || is_pretty_body(&whole) {
            true => {
                let dialect = self.ir.context.identifier(name.get(..dot).unwrap_or_default());
                (dialect, self.intern_first_spelling(&whole))
            }
            // After a blank it would not be a part of the attribute.
            false => self.named_in_brackets(&String::from_utf8_lossy(name), text),
        };
        self.find_parts(body);
        (dialect, body)
    }

    /// Whether the format of an attribute continued after its brackets, at a `:` with a type. (MLIR parses these
    /// before the dialect does, and again with it.)
    fn is_followed_by_type(&self, end: usize) -> bool {
        let rest = self.text.get(end..).unwrap_or_default().trim_ascii_start();
        self.previous_end() > end && rest.starts_with(b":")
    }

    /// Returns the dialect and the body of an attribute whose text is not in brackets as a whole: `#dialect<mnemonic
    /// text>`.
    fn named_in_brackets(&mut self, name: &str, text: &[u8]) -> (Identifier, Identifier) {
        let (dialect, body) = named_body(name, text);
        (self.ir.context.identifier(dialect), self.intern_first_spelling(&body))
    }

    /// Checks the text after the name of a type or an attribute against its described form, and returns the dialect
    /// and the printed text. `None` without a form: the text is then kept as written, and the current token stays the
    /// `<` after its full name.
    fn check_declared(
        &mut self,
        name: &[u8],
        is_type: bool,
    ) -> Parse<Option<(Identifier, Identifier)>> {
        if self.labels.is_some() || self.body_depth >= MAX_BODY_DEPTH {
            return Ok(None);
        }
        let form = self.form_of(name, is_type);
        let words = if form.is_none() && !is_type { self.enumeration_of(name, true) } else { None };
        if form.is_none() && words.is_none() {
            return Ok(None);
        }
        let start = self.position();
        let (mark, reported, expanded) = (self.mark(), self.diagnostics.len(), self.expanded);
        self.balanced()?;
        let end = self.previous_end();
        self.back(mark);
        self.body_depth += 1;
        let read = match (form, words) {
            (Some(form), _) => self.parametric(form).map(Some),
            (None, Some(words)) => self.enumeration(words, &words.name).map(|_| None),
            (None, None) => Ok(None),
        };
        self.body_depth -= 1;
        let read = match read {
            Ok(_) if self.previous_end() != end => Err(self.expected(Wanted::sign(">"))),
            read => read,
        };
        if let (true, Some(error)) = (read.is_err(), self.diagnostics.get_mut(reported)) {
            error.code = codes::mlir::TYPE_BODY;
        }
        let text = read?;
        self.diagnostics.truncate(reported);
        // A linked attribute is stored once, not as the text of all attributes within it.
        let is_linked = !is_type && self.has_linked_attributes(name);
        let is_printed = |form: &Arc<ParametricForm>| {
            form.is_known && (!is_linked || form.has_plain_parameters())
        };
        if let Some(text) = text.filter(|_| form.is_some_and(is_printed)) {
            let dot = memchr::memchr(b'.', name).unwrap_or(name.len());
            let dialect = self.ir.context.identifier(name.get(..dot).unwrap_or_default());
            let mnemonic = name.get(dot + 1..).unwrap_or_default();
            let body = self.body(dialect, &[mnemonic, &*text].concat(), start)?;
            return Ok(Some((dialect, body)));
        }
        self.expanded = expanded;
        self.back(mark);
        Ok(None)
    }

    /// The enumeration whose attribute has a name, such as `arith.fastmath`, with its words in `<` and `>` or not.
    fn enumeration_of(&self, name: &[u8], is_bracketed: bool) -> Option<&'a EnumDescription> {
        let (dialect, own) = std::str::from_utf8(name).ok()?.split_once('.')?;
        let mut enums = self.registry.dialects().dialect(dialect)?.enums.iter();
        let is_own = |one: &EnumDescription| match &one.spelling {
            EnumSpelling::Dialect { dialect: of, mnemonic, angle_brackets, .. } => {
                (&**of, &**mnemonic, *angle_brackets) == (dialect, own, is_bracketed)
            }
            _ => false,
        };
        enums.find(|one| is_own(one)).map(|one| &**one)
    }

    /// Returns a body as kept; `start` is the start of the attribute or type.
    pub(in crate::parse) fn body(
        &mut self,
        dialect: Identifier,
        body: &[u8],
        start: usize,
    ) -> Parse<Identifier> {
        let body = folded(body);
        let body = match memchr::memchr2(b'#', b'!', &body) {
            None => body,
            Some(_) => Cow::Owned(self.without_aliases(&body, start)?),
        };
        let canonical = self.registry.canonical_body(self.ir.context.bytes(dialect), &body);
        let body = canonical.map_or(body, Cow::Owned);
        let has_some = self.registry.has_aliases_within_types(self.ir.context.bytes(dialect));
        match has_some || self.prints_in_cpp(dialect) {
            true => self.with_spelt_parts(&body, start),
            false => Ok(self.intern_first_spelling(&body)),
        }
    }

    /// Finds the attributes and types in a body, and returns it with their printed forms. Another spelling of a part
    /// makes no other attribute.
    fn with_spelt_parts(&mut self, body: &[u8], start: usize) -> Parse<Identifier> {
        let written = self.ir.context.identifier(body);
        self.find_parts(written);
        let (mut text, mut done) = (Vec::with_capacity(body.len()), 0);
        for (range, part) in self.ir.written.parts(written) {
            text.extend_from_slice(body.get(done..range.start).unwrap_or_default());
            text.extend(match *part {
                SourcePart::Attribute(value) => print_attribute(&self.ir, value),
                SourcePart::Type(ty) => print_type(&self.ir, ty),
            });
            done = range.end;
        }
        text.extend_from_slice(body.get(done..).unwrap_or_default());
        if text.len() > body.len() {
            self.count_expansion(text.len(), start)?;
        }
        let body = self.intern_first_spelling(&text);
        self.find_parts(body);
        Ok(body)
    }

    /// Expands the aliases in a body: the printer chooses alias names itself, and ignores those in a text. `start` is
    /// the start of the attribute or type.
    pub(in crate::parse) fn without_aliases(
        &mut self,
        body: &[u8],
        start: usize,
    ) -> Parse<Vec<u8>> {
        let mut lexer = Lexer::new(body);
        let (mut out, mut done) = (Vec::new(), 0);
        while let Some(name) = lexer.next_alias_name() {
            let Some(text) = self.aliased_text(name)? else { continue };
            let end = lexer.position();
            self.count_expansion(text.len(), start)?;
            out.extend_from_slice(body.get(done..end - name.len()).unwrap_or_default());
            out.extend_from_slice(&text);
            done = end;
        }
        out.extend_from_slice(body.get(done..).unwrap_or_default());
        Ok(out)
    }

    /// Counts the text that a shorter text at `start` expands to, up to a limit.
    pub(in crate::parse) fn count_expansion(&mut self, len: usize, start: usize) -> Parse {
        self.expanded = self.expanded.saturating_add(len);
        if self.expanded > ALWAYS_ALLOWED_BYTES + EXPANSION_FACTOR * self.text.len() {
            let message = "the text of the aliases is too long";
            let span = self.span_from(start);
            return Err(self.report(codes::limit::EXPANSION, span, message));
        }
        Ok(())
    }

    /// Returns the text of the alias with this name, which has its sigil, if one exists.
    fn aliased_text(&mut self, name: &[u8]) -> Parse<Option<Vec<u8>>> {
        match name.split_first() {
            Some((b'#', name)) => {
                let Some(alias) = self.attribute_aliases.get(name).copied() else {
                    return Ok(None);
                };
                let value = self.use_alias(alias)?;
                Ok(Some(print_attribute(&self.ir, value)))
            }
            Some((b'!', name)) => {
                let Some(alias) = self.type_aliases.get(name).copied() else { return Ok(None) };
                let ty = self.use_alias(alias)?;
                Ok(Some(print_type(&self.ir, ty)))
            }
            _ => Ok(None),
        }
    }

    /// The body, or the first body that differs from it in blanks only: both mean the same to their undescribed
    /// dialect.
    pub(super) fn intern_first_spelling(&mut self, body: &[u8]) -> Identifier {
        let context = &mut self.ir.context;
        let own = context.identifier(body);
        let key = match without_blanks(body) {
            Cow::Borrowed(_) => own,
            Cow::Owned(key) => context.identifier(key),
        };
        context.first_body(own, key)
    }
}

/// The dialect and the body of an attribute whose text does not begin with `<`. A blank separates the name from text that
/// would continue it.
pub(in crate::parse) fn named_body<'n>(name: &'n str, text: &[u8]) -> (&'n str, Vec<u8>) {
    let (dialect, mnemonic) = name.split_once('.').unwrap_or((name, ""));
    if text.is_empty() && !mnemonic.is_empty() {
        return (dialect, mnemonic.as_bytes().to_vec());
    }
    let is_apart = text.first().is_some_and(|first| b" @\"[!{(<".contains(first));
    let blank: &[u8] = if is_apart { b"" } else { b" " };
    (dialect, [b"<", mnemonic.as_bytes(), blank, text, b">"].concat())
}

/// Whether the text between the brackets of `!dialect<…>` can follow a dot instead.
fn is_pretty_body(body: &[u8]) -> bool {
    let name = body.iter().take_while(|byte| byte.is_ascii_alphanumeric() || b"_.".contains(byte));
    let name = name.count();
    let starts = body.first().is_some_and(u8::is_ascii_alphabetic);
    let rest = body.get(name..).unwrap_or_default();
    starts && (rest.is_empty() || (rest.starts_with(b"<") && rest.ends_with(b">")))
}
