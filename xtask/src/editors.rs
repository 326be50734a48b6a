//! `cargo xtask editors`: the editors' extensions and set-ups, in real editors with a real server.

use crate::process::{self, bounded, cargo};
use crate::registries;
use crate::web::BROWSERS;
use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::panic;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;

/// The parts: name, and the function that checks it. The parts of a group run one after the other, the groups at the
/// same time: the workbench mostly waits.
const GROUPS: [&[(&str, Part)]; 2] = [
    &[("vscode", vscode), ("workbench", workbench)],
    &[
        ("neovim", neovim),
        ("emacs", emacs),
        ("vim", vim),
        ("helix", helix),
        ("registries", registries::check),
    ],
];

/// Checks a set-up with a server; a part whose programs are missing is skipped as a test is.
type Part = fn(&Surroundings) -> Result<(), String>;

/// The environment of a part.
#[derive(Clone)]
pub(crate) struct Surroundings {
    /// The server.
    server: PathBuf,
    /// A program that reads an editor's messages and answers none: a test that passes with it proves nothing.
    dead: PathBuf,
    /// A folder for files.
    scratch: PathBuf,
}

/// Checks the parts that are named, or all; with `--server FILE` that server is used, else the one that tests use.
pub(crate) fn run(words: &[String]) -> Result<(), String> {
    let (server, names) = match words {
        [flag, server, names @ ..] if flag == "--server" => (PathBuf::from(server), names),
        names => (server_of_tests()?, names),
    };
    let known: Vec<&str> = GROUPS.iter().copied().flatten().map(|part| part.0).collect();
    if let Some(unknown) = names.iter().find(|name| !known.contains(&name.as_str())) {
        return Err(format!("unknown part '{unknown}'; the parts are {}", known.join(", ")));
    }
    let surroundings = prepare(&server).map_err(|error| format!("cannot prepare: {error}"))?;
    let is_wanted = |name: &str| names.is_empty() || names.iter().any(|wanted| wanted == name);
    let run_group = |group: &[(&str, Part)]| -> Vec<String> {
        let wanted = group.iter().filter(|(name, _)| is_wanted(name));
        wanted
            .filter_map(|(name, part)| run_part(name, *part, surroundings.clone()).err())
            .collect()
    };
    let failures = thread::scope(|scope| {
        let groups = GROUPS.map(|group| scope.spawn(move || run_group(group)));
        let ended =
            groups.map(|group| group.join().unwrap_or_else(|panic| panic::resume_unwind(panic)));
        ended.concat()
    });
    if failures.is_empty() { Ok(()) } else { Err(failures.join("; ")) }
}

/// Runs a part on a thread with its name, which is also that of its skips.
fn run_part(name: &str, part: Part, surroundings: Surroundings) -> Result<(), String> {
    let running = thread::Builder::new()
        .name(format!("editors: {name}"))
        .spawn(move || part(&surroundings))
        .map_err(|error| format!("cannot start a thread: {error}"))?;
    running.join().unwrap_or_else(|panic| panic::resume_unwind(panic))
}

/// The server that the tests of the workspace have built.
fn server_of_tests() -> Result<PathBuf, String> {
    process::run("server", &mut cargo(&["build", "--bin", "abide"]))?;
    Ok(abide_testing::repository().join("target/debug/abide"))
}

fn prepare(server: &Path) -> std::io::Result<Surroundings> {
    let scratch = home().join("scratch");
    // There is none before the first run.
    let _ = fs::remove_dir_all(&scratch);
    fs::create_dir_all(&scratch)?;
    let dead = scratch.join("dead");
    fs::write(&dead, "#!/bin/sh\nexec cat > /dev/null\n")?;
    fs::set_permissions(&dead, fs::Permissions::from_mode(0o755))?;
    Ok(Surroundings { server: server.canonicalize()?, dead, scratch })
}

/// The folder of the editors that come from a registry.
fn home() -> PathBuf {
    abide_testing::repository().join("target/editors")
}

