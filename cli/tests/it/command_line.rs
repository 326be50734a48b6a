//! Features of all subcommands: help, versions, errors of usage, completions and manual pages.

use crate::support::{Folder, abide};

#[test]
fn each_subcommand_knows_the_version() {
    let run = abide(&["--version"]);
    let (first, rest) = run.stdout.split_once('\n').unwrap();
    assert!(first.starts_with(concat!("abide ", env!("CARGO_PKG_VERSION"))), "{run:?}");
    assert!(rest.starts_with("MLIR: LLVM 19 to 22, bytecode versions 0 to 6\n"), "{run:?}");
    assert!(rest.contains(", arith, ") && rest.contains(", stablehlo, "), "{run:?}");
    for words in [
        &["-V"][..],
        &["check", "--version"],
        &["lsp", "--version"],
        &["opt", "--version"],
        &["opt", "gone.mlir", "-cse", "-version"],
        &["dialects", "list", "-V"],
    ] {
        let own = abide(words);
        assert_eq!((own.status, &own.stdout), (0, &run.stdout), "{words:?}: {}", own.stderr);
    }
    let run = abide(&["opt", "gone.mlir", "--help"]);
    assert!(run.status == 0 && run.stdout.contains("-split-input-file"), "{run:?}");
}

#[test]
fn the_verbose_version_has_the_surroundings() {
    let folder = Folder::new("verbose-version");
    let plain = abide(&["--version"]).stdout;
    for words in [["--version", "--verbose"], ["--verbose", "--version"]] {
        let run = folder.abide(&words);
        let more = run.stdout.strip_prefix(&plain).unwrap_or_else(|| panic!("{run:?}"));
        let names: Vec<&str> =
            more.lines().filter_map(|line| Some(line.split_once(": ")?.0)).collect();
        let all = ["Build", "Program", "Cores", "Settings", "Cache", "Terminal", "Variables"];
        assert_eq!((run.status, names), (0, all.to_vec()), "{run:?}");
        assert!(more.contains("-linux-") == cfg!(target_os = "linux") && more.contains("rustc 1."));
        assert!(more.contains("\nSettings: none\n"), "{more}");
    }
    folder.write("abide.toml", "");
    let run = folder.abide(&["--version", "--verbose"]);
    assert!(run.stdout.contains("abide.toml\n"), "{run:?}");
    let alone = abide(&["--verbose"]);
    assert!(alone.status == 2 && alone.stderr.starts_with("abide: error: "), "{alone:?}");
}

#[test]
fn errors_of_usage_have_the_form_of_all_errors() {
    for words in [
        &["check", "--no-such-flag"][..],
        &["no-such-command"],
        &["fmt"],
        &["dialects", "no-such-command"],
        &["shape", "a.mlir", "--format", "xml"],
        &["opt", "-no-such-flag"],
        &["opt", "gone.mlir"],
        &["tablegen", "-gen-op-decls", "a.td"],
    ] {
        let run = abide(words);
        assert_eq!((run.status, &*run.stdout), (2, ""), "{words:?}");
        assert!(run.stderr.starts_with("abide: error: "), "{words:?}: {}", run.stderr);
    }
    for (words, tip) in [
        (&["check", "--json"][..], "'--format json'"),
        (&["check", "--werror"], "'--deny warnings'"),
        (&["lint", "a.mlir"], "'abide check'"),
        (&["format", "a.mlir"], "'abide fmt'"),
        (&["version"], "'abide --version'"),
        (&["init"], "'abide dialects init'"),
        (&["coverage", "a.mlir"], "'abide dialects coverage'"),
    ] {
        let run = abide(words);
        assert!(run.status == 2 && run.stderr.contains(tip), "{words:?}: {run:?}");
        assert_eq!(run.stderr.matches("tip: ").count(), 1, "{words:?}: {run:?}");
    }
    let hostile = abide(&["check", "--no\u{1b}[31m"]);
    assert!(!hostile.stderr.contains('\u{1b}'), "{hostile:?}");
}

