//! One client's connection to tower-lsp, without streams: messages in, messages out.

use crate::addresses::Addresses;
use crate::answers::{Answers, Outgoing};
use crate::backend::Backend;
use crate::dialects::StartArguments;
use crate::envelope::Message;
use crate::parent::ClientProcess;
use crate::server;
use futures::task::noop_waker_ref;
use futures::{FutureExt as _, SinkExt as _, Stream, StreamExt as _};
use std::sync::Arc;
use std::task::Context;
use tokio::sync::mpsc;
use tower_lsp::{ClientSocket, Loopback, LspService};
use tower_service::Service as _;

/// Starts handling messages of a client, in the order in which they come.
pub(crate) struct Connection {
    service: LspService<Backend>,
    /// Takes the client's answers.
    responses: <ClientSocket as Loopback>::ResponseSink,
    answers: Arc<Answers>,
    addresses: Arc<Addresses>,
}

impl Connection {
    /// A connection, and the messages that the server sends by itself. `process` gets the client's process.
    pub(crate) fn new(
        process: mpsc::Sender<ClientProcess>,
        given: StartArguments,
        addresses: Arc<Addresses>,
    ) -> (Connection, impl Stream<Item = Outgoing> + use<>) {
        let answers = Arc::new(Answers::default());
        let (service, socket) = server::service(process, given, Arc::clone(&answers));
        let (requests, responses) = socket.split();
        let spelling = Arc::clone(&addresses);
        let requests = requests.map(move |request| Outgoing::of(&request, &spelling));
        (Connection { service, responses, answers, addresses }, requests)
    }

    /// Whether a message can be handled now: while the server is being initialized, others have to wait.
    pub(crate) fn is_ready(&mut self) -> bool {
        let mut context = Context::from_waker(noop_waker_ref());
        self.service.poll_ready(&mut context).is_ready()
    }

    /// Starts handling a message. The result must be polled before the next message is handled; it has the answer, if
    /// there is one.
    pub(crate) fn start(
        &mut self,
        message: Message,
    ) -> Option<impl Future<Output = Option<Outgoing>> + use<>> {
        let request = match message {
            Message::Request(request) => request,
            Message::Response(response) => {
                // It is accepted at once; a response to no request is dropped.
                let _ = self.responses.send(response).now_or_never();
                return None;
            }
        };
        let answer = self.service.call(request);
        let (answers, addresses) = (Arc::clone(&self.answers), Arc::clone(&self.addresses));
        Some(async move {
            let response = answer.await.ok().flatten()?;
            Some(answers.message(response, &addresses))
        })
    }
}
