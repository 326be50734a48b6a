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

/// The result of a future; `None` if it takes longer than this. In a browser it is waited for.
pub(crate) async fn within<T>(patience: Duration, future: impl Future<Output = T>) -> Option<T> {
    #[cfg(not(target_family = "wasm"))]
    return tokio::time::timeout(patience, future).await.ok();
    #[cfg(target_family = "wasm")]
    {
        let _ = patience;
        Some(future.await)
    }
}

/// Waits; not in a browser, where the client delays its messages.
pub(crate) async fn pause(duration: Duration) {
    #[cfg(not(target_family = "wasm"))]
    tokio::time::sleep(duration).await;
    #[cfg(target_family = "wasm")]
    let _ = duration;
}
