//! A client in C, compiled against the header and linked with the library.

mod support;

use abide_testing::{program, repository};
use std::process::Command;
use support::{library, output};

#[test]
fn a_client_in_c_passes() {
    let Some(compiler) = program(&["cc"]) else { return };
    let folder = std::env::temp_dir().join(format!("abide-c-client-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let ffi = repository().join("ffi");
    let library = library();
    let client = folder.join("client");
    let mut compile = Command::new(compiler);
    compile.args(["-std=c11", "-Wall", "-Wextra", "-Werror", "-UNDEBUG", "-pthread", "-I"]);
    compile.arg(ffi.join("include")).arg(ffi.join("tests/c/client.c"));
    compile.arg(&library).args(["-lm", "-o"]).arg(&client);
    output(&mut compile);
    let mut run = Command::new(&client);
    run.env("LD_LIBRARY_PATH", library.parent().unwrap());
    assert_eq!(output(&mut run), "passed\n");
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn the_header_is_one_of_cpp_too() {
    let Some(compiler) = program(&["c++"]) else { return };
    let mut compile = Command::new(compiler);
    compile.args(["-fsyntax-only", "-Wall", "-Werror", "-x", "c++"]);
    output(compile.arg(repository().join("ffi/include/abide.h")));
}
