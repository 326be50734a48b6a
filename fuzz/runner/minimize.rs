//! Reduces the inputs that runs have found to the fewest and shortest ones, and adds these to `corpus/seeds`.

use crate::build::Built;
use crate::process::{made, make_folder, say, with_path};
use crate::run::write_seeds;
use abide_fuzz::{Target, corpus, seeds};
use std::fs;
use std::process::{Command, Stdio};

/// The maximum number of bytes of text in the seeds of a target.
const MAX_SEED_BYTES: usize = 64 << 10;

/// Merges the corpora of targets into the files of their seeds.
pub(crate) fn all(built: &Built, targets: &[&Target]) -> Result<(), String> {
    for target in targets {
        let (kept, found) = one(built, target)?;
        say(&format!("{}: {kept} of {found} inputs that reach more than the seeds", target.name));
    }
    Ok(())
}

fn one(built: &Built, target: &Target) -> Result<(usize, usize), String> {
    let merged = made("merged").join(target.name);
    write_seeds(target, &merged)?;
    let before = corpus::files(&merged, &[]);
    let found = made("corpus").join(target.name);
    make_folder(&found)?;
    let program = built.program(target.name);
    let mut command = Command::new(&program);
    command.arg("-merge=1").arg(format!("-max_len={}", target.max_len)).args([&merged, &found]);
    let status = with_path(&program, command.stdout(Stdio::null()).stderr(Stdio::null()).status())?;
    if !status.success() {
        return Err(format!("{}: the merge ended with {status}", target.name));
    }
    let mut new = Vec::new();
    for file in corpus::files(&merged, &[]).into_iter().filter(|file| !before.contains(file)) {
        new.push(with_path(&file, fs::read(&file))?);
    }
    new.sort_by_key(Vec::len);
    let own = seeds::own_file(target);
    let old = with_path(&own, seeds::own(target))?;
    let mut room = MAX_SEED_BYTES.saturating_sub(seeds::as_file(old.clone()).len());
    let count = new.len();
    new.retain(|input| {
        let length = input.escape_ascii().count() + 1;
        let fits = length <= room;
        room -= if fits { length } else { 0 };
        fits
    });
    let kept = new.len();
    let text = seeds::as_file([old, new].concat());
    if !text.is_empty() {
        make_folder(&seeds::corpus_folder().join("seeds"))?;
        with_path(&own, fs::write(&own, text))?;
    }
    Ok((kept, count))
}
