//! Descriptions as bytes: they survive a round trip, and other bytes never panic.

use abide_core::dialect::registry;
use abide_core::limits::Limits;
use abide_core::mlir::ods::DialectDescription;
use abide_core::mlir::opt::{Options, opt};
use std::path::Path;

/// The folder of LLVM's `.td` files.
const LLVM: &str = "/usr/lib/llvm-22/include";

fn bundled() -> Vec<DialectDescription> {
    registry().dialects().dialects().cloned().collect()
}

fn assert_same(some: &[DialectDescription]) {
    let bytes = DialectDescription::store(some);
    let read = DialectDescription::load(&bytes).expect("what was written");
    assert_eq!(some.len(), read.len());
    for (own, other) in some.iter().zip(&read) {
        assert_eq!(format!("{own:?}"), format!("{other:?}"));
    }
    // Sharing is kept: storing the loaded descriptions gives the same bytes.
    assert!(bytes == DialectDescription::store(&read));
}

#[test]
fn bundled_descriptions_survive_the_store() {
    assert_same(&bundled());
}

#[test]
fn descriptions_of_td_files_survive_the_store() {
    let folder = abide_testing::repository().join("corpus/projects");
    let described = abide_project::describe(&[folder], &[], &Limits::default());
    assert!(!described.dialects.is_empty());
    assert_same(&described.dialects);
    if !Path::new(LLVM).is_dir() {
        return abide_testing::skip("no .td files of LLVM 22 in /usr/lib/llvm-22/include");
    }
    let paths = [Path::new(LLVM).join("mlir")];
    let described = abide_project::describe(&paths, &[LLVM.to_owned()], &Limits::default());
    assert_same(&described.dialects);
}

#[test]
fn truncated_bytes_are_not_loaded() {
    let arith = [registry().dialects().dialect("arith").expect("a dialect").clone()];
    let bytes = DialectDescription::store(&arith);
    assert!(DialectDescription::load(&[]).is_none());
    for end in 0..bytes.len() {
        assert!(DialectDescription::load(&bytes[..end]).is_none(), "{end}");
    }
    let longer = [&*bytes, b"\0"].concat();
    assert!(DialectDescription::load(&longer).is_none());
    // The longest possible number instead of the number of dialects.
    let magic = bytes.iter().position(|byte| *byte == b'\n').expect("a line") + 1;
    let many = [&bytes[..magic], &[0xff; 9], &[1]].concat();
    assert!(DialectDescription::load(&many).is_none());
}

#[test]
fn changed_bytes_never_panic() {
    let scf = [registry().dialects().dialect("scf").expect("a dialect").clone()];
    let bytes = DialectDescription::store(&scf);
    let mut random = crate::support::random::Random(20_261_125);
    let text = "func.func @f(%n: index, %x: i1) {\n  scf.for %i = %n to %n step %n {\n    scf.if %x {\n    }\n  }\n  return\n}\n";
    let (mut read, mut printed) = (0, 0);
    for _ in 0..4_000 {
        let mut other = bytes.clone();
        for _ in 0..=random.below(3) {
            let at = random.below(other.len());
            other[at] = random.below(256).try_into().expect("a byte");
        }
        let Some(dialects) = DialectDescription::load(&other) else { continue };
        read += 1;
        let registry = registry().with(dialects);
        let options = Options::default();
        printed +=
            usize::from(opt(text.as_bytes(), "a", &options, &registry, &Limits::default()).success);
    }
    assert!(read > 100 && printed > 10, "{read} are read, {printed} print");
}
