//! Settings of the allocator and the kernel's memory management that suit the server better.

use std::hint::black_box;
use std::time::Duration;

/// The time in milliseconds for which mimalloc keeps free memory. Memory freed while a file is read is needed again
/// at once, and returning it in between made opening a file a tenth slower.
const PURGE_DELAY_MILLISECONDS: u16 = 10;

/// The delays after which memory is returned once much was freed: at the last one, memory held by other threads is
/// free, too.
const PURGE_DELAYS: [Duration; 3] =
    [Duration::from_millis(100), Duration::from_millis(900), Duration::from_secs(2)];

/// Makes mimalloc return free memory soon, in a program that uses it. By default it does so when
/// other memory is freed a second later. The option is read from the environment before `main`, so the program
/// starts itself again in the same process. Call this before anything else. If it fails, memory is
/// only returned later.
pub fn purge_soon() {
    #[cfg(unix)]
    {
        use std::os::unix::process::CommandExt as _;
        const OPTION: &str = "MIMALLOC_PURGE_DELAY";
        let Ok(program) = std::env::current_exe() else { return };
        if std::env::var_os(OPTION).is_none() {
            let mut arguments = std::env::args_os();
            let mut command = std::process::Command::new(program);
            if let Some(name) = arguments.next() {
                command.arg0(name);
            }
            // It returns only if it fails.
            let _ =
                command.args(arguments).env(OPTION, PURGE_DELAY_MILLISECONDS.to_string()).exec();
        }
    }
}

/// Makes mimalloc look soon for freed memory, in a program that may be idle: mimalloc looks when it frees
/// memory after the delay, and when a thread ends that has used some.
pub(crate) fn purge_freed_memory() {
    tokio::spawn(async {
        for later in PURGE_DELAYS {
            tokio::time::sleep(later).await;
            // Without a thread, memory is returned with the next document.
            let _ = std::thread::Builder::new()
                .spawn(|| drop(black_box(Vec::<u8>::with_capacity(OWN_PAGES_BYTES))));
        }
    });
}

/// A size that the allocator always takes from its own pages; the memory is never touched.
const OWN_PAGES_BYTES: usize = 1 << 22;

/// Disables transparent huge pages. They use additional memory, and the kernel takes longer for one than a short run
/// lasts. If it has to make room for one first, an answer of a millisecond takes a hundred. The allocator never
/// requests them; some systems use them without a request.
pub fn use_small_pages() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::thread::disable_transparent_huge_pages(true) {
        tracing::debug!("huge pages stay unchanged: {error}");
    }
}