#[test]
fn passes_and_backends_of_other_programs_are_named_as_such() {
    let passes = "abide has propagate-symbol, ";
    for (words, said) in [
        (
            &["opt", "-convert-scf-to-cf"][..],
            "'-convert-scf-to-cf' is a pass of mlir-opt; abide has ",
        ),
        (&["opt", "--inline=max-iterations=3"], "' is a pass of mlir-opt; "),
        (&["opt", "-pass-pipeline=builtin.module(inline)"], "'inline' is a pass of mlir-opt; "),
        (&["opt", "-cannonicalize"], "does not name a pass; did you mean 'canonicalize'?"),
        (&["opt", "-pass-pipeline=builtin.module(cze)"], "did you mean 'cse'?"),
        (
            &["tablegen", "-gen-op-decls", "a.td"],
            "'-gen-op-decls' is a backend of mlir-tblgen; abide has --print-records, ",
        ),
        (&["tablegen", "a.td", "--gen-instr-info"], "is a backend of llvm-tblgen; "),
        (&["tablegen", "-print-enums", "a.td"], "is a backend of llvm-tblgen; "),
        (
            &["tablegen", "--gen-no-such", "a.td"],
            "unknown backend '--gen-no-such'; abide has --print-",
        ),
    ] {
        let run = abide(words);
        assert!(run.status == 2 && run.stderr.contains(said), "{words:?}: {run:?}");
        assert!(!said.contains("pass of") || run.stderr.contains(passes), "{run:?}");
    }
    // LLVM's programs accept one dash.
    let folder = Folder::new("one_dash");
    folder.write("a.td", "def A;\n");
    for (one, two) in [("-dump-json", "--dump-json"), ("-null-backend", "--null-backend")] {
        let (one, two) =
            (folder.abide(&["tablegen", one, "a.td"]), folder.abide(&["tablegen", two, "a.td"]));
        assert_eq!((one.status, one.stdout), (0, two.stdout));
    }
}

#[test]
fn shells_complete_every_subcommand() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let run = abide(&["completions", shell]);
        assert_eq!((run.status, &*run.stderr), (0, ""), "{shell}");
        for word in ["check", "from-type", "unsafe-fixes"] {
            assert!(run.stdout.contains(word), "{shell}: {word}");
        }
    }
}

#[test]
fn each_subcommand_has_a_manual_page() {
    let folder = Folder::new("man");
    let run = folder.abide(&["man", "pages"]);
    assert_eq!(run.status, 0, "{run:?}");
    let page = |name: &str| {
        std::fs::read_to_string(folder.path().join("pages").join(name)).unwrap_or_default()
    };
    assert!(page("abide.1").contains("abide\\-check(1)"), "{}", page("abide.1"));
    assert!(page("abide-check.1").contains("unsafe\\-fixes"));
    assert!(page("abide-sip-decode.1").contains("hexadecimal"));
    // Again over its own pages.
    assert_eq!(folder.abide(&["man", "pages"]).status, 0);
}

#[test]
fn check_without_a_path_takes_the_working_folder() {
    let folder = Folder::new("no_path");
    folder.write("sub/broken.mlir", "\"a.b\"(%0) : (i32) -> ()\n");
    let run = folder.abide(&["check", "-q", "--format", "mlir"]);
    assert!(run.status == 1 && run.stdout.contains("sub/broken.mlir:1:7: error: "), "{run:?}");
}

/// Progress and colours are for terminals: a pipe gets neither.
#[test]
fn a_pipe_gets_no_colours() {
    let folder = Folder::new("pipe");
    for number in 0..60 {
        folder.write(&format!("{number}.mlir"), "\"a.b\"(%0) : (i32) -> ()\n");
    }
    let run = folder.abide(&["check"]);
    assert!(!run.stderr.contains('\r') && !run.stderr.contains('\u{1b}'), "{run:?}");
    assert!(!run.stdout.contains('\u{1b}'), "{run:?}");
    for words in [&["sip", "check", "x"][..], &["reflect", "check", "x"], &["check", "0.mlir"]] {
        let run = folder.abide(&[words, &["--color", "always"]].concat());
        assert!(run.stdout.contains('\u{1b}'), "{words:?}: {run:?}");
        assert!(!folder.abide(words).stdout.contains('\u{1b}'), "{words:?}");
    }
}
