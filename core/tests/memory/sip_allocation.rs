//! Proves that reading a signature as events allocates nothing.

use abide_core::limits::Limits;
use abide_core::sip::{SignatureParser, SipParser, TokenKind, Visitor};
use abide_testing::memory::allocations;

struct Nothing;

impl Visitor<'_> for Nothing {}

/// A signature whose input is one leaf in `depth` sequences.
fn nested(depth: usize) -> Vec<u8> {
    let mut content = b"_0".to_vec();
    for _ in 0..depth {
        let inner = [b"k0", &content[..]].concat();
        content = format!("S{}!", inner.len() + 1).into_bytes();
        content.extend_from_slice(&inner);
    }
    let mut text = format!("I{}!", content.len() + 1).into_bytes();
    text.extend_from_slice(&content);
    text.extend_from_slice(b"R1!");
    text
}

fn visit(text: &[u8], limits: &Limits) {
    let mut parser = SipParser::new(text, limits);
    let result =
        parser.visit_inputs(&mut Nothing).and_then(|()| parser.visit_results(&mut Nothing));
    assert_eq!(result, Ok(()));
}

#[test]
fn visits_up_to_the_default_depth_allocate_nothing() {
    let limits = Limits::default();
    for text in [b"I23!S19!k0D13!K2!x_0K2!y_1R3!_0".to_vec(), nested(256)] {
        assert_eq!(allocations(|| visit(&text, &limits)), 0);
    }
}

#[test]
fn the_counter_counts() {
    let limits = Limits { depth: 1000, ..Limits::default() };
    let text = nested(1000);
    assert!(allocations(|| visit(&text, &limits)) > 0, "levels past the default reach the heap");
}

#[test]
fn tokens_and_errors_allocate_nothing() {
    let count = allocations(|| {
        let mut parser = SignatureParser::new(b"k0K3!abS4!k0#");
        while matches!(parser.next_token().kind, TokenKind::Integer | TokenKind::Span) {}
        parser.resynchronise(b"kK");
    });
    assert_eq!(count, 0);
    let broken = allocations(|| {
        let mut parser = SipParser::new(b"I9!S6!k0_0 R1!", &Limits::default());
        assert!(parser.visit_inputs(&mut Nothing).is_err());
    });
    assert_eq!(broken, 0);
}
