//! The `.td` files and the tests of other projects, read in place.

use abide_testing::skip_everywhere;
use std::path::{Path, PathBuf};

/// The folder of LLVM's `.td` files.
pub(crate) const LLVM: &str = "/usr/lib/llvm-22/include";

/// The folder of IREE, and the options with which its dialects, StableHLO's and LLVM's are loaded. None, and it is
/// said, if they are not there.
pub(crate) fn dialects(shared: &Path) -> Option<(PathBuf, Vec<String>)> {
    let iree = shared.join("projects/iree");
    if !iree.is_dir() || !Path::new(LLVM).is_dir() {
        skip_everywhere("no folder projects/iree in 'shared', or no .td files of LLVM 22");
        return None;
    }
    let stablehlo = shared.join("projects/stablehlo").display().to_string();
    let root = iree.display().to_string();
    let includes = ["compiler/src", "llvm-external-projects/iree-dialects/include"];
    let plugins =
        ["compiler/plugins/input/StableHLO", "compiler/plugins/input/Torch/InputConversion"];
    let includes = includes.into_iter().chain(plugins).map(|part| format!("{root}/{part}"));
    let includes = includes.chain([LLVM.to_owned(), stablehlo.clone()]);
    let mut options: Vec<String> = includes.flat_map(|folder| ["-I".to_owned(), folder]).collect();
    for folder in [root, format!("{LLVM}/mlir"), stablehlo] {
        options.extend(["--dialects".to_owned(), folder]);
    }
    Some((iree, options))
}

/// The `.mlir` files below a folder, sorted.
pub(crate) fn mlir_files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    collect(folder, &mut found);
    found.sort();
    found
}

fn collect(folder: &Path, found: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
        if path.is_dir() {
            collect(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "mlir") {
            found.push(path);
        }
    }
}
