//! Between the types of the protocol and those of `abide_core`.

mod actions;
mod capabilities;
mod navigation;
mod plain_text;
mod project;

pub(crate) use actions::{
    Abilities, Deferred, action_kinds, explanations, fixed_code, is_wanted, wants_fix_all,
};
pub(crate) use capabilities::capabilities;
pub(crate) use navigation::Clicks;
pub(crate) use project::{folders, place, problems, roots, watchers};

use crate::documents::{Range, Snapshot};
use crate::paths::file_path;
use crate::position;
use abide_core::diagnostic::{Diagnostic, Severity, codes};
use abide_core::escape;
use abide_core::ide::{
    self, CompletionKind, DocumentSymbolKind, FoldKind, NumberedToken, TokenNumbers,
};
use abide_core::layout::LayoutOptions;
use abide_core::text::{Encoding, LineColumn, LineIndex, Span, TextEdit};
use abide_project::Project;
use std::collections::HashMap;
use std::sync::Arc;
use tower_lsp::lsp_types as lsp;

/// The data of a completion item with which its documentation can be requested later. The item's label is the name of
/// the described operation, key, word, type or attribute.
#[derive(Debug, serde::Serialize, serde::Deserialize)]
pub(crate) struct DescribedName {
    pub(crate) uri: lsp::Url,
    /// The operation of a key or a word.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) of: Option<String>,
}

/// The style of completions that a client asks for.
#[derive(Debug, Clone, Copy)]
pub(crate) struct CompletionStyle {
    /// Whether items come with gaps to fill in.
    pub(crate) snippets: bool,
    /// Whether the client shows a text beside each label.
    pub(crate) label_details: bool,
}

impl CompletionStyle {
    /// The longest text beside a label, in bytes.
    const MAX_BESIDE_BYTES: usize = 60;

    /// The detail of an item, and the text beside its label. A short detail is beside the label if `is_beside`.
    pub(crate) fn details(
        self,
        detail: String,
        is_beside: bool,
    ) -> (Option<String>, Option<lsp::CompletionItemLabelDetails>) {
        if detail.is_empty() {
            return (None, None);
        }
        if !is_beside || !self.label_details || detail.len() > Self::MAX_BESIDE_BYTES {
            return (Some(detail), None);
        }
        let beside = lsp::CompletionItemLabelDetails { detail: None, description: Some(detail) };
        (None, Some(beside))
    }
}

/// A version of a document as one client sees it.
#[derive(Debug, Clone)]
pub(crate) struct View {
    pub(crate) snapshot: Snapshot,
    pub(crate) uri: lsp::Url,
    pub(crate) encoding: Encoding,
    pub(crate) style: Style,
    /// The starts of lines, for an answer with many positions.
    pub(crate) lines: Option<Lines>,
}

/// The starts of a document's lines.
#[derive(Debug, Clone)]
pub(crate) struct Lines {
    document: Arc<ide::Document>,
    index: Arc<LineIndex>,
}

/// The parts of diagnostics and hovers that a client shows.
#[derive(Debug, Clone, Default)]
pub(crate) struct Style {
    /// Whether it shows the places that explain it.
    pub(crate) related: bool,
    /// Whether it strikes out or greys tagged text.
    pub(crate) tags: bool,
    /// Whether it shows Markdown.
    pub(crate) markdown: bool,
    /// The address of the page that describes the codes.
    pub(crate) page: Option<lsp::Url>,
}

/// The kinds of semantic tokens, in the order of [`ide::SemanticTokenKind`], followed by those that only TableGen
/// has.
pub(crate) const TOKEN_TYPES: [lsp::SemanticTokenType; 14] = [
    lsp::SemanticTokenType::KEYWORD,
    lsp::SemanticTokenType::VARIABLE,
    lsp::SemanticTokenType::PARAMETER,
    lsp::SemanticTokenType::new("label"),
    lsp::SemanticTokenType::FUNCTION,
    lsp::SemanticTokenType::MACRO,
    lsp::SemanticTokenType::TYPE,
    lsp::SemanticTokenType::PROPERTY,
    lsp::SemanticTokenType::ENUM_MEMBER,
    lsp::SemanticTokenType::MODIFIER,
    lsp::SemanticTokenType::NUMBER,
    lsp::SemanticTokenType::STRING,
    lsp::SemanticTokenType::COMMENT,
    lsp::SemanticTokenType::CLASS,
];

