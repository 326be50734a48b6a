//! Process groups: a process ends together with those that it starts.

#[cfg(unix)]
pub use unix::{kill, kill_all, lead, leader_has_ended, remember};

#[cfg(not(unix))]
pub use other::{kill, kill_all, lead, leader_has_ended, remember};

#[cfg(unix)]
mod unix {
    use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process_group, waitid};
    use std::os::unix::process::CommandExt as _;
    use std::process::{Child, Command};
    use std::sync::{Mutex, PoisonError};

    /// The leaders that [`kill_all`] ends.
    static LEADERS: Mutex<Vec<Pid>> = Mutex::new(Vec::new());

    /// Makes the process that a command starts the leader of its own group.
    pub fn lead(command: &mut Command) {
        command.process_group(0);
    }

    /// Whether the process has ended. It is not reaped yet, so its number cannot be reused.
    pub fn leader_has_ended(child: &mut Child) -> bool {
        let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        !matches!(waitid(WaitId::Pid(Pid::from_child(child)), options), Ok(None))
    }

    /// Remembers the leader of a group until that is killed.
    pub fn remember(child: &Child) {
        LEADERS.lock().unwrap_or_else(PoisonError::into_inner).push(Pid::from_child(child));
    }

    /// Kills the group. Must come before the process is waited for, as long as its number is that of the group.
    pub fn kill(child: &mut Child) {
        let own = Pid::from_child(child);
        let mut leaders = LEADERS.lock().unwrap_or_else(PoisonError::into_inner);
        leaders.retain(|leader| *leader != own);
        // If all have ended, the signal has no target.
        let _ = kill_process_group(own, Signal::KILL);
    }

    /// Kills the groups whose leaders are remembered, because a terminal does not signal them.
    pub fn kill_all() {
        for leader in LEADERS.lock().unwrap_or_else(PoisonError::into_inner).iter() {
            let _ = kill_process_group(*leader, Signal::KILL);
        }
    }
}

/// Other systems have no such groups, so only the process itself is ended.
#[cfg(not(unix))]
mod other {
    use std::process::{Child, Command};

    /// Does nothing.
    pub fn lead(_: &mut Command) {}

    /// Whether the process has ended.
    pub fn leader_has_ended(child: &mut Child) -> bool {
        !matches!(child.try_wait(), Ok(None))
    }

    /// Does nothing.
    pub fn remember(_: &Child) {}

    /// Does nothing.
    pub fn kill_all() {}

    /// Kills the process.
    pub fn kill(child: &mut Child) {
        // It may have ended already.
        let _ = child.kill();
    }
}

/// Limits the address space of a process, where the system can (Linux).
#[cfg(target_os = "linux")]
pub fn limit_memory(child: &std::process::Child, bytes: u64) {
    use rustix::process::{Pid, Resource, Rlimit, prlimit};
    let limit = Rlimit { current: Some(bytes), maximum: Some(bytes) };
    // A process that has ended needs no limit.
    let _ = prlimit(Some(Pid::from_child(child)), Resource::As, limit);
}

/// Does nothing on this system.
#[cfg(not(target_os = "linux"))]
pub fn limit_memory(_: &std::process::Child, _: u64) {}

/// Limits the processor time of a process and of each one that it starts, in whole seconds (Linux): a signal ends them.
/// Returns whether it is limited.
#[cfg(target_os = "linux")]
pub fn limit_time(child: &std::process::Child, time: std::time::Duration) -> bool {
    use rustix::process::{Pid, Resource, Rlimit, getrlimit, prlimit};
    let seconds = time.as_secs().saturating_add(u64::from(time.subsec_nanos() > 0));
    let maximum = getrlimit(Resource::Cpu).maximum;
    // The kernel counts nanoseconds: a huge limit would become a small one.
    let most = maximum.unwrap_or(u64::MAX).min(u64::from(u32::MAX));
    let limit = Rlimit { current: Some(seconds.min(most)), maximum };
    prlimit(Some(Pid::from_child(child)), Resource::Cpu, limit).is_ok()
}

/// Does nothing on this system.
#[cfg(not(target_os = "linux"))]
pub fn limit_time(_: &std::process::Child, _: std::time::Duration) -> bool {
    false
}

/// Whether a signal is the one that ends a process at its limit of processor time.
#[must_use]
pub fn is_time_signal(signal: i32) -> bool {
    #[cfg(target_os = "linux")]
    return signal == rustix::process::Signal::XCPU.as_raw();
    #[cfg(not(target_os = "linux"))]
    return signal < 0;
}
