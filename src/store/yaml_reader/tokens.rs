//! The tokens of any YAML text, each with its place.

use super::token::Token;
use super::unread::{Unread, harmless};
use saphyr_parser::{Event, Marker, Parser, ScalarStyle};
use serde::de::Error;
use serde_yaml::Value;

/// A token and where it begins; an end has the place of what it ends.
pub(super) struct Placed {
    kind: Kind,
    line: usize,
    column: usize,
}

enum Kind {
    /// A text without quotes, which may stand for a number, a flag, or nothing.
    Plain(String),
    Quoted(String),
    Mapping,
    List,
    End,
}

/// The tokens of one document.
///
/// # Errors
/// The parser's report on what is no YAML, and its place. Aliases and second documents are errors.
pub(super) fn of(text: &str) -> Result<Vec<Placed>, Unread> {
    let mut all: Vec<Placed> = Vec::new();
    let mut open: Vec<(usize, usize)> = Vec::new();
    let place = |mark: &Marker| (mark.line().max(1), mark.col() + 1);
    let unread = |(line, column): (usize, usize), report: &str| Unread {
        line,
        column,
        report: harmless(report),
    };
    let mut parser = Parser::new_from_str(text);
    while let Some(event) = parser.next_event() {
        let (event, span) = event.map_err(|error| unread(place(error.marker()), error.info()))?;
        let mut at = place(&span.start);
        let kind = match event {
            Event::Scalar(word, ScalarStyle::Plain, ..) => Kind::Plain(word.into_owned()),
            Event::Scalar(word, ..) => Kind::Quoted(word.into_owned()),
            Event::MappingStart(..) => Kind::Mapping,
            Event::SequenceStart(..) => Kind::List,
            Event::MappingEnd | Event::SequenceEnd => Kind::End,
            Event::Alias(_) => return Err(unread(at, "an alias")),
            Event::DocumentStart(_) if !all.is_empty() => {
                return Err(unread(at, "a second document"));
            }
            _ => continue,
        };
        match kind {
            Kind::Mapping | Kind::List => open.push(at),
            Kind::End => at = open.pop().unwrap_or(at),
            Kind::Plain(_) | Kind::Quoted(_) => {}
        }
        all.push(Placed { kind, line: at.0, column: at.1 });
    }
    Ok(all)
}

/// Tokens of which the first have been read.
pub(super) struct Tokens<'de> {
    pub all: &'de [Placed],
    pub next: usize,
}

impl<'de> Tokens<'de> {
    fn peek(&self) -> Option<&'de Kind> {
        self.all.get(self.next).map(|placed| &placed.kind)
    }

    fn take(&mut self) -> Result<&'de Kind, Unread> {
        let kind = self.peek().ok_or_else(|| Unread::custom("the text ends too early"))?;
        self.next += 1;
        Ok(kind)
    }

    pub fn token(&mut self) -> Result<Token<'de>, Unread> {
        Ok(match self.take()? {
            Kind::Plain(word) => meaning(word),
            Kind::Quoted(text) => Token::Text(text),
            Kind::Mapping => Token::Mapping,
            Kind::List => Token::List,
            Kind::End => return Err(Unread::custom("a value is missing")),
        })
    }

    /// The next value, in which a word without quotes is a text, whatever it looks like.
    pub fn text(&mut self) -> Result<Token<'de>, Unread> {
        match self.peek() {
            Some(Kind::Plain(word)) => {
                self.next += 1;
                Ok(Token::Text(word))
            }
            _ => self.token(),
        }
    }

    pub fn eats_mapping(&mut self) -> bool {
        let comes = matches!(self.peek(), Some(Kind::Mapping));
        self.next += usize::from(comes);
        comes
    }

    /// Whether the next value is nothing; it has been read then.
    pub fn eats_nothing(&mut self) -> bool {
        let is_nothing = |word: &String| matches!(meaning(word), Token::Nothing);
        let comes = matches!(self.peek(), Some(Kind::Plain(word)) if is_nothing(word));
        self.next += usize::from(comes);
        comes
    }

    /// Whether another item follows; if not, the end has been read.
    pub fn another(&mut self) -> bool {
        let ends = matches!(self.peek(), Some(Kind::End) | None);
        self.next += usize::from(ends);
        !ends
    }

    pub fn key(&mut self) -> Result<&'de str, Unread> {
        match self.take()? {
            Kind::Plain(word) | Kind::Quoted(word) => Ok(word),
            Kind::Mapping | Kind::List | Kind::End => Err(Unread::custom("a key must be a word")),
        }
    }

    /// The report with the place of the token that was read last, behind the keys that lead there.
    pub fn placed(&self, report: &str) -> Unread {
        let last = self.next.min(self.all.len()).saturating_sub(1);
        let (line, column) = self.all.get(last).map_or((1, 1), |at| (at.line, at.column));
        let report = match path(&self.all[..self.all.len().min(last + 1)]) {
            path if path.is_empty() => report.to_owned(),
            path => format!("{path}: {report}"),
        };
        Unread { line, column, report }
    }
}

/// The keys and places that lead to the last of these tokens: `add.byes[1]`. A key leads to the
/// mapping that it stands in, and an end to what it ends.
fn path(tokens: &[Placed]) -> String {
    /// What is open, and where in it the walk stands.
    enum Open<'a> {
        Mapping(Option<&'a str>),
        List(usize),
    }
    let mut open: Vec<Open> = Vec::new();
    let mut tokens = tokens.iter().peekable();
    while let Some(placed) = tokens.next() {
        let is_last = tokens.peek().is_none();
        match (&placed.kind, open.last_mut()) {
            (Kind::Plain(key) | Kind::Quoted(key), Some(Open::Mapping(at @ None))) => {
                *at = (!is_last).then_some(key);
            }
            (Kind::Plain(_) | Kind::Quoted(_), _) => {
                if !is_last {
                    step(&mut open);
                }
            }
            (Kind::Mapping, _) if !is_last => open.push(Open::Mapping(None)),
            (Kind::List, _) if !is_last => open.push(Open::List(0)),
            (Kind::Mapping | Kind::List, _) => {}
            (Kind::End, _) => {
                open.pop();
                if !is_last {
                    step(&mut open);
                }
            }
        }
    }
    /// A value has ended in what is open.
    fn step(open: &mut [Open]) {
        match open.last_mut() {
            Some(Open::Mapping(key)) => *key = None,
            Some(Open::List(n)) => *n += 1,
            None => {}
        }
    }
    let mut told = String::new();
    for one in &open {
        match one {
            Open::Mapping(Some(key)) if told.is_empty() => told.push_str(key),
            Open::Mapping(Some(key)) => told.push_str(&format!(".{key}")),
            Open::Mapping(None) => {}
            Open::List(n) => told.push_str(&format!("[{n}]")),
        }
    }
    harmless(&told)
}

/// The meaning of a word without quotes, by the YAML library.
fn meaning(word: &str) -> Token<'_> {
    match serde_yaml::from_str(word) {
        Ok(Value::Null) => Token::Nothing,
        Ok(Value::Bool(flag)) => Token::Flag(flag),
        Ok(Value::Number(number)) => match (number.as_u64(), number.as_i64(), number.as_f64()) {
            (Some(whole), ..) => Token::Whole(whole),
            (None, Some(signed), _) => Token::Signed(signed),
            (None, None, Some(fraction)) => Token::Fraction(fraction),
            (None, None, None) => Token::Text(word),
        },
        _ => Token::Text(word),
    }
}
