//! The JSON of the check-in. The players who have come and paid stand with the entrants.

use crate::event::{Event, Fee};

shapes! {
    struct CheckIn {
        /// Whether players check in.
        announced: bool,
        here: usize,
        players: usize,
        sits_out_next: usize,
        /// The entry fee as announced; null without one.
        fee: Option<String>,
        /// Everybody who paid, also of those who left.
        paid: usize,
        /// Those who have not paid, and are in the event or have played.
        owe: usize,
        /// The sums, written as the fee is; null if the fee is no amount.
        paid_sum: Option<String>,
        owed_sum: Option<String>,
    }
}

impl CheckIn {
    pub(super) fn of(event: &Event) -> CheckIn {
        let (here, players) = event.come();
        let (paid, owe) = event.payers();
        let fee = event.setup.fee();
        let sum = |n: usize| Some(Fee::of(fee?)?.times(n));
        CheckIn {
            announced: event.checks_in(),
            here,
            players,
            sits_out_next: event.sits_out_next().len(),
            fee: fee.map(str::to_owned),
            paid,
            owe,
            paid_sum: sum(paid),
            owed_sum: sum(owe),
        }
    }
}
