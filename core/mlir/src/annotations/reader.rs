//! Reads `.abi` files.

use super::{Annotation, Annotations, Assertion, Fact, Owner, ValueKind};
use abide_source::spelling::{nearest, quoted_up_to};
use std::sync::Arc;

/// An error in an `.abi` file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AnnotationError {
    /// The line, from 1.
    pub line: u32,
    /// The expected text.
    pub message: String,
}

/// The words that begin an item.
const ITEMS: &[&str] = &["attribute", "mesh", "dictionary", "assertion", "location", "producer"];

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Token<'a> {
    Word(&'a str),
    String(&'a str),
    /// `:`, `,` or `..`.
    Mark(&'a str),
    /// A string without its end.
    Open,
    End,
}

/// Reads a file into `annotations`; an item with an error is left out.
pub(super) fn read(text: &str, annotations: &mut Annotations) -> Vec<AnnotationError> {
    let mut reader = Reader { text, line: 1, producer: None, annotations };
    let mut errors = Vec::new();
    while reader.peek() != Token::End {
        if let Err(error) = reader.item() {
            errors.push(error);
            // The next item begins a line.
            while !matches!(reader.peek(), Token::Word(word) if ITEMS.contains(&word)) {
                if reader.next() == Token::End {
                    return errors;
                }
            }
        }
    }
    errors
}

struct Reader<'a, 'r> {
    text: &'a str,
    line: u32,
    producer: Option<Arc<str>>,
    annotations: &'r mut Annotations,
}

impl<'a> Reader<'a, '_> {
    fn skip_blank(&mut self) {
        loop {
            let trimmed = self.text.trim_start();
            let blank = self.text.get(..self.text.len() - trimmed.len()).unwrap_or_default();
            let lines = blank.bytes().filter(|byte| *byte == b'\n').count();
            self.line = self.line.saturating_add(u32::try_from(lines).unwrap_or(u32::MAX));
            self.text = trimmed;
            if !trimmed.starts_with("//") {
                return;
            }
            let end = trimmed.find('\n').unwrap_or(trimmed.len());
            self.text = trimmed.get(end..).unwrap_or_default();
        }
    }

    /// The next token, and its length.
    fn token(&mut self) -> (Token<'a>, usize) {
        self.skip_blank();
        let text = self.text;
        if let Some(rest) = text.strip_prefix('"') {
            return match rest.find(['"', '\n']) {
                Some(end) if rest.as_bytes().get(end) == Some(&b'"') => {
                    (Token::String(rest.get(..end).unwrap_or_default()), end + 2)
                }
                end => (Token::Open, end.map_or(text.len(), |end| end + 1)),
            };
        }
        for mark in ["..", ":", ","] {
            if text.starts_with(mark) {
                return (Token::Mark(text.get(..mark.len()).unwrap_or_default()), mark.len());
            }
        }
        let is_end = |c: char| c.is_whitespace() || matches!(c, ':' | ',' | '"');
        let end = text.find(is_end).unwrap_or(text.len());
        match text.get(..end) {
            Some("") | None => (Token::End, 0),
            Some(word) => (Token::Word(word), end),
        }
    }

    fn peek(&mut self) -> Token<'a> {
        self.token().0
    }

    fn next(&mut self) -> Token<'a> {
        let (token, len) = self.token();
        self.text = self.text.get(len..).unwrap_or_default();
        token
    }

    fn error(&self, message: impl Into<String>) -> AnnotationError {
        AnnotationError { line: self.line, message: message.into() }
    }

    fn word(&mut self) -> Result<&'a str, AnnotationError> {
        match self.peek() {
            Token::Word(word) => {
                self.next();
                Ok(word)
            }
            _ => Err(self.error("expected a name")),
        }
    }

    fn string(&mut self) -> Result<&'a str, AnnotationError> {
        match self.peek() {
            Token::String(text) => {
                self.next();
                Ok(text)
            }
            Token::Open => {
                let error = self.error("this string is not closed");
                self.next();
                Err(error)
            }
            Token::Word(word) => {
                Err(self.error(format!("expected a string: write it in quotes, '\"{word}\"'")))
            }
            _ => Err(self.error("expected a string in '\"'")),
        }
    }

    fn mark(&mut self, mark: &str) -> bool {
        let found = self.peek() == Token::Mark(mark);
        if found {
            self.next();
        }
        found
    }

    fn keyword(&mut self, keyword: &str) -> bool {
        let found = self.peek() == Token::Word(keyword);
        if found {
            self.next();
        }
        found
    }

    fn expect(&mut self, keyword: &str) -> Result<(), AnnotationError> {
        match self.keyword(keyword) {
            true => Ok(()),
            false => Err(self.error(format!("expected '{keyword}'"))),
        }
    }

    /// One of a few words.
    fn one_of<T: Copy>(&mut self, known: &[(&str, T)]) -> Result<T, AnnotationError> {
        let word = self.word()?;
        let found = known.iter().find(|(name, _)| *name == word);
        found.map(|(_, value)| *value).ok_or_else(|| {
            let names: Vec<String> = known.iter().map(|(name, _)| format!("'{name}'")).collect();
            let meant = meant(word, known);
            self.error(format!("expected {}, not '{word}'{meant}", alternatives(&names)))
        })
    }

    fn unknown_fact(&self, word: &str) -> AnnotationError {
        let meant = match meant(word, &Fact::ALL) {
            meant if meant.is_empty() => {
                let names = Fact::ALL.iter().map(|(name, _)| *name);
                format!("; the facts are {}", quoted_up_to(Fact::ALL.len(), names))
            }
            meant => meant,
        };
        self.error(format!("unknown fact '{word}'{meant}"))
    }

    fn item(&mut self) -> Result<(), AnnotationError> {
        let item = self.word()?;
        if item.starts_with(['#', ';', '/']) {
            return Err(self.error("comments begin with '//'"));
        }
        if item == "producer" {
            // Without a name of its own, the items after it are not errors.
            self.producer = Some("".into());
            self.word()?;
            self.producer = Some(self.string()?.into());
            return Ok(());
        }
        let Some(producer) = self.producer.clone() else {
            self.producer = Some("".into());
            return Err(self.error("a file begins with 'producer name \"who\"'"));
        };
        match item {
            "attribute" => self.attribute(producer),
            "mesh" => {
                let name = self.word()?.to_owned();
                self.annotations.meshes.push(name);
                Ok(())
            }
            "dictionary" => {
                let name = self.word()?.to_owned();
                self.annotations.dictionaries.push(name);
                Ok(())
            }
            "assertion" => {
                let operation = self.word()?.to_owned();
                let target = self.word()?.trim_start_matches('@').to_owned();
                let attribute = self.word()?.to_owned();
                self.annotations.assertions.push(Assertion { operation, target, attribute });
                Ok(())
            }
            "location" => {
                for word in ["of", "argument", "states", "path"] {
                    self.expect(word)?;
                }
                self.annotations.locations_are_paths = true;
                Ok(())
            }
            item => {
                let names: Vec<String> = ITEMS.iter().map(|name| format!("'{name}'")).collect();
                Err(self.error(format!("expected {}, not '{item}'", alternatives(&names))))
            }
        }
    }

    /// `attribute name on place, ..: kind "words" words "a" "what", .. states fact, ..`
    fn attribute(&mut self, producer: Arc<str>) -> Result<(), AnnotationError> {
        let name = self.word()?.to_owned();
        self.expect("on")?;
        let mut owners = vec![self.one_of(&Owner::ALL)?];
        while self.mark(",") {
            owners.push(self.one_of(&Owner::ALL)?);
        }
        if !self.mark(":") {
            return Err(self.error("expected ':' and the kind of the value"));
        }
        let kind = self.one_of(&ValueKind::ALL)?;
        let summary = self.string()?.to_owned();
        let (mut words, mut has_other_words) = (Vec::new(), false);
        if self.keyword("words") {
            loop {
                if self.mark("..") {
                    has_other_words = true;
                    break;
                }
                words.push((self.string()?.to_owned(), self.string()?.to_owned()));
                if !self.mark(",") {
                    break;
                }
            }
        }
        let mut facts = Vec::new();
        if self.keyword("states") {
            loop {
                let word = self.word()?;
                let fact = Fact::ALL.iter().find(|(name, _)| *name == word);
                facts.push(fact.ok_or_else(|| self.unknown_fact(word))?.1);
                if !self.mark(",") {
                    break;
                }
            }
        }
        self.annotations.insert(Annotation {
            name,
            producer,
            owners,
            kind,
            summary,
            words,
            has_other_words,
            facts,
        });
        Ok(())
    }
}

/// The end of a message about an unknown word: the known one that is nearly it, or that it is the beginning of.
fn meant<T>(word: &str, known: &[(&str, T)]) -> String {
    let names = || known.iter().map(|(name, _)| *name);
    let longer = names().filter(|name| name.starts_with(word)).collect::<Vec<_>>();
    match (&longer[..], &nearest(word, names())[..]) {
        ([only], _) | (_, [only]) => format!("; did you mean '{only}'?"),
        _ => String::new(),
    }
}

/// `'a', 'b' or 'c'`.
fn alternatives(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} or {last}", first.join(", ")),
    }
}
