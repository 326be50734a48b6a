//! The operations of described dialects, which are joined on the first use of one of a dialect.

use super::RegisteredOp;
use super::dialect_hooks::HookTables;
use crate::ods::format::Directive;
use crate::ods::{
    DialectDescription, Dialects, Gap, LlvmVersion, OpDescription, OtherOp, Syntax,
    ValueDescription,
};
use rustc_hash::FxHashMap;
use std::sync::{Arc, OnceLock};

/// The operations of some dialects, by the name of the dialect.
#[derive(Debug)]
pub(super) struct Operations {
    dialects: Arc<Dialects>,
    tables: Arc<HookTables>,
    by_dialect: FxHashMap<Box<[u8]>, OnceLock<OfDialect>>,
}

/// The operations of one dialect, by full name.
#[derive(Debug, Default)]
struct OfDialect {
    newest: FxHashMap<Box<[u8]>, RegisteredOp>,
    /// The operations that older versions of LLVM describe in another way.
    older: FxHashMap<Box<[u8]>, Vec<OlderOp>>,
}

/// An operation as an older version of LLVM has it.
#[derive(Debug)]
struct OlderOp {
    described: OtherOp,
    registered: OnceLock<RegisteredOp>,
}

impl Operations {
    pub(super) fn new(dialects: Arc<Dialects>, tables: Arc<HookTables>) -> Operations {
        let names = dialects.names().map(|name| (name.as_bytes().into(), OnceLock::new()));
        let by_dialect = names.collect();
        Operations { dialects, tables, by_dialect }
    }

    /// The operation with a full name, as a version of LLVM has it; `None` means the newest.
    pub(super) fn get(&self, name: &[u8], version: Option<LlvmVersion>) -> Option<&RegisteredOp> {
        let of_dialect = self.of_dialect(name)?;
        let older = version.and_then(|version| of_dialect.older_op(name, version));
        let Some(older) = older else { return of_dialect.newest.get(name) };
        Some(older.registered.get_or_init(|| {
            let newest = of_dialect.newest.get(name);
            self.registered(&self.with_newest_form(&older.described.op, newest))
        }))
    }

    /// Whether an older version of LLVM describes an operation in another way.
    pub(super) fn has_older(&self, name: &[u8]) -> bool {
        self.of_dialect(name).is_some_and(|all| all.older.contains_key(name))
    }

    /// Whether all versions of LLVM write an operation in the same way.
    fn has_one_form(&self, name: &[u8]) -> bool {
        fn form(op: &OpDescription) -> Option<&[Directive]> {
            op.format().map(|format| &*format.directives)
        }
        let Some(all) = self.of_dialect(name) else { return true };
        let newest = all.newest.get(name).and_then(|op| form(op.description()));
        let mut older = all.older.get(name).into_iter().flatten();
        older.all(|older| form(&older.described.op) == newest)
    }

    fn of_dialect(&self, name: &[u8]) -> Option<&OfDialect> {
        let dialect = name.get(..memchr::memchr(b'.', name)?)?;
        Some(self.by_dialect.get(dialect)?.get_or_init(|| self.read(dialect)))
    }

    fn read(&self, dialect: &[u8]) -> OfDialect {
        let mut all = OfDialect::default();
        let name = std::str::from_utf8(dialect).ok();
        let Some(described) = name.and_then(|name| self.dialects.dialect(name)) else { return all };
        let named = |op: &Arc<OpDescription>| (op.name.as_bytes().into(), self.registered(op));
        all.newest = described.ops.iter().map(named).collect();
        for other in &described.others {
            let older = all.older.entry(other.op.name.as_bytes().into()).or_default();
            older.push(OlderOp { described: other.clone(), registered: OnceLock::new() });
        }
        all
    }

    /// Gives an older operation whose form only C++ knows the current declared form, if its parts are the same: a
    /// dialect that moves a form from C++ to its `.td` file keeps it.
    fn with_newest_form(
        &self,
        older: &Arc<OpDescription>,
        newest: Option<&RegisteredOp>,
    ) -> Arc<OpDescription> {
        let is_unknown = matches!(older.syntax, Syntax::Custom)
            && self.tables.hooks(&older.name).parse.is_none();
        let newest = newest.map(RegisteredOp::description).filter(|newest| {
            is_unknown
                && newest.format().is_some()
                && names_of_parts(newest) == names_of_parts(older)
        });
        match newest {
            Some(newest) => {
                let syntax = newest.syntax.clone();
                Arc::new(OpDescription { syntax, ..OpDescription::clone(older) })
            }
            None => Arc::clone(older),
        }
    }

