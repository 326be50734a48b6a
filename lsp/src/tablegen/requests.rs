//! The requests over `.td` documents.

use super::convert;
use super::workspace::At;
use super::{LocationConverter, path_of};
use crate::answers::VersionTokens;
use crate::backend::Backend;
use crate::convert::{Reports, View};
use crate::described;
use crate::documents::Format;
use crate::refresh::Refresh;
use crate::worker::Failure;
use abide_core::ide::SemanticTokenSet;
use abide_core::limits::Limits;
use abide_core::text::Span;
use abide_tablegen::ide::{self, Document};
use std::sync::Arc;
use tower_lsp::jsonrpc::Result;
use tower_lsp::lsp_types as lsp;

type Work<T> = std::result::Result<T, Failure>;

/// The maximum number of symbols of the workspace.
const MAX_SYMBOLS: usize = 1000;

impl Backend {
    /// The newest version of a document, if it is TableGen.
    pub(crate) fn tablegen_view(&self, uri: &lsp::Url) -> Option<View> {
        self.view(uri).filter(|view| view.snapshot.format == Format::TableGen)
    }

    /// Answers from the evaluation of a document; `None` if it cannot be read.
    pub(super) async fn answer_tablegen<T, W>(&self, view: View, work: W) -> Result<Option<T>>
    where
        T: Send + 'static,
        W: FnOnce(&View, Document<'_>, &LocationConverter<'_>) -> Work<T> + Send + 'static,
    {
        let (tablegen, documents) = (Arc::clone(self.tablegen()), Arc::clone(&self.documents));
        self.run(move |cancelled| {
            let own = (view.uri.as_str(), &view.snapshot);
            tablegen.with(&documents, own, cancelled, |document, _, places| {
                cancelled.check()?;
                work(&view, document, places)
            })
        })
        .await
    }

    /// Updates the diagnostics of other documents that a document is part of.
    pub(crate) fn update_dependents(&self, uri: &str) {
        let dependents = self.tablegen().dependents(&path_of(uri));
        if !dependents.is_empty() {
            self.update_all(|path| dependents.iter().any(|own| own == path));
        }
    }

    /// The diagnostics of the open documents that include a document, for a client that accepts them together with
    /// its own.
    pub(crate) async fn dependents_reports(&self, view: &View) -> Result<Option<Reports>> {
        if !self.session().takes_others || view.snapshot.format != Format::TableGen {
            return Ok(None);
        }
        let own = path_of(view.uri.as_str());
        let dependents = self.tablegen().dependents(&own);
        let mut reports = Reports::new();
        for (uri, snapshot) in self.documents.all() {
            let path = path_of(&uri);
            let is_meant = path != own && dependents.contains(&path);
            let Some(uri) = lsp::Url::parse(&uri).ok().filter(|_| is_meant) else { continue };
            let result_id = Some(snapshot.generation.to_string());
            let items = self.diagnostics(self.publisher.view(snapshot, uri.clone())).await?;
            let report = lsp::FullDocumentDiagnosticReport { result_id, items };
            reports.insert(uri, report.into());
        }
        Ok(Some(reports).filter(|reports| !reports.is_empty()))
    }

    /// Updates the diagnostics of `.td` documents whose texts did not change.
    fn update_all(&self, is_meant: impl Fn(&str) -> bool) {
        for (uri, snapshot) in self.documents.all() {
            if snapshot.format == Format::TableGen && is_meant(&path_of(&uri)) {
                self.documents.touch(&uri);
                self.update(&uri);
            }
        }
    }

    /// Records that files on the disk, or the folders of the workspace, changed.
    pub(crate) async fn tablegen_files_changed(&self) {
        self.tablegen().disk_changed();
        self.update_all(|_| true);
        self.publisher.refresh(Refresh::Diagnostics);
    }

    pub(crate) async fn tablegen_hover(
        &self,
        view: View,
        at: lsp::Position,
    ) -> Result<Option<lsp::Hover>> {
        let found = self.answer_tablegen(view, move |view, document, _| {
            let hover = ide::hover(document, view.offset(at));
            Ok(hover.map(|hover| convert::hover(view, hover)))
        });
        found.await.map(Option::flatten)
    }

    pub(crate) async fn tablegen_definition(
        &self,
        view: View,
        at: lsp::Position,
    ) -> Result<Option<lsp::GotoDefinitionResponse>> {
        let found = self.answer_tablegen(view, move |view, document, places| {
            let target = ide::definition(document, view.offset(at));
            let location = target.and_then(|(_, place)| places.location(view.encoding, place));
            Ok(location.map(Into::into))
        });
        found.await.map(Option::flatten)
    }

