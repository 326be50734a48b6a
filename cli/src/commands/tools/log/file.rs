//! A log on disk: read once to find its dumps, and then only at their places.

use crate::console::Failure;
use crate::input::is_stream;
use abide_core::limits::Limits;
use abide_logs::{Dump, Indexer, Log, ir_of};
use abide_project::open_regular;
use std::fs::File;
use std::io::{self, Read as _, Seek as _, SeekFrom};
use std::path::Path;

/// A longer stream, in bytes, is not copied.
const MAX_STREAM_BYTES: u64 = 16 << 30;

/// The number of bytes that are read at a time.
const CHUNK_BYTES: usize = 1 << 18;

/// An open log.
pub(super) struct LogFile {
    /// Its name in messages.
    pub(super) name: String,
    file: File,
}

impl LogFile {
    /// Opens a file. Standard input and streams are copied to a temporary file, which has no name.
    pub(super) fn open(path: &Path) -> Result<LogFile, Failure> {
        let is_input = path.as_os_str() == "-";
        let name = if is_input { "<stdin>".to_owned() } else { path.display().to_string() };
        let opened = match () {
            () if is_input => copied(io::stdin().lock()),
            () if is_stream(path) => File::open(path).and_then(copied),
            () => open_regular(path, u64::MAX),
        };
        match opened {
            Ok(file) => Ok(LogFile { name, file }),
            Err(error) => Err(unreadable(&name, &error)),
        }
    }

    /// Lists the dumps.
    pub(super) fn index(&mut self) -> Result<Log, Failure> {
        let mut indexer = Indexer::default();
        let mut chunk = vec![0; CHUNK_BYTES];
        loop {
            match self.file.read(&mut chunk) {
                Ok(0) => return Ok(indexer.finish()),
                Ok(count) => indexer.read(chunk.get(..count).unwrap_or_default()),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(unreadable(&self.name, &error)),
            }
        }
    }

    /// The first bytes.
    pub(super) fn beginning(&mut self) -> Result<Vec<u8>, Failure> {
        let mut text = Vec::new();
        let start = self.file.seek(SeekFrom::Start(0));
        match start.and_then(|_| (&self.file).take(1 << 12).read_to_end(&mut text)) {
            Ok(_) => Ok(text),
            Err(error) => Err(unreadable(&self.name, &error)),
        }
    }

    /// The text from the header of a dump up to the next one.
    pub(super) fn section(&mut self, dump: &Dump) -> Result<Vec<u8>, Failure> {
        let length = dump.end - dump.start;
        let limit = Limits::default().bytes as u64;
        if length > limit {
            let message = format!("the dump at line {} has more than {limit} bytes", dump.line);
            return Err(Failure::Message(message));
        }
        let mut text = Vec::new();
        let read = self
            .file
            .seek(SeekFrom::Start(dump.start))
            .and_then(|_| (&self.file).take(length).read_to_end(&mut text));
        match read {
            Ok(_) => Ok(text),
            Err(error) => Err(unreadable(&self.name, &error)),
        }
    }

    /// The IR of a dump, without prefixes, colours and messages.
    pub(super) fn ir(&mut self, dump: &Dump) -> Result<Vec<u8>, Failure> {
        let section = self.section(dump)?;
        if dump.is_llvm {
            return Ok(section);
        }
        Ok(ir_of(&section))
    }
}

fn unreadable(name: &str, error: &io::Error) -> Failure {
    Failure::Message(format!("cannot read '{name}': {error}"))
}

/// The bytes of a stream, in a temporary file.
fn copied(stream: impl io::Read) -> io::Result<File> {
    let mut file = tempfile::tempfile()?;
    if io::copy(&mut stream.take(MAX_STREAM_BYTES), &mut file)? == MAX_STREAM_BYTES {
        let message = format!("the stream has {MAX_STREAM_BYTES} bytes or more; save it as a file");
        return Err(io::Error::new(io::ErrorKind::FileTooLarge, message));
    }
    file.seek(SeekFrom::Start(0))?;
    Ok(file)
}
