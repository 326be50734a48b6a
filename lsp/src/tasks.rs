//! Tasks and timers: those of tokio, or in a browser, where no time passes during a message, those of the
//! [embedded server](crate::embedded).

use std::time::Duration;

/// Runs a task beside the request that starts it.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn spawn(task: impl Future<Output = ()> + Send + 'static) {
    tokio::spawn(task);
}

#[cfg(target_family = "wasm")]
pub(crate) use crate::embedded::spawn;

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
