//! `abide --version`: the version, the commit, and the versions of MLIR that it reads. `--verbose` adds the build, the
//! machine and the settings, for bug reports.

use abide_core::dialect;
use abide_core::escape;
use abide_core::mlir::bytecode::CURRENT_VERSION;
use abide_project::{Cache, Project};
use std::path::{Path, PathBuf};
use std::{env, io, thread};

/// The environment variables that change the behaviour of abide.
const VARIABLES: &[&str] =
    &["CI", "GITHUB_ACTIONS", "LLVM_INSTALL_DIR", "NO_COLOR", "TERM", "TF_BUILD", "XDG_CACHE_HOME"];

/// The text that `--version` prints.
pub(super) fn text(is_verbose: bool) -> String {
    let version = env!("CARGO_PKG_VERSION");
    let commit = option_env!("ABIDE_BUILT_FROM").map(|commit| format!(" ({commit})"));
    let dialects = dialect::registry().dialects();
    dialects.read_all();
    let mut names: Vec<&str> = dialects.dialects().map(|dialect| &*dialect.name).collect();
    names.sort_unstable();
    let [newest, oldest] = dialect::LLVM_VERSIONS;
    let mut text = format!(
        "abide {version}{}\nMLIR: LLVM {oldest} to {newest}, bytecode versions 0 to {CURRENT_VERSION}\n\
         Dialects: {}\n",
        commit.unwrap_or_default(),
        names.join(", ")
    );
    if is_verbose {
        for (name, value) in build_and_machine() {
            text.push_str(&format!("{name}: {}\n", escape::line(&value)));
        }
    }
    text
}

/// The build, the machine, and the files and variables that change the behaviour of abide.
fn build_and_machine() -> Vec<(&'static str, String)> {
    let path =
        |path: Option<PathBuf>| path.map_or("none".to_owned(), |it| it.display().to_string());
    let features = if cfg!(feature = "tools") { "all subcommands" } else { "the server alone" };
    let checks = if cfg!(debug_assertions) { ", with debug assertions" } else { "" };
    let cores = thread::available_parallelism().map_or("unknown".to_owned(), |it| it.to_string());
    let terminal = |name, is| if is { name } else { "" };
    let streams = [
        terminal("input", io::IsTerminal::is_terminal(&io::stdin())),
        terminal("output", io::IsTerminal::is_terminal(&io::stdout())),
        terminal("errors", io::IsTerminal::is_terminal(&io::stderr())),
    ];
    let streams: Vec<&str> = streams.into_iter().filter(|name| !name.is_empty()).collect();
    let set = VARIABLES.iter().filter_map(|name| {
        let value = env::var_os(name)?;
        Some(format!("{name}={}", value.to_string_lossy()))
    });
    vec![
        ("Build", format!("{}, {}, {features}{checks}", env!("ABIDE_TARGET"), env!("ABIDE_RUSTC"))),
        ("Program", path(env::current_exe().ok())),
        ("Cores", cores),
        ("Settings", path(Project::config_of(Path::new(".")))),
        ("Cache", path(Cache::of_user(None).map(|cache| cache.folder().to_owned()))),
        ("Terminal", if streams.is_empty() { "none".to_owned() } else { streams.join(", ") }),
        ("Variables", set.collect::<Vec<_>>().join(" ")),
    ]
}