/// The modifiers of semantic tokens.
pub(crate) const TOKEN_MODIFIERS: [lsp::SemanticTokenModifier; 1] =
    [lsp::SemanticTokenModifier::DEFINITION];

/// The encoding of positions: the first that the client names and that there is.
pub(crate) fn encoding(
    capabilities: &lsp::ClientCapabilities,
) -> (Encoding, lsp::PositionEncodingKind) {
    let general = capabilities.general.as_ref();
    let offered = general.and_then(|general| general.position_encodings.as_ref());
    let known = |kind: &lsp::PositionEncodingKind| match kind.as_str() {
        "utf-8" => Some(Encoding::Utf8),
        "utf-16" => Some(Encoding::Utf16),
        "utf-32" => Some(Encoding::Utf32),
        _ => None,
    };
    offered
        .into_iter()
        .flatten()
        .find_map(|kind| Some((known(kind)?, kind.clone())))
        .unwrap_or((Encoding::Utf16, lsp::PositionEncodingKind::UTF16))
}

pub(crate) fn line_column(position: lsp::Position) -> LineColumn {
    LineColumn { line: position.line, column: position.character }
}

pub(crate) fn line_column_position(place: LineColumn) -> lsp::Position {
    lsp::Position { line: place.line, character: place.column }
}

/// The range that a change replaces.
pub(crate) fn changed_range(range: Option<lsp::Range>) -> Range {
    range.map_or(Range::Whole, |range| {
        Range::Between(line_column(range.start), line_column(range.end))
    })
}

/// A severity in the terms of the protocol.
fn severity(of: Severity) -> lsp::DiagnosticSeverity {
    match of {
        Severity::Error => lsp::DiagnosticSeverity::ERROR,
        Severity::Warning => lsp::DiagnosticSeverity::WARNING,
        Severity::Information => lsp::DiagnosticSeverity::INFORMATION,
        Severity::Hint => lsp::DiagnosticSeverity::HINT,
    }
}

impl View {
    /// The layout that the `abide.toml` of the document's project asks for.
    pub(crate) fn layout(&self) -> LayoutOptions {
        let path = file_path(&self.uri);
        path.map(|path| Project::layout(&path).0).unwrap_or_default()
    }

    pub(crate) fn offset(&self, position: lsp::Position) -> u32 {
        let offset = position::offset(&self.snapshot.rope, line_column(position), self.encoding);
        u32::try_from(offset).unwrap_or(u32::MAX)
    }

    pub(crate) fn span(&self, range: lsp::Range) -> Span {
        Span::new(self.offset(range.start), self.offset(range.end))
    }

    /// The same view, which knows where the lines begin.
    pub(crate) fn with_lines(&self, document: &Arc<ide::Document>) -> View {
        let index = Arc::new(LineIndex::new(document.text()));
        View { lines: Some(Lines { document: Arc::clone(document), index }), ..self.clone() }
    }

    fn place(&self, offset: u32) -> LineColumn {
        match &self.lines {
            Some(Lines { document, index }) => {
                index.line_column(document.text(), offset, self.encoding)
            }
            None => position::place(&self.snapshot.rope, offset as usize, self.encoding),
        }
    }

    pub(crate) fn position(&self, offset: u32) -> lsp::Position {
        line_column_position(self.place(offset))
    }

    pub(crate) fn range(&self, span: Span) -> lsp::Range {
        lsp::Range { start: self.position(span.start()), end: self.position(span.end()) }
    }

    pub(crate) fn location(&self, span: Span) -> lsp::Location {
        lsp::Location { uri: self.uri.clone(), range: self.range(span) }
    }

