//! Diagnostics on request.

use crate::backend::Backend;
use crate::convert;
use tower_lsp::jsonrpc::Result;
use tower_lsp::lsp_types as lsp;

/// `textDocument/diagnostic`
pub(crate) async fn diagnostic(
    backend: &Backend,
    params: lsp::DocumentDiagnosticParams,
) -> Result<lsp::DocumentDiagnosticReportResult> {
    let Some(view) = backend.view(&params.text_document.uri) else {
        return Ok(convert::report(None, Vec::new(), None));
    };
    let version = view.snapshot.generation.to_string();
    if params.previous_result_id.as_ref() == Some(&version) {
        return Ok(convert::unchanged_report(version));
    }
    let others = backend.dependents_reports(&view).await?;
    Ok(convert::report(Some(version), backend.diagnostics(view).await?, others))
}

/// `workspace/diagnostic`
pub(crate) async fn workspace_diagnostic(
    backend: &Backend,
    params: lsp::WorkspaceDiagnosticParams,
) -> Result<lsp::WorkspaceDiagnosticReportResult> {
    backend.workspace_report(params.previous_result_ids).await
}
