//! Amounts of money in prizes: `100 zł`, `12,50 PLN`, `€ 20`.

use crate::words::Arg;

/// The signs and words of the currencies that are read as money; any other text is a thing.
const CURRENCIES: [&str; 11] =
    ["zł", "PLN", "€", "EUR", "$", "USD", "£", "GBP", "Kč", "CZK", "CHF"];

/// An amount of money, in hundredths of its currency.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Amount {
    pub hundredths: u64,
    /// As it was written.
    pub currency: String,
    /// Whether the currency stands before the number.
    before: bool,
}

impl Amount {
    /// The amount that this text is; None if it is a thing.
    pub fn of(text: &str) -> Option<Amount> {
        let text = text.trim();
        CURRENCIES.iter().find_map(|currency| {
            let (number, before) = match text.strip_prefix(currency) {
                Some(number) => (number, true),
                None => (text.strip_suffix(currency)?, false),
            };
            let hundredths = hundredths(number.trim())?;
            Some(Amount { hundredths, currency: (*currency).to_owned(), before })
        })
    }

    /// The same currency with another sum.
    #[must_use]
    pub fn with(&self, hundredths: u64) -> Amount {
        Amount { hundredths, ..self.clone() }
    }

    /// `33,33 zł` in Polish, `33.33 zł` in English, `100 zł` in both.
    pub fn told(&self) -> Arg {
        let number = self.number();
        let number = match number.contains('.') {
            true => Arg::Decimal(number),
            false => Arg::from(number),
        };
        let currency = self.currency.as_str();
        match self.before {
            true => crate::msg!("prizes.currency-first", sum = number, currency = currency).into(),
            false => crate::msg!("prizes.currency-last", sum = number, currency = currency).into(),
        }
    }

    fn number(&self) -> String {
        let (whole, rest) = (self.hundredths / 100, self.hundredths % 100);
        if rest == 0 { whole.to_string() } else { format!("{whole}.{rest:02}") }
    }
}

fn hundredths(number: &str) -> Option<u64> {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    let (whole, rest) = match number.split_once([',', '.']) {
        Some((whole, rest)) if digits(rest) && rest.len() <= 2 => (whole, format!("{rest:0<2}")),
        Some(_) => return None,
        None => (number, "00".to_owned()),
    };
    let whole: u64 = whole.parse().ok().filter(|_| digits(whole))?;
    whole.checked_mul(100)?.checked_add(rest.parse().ok()?)
}
