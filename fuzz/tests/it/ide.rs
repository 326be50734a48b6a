//! The checks of documents on seeded inputs.

use abide_fuzz::Outcome;
use abide_fuzz::checks::ide::lsp_edits;
use abide_fuzz::checks::session::lsp_session;
use abide_fuzz::random::Random;

#[test]
fn edits_of_generated_files() {
    let mut random = Random::new(4);
    let checked = (0..600)
        .filter(|_| {
            let len = 100 + random.below(500);
            lsp_edits(&random.bytes(len)) == Outcome::Checked
        })
        .count();
    assert!(checked > 400, "only {checked} of 600 inputs were checked");
}

#[test]
fn sessions_of_the_server() {
    let mut random = Random::new(5);
    let checked = (0..120)
        .filter(|_| {
            let len = 300 + random.below(900);
            lsp_session(&random.bytes(len)) == Outcome::Checked
        })
        .count();
    assert!(checked > 60, "only {checked} of 120 inputs were checked");
}
