//! Amounts of money in a text, and the entry fee: a sum that can be added up, or any text.

use std::fmt;

/// The signs and words that stand for a currency beside an amount.
const CURRENCIES: [&str; 11] =
    ["zł", "PLN", "€", "EUR", "$", "USD", "£", "GBP", "Kč", "CZK", "CHF"];

fn is_currency(text: &str) -> bool {
    CURRENCIES.contains(&text)
}

/// An entry fee that is an amount, perhaps with a currency: `20`, `12,50 zł`, `€15`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fee {
    sum: Sum,
    /// The currency before the amount, with the space behind it.
    before: String,
    /// The text behind the amount, with the space before it.
    behind: String,
}

impl Fee {
    /// Reads an announced fee; None if it is not an amount.
    pub fn of(text: &str) -> Option<Fee> {
        let (before, rest) = text.split_at(text.find(|c: char| c.is_ascii_digit())?);
        if !before.is_empty() && !is_currency(before.trim()) {
            return None;
        }
        let is_part =
            |c: char| c.is_ascii_digit() || [',', '.'].contains(&c) || SPACES.contains(&c);
        let number = &rest[..rest.find(|c| !is_part(c)).unwrap_or(rest.len())];
        let number = number.trim_end_matches(|c: char| !c.is_ascii_digit());
        let behind = &rest[number.len()..];
        // `20 + 5` and `20/15` are texts, not amounts.
        if behind.contains(|c: char| c.is_ascii_digit()) {
            return None;
        }
        let sum = Sum::of(number).filter(|sum| sum.hundredths <= 100_000_000)?;
        Some(Fee { sum, before: before.to_owned(), behind: behind.to_owned() })
    }

    /// Whether the text is an amount below zero.
    pub(super) fn is_negative(text: &str) -> bool {
        let Some(at) = text.find(['-', '−']) else { return false };
        let (before, rest) = text.split_at(at);
        let rest = rest.trim_start_matches(|c: char| ['-', '−'].contains(&c) || c.is_whitespace());
        let is_sign = before.trim().is_empty() || is_currency(before.trim());
        is_sign && Fee::of(rest).is_some()
    }

    /// The sum of this many fees, in the notation of the fee.
    pub fn times(&self, n: usize) -> String {
        let sum = self.sum.with(self.sum.hundredths * n as u64);
        format!("{}{sum}{}", self.before, self.behind)
    }
}

/// The spaces between thousands: a plain one and two non-breaking ones.
const SPACES: [char; 3] = [' ', '\u{a0}', '\u{202f}'];

/// A sum in hundredths that remembers its notation.
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

    /// Another sum in the same notation.
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
/// One to three digits, then groups of three: `1 000 000`.
fn without_spaces(text: &str) -> Option<(String, Option<char>)> {
    let Some(space) = text.chars().find(|c| SPACES.contains(c)) else {
        return Some((text.to_owned(), None));
    };
    let mut groups = text.split(space);
    let first = groups.next().is_some_and(|group| (1..=3).contains(&group.len()));
    let fits = first && groups.all(|group| group.len() == 3);
    fits.then(|| (text.split(space).collect(), Some(space)))
}

#[cfg(test)]
mod tests {
    use super::Fee;

    #[test]
    fn a_fee_is_an_amount_with_or_without_a_currency() {
        let sum = |fee: &str, n: usize| Fee::of(fee).map(|fee| fee.times(n));
        assert_eq!(sum("20", 3).as_deref(), Some("60"));
        assert_eq!(sum("20 zł", 31).as_deref(), Some("620 zł"));
        assert_eq!(sum("12,50 zł", 3).as_deref(), Some("37,50 zł"));
        assert_eq!(sum("12.50€", 2).as_deref(), Some("25€"));
        assert_eq!(sum("12.5", 3).as_deref(), Some("37.50"));
        assert_eq!(sum("€15", 37).as_deref(), Some("€555"));
        assert_eq!(sum("zł 20", 2).as_deref(), Some("zł 40"));
        assert_eq!(sum("1 000 Kč", 2).as_deref(), Some("2 000 Kč"));
        assert_eq!(sum("0", 9).as_deref(), Some("0"));
        let texts = ["", "a booster", "about 20", "20 zł, members 15 zł", "20/15", "1.234"];
        for text in texts.into_iter().chain(["-5", "20 15", "20-15", "1000001"]) {
            assert_eq!(sum(text, 2), None, "{text}");
        }
    }

    #[test]
    fn only_an_amount_can_be_negative() {
        for text in ["-5", "−5 zł", "- 5,50", "€-15", "-€15"] {
            assert!(Fee::is_negative(text), "{text}");
        }
        for text in ["20", "20-25 zł", "for-free", "- free -", "a card - 5 zł"] {
            assert!(!Fee::is_negative(text), "{text}");
        }
    }
}
