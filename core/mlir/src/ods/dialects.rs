//! A set of described dialects.

use super::constraint::Scope;
use super::described::{Described, ParsedDescription};
use super::reader;
use super::{DialectDescription, EnumDescription, OpDescription, ReadError};
use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// A description file whose dialect is read on first use.
#[derive(Debug, Clone, Copy)]
pub struct DescriptionFile {
    /// The dialect that the text describes.
    pub dialect: &'static str,
    /// The C++ namespace around the dialect's own; empty if it may be any.
    pub namespace: &'static str,
    /// Other dialects whose constraints and enumerations it uses by name.
    pub uses: &'static [&'static str],
    /// The description in the format of zlib, which takes an eighth of the room.
    pub packed: &'static [u8],
}

impl DescriptionFile {
    /// The description, which is empty if it was not packed well.
    #[must_use]
    pub fn text(self) -> String {
        const MAX_UNPACKED_BYTES: usize = 1 << 24;
        let unpacked = decompress_to_vec_zlib_with_limit(self.packed, MAX_UNPACKED_BYTES).ok();
        unpacked.and_then(|bytes| String::from_utf8(bytes).ok()).unwrap_or_default()
    }
}

/// Dialects that are described, and their operations by name.
#[derive(Debug, Clone)]
pub struct Dialects {
    dialects: Vec<Arc<Described>>,
    by_name: FxHashMap<Box<str>, usize>,
    prelude: Arc<Scope>,
    /// The names defined in the dialects that were read together.
    scope: Scope,
}

impl Dialects {
    /// No dialects, with the constraints that ODS provides for all.
    ///
    /// The second value is empty unless the list of these constraints is itself wrong.
    #[must_use]
    pub fn new() -> (Dialects, Vec<ReadError>) {
        let mut prelude = Scope::default();
        let (_, errors) = reader::read(include_str!("prelude.ops"), &mut prelude);
        let prelude = Arc::new(prelude);
        let scope = Scope::within(vec![Arc::clone(&prelude)]);
        let (dialects, by_name) = (Vec::new(), FxHashMap::default());
        (Dialects { dialects, by_name, prelude, scope }, errors)
    }

    /// Reads a description file and adds its dialect. It may use names of dialects that were read before, as
    /// `arith.FastMathFlags`.
    ///
    /// Wrong parts are left out and reported; the rest is added. A dialect may be described in several files. The
    /// first gives its purpose, and an operation keeps its first description.
    pub fn read(&mut self, text: &str) -> Vec<ReadError> {
        let (description, mut errors) = reader::read(text, &mut self.scope);
        let own = self.by_name.get(&description.name).and_then(|own| self.dialects.get(*own));
        let mut read = own.map(|own| own.read().clone()).unwrap_or_default();
        errors.extend(read.add(description));
        self.put(Described::whole(read));
        errors
    }

    /// Adds the dialects of description files, in order, without reading them. Each is read on first use. A file may
    /// use names of dialects before its own. Wrong parts of the files are left out, and reported by
    /// [`errors`](Self::errors).
    #[must_use]
    pub fn with_files(mut self, files: &[DescriptionFile]) -> Dialects {
        for (index, file) in files.iter().enumerate() {
            if files.iter().position(|one| one.dialect == file.dialect) != Some(index) {
                continue;
            }
            let own = files.iter().filter(|one| one.dialect == file.dialect);
            let uses = own.clone().flat_map(|one| one.uses);
            let uses = uses.filter_map(|one| self.described(one)).cloned().collect();
            let files = own.copied().collect();
            let prelude = Arc::clone(&self.prelude);
            self.put(Described::in_files(file.dialect, files, uses, prelude));
        }
        self
    }

    /// Adds a dialect, replacing one with its name.
    fn put(&mut self, one: Described) {
        let one = Arc::new(one);
        if let Some(&index) = self.by_name.get(&one.name) {
            if let Some(own) = self.dialects.get_mut(index) {
                *own = one;
            }
            return;
        }
        self.by_name.insert(one.name.clone(), self.dialects.len());
        self.dialects.push(one);
    }

