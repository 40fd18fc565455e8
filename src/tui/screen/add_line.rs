//! The line in which players are typed. After each player it is ready for the next one.

use crate::event::{Action, Command, Entry, Event, NewEntrant, TextDetail, Texts};
use crate::tui::known::{KnownPeople, Offers, Typed};
use crate::tui::prelude::*;

// The labels of the fields.
pub(super) const NAME: Message = msg!("dialog.name");
pub(super) const HOUSE_PLAYER: Message = msg!("roster.house").capitalised();

#[rustfmt::skip]
pub static KEYS: &[Binding] = &[
    bind!(AddLine, &[ENTER], ADD_PLAYER, msg!("keys.add")),
    bind!(AddLine, &[TAB], ADD_NEXT, msg!("keys.next"), msg!("keys.next-field")),
    unhinted!(AddLine, &[BACK_TAB], ADD_BEFORE, msg!("keys.add-before")),
    bind!(AddLine, &[ctrl('z')], UndoAdded, msg!("keys.undo")),
    bind!(AddLine, &[ESC], ADD_LEAVE, msg!("keys.list-keys"), msg!("keys.add-leave")),
    unhinted!(AddLine, &[DOWN], KNOWN_NEXT, msg!("keys.row-down")),
    unhinted!(AddLine, &[UP], KNOWN_BEFORE, msg!("keys.row-up")),
    unhinted!(AddLine, &[RIGHT], TAKE_KNOWN, msg!("keys.take-known")),
    unhinted!(AddLine, &[ctrl('g')], ADD_HOUSE, msg!("keys.add-house")),
    unhinted!(AddLine, &[ctrl('r')], Redo, msg!("keys.redo")),
];

acts! {
    pub ADD_PLAYER = causes(|model, _| add(model)).saves();
    pub ADD_NEXT = changes(|model, _| change(model, AddLine::next));
    ADD_BEFORE = changes(|model, _| change(model, AddLine::before));
    pub ADD_LEAVE = changes(|model, _| change(model, AddLine::give_up));
    KNOWN_NEXT = changes(|model, _| choose(model, 1));
    KNOWN_BEFORE = changes(|model, _| choose(model, -1));
    TAKE_KNOWN = changes(|model, press| change(model, |add| add.aside(press.key)));
    ADD_HOUSE = changes(|model, _| change(model, |add| add.house = !add.house))
        .unless(no_house_players).saves();
}

/// A field of the line.
#[derive(Debug, Clone)]
pub struct AddField {
    /// The text that is typed; None for the name.
    pub detail: Option<TextDetail>,
    pub field: TextField,
}

#[derive(Debug, Clone)]
pub struct AddLine {
    /// Name and club; for teams also the partner. Family and travel follow if the game keeps
    /// such players apart.
    pub parts: Vec<AddField>,
    /// The index of the field that is typed into.
    pub at: usize,
    /// Whether the line has the keys.
    pub typing: bool,
    /// Whether the typed player is a house player.
    pub house: bool,
    /// The known people or clubs whose names the text in this field begins.
    pub known: Offers,
    /// A known person who was chosen, and the number that comes along with their name.
    member: Option<(String, String)>,
    /// The log lines of the registrations made here since the line got the keys.
    made: Vec<u64>,
    /// Whether the text was entered as it stands here. It is still here only if it was refused.
    entered: bool,
}

/// The texts, besides the club, by which this event keeps players apart.
pub(super) fn separates(event: &Event) -> impl Iterator<Item = TextDetail> {
    let kept = |detail: &TextDetail| detail.relation().is_some_and(|who| event.keeps_apart(who));
    TextDetail::ALL.into_iter().filter(kept)
}

pub(super) const CLUB: Option<TextDetail> = Some(TextDetail::Club);

const PARTNER: Option<TextDetail> = Some(TextDetail::Partner);

impl AddField {
    pub fn label(&self) -> Message {
        self.detail.map_or(NAME, TextDetail::label)
    }
}