    pub(crate) async fn tablegen_references(
        &self,
        view: View,
        at: lsp::Position,
        with_definition: bool,
    ) -> Result<Option<Vec<lsp::Location>>> {
        let (tablegen, documents) = (Arc::clone(self.tablegen()), Arc::clone(&self.documents));
        let views = self.views();
        self.run(move |cancelled| {
            let at = place(&view, at);
            let found = tablegen.references(&documents, &at, cancelled)?.into_iter();
            let found = found.filter(|(_, is_definition)| with_definition || !is_definition);
            let mut found: Vec<_> = found.map(|(location, _)| location).collect();
            if let Some(place) = tablegen.definition(&documents, &at, cancelled)? {
                found.extend(described::references(&views, &place, cancelled)?);
            }
            Ok(Some(found))
        })
        .await
    }

    pub(crate) async fn tablegen_highlights(
        &self,
        view: View,
        at: lsp::Position,
    ) -> Result<Option<Vec<lsp::DocumentHighlight>>> {
        self.answer_tablegen(view, move |view, document, _| {
            let found = ide::highlights(document, view.offset(at)).into_iter();
            let highlight = |one: ide::Occurrence| lsp::DocumentHighlight {
                range: view.range(one.location.span),
                kind: Some(match one.is_definition {
                    true => lsp::DocumentHighlightKind::WRITE,
                    false => lsp::DocumentHighlightKind::READ,
                }),
            };
            Ok(found.map(highlight).collect())
        })
        .await
    }

    pub(crate) async fn tablegen_symbols(
        &self,
        view: View,
    ) -> Result<Option<lsp::DocumentSymbolResponse>> {
        let nested = self.session().nested_symbols;
        self.answer_tablegen(view, move |view, document, _| {
            let symbols = ide::document_symbols(document).into_iter();
            let symbols = symbols.map(|symbol| convert::symbol(view, symbol)).collect();
            Ok(match nested {
                true => lsp::DocumentSymbolResponse::Nested(symbols),
                false => lsp::DocumentSymbolResponse::Flat(view.flat_symbols(symbols)),
            })
        })
        .await
    }

    pub(crate) async fn tablegen_folds(
        &self,
        view: View,
    ) -> Result<Option<Vec<lsp::FoldingRange>>> {
        self.answer_tablegen(view, |view, document, _| {
            Ok(ide::folds(document).into_iter().map(|fold| convert::fold(view, fold)).collect())
        })
        .await
    }

    /// The edits that format a document, or the lines that a range touches.
    pub(crate) async fn tablegen_formatting(
        &self,
        view: View,
        range: Option<lsp::Range>,
    ) -> Result<Option<Vec<lsp::TextEdit>>> {
        self.answer_tablegen(view, move |view, document, _| {
            let range = range.map(|range| view.span(range));
            let limits = Limits::default();
            let done = abide_tablegen::format(document.text(), &view.layout(), range, &limits);
            Ok(view.text_edits(&done.edits))
        })
        .await
    }

    pub(crate) async fn tablegen_completion(
        &self,
        view: View,
        at: lsp::Position,
    ) -> Result<Option<lsp::CompletionResponse>> {
        let style = self.completion_style();
        self.answer_tablegen(view, move |view, document, places| {
            let offset = view.offset(at);
            let mut found = ide::files_of_include(document, offset, places.files());
            found.extend(ide::completions(document, offset));
            // Names of files that are not included are offered for longer words.
            let is_short = |one: &ide::Completion| one.replaced.len() < ide::MIN_MISSING_BYTES;
            let is_incomplete =
                found.len() >= ide::MAX_OFFERED_ITEMS || found.first().is_some_and(is_short);
            let items = found.into_iter().enumerate();
            let items = items.map(|one| convert::completion(view, one, style)).collect();
            Ok(match is_incomplete {
                true => lsp::CompletionList { is_incomplete, items }.into(),
                false => lsp::CompletionResponse::Array(items),
            })
        })
        .await
    }

    /// The documentation of an offered class or record.
    pub(crate) async fn tablegen_documentation(
        &self,
        view: View,
        name: String,
    ) -> Result<Option<lsp::Documentation>> {
        let found = self.answer_tablegen(view, move |view, document, _| {
            let markdown = ide::completion_documentation(document, &name);
            Ok(markdown.map(|markdown| view.documentation(&markdown)))
        });
        found.await.map(Option::flatten)
    }

