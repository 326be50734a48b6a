//! What a user may set.

use abide_core::limits::Limits;
use serde_json::Value;
use std::path::PathBuf;

/// The settings: those of the client's initialization options, changed by its configuration.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Settings {
    /// How many diagnostics of a file are shown.
    pub(crate) most_diagnostics: usize,
    /// Whether lines stand above functions.
    pub(crate) lenses: bool,
    /// Whether types stand between the words of the text.
    pub(crate) hints: bool,
    /// Whether operations are completed with gaps to fill in.
    pub(crate) snippets: bool,
    /// Whether operations are held against the descriptions of their dialects.
    pub(crate) verify: bool,
    /// Whether what nothing uses is shown as such.
    pub(crate) unused: bool,
    /// Whether the files of the workspace are read that are not open.
    pub(crate) workspace_index: bool,
    /// The folder where what is known of a workspace is kept; else it is where the system keeps such.
    pub(crate) cache: Option<PathBuf>,
    /// The address of the page that describes the codes of diagnostics.
    pub(crate) diagnostics_page: Option<String>,
    /// The command of the client that puts its argument, a text, into the clipboard.
    pub(crate) copy_command: Option<String>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            most_diagnostics: Limits::default().diagnostics,
            lenses: true,
            hints: true,
            snippets: true,
            verify: true,
            unused: true,
            workspace_index: true,
            cache: None,
            diagnostics_page: None,
            copy_command: None,
        }
    }
}

impl Settings {
    /// These settings with what an object says, which may be within an object called `abide`. What
    /// is missing or of the wrong kind stays as it is.
    pub(crate) fn with(&self, said: Option<&Value>) -> Settings {
        let said = said.map(|said| said.get("abide").unwrap_or(said));
        let get = |key: &str| said.and_then(|said| said.get(key));
        let mut settings = self.clone();
        let most = get("maxDiagnostics").and_then(Value::as_u64);
        if let Some(most) = most.and_then(|most| usize::try_from(most).ok()) {
            settings.most_diagnostics = most;
        }
        if let Some(lenses) = get("codeLenses").and_then(Value::as_bool) {
            settings.lenses = lenses;
        }
        if let Some(hints) = get("inlayHints").and_then(Value::as_bool) {
            settings.hints = hints;
        }
        if let Some(snippets) = get("snippets").and_then(Value::as_bool) {
            settings.snippets = snippets;
        }
        if let Some(verify) = get("verify").and_then(Value::as_bool) {
            settings.verify = verify;
        }
        if let Some(unused) = get("unused").and_then(Value::as_bool) {
            settings.unused = unused;
        }
        if let Some(index) = get("workspaceIndex").and_then(Value::as_bool) {
            settings.workspace_index = index;
        }
        if let Some(folder) = get("cacheFolder").and_then(Value::as_str) {
            settings.cache = Some(folder.into()).filter(|_| !folder.is_empty());
        }
        if let Some(page) = get("diagnosticsPage").and_then(Value::as_str) {
            settings.diagnostics_page = Some(page.to_owned()).filter(|page| !page.is_empty());
        }
        if let Some(command) = get("copyCommand").and_then(Value::as_str) {
            settings.copy_command = Some(command.to_owned()).filter(|command| !command.is_empty());
        }
        settings
    }

    pub(crate) fn limits(&self) -> Limits {
        Limits { diagnostics: self.most_diagnostics, ..Limits::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn what_is_not_said_or_makes_no_sense_stays() {
        let settings = Settings::default();
        for said in [json!(null), json!([1]), json!({"maxDiagnostics": -1}), json!({"abide": 3})] {
            assert_eq!(settings.with(Some(&said)), settings);
        }
        let said = json!({"abide": {"maxDiagnostics": 3, "codeLenses": false}});
        let changed = settings.with(Some(&said));
        assert_eq!((changed.most_diagnostics, changed.lenses, changed.hints), (3, false, true));
        let said = json!({"diagnosticsPage": "https://a.b/c"});
        assert_eq!(changed.with(Some(&said)).diagnostics_page.unwrap(), "https://a.b/c");
    }
}
