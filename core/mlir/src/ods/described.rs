//! One described dialect, which is read on first use.

use super::constraint::Scope;
use super::reader;
use super::{DescriptionFile, DialectDescription, OpDescription, ReadError};
use rustc_hash::FxHashMap;
use std::sync::{Arc, OnceLock};

/// A dialect with its description, or with what to read that from.
#[derive(Debug)]
pub(super) struct Described {
    pub(super) name: Box<str>,
    /// Whether [`Dialects::with`](super::Dialects::with) added or changed it.
    pub(super) is_replaced: bool,
    /// The description to replace, and its replacement.
    replacing: Option<(Option<Arc<Described>>, DialectDescription)>,
    files: Vec<DescriptionFile>,
    /// The dialects whose names the files use. They were there before this one, so that none waits for itself.
    uses: Vec<Arc<Described>>,
    prelude: Arc<Scope>,
    read: OnceLock<ParsedDescription>,
}

/// The parsed description of a dialect.
#[derive(Debug, Clone, Default)]
pub(super) struct ParsedDescription {
    pub(super) description: DialectDescription,
    pub(super) errors: Vec<ReadError>,
    /// The index of each operation in the description.
    ops: FxHashMap<Box<str>, usize>,
    /// The names that other dialects may use.
    scope: Arc<Scope>,
}

impl Described {
    /// A dialect that is read already.
    pub(super) fn whole(read: ParsedDescription) -> Described {
        let name = read.description.name.clone();
        Described { read: OnceLock::from(read), ..Described::named(name) }
    }

    /// Creates a description that replaces the parts that `by` describes in another one.
    pub(super) fn replacing(own: Option<Arc<Described>>, by: DialectDescription) -> Described {
        let name = by.name.clone();
        Described { is_replaced: true, replacing: Some((own, by)), ..Described::named(name) }
    }

    fn named(name: Box<str>) -> Described {
        let (files, uses, prelude) = (Vec::new(), Vec::new(), Arc::default());
        let (is_replaced, replacing, read) = (false, None, OnceLock::new());
        Described { name, is_replaced, replacing, files, uses, prelude, read }
    }

    /// A dialect that some files describe.
    pub(super) fn in_files(
        name: &str,
        files: Vec<DescriptionFile>,
        uses: Vec<Arc<Described>>,
        prelude: Arc<Scope>,
    ) -> Described {
        Described { files, uses, prelude, ..Described::named(name.into()) }
    }

    /// The C++ namespace around that of the bundled dialect; empty if any is allowed.
    pub(super) fn namespace(&self) -> &'static str {
        self.files.first().map_or("", |file| file.namespace)
    }

    /// Whether it was read by now.
    pub(super) fn is_read(&self) -> bool {
        self.read.get().is_some()
    }

    /// Returns the description, parsing it on first use.
    pub(super) fn read(&self) -> &ParsedDescription {
        self.read.get_or_init(|| {
            if let Some((own, by)) = &self.replacing {
                let own = own.as_ref().map(|own| own.read().clone());
                let mut read = own.unwrap_or_else(|| ParsedDescription::named(&self.name));
                read.replace(by);
                return read;
            }
            let used = self.uses.iter().map(|one| Arc::clone(&one.read().scope));
            let names = std::iter::once(Arc::clone(&self.prelude)).chain(used).collect();
            let mut scope = Scope::within(names);
            let mut read = ParsedDescription::named(&self.name);
            for file in &self.files {
                let (description, errors) = reader::read(&file.text(), &mut scope);
                read.errors.extend(errors);
                let errors = read.add(description);
                read.errors.extend(errors);
            }
            read.scope = Arc::new(scope);
            read
        })
    }
}

impl ParsedDescription {
    /// Creates a dialect that is known by its name alone.
    pub(super) fn named(name: &str) -> ParsedDescription {
        let description = DialectDescription { name: name.into(), ..DialectDescription::default() };
        ParsedDescription { description, ..ParsedDescription::default() }
    }

    /// The operation with a name, such as `arith.addi`.
    pub(super) fn op(&self, name: &str) -> Option<&Arc<OpDescription>> {
        self.description.ops.get(*self.ops.get(name)?)
    }

    /// Adds a file's description of the dialect. Existing entries stay.
    pub(super) fn add(&mut self, mut more: DialectDescription) -> Vec<ReadError> {
        let mut errors = Vec::new();
        let ops = std::mem::take(&mut more.ops);
        if self.is_empty() {
            self.description = more;
        } else {
            self.description.add_missing_entries(more);
        }
        for op in ops {
            if self.ops.contains_key(&op.name) {
                let message = format!("'{}' is described twice", op.name);
                errors.push(ReadError { line: 0, message });
                continue;
            }
            self.push(op);
        }
        errors
    }

    /// Adds the entries of another description, replacing existing ones.
    fn replace(&mut self, other: &DialectDescription) {
        for op in &other.ops {
            let own = self.ops.get(&op.name).and_then(|own| self.description.ops.get_mut(*own));
            match own {
                Some(own) => *own = Arc::clone(op),
                None => self.push(Arc::clone(op)),
            }
        }
        let ops = Vec::new();
        self.description.replace_except_operations(DialectDescription { ops, ..other.clone() });
    }

    fn push(&mut self, op: Arc<OpDescription>) {
        self.ops.insert(op.name.clone(), self.description.ops.len());
        self.description.ops.push(op);
    }

    /// Whether no file said anything yet.
    fn is_empty(&self) -> bool {
        let own = &self.description;
        let is_silent = own.summary.is_empty() && own.ops.is_empty() && own.enums.is_empty();
        is_silent && own.types.is_empty() && own.attributes.is_empty() && own.forms.is_empty()
    }
}