    pub(crate) fn diagnostic(&self, found: &Diagnostic) -> lsp::Diagnostic {
        let help = found.next_step().map(|help| (found.span, format!("help: {help}")));
        let places = found.related.iter().map(|place| (place.span, place.message.clone()));
        let places: Vec<_> = places
            .chain(help)
            .map(|(span, message)| lsp::DiagnosticRelatedInformation {
                location: self.location(span),
                message,
            })
            .collect();
        lsp::Diagnostic {
            range: self.range(found.span),
            severity: Some(severity(found.severity)),
            code: Some(lsp::NumberOrString::String(found.code.name().to_owned())),
            code_description: self.code_description(found),
            source: Some("abide".to_owned()),
            tags: tag(found).filter(|_| self.style.tags).map(|tag| vec![tag]),
            message: found.message.clone(),
            related_information: (self.style.related && !places.is_empty()).then_some(places),
            ..lsp::Diagnostic::default()
        }
    }

    fn code_description(&self, found: &Diagnostic) -> Option<lsp::CodeDescription> {
        let page = self.style.page.as_ref()?;
        let href = lsp::Url::parse(&found.code.address(page.as_str())).ok()?;
        Some(lsp::CodeDescription { href })
    }

    pub(crate) fn text_edits(&self, edits: &[TextEdit]) -> Vec<lsp::TextEdit> {
        let edit = |edit: &TextEdit| lsp::TextEdit {
            range: self.range(edit.span),
            new_text: String::from_utf8_lossy(&edit.replacement).into_owned(),
        };
        edits.iter().map(edit).collect()
    }

    pub(crate) fn workspace_edit(&self, edits: &[TextEdit]) -> lsp::WorkspaceEdit {
        let edits = self.text_edits(edits);
        lsp::WorkspaceEdit::new(HashMap::from([(self.uri.clone(), edits)]))
    }

    pub(crate) fn hover(&self, hover: ide::Hover) -> lsp::Hover {
        lsp::Hover {
            contents: lsp::HoverContents::Markup(self.markup(hover.markdown)),
            range: Some(self.range(hover.span)),
        }
    }

    /// The documentation of a completion item.
    pub(crate) fn documentation(&self, markdown: &str) -> lsp::Documentation {
        lsp::Documentation::MarkupContent(self.markup(markdown.to_owned()))
    }

    fn markup(&self, markdown: String) -> lsp::MarkupContent {
        let (kind, value) = if self.style.markdown {
            (lsp::MarkupKind::Markdown, escape::markdown(&markdown))
        } else {
            (lsp::MarkupKind::PlainText, plain_text::plain_text(&markdown))
        };
        lsp::MarkupContent { kind, value }
    }

    #[expect(deprecated, reason = "the type of the protocol has fields that nothing uses any more")]
    pub(crate) fn symbol(&self, symbol: ide::DocumentSymbol) -> lsp::DocumentSymbol {
        let kind = symbol_kind(symbol.kind);
        // An empty name is against the protocol.
        let name = if symbol.name.is_empty() { "\"\"".to_owned() } else { symbol.name };
        // The depth of the outline is bounded.
        let children = symbol.children.into_iter().map(|child| self.symbol(child)).collect();
        lsp::DocumentSymbol {
            name,
            detail: Some(symbol.detail).filter(|detail| !detail.is_empty()),
            kind,
            tags: None,
            deprecated: None,
            range: self.range(symbol.span),
            selection_range: self.range(symbol.name_span),
            children: Some(children),
        }
    }

    /// Symbols and those within them as one list, each with the name of the one that it is in.
    pub(crate) fn flat_symbols(
        &self,
        symbols: Vec<lsp::DocumentSymbol>,
    ) -> Vec<lsp::SymbolInformation> {
        let mut list = Vec::new();
        for symbol in symbols {
            self.flatten(symbol, None, &mut list);
        }
        list
    }

