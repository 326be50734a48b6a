//! Work on many parts of a file, for callers that may have several processors.

use std::sync::OnceLock;

/// Runs independent pieces of work: calls the function once with each number
/// below the count, in any order, and comes back when all are done. The core has no threads of its
/// own; a program that has some shares them by this.
pub type Executor = fn(count: usize, work: &(dyn Fn(usize) + Sync));

/// Runs the pieces one after the other: an [`Executor`] for callers without threads, or whose threads have other work.
pub fn one_by_one(count: usize, work: &(dyn Fn(usize) + Sync)) {
    (0..count).for_each(work);
}

/// The number of bytes that is worth another thread.
const MIN_TASK_BYTES: usize = 1 << 15;

/// Applies `each` to the items; results are in their order. They are processed in runs of neighbours, each with the
/// value of `start`; `weight` is roughly an item's number of bytes in the file.
pub fn map<T: Sync, S, R: Send + Sync>(
    executor: Executor,
    items: &[T],
    weight: impl Fn(&T) -> usize,
    start: impl Fn() -> S + Sync,
    each: impl Fn(&mut S, &T) -> R + Sync,
) -> Vec<R> {
    let pieces = pieces(items, weight);
    let results: Vec<OnceLock<Vec<R>>> = pieces.iter().map(|_| OnceLock::new()).collect();
    let work = |number: usize| {
        let (Some(items), Some(place)) = (pieces.get(number), results.get(number)) else { return };
        let mut state = start();
        // The number comes once.
        let _ = place.set(items.iter().map(|item| each(&mut state, item)).collect());
    };
    match pieces.len() {
        1 => work(0),
        count => executor(count, &work),
    }
    results.into_iter().filter_map(OnceLock::into_inner).flatten().collect()
}

/// Cuts items into pieces of neighbours.
fn pieces<T>(items: &[T], weight: impl Fn(&T) -> usize) -> Vec<&[T]> {
    let mut weighed = 0;
    let is_full = |item: &T, _: &T| {
        weighed += weight(item);
        let full = weighed >= MIN_TASK_BYTES;
        if full {
            weighed = 0;
        }
        !full
    };
    items.chunk_by(is_full).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The last piece first.
    fn backwards(count: usize, work: &(dyn Fn(usize) + Sync)) {
        (0..count).rev().for_each(work);
    }

    #[test]
    fn results_are_in_the_order_of_the_items() {
        let items: Vec<usize> = (0..100).collect();
        for executor in [one_by_one as Executor, backwards] {
            for weight in [0, 1, MIN_TASK_BYTES / 7, MIN_TASK_BYTES, 2 * MIN_TASK_BYTES] {
                let doubled = map(executor, &items, |_| weight, || 2, |two, item| *two * item);
                assert_eq!(doubled, items.iter().map(|item| 2 * item).collect::<Vec<_>>());
            }
        }
        assert!(map(backwards, &[0; 0], |_| 1, || (), |(), _| ()).is_empty());
    }

    #[test]
    fn pieces_have_about_one_weight() {
        let lens = |weights: &[usize]| -> Vec<usize> {
            pieces(weights, |weight| *weight).iter().map(|piece| piece.len()).collect()
        };
        assert_eq!(lens(&[MIN_TASK_BYTES, 1, MIN_TASK_BYTES, 1, 1]), [1, 2, 2]);
        assert_eq!(lens(&[MIN_TASK_BYTES / 2; 5]), [2, 2, 1]);
    }
}
