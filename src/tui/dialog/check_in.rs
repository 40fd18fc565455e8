//! The check-in: a list of players that narrows while a name is typed.

use crate::event::name::{collation_key, contains_words, in_a_list, normalise};
use crate::event::{Command, Entrant, Event, Id, NewEntrant, Who};
use crate::tui::cursor_move::CursorMove;
use crate::tui::keys::Key;
use crate::tui::known::{KnownPeople, Offers, Typed};
use crate::tui::text_field::TextField;
use crate::words::Words;

#[derive(Debug, Default)]
pub struct CheckIn {
    pub text: TextField,
    /// The chosen player; None means the first in the list. A list in another order never moves
    /// the cursor to somebody else.
    pub player: Option<Id>,
    /// Whether the typed name is nobody's and is offered to be added.
    pub offers: bool,
    /// The known people whose names the typed text begins, while nobody in the event is meant.
    pub known: Offers,
    /// The row of the chosen player in the whole list, when the last key acted on them.
    row: usize,
}

impl CheckIn {
    /// The check-in with this player chosen.
    pub fn at(event: &Event, id: Option<Id>) -> CheckIn {
        let is_listed = |id: &Id| event.active().any(|entrant| entrant.id == *id);
        let player = id.filter(|id| !event.checks_in() && is_listed(id));
        CheckIn { player, ..CheckIn::default() }
    }

    /// The players whose names contain the typed text. Those who have not come stand first, and
    /// among them those with a name that begins with the text. Names stand in the order in which
    /// these words show them.
    pub fn players(&self, event: &Event, words: &Words) -> Vec<Id> {
        let found = event.active().filter(|entrant| self.is_meant(entrant)).collect();
        self.sorted(found, event, words)
    }

    fn sorted(&self, mut found: Vec<&Entrant>, event: &Event, words: &Words) -> Vec<Id> {
        let wanted = self.wanted();
        found.sort_by_cached_key(|entrant| {
            let known = event.attendance(entrant.id);
            let done = event.checks_in() && (known.here || known.out);
            let label = normalise(&entrant.label());
            let begins = label.split(' ').any(|word| word.starts_with(&wanted));
            let shown = words.text(&in_a_list(&entrant.label()));
            (done, !begins, collation_key(&shown), entrant.id)
        });
        found.into_iter().map(|entrant| entrant.id).collect()
    }

    fn wanted(&self) -> String {
        normalise(self.text.value().trim())
    }

    /// Whether the typed text is part of this name, or the number of this player.
    fn is_meant(&self, entrant: &Entrant) -> bool {
        let wanted = self.wanted();
        match wanted.strip_prefix('#').and_then(|number| number.parse::<Id>().ok()) {
            Some(number) => entrant.id == number,
            None => contains_words(&entrant.label(), &wanted),
        }
    }

    /// The chosen player, if the list has them.
    pub fn chosen(&self, event: &Event, words: &Words) -> Option<Id> {
        let found = self.players(event, words);
        match self.player {
            Some(id) => found.contains(&id).then_some(id),
            None => found.first().copied(),
        }
    }

    /// Fixes the player whom keys act on, before the actions of others are read.
    pub fn fix_cursor(&mut self, event: &Event, words: &Words) {
        self.player = self.player.or_else(|| self.chosen(event, words));
    }

    /// The chosen player, if they are no longer in the event.
    pub fn gone(&self, event: &Event) -> Option<Id> {
        self.player.filter(|id| event.active().all(|entrant| entrant.id != *id))
    }

    pub fn step(&mut self, step: CursorMove, event: Option<&Event>, words: &Words) {
        let Some(event) = event else { return };
        if let (CursorMove::By(by), false) = (step, self.known.is_empty()) {
            self.offers = false;
            return self.known.step(by);
        }
        let chosen = self.chosen(event, words);
        self.player = step.among(&self.players(event, words), chosen);
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
        (self.player, self.offers) = (None, false);
    }

