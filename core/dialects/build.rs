//! Packs the descriptions of dialects: as text they would be a sixth of the library.

use miniz_oxide::deflate::{CompressionLevel, compress_to_vec_zlib};
use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    // These name the files.
    for list in
        ["build.rs", "src/descriptions.rs", "src/versions/llvm_21.rs", "src/upstream/mod.rs"]
    {
        println!("cargo::rerun-if-changed={list}");
    }
    let out = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    for folder in fs::read_dir("src")? {
        let folder = folder?;
        if folder.file_type()?.is_dir() {
            pack(&folder.path(), &Path::new(&out).join(folder.file_name()))?;
        }
    }
    Ok(())
}

/// Packs each description of a folder into another one.
fn pack(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for file in fs::read_dir(from)? {
        let path = file?.path();
        let is_description = path.extension().is_some_and(|extension| extension == "ops");
        if let Some(name) = path.file_name().filter(|_| is_description) {
            println!("cargo::rerun-if-changed={}", path.display());
            let level = CompressionLevel::BestCompression as u8;
            let packed = compress_to_vec_zlib(&fs::read(&path)?, level);
            fs::write(to.join(name).with_extension("ops.z"), packed)?;
        }
    }
    Ok(())
}
