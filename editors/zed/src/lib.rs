//! The extension of Zed for abide: starts the language server.

use zed_extension_api::serde_json::Value;
use zed_extension_api::settings::LspSettings;
use zed_extension_api::{Command, Extension, LanguageServerId, Result, Worktree, register_extension};

struct Abide;

impl Extension for Abide {
    fn new() -> Self {
        Self
    }

    /// Looks on the `PATH` alone. For another program, Zed itself reads `lsp.abide.binary` of the user's settings.
    fn language_server_command(&mut self, _: &LanguageServerId, worktree: &Worktree) -> Result<Command> {
        let command = worktree.which("abide").ok_or("abide is not on the PATH; install it with 'cargo install abide'")?;
        Ok(Command { command, args: vec!["lsp".to_owned()], env: worktree.shell_env() })
    }

    fn language_server_initialization_options(
        &mut self,
        server: &LanguageServerId,
        worktree: &Worktree,
    ) -> Result<Option<Value>> {
        let own = LspSettings::for_worktree(server.as_ref(), worktree)?.initialization_options;
        let mut options = own.unwrap_or_else(|| Value::Object(Default::default()));
        if let Some(options) = options.as_object_mut() {
            // The extension has no grammar.
            options.entry("literalTokens").or_insert(Value::Bool(true));
        }
        Ok(Some(options))
    }
}

register_extension!(Abide);
