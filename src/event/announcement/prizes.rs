//! The announced prizes, and who receives those of equal places.

use super::item::Item;
use crate::event::Event;
use crate::event::prizes;
use crate::msg;
use crate::words::Arg;

pub(super) fn prizes(event: &Event) -> Option<Item> {
    let announced = prizes::announced(event);
    if announced.is_empty() {
        return None;
    }
    let ties = event.setup.prize_ties.unwrap_or_default();
    let said = announced.iter().map(|prize| -> Arg {
        msg!("prizes.announced", places = prize.to.phrase(), what = &prize.what)
            .capitalised()
            .into()
    });
    let says = said.chain([Arg::from(ties.phrase().capitalised())]).collect();
    Some(Item::lines("prizes", msg!("prizes.item"), says))
}
