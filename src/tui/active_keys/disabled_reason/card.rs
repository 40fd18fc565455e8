//! Reasons for the keys of a player's card, and for those that open it.

use super::players::no_player;
use crate::event::{Id, standings};
use crate::msg;
use crate::tui::dialog::{Among, Dialog};
use crate::tui::keys::{Act, Context, View, key_for};
use crate::tui::model::Model;
use crate::tui::open_event::Pane;
use crate::words::Message;

/// Why no card can be opened: there is no player, or none is found yet.
pub fn no_card(model: &Model) -> Option<Message> {
    if let Some(Dialog::Find(find)) = model.dialogs.last() {
        let among = [Among::Players, Among::Rows].contains(&find.among);
        let players = model.event().filter(|_| among);
        let found = players.and_then(|event| find.chosen(event));
        return found.is_none().then(|| msg!("players.nobody-found"));
    }
    let open = model.open_event()?;
    // Nobody is seen in standings that are still empty.
    let among_places =
        open.view == View::Standings || open.view == View::Main && open.pane == Pane::Standings;
    if model.dialogs.is_empty() && among_places && !open.derived.reported {
        return Some(msg!("screen.no-standings-yet"));
    }
    if open.player_at_hand().is_some() { None } else { no_player(model) }
}

/// Why there is no card beside this one in the list.
pub fn no_neighbour(model: &Model, step: isize) -> Option<Message> {
    let none = model.card()?.neighbour(step).is_none();
    none.then(|| match step {
        ..0 => msg!("players.first-of-list"),
        _ => msg!("players.last-of-list"),
    })
}

/// Why nothing moves on the card: all of it is in sight.
pub fn nothing_hidden(model: &Model) -> Option<Message> {
    let card = model.card()?;
    let [before, after] = [Act::CardBefore, Act::CardAfter].map(|act| key_for(Context::Card, act));
    card.scroll.shows_all().then(|| msg!("players.nothing-hidden", before, after))
}

pub fn no_opponent(model: &Model) -> Option<Message> {
    let (open, id) = (model.open_event()?, model.card()?.id);
    let card = open.derived.card(open.event(), id)?;
    let none = card.newest_opponent().is_none();
    none.then(|| msg!("players.no-opponent-yet", name = card.name.as_str()))
}

/// Why the place on the card has no arithmetic.
pub fn no_arithmetic(model: &Model) -> Option<Message> {
    no_arithmetic_of(model, model.card()?.id)
}

/// Why the place of the player chosen in the standings has no arithmetic.
pub fn no_arithmetic_of_chosen(model: &Model) -> Option<Message> {
    match model.chosen_player() {
        Some(id) => no_arithmetic_of(model, id),
        None => no_player(model),
    }
}

fn no_arithmetic_of(model: &Model, id: Id) -> Option<Message> {
    let event = model.event()?;
    let reported = model.open_event()?.derived.reported;
    let known = event.preliminary().is_some() && standings(event).standing(id).is_some();
    (!reported || !known).then(|| msg!("cli.no-place", name = event.label(id)))
}

/// Why nobody has odds: before the first round, and once the cut is made or all is decided. The
/// standings have no rows for them before the first result, but a card has.
pub fn no_odds(model: &Model) -> Option<Message> {
    let open = model.open_event()?;
    let event = open.event();
    let playing = event.preliminary().is_some_and(|stage| !stage.rounds.is_empty());
    let no_rows = !open.derived.reported && model.card().is_none();
    let none = !playing || no_rows || event.finals().is_some() || open.is_over();
    none.then(|| msg!("odds.none-here"))
}
