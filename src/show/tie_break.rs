//! The values of tie-breaks as people read them.

use crate::event::standings::Value;
use crate::msg;
use crate::ruleset::{TieBreak, Unit};
use crate::words::Arg;

/// The cell of a tie-break; `ahead` says whether head to head put the player ahead.
pub fn tie_break_cell(tie_break: TieBreak, value: Option<Value>, ahead: bool) -> Arg {
    match (tie_break.about().unit, value) {
        (Unit::Ahead, _) if ahead => msg!("tie-break.ahead").into(),
        (Unit::Ahead, _) => "–".into(),
        (_, None) => "".into(),
        (_, Some(value)) => tie_break_value(tie_break, value),
    }
}

/// A value as it is shown. Means always have decimals, so a column can be compared.
pub fn tie_break_value(tie_break: TieBreak, value: Value) -> Arg {
    match value {
        Value::Exact(mean) if tie_break.is_mean() => Arg::Decimal(mean.decimals()),
        Value::Exact(sum) if tie_break.about().unit == Unit::Sum => {
            Arg::Decimal(sum.two_decimals())
        }
        Value::Exact(_) | Value::Drawn(_) | Value::Beaten(_) | Value::Margin(_) => {
            exactly(value).into()
        }
    }
}

/// The exact value, without rounding.
pub(super) fn exactly(value: Value) -> String {
    match value {
        Value::Exact(fraction) => fraction.to_string(),
        Value::Drawn(number) | Value::Beaten(number) => number.to_string(),
        Value::Margin(sum) => sum.to_string(),
    }
}