    fn registered(&self, description: &Arc<OpDescription>) -> RegisteredOp {
        let own = self.tables.hooks(&description.name);
        self.tables.registered(Arc::clone(description), own)
    }
}

/// The names of an operation's parts, to which a form refers by their positions.
fn names_of_parts(op: &OpDescription) -> [Vec<&str>; 5] {
    fn names(values: &[ValueDescription]) -> Vec<&str> {
        values.iter().map(|one| &*one.name).collect()
    }
    [
        names(&op.operands),
        names(&op.results),
        op.attributes.iter().map(|one| &*one.name).collect(),
        op.regions.iter().map(|one| &*one.name).collect(),
        op.successors.iter().map(|one| &*one.name).collect(),
    ]
}

impl OfDialect {
    /// An operation as a version describes it, if that differs from the newest one.
    fn older_op(&self, name: &[u8], version: LlvmVersion) -> Option<&OlderOp> {
        let older = self.older.get(name)?.iter();
        let older = older.filter(|older| version <= older.described.until);
        older.min_by_key(|older| older.described.until)
    }
}

/// The operations of other descriptions, which replace those with the same names.
#[derive(Debug)]
pub(super) struct Replaced {
    below: Option<Arc<Replaced>>,
    own: Arc<Operations>,
    tables: Arc<HookTables>,
    /// The version of LLVM whose operations they replace; `None` means the newest.
    version: Option<LlvmVersion>,
    by_dialect: FxHashMap<Box<[u8]>, Replacing>,
}

/// The descriptions of one dialect, and the operations made of them.
#[derive(Debug, Default)]
struct Replacing {
    descriptions: Vec<Arc<OpDescription>>,
    all: OnceLock<FxHashMap<Box<[u8]>, RegisteredOp>>,
}

impl Replaced {
    /// Creates the operations of some dialects, on top of others and of the built-in ones.
    pub(super) fn new(
        dialects: &[DialectDescription],
        below: Option<Arc<Replaced>>,
        own: Arc<Operations>,
        tables: Arc<HookTables>,
        version: Option<LlvmVersion>,
    ) -> Replaced {
        let mut by_dialect: FxHashMap<Box<[u8]>, Replacing> = FxHashMap::default();
        // Descriptions without checkable facts are for documentation only.
        let all = dialects.iter().flat_map(|dialect| &dialect.ops);
        for op in all.filter(|op| op.gap != Gap::Much) {
            let of_dialect = by_dialect.entry(op.dialect().as_bytes().into()).or_default();
            of_dialect.descriptions.push(Arc::clone(op));
        }
        Replaced { below, own, tables, version, by_dialect }
    }

    /// The operation with a full name.
    pub(super) fn get(&self, name: &[u8]) -> Option<&RegisteredOp> {
        let dialect = name.get(..memchr::memchr(b'.', name)?)?;
        let own = self.by_dialect.get(dialect);
        let own = own.map(|own| own.all.get_or_init(|| self.read(&own.descriptions)));
        own.and_then(|all| all.get(name)).or_else(|| self.below.as_ref()?.get(name))
    }

    fn read(&self, descriptions: &[Arc<OpDescription>]) -> FxHashMap<Box<[u8]>, RegisteredOp> {
        let mut all = FxHashMap::default();
        for description in descriptions {
            let name = description.name.as_bytes();
            let below = || self.below.as_ref().and_then(|below| below.get(name));
            let known = all.get(name).or_else(below).or_else(|| self.own.get(name, self.version));
            let op = match known {
                Some(own) => {
                    let has_one_form = self.own.has_one_form(name);
                    let has_older = self.own.has_older(name);
                    own.replaced(description, has_one_form, has_older, &self.tables)
                }
                None => {
                    let own = self.tables.hooks(&description.name);
                    self.tables.registered(Arc::clone(description), own)
                }
            };
            all.insert(name.into(), op);
        }
        all
    }
}