impl AddLine {
    pub fn new(event: &Event) -> AddLine {
        let team = event.ruleset.entrants.team_size > 1;
        let details = if team { &[None, PARTNER, CLUB][..] } else { &[None, CLUB] };
        // Two names leave no space for more; teams enter these fields in the form of `edit`.
        let apart = separates(event).filter(|_| !team).map(Some);
        let details = details.iter().copied().chain(apart);
        let part = |detail| AddField { detail, field: TextField::default() };
        let parts = details.map(part).collect();
        let (known, member, made) = (Offers::default(), None, Vec::new());
        let (typing, house, entered) = (false, false, false);
        AddLine { parts, at: 0, typing, house, known, member, made, entered }
    }

    /// Takes other fields once the event keeps other players apart. A line in work stays.
    pub fn follow(&mut self, event: &Event) {
        let new = AddLine::new(event);
        let details =
            |line: &AddLine| line.parts.iter().map(|part| part.detail).collect::<Vec<_>>();
        if self.is_empty() && details(&new) != details(self) {
            let (typing, made) = (self.typing, std::mem::take(&mut self.made));
            *self = AddLine { typing, made, ..new };
        }
    }

    /// Remembers a registration that was made here.
    pub fn made(&mut self, n: u64) {
        if self.typing {
            self.made.push(n);
        }
    }