    /// These dialects and others, whose operations replace those with the same names. A dialect is combined on first
    /// use.
    #[must_use]
    pub fn with(&self, dialects: Vec<DialectDescription>) -> Dialects {
        let mut all = self.clone();
        for dialect in dialects {
            let own = all.described(&dialect.name).cloned();
            all.put(Described::replacing(own, dialect));
        }
        all
    }

    /// Whether a description is of another dialect than the known one of the same name, by the namespace of its C++
    /// classes.
    pub(crate) fn is_foreign(&self, other: &DialectDescription) -> bool {
        let own = self.described(&other.name).map_or("", |own| own.namespace());
        let is_own = |rest: &str| rest.is_empty() || !rest.trim_start_matches("::").contains("::");
        !own.is_empty()
            && !other.namespace.is_empty()
            && !other.namespace.strip_prefix(own).is_some_and(is_own)
    }

    /// These dialects without the descriptions of some.
    #[must_use]
    pub(crate) fn without(&self, names: &[&str]) -> Dialects {
        let mut all = self.clone();
        names.iter().for_each(|name| all.put(Described::whole(ParsedDescription::named(name))));
        all
    }

    fn described(&self, name: &str) -> Option<&Arc<Described>> {
        self.dialects.get(*self.by_name.get(name)?)
    }

    /// Reads all dialects on two threads, for callers that need all of them.
    pub fn read_all(&self) {
        std::thread::scope(|scope| {
            // The threads meet when everything is read. Without a second thread, this one reads all.
            let _ = std::thread::Builder::new().spawn_scoped(scope, || {
                self.dialects.iter().rev().for_each(|one| {
                    one.read();
                })
            });
            self.dialects.iter().for_each(|one| {
                one.read();
            });
        });
    }

    /// The dialects, in the order in which they were added. This reads all of them.
    pub fn dialects(&self) -> impl Iterator<Item = &DialectDescription> + Clone {
        self.dialects.iter().map(|one| &one.read().description)
    }

    /// Returns the dialects that [`with`](Self::with) added or changed.
    pub fn replaced(&self) -> impl Iterator<Item = &DialectDescription> + Clone {
        let own = self.dialects.iter().filter(|one| one.is_replaced);
        own.map(|one| &one.read().description)
    }

    /// The names of the dialects, in the order in which they were added. This reads nothing.
    pub fn names(&self) -> impl Iterator<Item = &str> + Clone {
        self.dialects.iter().map(|one| &*one.name)
    }

    /// Returns the errors of the files that are read on first use, each with its dialect. This reads all of them.
    pub fn errors(&self) -> impl Iterator<Item = (&str, &ReadError)> {
        self.dialects.iter().flat_map(|one| one.read().errors.iter().map(|own| (&*one.name, own)))
    }

    /// The names of the dialects that were read by now.
    pub fn names_read(&self) -> impl Iterator<Item = &str> {
        self.dialects.iter().filter(|one| one.is_read()).map(|one| &*one.name)
    }

    /// The dialect with a name, such as `arith`.
    #[must_use]
    pub fn dialect(&self, name: &str) -> Option<&DialectDescription> {
        self.described(name).map(|one| &one.read().description)
    }

    /// The enumeration that an attribute `#dialect.body` or `#dialect<body>` is of, and its number
    /// there.
    #[must_use]
    pub fn enum_attribute(&self, dialect: &str, body: &str) -> Option<(&EnumDescription, u64)> {
        let mut enums = self.dialect(dialect)?.enums.iter();
        enums.find_map(|one| Some((&**one, one.parse_attribute(dialect, body)?)))
    }

    /// The operation with a name, such as `arith.addi`.
    #[must_use]
    pub fn op(&self, name: &str) -> Option<&Arc<OpDescription>> {
        let (dialect, _) = name.split_once('.')?;
        self.described(dialect)?.read().op(name)
    }
}
