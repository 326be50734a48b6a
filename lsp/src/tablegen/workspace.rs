//! References and rename: requests that concern every file that may use a name.

use super::files::{Overlay, path_of};
use super::{CachedEvaluation, LocationConverter, State, TableGen, lock};
use crate::documents::{Documents, Snapshot};
use crate::worker::{Cancelled, Failure};
use abide_core::diagnostic::Severity;
use abide_core::limits::Limits;
use abide_core::mlir::ods::DefinitionLocation;
use abide_core::text::{Encoding, Span, TextEdit, apply_edits};
use abide_project::{is_installed, leads_out_of, tablegen_files};
use abide_tablegen::ide::{self, Document};
use abide_tablegen::{Evaluation, Files as _};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::Path;
use std::sync::Arc;
use tower_lsp::lsp_types as lsp;

/// The maximum number of files of the workspace that are evaluated because they mention a name.
const MAX_FILES: usize = 500;

/// The searched definition.
#[derive(Debug, Clone)]
struct Named {
    path: String,
    span: Span,
    name: Vec<u8>,
    /// Whether only the current file can use it.
    is_local: bool,
}

/// A request at a place.
pub(super) struct At<'r> {
    pub(super) uri: &'r str,
    pub(super) snapshot: &'r Snapshot,
    pub(super) offset: u32,
    pub(super) encoding: Encoding,
}

/// A file whose evaluation has uses: how many, and how many errors there were.
#[derive(Debug)]
struct Root {
    path: String,
    uses: usize,
    errors: usize,
}

fn refused(message: impl ToString) -> Failure {
    Failure::Refused(message.to_string())
}

impl TableGen {
    /// All uses of a name, with whether it is defined there: in the current file with its includes, in open
    /// documents, and in files of the workspace.
    pub(super) fn references(
        &self,
        documents: &Documents,
        at: &At<'_>,
        cancelled: &Cancelled,
    ) -> Result<Vec<(lsp::Location, bool)>, Failure> {
        let mut found: BTreeMap<(String, Span), (lsp::Location, bool)> = BTreeMap::new();
        let mut state = lock(&self.state);
        cancelled.check()?;
        let texts = std::mem::take(&mut state.texts);
        let overlay = Overlay::new(documents, Some((at.uri, at.snapshot)), texts);
        let path = path_of(at.uri);
        let own = self.known(&mut state, &overlay, documents, (&path, at.snapshot), cancelled);
        let named = own.as_ref().and_then(|known| {
            state.document(known, |document| {
                let entity = ide::entity_at(document, at.offset)?;
                Some(Named::new(document, &entity))
            })
        });
        let result = match (own, named.flatten()) {
            (Some(own), Some(named)) => {
                state.each(&overlay, &own, &named, at, cancelled, &mut |document, places| {
                    for one in ide::occurrences(document, &named.path, named.span) {
                        let path = document.session.path(one.location.file).to_owned();
                        if let Some(location) = places.location(at.encoding, one.location) {
                            let key = (path, one.location.span);
                            found.insert(key, (location, one.is_definition));
                        }
                    }
                    Ok(())
                })
            }
            _ => Ok(true),
        };
        state.texts = overlay.into_texts();
        result.map(|_| found.into_values().collect())
    }

    /// The location of the definition of a name.
    pub(super) fn definition(
        &self,
        documents: &Documents,
        at: &At<'_>,
        cancelled: &Cancelled,
    ) -> Result<Option<DefinitionLocation>, Failure> {
        let own = (at.uri, at.snapshot);
        let found = self.with(documents, own, cancelled, |document, _, _| {
            let entity = ide::entity_at(document, at.offset);
            Ok(entity.map(|entity| DefinitionLocation {
                path: document.session.path(entity.place.file).into(),
                span: entity.place.span,
            }))
        });
        found.map(Option::flatten)
    }

    /// The name at a place, if it may be renamed.
    pub(super) fn prepare_rename(
        &self,
        documents: &Documents,
        at: &At<'_>,
        cancelled: &Cancelled,
    ) -> Result<Option<Span>, Failure> {
        let roots = lock(&self.state).sessions.roots().to_vec();
        let own = (at.uri, at.snapshot);
        let found = self.with(documents, own, cancelled, |document, _, places| {
            let entity = ide::prepare_rename(document, at.offset).ok();
            let is_own = |entity: &ide::Entity| {
                let path = document.session.path(entity.place.file);
                is_owned(path, &roots, places.overlay)
            };
            Ok(entity.filter(is_own).map(|entity| entity.name))
        });
        found.map(Option::flatten)
    }

