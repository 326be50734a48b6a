//! Work for the processor: on its own threads, limited in number, and safe from panics and cancelled requests.

use std::cell::RefCell;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};
use tokio::sync::Semaphore;
#[cfg(not(target_family = "wasm"))]
use tokio::task::JoinError;

/// The number of answers computed at a time.
const MAX_WORKERS: usize = 4;

/// The reason for a missing answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Failure {
    /// The request was cancelled.
    Cancelled,
    /// The work panicked.
    Panicked,
    /// The request is invalid, with the reason.
    Refused(String),
}

/// Whether a caller still waits for the work.
#[derive(Clone, Default)]
pub(crate) struct Cancelled {
    /// Whether the request was cancelled.
    set: Arc<AtomicBool>,
    /// Whether the answer would be out of date, if known.
    outdated: Option<Arc<dyn Fn() -> bool + Send + Sync>>,
}

impl Cancelled {
    /// # Errors
    /// [`Failure::Cancelled`] if the request was cancelled.
    pub(crate) fn check(&self) -> Result<(), Failure> {
        if self.is_set() { Err(Failure::Cancelled) } else { Ok(()) }
    }

    fn is_set(&self) -> bool {
        self.set.load(Ordering::Relaxed) || self.outdated.as_ref().is_some_and(|is_so| is_so())
    }
}

thread_local! {
    /// Whether a caller waits for the work of this thread.
    static CURRENT: RefCell<Option<Cancelled>> = const { RefCell::new(None) };
}

/// The request that this thread works for, until dropped.
struct WorksFor(Option<Cancelled>);

impl WorksFor {
    fn new(cancelled: Option<Cancelled>) -> WorksFor {
        WorksFor(CURRENT.replace(cancelled))
    }
}

impl Drop for WorksFor {
    fn drop(&mut self) {
        CURRENT.set(self.0.take());
    }
}

/// Runs work that all requests share, and that would be lost if it ended early.
pub(crate) fn uncancellable<T>(work: impl FnOnce() -> T) -> T {
    let _nobody = WorksFor::new(None);
    work()
}

/// The payload that unwinds a thread with cancelled work.
struct Stopped;

/// Sets the flag when the future that waits for the work is dropped.
struct CancelOnDrop(Cancelled);

impl Drop for CancelOnDrop {
    fn drop(&mut self) {
        self.0.set.store(true, Ordering::Relaxed);
    }
}

/// The maximum number of threads that share one piece of work.
const MAX_SHARERS: usize = 8;

/// Runs pieces of work on as many threads as the machine has processors: an [`Executor`](abide_core::ide::Executor). A
/// panic of one of them is one of the caller. If the caller's work is cancelled, pieces that have not begun are left
/// out, and the caller is unwound as by a panic. Partial results are dropped, and [`Workers::run`] returns
/// [`Failure::Cancelled`].
pub(crate) fn share(count: usize, work: &(dyn Fn(usize) + Sync)) {
    static THREADS: OnceLock<usize> = OnceLock::new();
    let threads = *THREADS.get_or_init(|| {
        std::thread::available_parallelism().map_or(1, usize::from).min(MAX_SHARERS)
    });
    let cancelled = CURRENT.with_borrow(Clone::clone);
    let (next, is_incomplete) = (AtomicUsize::new(0), AtomicBool::new(false));
    let take_pieces = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                return;
            }
            if cancelled.as_ref().is_some_and(Cancelled::is_set) {
                is_incomplete.store(true, Ordering::Relaxed);
                return;
            }
            work(number);
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads.min(count) {
            // If no thread can be started, the others do its share.
            let _ = std::thread::Builder::new().spawn_scoped(scope, take_pieces);
        }
        take_pieces();
    });
    if is_incomplete.into_inner() {
        std::panic::resume_unwind(Box::new(Stopped));
    }
}

/// The threads that compute answers.
#[derive(Debug, Clone)]
pub(crate) struct Workers {
    permits: Arc<Semaphore>,
}

impl Default for Workers {
    fn default() -> Workers {
        Workers::new(MAX_WORKERS)
    }
}

impl Workers {
    /// Workers with this many threads.
    pub(crate) fn new(count: usize) -> Workers {
        Workers { permits: Arc::new(Semaphore::new(count)) }
    }

