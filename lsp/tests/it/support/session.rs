//! A client that has a folder of files as its workspace.

use super::{Client, position};
use abide_testing::place;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::path::PathBuf;

/// A folder with files that is removed at the end, and a client with it as its workspace.
pub(crate) struct Session {
    pub(crate) folder: PathBuf,
    pub(crate) client: Client,
    /// The last texts of the files, by name.
    texts: HashMap<String, String>,
}

impl Session {
    pub(crate) async fn new(name: &str, files: &[(&str, &str)]) -> Session {
        Session::with(name, files, json!({})).await
    }

    pub(crate) async fn with(name: &str, files: &[(&str, &str)], capabilities: Value) -> Session {
        Session::with_options(name, files, capabilities, json!({})).await
    }

    /// With the client's first messages.
    pub(crate) async fn with_options(
        name: &str,
        files: &[(&str, &str)],
        capabilities: Value,
        options: Value,
    ) -> Session {
        let folder = std::env::temp_dir().join(format!("abide-lsp-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        let mut session = Session { folder, client: Client::connect(), texts: HashMap::new() };
        for (name, text) in files {
            session.write(name, text);
        }
        let root = session.uri("").trim_end_matches('/').to_owned();
        let params = json!({
            "processId": null, "rootUri": null, "capabilities": capabilities,
            "initializationOptions": options,
            "workspaceFolders": [{"uri": root, "name": name}],
        });
        session.client.request("initialize", params).await;
        session.client.notify("initialized", json!({})).await;
        session
    }

    pub(crate) fn write(&mut self, name: &str, text: &str) {
        self.texts.insert(name.to_owned(), text.to_owned());
        let path = self.folder.join(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    }

    pub(crate) fn uri(&self, name: &str) -> String {
        format!("file://{}/{name}", self.folder.display())
    }

    pub(crate) async fn open(&mut self, name: &str, text: &str) {
        self.texts.insert(name.to_owned(), text.to_owned());
        let language = if name.ends_with(".mlir") { "mlir" } else { "tablegen" };
        let item =
            json!({"uri": self.uri(name), "languageId": language, "version": 1, "text": text});
        self.client.notify("textDocument/didOpen", json!({"textDocument": item})).await;
    }

    pub(crate) async fn replace(&mut self, name: &str, version: i32, text: &str) {
        self.texts.insert(name.to_owned(), text.to_owned());
        let params = json!({
            "textDocument": {"uri": self.uri(name), "version": version},
            "contentChanges": [{"text": text}],
        });
        self.client.notify("textDocument/didChange", params).await;
    }

    /// The parameters of a request at the cursor of a quoted part of a file.
    #[track_caller]
    pub(crate) fn at(&self, name: &str, quoted: &str) -> Value {
        let text = &self.texts[name];
        json!({
            "textDocument": {"uri": self.uri(name)},
            "position": position(text, place(text, quoted)),
        })
    }

    pub(crate) async fn ask(&mut self, method: &str, name: &str, quoted: &str) -> Value {
        let params = self.at(name, quoted);
        self.client.request(&format!("textDocument/{method}"), params).await
    }

    pub(crate) async fn ask_whole(&mut self, method: &str, name: &str) -> Value {
        let params = json!({"textDocument": {"uri": self.uri(name)}});
        self.client.request(&format!("textDocument/{method}"), params).await
    }

    /// The next diagnostics of a file.
    pub(crate) async fn diagnostics(&mut self, name: &str) -> Vec<Value> {
        let [found] = self.diagnostics_of([name]).await;
        found
    }

    /// The next diagnostics of some files, in whichever order they come.
    pub(crate) async fn diagnostics_of<const N: usize>(
        &mut self,
        names: [&str; N],
    ) -> [Vec<Value>; N] {
        let uris = names.map(|name| json!(self.uri(name)));
        let mut found = [const { None }; N];
        while found.contains(&None) {
            let message = match self.client.notifications.is_empty() {
                true => self.client.receive().await,
                false => self.client.notifications.remove(0),
            };
            let of = uris.iter().position(|uri| *uri == message["params"]["uri"]);
            if message["method"] == "textDocument/publishDiagnostics"
                && let Some(of) = of
            {
                let diagnostics = message["params"]["diagnostics"].as_array().unwrap().clone();
                found[of].get_or_insert(diagnostics);
            }
        }
        found.map(Option::unwrap)
    }

    pub(crate) async fn stop(self) {
        assert!(self.client.stop().await);
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Places as the name of the file, the line and the column.
pub(crate) fn places(session: &Session, locations: &Value) -> Vec<(String, u64, u64)> {
    let folder = session.uri("");
    let place = |location: &Value| {
        let start = &location["range"]["start"];
        let uri = location["uri"].as_str().unwrap().trim_start_matches(&folder).to_owned();
        (uri, start["line"].as_u64().unwrap(), start["character"].as_u64().unwrap())
    };
    match locations {
        Value::Array(all) => all.iter().map(place).collect(),
        one => vec![place(one)],
    }
}

pub(crate) fn at(name: &str, line: u64, column: u64) -> (String, u64, u64) {
    (name.to_owned(), line, column)
}
