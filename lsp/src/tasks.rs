//! Tasks and timers: those of tokio, or in a browser, where no time passes during a message, those of the embedded
//! server.

#[cfg(target_family = "wasm")]
use futures::future::LocalBoxFuture;
#[cfg(target_family = "wasm")]
use std::cell::RefCell;
use std::time::Duration;

/// Runs a task independently of the request that starts it.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn spawn(task: impl Future<Output = ()> + Send + 'static) {
    tokio::spawn(task);
}

#[cfg(target_family = "wasm")]
thread_local! {
    /// The tasks that were started and not yet polled.
    static STARTED: RefCell<Vec<LocalBoxFuture<'static, ()>>> = const { RefCell::new(Vec::new()) };
}

/// Runs a task after the request that starts it: the embedded server does so when it has handled its message.
#[cfg(target_family = "wasm")]
pub(crate) fn spawn(task: impl Future<Output = ()> + 'static) {
    STARTED.with_borrow_mut(|started| started.push(Box::pin(task)));
}

/// Takes the tasks that were started and not yet polled.
#[cfg(target_family = "wasm")]
pub(crate) fn take_started() -> Vec<LocalBoxFuture<'static, ()>> {
    STARTED.take()
}

/// Whether there are any.
#[cfg(target_family = "wasm")]
pub(crate) fn any_started() -> bool {
    STARTED.with_borrow(|started| !started.is_empty())
}

/// The client's answer to a request; `None` if it takes longer than this. A later answer is received all the same,
/// because `tower-lsp` panics at an answer without a receiver.
#[cfg(not(target_family = "wasm"))]
pub(crate) async fn answer_within<T: Send + 'static>(
    patience: Duration,
    request: impl Future<Output = T> + Send + 'static,
) -> Option<T> {
    tokio::time::timeout(patience, tokio::spawn(request)).await.ok()?.ok()
}

/// The client's answer to a request: in a browser it is waited for.
#[cfg(target_family = "wasm")]
pub(crate) async fn answer_within<T>(_: Duration, request: impl Future<Output = T>) -> Option<T> {
    Some(request.await)
}

/// Waits; not in a browser, where the client delays its messages.
pub(crate) async fn pause(duration: Duration) {
    #[cfg(not(target_family = "wasm"))]
    tokio::time::sleep(duration).await;
    #[cfg(target_family = "wasm")]
    let _ = duration;
}

#[cfg(all(test, not(target_family = "wasm")))]
mod tests {
    use super::answer_within;
    use std::time::Duration;
    use tokio::sync::oneshot;

    #[tokio::test]
    async fn late_answers_have_a_receiver() {
        let (answers, answer) = oneshot::channel();
        assert_eq!(answer_within(Duration::ZERO, answer).await, None);
        answers.send(()).unwrap();
        let in_time = async { 1 };
        assert_eq!(answer_within(Duration::MAX, in_time).await, Some(1));
    }
}
