//! Dialect attributes that refer to others within them, each stored once. Debug information is a graph, and its text
//! without aliases would be a tree of any size.

use super::Types;
use crate::ir::{Attribute, AttributeKind, Identifier};
use crate::ods::format::parametric::ParameterDirective;
use crate::parse::tokens::Parse;
use crate::syntax::TokenKind;
use abide_source::diagnostic::codes;
use abide_source::rule;
use abide_source::sort;

/// The maximum nesting of such attributes, others between them not counted: printers recurse to that depth.
const MAX_LINK_DEPTH: u32 = 256;

/// `name = …` within the brackets: its place in the description, and its start in the recorded text.
struct Parameter {
    order: usize,
    start: usize,
}

impl<'a> Types<'a> {
    /// Parses a linked attribute by its full name, whose `<` is the current token, and returns its dialect and body;
    /// `None` if its dialect has no linked attributes.
    pub(in crate::parse) fn linked(
        &mut self,
        name: &[u8],
    ) -> Parse<Option<(Identifier, Identifier)>> {
        let name = String::from_utf8_lossy(name);
        let parts = name.split_once('.').filter(|(_, mnemonic)| !mnemonic.is_empty());
        let Some((dialect, mnemonic)) = parts else { return Ok(None) };
        let within = self.registry.attributes_within(dialect.as_bytes());
        if within.is_empty() || self.registry.forms().attribute(name.as_bytes()).is_some() {
            return Ok(None);
        }
        if !self.keeps_links() {
            self.check_links();
            return Ok(None);
        }
        let start = self.position();
        let order = self.parameter_names(dialect, &name);
        let body = self.nested(|parser| parser.linked_parameters(dialect, within, &order))?;
        let body = [mnemonic.as_bytes(), &body].concat();
        let dialect = self.ir.context.identifier(dialect);
        let body = self.body(dialect, &body, start)?;
        if self.ir.keep_links(body) > MAX_LINK_DEPTH {
            let span = self.span_from(start);
            return Err(self.report(codes::limit::DEPTH, span, "attributes nest too deep"));
        }
        Ok(Some((dialect, body)))
    }

    /// Whether linked attributes are stored; a text that is read twice keeps them as text.
    fn keeps_links(&self) -> bool {
        !self.recovers() && !self.ir.is_excerpt() && self.labels.is_none()
    }

    /// Checks a parameter that is a linked attribute, with this name if it has one: an attribute in full, an alias, or the
    /// text after the name. Returns nothing, since linked attributes are stored on their own.
    pub(super) fn linked_parameter(
        &mut self,
        name: Option<&str>,
        after: &[ParameterDirective],
    ) -> Parse<Vec<u8>> {
        if !self.at(TokenKind::HashIdentifier) {
            self.unnamed_parameter(name, after)?;
            return Ok(Vec::new());
        }
        let written = self.current_text().get(1..).unwrap_or_default();
        let is_alias = !written.contains(&b'.') && self.next_byte() != b'<';
        let is_wrong = match self.attribute_aliases.get(written).filter(|_| is_alias) {
            Some(alias) => !self.is_linked(alias.value, name),
            None => !is_alias && name.is_some_and(|name| name.as_bytes() != written),
        };
        if is_wrong {
            return Err(self.error_here("invalid kind of attribute specified"));
        }
        if !is_alias && !self.keeps_links() {
            self.attribute(None)?;
            return Ok(Vec::new());
        }
        // Checked where it is stored, as an undefined alias is.
        self.bump();
        if !is_alias && self.at(TokenKind::Less) && self.adjacent() {
            self.balanced()?;
        }
        Ok(Vec::new())
    }

    /// A parameter that is a linked attribute, without its name.
    fn unnamed_parameter(&mut self, name: Option<&str>, after: &[ParameterDirective]) -> Parse {
        let form = name.and_then(|name| self.form_of(name.as_bytes(), false));
        if let Some(form) = form {
            return self.parametric(form).map(drop);
        }
        if self.at(TokenKind::Less) || self.at_word("distinct") || self.at_word("loc") {
            return self.skip_unknown(after);
        }
        if name.is_some_and(|name| self.at_text_of_cpp(name)) {
            return self.skip_unknown(after);
        }
        let message = match self.at_attribute() {
            true => "invalid kind of attribute specified",
            false => "expected attribute value",
        };
        Err(self.error_here(message))
    }

