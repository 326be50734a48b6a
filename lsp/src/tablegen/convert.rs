//! Converts answers about `.td` files to types of the protocol.

use super::LocationConverter;
use crate::convert::{CompletionStyle, DescribedName, View, line_column_position};
use crate::paths::file_uri;
use abide_core::diagnostic::Diagnostic;
use abide_core::ide as core_ide;
use abide_core::text::{Encoding, LineIndex};
use abide_tablegen::ide::{self, CompletionKind, Document, DocumentSymbolKind, FoldKind};
use abide_tablegen::{FileId, Location};
use std::rc::Rc;
use tower_lsp::lsp_types as lsp;

impl LocationConverter<'_> {
    /// The address of a file: the client's spelling, if it is open.
    pub(super) fn uri(&self, path: &str) -> Option<lsp::Url> {
        match self.overlay.uri(path) {
            Some(uri) => lsp::Url::parse(uri).ok(),
            None => file_uri(path),
        }
    }

    fn lines(&self, file: FileId) -> Rc<LineIndex> {
        let mut known = self.lines.borrow_mut();
        let lines = known.entry(file);
        Rc::clone(lines.or_insert_with(|| Rc::new(LineIndex::new(self.session.text(file)))))
    }

    /// A place in any file of the evaluation.
    pub(super) fn location(&self, encoding: Encoding, place: Location) -> Option<lsp::Location> {
        let uri = self.uri(self.session.path(place.file))?;
        Some(lsp::Location { uri, range: self.range(encoding, place) })
    }

    pub(super) fn range(&self, encoding: Encoding, place: Location) -> lsp::Range {
        let lines = self.lines(place.file);
        let text = self.session.text(place.file);
        let position = |offset| line_column_position(lines.line_column(text, offset, encoding));
        lsp::Range { start: position(place.span.start()), end: position(place.span.end()) }
    }

    /// A diagnostic of the current document, with places in other files.
    pub(super) fn diagnostic(
        &self,
        view: &View,
        document: Document<'_>,
        found: &Diagnostic,
    ) -> lsp::Diagnostic {
        let mut diagnostic = view.diagnostic(found);
        let shown = diagnostic.related_information.iter_mut().flatten();
        for (shown, related) in shown.zip(&found.related) {
            let Some(path) = &related.path else { continue };
            let file = document.of_path(path).map(|document| document.file);
            let place = file.map(|file| Location::new(file, related.span));
            if let Some(location) = place.and_then(|place| self.location(view.encoding, place)) {
                shown.location = location;
            }
        }
        diagnostic
    }
}

pub(super) fn hover(view: &View, hover: ide::Hover) -> lsp::Hover {
    view.hover(core_ide::Hover { span: hover.span, markdown: hover.markdown })
}

#[expect(deprecated, reason = "the type of the protocol has fields that nothing uses any more")]
pub(super) fn symbol(view: &View, symbol: ide::DocumentSymbol) -> lsp::DocumentSymbol {
    let name = if symbol.name.is_empty() { "\"\"".to_owned() } else { symbol.name };
    // The depth of the outline is bounded.
    let children = symbol.children.into_iter().map(|child| self::symbol(view, child)).collect();
    lsp::DocumentSymbol {
        name,
        detail: Some(symbol.detail).filter(|detail| !detail.is_empty()),
        kind: symbol_kind(symbol.kind),
        tags: None,
        deprecated: None,
        range: view.range(symbol.span),
        selection_range: view.range(symbol.name_span),
        children: Some(children),
    }
}

pub(super) fn symbol_kind(kind: DocumentSymbolKind) -> lsp::SymbolKind {
    match kind {
        DocumentSymbolKind::Class => lsp::SymbolKind::CLASS,
        DocumentSymbolKind::Multiclass => lsp::SymbolKind::MODULE,
        DocumentSymbolKind::Record | DocumentSymbolKind::Records => lsp::SymbolKind::OBJECT,
        DocumentSymbolKind::RecordSet => lsp::SymbolKind::ARRAY,
        DocumentSymbolKind::Type => lsp::SymbolKind::TYPE_PARAMETER,
        DocumentSymbolKind::Variable => lsp::SymbolKind::VARIABLE,
        DocumentSymbolKind::Field => lsp::SymbolKind::FIELD,
        DocumentSymbolKind::TemplateArgument => lsp::SymbolKind::PROPERTY,
    }
}

