//! Puts the cases into the library, so that the command has them wherever it is run.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let package = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    println!("cargo::rerun-if-changed=cases");
    let mut files = Vec::new();
    collect(&package.join("cases"), "", &mut files)?;
    files.sort();
    let rows = files.iter().map(|(name, path)| format!("({name:?}, include_str!({path:?})),\n"));
    let table = format!("&[\n{}]\n", rows.collect::<String>());
    fs::write(out.join("cases.rs"), table)
}

/// The case files below a folder: their paths from the top folder, and in full.
fn collect(folder: &Path, prefix: &str, files: &mut Vec<(String, PathBuf)>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        let path = entry.path();
        if path.is_dir() {
            collect(&path, &format!("{name}/"), files)?;
        } else if name.ends_with(".case") {
            files.push((name, path));
        }
    }
    Ok(())
}