    #[expect(deprecated, reason = "the type of the protocol has fields that nothing uses any more")]
    fn flatten(
        &self,
        symbol: lsp::DocumentSymbol,
        container: Option<&str>,
        list: &mut Vec<lsp::SymbolInformation>,
    ) {
        let lsp::DocumentSymbol { name, kind, range, children, .. } = symbol;
        list.push(lsp::SymbolInformation {
            name: name.clone(),
            kind,
            tags: None,
            deprecated: None,
            location: lsp::Location::new(self.uri.clone(), range),
            container_name: container.map(str::to_owned),
        });
        // The depth of the outline is bounded.
        for child in children.into_iter().flatten() {
            self.flatten(child, Some(&name), list);
        }
    }

    pub(crate) fn highlight(&self, found: ide::Occurrence) -> lsp::DocumentHighlight {
        let kind = if found.is_definition {
            lsp::DocumentHighlightKind::WRITE
        } else {
            lsp::DocumentHighlightKind::READ
        };
        lsp::DocumentHighlight { range: self.range(found.span), kind: Some(kind) }
    }

    pub(crate) fn fold(&self, fold: ide::Fold) -> lsp::FoldingRange {
        let range = self.range(fold.span);
        let (kind, end_line) = match fold.kind {
            // The line of the closing bracket stays.
            FoldKind::Region => (lsp::FoldingRangeKind::Region, range.end.line.saturating_sub(1)),
            FoldKind::Comment => (lsp::FoldingRangeKind::Comment, range.end.line),
        };
        lsp::FoldingRange {
            start_line: range.start.line,
            end_line: end_line.max(range.start.line),
            kind: Some(kind),
            ..lsp::FoldingRange::default()
        }
    }

    /// Ranges, the innermost first, each in the next.
    pub(crate) fn selection(&self, ranges: &[Span]) -> lsp::SelectionRange {
        let mut outer: Option<lsp::SelectionRange> = None;
        for &span in ranges.iter().rev() {
            let parent = outer.take().map(Box::new);
            outer = Some(lsp::SelectionRange { range: self.range(span), parent });
        }
        outer.unwrap_or(lsp::SelectionRange { range: lsp::Range::default(), parent: None })
    }

    /// The items of completions in the style of a client.
    pub(crate) fn completions(
        &self,
        found: Vec<ide::Completion>,
        style: CompletionStyle,
    ) -> Vec<lsp::CompletionItem> {
        let mut last = None;
        let item = |found: ide::Completion| {
            // All replace the word that is being written.
            let known = last.filter(|(replaced, _)| *replaced == found.replaced);
            let (_, range) = known.unwrap_or_else(|| (found.replaced, self.range(found.replaced)));
            last = Some((found.replaced, range));
            self.completion(found, range, style)
        };
        found.into_iter().map(item).collect()
    }

    fn completion(
        &self,
        found: ide::Completion,
        range: lsp::Range,
        style: CompletionStyle,
    ) -> lsp::CompletionItem {
        let kind = match found.kind {
            CompletionKind::Value => lsp::CompletionItemKind::VARIABLE,
            CompletionKind::Block => lsp::CompletionItemKind::REFERENCE,
            CompletionKind::Symbol => lsp::CompletionItemKind::FUNCTION,
            CompletionKind::Alias => lsp::CompletionItemKind::CONSTANT,
            CompletionKind::Operation => lsp::CompletionItemKind::KEYWORD,
            CompletionKind::Dialect => lsp::CompletionItemKind::MODULE,
            CompletionKind::Attribute => lsp::CompletionItemKind::ENUM_MEMBER,
            CompletionKind::Keyword => lsp::CompletionItemKind::KEYWORD,
            CompletionKind::AttributeName => lsp::CompletionItemKind::PROPERTY,
            CompletionKind::Type => lsp::CompletionItemKind::CLASS,
        };
        let sort_text = sort_text(&found);
        let snippet = found.snippet.filter(|_| style.snippets);
        let is_typed = matches!(found.kind, CompletionKind::Value | CompletionKind::Alias);
        let is_described = found.owner.is_some()
            || match found.kind {
                CompletionKind::Operation => true,
                CompletionKind::Type | CompletionKind::Attribute => found.label.contains('.'),
                _ => false,
            };
        let (detail, label_details) = style.details(found.detail, is_typed);
        lsp::CompletionItem {
            detail,
            label_details,
            kind: Some(kind),
            insert_text_format: snippet.as_ref().map(|_| lsp::InsertTextFormat::SNIPPET),
            text_edit: Some(lsp::CompletionTextEdit::Edit(lsp::TextEdit {
                range,
                new_text: snippet.unwrap_or_else(|| found.label.clone()),
            })),
            sort_text,
            filter_text: found.compared,
            preselect: (found.rank == ide::Rank::First && found.kind != CompletionKind::Operation)
                .then_some(true),
            // The documentation is requested when the item is selected.
            data: is_described
                .then(|| DescribedName { uri: self.uri.clone(), of: found.owner })
                .and_then(|described| serde_json::to_value(described).ok()),
            label: found.label,
            ..lsp::CompletionItem::default()
        }
    }