    /// The edits that rename the definition at a place, everywhere.
    ///
    /// They are tried first. If files would have more errors or other uses afterwards, nothing is renamed.
    pub(super) fn rename(
        &self,
        documents: &Documents,
        at: &At<'_>,
        new: &str,
        cancelled: &Cancelled,
    ) -> Result<HashMap<lsp::Url, Vec<lsp::TextEdit>>, Failure> {
        let mut state = lock(&self.state);
        cancelled.check()?;
        let texts = std::mem::take(&mut state.texts);
        let overlay = Overlay::new(documents, Some((at.uri, at.snapshot)), texts);
        let path = path_of(at.uri);
        let own = self.known(&mut state, &overlay, documents, (&path, at.snapshot), cancelled);
        let result = match own {
            Some(own) => state.rename(&overlay, &own, at, new, cancelled),
            None => Err(refused("the document cannot be read")),
        };
        state.texts = overlay.into_texts();
        result
    }
}

impl Named {
    fn new(document: Document<'_>, entity: &ide::Entity) -> Named {
        let file = entity.place.file;
        Named {
            path: document.session.path(file).to_owned(),
            span: entity.place.span,
            name: entity.place.span.slice(document.session.text(file)).to_vec(),
            is_local: ide::is_local(document, entity),
        }
    }
}

/// Whether a file may be changed: it is open, or in a folder of the workspace, without a link out of it, and not
/// installed.
fn is_owned(path: &str, roots: &[std::path::PathBuf], overlay: &Overlay) -> bool {
    let file = Path::new(path);
    let is_within = roots.iter().any(|root| file.starts_with(root)) && !leads_out_of(file, roots);
    overlay.uri(path).is_some() || (is_within && !is_installed(path))
}

fn errors(evaluation: &Evaluation) -> usize {
    let all = evaluation.diagnostics.iter();
    all.filter(|(_, diagnostic)| diagnostic.severity == Severity::Error).count()
}

