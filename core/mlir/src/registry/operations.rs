//! The operations of described dialects, which are put together when one of a dialect is first asked for.

use super::RegisteredOp;
use super::dialect_hooks::HookTables;
use crate::ods::{DialectDescription, Dialects, Gap, LlvmVersion, OpDescription, OtherOp};
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
type OfDialect = FxHashMap<Box<[u8]>, Versions>;

/// An operation as versions of LLVM have it.
#[derive(Debug)]
struct Versions {
    newest: RegisteredOp,
    /// As an older version has it, up to that.
    older: Option<(LlvmVersion, RegisteredOp)>,
}

impl Versions {
    /// The operation in a version; `None` means the newest.
    fn at(&self, version: Option<LlvmVersion>) -> &RegisteredOp {
        match &self.older {
            Some((until, older)) if version.is_some_and(|own| own <= *until) => older,
            _ => &self.newest,
        }
    }
}

impl Operations {
    pub(super) fn new(dialects: Arc<Dialects>, tables: Arc<HookTables>) -> Operations {
        let names = dialects.names().map(|name| (name.as_bytes().into(), OnceLock::new()));
        let by_dialect = names.collect();
        Operations { dialects, tables, by_dialect }
    }

    /// The operation with a full name, as a version of LLVM has it; `None` means the newest.
    pub(super) fn get(&self, name: &[u8], version: Option<LlvmVersion>) -> Option<&RegisteredOp> {
        let dialect = name.get(..memchr::memchr(b'.', name)?)?;
        let all = self.by_dialect.get(dialect)?.get_or_init(|| self.read(dialect));
        all.get(name).map(|versions| versions.at(version))
    }

    fn read(&self, dialect: &[u8]) -> OfDialect {
        let name = std::str::from_utf8(dialect).ok();
        let Some(described) = name.and_then(|name| self.dialects.dialect(name)) else {
            return OfDialect::default();
        };
        let registered = |description: &Arc<OpDescription>| {
            let own = self.tables.hooks(&description.name);
            self.tables.registered(Arc::clone(description), own)
        };
        let single = |op: &Arc<OpDescription>| {
            let versions = Versions { newest: registered(op), older: None };
            (op.name.as_bytes().into(), versions)
        };
        let mut ops: OfDialect = described.ops.iter().map(single).collect();
        for OtherOp { until, op } in &described.others {
            if let Some(versions) = ops.get_mut(op.name.as_bytes()) {
                let (newest, older) = (versions.newest.clone(), registered(op));
                let hooks = self.tables.hooks(&op.name);
                versions.newest = newest.clone().with_other(older.clone(), hooks);
                versions.older = Some((*until, older.with_other(newest, hooks)));
            }
        }
        ops
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
        // What nothing can be asked of is there for people to read.
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
                Some(own) => own.replaced(description, &self.tables),
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
