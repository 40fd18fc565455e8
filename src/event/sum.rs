//! Sums of money as an organizer writes them: `20`, `12,50`, `1 000`.

use std::fmt;

/// The spaces that part thousands: a plain one, and two that break no line.
pub(super) const SPACES: [char; 3] = [' ', '\u{a0}', '\u{202f}'];

/// A sum in hundredths, which is told in the way in which it was written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sum {
    pub hundredths: u64,
    /// The decimal sign with which it was written, if it has one.
    pub sign: Option<char>,
    /// The space between its thousands, if it has one.
    space: Option<char>,
}

impl Sum {
    /// Reads a sum without a currency; None if the text is anything else.
    pub fn of(text: &str) -> Option<Sum> {
        let sign = text.chars().find(|c| [',', '.'].contains(c));
        let (whole, rest) = match sign {
            Some(sign) => text.split_once(sign)?,
            None => (text, "00"),
        };
        let (whole, space) = without_spaces(whole)?;
        if !is_number(&whole) || !is_number(rest) || rest.len() > 2 {
            return None;
        }
        let whole: u64 = whole.parse().ok()?;
        let rest: u64 = format!("{rest:0<2}").parse().ok()?;
        let hundredths = whole.checked_mul(100)?.checked_add(rest)?;
        Some(Sum { hundredths, sign, space })
    }

    /// Another sum, written in the same way.
    #[must_use]
    pub fn with(self, hundredths: u64) -> Sum {
        Sum { hundredths, ..self }
    }
}

impl fmt::Display for Sum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let whole = (self.hundredths / 100).to_string();
        for (at, digit) in whole.char_indices() {
            if let Some(space) = self.space
                && at > 0
                && (whole.len() - at).is_multiple_of(3)
            {
                write!(f, "{space}")?;
            }
            write!(f, "{digit}")?;
        }
        match self.hundredths % 100 {
            0 => Ok(()),
            rest => write!(f, "{}{rest:02}", self.sign.unwrap_or('.')),
        }
    }
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// The digits, and the space between their thousands.
///
/// There are one to three digits and then groups of three: `1 000 000`.
fn without_spaces(text: &str) -> Option<(String, Option<char>)> {
    let Some(space) = text.chars().find(|c| SPACES.contains(c)) else {
        return Some((text.to_owned(), None));
    };
    let mut groups = text.split(space);
    let first = groups.next().is_some_and(|group| (1..=3).contains(&group.len()));
    let fits = first && groups.all(|group| group.len() == 3);
    fits.then(|| (text.split(space).collect(), Some(space)))
}
