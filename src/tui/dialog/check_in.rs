//! The check-in: a list of players that narrows while a name is typed.

use super::{Dialog, Form, Saved};
use crate::event::name::{collation_key, contains_words, in_a_list, normalise};
use crate::event::{Action, Command, Entrant, Event, Id, NewEntrant, Who};
use crate::show::check_in_counts;
use crate::tui::active_keys;
use crate::tui::known::{KnownPeople, Offers, Typed};
use crate::tui::prelude::*;
use crate::tui::screen::{add_line, players};

#[rustfmt::skip]
pub static KEYS: &[Binding] = &[
    bind!(CheckIn, &[ENTER], MARK_HERE, msg!("check-in.hint-here"), msg!("keys.here")),
    bind!(CheckIn, &[TAB], MARK_PAID, msg!("check-in.state-paid")),
    bind!(CheckIn, &[ctrl('n')], MARK_AWAY, msg!("check-in.hint-away")),
    bind!(CheckIn, &[ctrl('x')], REMOVE_REGISTERED, msg!("settings.hint-remove"),
        msg!("keys.remove")),
    bind!(CheckIn, &[ctrl('z')], Undo, msg!("keys.undo"), msg!("keys.key-event-undo")),
    bind!(CheckIn, &[ESC], CloseDialog, msg!("keys.back")),
];

