//! Finds a player or an event by a part of the name, or any text in the log.

use crate::event::name::{contains_words, normalise, whole_words};
use crate::event::{Event, Id, Round, Status, standings};
use crate::msg;
use crate::tui::cursor_move::CursorMove;
use crate::tui::keys::Key;
use crate::tui::text_field::TextField;
use crate::words::{Arg, Message};

/// The most players listed at once.
const LISTED: usize = 8;

#[derive(Debug, Default)]
pub struct Find {
    pub text: TextField,
    pub at: usize,
    pub among: Among,
}

/// The things among which the text is looked for.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Among {
    #[default]
    Players,
    /// The rows of the list that has the cursor, which shows only those with the text.
    Rows,
    /// The log, which is narrowed to the entries with the text.
    Log,
    /// The list of events, which is narrowed likewise.
    Events,
}

impl Find {
    /// The first of the players whom the typed text means.
    pub fn players(&self, event: &Event) -> Vec<Id> {
        let mut found = meant(event, event.round(), self.text.value());
        found.truncate(LISTED);
        found
    }

    pub fn chosen(&self, event: &Event) -> Option<Id> {
        let found = self.players(event);
        found.get(self.at.min(found.len().saturating_sub(1))).copied()
    }

    pub fn step(&mut self, step: CursorMove, event: Option<&Event>) {
        self.at = step.from(self.at, event.map_or(0, |event| self.players(event).len()));
    }

    pub fn handle_text_key(&mut self, key: Key) {
        self.text.key(key);
        self.at = 0;
    }

    pub fn paste(&mut self, text: &str) {
        self.text.paste(text.trim());
        self.at = 0;
    }
}

/// The players whose names contain the typed text, those first whose names begin with it. `#7`
/// means the player with that number, and `7` those at that table of this round.
pub fn meant(event: &Event, round: Option<&Round>, typed: &str) -> Vec<Id> {
    let wanted = normalise(typed.trim());
    if wanted.is_empty() {
        return Vec::new();
    }
    if let Some(number) = wanted.strip_prefix('#') {
        return number
            .parse()
            .ok()
            .filter(|id| event.entrant(*id).is_some_and(|e| e.is_registered()))
            .into_iter()
            .collect();
    }
    if let Ok(number) = wanted.parse() {
        let pairing = round.and_then(|round| round.at_table(number));
        return pairing.into_iter().flat_map(|p| [Some(p.a), p.b]).flatten().collect();
    }
    let mut found: Vec<&crate::event::Entrant> =
        event.registered().filter(|entrant| contains_words(&entrant.label(), &wanted)).collect();
    // Names that begin with the text come first, then those in which words begin with it.
    found.sort_by_key(|entrant| match normalise(&entrant.label()) {
        name if name.starts_with(&wanted) => 0,
        name if whole_words(&name, &wanted).is_some() => 1,
        _ => 2,
    });
    found.into_iter().map(|entrant| entrant.id).collect()
}

/// A player's status, table and place: `Ewa Zięba: table 4, place 12 with 3 points`.
pub fn whereabouts(event: &Event, id: Id) -> Message {
    let mut parts: Vec<Arg> = Vec::new();
    match event.entrant(id).map(|entrant| entrant.status) {
        Some(Status::Dropped { .. }) => parts.push(msg!("pages.left").into()),
        Some(Status::Disqualified { .. }) => parts.push(msg!("season.disqualified").into()),
        _ => {}
    }
    if let Some(pairing) = event.round().and_then(|round| round.of(id)) {
        parts.push(match pairing.table {
            Some(table) => msg!("common.table", n = table).into(),
            None => pairing.free_word().into(),
        });
    }
    if let Some(standing) = standings(event).standing(id).filter(|_| event.preliminary().is_some())
    {
        let points = event.points_phrase(standing.points);
        parts.push(msg!("screen.place-with", place = standing.rank, points).into());
    }
    if parts.is_empty() {
        parts.push(msg!("screen.registered").into());
    }
    msg!("common.labelled", label = event.label(id), text = Arg::Series(parts))
}