    /// Makes ready for the next player, once the last one is saved.
    pub fn saved(&mut self) {
        *self = CheckIn { row: self.row, ..CheckIn::default() };
    }

    /// Remembers the row of the chosen player, before a key acts on them.
    pub fn remember_row(&mut self, event: &Event, words: &Words) {
        let all = self.sorted(event.active().collect(), event, words);
        let chosen = self.chosen(event, words);
        self.row = all.iter().position(|id| Some(*id) == chosen).unwrap_or(0);
    }

    /// Stays at the same place of the whole list, after the chosen player was removed. After an
    /// action was taken back, it goes to the player `of` that action.
    pub fn stay(&mut self, of: Option<Id>, event: &Event, words: &Words) {
        self.saved();
        let all = self.players(event, words);
        let last = all.len().saturating_sub(1);
        let at_row = all.get(self.row.min(last)).copied();
        self.player = of.filter(|id| all.contains(id)).or(at_row);
    }

    /// The typed name, if no player has it.
    pub fn new_name(&self, event: &Event) -> Option<&str> {
        let is_here = event.active().any(|entrant| self.is_meant(entrant));
        let typed = self.text.value().trim();
        let is_name = !typed.is_empty() && !typed.starts_with('#');
        (is_name && !is_here).then_some(typed)
    }

    /// Offers known people for a name that nobody in the event has.
    pub fn offer(&mut self, known: &KnownPeople, event: &Event) {
        match self.new_name(event).map(str::to_owned) {
            Some(name) => self.known.follow(known, event, Typed::Person, &name),
            None => self.known.clear(),
        }
    }

    /// The player that Enter would add: the chosen known one, else the typed name.
    pub fn would_add(&self, event: &Event) -> Option<NewEntrant> {
        let name = self.new_name(event)?;
        let (name, club) = match self.known.chosen() {
            Some(known) => (known.name.clone(), known.club.clone()),
            None => (name.to_owned(), None),
        };
        let paid = event.setup.fee().is_some();
        Some(NewEntrant { name, club, here: true, paid, ..NewEntrant::default() })
    }

    /// The command that marks the chosen player as here, and as paid where there is a fee. For a
    /// name that nobody has, it is offered to add the player first.
    pub fn marks_here(&mut self, event: &Event, words: &Words) -> Option<Command> {
        let fee = event.setup.fee().is_some();
        if let Some(new) = self.would_add(event) {
            let agreed = std::mem::replace(&mut self.offers, true);
            return agreed.then_some(Command::Add(new));
        }
        let who = Who::id(self.chosen(event, words)?);
        Some(Command::CheckIn { who, here: Some(true), paid: fee.then_some(true) })
    }

    /// Whether nobody checks in at this event yet, and so nothing can be marked.
    pub fn wants_check_in(&self, event: &Event, words: &Words) -> bool {
        let off = !event.checks_in() && event.stages.is_empty();
        let fee = event.setup.fee().is_some();
        let marks = |id: Id| {
            let known = event.attendance(id);
            known.out || fee && !known.paid
        };
        off && self.new_name(event).is_none() && !self.chosen(event, words).is_some_and(marks)
    }

    pub fn marks_away(&self, event: &Event, words: &Words) -> Option<Command> {
        let who = Who::id(self.chosen(event, words)?);
        Some(Command::CheckIn { who, here: Some(false), paid: None })
    }

    /// The command that removes the chosen player, whose registration was a mistake.
    pub fn removes(&self, event: &Event, words: &Words) -> Option<Command> {
        Some(Command::Remove(Who::id(self.chosen(event, words)?)))
    }

    /// The command that says the other of the chosen player's fee.
    pub fn marks_paid(&self, event: &Event, words: &Words) -> Option<Command> {
        let id = self.chosen(event, words)?;
        let paid = Some(!event.attendance(id).paid);
        Some(Command::CheckIn { who: Who::id(id), here: None, paid })
    }
}