acts! {
    MARK_HERE = causes(|model, _| mark_here(model)).saves();
    MARK_AWAY = causes(|model, _| mark(model, |it, event, words| it.marks_away(event, words)))
        .unless(cannot_mark_away).saves();
    MARK_PAID = causes(|model, _| mark(model, |it, event, words| it.marks_paid(event, words)))
        .unless(no_fee).saves();
    REMOVE_REGISTERED = causes(|model, _| mark(model, |it, event, words| it.removes(event, words)))
        .unless(cannot_remove).saves();
}

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
    pub(super) fn saved(&mut self, saved: &Saved) {
        let event = saved.event;
        match saved.command {
            Command::CheckIn { .. } | Command::Add(_) => self.clear(),
            Command::Remove(_) | Command::Undo(_) | Command::Redo(_) => {
                let undone = saved.n.and_then(|n| match event.entry(n)?.action {
                    Action::Undo(undone) | Action::Redo(undone) => event.entry(undone),
                    _ => None,
                });
                let of = undone.and_then(|entry| entry.action.footprint().entrant);
                self.stay(of, event, saved.words);
            }
            _ => {}
        }
    }

    fn clear(&mut self) {
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
    fn stay(&mut self, of: Option<Id>, event: &Event, words: &Words) {
        self.clear();
        let all = self.players(event, words);
        let last = all.len().saturating_sub(1);
        let at_row = all.get(self.row.min(last)).copied();
        self.player = of.filter(|id| all.contains(id)).or(at_row);
    }

    /// The typed name, if no player has it.
    fn new_name(&self, event: &Event) -> Option<&str> {
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
    fn marks_here(&mut self, event: &Event, words: &Words) -> Option<Command> {
        let fee = event.setup.fee().is_some();
        if let Some(new) = self.would_add(event) {
            let agreed = std::mem::replace(&mut self.offers, true);
            return agreed.then_some(Command::Add(new));
        }
        let who = Who::id(self.chosen(event, words)?);
        Some(Command::CheckIn { who, here: Some(true), paid: fee.then_some(true) })
    }

    /// Whether nobody checks in at this event yet, and so nothing can be marked.
    fn wants_check_in(&self, event: &Event, words: &Words) -> bool {
        let off = !event.checks_in() && event.stages.is_empty();
        let fee = event.setup.fee().is_some();
        let marks = |id: Id| {
            let known = event.attendance(id);
            known.out || fee && !known.paid
        };
        off && self.new_name(event).is_none() && !self.chosen(event, words).is_some_and(marks)
    }

    fn marks_away(&self, event: &Event, words: &Words) -> Option<Command> {
        let who = Who::id(self.chosen(event, words)?);
        Some(Command::CheckIn { who, here: Some(false), paid: None })
    }

    /// The command that removes the chosen player, whose registration was a mistake.
    pub fn removes(&self, event: &Event, words: &Words) -> Option<Command> {
        Some(Command::Remove(Who::id(self.chosen(event, words)?)))
    }

    /// The command that says the other of the chosen player's fee.
    fn marks_paid(&self, event: &Event, words: &Words) -> Option<Command> {
        let id = self.chosen(event, words)?;
        let paid = Some(!event.attendance(id).paid);
        Some(Command::CheckIn { who: Who::id(id), here: None, paid })
    }
}

pub fn open(model: &mut Model) {
    let chosen = model.chosen_player();
    let Some(event) = model.event() else { return };
    let check_in = CheckIn::at(event, chosen);
    if !event.checks_in() && event.stages.is_empty() {
        let setup = key_for(Context::CheckIn, MARK_HERE);
        model.message = Some(StatusMessage::info(msg!("check-in.nothing-to-mark", setup)));
    }
    model.ask(Dialog::CheckIn(check_in));
}

fn mark_here(model: &mut Model) -> Vec<Effect> {
    let wants =
        |(check_in, event): (&CheckIn, &Event)| check_in.wants_check_in(event, &model.words);
    if model.top::<CheckIn>().is_some_and(wants) {
        model.ask(Dialog::Form(Form::check_in()));
        return Vec::new();
    }
    mark(model, CheckIn::marks_here)
}

/// Saves what the check-in says of the chosen player.
fn mark(
    model: &mut Model,
    says: fn(&mut CheckIn, &Event, &Words) -> Option<Command>,
) -> Vec<Effect> {
    let Some(Dialog::CheckIn(mut check_in)) = model.dialogs.pop() else { return Vec::new() };
    let words = model.words.clone();
    let gone = model.event().and_then(|event| Some(event.label(check_in.gone(event)?)));
    let command = model.event().and_then(|event| {
        check_in.fix_cursor(event, &words);
        check_in.remember_row(event, &words);
        says(&mut check_in, event, &words)
    });
    if let Some(name) = gone {
        model.refuse(msg!("players.is-gone", name));
    }
    model.ask(Dialog::CheckIn(check_in));
    command.map(Effect::Commit).into_iter().collect()
}

fn verb(verb: &str) -> Arg {
    Arg::Verb(verb.to_owned())
}

/// Why there is no check-in.
pub fn no_check_in(model: &Model) -> Option<Message> {
    let event = model.event()?;
    if event.finished.is_some() {
        return Some(msg!("common.closed", undo = verb("undo")));
    }
    let known = event.checks_in() || event.setup.fee().is_some() || event.may_sit_out();
    let none = !known && !event.stages.is_empty();
    none.then(|| msg!("check-in.nothing-to-mark", setup = verb("setup checkin=yes")))
}

fn cannot_mark_away(model: &Model) -> Option<Message> {
    let event = model.event()?;
    let registering = event.checks_in() && event.stages.is_empty();
    (!registering && !event.may_sit_out())
        .then(|| msg!("check-in.refused", game = &event.ruleset.name, drop = verb("drop")))
}

fn no_fee(model: &Model) -> Option<Message> {
    let none = model.event()?.setup.fee().is_none();
    none.then(|| msg!("check-in.no-fee", setup = verb("setup fee=20")))
}

fn cannot_remove(model: &Model) -> Option<Message> {
    let (check_in, event) = model.top::<CheckIn>()?;
    match check_in.removes(event, &model.words) {
        Some(command) => active_keys::refusal(event, &command),
        None => Some(msg!("players.nobody-found")),
    }
}

/// A box of fewer rows has no blank row.
const ROOMY: u16 = 10;

/// A state does not take these columns from a name.
const LEAST_NAME: usize = 20;

/// Columns for the sign of presence.
const SIGN: usize = 2;

pub fn draw(model: &Model, dialog: &CheckIn, keys: &KeyList, frame: &mut Frame, body: Rect) {
    let (theme, words) = (&model.theme, &model.words);
    let Some(open) = model.open_event() else { return };
    let event = open.event();
    let players = dialog.players(event, words);
    let columns = usize::from(Width::Wide.columns(body));
    let title = words.text(&msg!("check-in.hint-show").capitalised());
    let counts = check_in_counts(event).into_iter().map(Arg::from).collect();
    let counts = words.arg(&Arg::Series(counts));
    // The counts stand in the border if they fit there, and leave a row to the players.
    let both = format!("{title} · {counts}");
    let both = if counts.is_empty() { title.clone() } else { both };
    let in_border = text::width(&both) <= columns;
    let counts = if in_border { Vec::new() } else { text::wrapped(&counts, columns) };
    let rows = event.active().count().max(4) + counts.len().max(1) + 2;
    let size = (Width::Wide, rows as u16);
    let inner = boxed(frame, model, keys, body, size, if in_border { &both } else { &title });
    let label = words.text(&msg!("dialog.name")) + " ";
    let place = list::labelled(frame, inner, Span::styled(label, theme.key));
    list::field(frame, place, theme, &dialog.text, true);
    let mut below = list::titled(frame, inner, &Line::default());
    let counts = counts.into_iter().map(|line| Line::styled(line, theme.wanted));
    below = list::lines(frame, below, &counts.collect::<Vec<Line>>());
    if inner.height >= ROOMY {
        below = list::titled(frame, below, &Line::default());
    }
    if players.is_empty() && !dialog.known.is_empty() {
        let typed = dialog.new_name(event).unwrap_or_default();
        let enter = nobody(dialog, event);
        let offers = (&dialog.known, typed);
        return add_line::draw(frame, (below, below.x + 2), offers, &enter, (theme, words));
    }
    if players.is_empty() {
        let none = nobody(dialog, event);
        let lines: Vec<Line> = list::wrapped(&words.text(&none), below.width.into(), theme.warning);
        list::lines(frame, below, &lines);
        return;
    }
    let chosen = dialog.chosen(event, words);
    let at = players.iter().position(|id| Some(*id) == chosen);
    let of = Columns::of(model, open, &players, usize::from(below.width).saturating_sub(2));
    if of.state_below {
        let entry = |id: &Id| {
            let entrant = event.entrant(*id);
            entrant.map_or_else(Vec::new, |entrant| lines(model, open, entrant, &of))
        };
        let all: Vec<Vec<Line>> = players.iter().map(entry).collect();
        return list::entries(frame, below, (theme, &model.words), &all, at.unwrap_or(0));
    }
    // One row less is drawn where a line says how many follow; in few columns an arrow does.
    let line_fits = |n: usize| {
        let more = words.text(&msg!("check-in.more-follow", n));
        text::width(&more) + SIGN <= usize::from(below.width)
    };
    let fits = players.len() <= usize::from(below.height) || below.height < 2;
    let fits = fits || !line_fits(players.len());
    let height = if fits { below.height } else { below.height - 1 };
    let area = Rect { height, ..below };
    list::rows(frame, area, (theme, &model.words), (players.len(), at), true, |row| {
        event
            .entrant(players[row])
            .map_or_else(Line::default, |entrant| line(model, open, entrant, &of))
    });
    let shown = list::first_row(players.len(), at, height.into()) + usize::from(height);
    let more = players.len().saturating_sub(shown);
    if !fits && more > 0 {
        let more = words.text(&msg!("check-in.more-follow", n = more));
        let place = Rect { y: area.bottom(), height: 1, ..below };
        list::put(frame, place, Line::styled(format!("  {more}"), theme.quiet));
    }
}

/// Nobody has the typed name: what the next key does.
fn nobody(dialog: &CheckIn, event: &Event) -> Message {
    let key = key_for(Context::CheckIn, MARK_HERE);
    match dialog.would_add(event).map(|new| new.name) {
        Some(name) if dialog.offers => msg!("check-in.adds-now", key, name),
        Some(name) if dialog.known.chosen().is_some() => {
            msg!("players.asks-to-add", key, name)
        }
        Some(name) => msg!("check-in.offers-to-add", key, name),
        None => msg!("dialog.nobody-has-such-a-name"),
    }
}

/// The widths of the columns, which are the same in every row.
struct Columns {
    name: usize,
    club: usize,
    state: usize,
    /// Whether a name and a state have no room beside each other.
    state_below: bool,
}

impl Columns {
    fn of(model: &Model, open: &OpenEvent, players: &[Id], columns: usize) -> Columns {
        let words = &model.words;
        let state = |id: &Id| text::width(&words.arg(&Arg::Series(states(open, *id))));
        let name = |id: &Id| text::width(&words.text(&in_a_list(&open.event().label(*id))));
        let state = players.iter().map(state).max().unwrap_or(0);
        let width = columns.saturating_sub(SIGN + state + 1);
        let longest = players.iter().map(name).max().unwrap_or(0);
        let state_below = state > 0 && longest.min(LEAST_NAME) > width;
        let width = if state_below { columns.saturating_sub(SIGN) } else { width };
        let name = longest.max((width * 3 / 5).min(34)).min(width);
        Columns { name, club: width - name, state, state_below }
    }
}

/// A player with their state in a second line, if there is anything to say.
fn lines(model: &Model, open: &OpenEvent, entrant: &Entrant, of: &Columns) -> Vec<Line<'static>> {
    let mut first = line(model, open, entrant, of);
    let state = first.spans.pop().filter(|state| !state.content.trim().is_empty());
    let state = state.map(|state| {
        let text = format!("{}{}", " ".repeat(SIGN), state.content.trim_end());
        Line::styled(text, state.style)
    });
    std::iter::once(first).chain(state).collect()
}

