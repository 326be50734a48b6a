//! Watches the client's process. If it dies while inherited copies keep its streams open, the server still ends (LSP:
//! `InitializeParams.processId`).

use std::time::Duration;

/// The interval of checks.
const CHECK_INTERVAL: Duration = Duration::from_secs(1);

/// Returns when a process has ended. A number without a process at the start belongs to another machine or container:
/// then, and if that is unknown, it never returns.
pub(crate) async fn wait_for_exit(process: u32) {
    if is_alive(process) {
        while is_alive(process) {
            tokio::time::sleep(CHECK_INTERVAL).await;
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
