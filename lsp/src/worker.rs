//! Work that takes a processor: on threads of its own, with a bound on their number, and so that
//! neither a panic nor a request that nobody waits for any more does harm.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};
use tokio::sync::Semaphore;

/// How many answers are computed at a time.
const WORKERS: usize = 4;

/// Why there is no answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Failure {
    /// Nobody waits for it any more.
    Cancelled,
    /// The work panicked.
    Panicked,
    /// The request makes no sense; says why.
    Refused(String),
}

/// Whether anybody still waits for the work.
#[derive(Debug, Clone, Default)]
pub(crate) struct Cancelled(Arc<AtomicBool>);

impl Cancelled {
    /// # Errors
    /// [`Failure::Cancelled`] where nobody waits any more.
    pub(crate) fn check(&self) -> Result<(), Failure> {
        if self.0.load(Ordering::Relaxed) { Err(Failure::Cancelled) } else { Ok(()) }
    }
}

/// Sets the flag when the future that waits for the work is dropped.
struct CancelOnDrop(Cancelled);

impl Drop for CancelOnDrop {
    fn drop(&mut self) {
        self.0.0.store(true, Ordering::Relaxed);
    }
}

/// The most threads that share one piece of work.
const SHARERS: usize = 8;

/// Does pieces of work on as many threads as the machine has processors: an
/// [`Executor`](abide_core::ide::Executor). A panic of one of them is one of the caller.
pub(crate) fn share(count: usize, work: &(dyn Fn(usize) + Sync)) {
    static THREADS: OnceLock<usize> = OnceLock::new();
    let threads = *THREADS
        .get_or_init(|| std::thread::available_parallelism().map_or(1, usize::from).min(SHARERS));
    let next = AtomicUsize::new(0);
    let take_pieces = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                return;
            }
            work(number);
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads.min(count) {
            // Where no thread can be had, the others do its share.
            let _ = std::thread::Builder::new().spawn_scoped(scope, take_pieces);
        }
        take_pieces();
    });
}

/// The threads that compute answers.
#[derive(Debug, Clone)]
pub(crate) struct Workers {
    permits: Arc<Semaphore>,
}

impl Default for Workers {
    fn default() -> Workers {
        Workers::new(WORKERS)
    }
}

impl Workers {
    /// So many threads.
    pub(crate) fn new(count: usize) -> Workers {
        Workers { permits: Arc::new(Semaphore::new(count)) }
    }

    /// Runs `work` on a thread of its own as soon as one is free.
    ///
    /// # Errors
    /// Those of the work, and [`Failure::Panicked`].
    pub(crate) async fn run<T, W>(&self, work: W) -> Result<T, Failure>
    where
        T: Send + 'static,
        W: FnOnce(&Cancelled) -> Result<T, Failure> + Send + 'static,
    {
        let cancelled = Cancelled::default();
        let _guard = CancelOnDrop(cancelled.clone());
        let permits = Arc::clone(&self.permits);
        let permit = permits.acquire_owned().await.map_err(|_| Failure::Cancelled)?;
        let task = tokio::task::spawn_blocking(move || {
            // Held until the work is done, even where nobody waits for it.
            let _permit = permit;
            cancelled.check()?;
            work(&cancelled)
        });
        task.await.unwrap_or(Err(Failure::Panicked))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[tokio::test]
    async fn a_panic_is_a_failure() {
        let workers = Workers::default();
        let result = workers.run::<(), _>(|_| panic!("on purpose")).await;
        assert_eq!(result, Err(Failure::Panicked));
        assert_eq!(workers.run(|_| Ok(1)).await, Ok(1), "and the next one is answered");
    }

    #[test]
    fn shared_pieces_are_done_once() {
        let done: Vec<_> = (0..1000).map(|_| AtomicUsize::new(0)).collect();
        share(done.len(), &|number| {
            done[number].fetch_add(1, Ordering::Relaxed);
        });
        assert!(done.iter().all(|count| count.load(Ordering::Relaxed) == 1));
        share(0, &|_| panic!("there is none"));
    }

    #[tokio::test]
    async fn a_panic_in_a_shared_piece_is_a_failure() {
        let work = |_: &Cancelled| {
            share(100, &|number| assert_ne!(number, 50, "on purpose"));
            Ok(())
        };
        assert_eq!(Workers::default().run(work).await, Err(Failure::Panicked));
    }

    #[tokio::test]
    async fn work_that_nobody_waits_for_ends() {
        let workers = Workers::default();
        let (send, receive) = std::sync::mpsc::channel();
        let work = workers.run(move |cancelled: &Cancelled| {
            while cancelled.check().is_ok() {
                std::thread::sleep(Duration::from_millis(1));
            }
            let _ = send.send(());
            Ok(())
        });
        assert!(tokio::time::timeout(Duration::from_millis(50), work).await.is_err());
        assert!(receive.recv_timeout(Duration::from_secs(30)).is_ok());
    }
}
