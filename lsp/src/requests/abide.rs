//! The requests beyond those of the protocol: passes, the generic form, how a function is called.
//! `docs/language-server.md` describes them for authors of clients.

use super::answer::json;
use super::symbols::symbols_of;
use crate::answers::Ticket;
use crate::backend::Backend;
use crate::convert::View;
use crate::worker::Failure;
use abide_core::escape;
use abide_core::ide::{self, Document};
use abide_core::mlir::syntax::{self, unquoted};
use abide_core::passes::Pass;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tower_lsp::jsonrpc::Result;
use tower_lsp::lsp_types as lsp;

/// The capabilities for these requests. `dumps` is for all three about logs.
pub(crate) fn experimental() -> Value {
    let requests = json!({"passes": true, "runPasses": true, "genericForm": true, "explainAbi": true, "functionsWithAbi": true, "llvmVersion": true, "syntaxTree": true, "dumps": true, "bytecode": true});
    json!({ "abide": requests })
}

/// A document and, if only one function is meant, a place in it.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PlaceParams {
    text_document: lsp::TextDocumentIdentifier,
    position: Option<lsp::Position>,
}

#[derive(Debug, Deserialize)]
pub(crate) struct RunPassesParams {
    #[serde(flatten)]
    place: PlaceParams,
    pipeline: String,
}

/// A pass for display in a client.
#[derive(Debug, Serialize)]
struct PassItem {
    name: &'static str,
    description: &'static str,
    anchor: Option<&'static str>,
}

#[derive(Debug, Serialize)]
pub(crate) struct Passes {
    passes: Vec<PassItem>,
}

/// The new text of a document, or of one function of it.
#[derive(Debug, Serialize)]
struct Rewritten {
    /// The whole document.
    text: String,
    function: Option<String>,
    edit: Option<lsp::WorkspaceEdit>,
}

#[derive(Debug, Serialize)]
struct GenericForm {
    /// The document, or the function alone.
    text: String,
    function: Option<String>,
}

#[derive(Debug, Serialize)]
pub(crate) struct AbiExplanation {
    title: String,
    markdown: String,
}

/// The version of LLVM that a document is read as.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Version {
    version: u32,
    /// The operation or type that decides it.
    told_by: Option<String>,
    others: Vec<OtherVersion>,
    /// The dialects that the project's files describe.
    dialects: Vec<String>,
}

/// Another version, and the edit that chooses it.
#[derive(Debug, Serialize)]
struct OtherVersion {
    version: u32,
    edit: lsp::WorkspaceEdit,
}

/// `abide/llvmVersion`
pub(crate) async fn llvm_version(backend: &Backend, params: PlaceParams) -> Result<Version> {
    let work = move |view: &View, document: &Document, _| {
        let choice = ide::llvm_choice(document);
        let told_by = choice.determined_by.and_then(|name| document.text().get(name.range()));
        let others = choice.others.into_iter().map(|(version, edit)| OtherVersion {
            version: version.major,
            edit: view.workspace_edit(&[edit]),
        });
        Ok(Version {
            version: choice.version.major,
            told_by: told_by.map(|told| lossy(unquoted(told).to_vec())),
            others: others.collect(),
            dialects: ide::project_dialects(document),
        })
    };
    transform(backend, params, work).await
}

/// `abide/passes`
pub(crate) async fn passes(_: &Backend) -> Result<Passes> {
    let item = |pass: Pass| PassItem {
        name: pass.name(),
        description: pass.description(),
        anchor: pass.anchor().operation(),
    };
    Ok(Passes { passes: Pass::ALL.into_iter().map(item).collect() })
}

/// `abide/runPasses`
pub(crate) async fn run_passes(backend: &Backend, params: RunPassesParams) -> Result<Ticket> {
    let RunPassesParams { place, pipeline } = params;
    let body = transform(backend, place, move |view, document, offset| {
        let made = ide::run_passes(document, offset, &pipeline).map_err(refused)?;
        let edit = (!made.edits.is_empty()).then(|| view.workspace_edit(&made.edits));
        let text = lossy(made.text(document));
        json(&Rewritten { text, function: made.function, edit })
    });
    Ok(backend.answers.keep(body.await?))
}

/// `abide/genericForm`
pub(crate) async fn generic_form(backend: &Backend, params: PlaceParams) -> Result<Ticket> {
    let body = transform(backend, params, move |_, document, offset| {
        let form = ide::generic_form(document, offset).map_err(refused)?;
        json(&GenericForm { text: lossy(form.text), function: form.function })
    });
    Ok(backend.answers.keep(body.await?))
}

/// The longest text of a syntax tree in an answer, in bytes.
const MAX_TREE_BYTES: usize = 8 << 20;

#[derive(Debug, Serialize)]
struct SyntaxTree {
    text: String,
}

/// `abide/syntaxTree`
pub(crate) async fn syntax_tree(backend: &Backend, params: PlaceParams) -> Result<Ticket> {
    let body = transform(backend, params, move |_, document, _| {
        let mut text = String::new();
        for line in syntax::tree_lines(document.tree(), document.text()) {
            if text.len() + line.len() > MAX_TREE_BYTES {
                text.push_str("..\n");
                break;
            }
            text.push_str(&line);
            text.push('\n');
        }
        json(&SyntaxTree { text })
    });
    Ok(backend.answers.keep(body.await?))
}

/// `abide/explainAbi`
pub(crate) async fn explain_abi(
    backend: &Backend,
    params: PlaceParams,
) -> Result<Option<AbiExplanation>> {
    let place = params.position.unwrap_or_default();
    let found = backend.answer(&params.text_document.uri, move |view, document, _| {
        let found = ide::explain_abi(document, view.offset(place));
        Ok(found.map(|found| AbiExplanation {
            title: found.title,
            markdown: escape::markdown(&found.markdown),
        }))
    });
    found.await.map(Option::flatten)
}

/// `abide/functionsWithAbi`
pub(crate) async fn functions_with_abi(
    backend: &Backend,
    params: PlaceParams,
) -> Result<Vec<lsp::SymbolInformation>> {
    let place = params.position.unwrap_or_default();
    let abi = backend.answer(&params.text_document.uri, move |view, document, _| {
        Ok(ide::abi_at(document, view.offset(place)))
    });
    match abi.await?.flatten() {
        Some(abi) => symbols_of(backend, ide::SymbolQuery::same_abi(&abi)).await,
        None => Ok(Vec::new()),
    }
}

/// Answers a request that fails without such an MLIR document.
async fn transform<T, W>(backend: &Backend, params: PlaceParams, work: W) -> Result<T>
where
    T: Send + 'static,
    W: FnOnce(&View, &Document, Option<u32>) -> std::result::Result<T, Failure> + Send + 'static,
{
    let PlaceParams { text_document, position } = params;
    let uri = text_document.uri;
    let found = backend.answer(&uri, move |view, document, _| {
        work(view, document, position.map(|position| view.offset(position)))
    });
    match found.await? {
        Some(found) => Ok(found),
        None => backend.run(move |_| Err(not_open(&uri))).await,
    }
}

fn not_open(uri: &lsp::Url) -> Failure {
    Failure::Refused(format!("{uri} is not open as an MLIR document"))
}

fn refused(error: ide::TransformError) -> Failure {
    Failure::Refused(error.to_string())
}

fn lossy(text: Vec<u8>) -> String {
    let spoilt = |text: &[u8]| String::from_utf8_lossy(text).into_owned();
    String::from_utf8(text).unwrap_or_else(|error| spoilt(error.as_bytes()))
}
