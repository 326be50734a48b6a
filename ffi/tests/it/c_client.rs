//! A client in C, compiled against the header and linked with the library.

use crate::support::{library, output};
use abide_testing::{program, repository};
use std::io::Write as _;
use std::process::{Command, Stdio};

/// Compiles the client with some flags, and runs it by a command in front of it.
fn run_client(name: &str, flags: &[&str], through: &[&str]) {
    let Some(compiler) = program(&["cc"]) else { return };
    let folder = std::env::temp_dir().join(format!("abide-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let ffi = repository().join("ffi");
    let library = library();
    let client = folder.join("client");
    let mut compile = Command::new(compiler);
    compile.args(["-std=c11", "-Wall", "-Wextra", "-Werror", "-UNDEBUG", "-pthread"]);
    compile.args(flags).arg("-I");
    compile.arg(ffi.join("include")).arg(ffi.join("tests/c/client.c"));
    compile.arg(&library).args(["-lm", "-o"]).arg(&client);
    output(&mut compile);
    let mut run = match through {
        [] => Command::new(&client),
        [first, rest @ ..] => {
            let mut run = Command::new(first);
            run.args(rest).arg(&client);
            run
        }
    };
    run.env("LD_LIBRARY_PATH", library.parent().unwrap());
    assert_eq!(output(&mut run), "passed\n");
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_client_in_c_passes() {
    run_client("c-client", &[], &[]);
}

#[test]
#[cfg(target_os = "linux")]
fn the_library_uses_only_memory_that_it_may() {
    if program(&["valgrind"]).is_some() {
        run_client("c-valgrind", &[], &["valgrind", "--quiet", "--error-exitcode=9"]);
    }
}

/// Leaks are errors, too. `cargo xtask sanitize` runs it with an instrumented library.
#[test]
#[cfg(target_os = "linux")]
fn the_client_passes_under_sanitizers() {
    let Some(compiler) = program(&["cc"]) else { return };
    let mut trial = Command::new(compiler);
    trial.args(["-fsanitize=address,undefined", "-x", "c", "-o", "/dev/null", "-"]);
    let mut trial = trial.stdin(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    trial.stdin.take().unwrap().write_all(b"int main(void) { return 0; }").unwrap();
    if trial.wait().unwrap().success() {
        run_client("c-sanitized", &["-g", "-fsanitize=address,undefined"], &[]);
    } else {
        abide_testing::skip_everywhere("cc has no sanitizers");
    }
}

#[test]
fn the_program_of_the_documentation_runs() {
    let Some(compiler) = program(&["cc"]) else { return };
    let page = std::fs::read_to_string(repository().join("docs/packed-functions.md")).unwrap();
    let source = page.split("```c\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    let folder = std::env::temp_dir().join(format!("abide-c-page-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("program.c"), source).unwrap();
    let library = library();
    let place = library.parent().unwrap();
    let mut compile = Command::new(compiler);
    compile.args(["-Wall", "-Wextra", "-Werror", "-I"]).arg(repository().join("ffi/include"));
    compile.arg("program.c").arg("-L").arg(place).args(["-labide", "-o", "program"]);
    output(compile.arg(format!("-Wl,-rpath,{}", place.display())).current_dir(&folder));
    assert_eq!(output(&mut Command::new(folder.join("program"))), "I20!S16!k0_0k1D7!K2!x_1R3!_0\n");
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
#[cfg(target_os = "linux")]
fn the_library_has_a_name_to_be_linked_by() {
    let Some(readelf) = program(&["readelf"]) else { return };
    let printed = output(Command::new(readelf).arg("-d").arg(library()));
    assert!(printed.contains("[libabide.so]"), "{printed}");
}

#[test]
fn the_header_compiles_as_cpp() {
    let Some(compiler) = program(&["c++"]) else { return };
    let mut compile = Command::new(compiler);
    compile.args(["-fsyntax-only", "-Wall", "-Werror", "-x", "c++"]);
    output(compile.arg(repository().join("ffi/include/abide.h")));
}