/// A folder of `editors`.
pub(crate) fn folder(name: &str) -> PathBuf {
    abide_testing::repository().join("editors").join(name)
}

/// Installs the workbench if it is missing: the folder with its `code`. `None` without npm.
pub(crate) fn install_workbench() -> Result<Option<PathBuf>, String> {
    let Some(node) = abide_testing::program(&["node"]) else { return Ok(None) };
    let workbench = home().join("code-server");
    let mut install = bounded(420, &node);
    install.arg(folder("vscode").join("test/workbench/install.mjs")).arg(&workbench);
    process::run("the workbench of VS Code", &mut install)?;
    Ok(Some(workbench.join("bin")))
}

/// A script of the extension's package.
fn npm(what: &str, npm: &Path, seconds: u32, words: &[&str]) -> Result<(), String> {
    let mut command = bounded(seconds, npm);
    command.args(words).current_dir(folder("vscode"));
    process::run(&format!("VS Code: {what}"), &mut command)
}

/// Installs the packages of the extension, unless they are newer than the list of them.
fn install_packages(program: &Path) -> Result<(), String> {
    let modified = |name: &str| fs::metadata(folder("vscode").join(name))?.modified();
    // npm writes the second file after all packages.
    let files = ["package-lock.json", "node_modules/.package-lock.json"].map(modified);
    match files {
        [Ok(list), Ok(installed)] if list < installed => Ok(()),
        _ => npm("packages", program, 300, &["ci"]),
    }
}

/// The extension: types and style, grammar, and the bundle in plain Node.
fn vscode(_: &Surroundings) -> Result<(), String> {
    let Some(program) = abide_testing::program(&["npm"]) else { return Ok(()) };
    install_packages(&program)?;
    npm("types and style", &program, 120, &["run", "check"])?;
    npm("grammar and bundle", &program, 300, &["test"])
}

/// The packaged extension in a real workbench.
fn workbench(surroundings: &Surroundings) -> Result<(), String> {
    let Some(program) = abide_testing::program(&["npm"]) else { return Ok(()) };
    let Some(browser) = abide_testing::program(&BROWSERS) else { return Ok(()) };
    if install_workbench()?.is_none() {
        return Ok(());
    }
    let server = surroundings.server.to_string_lossy();
    npm("package", &program, 120, &["run", "package", "--", "--server", &server])?;
    let mut command = bounded(480, &program);
    command.args(["run", "test:workbench"]).env("CHROMIUM", browser);
    command.envs(iree().map(|folder| ("ABIDE_IREE", folder)));
    process::run("VS Code: workbench", command.current_dir(folder("vscode")))
}

/// The time limit for the test of an editor without a screen, in seconds.
pub(crate) const TIME_LIMIT_SECONDS: u32 = 120;

/// Runs the test of an editor twice: with the server every check must pass, and with a dead one a wait must fail. A
/// test writes its results into a file.
pub(crate) fn test_with_live_and_dead_server(
    editor: &str,
    surroundings: &Surroundings,
    test: impl Fn() -> Command,
) -> Result<(), String> {
    let Surroundings { server, dead, scratch } = surroundings;
    let runs =
        [("the server", server, "40", "all is well"), ("a dead one", dead, "2", "waited in")];
    for (which, server, patience, wanted) in runs {
        let found = scratch.join("found.txt");
        // There is none before the first run.
        let _ = fs::remove_file(&found);
        let mut command = test();
        command.env("ABIDE", server).env("ABIDE_PATIENCE", patience).env("ABIDE_OUT", &found);
        command.envs(iree().map(|folder| ("ABIDE_IREE", folder)));
        // Editors keep notes at home.
        command.env("HOME", scratch).env("XDG_STATE_HOME", scratch).env("XDG_CACHE_HOME", scratch);
        process::run(&format!("{editor}, {which}"), command.current_dir(scratch))?;
        let said = fs::read_to_string(&found)
            .map_err(|error| format!("{editor} wrote no result for {which}: {error}"))?;
        if !said.starts_with(wanted) {
            return Err(format!("{editor} says of {which}: {}", said.trim()));
        }
    }
    Ok(())
}

