//! The operations of described dialects, which are put together when one of a dialect is first asked for.

use super::RegisteredOp;
use super::dialect_hooks::HookTables;
use crate::ods::Dialects;
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
type OfDialect = FxHashMap<Box<[u8]>, RegisteredOp>;

impl Operations {
    pub(super) fn new(dialects: Arc<Dialects>, tables: Arc<HookTables>) -> Operations {
        let names = dialects.names().map(|name| (name.as_bytes().into(), OnceLock::new()));
        let by_dialect = names.collect();
        Operations { dialects, tables, by_dialect }
    }

    /// The operation with a full name.
    pub(super) fn get(&self, name: &[u8]) -> Option<&RegisteredOp> {
        let dialect = name.get(..memchr::memchr(b'.', name)?)?;
        let all = self.by_dialect.get(dialect)?.get_or_init(|| self.read(dialect));
        all.get(name)
    }

    fn read(&self, dialect: &[u8]) -> OfDialect {
        let name = std::str::from_utf8(dialect).ok();
        let ops = name.and_then(|name| self.dialects.dialect(name)).into_iter();
        let ops = ops.flat_map(|dialect| &dialect.ops).map(|description| {
            let own = self.tables.hooks(&description.name);
            let op = self.tables.registered(Arc::clone(description), own);
            (description.name.as_bytes().into(), op)
        });
        ops.collect()
    }
}
