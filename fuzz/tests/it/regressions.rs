//! Fuzzing findings, replayed for ever: `corpus/regressions/` has a folder for each check, with the inputs that once
//! broke it.

use abide_fuzz::{Target, corpus, seeds};

#[test]
fn earlier_findings_stay_fixed() {
    let root = seeds::corpus_folder().join("regressions");
    let mut replayed = 0;
    for folder in corpus::folders(&root) {
        let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let target = Target::named(&name).unwrap_or_else(|| panic!("{name} is not a target"));
        for file in corpus::files(&folder, &[]) {
            (target.check)(&std::fs::read(&file).unwrap());
            replayed += 1;
        }
    }
    assert!(replayed > 0, "nothing in {}", root.display());
}

#[test]
fn every_regression_has_a_row_in_its_readme() {
    let root = seeds::corpus_folder().join("regressions");
    let readme = std::fs::read_to_string(root.join("README.md")).unwrap();
    for folder in corpus::folders(&root) {
        for file in corpus::files(&folder, &[]) {
            let name = file.strip_prefix(&root).unwrap().to_string_lossy().replace('\\', "/");
            assert!(readme.contains(&format!("| `{name}` |")), "no row for {name}");
        }
    }
}
