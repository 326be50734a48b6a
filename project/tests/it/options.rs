//! The sources of include folders, over folders on disk.
#![allow(missing_docs, reason = "a test has no documentation of its own")]

use abide_project::{DiskFiles, FoundOptions, Project, discover};
use std::path::{Path, PathBuf};

/// A folder with files that is removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str, files: &[(&str, &str)]) -> Folder {
        let path = std::env::temp_dir().join(format!("abide-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        let folder = Folder(path);
        for (name, text) in files {
            let path = folder.0.join(name);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, text).unwrap();
        }
        folder
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }

    fn options(&self, file: &str) -> FoundOptions {
        let mut project = Project::new(vec![self.0.clone()]);
        project.options(&self.path(file), &DiskFiles::default())
    }

    /// The include folders of a file, relative to this folder if they are within it.
    fn folders(&self, file: &str) -> Vec<String> {
        let found = self.options(file).options.include_folders;
        let own = |folder: String| {
            let own = Path::new(&folder).strip_prefix(&self.0);
            own.map_or(folder.clone(), |own| own.to_str().unwrap().to_owned())
        };
        found.into_iter().map(own).collect()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[test]
fn the_file_of_the_project_comes_first() {
    let folder = Folder::new(
        "config",
        &[
            ("abide.toml", "[tablegen]\ninclude = [\"inc\", \"/abs\"]\ndefine = [\"A\"]\n"),
            ("a/b/x.td", "include \"k.td\"\n"),
            ("inc/k.td", ""),
            ("build/tablegen_compile_commands.yml", ""),
        ],
    );
    let found = folder.options("a/b/x.td");
    assert_eq!(found.options.include_folders, [folder.path("inc"), "/abs".to_owned()]);
    assert_eq!(found.options.defines, ["A"]);
    assert!(found.options.looks_beside && found.problems.is_empty(), "{found:?}");
    assert_eq!(found.sources.len(), 2);
}

#[test]
fn errors_in_abide_toml_have_positions() {
    let text = "dialect = 1\ndialects = 2\n[tablegen]\n  includes = []\ninclude = \"a\"\ndefine = [\"A\", 2]\n";
    let folder = Folder::new("wrong", &[("abide.toml", text), ("x.td", "")]);
    let found = folder.options("x.td");
    let said: Vec<_> = found.problems.iter().map(ToString::to_string).collect();
    let path = folder.path("abide.toml");
    let expected = [
        "1:1: error: unknown key 'dialect'; known are the tables [check], [dialects], [fmt] and [tablegen], and 'llvm'; did \
         you mean 'dialects'?",
        "2:12: error: 'dialects' is a table: [dialects]",
        "4:3: error: unknown key 'includes' in [tablegen]; known are 'include', 'define' and 'llvm'; did you mean 'include'?",
        "5:11: error: 'include' is a list of strings: include = [\"FOLDER\"]",
        "6:16: error: each element of 'define' is a string: \"NAME\"",
    ];
    assert_eq!(said, expected.map(|line| format!("{path}:{line}")));
    assert_eq!(found.options.defines, ["A"], "what is right counts");
    let folder = Folder::new("syntax", &[("abide.toml", "[tablegen\n"), ("x.td", "")]);
    let found = folder.options("x.td");
    assert_eq!(found.problems.first().unwrap().place.0, 1, "{:?}", found.problems);
}

/// The problems of an `abide.toml`, without its path.
fn problems_of(name: &str, text: &str) -> Vec<String> {
    let folder = Folder::new(name, &[("abide.toml", text), ("x.td", "")]);
    let path = format!("{}:", folder.path("abide.toml"));
    let problems = folder.options("x.td").problems;
    problems.iter().map(|one| one.to_string().replace(&path, "")).collect()
}

#[test]
fn syntax_errors_in_abide_toml_name_the_cause_once() {
    let json = "1:1: error: the file is TOML, not JSON: a table is a line '[check]', and below it are lines 'key = \
                value'";
    let colon = |place: &str, key: &str| {
        format!("{place}: error: write '=' after a key instead of ':': {key} = ..")
    };
    let open = |place: &str| {
        format!("{place}: error: a string in this line is not closed: end it with '\"'")
    };
    let comment = |place: &str| format!("{place}: error: comments begin with '#'");
    for (text, expected) in [
        ("{\"check\": {\"ignore\": [\"shape\"]}}\n", json.to_owned()),
        ("{\n  \"check\": {\n    \"ignore\": [\"shape\"]\n  }\n}\n", json.to_owned()),
        ("\n{\n}\n", json.replace("1:1", "2:1")),
        ("[check]\nignore: [\"shape\"]\n", colon("2:7", "ignore")),
        ("[fmt]\nline-width: 80\n", colon("2:11", "line-width")),
        ("llvm : \"22\"\n", colon("1:6", "llvm")),
        ("[check]\nignore = [\"shape]\n", open("2:18")),
        ("[check]\nignore = [\"shape, \"abi\"]\n", open("2:20")),
        ("llvm = \"22\n", open("1:11")),
        ("// ours\nllvm = \"22\"\n", comment("1:1")),
        ("[check]\n; ours\nignore = [\"shape\"]\n", comment("2:1")),
        ("/* ours */\n", comment("1:1")),
        (
            "[check]\nignore = [mlir-unused-value]\n",
            "2:11: error: write a string in quotes: \"mlir-unused-value\"".to_owned(),
        ),
        ("llvm = llvm-22\n", "1:8: error: write a string in quotes: \"llvm-22\"".to_owned()),
        (
            "[check]\nignore = [\"shape\"]\nignore = [\"abi\"]\n",
            "3:1: error: the key 'ignore' is set twice; the first is in line 2: keep one of the two".to_owned(),
        ),
        (
            "llvm = \"22\"\n[fmt]\nline-width = 1\n\nline-width = 2\n",
            "5:1: error: the key 'line-width' is set twice; the first is in line 3: keep one of the two".to_owned(),
        ),
        (
            "[check]\nignore = [\"shape\"]\n[fmt]\n[check]\nwarn = [\"abi\"]\n",
            "4:2: error: the table '[check]' begins twice; the first is in line 1: join the two".to_owned(),
        ),
    ] {
        assert_eq!(problems_of("causes", text), [expected], "{text}");
    }
}

#[test]
fn a_key_of_another_table_is_named_with_it() {
    for (text, expected) in [
        (
            "[dialects]\ninclude = []\n",
            "in [dialects]; known is 'paths'; 'include' belongs to [tablegen]",
        ),
        ("[tablegen]\npaths = []\n", "; 'paths' belongs to [dialects]"),
        ("ignore = []\n", "; 'ignore' belongs to [check]"),
        ("[fmt]\nexclude = []\n", "; 'exclude' belongs to [check]"),
        ("[fmt]\nline_width = 1\n", "; did you mean 'line-width'?"),
        (
            "[[check.overrides]]\npaths = []\nexclude = []\n",
            "and 'error'; 'exclude' belongs to [check]",
        ),
    ] {
        let found = problems_of("other-table", text);
        assert!(found.len() == 1 && found[0].ends_with(expected), "{text}: {found:?}");
    }
}

#[test]
fn errors_in_abide_toml_repeat_long_values_in_part() {
    let long = "9".repeat(100_000);
    let text = format!(
        "llvm = \"{long}\"\n{long} = 1\n[dialects]\npaths = [\"{long}\"]\n[tablegen]\nllvm = \"{long}/x\"\n"
    );
    let folder = Folder::new("long", &[("abide.toml", &*text), ("x.td", "")]);
    let found = folder.options("x.td");
    assert_eq!(found.problems.len(), 4, "{:?}", found.problems.len());
    for problem in found.problems {
        assert!(problem.message.len() < 1_100, "{}", problem.message.len());
    }
}

#[test]
fn the_patterns_of_an_abide_toml_are_bounded_together() {
    let list = |from: usize, to: usize| {
        (from..to).map(|number| format!("\"f{number}\"")).collect::<Vec<_>>().join(", ")
    };
    let overrides = |from, to| format!("[[check.overrides]]\npaths = [{}]\n", list(from, to));
    let text = |last: String| {
        format!("[check]\nexclude = [{}]\n{}{last}", list(0, 600), overrides(600, 1000))
    };
    let problems = |text: String| {
        let folder = Folder::new("patterns", &[("abide.toml", &*text), ("x.td", "")]);
        let found = folder.options("x.td").problems;
        found.into_iter().map(|one| (one.place, one.message)).collect::<Vec<_>>()
    };
    assert_eq!(problems(text(String::new())), []);
    let message = "more than 1000 patterns in the file; name folders, or use '*'".to_owned();
    let twice = overrides(1000, 1001) + &overrides(1001, 1002);
    assert_eq!(problems(text(twice)), [((6, 9), message.clone())], "one error for all");
    assert_eq!(problems(format!("[check]\nexclude = [{}]\n", list(0, 1001))), [((2, 11), message)]);
}

/// The properties that a part of the schema has, with those of tables within it.
fn schema_keys(part: &serde_json::Value, table: &str, found: &mut Vec<(String, String)>) {
    for (key, value) in part["properties"].as_object().unwrap() {
        match value["properties"].is_object() {
            true => schema_keys(value, key, found),
            false => found.push((table.to_owned(), key.clone())),
        }
        if value["items"]["properties"].is_object() {
            schema_keys(&value["items"], &format!("[{table}.{key}]"), found);
        }
    }
}

#[test]
fn the_schema_has_the_keys_that_are_read() {
    let path = abide_testing::repository().join("docs/abide.schema.json");
    let schema = serde_json::from_slice(&std::fs::read(path).unwrap()).unwrap();
    let mut keys = Vec::new();
    schema_keys(&schema, "", &mut keys);
    assert_eq!(keys.len(), 17, "{keys:?}");
    for (number, (table, key)) in keys.iter().enumerate() {
        let head = if table.is_empty() { String::new() } else { format!("[{table}]\n") };
        let said = |key: &str| {
            let text = format!("{head}{key} = {{}}\n");
            let name = format!("schema{number}{key}");
            let folder = Folder::new(&name, &[("abide.toml", &*text), ("x.td", "")]);
            folder.options("x.td").problems.iter().map(ToString::to_string).collect::<String>()
        };
        assert!(!said(key).contains("unknown key"), "{table} {key}: {}", said(key));
        let unknown = said(&format!("{key}s2"));
        assert!(unknown.contains("unknown key"), "{table} {key}: {unknown}");
        // The message lists all keys.
        assert!(unknown.contains(&format!("'{key}'")) || table.is_empty(), "{key}: {unknown}");
    }
}

#[test]
fn the_files_of_llvm_are_named_by_version_or_folder() {
    let text = "llvm = \"mine\"\n[tablegen]\ninclude = [\"inc\"]\n";
    let files = [("abide.toml", text), ("x.td", ""), ("mine/include/mlir/IR/OpBase.td", "")];
    let folder = Folder::new("llvm", &files);
    assert_eq!(folder.folders("x.td"), ["inc", "mine/include"]);
    for (written, said) in [
        ("llvm = 22", "1:8: error: 'llvm' is a version or a folder: llvm = \"22\""),
        // Another machine may have the folder.
        ("llvm = \"none\"", "1:8: warning: 'none' has no mlir/IR/OpBase.td"),
        (
            "[tablegen]\nllvm = \"2\"",
            "2:8: warning: the .td files of LLVM 2 are not installed; install",
        ),
    ] {
        let folder = Folder::new("llvm-wrong", &[("abide.toml", written), ("x.td", "")]);
        let found = folder.options("x.td");
        let problem = found.problems.first().unwrap().to_string();
        assert!(problem.contains(said), "{problem}");
    }
}

#[test]
fn dialects_are_found_with_their_included_files() {
    let base = "class Dialect { string name; }\n";
    let folder = Folder::new(
        "discover",
        &[
            ("inc/base.td", base),
            ("lib/A/A.td", "include \"base.td\"\ndef A : Dialect { let name = \"a\"; }\n"),
            ("lib/A/Inner/B.td", "def B : Dialect { let name = \"b\"; }\n"),
            ("lib/C/Ops.td", "include \"base.td\"\n"),
        ],
    );
    let found = discover(&folder.0, &DiskFiles::default());
    assert_eq!(found.dialects.keys().collect::<Vec<_>>(), ["a", "b"]);
    let expected = "# Where the dialects of this project are described: a, b.\n[dialects]\n\
        paths = [\"lib/A\"]\n\n# Folders in which these files include others.\n[tablegen]\n\
        include = [\"inc\"]\n";
    assert_eq!(found.config(&folder.0), expected);
    std::fs::write(folder.0.join("abide.toml"), expected).unwrap();
    assert_eq!(folder.options("lib/A/A.td").problems, []);
}

#[test]
fn a_path_that_does_not_exist_is_reported_in_its_file() {
    let text = "[dialects]\npaths = [\"lib\", \"gone\"]\n";
    let folder = Folder::new("gone", &[("abide.toml", text), ("lib/x.td", "")]);
    let gone = folder.path("gone");
    let expected = format!("{}:2:17: error: '{gone}' does not exist", folder.path("abide.toml"));
    let project = Project::new(Vec::new());
    // A folder, a file in it, and those that do not exist yet, have the same file.
    for path in ["", "x.mlir", "lib", "lib/x.td", "gone/new.mlir"] {
        let found = project.dialects(&folder.0.join(path));
        let said: Vec<_> = found.problems.iter().map(ToString::to_string).collect();
        assert_eq!(said, [expected.as_str()], "{path}");
    }
}

/// A dialect, in a file without includes.
const DIALECT: &str = "class Dialect { string name; }\ndef D : Dialect { let name = \"d\"; }\n";

#[test]
fn build_output_is_left_out_and_sources_are_not() {
    let found = |name: &str, files: &[(&str, &str)]| {
        let folder = Folder::new(name, files);
        let found = discover(&folder.0, &DiskFiles::default());
        let within = |path: &PathBuf| path.strip_prefix(&folder.0).unwrap().to_owned();
        found.folders.iter().map(within).collect::<Vec<_>>()
    };
    let tag = "Signature: 8a477f597d28d172789f06886806bc55\n";
    assert_eq!(found("target", &[("lib/target/X/d.td", DIALECT)]), [Path::new("lib/target/X")]);
    let none: [&Path; 0] = [];
    for (name, mark) in
        [("cargo", "Cargo.toml"), ("maven", "pom.xml"), ("tag", "target/CACHEDIR.TAG")]
    {
        assert_eq!(found(name, &[("target/X/d.td", DIALECT), (mark, tag)]), none, "{mark}");
    }
    assert_eq!(found("tag-2", &[("out/X/d.td", DIALECT), ("out/CACHEDIR.TAG", tag)]), none);
    assert_eq!(found("hidden", &[(".out/d.td", DIALECT)]), none);
    // Each folder has its own marks.
    let both = [("a/target/d.td", DIALECT), ("b/Cargo.toml", ""), ("b/target/d.td", DIALECT)];
    assert_eq!(found("both", &both), [Path::new("a/target")]);
}

#[test]
fn includes_that_are_not_found_are_named() {
    let folder = Folder::new(
        "missing",
        &[
            ("lib/d.td", &format!("include \"base.td\"\ninclude \"not/there.td\"\n{DIALECT}")),
            ("lib/base.td", "include \"lost.td\"\n#ifdef NEVER\ninclude \"off.td\"\n#endif\n"),
            ("other/x.td", "include \"unrelated.td\"\n"),
        ],
    );
    let found = discover(&folder.0, &DiskFiles::default());
    assert_eq!(found.missing.keys().collect::<Vec<_>>(), ["lost.td", "not/there.td"]);
    let lines = [
        "could not find include file 'lost.td', which lib/base.td includes",
        "could not find include file 'not/there.td', which lib/d.td includes",
    ];
    assert_eq!(found.missing_lines(&folder.0), lines);
    let config = found.config(&folder.0);
    let end = format!("'include'.\n# {}\n# {}\n", lines[0], lines[1]);
    assert!(config.ends_with(&end), "{config}");
}

#[test]
fn compile_commands_are_found_in_build_folders() {
    let folder = Folder::new("commands", &[("lib/x.td", ""), ("lib/y.td", "")]);
    let yaml = format!(
        "--- !FileInfo:\n  filepath: \"{}\"\n  includes: \"{}\"\n",
        folder.path("lib/x.td"),
        [folder.path("include"), "/llvm".to_owned()].join(";")
    );
    std::fs::create_dir_all(folder.0.join("build-debug")).unwrap();
    std::fs::write(folder.0.join("build-debug/tablegen_compile_commands.yml"), yaml).unwrap();
    for file in ["lib/x.td", "lib/y.td"] {
        assert_eq!(folder.folders(file), ["include", "/llvm"], "{file}");
    }
}

#[test]
fn folders_are_found_by_looking() {
    let folder = Folder::new(
        "looking",
        &[
            ("compiler/src/d/x.td", "include \"d/y.td\"\ninclude \"z.td\"\ninclude \"q/far.td\"\n"),
            ("compiler/src/d/y.td", "// include \"never.td\"\ninclude \"near.td\"\n"),
            ("compiler/src/d/z.td", ""),
            ("compiler/include/near.td", ""),
            ("other/q/far.td", ""),
            ("third/parts/q/far.td", ""),
            (".hidden/never.td", ""),
            ("node_modules/gone.td", ""),
        ],
    );
    assert_eq!(
        folder.folders("compiler/src/d/x.td"),
        ["compiler/include", "compiler/src", "other"]
    );
    std::fs::write(folder.0.join("compiler/src/d/x.td"), "include \"gone.td\"\n").unwrap();
    assert_eq!(folder.folders("compiler/src/d/x.td"), [""; 0]);
}

#[test]
fn installed_llvm_is_the_last_place() {
    if !Path::new("/usr/lib/llvm-22/include/mlir/IR/OpBase.td").exists() {
        abide_testing::skip("installed LLVM: libmlir-22-dev is missing");
        return;
    }
    let folder = Folder::new("installed", &[("x.td", "include \"mlir/IR/OpBase.td\"\n")]);
    let found = folder.folders("x.td");
    assert!(found.iter().all(|folder| folder.ends_with("/include")), "{found:?}");
    assert_eq!(found.len(), 1);
    std::fs::create_dir_all(folder.0.join("mine/mlir/IR")).unwrap();
    std::fs::write(folder.0.join("mine/mlir/IR/OpBase.td"), "").unwrap();
    assert_eq!(folder.folders("x.td"), ["mine"]);
}
