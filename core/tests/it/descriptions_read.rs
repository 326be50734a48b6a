//! The dialect descriptions that are read for a document. The test runs again in a process of its own, because they are
//! read once for the whole process.

use abide_core::dialect::descriptions;
use abide_core::ide::check_file;
use abide_core::limits::Limits;
use std::process::Command;

/// Set in the process of its own.
const ALONE: &str = "ABIDE_DESCRIPTIONS_READ_ALONE";

fn names_read() -> Vec<&'static str> {
    descriptions().names_read().collect()
}

#[test]
fn a_document_has_the_descriptions_read_that_it_needs() {
    if std::env::var_os(ALONE).is_none() {
        let name = std::thread::current().name().unwrap().to_owned();
        let mut own = Command::new(std::env::current_exe().unwrap());
        let output = own.args(["--exact", &name]).env(ALONE, "1").output().unwrap();
        let printed = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success() && printed.contains("1 passed"), "{printed}");
        return;
    }
    assert_eq!(check_file(b"", &Limits::default()), []);
    assert_eq!(names_read(), Vec::<&str>::new());
    let text = b"func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = call @f(%0) : (i32) -> i32
  return %1 : i32
}
";
    assert_eq!(check_file(text, &Limits::default()), []);
    let few = ["builtin", "arith", "func"];
    assert!(names_read().iter().all(|name| few.contains(name)), "{:?}", names_read());
    let text = b"%0 = memref.alloc() : memref<4xf32>\n";
    assert_eq!(check_file(text, &Limits::default()), []);
    assert!(names_read().contains(&"memref") && !names_read().contains(&"llvm"));
    assert_eq!(descriptions().dialects().count(), names_read().len());
}
