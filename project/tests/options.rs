//! Where include folders come from, over folders on disk.
#![allow(missing_docs, reason = "a test has no documentation of its own")]

use abide_project::{DiskFiles, Found, Project, discover};
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

    fn options(&self, file: &str) -> Found {
        let mut project = Project::new(vec![self.0.clone()]);
        project.options(&self.path(file), &DiskFiles::default())
    }

    /// The include folders of a file, from this folder on.
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
fn what_is_wrong_in_the_file_of_the_project_is_said_with_its_place() {
    let text = "dialect = 1\ndialects = 2\n[tablegen]\n  includes = []\ninclude = \"a\"\ndefine = [\"A\", 2]\n";
    let folder = Folder::new("wrong", &[("abide.toml", text), ("x.td", "")]);
    let found = folder.options("x.td");
    let said: Vec<_> = found.problems.iter().map(ToString::to_string).collect();
    let path = folder.path("abide.toml");
    let expected = [
        "1:1: unknown key 'dialect'; known are the tables [dialects] and [tablegen], and 'llvm'",
        "2:12: 'dialects' is a table: [dialects]",
        "4:3: unknown key 'includes' in [tablegen]; known are 'include', 'define' and 'llvm'",
        "5:11: 'include' is a list of strings: include = [\"FOLDER\"]",
        "6:16: each element of 'define' is a string: \"NAME\"",
    ];
    assert_eq!(said, expected.map(|line| format!("{path}:{line}")));
    assert_eq!(found.options.defines, ["A"], "what is right counts");
    let folder = Folder::new("syntax", &[("abide.toml", "[tablegen\n"), ("x.td", "")]);
    let found = folder.options("x.td");
    assert_eq!(found.problems.first().unwrap().place.0, 1, "{:?}", found.problems);
}

#[test]
fn the_files_of_llvm_are_named_by_version_or_folder() {
    let text = "llvm = \"mine\"\n[tablegen]\ninclude = [\"inc\"]\n";
    let files = [("abide.toml", text), ("x.td", ""), ("mine/include/mlir/IR/OpBase.td", "")];
    let folder = Folder::new("llvm", &files);
    assert_eq!(folder.folders("x.td"), ["inc", "mine/include"]);
    for (written, said) in [
        ("llvm = 22", "1:8: 'llvm' is a version or a folder: llvm = \"22\""),
        ("llvm = \"none\"", "1:8: 'none' has no mlir/IR/OpBase.td"),
        ("[tablegen]\nllvm = \"2\"", "2:8: the .td files of LLVM 2 are not installed; install"),
    ] {
        let folder = Folder::new("llvm-wrong", &[("abide.toml", written), ("x.td", "")]);
        let found = folder.options("x.td");
        let problem = found.problems.first().unwrap().to_string();
        assert!(problem.contains(said), "{problem}");
    }
}

#[test]
fn dialects_are_found_with_what_their_files_include() {
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
        abide_testing::skip("installed LLVM: there is no libmlir-22-dev");
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
