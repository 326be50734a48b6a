//! The server in the module of a browser: without threads, streams and timers. A message is handled until nothing is
//! left to do, and the messages to the client are the result.

use crate::addresses::Addresses;
use crate::backend::Backend;
use crate::dialects::StartArguments;
use crate::envelope::{Judge, Verdict};
use crate::long::Long;
use crate::server;
use crate::tasks;
use futures::executor::LocalPool;
use futures::task::LocalSpawnExt as _;
use futures::{SinkExt as _, StreamExt as _};
use serde_json::Value;
use std::cell::RefCell;
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::Arc;
use tokio::sync::mpsc;
use tower_lsp::jsonrpc::{Request, Response};
use tower_lsp::{ClientSocket, Loopback, LspService};
use tower_service::Service as _;

/// A server for one client.
pub struct Embedded {
    service: LspService<Backend>,
    /// Takes the client's answers.
    responses: <ClientSocket as Loopback>::ResponseSink,
    addresses: Addresses,
    long: Arc<Long>,
    pool: LocalPool,
    outgoing: Rc<RefCell<Vec<Vec<u8>>>>,
    /// Gets the number of the client's process, which a browser does not have.
    _process: mpsc::Receiver<u32>,
}

impl Embedded {
    /// A server whose documents are read with the dialects that these `.td` files describe; include folders are
    /// searched for others. All of them are open documents.
    #[must_use]
    pub fn new(dialects: Vec<PathBuf>, include: Vec<String>) -> Embedded {
        let (client, process) = mpsc::channel(1);
        let long = Arc::new(Long::default());
        let given = StartArguments { paths: dialects, include, llvm: None };
        let (service, socket) = server::service(client, given, Arc::clone(&long));
        let (mut requests, responses) = socket.split();
        let outgoing = Rc::new(RefCell::new(Vec::new()));
        let sent = Rc::clone(&outgoing);
        tasks::spawn(async move {
            while let Some(request) = requests.next().await {
                sent.borrow_mut().extend(serde_json::to_vec(&request));
            }
        });
        Embedded {
            service,
            responses,
            addresses: Addresses::default(),
            long,
            pool: LocalPool::new(),
            outgoing,
            _process: process,
        }
    }

    /// Handles a message of the client; returns the messages to it.
    pub fn handle(&mut self, message: &[u8]) -> Vec<Vec<u8>> {
        let judge = Judge { addresses: &self.addresses, texts: &self.long.texts };
        match judge.judge(message) {
            Verdict::Exit => {}
            Verdict::Refuse(answer) => self.outgoing.borrow_mut().push(answer),
            Verdict::Pass { body, .. } => self.pass(body.as_deref().unwrap_or(message)),
        }
        self.run();
        let messages = self.outgoing.take().into_iter();
        messages.map(|message| self.as_written(message)).collect()
    }

    /// Starts handling a valid message.
    fn pass(&mut self, body: &[u8]) {
        let Ok(message) = serde_json::from_slice::<Value>(body) else { return };
        if message.get("method").is_none() {
            if let Ok(response) = serde_json::from_value::<Response>(message) {
                // It is accepted at once; a response to no request is dropped.
                let _ = self.pool.run_until(self.responses.send(response));
            }
            return;
        }
        let Ok(request) = serde_json::from_value::<Request>(message) else { return };
        let answer = self.service.call(request);
        let sent = Rc::clone(&self.outgoing);
        tasks::spawn(async move {
            if let Ok(Some(response)) = answer.await {
                sent.borrow_mut().extend(serde_json::to_vec(&response));
            }
        });
    }

    /// Runs all tasks until each waits for the client.
    fn run(&mut self) {
        loop {
            for task in tasks::take_started() {
                // The pool lives as long as the server.
                let _ = self.pool.spawner().spawn_local(task);
            }
            self.pool.run_until_stalled();
            if !tasks::any_started() {
                return;
            }
        }
    }

    /// A message with its long answer and the addresses of the client.
    fn as_written(&self, message: Vec<u8>) -> Vec<u8> {
        let Some(long) = self.long.answers.redeem(&message) else {
            return self.addresses.as_written(&message).unwrap_or(message);
        };
        let long = long.with_written_addresses(&self.addresses);
        let mut whole = long.before.to_vec();
        long.body.into_chunks().for_each(|chunk| whole.extend(chunk));
        whole.extend(long.behind);
        whole
    }
}
