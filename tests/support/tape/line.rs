//! One line of a tape, read from left to right.

use std::time::Duration;

/// The unread rest of a line.
///
/// Each method takes its part from the front. A refusal says what was expected and what was found.
pub struct Line<'a> {
    rest: &'a str,
    /// The part of the tape that expects something; the first word of a refusal.
    pub who: &'a str,
}

/// The reason why a line is refused.
pub type Refusal = String;

impl<'a> Line<'a> {
    /// A whole line.
    pub fn new(text: &'a str) -> Self {
        Self { rest: text.trim_start(), who: "A line" }
    }

    /// Whether only a comment is left.
    pub fn is_empty(&self) -> bool {
        let rest = self.rest.trim_start();
        rest.is_empty() || rest.starts_with('#')
    }

    /// Refuses anything but the end.
    pub fn end(&self) -> Result<(), Refusal> {
        match self.is_empty() {
            true => Ok(()),
            false => Err(self.expected("nothing more")),
        }
    }

    /// The sentence that refuses the rest of the line.
    pub fn expected(&self, what: &str) -> Refusal {
        let found = match self.is_empty() {
            true => "the end of the line".to_owned(),
            false => format!("`{}`", self.rest.trim()),
        };
        format!("{} expects {what}, found {found}", self.who)
    }

    /// The longest run of characters that `belongs` accepts.
    fn take(&mut self, belongs: impl Fn(char) -> bool) -> &'a str {
        let length = self.rest.find(|character| !belongs(character)).unwrap_or(self.rest.len());
        let (taken, rest) = self.rest.split_at(length);
        self.rest = rest;
        taken
    }

    /// Takes a run of letters, which may be empty.
    pub fn letters(&mut self) -> &'a str {
        self.take(|character| character.is_ascii_alphabetic())
    }

    /// Takes a character if it comes next.
    pub fn mark(&mut self, mark: char) -> bool {
        let rest = self.rest.strip_prefix(mark);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    /// Takes white space, which may be missing only at the end of the line.
    pub fn gap(&mut self) -> Result<(), Refusal> {
        match self.take(char::is_whitespace).is_empty() && !self.is_empty() {
            true => Err(self.expected("a blank")),
            false => Ok(()),
        }
    }

    /// Takes a text in one of three kinds of quotes.
    ///
    /// There are no escapes: a text with one kind of quote is put into another kind.
    pub fn quoted(&mut self) -> Result<&'a str, Refusal> {
        let quote = self.rest.chars().next().filter(|&first| matches!(first, '"' | '\'' | '`'));
        let Some(quote) = quote else { return Err(self.expected("a text in quotes")) };
        let Some((text, rest)) = self.rest[1..].split_once(quote) else {
            return Err(self.expected(&format!("a closing {quote}")));
        };
        self.rest = rest;
        Ok(text)
    }

    /// Takes a text in quotes, or one word of characters that need none.
    pub fn text(&mut self, what: &str) -> Result<&'a str, Refusal> {
        if self.rest.starts_with(['"', '\'', '`']) {
            return self.quoted();
        }
        if !self.rest.starts_with(|first: char| first.is_ascii_alphabetic() || first == '.') {
            return Err(self.expected(what));
        }
        Ok(self.take(|character| character.is_ascii_alphanumeric() || "._-/%".contains(character)))
    }

    /// Takes a number, which may have a fraction.
    pub fn number(&mut self, what: &str) -> Result<f64, Refusal> {
        let before = self.rest;
        let digits = self.take(|character| character.is_ascii_digit() || character == '.');
        digits.parse().map_err(|_| {
            self.rest = before;
            self.expected(what)
        })
    }

    /// Takes a number without a fraction.
    pub fn whole(&mut self, what: &str) -> Result<u32, Refusal> {
        let before = self.rest;
        let digits = self.take(|character| character.is_ascii_digit() || character == '.');
        digits.parse().map_err(|_| {
            self.rest = before;
            self.expected(what)
        })
    }

    /// Takes a time: a number with `ms`, `s` or `m`; without a unit it is in seconds.
    pub fn time(&mut self) -> Result<Duration, Refusal> {
        const WHAT: &str = "a time such as 500ms or 2s";
        let before = self.rest;
        let number = self.number(WHAT)?;
        let unit = match self.letters() {
            "ms" => 0.001,
            "s" | "" => 1.0,
            "m" => 60.0,
            _ => {
                self.rest = before;
                return Err(self.expected(WHAT));
            }
        };
        Ok(Duration::from_secs_f64(number * unit))
    }

    /// Takes `@` and a time if they come next.
    pub fn at_time(&mut self) -> Result<Option<Duration>, Refusal> {
        self.mark('@').then(|| self.time()).transpose()
    }

    /// Takes a regular expression between slashes; a slash in it is written `\/`.
    pub fn regex(&mut self) -> Result<&'a str, Refusal> {
        let Some(body) = self.rest.strip_prefix('/') else {
            return Err(self.expected("a regular expression between slashes"));
        };
        let mut escaped = false;
        let end = body.find(|character| {
            let ends = character == '/' && !escaped;
            escaped = character == '\\' && !escaped;
            ends
        });
        let Some(end) = end else { return Err(self.expected("a closing /")) };
        let pattern = &body[..end];
        if let Err(error) = regex::Regex::new(pattern) {
            let why = error.to_string();
            let why = why.lines().last().unwrap_or_default().trim_start_matches("error: ");
            return Err(self.expected(&format!("a regular expression ({why})")));
        }
        self.rest = &body[end + 1..];
        Ok(pattern)
    }

    /// Takes a text in braces, without a comment after the closing brace.
    pub fn braces(&mut self) -> Result<&'a str, Refusal> {
        let end = self.rest.rfind('}').filter(|_| self.rest.starts_with('{'));
        let Some(end) = end else { return Err(self.expected("a closing }")) };
        let (taken, rest) = self.rest.split_at(end + 1);
        self.rest = rest;
        Ok(taken)
    }

    /// Whether `mark` comes next.
    pub fn is_at(&self, mark: char) -> bool {
        self.rest.starts_with(mark)
    }
}
