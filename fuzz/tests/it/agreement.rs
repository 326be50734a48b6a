//! The check that `check`, `opt` and an editor agree, on seeded texts with mistakes.

use crate::seeded;
use abide_fuzz::Target;

#[test]
fn texts_with_up_to_three_mistakes() {
    let (checked, all) = seeded::run(Target::named("agreement").unwrap(), 1_000);
    assert!(checked * 2 > all, "only {checked} of {all} inputs were checked");
}
