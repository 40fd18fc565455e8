//! The check-in: a list of players that narrows while a name is typed.

use crate::event::name::{collation_key, contains_words, in_a_list, normalise};
use crate::event::{Command, Entrant, Event, Id, NewEntrant, Who};
use crate::tui::cursor_move::CursorMove;
use crate::tui::keys::Key;
use crate::tui::text_field::TextField;

#[derive(Debug, Default)]
pub struct CheckIn {
    pub text: TextField,
    pub at: usize,
    /// Whether the typed name is nobody's and is offered to be added.
    pub offers: bool,
}

impl CheckIn {
    /// The check-in with this player chosen.
    pub fn at(event: &Event, id: Option<Id>) -> CheckIn {
        let mut check_in = CheckIn::default();
        let players = check_in.players(event);
        let at = players.iter().position(|player| Some(*player) == id);
        check_in.at = at.filter(|_| !event.checks_in()).unwrap_or(0);
        check_in
    }

    /// The players whose names contain the typed text. Those who have not come stand first, and
    /// among them those with a name that begins with the text.
    pub fn players(&self, event: &Event) -> Vec<Id> {
        let wanted = normalise(self.text.value().trim());
        let number = wanted.strip_prefix('#').and_then(|number| number.parse::<Id>().ok());
        let is_meant = |entrant: &&Entrant| match number {
            Some(number) => entrant.id == number,
            None => contains_words(&entrant.label(), &wanted),
        };
        let mut found: Vec<&Entrant> = event.active().filter(is_meant).collect();
        found.sort_by_cached_key(|entrant| {
            let known = event.attendance(entrant.id);
            let done = event.checks_in() && (known.here || known.out);
            let label = normalise(&entrant.label());
            let begins = label.split(' ').any(|word| word.starts_with(&wanted));
            (done, !begins, collation_key(&in_a_list(&entrant.label()).to_string()), entrant.id)
        });
        found.into_iter().map(|entrant| entrant.id).collect()
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
        self.changed();
    }

    pub fn paste(&mut self, text: &str) {
        self.text.paste(text.trim());
        self.changed();
    }

    fn changed(&mut self) {
        (self.at, self.offers) = (0, false);
    }

    /// Makes ready for the next player, once the last one is saved.
    pub fn saved(&mut self) {
        *self = CheckIn::default();
    }

    /// The typed name, if no player has it.
    pub fn new_name(&self, event: &Event) -> Option<&str> {
        let typed = self.text.value().trim();
        let is_name = !typed.is_empty() && !typed.starts_with('#');
        (is_name && self.players(event).is_empty()).then_some(typed)
    }

    /// The command that marks the chosen player as here, and as paid where there is a fee. For a
    /// name that nobody has, it is offered to add the player first.
    pub fn marks_here(&mut self, event: &Event) -> Option<Command> {
        let fee = event.setup.fee().is_some();
        if let Some(name) = self.new_name(event).map(str::to_owned) {
            if !std::mem::replace(&mut self.offers, true) {
                return None;
            }
            let new = NewEntrant { name, here: true, paid: fee, ..NewEntrant::default() };
            return Some(Command::Add(new));
        }
        let who = Who::id(self.chosen(event)?);
        Some(Command::CheckIn { who, here: Some(true), paid: fee.then_some(true) })
    }

    pub fn marks_away(&self, event: &Event) -> Option<Command> {
        let who = Who::id(self.chosen(event)?);
        Some(Command::CheckIn { who, here: Some(false), paid: None })
    }

    /// The command that says the other of the chosen player's fee.
    pub fn marks_paid(&self, event: &Event) -> Option<Command> {
        let id = self.chosen(event)?;
        let paid = Some(!event.attendance(id).paid);
        Some(Command::CheckIn { who: Who::id(id), here: None, paid })
    }
}
