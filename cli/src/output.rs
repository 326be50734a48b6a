//! Writing files.

use std::fs::{self, File, OpenOptions, Permissions};
use std::io::{self, ErrorKind, Write as _};
use std::path::Path;

/// Puts a text in the place of a file in one step, so that no failure leaves half of it. Links to the
/// file stay, and so do its permissions. A file that is not there is made, and what is none, such as
/// a device or a pipe, is written to.
///
/// # Errors
/// Also where the file itself may not be written, though its folder may.
pub(crate) fn replace(path: &Path, text: &[u8]) -> io::Result<()> {
    match OpenOptions::new().write(true).open(path) {
        Ok(mut opened) => {
            let known = opened.metadata()?;
            if known.is_file() {
                put(&path.canonicalize()?, text, Some(known.permissions()))
            } else {
                opened.write_all(text)
            }
        }
        Err(error) if error.kind() == ErrorKind::NotFound => put(path, text, None),
        Err(error) => Err(error),
    }
}

/// Writes a file beside the place, and moves it there.
fn put(path: &Path, text: &[u8], permissions: Option<Permissions>) -> io::Result<()> {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".abide-{}", std::process::id()));
    let temporary = path.with_file_name(name);
    let written = File::create_new(&temporary)
        .and_then(|mut file| file.write_all(text).and_then(|()| file.sync_all()))
        .and_then(|()| permissions.map_or(Ok(()), |known| fs::set_permissions(&temporary, known)))
        .and_then(|()| fs::rename(&temporary, path));
    if written.is_err() {
        // The first failure is the one to tell.
        let _ = fs::remove_file(&temporary);
    }
    written
}
