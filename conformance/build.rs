//! Embeds the cases, and the files exported with them, in the library, so that the command always has them.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The files of the package that are exported unchanged: the folder, and the target.
const EXPORTED: [(&str, &str); 5] = [
    ("runner", ""),
    ("adapters", "adapters/"),
    ("expectations", "expectations/"),
    ("results", "results/"),
    ("sources", "sources/"),
];

fn main() -> io::Result<()> {
    let package = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    println!("cargo::rerun-if-changed=cases");
    let mut cases = Vec::new();
    collect(&package.join("cases"), "", &[".case"], &mut cases)?;
    write("cases", cases)?;
    let mut exported = Vec::new();
    for (folder, prefix) in EXPORTED {
        println!("cargo::rerun-if-changed={folder}");
        let endings = [".md", ".py", ".txt", ".json"];
        collect(&package.join(folder), prefix, &endings, &mut exported)?;
    }
    write("exported", exported)
}

/// Writes a table of files with their texts.
fn write(table: &str, mut files: Vec<(String, PathBuf)>) -> io::Result<()> {
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    files.sort();
    let rows = files.iter().map(|(name, path)| format!("({name:?}, include_str!({path:?})),\n"));
    fs::write(out.join(format!("{table}.rs")), format!("&[\n{}]\n", rows.collect::<String>()))
}

/// The files below a folder whose names end so: their paths from the top folder, and in full.
fn collect(
    folder: &Path,
    prefix: &str,
    endings: &[&str],
    files: &mut Vec<(String, PathBuf)>,
) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        let path = entry.path();
        if path.is_dir() {
            collect(&path, &format!("{name}/"), endings, files)?;
        } else if endings.iter().any(|ending| name.ends_with(ending)) {
            files.push((name, path));
        }
    }
    Ok(())
}