    /// Runs `work` on its own thread as soon as one is free.
    ///
    /// # Errors
    /// Those of the work, and [`Failure::Panicked`].
    pub(crate) async fn run<T, W>(&self, work: W) -> Result<T, Failure>
    where
        T: Send + 'static,
        W: FnOnce(&Cancelled) -> Result<T, Failure> + Send + 'static,
    {
        self.run_while(Cancelled::default(), work).await
    }

    /// Runs `work` as [`run`](Self::run) does, until its result is out of date.
    ///
    /// # Errors
    /// As those of [`run`](Self::run).
    pub(crate) async fn run_until<T, W>(
        &self,
        outdated: impl Fn() -> bool + Send + Sync + 'static,
        work: W,
    ) -> Result<T, Failure>
    where
        T: Send + 'static,
        W: FnOnce(&Cancelled) -> Result<T, Failure> + Send + 'static,
    {
        let outdated: Arc<dyn Fn() -> bool + Send + Sync> = Arc::new(outdated);
        self.run_while(Cancelled { outdated: Some(outdated), ..Cancelled::default() }, work).await
    }

    async fn run_while<T, W>(&self, cancelled: Cancelled, work: W) -> Result<T, Failure>
    where
        T: Send + 'static,
        W: FnOnce(&Cancelled) -> Result<T, Failure> + Send + 'static,
    {
        let _guard = CancelOnDrop(cancelled.clone());
        let permits = Arc::clone(&self.permits);
        let permit = permits.acquire_owned().await.map_err(|_| Failure::Cancelled)?;
        let work = move || {
            // Held until the work is done, even if it is cancelled.
            let _permit = permit;
            cancelled.check()?;
            let _request = WorksFor::new(Some(cancelled.clone()));
            work(&cancelled)
        };
        on_a_thread(work).await
    }
}

#[cfg(not(target_family = "wasm"))]
async fn on_a_thread<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Failure> + Send + 'static,
) -> Result<T, Failure> {
    tokio::task::spawn_blocking(work).await.unwrap_or_else(|error| Err(failure_of(error)))
}

/// A browser's module has one thread.
#[cfg(target_family = "wasm")]
async fn on_a_thread<T>(work: impl FnOnce() -> Result<T, Failure>) -> Result<T, Failure> {
    work()
}

/// The reason why work ended without a result.
#[cfg(not(target_family = "wasm"))]
fn failure_of(error: JoinError) -> Failure {
    match error.try_into_panic() {
        Ok(payload) if payload.is::<Stopped>() => Failure::Cancelled,
        _ => Failure::Panicked,
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
    async fn abandoned_shared_work_ends() {
        let workers = Workers::default();
        let done = Arc::new(AtomicUsize::new(0));
        let count = Arc::clone(&done);
        let is_outdated = move || count.load(Ordering::Relaxed) >= 10;
        let count = Arc::clone(&done);
        let work = move |_: &Cancelled| {
            share(1000, &|_| {
                count.fetch_add(1, Ordering::Relaxed);
            });
            Ok(())
        };
        assert_eq!(workers.run_until(is_outdated, work).await, Err(Failure::Cancelled));
        // One that a thread had begun may have come to it.
        assert!((10..10 + MAX_SHARERS).contains(&done.load(Ordering::Relaxed)));
        let whole = |_: &Cancelled| {
            uncancellable(|| share(100, &|_| {}));
            Ok(())
        };
        assert_eq!(workers.run_until(|| false, whole).await, Ok(()));
    }

    #[tokio::test]
    async fn work_shared_by_all_continues_without_a_waiting_request() {
        let done = Arc::new(AtomicUsize::new(0));
        let (count, seen) = (Arc::clone(&done), Arc::clone(&done));
        let work = move |_: &Cancelled| {
            uncancellable(|| {
                share(100, &|_| {
                    count.fetch_add(1, Ordering::Relaxed);
                });
            });
            Ok(())
        };
        let is_outdated = move || seen.load(Ordering::Relaxed) > 0;
        assert_eq!(Workers::default().run_until(is_outdated, work).await, Ok(()));
        assert_eq!(done.load(Ordering::Relaxed), 100);
    }

    #[tokio::test]
    async fn abandoned_work_ends() {
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