/// The extension for browsers in the same workbench: its server is the WebAssembly module at a path.
pub(crate) fn browser(program: &Path, browser: &Path, module: &Path) -> Result<(), String> {
    if install_workbench()?.is_none() {
        return Ok(());
    }
    install_packages(program)?;
    let module = module.to_string_lossy();
    npm("package for browsers", program, 120, &["run", "package", "--", "--web", &module])?;
    let mut command = bounded(480, program);
    command.args(["run", "test:browser"]).env("CHROMIUM", browser);
    process::run("VS Code in a browser", command.current_dir(folder("vscode")))
}

/// The sources of IREE, where these and LLVM's `.td` files are: its dialects are tried, too.
fn iree() -> Option<PathBuf> {
    let folder = abide_testing::shared_folder()?.join("projects/iree");
    let is_there = folder.is_dir() && Path::new("/usr/lib/llvm-22/include/mlir").is_dir();
    if !is_there {
        abide_testing::skip("no folder projects/iree in 'shared', or no .td files of LLVM 22");
    }
    is_there.then_some(folder)
}

/// The plugin for Neovim, as old ones and as new ones load it.
fn neovim(surroundings: &Surroundings) -> Result<(), String> {
    let Some(program) = abide_testing::program(&["nvim"]) else { return Ok(()) };
    let script = format!("luafile {}", folder("neovim").join("test.lua").display());
    for new in [None, Some("1")] {
        test_with_live_and_dead_server("Neovim", surroundings, || {
            let mut command = bounded(TIME_LIMIT_SECONDS, &program);
            command.args(["--headless", "-u", "NONE", "-i", "NONE", "-n", "-c", &script]);
            command.envs(new.map(|new| ("ABIDE_NEW", new)));
            command
        })?;
    }
    Ok(())
}

/// The set-up of eglot.
fn emacs(surroundings: &Surroundings) -> Result<(), String> {
    let Some(program) = abide_testing::program(&["emacs"]) else { return Ok(()) };
    test_with_live_and_dead_server("Emacs", surroundings, || {
        let mut command = bounded(TIME_LIMIT_SECONDS, &program);
        command.args(["-Q", "--batch", "-l"]).arg(folder("emacs").join("test.el"));
        command
    })
}

/// The linter of ALE.
fn vim(surroundings: &Surroundings) -> Result<(), String> {
    const ALE: &str = "/usr/share/vim-ale";
    let Some(_) = abide_testing::program(&["vim"]) else { return Ok(()) };
    // Vim wants a terminal.
    let Some(program) = abide_testing::program(&["script"]) else { return Ok(()) };
    if !Path::new(ALE).is_dir() {
        abide_testing::skip(&format!("no {ALE}"));
        return Ok(());
    }
    let vim = format!("vim -u {} -i NONE -n", folder("vim").join("test.vim").display());
    test_with_live_and_dead_server("Vim", surroundings, || {
        let mut command = bounded(TIME_LIMIT_SECONDS, &program);
        command.args(["-qec", &vim, "/dev/null"]).env("ABIDE_ALE", ALE).stdout(Stdio::null());
        command
    })
}

/// Checks the set-up of Helix, which no registry has: that it is TOML with the expected settings.
fn helix(_: &Surroundings) -> Result<(), String> {
    let Some(program) = abide_testing::program(&["python3"]) else { return Ok(()) };
    let script = "import tomllib, sys
languages = tomllib.load(open(sys.argv[1], 'rb'))
assert languages['language-server']['abide'] == {'command': 'abide', 'args': ['lsp']}
names = {language['name']: language for language in languages['language']}
assert list(names) == ['mlir', 'tablegen']
assert all(language['language-servers'] == ['abide'] for language in names.values())
assert names['tablegen']['file-types'] == ['td']";
    let mut command = bounded(30, &program);
    command.args(["-c", script]).arg(folder("helix").join("languages.toml"));
    process::run("Helix", &mut command)
}