    /// The newest registration made here that still counts.
    pub fn newest<'a>(&self, event: &'a Event) -> Option<&'a Entry> {
        let counts = |n: &&u64| !event.undone.contains(n);
        self.made.iter().rev().find(counts).and_then(|n| event.entry(*n))
    }

    pub fn is_empty(&self) -> bool {
        self.parts.iter().all(|part| part.field.is_empty())
    }

    /// The words before a field; the name of a house player says so.
    pub fn label(&self, part: &AddField) -> Message {
        match part.detail {
            None if self.house => HOUSE_PLAYER,
            _ => part.label(),
        }
    }

    /// Offers known people for the text in this field. A house player is nobody who is known.
    pub fn offer(&mut self, known: &KnownPeople, event: &Event) {
        let kind = self.parts.get(self.at).and_then(|part| match part.detail {
            None | PARTNER => Some(Typed::Person),
            CLUB => Some(Typed::Club),
            _ => None,
        });
        match kind.filter(|_| self.typing && !self.house).zip(self.parts.get(self.at)) {
            Some((kind, part)) => self.known.follow(known, event, kind, part.field.value()),
            None => self.known.clear(),
        }
    }

    /// Moves among what is offered; false if nothing is.
    pub fn choose(&mut self, by: isize) -> bool {
        self.known.step(by);
        !self.known.is_empty()
    }

    /// Takes what is offered into the fields: the chosen person, or the first one if `nearest`.
    pub fn take(&mut self, nearest: bool) -> bool {
        let person = if nearest { self.known.nearest() } else { self.known.chosen() };
        let Some(person) = person.cloned() else { return false };
        let Some(part) = self.parts.get_mut(self.at) else { return false };
        if part.detail.is_none() {
            self.member = person.member.map(|member| (person.name.clone(), member));
        }
        part.field.set(person.name);
        self.known.clear();
        let club = self.parts.iter_mut().find(|part| part.detail == CLUB);
        if let Some((part, club)) = club.zip(person.club).filter(|(part, _)| part.field.is_empty())
        {
            part.field = TextField::suggested(club);
        }
        true
    }

    /// Handles →: the offer is taken at the end of the text, else the cursor moves.
    pub fn aside(&mut self, key: Key) {
        let at_end = |part: &AddField| part.field.before() == part.field.value();
        let takes = self.parts.get(self.at).is_some_and(at_end) && self.take(true);
        if !takes {
            self.key(key);
        }
    }

    /// The player whom Enter adds: the chosen one, else as typed.
    pub fn would_add(&self) -> Option<NewEntrant> {
        let mut line = self.clone();
        line.take(false);
        line.entrant()
    }

    /// Whether the partner is still to be typed.
    pub(super) fn wants_partner(&self) -> bool {
        let partner = self.parts.iter().find(|part| part.detail == PARTNER);
        partner.is_some_and(|part| part.field.is_empty())
    }

    /// Moves to the next field, with the chosen offer taken; after the last one the list gets
    /// the keys.
    pub fn next(&mut self) {
        self.take(false);
        match self.at + 1 < self.parts.len() {
            true => self.at += 1,
            false => self.leave(),
        }
    }

    /// Moves to the field before; before the first one the list gets the keys.
    pub fn before(&mut self) {
        match self.at.checked_sub(1) {
            Some(at) => self.at = at,
            None => self.leave(),
        }
    }

    /// Moves to the partner's field, which teams still have to fill in.
    fn ask_for_partner(&mut self) {
        self.at = self.parts.iter().position(|part| part.detail == PARTNER).unwrap_or(self.at);
    }

    pub fn enter(&mut self) {
        self.typing = true;
        self.at = 0;
    }

    /// Leaves the line on Esc, and discards its text. A text that was refused stays to be mended.
    pub fn give_up(&mut self) {
        if !self.entered {
            self.clear();
        }
        self.leave();
    }

    /// The typed player goes to the event as the line stands now.
    fn enters(&mut self) -> Option<NewEntrant> {
        let entrant = self.entrant();
        self.entered = entrant.is_some();
        entrant
    }

    pub fn leave(&mut self) {
        self.typing = false;
        self.made.clear();
        self.known.clear();
    }

    pub fn key(&mut self, key: Key) -> bool {
        self.entered = false;
        self.parts.get_mut(self.at).is_some_and(|part| part.field.key(key))
    }

    /// Pasted lines, one player each, are returned as players. A single line is typed into the
    /// field instead.
    pub fn paste(&mut self, text: &str) -> Vec<NewEntrant> {
        // Some terminals paste a carriage return for the end of a line.
        let text = text.replace("\r\n", "\n");
        let lines = (1..).zip(text.split(['\n', '\r'])).map(|(at, line)| (at, line.trim()));
        let lines: Vec<(u64, &str)> = lines.filter(|(_, line)| !line.is_empty()).collect();
        if lines.len() > 1 {
            let number = |(at, line)| NewEntrant { line: Some(at), ..self.entrant_of(line) };
            return lines.into_iter().map(number).collect();
        }
        if let Some(part) = self.parts.get_mut(self.at) {
            self.entered = false;
            part.field.paste(text.trim_matches(['\n', '\r']));
        }
        Vec::new()
    }

    /// The player as typed; None if there is no name.
    pub fn entrant(&self) -> Option<NewEntrant> {
        let value = |detail| {
            let part = self.parts.iter().find(|part| part.detail == detail)?;
            let value = part.field.value().trim();
            (!value.is_empty()).then(|| value.to_owned())
        };
        let mut entrant = self.entrant_of(&value(None)?);
        entrant.house = self.house;
        for detail in TextDetail::ALL {
            let own = value(Some(detail));
            *entrant.text_mut(detail) = own.or(entrant.text_mut(detail).take());
        }
        let known = self.member.as_ref().filter(|(name, _)| *name == entrant.name);
        entrant.member = known.map(|(_, member)| member.clone());
        Some(entrant)
    }

    /// Reads `Name; Club`, or for teams `Name; Partner; Club`. A semicolon or a tab separates
    /// the values.
    fn entrant_of(&self, line: &str) -> NewEntrant {
        let mut entrant = NewEntrant::default();
        let texts = line.splitn(self.parts.len(), [';', '\t']);
        for (part, text) in self.parts.iter().zip(texts) {
            let text = text.trim().to_owned();
            let optional = Some(text.clone()).filter(|text| !text.is_empty());
            match part.detail {
                Some(detail) => *entrant.text_mut(detail) = optional,
                None => entrant.name = text,
            }
        }
        entrant
    }

    /// Empties the line for the next player.
    pub fn clear(&mut self) {
        self.parts.iter_mut().for_each(|part| part.field.clear());
        (self.at, self.house, self.member, self.entered) = (0, false, None, false);
        self.known.clear();
    }
}

/// The rows that the offers take: the typed text, each of them, and what Enter does.
pub fn height(offers: &Offers) -> u16 {
    if offers.is_empty() { 0 } else { offers.people.len() as u16 + 2 }
}

