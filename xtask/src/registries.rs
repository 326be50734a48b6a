//! `cargo xtask editors registries`: checks the files in `editors/registries` and `editors/zed` against the rules of the
//! editors' registries.

use crate::editors::{Surroundings, TIME_LIMIT_SECONDS, folder, test_with_live_and_dead_server};
use crate::process::{self, bounded};
use abide_testing::{program, repository};
use std::fs;
use toml::Spanned;
use toml::de::DeTable;

/// The targets of the release workflow, and the names that Mason has for them.
const TARGETS: [(&str, &str); 5] = [
    ("x86_64-unknown-linux-gnu", "linux_x64_gnu"),
    ("aarch64-unknown-linux-gnu", "linux_arm64_gnu"),
    ("x86_64-apple-darwin", "darwin_x64"),
    ("aarch64-apple-darwin", "darwin_arm64"),
    ("x86_64-pc-windows-msvc", "win_x64"),
];

/// Checks the files of each registry.
pub(crate) fn check(surroundings: &Surroundings) -> Result<(), String> {
    mason(&read("editors/registries/mason/packages/abide/package.yaml")?)?;
    workflow(&read(".github/workflows/release.yml")?)?;
    zed(
        &read("editors/zed/extension.toml")?,
        &read("editors/registries/zed-extensions/extensions.toml")?,
    )?;
    melpa()?;
    nvim_lspconfig(surroundings)
}

fn read(file: &str) -> Result<String, String> {
    fs::read_to_string(repository().join(file)).map_err(|error| format!("{file}: {error}"))
}

/// Checks that Mason downloads the files that `scripts/release.py binary` writes.
fn mason(package: &str) -> Result<(), String> {
    let version = "{{ version | strip_prefix \"v\" }}";
    for (target, name) in TARGETS {
        let (ending, program) =
            if target.contains("windows") { ("zip", "abide.exe") } else { ("tar.gz", "abide") };
        let asset = format!(
            "    - target: {name}\n      file: abide-{version}-{target}.{ending}\n      \
             bin: abide-{version}-{target}/{program}\n"
        );
        if !package.contains(&asset) {
            return Err(format!("Mason's package.yaml lacks\n{asset}"));
        }
    }
    let version = concat!("@v", env!("CARGO_PKG_VERSION"), "\n");
    if package.contains(version) {
        Ok(())
    } else {
        Err("Mason's package.yaml has another version".to_owned())
    }
}

/// Checks that the release workflow builds for [`TARGETS`].
fn workflow(text: &str) -> Result<(), String> {
    let built: Vec<&str> = text
        .lines()
        .filter_map(|line| line.split_once("target: ")?.1.split([' ', ',', '}']).next())
        .collect();
    let expected: Vec<&str> = TARGETS.iter().map(|target| target.0).collect();
    let built: Vec<&str> = built.into_iter().filter(|target| !target.starts_with('$')).collect();
    if built == expected {
        Ok(())
    } else {
        Err(format!("release.yml builds for {built:?}, not {expected:?}"))
    }
}

/// Checks that each language of Zed's extension has its folder, and that the registry's entry has the same version.
fn zed(extension: &str, entry: &str) -> Result<(), String> {
    let (extension, entry) = (toml_table(extension)?, toml_table(entry)?);
    let own = entry.get("abide").and_then(|entry| entry.get_ref().get("version"));
    let own = own.and_then(|version| version.get_ref().as_str());
    let version = extension.get("version").and_then(|version| version.get_ref().as_str());
    if version != own || own.is_none() {
        return Err("Zed: the entry for the registry has another version".to_owned());
    }
    let servers = extension.get("language_servers");
    let server = servers.and_then(|servers| servers.get_ref().get("abide"));
    let languages = server.and_then(|server| server.get_ref().get("languages"));
    let languages = languages.and_then(|languages| languages.get_ref().as_array());
    for language in languages.ok_or("Zed: extension.toml names no languages")?.iter() {
        let name = language.get_ref().as_str().unwrap_or_default();
        let config = read(&format!("editors/zed/languages/{}/config.toml", name.to_lowercase()))?;
        let config = toml_table(&config)?;
        if config.get("name").and_then(|found| found.get_ref().as_str()) != Some(name) {
            return Err(format!("Zed: the folder of '{name}' has another language"));
        }
    }
    Ok(())
}

/// The tables of one of Zed's files.
fn toml_table(text: &str) -> Result<DeTable<'_>, String> {
    DeTable::parse(text).map(Spanned::into_inner).map_err(|error| format!("Zed: {error}"))
}

/// Installs the files of MELPA's recipe in Emacs, and opens files with the package.
fn melpa() -> Result<(), String> {
    let Some(program) = program(&["emacs"]) else { return Ok(()) };
    let mut command = bounded(TIME_LIMIT_SECONDS, &program);
    command.args(["-Q", "--batch", "-l"]).arg(folder("registries/melpa/test.el"));
    process::run("MELPA", &mut command)
}

/// Starts the server in Neovim with the command of the file for nvim-lspconfig.
fn nvim_lspconfig(surroundings: &Surroundings) -> Result<(), String> {
    let Some(program) = program(&["nvim"]) else { return Ok(()) };
    let script = format!("luafile {}", folder("registries/nvim-lspconfig/test.lua").display());
    test_with_live_and_dead_server("nvim-lspconfig", surroundings, || {
        let mut command = bounded(TIME_LIMIT_SECONDS, &program);
        command.args(["--headless", "-u", "NONE", "-i", "NONE", "-n", "-c", &script]);
        command
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_that_do_not_fit_are_reported() {
        let package = read("editors/registries/mason/packages/abide/package.yaml").unwrap();
        assert_eq!(mason(&package), Ok(()));
        assert!(mason(&package.replace("apple-darwin.tar.gz", "apple-darwin.zip")).is_err());
        assert!(mason(&package.replace("abide@v", "abide@v9.")).is_err());
        let release = read(".github/workflows/release.yml").unwrap();
        assert_eq!(workflow(&release), Ok(()));
        assert!(workflow(&release.replace("aarch64-apple", "x86_64-apple")).is_err());
        let extension = read("editors/zed/extension.toml").unwrap();
        let entry = read("editors/registries/zed-extensions/extensions.toml").unwrap();
        assert_eq!(zed(&extension, &entry), Ok(()));
        assert!(zed(&extension, &entry.replace("version = \"", "version = \"9")).is_err());
        assert!(zed(&extension.replace("\"MLIR\", ", "\"HLO\", "), &entry).is_err());
    }
}
