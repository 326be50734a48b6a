//! A set of described dialects.

use super::constraint::Scope;
use super::reader;
use super::{DialectDescription, EnumDescription, OpDescription, ReadError};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// Dialects that are described, and their operations by name.
#[derive(Debug, Clone)]
pub struct Dialects {
    dialects: Vec<DialectDescription>,
    /// Where an operation is: the index of its dialect, and its own in that.
    ops: FxHashMap<Box<str>, (usize, usize)>,
    scope: Scope,
}

impl Dialects {
    /// No dialects, with the constraints that ODS provides for all.
    ///
    /// The second value is empty unless the list of these constraints is itself wrong.
    #[must_use]
    pub fn new() -> (Dialects, Vec<ReadError>) {
        let mut scope = Scope::default();
        let (_, errors) = reader::read(include_str!("prelude.ops"), &mut scope);
        (Dialects { dialects: Vec::new(), ops: FxHashMap::default(), scope }, errors)
    }

    /// Reads a description file and adds its dialect. Names of dialects that were added before may
    /// be used, as `arith.FastMathFlags`.
    ///
    /// What is wrong is left out and reported; the rest is added. A dialect may be described in several
    /// files: the first says what it is for, and an operation keeps its first description.
    pub fn read(&mut self, text: &str) -> Vec<ReadError> {
        let (mut description, mut errors) = reader::read(text, &mut self.scope);
        let index = match self.dialects.iter().position(|own| own.name == description.name) {
            Some(index) => index,
            None => self.dialects.len(),
        };
        let described = std::mem::take(&mut description.ops);
        match self.dialects.get_mut(index) {
            Some(own) => own.add_missing_parts_of(description),
            None => self.dialects.push(description),
        }
        let Some(own) = self.dialects.get_mut(index) else { return errors };
        for op in described {
            if self.ops.contains_key(&op.name) {
                let message = format!("'{}' is described twice", op.name);
                errors.push(ReadError { line: 0, message });
                continue;
            }
            self.ops.insert(op.name.clone(), (index, own.ops.len()));
            own.ops.push(op);
        }
        errors
    }

    /// These dialects and others, whose operations take the place of those with the same names.
    #[must_use]
    pub fn with(&self, dialects: Vec<DialectDescription>) -> Dialects {
        let mut all = self.clone();
        for dialect in dialects {
            let index = match all.dialects.iter().position(|own| own.name == dialect.name) {
                Some(index) => index,
                None => {
                    all.dialects.push(DialectDescription {
                        name: dialect.name.clone(),
                        ..DialectDescription::default()
                    });
                    all.dialects.len() - 1
                }
            };
            let Some(own) = all.dialects.get_mut(index) else { continue };
            for op in &dialect.ops {
                match all.ops.get(&op.name) {
                    Some(&(_, number)) => {
                        if let Some(place) = own.ops.get_mut(number) {
                            *place = Arc::clone(op);
                        }
                    }
                    None => {
                        all.ops.insert(op.name.clone(), (index, own.ops.len()));
                        own.ops.push(Arc::clone(op));
                    }
                }
            }
            own.add_parts_of(dialect);
        }
        all
    }

    /// The dialects, in the order in which they were added.
    #[must_use]
    pub fn dialects(&self) -> &[DialectDescription] {
        &self.dialects
    }

    /// The dialect with a name, such as `arith`.
    #[must_use]
    pub fn dialect(&self, name: &str) -> Option<&DialectDescription> {
        self.dialects.iter().find(|one| &*one.name == name)
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
        let &(dialect, number) = self.ops.get(name)?;
        self.dialects.get(dialect)?.ops.get(number)
    }
}