/// Registers the typed player; the line is emptied once that is saved.
fn add(model: &mut Model) -> Vec<Effect> {
    let Some(open) = model.open_event_mut() else { return Vec::new() };
    // A known name stays in the line, in full, if it is refused.
    if open.add.take(false) && open.add.wants_partner() {
        open.add.ask_for_partner();
        return Vec::new();
    }
    match open.add.enters() {
        Some(entrant) => {
            if entrant.partner.is_none() {
                open.add.ask_for_partner();
            }
            vec![Effect::Commit(Command::Add(entrant))]
        }
        None => {
            let key = key_for(Context::AddLine, ADD_LEAVE);
            model.refuse(msg!("screen.no-name-typed", key));
            Vec::new()
        }
    }
}

/// Goes to the line for players.
pub fn enter(model: &mut Model) {
    let Some(open) = model.open_event_mut() else { return };
    open.view = View::Players;
    open.add.enter();
}

fn change(model: &mut Model, change: impl FnOnce(&mut AddLine)) {
    if let Some(open) = model.open_event_mut() {
        change(&mut open.add);
    }
}

/// Chooses one of the known people, or leaves the line.
fn choose(model: &mut Model, by: isize) {
    change(model, |add| {
        if !add.choose(by) {
            add.leave();
        }
    });
}

/// Why the line for players has nothing to take back.
///
/// The newest action is no registration of the organizer at this screen.
pub fn nothing_added(model: &Model) -> Option<Message> {
    let open = model.open_event()?;
    if open.add.newest(open.event()).is_some() {
        return None;
    }
    let newest = model.event()?.undoable();
    let own = newest.is_some_and(|entry| {
        entry.by == model.by && matches!(entry.action, Action::Add(_) | Action::Import(_))
    });
    let keys = || (way(model, ADD_LEAVE), key_for(Context::Players, Act::Drop));
    (!own).then(|| {
        let (list, remove) = keys();
        msg!("players.nothing-added", list, remove)
    })
}

/// Why this game has no house players.
fn no_house_players(model: &Model) -> Option<Message> {
    let event = model.event()?;
    let game = &event.ruleset.name;
    (!event.may_use_house_player()).then(|| msg!("players.not-needed", game))
}

/// Draws the typed text with the offers below it, and then the sentence about Enter. The
/// names stand in this column, and the sentence has the whole width.
pub fn draw(
    frame: &mut Frame,
    (area, column): (Rect, u16),
    (offers, typed): (&Offers, &str),
    enter: &Message,
    (theme, words): (&Theme, &Words),
) {
    let longest = offers.people.iter().map(|person| text::width(&person.name)).max().unwrap_or(0);
    let name = longest.max(text::width(typed)).min(usize::from(area.width) * 2 / 3);
    let as_typed = words.text(&msg!("players.as-typed"));
    let people = offers.people.iter().map(|person| {
        let club = person.club.as_deref().unwrap_or_default();
        (person.name.as_str(), club)
    });
    let rows: Vec<(&str, &str)> = [(typed, as_typed.as_str())].into_iter().chain(people).collect();
    // The last row is kept for the sentence; the chosen row is always in sight.
    let height = usize::from(area.height).saturating_sub(1);
    let first = (offers.row() + 1).saturating_sub(height);
    let indent = column.saturating_sub(2).clamp(area.x, area.right());
    let mut below = Rect { x: indent, width: area.right() - indent, ..area };
    for (at, (who, club)) in rows.into_iter().enumerate().skip(first).take(height) {
        let chosen = at == offers.row();
        let (mark, style) = if chosen { (CURSOR, theme.wanted) } else { (" ", theme.quiet) };
        let line = Line::from(vec![
            Span::styled(format!("{mark} "), theme.key),
            Span::styled(text::left_name(who, name), style),
            Span::styled(format!("  {club}"), theme.quiet),
        ]);
        below = list::titled(frame, below, &line);
    }
    let keys = msg!("players.choose", up = UP, down = DOWN, take = RIGHT);
    let (enter, keys) = (words.text(enter), words.text(&keys));
    let enter = text::cut(&enter, usize::from(area.width).saturating_sub(2));
    let fits = text::width(&enter) + text::width(&keys) + 4 <= usize::from(area.width);
    let keys = if fits { format!("  {keys}") } else { String::new() };
    let line =
        vec![Span::styled(format!("  {enter}"), theme.text), Span::styled(keys, theme.quiet)];
    let last = Rect { y: below.y, height: below.height.min(1), ..area };
    list::put(frame, last, Line::from(line));
}
