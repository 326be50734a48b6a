//! User settings.

use abide_core::limits::Limits;
use serde_json::Value;
use std::path::PathBuf;
use tower_lsp::lsp_types::Url;
use tracing::warn;

/// The longest document that is read as a whole, in bytes; editors do not synchronize files that are nearly as long.
/// A document takes 20 to 50 bytes of memory for each of its bytes, at worst 140. The rest of a longer one is left
/// out, with a diagnostic about it.
const MAX_DOCUMENT_BYTES: usize = 1 << 26;

/// The maximum memory for evaluating an open `.td` file, in bytes: eight times that of all of LLVM's intrinsics.
const MAX_TABLEGEN_BYTES: u64 = 1 << 29;

/// The settings: those of the client's initialization options, changed by its configuration.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Settings {
    /// The maximum number of diagnostics shown for a file.
    pub(crate) most_diagnostics: usize,
    /// Whether lenses are shown above functions.
    pub(crate) lenses: bool,
    /// Whether types are shown within the text.
    pub(crate) hints: bool,
    /// Whether operations are completed with gaps to fill in.
    pub(crate) snippets: bool,
    /// Whether operations are verified.
    pub(crate) verify: bool,
    /// Whether unused names are marked.
    pub(crate) unused: bool,
    /// Whether strings, numbers and comments are among the semantic tokens; `None` if the client's capabilities decide.
    pub(crate) literal_tokens: Option<bool>,
    /// Whether workspace files that are not open are read.
    pub(crate) workspace_index: bool,
    /// The folder of the workspace cache; otherwise the system's cache folder.
    pub(crate) cache: Option<PathBuf>,
    /// The address of the page that describes the codes of diagnostics, which is on the web.
    pub(crate) diagnostics_page: Option<Url>,
    /// The command of the client that puts its argument, a text, into the clipboard.
    pub(crate) copy_command: Option<String>,
    /// Whether the client has the command `abide.showReferences`.
    pub(crate) shows_references: bool,
    /// Whether the client has the commands `abide.explainCode`, `abide.runPassOnFunction` and `abide.runPassOnFile`.
    pub(crate) action_commands: bool,
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
            literal_tokens: None,
            workspace_index: true,
            cache: None,
            diagnostics_page: None,
            copy_command: None,
            shows_references: false,
            action_commands: false,
        }
    }
}

impl Settings {
    /// The settings that a client starts with.
    ///
    /// A folder to write to and a command to run come from here alone. Later settings may be those of a workspace,
    /// which comes with a repository.
    pub(crate) fn at_start(options: Option<&Value>) -> Settings {
        let mut settings = Settings::default().with(options);
        let text = |key: &str| {
            let text = field(options, key).and_then(Value::as_str);
            text.filter(|text| !text.is_empty())
        };
        settings.cache = text("cacheFolder").map(PathBuf::from);
        settings.copy_command = text("copyCommand").map(str::to_owned);
        settings
    }

    /// These settings with the values of an object, which may be within an object called `abide`. A
    /// setting that is missing or of the wrong kind keeps its value.
    pub(crate) fn with(&self, given: Option<&Value>) -> Settings {
        let get = |key: &str| field(given, key);
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
        if let Some(literals) = get("literalTokens").and_then(Value::as_bool) {
            settings.literal_tokens = Some(literals);
        }
        if let Some(index) = get("workspaceIndex").and_then(Value::as_bool) {
            settings.workspace_index = index;
        }
        if let Some(page) = get("diagnosticsPage").and_then(Value::as_str) {
            settings.diagnostics_page = web_page(page);
        }
        if let Some(shows) = get("showReferences").and_then(Value::as_bool) {
            settings.shows_references = shows;
        }
        if let Some(has_commands) = get("actionCommands").and_then(Value::as_bool) {
            settings.action_commands = has_commands;
        }
        settings
    }

    pub(crate) fn limits(&self) -> Limits {
        let (diagnostics, memory) = (self.most_diagnostics, MAX_TABLEGEN_BYTES);
        Limits { diagnostics, memory, ..Limits::default() }
    }

    /// The limits of an open document. They are low because its parse results stay in memory.
    pub(crate) fn limits_of_documents(&self) -> Limits {
        Limits { bytes: MAX_DOCUMENT_BYTES, ..self.limits() }
    }
}

/// A field of an object, or of the object called `abide` in it.
fn field<'v>(given: Option<&'v Value>, key: &str) -> Option<&'v Value> {
    let given = given?;
    given.get("abide").unwrap_or(given).get(key)
}

/// The address of a page on the web. Editors open a link with any scheme that they know, and run those with
/// `command:`.
fn web_page(address: &str) -> Option<Url> {
    if address.is_empty() {
        return None;
    }
    let page = Url::parse(address).ok();
    let page = page.filter(|page| page.scheme() == "https" && page.has_host());
    if page.is_none() {
        warn!("diagnosticsPage is ignored: expected an address that begins with https://");
    }
    page
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_document_has_a_bound_whatever_the_client_asks() {
        let given = json!({"maxDiagnostics": 100_000});
        for settings in [Settings::default(), Settings::default().with(Some(&given))] {
            assert_eq!(settings.limits_of_documents().bytes, 64 << 20);
        }
    }

    #[test]
    fn missing_or_senseless_settings_change_nothing() {
        let settings = Settings::default();
        for given in [json!(null), json!([1]), json!({"maxDiagnostics": -1}), json!({"abide": 3})] {
            assert_eq!(settings.with(Some(&given)), settings);
        }
        let given = json!({"abide": {"maxDiagnostics": 3, "codeLenses": false}});
        let changed = settings.with(Some(&given));
        assert_eq!((changed.most_diagnostics, changed.lenses, changed.hints), (3, false, true));
        let given = json!({"diagnosticsPage": "https://a.b/c"});
        assert_eq!(changed.with(Some(&given)).diagnostics_page.unwrap().as_str(), "https://a.b/c");
    }

    #[test]
    fn the_page_of_the_codes_is_on_the_web() {
        for page in [
            "command:workbench.extensions.installExtension?[%22a.b%22]",
            "COMMAND:x",
            "vscode://a.b/c",
            "file:///etc/passwd",
            "http://a.b",
            "javascript:alert(1)",
            "https:",
            "//a.b/c",
            "a",
        ] {
            let given = json!({"diagnosticsPage": page});
            assert_eq!(Settings::default().with(Some(&given)).diagnostics_page, None, "{page}");
        }
    }

    #[test]
    fn a_workspace_cannot_set_folders_or_commands() {
        let given = json!({"abide": {"cacheFolder": "/a", "copyCommand": "run"}});
        let start = Settings::at_start(Some(&given));
        assert_eq!(start.cache.as_deref(), Some(std::path::Path::new("/a")));
        assert_eq!(start.copy_command.as_deref(), Some("run"));
        let later = json!({"abide": {"cacheFolder": "/b", "copyCommand": "other"}});
        assert_eq!(start.with(Some(&later)), start);
        assert_eq!(Settings::default().with(Some(&later)), Settings::default());
    }
}
