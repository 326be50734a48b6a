//! The socket of `abide lsp --socket`, for debugging: it takes one client, of the same user, that speaks the protocol.
//!
//! Every program of the machine can connect to a port of the loopback address, programs of other users and pages in a
//! browser too.

use std::io::{self, Cursor};
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncReadExt as _};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tracing::{info, warn};

/// The first bytes of a message of the protocol: of `Content-Length` or `Content-Type`. A request of HTTP begins with
/// its method.
const BEGINNING: &[u8] = b"Content-";

/// The time for a client to send them.
const FIRST_BYTES_TIMEOUT: Duration = Duration::from_secs(10);

/// The number of connections that may have sent nothing yet.
const MAX_SILENT_CONNECTIONS: usize = 64;

/// Waits for the first client that may be served.
///
/// # Errors
/// The port is taken, no client connects within `timeout`, or this system does not report the owner of a connection.
pub(crate) async fn accept(
    port: u16,
    timeout: Option<Duration>,
) -> io::Result<(impl AsyncRead + Unpin + Send, OwnedWriteHalf)> {
    if !KNOWS_OWNERS {
        let message = "a port is open to all users of this system; use --pipe or --stdio";
        return Err(io::Error::new(io::ErrorKind::Unsupported, message));
    }
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await?;
    info!("listening on {}", listener.local_addr()?);
    let accepted = accept_permitted(&listener);
    let Some(timeout) = timeout else { return accepted.await };
    tokio::time::timeout(timeout, accepted).await.unwrap_or_else(|_| {
        let message = format!("no client connected within {} s", timeout.as_secs());
        Err(io::Error::new(io::ErrorKind::TimedOut, message))
    })
}

async fn accept_permitted(
    listener: &TcpListener,
) -> io::Result<(impl AsyncRead + Unpin + Send + use<>, OwnedWriteHalf)> {
    // A silent client does not block others.
    let mut silent = JoinSet::new();
    loop {
        tokio::select! {
            accepted = listener.accept(), if silent.len() < MAX_SILENT_CONNECTIONS => {
                let (stream, peer) = accepted?;
                if is_of_same_user(peer, listener.local_addr()?) {
                    silent.spawn(async move { (begun(stream).await, peer) });
                } else {
                    warn!("{peer} is refused: it belongs to another user");
                }
            }
            Some(begun) = silent.join_next() => match begun {
                Ok((Ok((beginning, input, output)), _)) => {
                    return Ok((Cursor::new(beginning).chain(input), output));
                }
                Ok((Err(error), peer)) => warn!("{peer} is refused: {error}"),
                Err(error) => warn!("a connection is lost: {error}"),
            }
        }
    }
}

/// Reads the first bytes of a client.
async fn begun(stream: TcpStream) -> io::Result<(Vec<u8>, OwnedReadHalf, OwnedWriteHalf)> {
    let (mut input, output) = stream.into_split();
    let mut beginning = Vec::new();
    let read = async {
        for expected in BEGINNING {
            let byte = input.read_u8().await?;
            if !byte.eq_ignore_ascii_case(expected) {
                let message = "it does not begin with 'Content-Length'";
                return Err(io::Error::new(io::ErrorKind::InvalidData, message));
            }
            beginning.push(byte);
        }
        Ok(())
    };
    tokio::time::timeout(FIRST_BYTES_TIMEOUT, read).await.map_err(io::Error::from)??;
    Ok((beginning, input, output))
}

/// Whether the system knows the owner of a connection.
const KNOWS_OWNERS: bool = cfg!(target_os = "linux");

/// Whether the other end of a connection belongs to a process of the same user.
#[cfg(target_os = "linux")]
fn is_of_same_user(peer: SocketAddr, own: SocketAddr) -> bool {
    let user = rustix::process::geteuid().as_raw();
    let table = std::fs::read_to_string("/proc/net/tcp").unwrap_or_default();
    owner(&table, peer, own) == Some(user)
}

#[cfg(not(target_os = "linux"))]
fn is_of_same_user(_: SocketAddr, _: SocketAddr) -> bool {
    false
}

/// The user whose end of a connection has the address `local`, from Linux' table of connections.
#[cfg(target_os = "linux")]
fn owner(table: &str, local: SocketAddr, remote: SocketAddr) -> Option<u32> {
    const ESTABLISHED: &str = "01";
    let (local, remote) = (in_table(local)?, in_table(remote)?);
    table.lines().find_map(|line| {
        let mut fields = line.split_ascii_whitespace().skip(1);
        let is_it =
            fields.next()? == local && fields.next()? == remote && fields.next()? == ESTABLISHED;
        // The queues, the timer, the number of repeated packets, the user.
        fields.nth(3).filter(|_| is_it)?.parse().ok()
    })
}

/// An address in Linux' table of connections: the bytes as a number of the processor.
#[cfg(target_os = "linux")]
fn in_table(address: SocketAddr) -> Option<String> {
    let SocketAddr::V4(address) = address else { return None };
    let ip = u32::from_ne_bytes(address.ip().octets());
    Some(format!("{ip:08X}:{:04X}", address.port()))
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn the_owner_of_a_connection() {
        let table = "  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode\n   \
                     0: 0100007F:1F90 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 1 1\n   \
                     1: 0100007F:A001 0100007F:1F90 01 00000000:00000000 02:00000000 00000000  1000        0 2 1\n   \
                     2: 0100007F:A002 0100007F:1F90 06 00000000:00000000 02:00000000 00000000     0        0 3 1\n";
        let own = SocketAddr::from(([127, 0, 0, 1], 8080));
        let peer = |port| SocketAddr::from(([127, 0, 0, 1], port));
        if cfg!(target_endian = "little") {
            assert_eq!(owner(table, peer(0xA001), own), Some(1000));
            assert_eq!(owner(table, peer(0xA002), own), None, "its end is closed");
            assert_eq!(owner(table, peer(0xA003), own), None);
            assert_eq!(owner(table, own, peer(0xA001)), None);
        }
    }
}
