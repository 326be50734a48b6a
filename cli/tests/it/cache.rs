//! `abide cache`.

use crate::support::{Folder, abide};

#[test]
fn cleaning_removes_cached_files_and_no_others() {
    let folder = Folder::new("cache");
    folder.write("dialects-1.kept", "12345");
    folder.write("notes.txt", "mine");
    let name = folder.path().to_str().unwrap();
    let run = abide(&["cache", "path", "--folder", name]);
    assert_eq!((run.status, &*run.stdout), (0, &*format!("{name}\n")));
    let run = abide(&["cache", "clean", "--folder", name]);
    let said = format!("removed 1 file, 5 bytes, from {name}\n");
    assert_eq!((run.status, run.stdout), (0, said), "{}", run.stderr);
    let run = abide(&["cache", "clean", "--format", "json", "--folder", name]);
    let said = format!("{{\"folder\":\"{name}\",\"files\":0,\"bytes\":0}}\n");
    assert_eq!((run.status, run.stdout), (0, said), "{}", run.stderr);
    let run = abide(&["cache", "path", "--format", "json", "--folder", name]);
    let said = format!("{{\"folder\":\"{name}\"}}\n");
    assert_eq!((run.status, run.stdout), (0, said), "{}", run.stderr);
    let run = abide(&["cache", "clean", "--folder", name]);
    let said = format!("removed 0 files, 0 bytes, from {name}\n");
    assert_eq!((run.status, run.stdout), (0, said), "{}", run.stderr);
    assert!(folder.path().join("notes.txt").exists());
}
