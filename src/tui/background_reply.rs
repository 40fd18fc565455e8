//! Picks the terminal's answer about its background out of the keys.
//!
//! The program never waits for the answer. It may come at any time, on a slow line even in the
//! middle of typing. It arrives as keys: `Alt-]`, the text, and `Alt-\` or `Ctrl-g`. Keys that
//! begin like an answer are held back until it is complete. If they turn out to be something
//! else, they are let go.

use super::theme::{Background, background_in};
use crossterm::event::{Event as Input, KeyCode, KeyEvent, KeyModifiers};
use std::time::Duration;

/// Asks for the background colour (OSC 11).
pub const QUESTION: &[u8] = b"\x1b]11;?\x1b\\";

/// The time that the rest of an answer may take after its beginning.
pub const REST: Duration = Duration::from_millis(100);

/// The beginning of every answer.
const LEAD: &str = "11;";

/// More letters than any answer has.
const LONGEST: usize = 40;

/// Something that came from the terminal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Received {
    Input(Input),
    Background(Background),
}

/// The keys held back because they may be an answer.
#[derive(Debug, Default)]
pub struct ReplyFilter {
    held: Vec<Input>,
    said: String,
}

impl ReplyFilter {
    /// Takes an input, and returns the inputs that are certainly not part of an answer.
    pub fn take(&mut self, input: Input) -> Vec<Received> {
        let key = match &input {
            Input::Key(key) => Some(*key),
            _ => None,
        };
        let alt = |sign| move |key: KeyEvent| is(key, sign, KeyModifiers::ALT);
        if self.held.is_empty() {
            if key.is_some_and(alt(']')) {
                self.held.push(input);
                return Vec::new();
            }
            return vec![Received::Input(input)];
        }
        self.held.push(input);
        let complete = self.said.starts_with(LEAD);
        let ends = |key| alt('\\')(key) || is(key, 'g', KeyModifiers::CONTROL);
        if complete && key.is_some_and(ends) {
            self.held.clear();
            let said = std::mem::take(&mut self.said);
            return background_in(&said[LEAD.len()..])
                .map(Received::Background)
                .into_iter()
                .collect();
        }
        match key.and_then(letter) {
            Some(letter) => self.said.push(letter),
            None => return self.release(),
        }
        match goes_on(&self.said) {
            true => Vec::new(),
            false => self.release(),
        }
    }

    /// Whether keys are held back.
    pub fn holds(&self) -> bool {
        !self.held.is_empty()
    }

    /// Returns the held keys: they were no answer.
    pub fn release(&mut self) -> Vec<Received> {
        self.said.clear();
        self.held.drain(..).map(Received::Input).collect()
    }
}

fn is(key: KeyEvent, sign: char, modifier: KeyModifiers) -> bool {
    key.code == KeyCode::Char(sign) && key.modifiers.contains(modifier)
}

fn letter(key: KeyEvent) -> Option<char> {
    match key.code {
        KeyCode::Char(c)
            if !key.modifiers.intersects(KeyModifiers::ALT | KeyModifiers::CONTROL) =>
        {
            Some(c)
        }
        _ => None,
    }
}

/// Whether this text may still become an answer.
fn goes_on(said: &str) -> bool {
    match said.strip_prefix(LEAD) {
        None => LEAD.starts_with(said),
        Some(rest) => {
            let fits = |c: char| c.is_ascii_hexdigit() || "rgba:/".contains(c);
            said.len() <= LONGEST && rest.chars().all(fits)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(sign: char, modifiers: KeyModifiers) -> Input {
        Input::Key(KeyEvent::new(KeyCode::Char(sign), modifiers))
    }

    fn typed(text: &str) -> Vec<Input> {
        text.chars().map(|c| key(c, KeyModifiers::NONE)).collect()
    }

    fn answer(text: &str, end: Input) -> Vec<Input> {
        let mut all = vec![key(']', KeyModifiers::ALT)];
        all.extend(typed(text));
        all.push(end);
        all
    }

    fn heard(inputs: &[Input]) -> Vec<Received> {
        let mut filter = ReplyFilter::default();
        let heard = inputs.iter().cloned().flat_map(|input| filter.take(input)).collect();
        assert!(!filter.holds());
        heard
    }

    fn passed(inputs: &[Input]) -> Vec<Received> {
        inputs.iter().cloned().map(Received::Input).collect()
    }

    #[test]
    fn an_answer_in_the_middle_of_typing_is_no_key() {
        let [string, bell] = [key('\\', KeyModifiers::ALT), key('g', KeyModifiers::CONTROL)];
        for end in [string, bell] {
            let mut all = typed("Ja");
            all.extend(answer("11;rgb:ffff/ffff/ffff", end));
            all.extend(typed("n"));
            let mut wanted = passed(&typed("Ja"));
            wanted.push(Received::Background(Background::Light));
            wanted.extend(passed(&typed("n")));
            assert_eq!(heard(&all), wanted);
        }
    }

    #[test]
    fn an_answer_that_nobody_understands_is_no_key_either() {
        assert_eq!(heard(&answer("11;rgb:ab", key('\\', KeyModifiers::ALT))), Vec::new());
    }

    #[test]
    fn what_only_begins_like_an_answer_comes_through_whole() {
        for text in ["1x", "12", "11;rgb:zz", "q"] {
            let end = key('\\', KeyModifiers::ALT);
            let all = answer(text, end);
            assert_eq!(heard(&all), passed(&all), "{text}");
        }
        let resized = [key(']', KeyModifiers::ALT), Input::Resize(80, 24)];
        assert_eq!(heard(&resized), passed(&resized));
        let mut filter = ReplyFilter::default();
        assert!(filter.take(key(']', KeyModifiers::ALT)).is_empty() && filter.holds());
        assert_eq!(filter.release(), passed(&[key(']', KeyModifiers::ALT)]));
    }
}
