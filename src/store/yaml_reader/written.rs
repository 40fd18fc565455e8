//! The form in which this program writes its lines, read straight from the text.

use super::token::Token;
use super::unread::Unread;
use crate::event::name::is_hostile;
use serde::de::Error;

/// A text in the written form, from which the first values have been read.
pub(super) struct Written<'de> {
    pub rest: &'de str,
}

/// The text has another form; nobody is told the reason.
pub(super) fn unknown() -> Unread {
    Unread::custom("")
}

impl<'de> Written<'de> {
    /// Passes over this sign, if it comes next. It is one byte, because to compare texts of
    /// any length would take a quarter of the whole time.
    pub fn eat(&mut self, sign: u8) -> bool {
        let comes = self.rest.as_bytes().first() == Some(&sign);
        if comes {
            self.rest = &self.rest[1..];
        }
        comes
    }

    pub fn expect(&mut self, sign: u8) -> Result<(), Unread> {
        if self.eat(sign) { Ok(()) } else { Err(unknown()) }
    }

    /// The part before the first character that is none of `these`.
    fn span(&mut self, these: impl Fn(u8) -> bool) -> &'de str {
        let end = self.rest.bytes().position(|b| !these(b)).unwrap_or(self.rest.len());
        // `these` accepts only ASCII, so the end is never inside a character.
        let (span, rest) = self.rest.split_at_checked(end).unwrap_or(("", self.rest));
        self.rest = rest;
        span
    }

    pub fn key(&mut self) -> Result<&'de str, Unread> {
        let key = self.span(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_');
        if !key.starts_with(|c: char| c.is_ascii_lowercase()) {
            return Err(unknown());
        }
        self.expect(b':')?;
        self.expect(b' ')?;
        Ok(key)
    }

    /// Whether another item follows; if not, the closing bracket has been read.
    pub fn another(&mut self, close: u8, first: bool) -> Result<bool, Unread> {
        if self.eat(close) {
            return Ok(false);
        }
        if !first {
            self.expect(b',')?;
            self.expect(b' ')?;
        }
        Ok(true)
    }

    /// Reads the next value, or the opening bracket of a list or mapping.
    pub fn token(&mut self) -> Result<Token<'de>, Unread> {
        if self.eat(b'"') {
            return self.text();
        }
        if self.eat(b'{') {
            return Ok(Token::Mapping);
        }
        if self.eat(b'[') {
            return Ok(Token::List);
        }
        let token = self.span(|b| b.is_ascii_alphanumeric() || b"+-:".contains(&b));
        let digits = token.strip_prefix('-').unwrap_or(token);
        let whole = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
        let leading = digits.len() > 1 && digits.starts_with('0');
        match token {
            "true" => Ok(Token::Flag(true)),
            "false" => Ok(Token::Flag(false)),
            _ if is_moment(token) => Ok(Token::Text(token)),
            _ if !whole || leading || token == "-0" => Err(unknown()),
            _ if token.starts_with('-') => token.parse().map(Token::Signed).map_err(|_| unknown()),
            _ => token.parse().map(Token::Whole).map_err(|_| unknown()),
        }
    }

    /// Reads a text whose opening quote has been read.
    fn text(&mut self) -> Result<Token<'de>, Unread> {
        let end = self.quote_or_escape()?;
        if self.rest.as_bytes()[end] == b'"' {
            let text = &self.rest[..end];
            self.rest = &self.rest[end + 1..];
            let plain = text.bytes().all(|byte| (b' '..=b'~').contains(&byte));
            return match !plain && text.chars().any(is_hostile) {
                true => Err(unknown()),
                false => Ok(Token::Text(text)),
            };
        }
        self.escaped().map(Token::Made)
    }

    /// Reads a text with escaped quotes. Other escapes are rare, so they are left to the YAML
    /// parser.
    fn escaped(&mut self) -> Result<String, Unread> {
        let mut text = String::new();
        loop {
            let (before, rest) = self.rest.split_at(self.quote_or_escape()?);
            text.push_str(before);
            self.rest = &rest[1..];
            if rest.starts_with('"') {
                break;
            }
            let sign = self.rest.chars().next().filter(|c| matches!(c, '"' | '\\'));
            text.push(sign.ok_or_else(unknown)?);
            self.rest = &self.rest[1..];
        }
        if text.chars().any(is_hostile) { Err(unknown()) } else { Ok(text) }
    }

    fn quote_or_escape(&self) -> Result<usize, Unread> {
        self.rest.bytes().position(|b| matches!(b, b'"' | b'\\')).ok_or_else(unknown)
    }
}

/// Whether this is a moment such as `2026-11-21T09:31:07+01:00`.
fn is_moment(token: &str) -> bool {
    token.len() == 25
        && token.bytes().zip(*b"dddd-dd-ddTdd:dd:dd+dd:dd").all(|(b, form)| match form {
            b'd' => b.is_ascii_digit(),
            b'+' => b == b'+' || b == b'-',
            form => b == form,
        })
}
