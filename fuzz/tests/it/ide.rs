//! The checks of documents on seeded inputs.

use crate::seeded::run_on_bytes;
use abide_fuzz::Target;

#[test]
fn edits_of_generated_files() {
    let target = Target::named("lsp_edits").unwrap();
    let (checked, all) = run_on_bytes(target, 600, (100, 600));
    assert!(checked * 3 > all * 2, "only {checked} of {all} inputs were checked");
}

#[test]
fn sessions_of_the_server() {
    let target = Target::named("lsp_session").unwrap();
    let (checked, all) = run_on_bytes(target, 120, (300, 1200));
    assert!(checked * 2 > all, "only {checked} of {all} inputs were checked");
}
