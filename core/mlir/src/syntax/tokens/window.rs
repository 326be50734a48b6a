//! Some statements of a function's body, parsed in the state that a parser of the whole function has there.
//!
//! The text before the body is parsed, and the statements before the window are skipped. Parsing ends at a statement
//! whose start is also one in the old version.

use super::TreeTokens;
use crate::syntax::token::TokenKind;
use crate::syntax::unit::{Node, StoredToken};
use crate::syntax::unit_builder::to_u32;
use abide_source::diagnostic::Diagnostic;
use abide_source::text::Span;

/// The statements to parse. All positions are those of the text.
pub(in crate::syntax) struct Window {
    /// The start of the body's first statement.
    pub(in crate::syntax) body: usize,
    /// The start of the window's first statement.
    pub(in crate::syntax) start: usize,
    /// The last token before it that is not trivia.
    pub(in crate::syntax) previous: (TokenKind, Span),
    /// The positions at which parsing may end, in the order of the text.
    pub(in crate::syntax) stops: Vec<usize>,
    state: State,
}

/// The position of the reader.
enum State {
    Before,
    Within(Opened),
    Done(ReadWindow),
    /// The window alone does not decide.
    Failed,
}

/// The state at the start of the window.
#[derive(Clone, Copy)]
struct Opened {
    depth: u32,
    tokens: usize,
    nodes: usize,
    diagnostics: usize,
}

/// The statements of a window, whose places count from the function's first byte.
pub(in crate::syntax) struct ReadWindow {
    /// The tokens and nodes before the window, without the ends of the nodes.
    pub(in crate::syntax) before: (Vec<StoredToken>, Vec<Node>),
    pub(in crate::syntax) tokens: Vec<StoredToken>,
    pub(in crate::syntax) starts: Vec<u32>,
    /// Tokens and nodes count from the first ones of the function, where only what is before the body is
    /// before them.
    pub(in crate::syntax) nodes: Vec<Node>,
    /// The number of tokens up to the last one that is not trivia.
    pub(in crate::syntax) significant: usize,
    pub(in crate::syntax) diagnostics: Vec<Diagnostic>,
    /// The end of parsing, in the text.
    pub(in crate::syntax) end: usize,
    /// The furthest byte of the text that influenced parsing.
    pub(in crate::syntax) examined: usize,
    pub(in crate::syntax) reach: u32,
}

impl Window {
    pub(in crate::syntax) fn new(
        body: usize,
        start: usize,
        previous: (TokenKind, Span),
        stops: Vec<usize>,
    ) -> Window {
        Window { body, start, previous, stops, state: State::Before }
    }
}

impl TreeTokens<'_> {
    /// Reads no more of the function that follows than a window of its body.
    pub(in crate::syntax) fn read_window(&mut self, window: Window) {
        self.window = Some(window);
    }

    /// Returns the result for the window.
    pub(in crate::syntax) fn finish_window(self) -> Option<ReadWindow> {
        match self.window?.state {
            State::Done(read) => Some(read),
            _ => None,
        }
    }

    /// Records how far past the start of the current statement the parser has looked.
    #[inline]
    pub(in crate::syntax) fn note_reach(&mut self) {
        let reach = to_u32(self.seen().saturating_sub(self.cursor.start));
        self.builder.reach = self.builder.reach.max(reach);
    }

    /// Whether only a window is read and that is over, where a statement or the end of a region may follow.
    #[inline]
    pub(in crate::syntax) fn window_ends(&mut self) -> bool {
        self.window.is_some() && self.window_step()
    }

    #[cold]
    fn window_step(&mut self) -> bool {
        let Some(mut window) = self.window.take() else { return false };
        let state = match window.state {
            State::Before => self.enter_window(&window),
            State::Within(opened) if opened.depth == self.nesting.levels() => {
                self.leave_window(&window, opened)
            }
            state => state,
        };
        let is_over = matches!(state, State::Done(_) | State::Failed);
        window.state = state;
        self.window = Some(window);
        if is_over {
            self.cursor.lexer.jump(self.cursor.text.len(), self.cursor.text.len());
            self.next_token();
        }
        is_over
    }

    fn enter_window(&mut self, window: &Window) -> State {
        if self.cursor.start != window.body {
            return State::Failed;
        }
        if window.start > window.body {
            let start = window.start;
            self.cursor.lexer.jump(start, start - crate::syntax::column(self.cursor.text, start));
            self.next_token();
            let (kind, span) = window.previous;
            (self.previous, self.last_error) = (kind, None);
            self.previous_start = span.start() as usize;
            self.cursor.previous_end = span.end() as usize;
            self.trivia_fault = None;
            self.examined = 0;
        }
        self.builder.reach = 0;
        State::Within(Opened {
            depth: self.nesting.levels(),
            tokens: self.builder.tokens.len(),
            nodes: self.builder.nodes.len(),
            diagnostics: self.builder.diagnostics.len(),
        })
    }

    fn leave_window(&mut self, window: &Window, opened: Opened) -> State {
        let is_last = window.stops.last().is_none_or(|last| self.cursor.start >= *last);
        if window.stops.binary_search(&self.cursor.start).is_err() {
            let goes_on = !is_last && !self.at(TokenKind::CaretIdentifier);
            return if goes_on { State::Within(opened) } else { State::Failed };
        }
        let builder = &self.builder;
        let is_whole = builder.children.is_empty()
            && builder.dropped == 0
            && !(builder.unbalanced || builder.repaired || builder.by_layout)
            && self.trivia_fault.is_none()
            && self.last_error != Some(self.cursor.start)
            && builder.significant > opened.tokens;
        if !is_whole {
            return State::Failed;
        }
        let (tokens, _) = builder.tokens.split_at_checked(opened.tokens).unwrap_or_default();
        let (nodes, _) = builder.nodes.split_at_checked(opened.nodes).unwrap_or_default();
        State::Done(ReadWindow {
            before: (tokens.to_vec(), nodes.to_vec()),
            tokens: builder.tokens.get(opened.tokens..).unwrap_or_default().to_vec(),
            starts: builder.starts.get(opened.tokens..).unwrap_or_default().to_vec(),
            nodes: builder.nodes.get(opened.nodes..).unwrap_or_default().to_vec(),
            significant: builder.significant - opened.tokens,
            diagnostics: builder.diagnostics.get(opened.diagnostics..).unwrap_or_default().to_vec(),
            end: self.cursor.start,
            examined: self.seen(),
            reach: builder.reach,
        })
    }
}