fn line(model: &Model, open: &OpenEvent, entrant: &Entrant, of: &Columns) -> Line<'static> {
    let (theme, words) = (&model.theme, &model.words);
    let event = open.event();
    let known = event.attendance(entrant.id);
    let (sign, style) = match (known.out, known.here || !event.checks_in()) {
        (true, _) => ("–", theme.quiet),
        (false, true) if event.checks_in() => ("✓", theme.quiet),
        (false, true) => (" ", theme.text),
        (false, false) => (" ", theme.wanted),
    };
    let state = words.arg(&Arg::Series(states(open, entrant.id)));
    let state_style: Style =
        if known.paid || event.setup.fee().is_none() { theme.quiet } else { theme.warning };
    let name = words.text(&in_a_list(&entrant.label()));
    let club = entrant.club.clone().unwrap_or_default();
    let club = text::cut(&club, of.club.saturating_sub(1));
    Line::from(vec![
        Span::styled(text::left(sign, SIGN), theme.key),
        Span::styled(text::left_name(&name, of.name), style),
        Span::styled(text::left(&format!(" {club}"), of.club), theme.quiet),
        Span::styled(format!(" {}", text::left(&state, of.state)), state_style),
    ])
}

/// The facts about a player besides the sign: `sits out, owes, list missing`.
fn states(open: &OpenEvent, id: Id) -> Vec<Arg> {
    let event = open.event();
    let known = event.attendance(id);
    let out = known.out.then(|| msg!("check-in.state-out"));
    let fee = event.setup.fee().map(|_| match known.paid {
        true => msg!("check-in.state-paid"),
        false => msg!("check-in.state-owes"),
    });
    let list = event.entrant(id).filter(|_| event.lists_required());
    let list = list.and_then(|entrant| players::list_sign(open, entrant));
    [out, fee, list].into_iter().flatten().map(Arg::from).collect()
}
