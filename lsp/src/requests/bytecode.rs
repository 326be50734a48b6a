//! Bytecode in an editor: a file of it as text, and a text as such a file. The requests are those of
//! mlir-lsp-server, with a little more (`docs/language-server.md`).

use super::answer::json;
use crate::answers::Ticket;
use crate::backend::Backend;
use crate::paths::file_path;
use crate::worker::Failure;
use abide_core::mlir::bytecode::{self, BytecodeError};
use abide_core::mlir::opt::{Options, opt};
use abide_project::{open_regular, read_regular};
use serde::{Deserialize, Serialize};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tower_lsp::jsonrpc::{Error, Result};
use tower_lsp::lsp_types as lsp;

/// A file of bytecode, whatever the scheme under which the client shows it.
#[derive(Debug, Deserialize)]
pub(crate) struct FromBytecodeParams {
    uri: lsp::Url,
}

#[derive(Debug, Serialize)]
struct FromBytecode {
    /// The text.
    output: String,
    /// The version of the encoding.
    version: u64,
    /// The losses when the text is written as bytecode.
    notes: Vec<String>,
}

/// A document, or a text for the file that it is stored in.
#[derive(Debug, Deserialize)]
pub(crate) struct ToBytecodeParams {
    uri: lsp::Url,
    text: Option<String>,
}

#[derive(Debug, Serialize)]
struct ToBytecode {
    /// The bytes in base64.
    output: String,
}

/// `mlir/convertFromBytecode`
pub(crate) async fn convert_from_bytecode(
    backend: &Backend,
    params: FromBytecodeParams,
) -> Result<Ticket> {
    let path = path_of(&params.uri)?;
    let limits = backend.settings().limits();
    let (publisher, documents) = (Arc::clone(&backend.publisher), Arc::clone(&backend.documents));
    let body = backend.run(move |_| {
        let bytes = read_regular(&path, limits.bytes as u64).map_err(|error| {
            Failure::Refused(format!("{PARSE_FAILURE}: cannot read {}: {error}", path.display()))
        })?;
        let registry = publisher.dialects.registry_of(&documents, &path);
        let shown = bytecode::show(&bytes, &registry, &limits).map_err(|error| {
            let BytecodeError { message, offset, .. } = error;
            Failure::Refused(format!("{PARSE_FAILURE}: {message}, at byte {offset}"))
        })?;
        let output = String::from_utf8_lossy(&shown.text).into_owned();
        json(&FromBytecode { output, version: shown.version, notes: shown.notes })
    });
    Ok(backend.answers.keep(body.await?))
}

/// `mlir/convertToBytecode`
pub(crate) async fn convert_to_bytecode(
    backend: &Backend,
    params: ToBytecodeParams,
) -> Result<Ticket> {
    let ToBytecodeParams { uri, text } = params;
    let path = path_of(&uri)?;
    let limits = backend.settings().limits();
    let open = backend.documents.snapshot(uri.as_str());
    let (publisher, documents) = (Arc::clone(&backend.publisher), Arc::clone(&backend.documents));
    let body = backend.run(move |_| {
        let open = || open.map(|snapshot| snapshot.text());
        let Some(text) = text.map(String::into_bytes).or_else(open) else {
            return Err(Failure::Refused(NOT_OPEN.to_owned()));
        };
        let registry = publisher.dialects.registry_of(&documents, &path);
        // The file keeps its version; a new one gets the newest.
        let start = read_start(&path).unwrap_or_default();
        let options = Options {
            emit_bytecode: true,
            bytecode_version: bytecode::version_of(&start),
            ..Options::default()
        };
        let name = path.to_string_lossy();
        let outcome = opt(&text, &name, &options, &registry, &limits);
        match outcome.success {
            true => json(&ToBytecode { output: base64(&outcome.output) }),
            false => {
                let first = outcome.messages.lines().next().unwrap_or_default();
                Err(Failure::Refused(format!("{UNWRITTEN}: {first}")))
            }
        }
    });
    Ok(backend.answers.keep(body.await?))
}

// In the words of mlir-lsp-server.
const PARSE_FAILURE: &str = "failed to parse bytecode source file";
const NOT_OPEN: &str = "language server does not contain an entry for this source file";
const UNWRITTEN: &str =
    "expected a single and valid top-level operation, please ensure there are no errors";

/// The bytes with the version of a file: four of magic, and at most nine of a number.
const MAX_START_BYTES: u64 = 13;

/// The file that an address names.
fn path_of(uri: &lsp::Url) -> Result<PathBuf> {
    file_path(uri).ok_or_else(|| Error::invalid_params(format!("{uri} names no file")))
}

/// The first bytes of a file.
fn read_start(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    open_regular(path, u64::MAX)?.take(MAX_START_BYTES).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Bytes as RFC 4648 writes them.
fn base64(bytes: &[u8]) -> String {
    const DIGITS: [u8; 64] = *b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let all = chunk.iter().fold(0, |all, byte| all << 8 | u32::from(*byte));
        let all = all << (8 * (3 - chunk.len()));
        for place in 0..4 {
            let digit = (all >> (18 - 6 * place)) as usize & 63;
            let digit = DIGITS.get(digit).filter(|_| place <= chunk.len());
            text.push(digit.map_or('=', |digit| char::from(*digit)));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_written_as_the_standard_has_them() {
        // The test vectors of RFC 4648.
        let expected = ["", "Zg==", "Zm8=", "Zm9v", "Zm9vYg==", "Zm9vYmE=", "Zm9vYmFy"];
        for (len, expected) in expected.into_iter().enumerate() {
            assert_eq!(base64(&b"foobar"[..len]), expected);
        }
        assert_eq!(base64(&[0xff, 0xef, 0xbe]), "/+++");
    }
}