pub(super) fn fold(view: &View, fold: ide::Fold) -> lsp::FoldingRange {
    let range = view.range(fold.span);
    let (kind, end_line) = match fold.kind {
        // The line of the closing bracket stays.
        FoldKind::Region => (lsp::FoldingRangeKind::Region, range.end.line.saturating_sub(1)),
        FoldKind::Comment => (lsp::FoldingRangeKind::Comment, range.end.line),
        FoldKind::Includes => (lsp::FoldingRangeKind::Imports, range.end.line),
    };
    lsp::FoldingRange {
        start_line: range.start.line,
        end_line: end_line.max(range.start.line),
        kind: Some(kind),
        ..lsp::FoldingRange::default()
    }
}

/// The number of completions whose documentation can be requested.
const MAX_DOCUMENTED_ITEMS: usize = 100;

/// A completion, by its place among all, in the style of a client.
pub(super) fn completion(
    view: &View,
    (place, found): (usize, ide::Completion),
    style: CompletionStyle,
) -> lsp::CompletionItem {
    let snippet = found.snippet.filter(|_| style.snippets);
    let kind = match found.kind {
        CompletionKind::Class | CompletionKind::Multiclass => lsp::CompletionItemKind::CLASS,
        CompletionKind::Record => lsp::CompletionItemKind::CONSTANT,
        CompletionKind::Field => lsp::CompletionItemKind::FIELD,
        CompletionKind::TemplateArgument => lsp::CompletionItemKind::PROPERTY,
        CompletionKind::Variable => lsp::CompletionItemKind::VARIABLE,
        CompletionKind::Type => lsp::CompletionItemKind::STRUCT,
        CompletionKind::Operator => lsp::CompletionItemKind::FUNCTION,
        CompletionKind::Keyword => lsp::CompletionItemKind::KEYWORD,
        CompletionKind::File => lsp::CompletionItemKind::FILE,
    };
    let is_defined = matches!(
        found.kind,
        CompletionKind::Class | CompletionKind::Multiclass | CompletionKind::Record
    );
    // The documentation is requested when the item is selected; that of items far down is left out to keep the answer
    // short.
    let described = (is_defined && found.include.is_none() && place < MAX_DOCUMENTED_ITEMS)
        .then(|| DescribedName { uri: view.uri.clone(), of: None });
    let is_beside = !matches!(found.kind, CompletionKind::Operator);
    let (detail, label_details) = style.details(found.detail, is_beside);
    lsp::CompletionItem {
        data: described.and_then(|described| serde_json::to_value(described).ok()),
        // Editors sort by this text, which keeps the order.
        sort_text: Some(format!("{place:04}")),
        additional_text_edits: found.include.map(|edit| view.text_edits(&[edit])),
        kind: Some(kind),
        detail,
        label_details,
        insert_text_format: snippet.as_ref().map(|_| lsp::InsertTextFormat::SNIPPET),
        text_edit: Some(lsp::CompletionTextEdit::Edit(lsp::TextEdit {
            range: view.range(found.replaced),
            new_text: snippet.unwrap_or(found.inserted),
        })),
        label: found.label,
        ..lsp::CompletionItem::default()
    }
}

pub(super) fn signature_help(view: &View, help: ide::SignatureHelp) -> lsp::SignatureHelp {
    let parameters = help.parameters.into_iter().map(|label| lsp::ParameterInformation {
        label: lsp::ParameterLabel::Simple(label),
        documentation: None,
    });
    lsp::SignatureHelp {
        signatures: vec![lsp::SignatureInformation {
            label: help.label,
            documentation: (!help.documentation.is_empty())
                .then(|| view.documentation(&help.documentation)),
            parameters: Some(parameters.collect()),
            active_parameter: help.active,
        }],
        active_signature: Some(0),
        active_parameter: help.active,
    }
}

/// Encodes tokens, which are in the order of the text, like those of MLIR.
pub(super) fn tokens(
    view: &View,
    text: &[u8],
    tokens: &[ide::SemanticToken],
) -> core_ide::TokenNumbers {
    let tokens = tokens.iter().map(|token| {
        (token.span, crate::convert::tablegen_token_type(token.kind), token.is_definition)
    });
    view.token_numbers(text, tokens)
}
