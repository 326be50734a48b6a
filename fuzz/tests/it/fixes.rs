//! The check of fixes on texts with one to three mistakes.

use crate::seeded;
use abide_fuzz::checks::fixes::fixes;
use abide_fuzz::{Outcome, Target, mutate};
use abide_generate::Random;

#[test]
fn texts_with_one_to_three_mistakes() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../core/tests/it/mistakes/mended.mlir");
    let texts = std::fs::read_to_string(root).unwrap();
    let mut random = Random::new(1);
    let (mut checked, mut all) = (0, 0);
    for text in texts.split("// -----\n") {
        let mut input = [b"\x01", text.as_bytes()].concat();
        for _ in 0..3 {
            checked += usize::from(fixes(&input) == Outcome::Checked);
            all += 1;
            mutate::marked_mlir(&mut random, &mut input);
        }
    }
    assert!(checked * 2 > all, "only {checked} of {all} inputs were checked");
}

#[test]
fn texts_of_all_formats_with_up_to_three_mistakes() {
    let (checked, all) = seeded::run(Target::named("fixes").unwrap(), 500);
    assert!(checked * 8 > all, "only {checked} of {all} inputs were checked");
}
