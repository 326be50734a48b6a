//! Logs of passes: their dumps, and the differences between two of these. The client reads the log and sends its text,
//! so the server opens no file for it.

use super::answer::json;
use crate::answers::Ticket;
use crate::backend::Backend;
use crate::convert::{line_column, line_column_position};
use crate::paths::file_path;
use abide_core::dialect;
use abide_core::text::{Encoding, LineIndex};
use abide_logs::{Change, Dump, Followed, Indexer, compare_and_follow, ir_of};
use serde::{Deserialize, Serialize};
use std::ops::Range;
use std::sync::Arc;
use tower_lsp::jsonrpc::Result;
use tower_lsp::lsp_types as lsp;

/// The text of a log, or of a part of one.
#[derive(Debug, Deserialize)]
pub(crate) struct TextParams {
    text: String,
}

#[derive(Debug, Serialize)]
struct Dumps<'l> {
    dumps: &'l [Dump],
    /// The number of dumps that are not listed.
    omitted: u64,
}

#[derive(Debug, Serialize)]
struct DumpText {
    text: String,
}

/// The IR of two dumps.
#[derive(Debug, Deserialize)]
pub(crate) struct CompareParams {
    before: String,
    after: String,
    /// A place in the first text, whose operation is followed.
    position: Option<lsp::Position>,
    /// The address of the log.
    uri: Option<lsp::Url>,
}

#[derive(Debug, Serialize)]
struct Compared<'l> {
    changes: Vec<ChangeItem<'l>>,
    same: usize,
    followed: Option<FollowedItem>,
}

#[derive(Debug, Serialize)]
struct ChangeItem<'l> {
    kind: &'static str,
    before: Option<lsp::Range>,
    after: Option<lsp::Range>,
    nested: usize,
    within: &'l str,
}

#[derive(Debug, Serialize)]
struct FollowedItem {
    before: lsp::Range,
    after: Option<lsp::Range>,
    changed: bool,
}

/// `abide/dumps`
pub(crate) async fn dumps(backend: &Backend, params: TextParams) -> Result<Ticket> {
    let body = backend.run(move |cancelled| {
        let mut indexer = Indexer::default();
        for chunk in params.text.as_bytes().chunks(CHUNK_BYTES) {
            cancelled.check()?;
            indexer.read(chunk);
        }
        let log = indexer.finish();
        json(&Dumps { dumps: &log.dumps, omitted: log.omitted })
    });
    Ok(backend.answers.keep(body.await?))
}

/// `abide/dumpText`
pub(crate) async fn dump_text(backend: &Backend, params: TextParams) -> Result<Ticket> {
    let body = backend.run(move |_| {
        let text = String::from_utf8_lossy(&ir_of(params.text.as_bytes())).into_owned();
        json(&DumpText { text })
    });
    Ok(backend.answers.keep(body.await?))
}

/// `abide/compareDumps`
pub(crate) async fn compare_dumps(backend: &Backend, params: CompareParams) -> Result<Ticket> {
    let limits = backend.settings().limits();
    let encoding = backend.publisher.session().encoding;
    let (publisher, documents) = (Arc::clone(&backend.publisher), Arc::clone(&backend.documents));
    let body = backend.run(move |cancelled| {
        let CompareParams { before, after, position, uri } = params;
        let path = uri.as_ref().and_then(file_path);
        let registry = match path {
            Some(path) => publisher.dialects.registry_of(&documents, &path),
            None => Arc::clone(dialect::registry()),
        };
        cancelled.check()?;
        let texts = [&before, &after].map(|text| Places::new(text.as_bytes(), encoding));
        let offset = position.map(|position| texts[0].offset(position));
        let (found, followed) =
            compare_and_follow(before.as_bytes(), after.as_bytes(), offset, &registry, &limits);
        cancelled.check()?;
        json(&Compared {
            changes: found.changes.iter().map(|change| change_item(change, &texts)).collect(),
            same: found.same,
            followed: followed.map(|followed| followed_item(&followed, &texts)),
        })
    });
    Ok(backend.answers.keep(body.await?))
}

/// The number of bytes that are read between two checks for cancellation.
const CHUNK_BYTES: usize = 1 << 20;

/// A text, and the positions of its offsets.
struct Places<'t> {
    text: &'t [u8],
    index: LineIndex,
    encoding: Encoding,
}

impl<'t> Places<'t> {
    fn new(text: &'t [u8], encoding: Encoding) -> Places<'t> {
        Places { text, index: LineIndex::new(text), encoding }
    }

    fn offset(&self, position: lsp::Position) -> usize {
        self.index.offset(self.text, line_column(position), self.encoding) as usize
    }

    /// The range of an operation, without the blanks after it.
    fn range(&self, range: &Range<usize>) -> lsp::Range {
        let text = self.text.get(range.clone()).unwrap_or_default();
        let end = range.start + text.trim_ascii_end().len();
        let position = |offset: usize| {
            let offset = u32::try_from(offset).unwrap_or(u32::MAX);
            line_column_position(self.index.line_column(self.text, offset, self.encoding))
        };
        lsp::Range { start: position(range.start), end: position(end) }
    }
}

fn change_item<'c>(change: &'c Change, [old, new]: &[Places<'_>; 2]) -> ChangeItem<'c> {
    ChangeItem {
        kind: change.kind.name(),
        before: change.before.as_ref().map(|range| old.range(range)),
        after: change.after.as_ref().map(|range| new.range(range)),
        nested: change.nested,
        within: &change.within,
    }
}

fn followed_item(followed: &Followed, [old, new]: &[Places<'_>; 2]) -> FollowedItem {
    FollowedItem {
        before: old.range(&followed.before),
        after: followed.after.as_ref().map(|range| new.range(range)),
        changed: followed.is_changed,
    }
}
