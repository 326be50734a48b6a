//! Evaluates TableGen files in one session, each with its includes, and prints the total time.
//!
//! `cargo run --release -p abide-tablegen --example evaluate -- -I FOLDER.. FILE..`

#![allow(clippy::print_stdout, reason = "a program for the command line")]

use abide_source::limits::Limits;
use abide_tablegen::{Files, Options, Session};
use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Instant;

/// The files of the disk, each read once.
#[derive(Default)]
struct Disk {
    texts: RefCell<HashMap<String, Option<Arc<[u8]>>>>,
}

impl Files for Disk {
    fn read(&self, path: &str) -> Option<Arc<[u8]>> {
        let mut texts = self.texts.borrow_mut();
        let read = || std::fs::read(path).ok().map(Into::into);
        texts.entry(path.to_owned()).or_insert_with(read).clone()
    }
}

fn main() {
    let mut options = Options::default();
    let mut files = Vec::new();
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        match word.as_str() {
            "-I" => options.include_folders.extend(words.next()),
            _ => files.push(word),
        }
    }
    let start = Instant::now();
    let mut session = Session::new(options, Limits::default());
    let disk = Disk::default();
    let (mut records, mut refused) = (0, 0);
    for file in &files {
        match session.evaluate(&disk, file).filter(|done| done.first_error().is_none()) {
            Some(done) => records += done.defs.len(),
            None => refused += 1,
        }
    }
    let (count, time) = (files.len(), start.elapsed().as_secs_f64() * 1e3);
    println!("{count} files, {records} records, {refused} files with errors: {time:.0} ms");
}