    pub(crate) async fn tablegen_signature_help(
        &self,
        view: View,
        at: lsp::Position,
    ) -> Result<Option<lsp::SignatureHelp>> {
        let found = self.answer_tablegen(view, move |view, document, _| {
            Ok(ide::signature_help(document, view.offset(at))
                .map(|help| convert::signature_help(view, help)))
        });
        found.await.map(Option::flatten)
    }

    pub(crate) async fn tablegen_links(
        &self,
        view: View,
    ) -> Result<Option<Vec<lsp::DocumentLink>>> {
        self.answer_tablegen(view, |view, document, places| {
            let links = ide::document_links(document).into_iter();
            let link = |link: ide::DocumentLink| {
                let path = document.session.path(link.file);
                Some(lsp::DocumentLink {
                    range: view.range(link.span),
                    target: Some(places.uri(path)?),
                    tooltip: Some(path.to_owned()),
                    data: None,
                })
            };
            Ok(links.filter_map(link).collect())
        })
        .await
    }

    /// The semantic tokens of a part of a document, and which version that is.
    pub(crate) async fn tablegen_tokens(
        &self,
        view: View,
        range: Option<lsp::Range>,
    ) -> Result<Option<VersionTokens>> {
        let has_literals = self.token_set() == SemanticTokenSet::All;
        self.answer_tablegen(view, move |view, document, _| {
            let whole = Span::from_range(0..document.text().len());
            let range = range.map_or(whole, |range| view.span(range));
            let tokens = ide::semantic_tokens(document, range, has_literals);
            let numbers = convert::tokens(view, document.text(), &tokens);
            Ok((view.snapshot.generation, Arc::new(numbers)))
        })
        .await
    }

    pub(crate) async fn tablegen_prepare_rename(
        &self,
        view: View,
        at: lsp::Position,
    ) -> Result<Option<lsp::PrepareRenameResponse>> {
        let (tablegen, documents) = (Arc::clone(self.tablegen()), Arc::clone(&self.documents));
        self.run(move |cancelled| {
            let name = tablegen.prepare_rename(&documents, &place(&view, at), cancelled)?;
            Ok(name.map(|name| lsp::PrepareRenameResponse::Range(view.range(name))))
        })
        .await
    }

    pub(crate) async fn tablegen_rename(
        &self,
        view: View,
        at: lsp::Position,
        name: String,
    ) -> Result<Option<lsp::WorkspaceEdit>> {
        let (tablegen, documents) = (Arc::clone(self.tablegen()), Arc::clone(&self.documents));
        self.run(move |cancelled| {
            let changes = tablegen.rename(&documents, &place(&view, at), &name, cancelled)?;
            Ok(Some(lsp::WorkspaceEdit::new(changes)))
        })
        .await
    }

    /// The definitions of all `.td` documents and their includes, each once.
    pub(crate) async fn tablegen_workspace_symbols(
        &self,
        query: String,
    ) -> Result<Vec<lsp::SymbolInformation>> {
        let (tablegen, documents) = (Arc::clone(self.tablegen()), Arc::clone(&self.documents));
        let encoding = self.session().encoding;
        self.run(move |cancelled| {
            let mut found = Vec::new();
            let mut seen = std::collections::BTreeSet::new();
            for (uri, snapshot) in documents.all() {
                if snapshot.format != Format::TableGen || found.len() >= MAX_SYMBOLS {
                    continue;
                }
                let own = (uri.as_str(), &snapshot);
                tablegen.with(&documents, own, cancelled, |document, _, places| {
                    for symbol in ide::workspace_symbols(document, &query) {
                        let path = document.session.path(symbol.location.file).to_owned();
                        if found.len() < MAX_SYMBOLS && seen.insert((path, symbol.location.span)) {
                            found.extend(information(symbol, encoding, places));
                        }
                    }
                    Ok(())
                })?;
            }
            Ok(found)
        })
        .await
    }
}

#[expect(deprecated, reason = "the type of the protocol has fields that nothing uses any more")]
fn information(
    symbol: ide::WorkspaceSymbol,
    encoding: abide_core::text::Encoding,
    places: &LocationConverter<'_>,
) -> Option<lsp::SymbolInformation> {
    Some(lsp::SymbolInformation {
        name: symbol.name,
        kind: convert::symbol_kind(symbol.kind),
        tags: None,
        deprecated: None,
        location: places.location(encoding, symbol.location)?,
        container_name: None,
    })
}

fn place(view: &View, at: lsp::Position) -> At<'_> {
    At {
        uri: view.uri.as_str(),
        snapshot: &view.snapshot,
        offset: view.offset(at),
        encoding: view.encoding,
    }
}
