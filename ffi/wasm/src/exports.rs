//! The exported functions.
#![expect(unsafe_code, reason = "the symbols of the module")]

use abide_web::Session;
use std::cell::RefCell;

thread_local! {
    static SESSION: RefCell<Session> = RefCell::new(Session::new());
    static INPUT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static OUTPUT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Makes room for a message of this length; returns its beginning.
#[unsafe(no_mangle)]
extern "C" fn abide_input(len: usize) -> *mut u8 {
    INPUT.with_borrow_mut(|input| {
        input.clear();
        input.resize(len, 0);
        input.as_mut_ptr()
    })
}

/// Answers the request in the input; returns the length of the answer.
#[unsafe(no_mangle)]
extern "C" fn abide_request() -> usize {
    answer(Session::request)
}

/// Handles a message to the language server; returns the length of an array of the messages to the client.
#[unsafe(no_mangle)]
extern "C" fn abide_message() -> usize {
    answer(Session::message)
}

/// The beginning of the last answer.
#[unsafe(no_mangle)]
extern "C" fn abide_output() -> *const u8 {
    OUTPUT.with_borrow(|output| output.as_ptr())
}

fn answer(question: fn(&mut Session, &[u8]) -> Vec<u8>) -> usize {
    let input = INPUT.take();
    let output = SESSION.with_borrow_mut(|session| question(session, &input));
    let len = output.len();
    OUTPUT.set(output);
    len
}
