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
        Ok(LspSettings::for_worktree(server.as_ref(), worktree)?.initialization_options)
    }
}

register_extension!(Abide);
