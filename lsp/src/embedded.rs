//! The server in the module of a browser: without threads, streams and timers. A message is handled until nothing is
//! left to do, and the messages to the client are the result.

use crate::addresses::Addresses;
use crate::answers::Outgoing;
use crate::connection::Connection;
use crate::dialects::StartArguments;
use crate::envelope::{Verdict, judge};
use crate::parent::ClientProcess;
use crate::tasks;
use futures::executor::LocalPool;
use futures::stream::StreamExt as _;
use futures::task::LocalSpawnExt as _;
use std::cell::RefCell;
use std::path::PathBuf;
use std::pin::pin;
use std::rc::Rc;
use std::sync::Arc;
use tokio::sync::mpsc;

/// A server for one client.
pub struct Embedded {
    connection: Connection,
    addresses: Arc<Addresses>,
    pool: LocalPool,
    outgoing: Rc<RefCell<Vec<Vec<u8>>>>,
    /// Gets the client's process, which a browser does not have.
    _process: mpsc::Receiver<ClientProcess>,
}

impl Embedded {
    /// A server whose documents are read with the dialects that these `.td` files describe; include folders are
    /// searched for others. All of them are open documents.
    #[must_use]
    pub fn new(dialects: Vec<PathBuf>, include: Vec<String>) -> Embedded {
        let (client, process) = mpsc::channel(1);
        let given = StartArguments { paths: dialects, include, llvm: None };
        let addresses = Arc::new(Addresses::default());
        let (connection, sent) = Connection::new(client, given, Arc::clone(&addresses));
        let outgoing = Rc::new(RefCell::new(Vec::new()));
        let queue = Rc::clone(&outgoing);
        tasks::spawn(async move {
            let mut sent = pin!(sent);
            while let Some(message) = sent.next().await {
                queue.borrow_mut().push(Outgoing::into_text(message));
            }
        });
        Embedded { connection, addresses, pool: LocalPool::new(), outgoing, _process: process }
    }

    /// Handles a message of the client; returns the messages to it.
    pub fn handle(&mut self, message: &[u8]) -> Vec<Vec<u8>> {
        match judge(message, &self.addresses) {
            Verdict::Exit => {}
            Verdict::Refuse(answer) => self.outgoing.borrow_mut().push(answer),
            Verdict::Pass { message, .. } => {
                if let Some(answer) = self.connection.start(message) {
                    let queue = Rc::clone(&self.outgoing);
                    tasks::spawn(async move {
                        let answer = answer.await.map(Outgoing::into_text);
                        queue.borrow_mut().extend(answer);
                    });
                }
            }
        }
        self.run();
        self.outgoing.take()
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
}
