//! Work on several things at a time, with results in order.

use abide_core::ide::{Executor, one_by_one};
use abide_core::limits::Limits;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

/// Calls `work` with each item on as many threads as the machine has, and hands the results to
/// `take` in the order of the items, on this thread, each as soon as those before it are done. The threads
/// have stacks on which the bounds of [`Limits::for_large_stacks`] hold, as the caller's has to.
///
/// # Errors
/// The first error of `take`; after it no more work begins.
pub(crate) fn in_order<I: Sync, T: Send, E>(
    items: &[I],
    work: impl Fn(&I) -> T + Sync,
    mut take: impl FnMut(T) -> Result<(), E>,
) -> Result<(), E> {
    let threads = available().min(items.len());
    let next = AtomicUsize::new(0);
    let do_items = |sender: &mpsc::Sender<(usize, T)>| {
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(item) = items.get(index) else { return };
            // A closed channel means that `take` has failed.
            if sender.send((index, work(item))).is_err() {
                return;
            }
        }
    };
    let do_items = &do_items;
    thread::scope(|scope| {
        let (sender, receiver) = mpsc::channel();
        let start = |sender: mpsc::Sender<_>| {
            let thread = thread::Builder::new().stack_size(Limits::LARGE_STACK);
            thread.spawn_scoped(scope, move || do_items(&sender)).is_ok()
        };
        let started = (0..threads).filter(|_| start(sender.clone())).count();
        if started == 0 {
            // Without further threads, the caller's thread does the work.
            do_items(&sender);
        }
        drop(sender);
        let mut early = BTreeMap::new();
        let mut wanted = 0;
        for (index, result) in receiver {
            early.insert(index, result);
            while let Some(result) = early.remove(&wanted) {
                take(result)?;
                wanted += 1;
            }
        }
        Ok(())
    })
}

/// The threads that one file has for itself, if [`in_order`] handles this number of files. Only a single file has more
/// than one, because several files already use all of them.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Threads(usize);

impl Threads {
    /// One thread.
    pub(crate) const ONE: Threads = Threads(1);

    /// The threads of each of this number of files.
    pub(crate) fn of_each(files: usize) -> Threads {
        Threads(if files == 1 { available() } else { 1 })
    }

    /// Whether one of them ends earlier than all of them if its work takes half of their processor time.
    pub(crate) fn are_few(self) -> bool {
        self.0 <= 2
    }

    /// The executor for the functions of the file.
    pub(crate) fn executor(self) -> Executor {
        if self.0 > 1 { share } else { one_by_one }
    }
}

/// The number of threads that the machine has.
fn available() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Runs pieces of work on as many threads as the machine has.
fn share(count: usize, work: &(dyn Fn(usize) + Sync)) {
    let threads = available().min(count);
    let next = AtomicUsize::new(0);
    let do_pieces = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                return;
            }
            work(number);
        }
    };
    thread::scope(|scope| {
        for _ in 1..threads {
            let thread = thread::Builder::new().stack_size(Limits::LARGE_STACK);
            // If no thread can be had, the others do its work.
            let _ = thread.spawn_scoped(scope, do_pieces);
        }
        do_pieces();
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn results_come_in_order_however_long_they_take() {
        let items: Vec<u64> = (0..50).collect();
        let mut seen = Vec::new();
        let work = |item: &u64| {
            thread::sleep(Duration::from_millis(if item.is_multiple_of(3) { 4 } else { 0 }));
            *item
        };
        let result: Result<(), ()> = in_order(&items, work, |item| {
            seen.push(item);
            Ok(())
        });
        assert_eq!(result, Ok(()));
        assert_eq!(seen, items);
    }

    #[test]
    fn each_piece_is_done_once() {
        for count in [0, 1, 2, 1_000] {
            let done: Vec<AtomicUsize> = (0..count).map(|_| AtomicUsize::new(0)).collect();
            share(count, &|number| {
                done[number].fetch_add(1, Ordering::Relaxed);
            });
            assert!(done.into_iter().all(|times| times.into_inner() == 1), "{count}");
        }
    }

    #[test]
    fn an_error_ends_the_work() {
        let begun = AtomicUsize::new(0);
        let work = |_: &()| {
            thread::sleep(Duration::from_millis(1));
            begun.fetch_add(1, Ordering::Relaxed)
        };
        let mut taken = 0;
        let result = in_order(&[(); 10_000], work, |_| {
            taken += 1;
            if taken == 3 { Err("enough") } else { Ok(()) }
        });
        assert_eq!((result, taken), (Err("enough"), 3));
        assert!(begun.into_inner() < 10_000);
    }

    #[test]
    fn no_items_have_no_results() {
        let result: Result<(), ()> = in_order(&[0; 0], |item| *item, |_| Ok(()));
        assert_eq!(result, Ok(()));
    }
}