    /// Semantic tokens in the order of the text as the protocol counts them. Their types are indices into
    /// [`TOKEN_TYPES`].
    pub(crate) fn token_numbers(
        &self,
        text: &[u8],
        tokens: impl Iterator<Item = NumberedToken> + Clone,
    ) -> TokenNumbers {
        let spans = tokens.clone().map(|(span, ..)| span);
        let Some(all) = spans.reduce(Span::cover) else { return TokenNumbers::default() };
        let within = |offset: u32| offset.saturating_sub(all.start());
        let moved = |span: Span| Span::new(within(span.start()), within(span.end()));
        let from = self.place(all.start());
        let tokens = tokens.map(|(span, kind, defines)| (moved(span), kind, defines));
        TokenNumbers::new(all.slice(text), from, self.encoding, tokens)
    }
}

/// The diagnostics of documents, by their addresses.
pub(crate) type Reports = HashMap<lsp::Url, lsp::DocumentDiagnosticReportKind>;

/// A report with all diagnostics of a version; it has no version for a document that is not open. Reports of other
/// documents, whose mistakes may depend on it, are attached.
pub(crate) fn report(
    version: Option<String>,
    items: Vec<lsp::Diagnostic>,
    others: Option<Reports>,
) -> lsp::DocumentDiagnosticReportResult {
    let full = lsp::FullDocumentDiagnosticReport { result_id: version, items };
    let full = lsp::RelatedFullDocumentDiagnosticReport {
        full_document_diagnostic_report: full,
        related_documents: others,
    };
    lsp::DocumentDiagnosticReport::Full(full).into()
}

/// Reports that the client has the diagnostics of the newest version.
pub(crate) fn unchanged_report(version: String) -> lsp::DocumentDiagnosticReportResult {
    let same = lsp::UnchangedDocumentDiagnosticReport { result_id: version };
    let same = lsp::RelatedUnchangedDocumentDiagnosticReport {
        unchanged_document_diagnostic_report: same,
        related_documents: None,
    };
    lsp::DocumentDiagnosticReport::Unchanged(same).into()
}

/// The diagnostics of one file of the workspace.
pub(crate) fn file_report(
    uri: lsp::Url,
    version: Option<i64>,
    id: String,
    items: Vec<lsp::Diagnostic>,
) -> lsp::WorkspaceDocumentDiagnosticReport {
    let full = lsp::FullDocumentDiagnosticReport { result_id: Some(id), items };
    let report = lsp::WorkspaceFullDocumentDiagnosticReport {
        uri,
        version,
        full_document_diagnostic_report: full,
    };
    lsp::WorkspaceDocumentDiagnosticReport::Full(report)
}

