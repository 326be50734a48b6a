//! What the allocator and the kernel do with memory, where the server is better off with something else.

use std::hint::black_box;
use std::time::Duration;

/// How long mimalloc keeps memory that is free, in milliseconds: what is freed while a file is read is asked for
/// again at once, and giving it back in between made opening a file a tenth slower.
const PURGE_DELAY: u16 = 10;

/// When memory is given back behind something that freed much: the last time, what other threads still held is free.
const LATER: [Duration; 3] =
    [Duration::from_millis(100), Duration::from_millis(900), Duration::from_secs(2)];

/// Has mimalloc give free memory back soon, for a program whose allocator it is: by itself it does so when
/// something else is freed a second later. Such an option is read from the environment before `main`, so the program
/// starts itself once more in the same process. Call it before anything else. Where that is not possible, memory is
/// only given back later.
pub fn give_memory_back() {
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
            // It only comes back where it fails.
            let _ = command.args(arguments).env(OPTION, PURGE_DELAY.to_string()).exec();
        }
    }
}

/// Has mimalloc look soon for what was freed, in a program that may have nothing else to do: it looks when it frees
/// memory itself and its time is over, and when a thread ends that has used some.
pub(crate) fn give_back_what_was_freed() {
    tokio::spawn(async {
        for later in LATER {
            tokio::time::sleep(later).await;
            // Where there is no thread to be had, it is given back with the next document.
            let _ = std::thread::Builder::new()
                .spawn(|| drop(black_box(Vec::<u8>::with_capacity(MUCH))));
        }
    });
}

/// So many bytes at once the allocator takes from no page of others, and none of them is touched.
const MUCH: usize = 1 << 22;

/// Huge pages take memory that nobody uses, a short run takes less time than the kernel needs for one, and where it
/// has to make room for one first, an answer of a millisecond takes a hundred. The allocator never asks for them;
/// this is for systems that give them unasked.
pub fn use_small_pages() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::thread::disable_transparent_huge_pages(true) {
        tracing::debug!("huge pages stay unchanged: {error}");
    }
}
