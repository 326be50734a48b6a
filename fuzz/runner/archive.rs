//! The files that ClusterFuzzLite and OSS-Fuzz need besides each target's program: seeds, dictionary and options.

use crate::process::{make_folder, with_path};
use crate::run::write_seeds;
use abide_fuzz::{Target, dictionary};
use std::fs;
use std::path::Path;

/// Writes `TARGET_seed_corpus/` (to be zipped), `TARGET.dict` and `TARGET.options` of each target.
pub(crate) fn write(folder: &Path, targets: &[&Target]) -> Result<(), String> {
    make_folder(folder)?;
    for target in targets {
        write_seeds(target, &folder.join(format!("{}_seed_corpus", target.name)))?;
        let mut options = format!("[libfuzzer]\nmax_len = {}\n", target.max_len);
        if let Some(text) = target.language.dictionary().and_then(dictionary::text) {
            let name = format!("{}.dict", target.name);
            options.push_str(&format!("dict = {name}\n"));
            let path = folder.join(name);
            with_path(&path, fs::write(&path, text))?;
        }
        let path = folder.join(format!("{}.options", target.name));
        with_path(&path, fs::write(&path, options))?;
    }
    Ok(())
}
