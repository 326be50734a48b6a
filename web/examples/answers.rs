//! Answers requests from standard input, a line each: the native program that the module is compared with.

use abide_web::Session;
use std::io::{self, BufRead as _, Write as _};

fn main() -> io::Result<()> {
    let mut session = Session::new();
    for line in io::stdin().lock().lines() {
        let mut answer = session.request(line?.as_bytes());
        answer.push(b'\n');
        io::stdout().lock().write_all(&answer)?;
    }
    Ok(())
}
