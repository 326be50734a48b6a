//! Calls, links, lenses, hints and symbols as the protocol has them.

use super::{View, symbol_kind};
use abide_core::ide::{self, LensClick};
use serde_json::json;
use tower_lsp::lsp_types as lsp;

/// The command that shows places: its arguments are the address of a document, a position and the places.
const SHOW_REFERENCES: &str = "abide.showReferences";

/// The commands that a client has for clicks on lenses.
#[derive(Debug, Clone, Default)]
pub(crate) struct Clicks {
    /// The command that copies a text.
    pub(crate) copy: Option<String>,
    /// Whether the client has `abide.showReferences`.
    pub(crate) shows_references: bool,
}

impl View {
    pub(crate) fn call_item(&self, function: &ide::DocumentSymbol) -> lsp::CallHierarchyItem {
        lsp::CallHierarchyItem {
            name: function.name.clone(),
            kind: symbol_kind(function.kind),
            tags: None,
            detail: Some(function.detail.clone()),
            uri: self.uri.clone(),
            range: self.range(function.span),
            selection_range: self.range(function.name_span),
            data: None,
        }
    }

    pub(crate) fn incoming(&self, call: &ide::Call) -> lsp::CallHierarchyIncomingCall {
        lsp::CallHierarchyIncomingCall {
            from: self.call_item(&call.function),
            from_ranges: call.places.iter().map(|place| self.range(*place)).collect(),
        }
    }

    pub(crate) fn outgoing(&self, call: &ide::Call) -> lsp::CallHierarchyOutgoingCall {
        lsp::CallHierarchyOutgoingCall {
            to: self.call_item(&call.function),
            from_ranges: call.places.iter().map(|place| self.range(*place)).collect(),
        }
    }

    #[expect(deprecated, reason = "the type of the protocol has fields that nothing uses any more")]
    pub(crate) fn workspace_symbol(&self, found: ide::WorkspaceSymbol) -> lsp::SymbolInformation {
        lsp::SymbolInformation {
            name: found.name,
            kind: symbol_kind(found.kind),
            tags: None,
            deprecated: None,
            location: self.location(found.span),
            container_name: Some(found.container).filter(|container| !container.is_empty()),
        }
    }

    /// A lens, with the command for its click if the client has one. Without a command it is a text.
    pub(crate) fn lens(&self, lens: ide::CodeLens, clicks: &Clicks) -> lsp::CodeLens {
        let (command, arguments) = match lens.click {
            LensClick::Copy(text) => (clicks.copy.clone(), Some(vec![text.into()])),
            LensClick::Show(places) if clicks.shows_references => {
                let places: Vec<_> = places.into_iter().map(|place| self.location(place)).collect();
                let position = self.position(lens.span.start());
                let arguments = vec![json!(self.uri), json!(position), json!(places)];
                (Some(SHOW_REFERENCES.to_owned()), Some(arguments))
            }
            LensClick::Show(_) | LensClick::Nothing => (None, None),
        };
        let arguments = arguments.filter(|_| command.is_some());
        let command = command.unwrap_or_default();
        let command = lsp::Command { title: lens.title, command, arguments };
        lsp::CodeLens { range: self.range(lens.span), command: Some(command), data: None }
    }

    /// A link to a nearby file, with the line and column as editors expect them; `None` if the location names
    /// anything else.
    pub(crate) fn link(&self, link: &ide::DocumentLink) -> Option<lsp::DocumentLink> {
        let mut target = self.uri.join(&link.file).ok()?;
        // A location may hold any address: `command:` would run, and another host would be connected to.
        if target.scheme() != self.uri.scheme() || target.host() != self.uri.host() {
            return None;
        }
        target.set_fragment(Some(&format!("L{},{}", link.line, link.column)));
        let tooltip = format!("{}:{}:{}", link.file, link.line, link.column);
        let range = self.range(link.span);
        Some(lsp::DocumentLink { range, target: Some(target), tooltip: Some(tooltip), data: None })
    }

    pub(crate) fn hint(&self, hint: ide::InlayHint) -> lsp::InlayHint {
        lsp::InlayHint {
            position: self.position(hint.offset),
            label: lsp::InlayHintLabel::String(hint.label),
            kind: Some(match hint.is_parameter {
                true => lsp::InlayHintKind::PARAMETER,
                false => lsp::InlayHintKind::TYPE,
            }),
            text_edits: None,
            tooltip: None,
            padding_left: Some(!hint.is_parameter),
            padding_right: hint.is_parameter.then_some(true),
            data: None,
        }
    }

    pub(crate) fn signature_help(help: ide::SignatureHelp) -> lsp::SignatureHelp {
        // Whatever positions are counted in, the protocol counts these in UTF-16.
        let units = |byte: u32| {
            let before = help.label.get(..byte as usize).unwrap_or(&help.label);
            u32::try_from(before.encode_utf16().count()).unwrap_or(u32::MAX)
        };
        let parameters = help.parameters.iter().zip(help.constraints);
        let parameters = parameters.map(|(&(start, end), constraint)| lsp::ParameterInformation {
            label: lsp::ParameterLabel::LabelOffsets([units(start), units(end)]),
            documentation: Some(constraint)
                .filter(|constraint| !constraint.is_empty())
                .map(lsp::Documentation::String),
        });
        let parameters: Vec<_> = parameters.collect();
        // A number after the last one marks no parameter.
        let none = u32::try_from(parameters.len()).unwrap_or(u32::MAX);
        let active = Some(help.active.unwrap_or(none));
        let signature = lsp::SignatureInformation {
            label: help.label,
            documentation: Some(lsp::Documentation::String(help.summary)),
            parameters: Some(parameters),
            active_parameter: active,
        };
        lsp::SignatureHelp {
            signatures: vec![signature],
            active_signature: Some(0),
            active_parameter: active,
        }
    }
}