impl State {
    fn document<T>(
        &self,
        known: &CachedEvaluation,
        work: impl FnOnce(Document<'_>) -> T,
    ) -> Option<T> {
        Some(work(known.document(self.sessions.get(known.slot)?)))
    }

    /// The `.td` files of the workspace.
    fn workspace(&mut self) -> Vec<String> {
        let roots = self.sessions.roots();
        let files = self.workspace.get_or_insert_with(|| {
            let all: BTreeSet<String> =
                roots.iter().flat_map(|root| tablegen_files(root)).collect();
            all.into_iter().collect()
        });
        files.clone()
    }

    /// Visits the current evaluation and those of other files that may use a name. Returns false if there are more
    /// than the limit.
    fn each(
        &mut self,
        overlay: &Overlay,
        own: &CachedEvaluation,
        named: &Named,
        at: &At<'_>,
        cancelled: &Cancelled,
        visit: &mut dyn FnMut(Document<'_>, &LocationConverter<'_>) -> Result<(), Failure>,
    ) -> Result<bool, Failure> {
        let mut covered = BTreeSet::new();
        let visited = self.sessions.get(own.slot).map(|session| {
            let files = own.evaluation.files.iter();
            covered.extend(files.map(|&file| session.path(file).to_owned()));
            visit(own.document(session), &LocationConverter::new(overlay, session))
        });
        visited.unwrap_or(Ok(()))?;
        if named.is_local {
            return Ok(true);
        }
        let mut waiting = overlay.tablegen();
        waiting.extend(self.workspace());
        let mut left = MAX_FILES;
        for path in waiting {
            cancelled.check()?;
            let mentions = |text: Arc<[u8]>| memchr::memmem::find(&text, &named.name).is_some();
            if covered.contains(&path) || !overlay.read(&path).is_some_and(mentions) {
                continue;
            }
            let Some(rest) = left.checked_sub(1) else { return Ok(false) };
            left = rest;
            let found = self.sessions.options(overlay, &path);
            let limits: Limits = at.snapshot.limits;
            let Some((slot, evaluation)) = self.sessions.evaluate(overlay, &path, &found, limits)
            else {
                continue;
            };
            let Some(slot) = self.sessions.slots().get(slot) else { continue };
            let document = Document::new(&slot.session, &evaluation);
            let files = evaluation.files.iter();
            covered.extend(files.map(|&file| slot.session.path(file).to_owned()));
            visit(document, &LocationConverter::new(overlay, &slot.session))?;
        }
        Ok(true)
    }

    fn rename(
        &mut self,
        overlay: &Overlay,
        own: &CachedEvaluation,
        at: &At<'_>,
        new: &str,
        cancelled: &Cancelled,
    ) -> Result<HashMap<lsp::Url, Vec<lsp::TextEdit>>, Failure> {
        let named = self.document(own, |document| {
            let entity = ide::prepare_rename(document, at.offset).map_err(refused)?;
            Ok(Named::new(document, &entity))
        });
        let named = named.ok_or_else(|| refused("the document has changed; try again"))??;
        let roots = self.sessions.roots().to_vec();
        let mut edits: BTreeMap<String, BTreeMap<Span, TextEdit>> = BTreeMap::new();
        let mut changes: HashMap<lsp::Url, BTreeMap<Span, lsp::TextEdit>> = HashMap::new();
        let mut uses: Vec<Root> = Vec::new();
        let is_all = self.each(overlay, own, &named, at, cancelled, &mut |document, places| {
            let found = ide::rename_in(document, &named.path, named.span, &named.name, new);
            let found = found.map_err(refused)?;
            if !found.is_empty() {
                let path = document.session.path(document.evaluation.file).to_owned();
                let errors = errors(document.evaluation);
                uses.push(Root { path, uses: found.len(), errors });
            }
            for (file, edit) in found {
                let path = document.session.path(file).to_owned();
                if !is_owned(&path, &roots, overlay) {
                    let name = String::from_utf8_lossy(&named.name).into_owned();
                    let message =
                        format!("'{name}' is used in {path}, which is not part of the workspace");
                    return Err(refused(message));
                }
                let place = abide_tablegen::Location::new(file, edit.span);
                let range = places.range(at.encoding, place);
                if let Some(uri) = places.uri(&path) {
                    let change = lsp::TextEdit { range, new_text: new.to_owned() };
                    changes.entry(uri).or_default().insert(edit.span, change);
                }
                edits.entry(path).or_default().insert(edit.span, edit);
            }
            Ok(())
        })?;
        if !is_all {
            let message = format!("more than {MAX_FILES} files mention the name");
            return Err(refused(message));
        }
        self.try_edits(overlay, &named, new, &edits, &uses, at.snapshot.limits, cancelled)?;
        let changes = changes.into_iter();
        Ok(changes.map(|(uri, edits)| (uri, edits.into_values().collect())).collect())
    }

    /// Evaluates the texts after the edits.
    #[expect(clippy::too_many_arguments, reason = "the attempt, and its reference")]
    fn try_edits(
        &mut self,
        overlay: &Overlay,
        named: &Named,
        new: &str,
        edits: &BTreeMap<String, BTreeMap<Span, TextEdit>>,
        uses: &[Root],
        limits: Limits,
        cancelled: &Cancelled,
    ) -> Result<(), Failure> {
        let mut replaced: BTreeMap<String, Arc<[u8]>> = BTreeMap::new();
        for (path, edits) in edits {
            let Some(text) = overlay.read(path) else { continue };
            let edits: Vec<TextEdit> = edits.values().cloned().collect();
            let text = apply_edits(&text, &edits).map_err(|error| refused(error.to_string()))?;
            replaced.insert(path.clone(), text.into());
        }
        let place = moved(named, new, edits);
        overlay.replace(replaced);
        for root in uses {
            cancelled.check()?;
            let found = self.sessions.options(overlay, &root.path);
            let made = self.sessions.evaluate(overlay, &root.path, &found, limits);
            let Some((slot, evaluation)) = made else { continue };
            let Some(slot) = self.sessions.slots().get(slot) else { continue };
            if errors(&evaluation) > root.errors {
                let message = evaluation.first_error().map(|(_, error)| error.message.clone());
                let message = message.unwrap_or_default();
                return Err(refused(format!("{} would have an error: {message}", root.path)));
            }
            let document = Document::new(&slot.session, &evaluation);
            if ide::occurrences(document, &named.path, place).len() != root.uses {
                let message = format!("'{new}' already means something else in {}", root.path);
                return Err(refused(message));
            }
        }
        Ok(())
    }
}

/// The span of the definition after all edits.
fn moved(named: &Named, new: &str, edits: &BTreeMap<String, BTreeMap<Span, TextEdit>>) -> Span {
    let length = |text: &[u8]| u32::try_from(text.len()).unwrap_or(u32::MAX);
    let (old, new) = (length(&named.name), length(new.as_bytes()));
    let before = edits.get(&named.path).map_or(0, |edits| edits.range(..named.span).count());
    let before = u32::try_from(before).unwrap_or(u32::MAX);
    let start = named.span.start().saturating_add(before.saturating_mul(new));
    let start = start.saturating_sub(before.saturating_mul(old));
    Span::new(start, start.saturating_add(new))
}
