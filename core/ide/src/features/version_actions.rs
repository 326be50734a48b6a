//! Code actions for the version of LLVM that a document is read as.

use super::action::Action;
use super::llvm_version::llvm_choice;
use crate::db::Document;
use abide_dialects::{VERSION_HEAD, version_in_comment};

/// Actions that choose another version of LLVM, at the beginning of the text and at the operation that determines the
/// version.
pub(crate) fn version_actions(document: &Document, at: u32) -> Vec<Action> {
    let choice = llvm_choice(document);
    let head = document.text_through(VERSION_HEAD);
    let first_line = head.iter().position(|byte| *byte == b'\n').unwrap_or(head.len());
    let is_meant = at as usize <= first_line && version_in_comment(head).is_some()
        || choice.determined_by.is_some_and(|name| name.touches(at));
    let others = choice.others.into_iter().filter(|_| is_meant);
    let action = |(version, edit)| Action {
        title: format!("read this file as LLVM {version}"),
        edits: vec![edit],
    };
    others.map(action).collect()
}
