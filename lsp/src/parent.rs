//! Watches the client's process. If it dies while inherited copies keep its streams open, the server still ends (LSP:
//! `InitializeParams.processId`).

#[cfg(not(target_family = "wasm"))]
use std::time::Duration;

/// The interval of checks.
#[cfg(not(target_family = "wasm"))]
const CHECK_INTERVAL: Duration = Duration::from_millis(250);

/// A process. The number may be given to another one when it has ended, so Linux has a handle.
#[cfg(target_os = "linux")]
pub(crate) struct ClientProcess(rustix::fd::OwnedFd);

#[cfg(target_os = "linux")]
impl ClientProcess {
    /// The process with a number. One without a process belongs to another machine or container.
    pub(crate) fn new(process: u32) -> Option<ClientProcess> {
        use rustix::process::{Pid, PidfdFlags, pidfd_open};
        let process = Pid::from_raw(i32::try_from(process).ok()?)?;
        let process = ClientProcess(pidfd_open(process, PidfdFlags::empty()).ok()?);
        process.is_running().then_some(process)
    }

    /// Whether it still runs. A process ends before its parent waits for it.
    fn is_running(&self) -> bool {
        use rustix::event::{PollFd, PollFlags, Timespec, poll};
        let mut polled = [PollFd::new(&self.0, PollFlags::IN)];
        poll(&mut polled, Some(&Timespec { tv_sec: 0, tv_nsec: 0 })) == Ok(0)
    }
}

#[cfg(all(unix, not(target_os = "linux")))]
pub(crate) struct ClientProcess(rustix::process::Pid);

#[cfg(all(unix, not(target_os = "linux")))]
impl ClientProcess {
    pub(crate) fn new(process: u32) -> Option<ClientProcess> {
        let process = rustix::process::Pid::from_raw(i32::try_from(process).ok()?)?;
        let process = ClientProcess(process);
        process.is_running().then_some(process)
    }

    fn is_running(&self) -> bool {
        rustix::process::test_kill_process(self.0) != Err(rustix::io::Errno::SRCH)
    }
}

#[cfg(not(unix))]
pub(crate) struct ClientProcess;

#[cfg(not(unix))]
impl ClientProcess {
    pub(crate) fn new(_: u32) -> Option<ClientProcess> {
        None
    }

    #[cfg(not(target_family = "wasm"))]
    fn is_running(&self) -> bool {
        false
    }
}

#[cfg(not(target_family = "wasm"))]
impl ClientProcess {
    /// Returns when the process has ended.
    pub(crate) async fn ended(&self) {
        while self.is_running() {
            tokio::time::sleep(CHECK_INTERVAL).await;
        }
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;
    use std::process::{Command, Stdio};

    #[test]
    fn a_process_that_ended_is_noticed_without_a_wait() {
        let mut child = Command::new("cat").stdin(Stdio::piped()).spawn().expect("a process");
        let watched = ClientProcess::new(child.id()).expect("it runs");
        assert!(watched.is_running());
        child.kill().expect("it ends");
        let ended = (0..1000).any(|_| {
            std::thread::sleep(Duration::from_millis(10));
            !watched.is_running()
        });
        assert!(ended);
        assert!(ClientProcess::new(child.id()).is_none(), "its number is still taken");
        child.wait().expect("it has ended");
    }
}
