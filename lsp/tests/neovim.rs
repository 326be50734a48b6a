//! A real editor: Neovim without a screen, driven by `neovim.lua`.
#![allow(missing_docs, reason = "a test has no documentation of its own")]

use std::path::Path;
use std::process::Command;

#[test]
fn neovim_shows_diagnostics_and_answers() {
    let Some(neovim) = abide_testing::program(&["nvim"]) else { return };
    let folder = std::env::temp_dir().join(format!("abide-neovim-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/neovim.lua");
    let output = Command::new(neovim)
        .args(["--headless", "-u", "NONE", "-i", "NONE", "-n", "-c"])
        .arg(format!("luafile {}", script.display()))
        .env("ABIDE_LSP", env!("CARGO_BIN_EXE_abide-lsp"))
        .env("XDG_STATE_HOME", &folder)
        .env("XDG_CACHE_HOME", &folder)
        .current_dir(&folder)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && said.contains("all is well"), "Neovim says: {said}");
    std::fs::remove_dir_all(&folder).unwrap();
}