    /// Whether an attribute is one of a dialect, with this name if it has one.
    fn is_linked(&self, value: Attribute, name: Option<&str>) -> bool {
        let context = &self.ir.context;
        match context.attribute_kind(value) {
            AttributeKind::Dialect { dialect, body, .. } => name.is_none_or(|name| {
                let (own, mnemonic) = name.split_once('.').unwrap_or((name, ""));
                let rest = context.bytes(*body).strip_prefix(mnemonic.as_bytes());
                context.bytes(*dialect) == own.as_bytes()
                    && rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(b"<"))
            }),
            AttributeKind::Distinct { .. } | AttributeKind::Location(_) => name.is_none(),
            _ => false,
        }
    }

    /// Whether the dialect of a full name has linked attributes.
    pub(in crate::parse) fn has_linked_attributes(&self, name: &[u8]) -> bool {
        let dialect = name.split(|byte| *byte == b'.').next().unwrap_or_default();
        !self.registry.attributes_within(dialect).is_empty()
    }

    /// Reports the undefined aliases in the brackets that begin here, of a text that keeps them as text.
    fn check_links(&mut self) {
        let mark = self.mark();
        let (mut depth, mut text) = (0_usize, None);
        loop {
            let kind = self.current();
            let name = self.current_text().get(1..).unwrap_or_default();
            if kind.opens_bracket() {
                depth += 1;
            } else if kind.closes_bracket() {
                depth = depth.saturating_sub(1);
                text = text.filter(|outer| depth > *outer);
            } else if text.is_some() {
                // The body of an attribute of an undescribed dialect.
            } else if kind == TokenKind::HashIdentifier && self.next_byte() == b'<' {
                text = Some(depth).filter(|_| self.has_text_for_body(name));
            } else if kind == TokenKind::HashIdentifier
                && !name.contains(&b'.')
                && !self.attribute_aliases.contains_key(name)
            {
                let name = String::from_utf8_lossy(name);
                let message = rule!("undefined symbol alias id '{}'", name);
                let span = self.current_span();
                self.report(codes::mlir::UNDEFINED_ALIAS, span, message);
            }
            if depth == 0 || matches!(kind, TokenKind::EndOfFile | TokenKind::SplitMarker) {
                break;
            }
            self.bump();
        }
        self.back(mark);
    }

    /// Whether the body of an attribute with this name is text, because its dialect is not described.
    fn has_text_for_body(&self, name: &[u8]) -> bool {
        let dialect = name.split(|byte| *byte == b'.').next().unwrap_or_default();
        let dialect = std::str::from_utf8(dialect).unwrap_or_default();
        self.registry.dialects().dialect(dialect).is_none()
    }

    /// The names of the parameters of an attribute in their order.
    fn parameter_names(&self, dialect: &str, name: &str) -> Vec<Box<str>> {
        let described = self.registry.dialects().dialect(dialect);
        let all = described.map_or(&[][..], |dialect| &dialect.attributes);
        let own = all.iter().find(|one| *one.name == *name);
        own.map_or(Vec::new(), |one| one.parameters.iter().map(|one| one.name.clone()).collect())
    }

    /// `<…>`, with numbers in the places of the attributes within, and the parameters in the order of the printer.
    fn linked_parameters(
        &mut self,
        dialect: &str,
        within: &'static [(&'static str, &'static str)],
        order: &[Box<str>],
    ) -> Parse<Vec<u8>> {
        let opening = self.current_span();
        let (mut out, mut parameters, mut depth) = (Vec::new(), Vec::new(), 0_usize);
        let (mut meant, mut may_be_nested) = (None, false);
        let mut end = self.position();
        loop {
            let kind = self.current();
            out.extend_from_slice(self.slice(end, self.position()));
            let is_distinct = kind == TokenKind::BareIdentifier && self.at_word("distinct");
            let is_nested = kind == TokenKind::Less && depth == 1 && may_be_nested;
            if kind == TokenKind::HashIdentifier || is_distinct {
                let value = self.attribute(None)?;
                self.link(value, dialect, meant, &mut out);
            } else if let (true, Some(mnemonic)) = (is_nested, meant) {
                let (own, body) = self.parameters_of(&format!("{dialect}.{mnemonic}"), false)?;
                let kind = AttributeKind::Dialect { dialect: own, body, ty: None };
                let value = self.ir.context.attribute(kind);
                self.link(value, dialect, meant, &mut out);
            } else {
                let word = self.current_text();
                if depth == 1
                    && kind == TokenKind::BareIdentifier
                    && self.peek() == TokenKind::Equal
                {
                    let place = order.iter().position(|own| own.as_bytes() == word);
                    let order = place.unwrap_or(usize::MAX);
                    parameters.push(Parameter { order, start: out.len() });
                    meant =
                        within.iter().find(|(own, _)| own.as_bytes() == word).map(|(_, it)| *it);
                }
                may_be_nested = matches!(kind, TokenKind::Equal | TokenKind::Comma);
                match kind {
                    TokenKind::Less
                    | TokenKind::LeftParen
                    | TokenKind::LeftBracket
                    | TokenKind::LeftBrace => depth += 1,
                    TokenKind::Greater
                    | TokenKind::RightParen
                    | TokenKind::RightBracket
                    | TokenKind::RightBrace => depth = depth.saturating_sub(1),
                    TokenKind::EndOfFile | TokenKind::SplitMarker => {
                        let message = "unbalanced brackets: this one is never closed";
                        return Err(self.report(codes::mlir::UNMATCHED, opening, message));
                    }
                    _ => {}
                }
                out.extend_from_slice(word);
                self.bump();
            }
            end = self.previous_end();
            if depth == 0 {
                return Ok(in_order(out, &parameters));
            }
        }
    }

    /// Writes the number of an attribute, or its text without the name if it is `dialect.meant` and has no alias.
    fn link(&mut self, value: Attribute, dialect: &str, meant: Option<&str>, out: &mut Vec<u8>) {
        if let (AttributeKind::Dialect { dialect: own, body, .. }, Some(mnemonic)) =
            (self.ir.context.attribute_kind(value), meant)
            && self.ir.context.bytes(*own) == dialect.as_bytes()
            && self.registry.alias_names().attribute(&self.ir.context, *own, *body).is_none()
            && let Some(rest) = self.ir.context.bytes(*body).strip_prefix(mnemonic.as_bytes())
            && (rest.is_empty() || rest.starts_with(b"<"))
        {
            out.extend_from_slice(rest);
            return;
        }
        out.extend_from_slice(value.link().as_bytes());
        // A directly following digit would extend the number.
        if self.text.get(self.previous_end()).is_some_and(u8::is_ascii_digit) {
            out.push(b' ');
        }
    }
}

/// Sorts the parameters by their description; unchanged if one has no name there.
fn in_order(out: Vec<u8>, parameters: &[Parameter]) -> Vec<u8> {
    let is_sorted = parameters.is_sorted_by_key(|one| one.order);
    if is_sorted || parameters.iter().any(|one| one.order == usize::MAX) {
        return out;
    }
    let ends = parameters.iter().skip(1).map(|one| one.start).chain([out.len() - 1]);
    let mut pieces: Vec<(usize, &[u8])> = parameters
        .iter()
        .zip(ends)
        .map(|(one, end)| {
            let piece = out.get(one.start..end).unwrap_or_default().trim_ascii();
            (one.order, piece.strip_suffix(b",").unwrap_or(piece))
        })
        .collect();
    sort::by_number(&mut pieces, |(order, _)| *order);
    let pieces: Vec<&[u8]> = pieces.into_iter().map(|(_, piece)| piece).collect();
    [b"<", &*pieces.join(&b", "[..]), b">"].concat()
}
