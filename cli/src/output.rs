//! Writing files.

use std::fs;
use std::io::{self, Write as _};
use std::path::Path;

/// Puts a new text in the place of a file in one step, so that no failure leaves half of it. Links
/// to the file stay, and so do its permissions.
pub(crate) fn replace(path: &Path, text: &[u8]) -> io::Result<()> {
    let path = path.canonicalize()?;
    let folder = path.parent().unwrap_or(Path::new("/"));
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".abide-{}", std::process::id()));
    let temporary = folder.join(name);
    let written = fs::File::create_new(&temporary)
        .and_then(|mut file| file.write_all(text).and_then(|()| file.sync_all()))
        .and_then(|()| fs::set_permissions(&temporary, fs::metadata(&path)?.permissions()))
        .and_then(|()| fs::rename(&temporary, &path));
    if written.is_err() {
        // The first failure is the one to tell.
        let _ = fs::remove_file(&temporary);
    }
    written
}