/// Reports that the client's diagnostics of a workspace file are up to date.
pub(crate) fn unchanged_file(
    uri: lsp::Url,
    version: Option<i64>,
    id: String,
) -> lsp::WorkspaceDocumentDiagnosticReport {
    let same = lsp::UnchangedDocumentDiagnosticReport { result_id: id };
    let report = lsp::WorkspaceUnchangedDocumentDiagnosticReport {
        uri,
        version,
        unchanged_document_diagnostic_report: same,
    };
    lsp::WorkspaceDocumentDiagnosticReport::Unchanged(report)
}

/// The text that editors sort an item by, if it is not the label.
fn sort_text(item: &ide::Completion) -> Option<String> {
    // A blank comes before all characters that labels begin with, `{` and `~` come after them.
    let near = match item.nearness {
        ide::Nearness::Written => "",
        ide::Nearness::Used => "{0",
        ide::Nearness::Project => "{1",
        ide::Nearness::Other => "{2",
    };
    // `!` comes before all characters that names of operations begin with.
    let place = item.place.map(|place| format!("!{place:03}")).unwrap_or_default();
    let rest = format!("{near}{place}{}", item.label);
    match item.rank {
        ide::Rank::First => Some(format!(" {rest}")),
        ide::Rank::Fits => (rest != item.label).then_some(rest),
        ide::Rank::Second => Some(format!("~{rest}")),
    }
}

pub(crate) fn symbol_kind(kind: DocumentSymbolKind) -> lsp::SymbolKind {
    match kind {
        DocumentSymbolKind::Piece => lsp::SymbolKind::NAMESPACE,
        DocumentSymbolKind::Module => lsp::SymbolKind::MODULE,
        DocumentSymbolKind::Function => lsp::SymbolKind::FUNCTION,
        DocumentSymbolKind::Global => lsp::SymbolKind::VARIABLE,
    }
}

/// The tag of a diagnostic: its text is unnecessary or deprecated.
fn tag(found: &Diagnostic) -> Option<lsp::DiagnosticTag> {
    let unnecessary = [
        codes::abi::BOTH_PLACES,
        codes::mlir::UNUSED_VALUE,
        codes::mlir::UNUSED_SYMBOL,
        codes::mlir::UNUSED_ALIAS,
        codes::mlir::UNUSED_RESOURCE,
        codes::mlir::UNREACHABLE_BLOCK,
    ];
    if unnecessary.contains(&found.code) {
        return Some(lsp::DiagnosticTag::UNNECESSARY);
    }
    let deprecated =
        [codes::abi::BARE_ATTRIBUTE, codes::abi::DOCUMENT_KEY, codes::mlir::DEPRECATED];
    deprecated.contains(&found.code).then_some(lsp::DiagnosticTag::DEPRECATED)
}

/// An index into [`TOKEN_TYPES`].
pub(crate) fn tablegen_token_type(kind: abide_tablegen::ide::SemanticTokenKind) -> u32 {
    use abide_tablegen::ide::SemanticTokenKind as Kind;
    let known = match kind {
        Kind::Keyword => lsp::SemanticTokenType::KEYWORD,
        Kind::Operator => lsp::SemanticTokenType::FUNCTION,
        Kind::Type => lsp::SemanticTokenType::TYPE,
        Kind::Class => lsp::SemanticTokenType::CLASS,
        Kind::Multiclass => lsp::SemanticTokenType::MACRO,
        Kind::Record => lsp::SemanticTokenType::ENUM_MEMBER,
        Kind::Field => lsp::SemanticTokenType::PROPERTY,
        Kind::TemplateArgument => lsp::SemanticTokenType::PARAMETER,
        Kind::Variable => lsp::SemanticTokenType::VARIABLE,
        Kind::Number => lsp::SemanticTokenType::NUMBER,
        Kind::String => lsp::SemanticTokenType::STRING,
        Kind::Inactive | Kind::Comment => lsp::SemanticTokenType::COMMENT,
    };
    let place = TOKEN_TYPES.iter().position(|own| *own == known).unwrap_or_default();
    u32::try_from(place).unwrap_or_default()
}
