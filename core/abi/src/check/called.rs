//! Facts that attributes state about how a function is called: checks them alone, against one another, and against
//! the function.

use super::checker::{Checker, noun};
use crate::annotated::{Annotated, AnnotatedValue, Misspelt, stated};
use crate::call::tree::{Conflict, Structure};
use crate::call::{GrammarError, Path};
use crate::escape::Literal;
use crate::function::FunctionValue;
use abide_mlir::annotations::{Fact, ValueKind};
use abide_mlir::syntax::unquoted;
use abide_signatures::sip::Side;
use abide_source::diagnostic::{Code, Diagnostic, Fix, Severity, codes};
use abide_source::rule;
use abide_source::spelling::{counted, nearest};
use abide_source::text::{Span, TextEdit};
use abide_source::types::AbiType;

/// The facts whose values are used, and therefore checked.
const READ: &[Fact] = &[
    Fact::Path,
    Fact::Aliases,
    Fact::Storage,
    Fact::Tied,
    Fact::Donated,
    Fact::InputIndex,
    Fact::OutputIndex,
    Fact::ShardingHlo,
    Fact::HostFunction,
];

impl<'t> Checker<'_, 't> {
    /// Checks the attributes of the function's values.
    pub(super) fn annotations(&mut self) {
        let function = self.function;
        // If the header is broken, its values are a guess.
        if !function.is_sound {
            return;
        }
        let sides = [
            (Side::Inputs, function.arguments.as_deref()),
            (Side::Results, function.results.as_deref()),
        ];
        for (side, values) in sides {
            let Some(values) = values else { continue };
            for one in values.iter().flat_map(|value| &value.misplaced) {
                self.misplaced(side, one);
            }
            for one in values.iter().flat_map(|value| &value.misspelt) {
                self.misspelt(one);
            }
            if values.iter().all(|value| value.annotations.is_empty()) {
                continue;
            }
            for one in values.iter().flat_map(|value| &value.annotations) {
                self.kind_and_word(one);
            }
            self.paths(side, values);
            for value in values {
                self.shardings(value);
            }
            if side == Side::Inputs {
                self.aliases(values);
                self.numbers(values);
            } else {
                self.ties(values);
            }
        }
        for one in &function.annotations {
            self.kind_and_word(one);
        }
        for one in &function.misspelt {
            self.misspelt(one);
        }
        self.declaration();
        self.fences();
        self.functions();
    }

    fn misplaced(&mut self, side: Side, one: &Annotated<'t>) {
        let annotation = &one.annotation;
        let owners: Vec<&str> = annotation.owners.iter().map(|owner| owner.name()).collect();
        let (name, owner) = (&annotation.name, owners.join(" or "));
        let noun = match side {
            Side::Inputs => "an argument",
            Side::Results => "a result",
        };
        let message = rule!("'{}' is ignored on {}: it belongs on {}s", name, noun, owner);
        self.found.push(Diagnostic::new(codes::abi::ATTRIBUTE_PLACE, one.span, message));
    }

    fn misspelt(&mut self, one: &Misspelt) {
        let meant = &one.meant.name;
        let written = one.key_span.slice(self.text);
        let is_quoted = written.starts_with(b"\"");
        let name = String::from_utf8_lossy(unquoted(written));
        let message = rule!("unknown attribute '{}'; did you mean '{}'?", name, meant);
        let text = if is_quoted { format!("\"{meant}\"") } else { meant.clone() };
        let fix = Fix::uncertain(
            format!("change it to '{meant}'"),
            vec![TextEdit::new(one.key_span, text)],
        );
        let found = Diagnostic::new(codes::abi::ATTRIBUTE_NAME, one.key_span, message);
        self.found.push(found.with_fix(fix));
    }

    /// Checks that a value is of its kind, and a word is a known one.
    fn kind_and_word(&mut self, one: &Annotated<'t>) {
        let annotation = &one.annotation;
        let span = one.value.span().unwrap_or(one.key_span);
        if !READ.iter().any(|fact| annotation.states(*fact)) || self.is_of_kind(one) {
            return self.word(one, span);
        }
        self.found.report(codes::abi::ATTRIBUTE_KIND, span, || {
            let kind = annotation.kind.in_words();
            let rule = rule!("the attribute '{}' has to be {}", annotation.name, kind);
            match annotation.kind.example() {
                Some(example) => rule.with_help(format!("write it as '{example}'")),
                None => rule.into(),
            }
        });
    }

    fn is_of_kind(&self, one: &Annotated<'t>) -> bool {
        let value = one.value.resolved();
        // The value of an alias from another file is unknown.
        if let AnnotatedValue::Other(span) = value
            && span.slice(self.text).starts_with(b"#")
        {
            return true;
        }
        match one.annotation.kind {
            ValueKind::String => matches!(value, AnnotatedValue::Text(_)),
            ValueKind::Integer => matches!(value, AnnotatedValue::Integer(..)),
            ValueKind::Parameter => {
                matches!(value, AnnotatedValue::Integer(..) | AnnotatedValue::Dialect(..))
            }
            ValueKind::Bool => matches!(value, AnnotatedValue::Bool(..) | AnnotatedValue::Unit),
            ValueKind::Symbol => value.symbol(self.text).is_some(),
            ValueKind::Unit | ValueKind::Word | ValueKind::Any => true,
        }
    }

    fn word(&mut self, one: &Annotated<'t>, span: Span) {
        let annotation = &one.annotation;
        if annotation.words.is_empty() || annotation.has_other_words {
            return;
        }
        let Some(word) = one.value.word(self.text) else { return };
        if annotation.words.iter().any(|(known, _)| *known == word) {
            return;
        }
        let all: Vec<String> =
            annotation.words.iter().map(|(word, _)| format!("'{word}'")).collect();
        let message = rule!("'{}' is one of {}, not '{}'", annotation.name, all.join(", "), word);
        let span = match one.value {
            AnnotatedValue::Dialect(_, body) if body.len() > 2 => {
                Span::new(body.start() + 1, body.end() - 1)
            }
            _ => span,
        };
        let mut diagnostic = Diagnostic::new(codes::abi::WORD, span, message);
        let known = || annotation.words.iter().map(|(known, _)| known.as_str());
        let alike = known().find(|known| known.eq_ignore_ascii_case(&word));
        match (alike, &nearest(&word, known())[..], &one.value) {
            (Some(alike), _, AnnotatedValue::Dialect(..)) => {
                let edit = TextEdit::new(span, alike.as_bytes());
                diagnostic = diagnostic.with_fix(Fix::safe(format!("write '{alike}'"), vec![edit]));
            }
            (_, [near], AnnotatedValue::Text(_)) => {
                let edit = TextEdit::new(span, format!("\"{near}\""));
                diagnostic =
                    diagnostic.with_fix(Fix::uncertain(format!("write '{near}'"), vec![edit]));
            }
            _ => {}
        }
        self.found.push(diagnostic);
    }

    /// The text and position of an attribute, if it is a string literal.
    fn text_of<'a>(one: &'a Annotated<'t>) -> Option<&'a Literal<'t>> {
        match one.value.resolved() {
            AnnotatedValue::Text(literal) => Some(literal),
            _ => None,
        }
    }

    /// The position of a grammar error in the file: at the alias if the text is elsewhere.
    fn place(one: &Annotated<'t>, span: Span) -> Span {
        match &one.value {
            AnnotatedValue::Text(literal) => literal.span_in_file(span),
            AnnotatedValue::Dialect(_, body) => span.shifted(body.start()),
            value => value.span().unwrap_or(one.key_span),
        }
    }

    fn grammar(&mut self, code: Code, one: &Annotated<'t>, what: &str, error: &GrammarError) {
        let span = Self::place(one, error.span);
        self.found.push(Diagnostic::new(code, span, rule!("{}: {}", what, error.message)));
    }

    /// Checks that paths are valid, and lead through one structure.
    fn paths(&mut self, side: Side, values: &[FunctionValue<'t>]) {
        let mut structure = Structure::new();
        for (number, value) in values.iter().enumerate() {
            let Some(one) = stated(&value.annotations, Fact::Path) else { continue };
            let Some(literal) = Self::text_of(one) else { continue };
            let path = match Path::parse(literal.bytes()) {
                Ok(path) => path,
                Err(error) => {
                    self.grammar(codes::abi::PATH, one, "invalid path", &error);
                    continue;
                }
            };
            let Err(conflict) = structure.insert(&path.steps, number) else { continue };
            let (Conflict::Same(other) | Conflict::Through(other) | Conflict::Kind(other)) =
                conflict;
            let noun = noun(side);
            let message = match conflict {
                Conflict::Same(_) => rule!("{} {} has the same path", noun, other),
                Conflict::Through(_) => {
                    rule!("this path and that of {} {} lead through one another", noun, other)
                }
                Conflict::Kind(_) => rule!(
                    "this path takes an item by another kind of key than that of {} {}",
                    noun,
                    other
                ),
            };
            let span = one.value.span().unwrap_or(one.key_span);
            let mut found = Diagnostic::new(codes::abi::PATH_CONFLICT, span, message);
            if let Some(other) = values.get(other) {
                found = found.with_related(other.span, "the other is here");
            }
            self.found.push(found);
        }
    }

    /// Results that take over the buffers of arguments.
    fn aliases(&mut self, arguments: &[FunctionValue<'t>]) {
        let Some(results) = self.function.results.as_deref() else { return };
        for fact in [Fact::Aliases, Fact::Storage] {
            let mut taken: Vec<Option<Span>> = vec![None; results.len()];
            for argument in arguments {
                let Some(one) = stated(&argument.annotations, fact) else { continue };
                let Some(number) = one.value.integer(self.text) else { continue };
                let span = one.value.span().unwrap_or(one.key_span);
                let position = usize::try_from(number).unwrap_or(usize::MAX);
                let (Some(result), Some(first)) = (results.get(position), taken.get_mut(position))
                else {
                    let have = counted(results.len(), "result");
                    let message =
                        rule!("result {} does not exist: the function has {}", number, have);
                    self.alias(Diagnostic::new(codes::abi::ALIAS_RANGE, span, message));
                    continue;
                };
                if let Some(first) = first {
                    let message = rule!("result {} takes over another buffer already", number);
                    let found = Diagnostic::new(codes::abi::ALIAS_TWICE, span, message);
                    self.alias(found.with_related(*first, "the other argument is here"));
                } else {
                    *first = Some(span);
                }
                self.alias_type(argument, result, span, number);
                self.alias_tiles(argument, result, span, number);
            }
        }
        for argument in arguments {
            self.donated_and_aliased(argument);
        }
    }

    /// Results that take over the storage of arguments.
    fn ties(&mut self, results: &[FunctionValue<'t>]) {
        let Some(arguments) = self.function.arguments.as_deref() else { return };
        for one in results.iter().filter_map(|result| stated(&result.annotations, Fact::Tied)) {
            self.tied(one, arguments.len());
        }
    }

    /// Reports a result that is tied to an argument that does not exist.
    fn tied(&mut self, one: &Annotated<'t>, arguments: usize) {
        let Some(number) = one.value.integer(self.text) else { return };
        if usize::try_from(number).is_ok_and(|number| number < arguments) {
            return;
        }
        let span = one.value.span().unwrap_or(one.key_span);
        let have = counted(arguments, "argument");
        let message = rule!("argument {} does not exist: the function has {}", number, have);
        let found = Diagnostic::new(codes::abi::ALIAS_RANGE, span, message);
        self.alias(found.with_help("write the number of an argument, from 0"));
    }

    /// Reports an error of an alias: a warning if no caller outside of the file is affected.
    fn alias(&mut self, found: Diagnostic) {
        self.found.push(match self.function.is_internal {
            true => found.with_severity(Severity::Warning),
            false => found,
        });
    }

    fn alias_type(
        &mut self,
        argument: &FunctionValue<'t>,
        result: &FunctionValue<'t>,
        span: Span,
        number: i64,
    ) {
        if argument.ty == result.ty {
            return;
        }
        let (Some(own), Some(other)) = (bits(&argument.ty), bits(&result.ty)) else { return };
        let (of, to) = (self.type_text(argument), self.type_text(result));
        let (severity, message) = if own == other {
            let message = rule!("result {} is of another type: {}, not {}", number, to, of);
            (Severity::Warning, message)
        } else {
            let message = rule!("the buffer of {} does not fit for result {}: {}", of, number, to);
            (Severity::Error, message)
        };
        let found = Diagnostic::new(codes::abi::ALIAS_TYPE, span, message);
        let found = found.with_severity(severity);
        self.alias(found.with_related(result.type_span, "the result is here"));
    }

    /// Reports a buffer that is cut into other tiles than the result that takes it over.
    fn alias_tiles(
        &mut self,
        argument: &FunctionValue<'t>,
        result: &FunctionValue<'t>,
        span: Span,
        number: i64,
    ) {
        let both = |fact| {
            let own = self.tile_counts(argument, fact)?;
            Some((own, self.tile_counts(result, fact)?))
        };
        let counts = both(Fact::ShardingSdy).or_else(|| both(Fact::ShardingHlo));
        let Some((own, other)) = counts.filter(|(own, other)| own != other) else { return };
        if argument.ty != result.ty {
            return;
        }
        let message = rule!(
            "result {} is cut into other tiles: {}, not {}",
            number,
            tiles(&other),
            tiles(&own)
        );
        let found = Diagnostic::new(codes::abi::ALIAS_TYPE, span, message);
        let found = found.with_severity(Severity::Warning);
        self.alias(found.with_related(result.span, "the result is here"));
    }

    fn donated_and_aliased(&mut self, argument: &FunctionValue<'t>) {
        let all = &argument.annotations;
        let (Some(donated), Some(alias)) = (stated(all, Fact::Donated), stated(all, Fact::Aliases))
        else {
            return;
        };
        if matches!(donated.value.resolved(), AnnotatedValue::Bool(_, false)) {
            return;
        }
        let message = rule!(
            "the buffer is given away to any result, and '{}' gives it to one",
            alias.annotation.name
        );
        let found = Diagnostic::new(codes::abi::ALIAS_DONATED, donated.span, message);
        let found = found.with_related(alias.span, "it is given to one here");
        let edit = self.without(donated.span);
        self.found.push(
            found.with_fix(Fix::uncertain(
                format!("delete '{}'", donated.annotation.name),
                vec![edit],
            )),
        );
    }

    /// Deletes an entry of a dictionary, with the comma after it or else the one before it.
    fn without(&self, entry: Span) -> TextEdit {
        let after = self.text.get(entry.end() as usize..).unwrap_or_default();
        let is_blank = |byte: &u8| byte.is_ascii_whitespace();
        let blank = after.iter().take_while(|byte| is_blank(byte)).count();
        if after.get(blank) == Some(&b',') {
            let more = after.get(blank + 1..).unwrap_or_default();
            let more = more.iter().take_while(|byte| is_blank(byte)).count();
            let end = entry.end() as usize + blank + 1 + more;
            return TextEdit::new(Span::from_range(entry.start() as usize..end), "");
        }
        let before = self.text.get(..entry.start() as usize).unwrap_or_default().trim_ascii_end();
        let before = before.strip_suffix(b",").unwrap_or(before);
        TextEdit::new(Span::from_range(before.len()..entry.end() as usize), "")
    }

    /// The numbers of arguments among inputs and outputs.
    fn numbers(&mut self, arguments: &[FunctionValue<'t>]) {
        for fact in [Fact::InputIndex, Fact::OutputIndex] {
            let mut seen: Vec<Option<Span>> = vec![None; arguments.len()];
            let mut roles: Vec<String> = Vec::new();
            for argument in arguments {
                let Some(one) = stated(&argument.annotations, fact) else { continue };
                let Some(number) = one.value.integer(self.text) else { continue };
                roles.extend(self.role(argument));
                let span = one.value.span().unwrap_or(one.key_span);
                let position = usize::try_from(number).unwrap_or(usize::MAX);
                match seen.get_mut(position) {
                    Some(Some(first)) => {
                        let message = rule!("another argument has the number {}, too", number);
                        let found = Diagnostic::new(codes::abi::VALUE_NUMBER, span, message);
                        self.found.push(found.with_related(*first, "the other is here"));
                    }
                    Some(slot) => *slot = Some(span),
                    None => {
                        let have = counted(arguments.len(), "argument");
                        let message = rule!("{} is out of range: there are {}", number, have);
                        self.found.push(Diagnostic::new(codes::abi::VALUE_NUMBER, span, message));
                    }
                }
            }
            self.unnumbered(arguments, fact, &roles);
        }
    }

    fn role(&self, argument: &FunctionValue<'t>) -> Option<String> {
        stated(&argument.annotations, Fact::Role)?.value.word(self.text)
    }

    /// Reports arguments without a number if others of their role have one.
    fn unnumbered(&mut self, arguments: &[FunctionValue<'t>], fact: Fact, roles: &[String]) {
        for argument in arguments {
            let Some(one) = stated(&argument.annotations, Fact::Role) else { continue };
            let Some(role) = one.value.word(self.text).filter(|role| roles.contains(role)) else {
                continue;
            };
            if stated(&argument.annotations, fact).is_none() {
                let message = rule!("other arguments that are '{}' have a number", role);
                let found = Diagnostic::new(codes::abi::VALUE_NUMBER, one.span, message);
                self.found.push(found.with_severity(Severity::Warning));
            }
        }
    }

    pub(super) fn sharding_grammar(&mut self, one: &Annotated<'t>, error: &GrammarError) {
        self.grammar(codes::abi::SHARDING, one, "invalid sharding", error);
    }

    /// A part of an attribute's value in the file.
    pub(super) fn part(one: &Annotated<'t>, span: Span) -> Span {
        Self::place(one, span)
    }
}

/// The number of bits of a value of a type, if fully known.
fn bits(ty: &AbiType) -> Option<u64> {
    match ty {
        AbiType::Integer { width, .. } | AbiType::Float { width } => Some(u64::from(*width)),
        AbiType::BFloat16 => Some(16),
        AbiType::Complex { width } => Some(2 * u64::from(*width)),
        AbiType::Tensor { dims: Some(dims), element }
            if !matches!(**element, AbiType::Tensor { .. }) =>
        {
            let dims = dims.iter().map(|dim| u64::try_from((*dim)?).ok());
            dims.into_iter().try_fold(bits(element)?, |product, dim| product.checked_mul(dim?))
        }
        _ => None,
    }
}

/// `2x4`, the number of tiles along each dim.
fn tiles(counts: &[u64]) -> String {
    counts.iter().map(u64::to_string).collect::<Vec<_>>().join("x")
}
