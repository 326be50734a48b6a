//! `abide cache`: the files that abide keeps between starts.

use crate::console::{AnswerFormat, Exit, Failure, write_json};
use abide_project::Cache;
use clap::{Args, Subcommand};
use serde_json::json;
use std::io::{self, Write as _};
use std::path::PathBuf;

/// Show or remove the files that abide caches
#[derive(Debug, Args)]
pub(in crate::commands) struct Arguments {
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, Subcommand)]
enum Action {
    /// Print the folder of the cache
    Path(Folder),
    /// Remove all cached files; other files in the folder stay
    Clean(Folder),
}

#[derive(Debug, Args)]
struct Folder {
    /// Another folder, such as the server's setting `cacheFolder`
    #[arg(long, value_name = "DIR")]
    folder: Option<PathBuf>,

    #[command(flatten)]
    answer: AnswerFormat,
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    let (Action::Path(Folder { folder, answer }) | Action::Clean(Folder { folder, answer })) =
        &arguments.action;
    let cache = Cache::of_user(folder.as_deref()).ok_or_else(|| {
        Failure::Message("no cache folder: XDG_CACHE_HOME and HOME are not set".to_owned())
    })?;
    let shown = cache.folder().display().to_string();
    let mut out = io::stdout().lock();
    match arguments.action {
        Action::Path(_) if answer.is_json() => write_json(&mut out, &json!({ "folder": shown }))?,
        Action::Path(_) => writeln!(out, "{shown}")?,
        Action::Clean(_) => {
            let (files, bytes) = cache
                .clean()
                .map_err(|error| Failure::Message(format!("cannot clean {shown}: {error}")))?;
            if answer.is_json() {
                let done = json!({ "folder": shown, "files": files, "bytes": bytes });
                write_json(&mut out, &done)?;
                return Ok(Exit::Clean);
            }
            let plural = if files == 1 { "" } else { "s" };
            writeln!(out, "removed {files} file{plural}, {bytes} bytes, from {shown}")?;
        }
    }
    Ok(Exit::Clean)
}
