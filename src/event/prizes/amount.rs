//! Amounts of money in prizes: `100 zł`, `12,50 PLN`, `€ 20`, `1 000 Kč`.

use crate::event::sum::Sum;
use crate::words::Arg;

/// The currencies that are read as money, each with the ways to write it; any other text is a
/// thing.
const CURRENCIES: [&[&str]; 6] =
    [&["zł", "PLN"], &["€", "EUR"], &["$", "USD"], &["£", "GBP"], &["Kč", "CZK"], &["CHF"]];

/// An amount of money, in hundredths of its currency.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Amount {
    sum: Sum,
    /// As it was written.
    pub currency: String,
    /// Whether the currency stands before the number.
    before: bool,
}

impl Amount {
    /// The amount that this text is; None if it is a thing.
    pub fn of(text: &str) -> Option<Amount> {
        let text = text.trim();
        CURRENCIES.iter().copied().flatten().find_map(|currency| {
            let (number, before) = match text.strip_prefix(currency) {
                Some(number) => (number, true),
                None => (text.strip_suffix(currency)?, false),
            };
            let sum = Sum::of(number.trim())?;
            Some(Amount { sum, currency: (*currency).to_owned(), before })
        })
    }

    pub fn hundredths(&self) -> u64 {
        self.sum.hundredths
    }

    /// Whether both are of one currency, however it is written: `zł` is `PLN`.
    pub fn is_like(&self, other: &Amount) -> bool {
        let both = |ways: &&&[&str]| ways.contains(&self.currency.as_str());
        let ways = CURRENCIES.iter().find(both);
        ways.is_some_and(|ways| ways.contains(&other.currency.as_str()))
    }

    /// Whether the number has a decimal sign.
    pub fn has_sign(&self) -> bool {
        self.sum.sign.is_some()
    }

    /// The same currency with another sum, written in the same way.
    #[must_use]
    pub fn with(&self, hundredths: u64) -> Amount {
        Amount { sum: self.sum.with(hundredths), ..self.clone() }
    }

    /// The amount with the decimal sign with which it was written.
    ///
    /// Without one it is `33,33 zł` in Polish and `33.33 zł` in English.
    pub fn told(&self) -> Arg {
        let number = match self.sum.sign {
            None if !self.sum.hundredths.is_multiple_of(100) => Arg::Decimal(self.sum.to_string()),
            _ => Arg::from(self.sum.to_string()),
        };
        let currency = self.currency.as_str();
        match self.before {
            true => crate::msg!("prizes.currency-first", sum = number, currency).into(),
            false => crate::msg!("prizes.currency-last", sum = number, currency).into(),
        }
    }

    /// Whether this is the sign or the word of a currency.
    pub fn is_currency(text: &str) -> bool {
        CURRENCIES.iter().any(|ways| ways.contains(&text))
    }
}
