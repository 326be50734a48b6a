//! The client's process: where it dies and its streams stay open, as those do that somebody else has
//! inherited, the server ends all the same (LSP: `InitializeParams.processId`).

use std::time::Duration;

/// How often is looked.
const PERIOD: Duration = Duration::from_secs(1);

/// Comes back when a process has gone. A number that is no process to begin with belongs to another
/// machine or container: then, and where that cannot be told, never.
pub(crate) async fn gone(process: u32) {
    if is_alive(process) {
        while is_alive(process) {
            tokio::time::sleep(PERIOD).await;
        }
    } else {
        std::future::pending().await
    }
}

#[cfg(unix)]
fn is_alive(process: u32) -> bool {
    use rustix::process::{Pid, test_kill_process};
    let process = i32::try_from(process).ok().and_then(Pid::from_raw);
    process.is_some_and(|process| test_kill_process(process) != Err(rustix::io::Errno::SRCH))
}

#[cfg(not(unix))]
fn is_alive(_: u32) -> bool {
    false
}
