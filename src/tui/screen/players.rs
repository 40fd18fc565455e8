//! The screen of the players, and what is done with one of them.

use super::add_line;
use super::add_line::{AddField, CLUB, HOUSE_PLAYER, NAME, separates};
use super::round::progress;
use super::standings::columns::Column;
use super::standings::record_columns;
use crate::decklist::list_state;
use crate::event::{
    Command, Details, Entrant, Event, Id, Status, TextDetail, Texts, Who, plan_in_words, standings,
};
use crate::ruleset::GroupApart;
use crate::tui::active_keys::{closed, refusal};
use crate::tui::dialog::card::REJOIN;
use crate::tui::dialog::form::{
    FormField, Purpose, REASON, YES, ask_form, no_or_yes, whole_number,
};
use crate::tui::dialog::{Dialog, Form, Pairs, check_in, form};
use crate::tui::open_event::Pane;
use crate::tui::prelude::*;
use ratatui::layout::{Constraint, Layout};

// The labels of the fields.
const START_NUMBER: Message = msg!("roster.start").capitalised();
const FIXED_TABLE: Message = msg!("tables.fixed").capitalised();
const AWARDED_BYES: Message = msg!("pairing.field-awarded");

#[rustfmt::skip]
pub static KEYS: &[Binding] = &[
    bind!(Players, &[ch('z')], SeatPlayer, msg!("preflight.to-seat"), msg!("keys.seat")).of_verb("seat …"),
    bind!(Players, &[ch('a'), TAB, BACK_TAB], AddEnter, msg!("keys.add"), msg!("keys.add-line")).of_verb("add …"),
    bind!(Players, &[ENTER, ch('P')], ShowCard, msg!("judge.card"), msg!("keys.card")),
    bind!(Players, &[ch('e')], EditPlayer, msg!("keys.edit")).of_verb("edit …"),
    bind!(Players, &[ch('i')], IMPORT, msg!("keys.import")).of_verb("import …"),
    bind!(Players, &[ch('d')], Drop, msg!("keys.drop")).of_verb("drop|remove …"),
    bind!(Players, &[ch('h')], ShowList, msg!("preflight.to-list"), msg!("keys.show")).of_verb("list …"),
    bind!(Players, &[ch('H')], SHOW_CHECK_IN, msg!("check-in.hint-show")).of_verb("here|away|paid|owes …"),
    unhinted!(Players, &[ch('D')], Disqualify, msg!("judge.key-disqualify")).of_verb("disqualify|recommend …"),
    unhinted!(Players, &[ch('X')], SHOW_APART, msg!("pairing.place")),
];

acts! {
    IMPORT = changes(|model, _| model.ask(Dialog::Form(Form::import()))).unless(closed).saves();
    pub SHOW_CHECK_IN = changes(|model, _| check_in::open(model))
        .unless(check_in::no_check_in).saves();
    SHOW_APART = changes(|model, _| model.ask(Dialog::Apart(Pairs::default())));
}

pub fn edit(model: &mut Model) {
    let chosen = model.chosen_player();
    ask_form(model, |open| {
        let entrant = open.event().entrant(chosen?)?;
        Some(Form::edit_player(open.event(), entrant))
    });
}

/// Makes the chosen player a house player, or a player again.
pub fn house_player(model: &mut Model) -> Vec<Effect> {
    let chosen = model.open_event().and_then(|open| open.chosen_player());
    let changed = model.event().zip(chosen).map(|(event, id)| {
        let details = Details { house: Some(!event.is_house(id)), ..Details::default() };
        Command::Edit { who: Who::id(id), details, reason: None }
    });
    changed.map(Effect::Commit).into_iter().collect()
}

/// Saves this of the chosen player.
pub fn save(model: &Model, command: fn(Who) -> Command) -> Vec<Effect> {
    model.chosen_player().map(|id| Effect::Commit(command(Who::id(id)))).into_iter().collect()
}

/// The chosen player leaves. Before the first round they are removed as if never registered.
pub fn drop_player(model: &mut Model) -> Vec<Effect> {
    let is_new = |event: &Event| event.stages.is_empty() && event.pods.is_empty();
    let registering = model.event().is_some_and(is_new);
    let effects = save(model, if registering { Command::Remove } else { Command::Drop });
    if registering && model.card().is_some() {
        // Nobody is left for it to tell about.
        model.dialogs.pop();
    }
    effects
}

pub fn disqualify(model: &mut Model) {
    form::ask_about_player(model, Form::disqualify);
}

pub fn penalty(model: &mut Model) {
    if model.event().is_some_and(|event| event.ruleset.penalties.is_empty()) {
        return model.refuse(msg!("judge.none-known", note = Arg::Verb("note".to_owned())));
    }
    form::ask_about_player(model, Form::penalty);
}

/// Why there is no player that keys could act on.
pub fn no_player(model: &Model) -> Option<Message> {
    model.open_event()?;
    let none_chosen = model.chosen_player().is_none();
    none_chosen.then(|| msg!("screen.no-player", key = way(model, Act::AddEnter)))
}

pub fn cannot_be_house(model: &Model) -> Option<Message> {
    no_player(model).or_else(|| {
        let (event, id) = (model.event()?, model.chosen_player()?);
        let details = Details { house: Some(!event.is_house(id)), ..Details::default() };
        refusal(event, &Command::Edit { who: Who::id(id), details, reason: None })
    })
}

pub fn cannot_rejoin(model: &Model) -> Option<Message> {
    no_player(model).or_else(|| {
        let (event, id) = (model.event()?, model.chosen_player()?);
        match event.entrant(id)?.is_active() {
            true => Some(msg!("players.here-already", name = event.label(id))),
            false => refusal(event, &Command::Rejoin(Who::id(id))),
        }
    })
}

pub fn cannot_drop(model: &Model) -> Option<Message> {
    no_player(model).or_else(|| {
        let (event, id) = (model.event()?, model.chosen_player()?);
        if event.finished.is_some() {
            return refusal(event, &Command::Drop(Who::id(id)));
        }
        let left = matches!(event.entrant(id)?.status, Status::Dropped { .. });
        left.then(|| match cannot_rejoin(model) {
            None => msg!("common.has-left", name = event.label(id), rejoin = way(model, REJOIN)),
            Some(_) => msg!("players.left-already", name = event.label(id)),
        })
        .or_else(|| cannot_disqualify(model))
    })
}

pub fn cannot_disqualify(model: &Model) -> Option<Message> {
    no_player(model).or_else(|| {
        let (event, id) = (model.event()?, model.chosen_player()?);
        let already = matches!(event.entrant(id)?.status, Status::Disqualified { .. });
        already.then(|| msg!("players.disqualified-already", name = event.label(id)))
    })
}

pub fn cannot_decline(model: &Model) -> Option<Message> {
    let open = model.open_event()?;
    let unseen = open.view == View::Main && open.pane == Pane::Round;
    if unseen && !open.waiting_seeds().is_empty() {
        return Some(msg!("screen.decline-in-standings", key = way(model, Act::NextPane)));
    }
    no_player(model)
        .or_else(|| refusal(open.event(), &Command::Decline(Who::id(model.chosen_player()?))))
}

impl Form {
    pub fn edit_player(event: &Event, entrant: &Entrant) -> Form {
        let table = entrant.table.map_or(String::new(), |table| table.to_string());
        let text = |detail: TextDetail| {
            FormField::text(detail.label(), entrant.text(detail).clone().unwrap_or_default())
        };
        let mut fields = vec![
            FormField::text(NAME, entrant.name.clone()),
            text(TextDetail::Partner),
            text(TextDetail::Club),
            FormField::text(START_NUMBER, entrant.start.to_string()),
            FormField::text(FIXED_TABLE, table),
        ];
        if event.ruleset.entrants.team_size == 1 {
            fields.remove(1);
        }
        fields.extend(separates(event).map(text));
        if event.stages.is_empty() && event.may_use_house_player() {
            let at = usize::from(entrant.house);
            fields.push(FormField::choice(HOUSE_PLAYER, no_or_yes(), at));
        }
        if event.may_award_byes() && !entrant.house {
            fields.push(FormField::text(AWARDED_BYES, entrant.byes.to_string()));
        }
        fields.push(text(TextDetail::Member));
        // Partners are fixed before the start.
        if event.ruleset.entrants.team_size > 1 && !event.stages.is_empty() {
            fields.push(FormField::text(REASON, String::new()));
        }
        let title = Message::verbatim(format!("#{} {}", entrant.id, entrant.label()));
        let mut form = Form::new(Purpose::EditPlayer(entrant.id), title, fields);
        if event.is_swiss() {
            form.about = event.groups_apart().iter().map(same_word).collect();
        }
        form
    }

    /// The command with only the values that were changed; none if nothing was.
    pub fn submit_edited(&self, event: &Event, id: Id) -> Result<Vec<Effect>, Message> {
        let entrant = event.entrant(id).ok_or_else(|| msg!("dialog.no-such-player"))?;
        let number = |label: &Message| {
            whole_number::<u32>(label, self.value(label)).map(|number| number.unwrap_or(0))
        };
        let (start, table) = (number(&START_NUMBER)?, number(&FIXED_TABLE)?);
        let has_byes = self.fields.iter().any(|field| field.label == AWARDED_BYES);
        let byes = number(&AWARDED_BYES)?;
        let name = self.value(&NAME);
        let asked = self.fields.iter().any(|field| field.label == HOUSE_PLAYER);
        let house = self.value(&HOUSE_PLAYER) == YES;
        let mut details = Details {
            name: (name != entrant.name).then(|| name.to_owned()),
            start: (start != entrant.start).then_some(start),
            table: (table != entrant.table.unwrap_or(0)).then_some(table),
            byes: (has_byes && byes != entrant.byes).then_some(byes),
            house: (asked && house != entrant.house).then_some(house),
            ..Details::default()
        };
        for detail in TextDetail::ALL {
            let new = self.value(&detail.label());
            let changed = new != entrant.text(detail).as_deref().unwrap_or("");
            *details.text_mut(detail) = changed.then(|| new.to_owned());
        }
        if details == Details::default() {
            return Ok(Vec::new());
        }
        let reason = Some(self.value(&REASON)).filter(|why| !why.is_empty());
        let reason = reason.map(str::to_owned);
        Ok(vec![Effect::Commit(Command::Edit { who: Who::id(id), details, reason })])
    }
}

/// The meaning of the same word in the field of this group.
fn same_word(group: &GroupApart) -> Message {
    let field = TextDetail::of(group.who).label();
    let rounds = group.rounds.as_strict(group.absolute);
    msg!("settings.same-word", field, rounds)
}

pub fn draw(model: &Model, open: &OpenEvent, frame: &mut Frame, area: Rect) {
    let theme = &model.theme;
    let typing = open.add.typing && model.dialogs.is_empty();
    let offered = if typing { add_line::height(&open.add.known) } else { 0 };
    let plan = plan(model, open, area);
    let rows = Layout::vertical([
        Constraint::Length(plan.len() as u16),
        Constraint::Length(1),
        Constraint::Length(offered.min(area.height.saturating_sub(3))),
        Constraint::Length(1),
        Constraint::Fill(1),
    ]);
    let [above, line, offers, between, below] = area.layout(&rows);
    list::lines(frame, above, &plan);
    list::rule(frame, between, theme.rule);
    let columns = PlayerColumns::of(open, area, &model.words);
    let field = add_line(model, open, frame, line, &columns);
    if offered > 0 {
        draw_offers(model, open, frame, (offers, field));
    }
    let below = list::titled(frame, below, &columns.heading(theme, !typing, &model.words));
    let chosen = open.chosen_player();
    let players = open.players();
    let at = players.iter().position(|entrant| Some(entrant.id) == chosen);
    list::rows(frame, below, (theme, &model.words), (players.len(), at), !typing, |row| {
        columns.line(open, players[row], (theme, &model.words))
    });
}

/// With as many rows as this, the plan and its key have a row each, if one is too short for both.
const TALL: u16 = 14;

/// What is typed into this field, where its heading alone does not say it.
fn field_explained(open: &OpenEvent) -> Option<Message> {
    let part = open.add.parts.get(open.add.at).filter(|_| open.add.typing)?;
    let who = part.detail?.relation()?;
    open.event().groups_apart().iter().find(|group| group.who == who).map(same_word)
}

/// The plan for the registered players, and the key that leads to further details.
fn plan(model: &Model, open: &OpenEvent, area: Rect) -> Vec<Line<'static>> {
    let (theme, event) = (&model.theme, open.event());
    let words = &model.words;
    if let Some(explained) = field_explained(open) {
        let columns = usize::from(area.width).saturating_sub(2);
        let lines = text::wrapped(&words.text(&explained), columns).into_iter();
        return lines.map(|line| Line::styled(format!("  {line}"), theme.quiet)).collect();
    }
    let count = event.active().count();
    if !event.stages.is_empty() {
        let all = event.players().count();
        let plan = words.text(&msg!("screen.still-in", n = count, all));
        let out = event.sits_out_next().len();
        let out = (out > 0).then(|| words.text(&msg!("check-in.so-many-out", n = out)));
        let plan = out.map_or(plan.clone(), |out| format!("{plan} · {out}"));
        return vec![Line::styled(format!("  {plan}"), theme.wanted)];
    }
    let blockers = crate::event::start_blockers(event);
    let stops = count > 1 && !blockers.is_empty();
    let plan = match stops {
        true => msg!("screen.sentence", text = progress::registered(event)),
        false => plan_in_words(event),
    };
    let come = event.checks_in().then(|| {
        let (n, all) = event.check_in_counts();
        words.text(&msg!("check-in.so-many-here", n, all)) + " · "
    });
    let come = come.unwrap_or_default();
    let plan = words.text(&plan) + " ";
    // In the line for adding players, a letter is part of a name.
    let announced = || way(model, Act::ShowAnnouncement);
    let next = match count > 1 && event.has_draft_ahead() {
        true => msg!("screen.leads-through-the-draft", key = way(model, Act::ShowDraft)),
        false if count > 1 && !event.not_checked_in().is_empty() => {
            msg!("screen.checks-in", key = way(model, SHOW_CHECK_IN))
        }
        // Nobody should have to look for the key that starts the event.
        false if count > 1 => {
            let pair = way(model, Act::Pair);
            match open.add.typing {
                true => msg!("screen.pairs", key = pair),
                false => {
                    let change = way(model, Act::Setup);
                    let shows = msg!("screen.event-info-and-settings", key = announced(), change);
                    Message::sentences(vec![msg!("screen.pairs", key = pair), shows])
                }
            }
        }
        false => {
            let change = way(model, Act::Setup);
            msg!("screen.event-info-and-settings", key = announced(), change)
        }
    };
    let about = match stops {
        true => {
            // Without what to do about it, which the event info tells.
            let why = match blockers.as_slice() {
                [one] => words.text(one).split(':').next().map(|why| format!("{why}.")),
                _ => None,
            };
            let room = usize::from(area.width).saturating_sub(2);
            let taken = text::width(&come) + text::width(&plan);
            let why = why.filter(|why| taken + text::width(why) <= room);
            let general = || words.text(&msg!("screen.cannot-pair-yet", key = announced()));
            Span::styled(why.unwrap_or_else(general), theme.warning)
        }
        false => Span::styled(words.text(&next), theme.quiet),
    };
    let pairs = event.not_checked_in().is_empty() && !event.has_draft_ahead();
    let brief = pairs.then(|| words.text(&msg!("screen.pairs", key = way(model, Act::Pair))));
    let brief = Span::styled(brief.unwrap_or_default(), theme.quiet);
    // A hint that does not fit is left out, because half of it would not help. While players
    // check in, their key matters more than the rounds.
    let columns = usize::from(area.width).saturating_sub(2);
    let fits = |plan: &str| text::width(plan) + about.width() <= columns;
    let full = format!("{come}{plan}");
    if !stops && come.is_empty() && !fits(&full) && area.height >= TALL {
        let about = Line::from(vec![Span::raw("  "), about]);
        return vec![Line::styled(format!("  {full}"), theme.wanted), about];
    }
    let short = || words.text(&msg!("screen.sentence", text = progress::registered(event))) + " ";
    let (plan, about) = match () {
        () if fits(&full) => (full, about),
        () if stops => (String::new(), about),
        () if !come.is_empty() && fits(&come) => (come, about),
        // The key that starts the event matters more than the rounds.
        () if count > 1 && fits(&short()) => (short(), about),
        () if count > 1 && text::width(&short()) + brief.width() <= columns => (short(), brief),
        () => (full, Span::raw("")),
    };
    vec![Line::from(vec![Span::styled(format!("  {plan}"), theme.wanted), about])]
}

/// Draws who is offered for the typed text, below its field.
fn draw_offers(model: &Model, open: &OpenEvent, frame: &mut Frame, area: (Rect, u16)) {
    let typed = open.add.parts.get(open.add.at).map_or("", |part| part.field.value());
    let key = key_for(Context::AddLine, add_line::ADD_PLAYER);
    let new = open.add.would_add().unwrap_or_default();
    let takes = open.add.known.chosen().is_some() && new.partner.is_none();
    let enter = match takes && open.add.wants_partner() {
        true => msg!("players.takes-player", key, name = new.name),
        false => {
            let who = [Some(new.name), new.partner, new.club].into_iter().flatten();
            let who: Vec<String> = who.collect();
            msg!("players.adds", key, who = who.join(", "))
        }
    };
    add_line::draw(frame, area, (&open.add.known, typed), &enter, (&model.theme, &model.words));
}

/// Draws `▸ Name ____  Club ____`, with the club's field above the clubs of the list. Returns
/// the column in which the field that is typed into begins.
fn add_line(
    model: &Model,
    open: &OpenEvent,
    frame: &mut Frame,
    area: Rect,
    columns: &PlayerColumns,
) -> u16 {
    let (theme, words) = (&model.theme, &model.words);
    let mut typed_at = area.x;
    let typing = open.add.typing && model.dialogs.is_empty();
    let sign = if typing { CURSOR } else { " " };
    list::put(frame, area, Line::styled(sign, theme.key));
    let places = places(open, area, columns, words);
    for (at, (part, place)) in open.add.parts.iter().zip(&places).enumerate() {
        let focused = typing && at == open.add.at;
        let style = if focused { theme.key } else { theme.quiet };
        let label = Span::styled(words.text(&open.add.label(part)) + " ", style);
        let field = list::labelled(frame, *place, label);
        list::field(frame, field, theme, &part.field, focused);
        if at == open.add.at {
            typed_at = field.x;
        }
    }
    typed_at
}

/// The areas of the fields. The club's field stands above the clubs. If more fields follow it,
/// all stand side by side, and the name gets twice the width of the others.
fn places(open: &OpenEvent, area: Rect, columns: &PlayerColumns, words: &Words) -> Vec<Rect> {
    let parts = &open.add.parts;
    let sign = Rect { x: area.x + 2, width: area.width.saturating_sub(2), ..area };
    if parts.last().is_some_and(|part| part.detail != CLUB) {
        let share = |at: usize| Constraint::Fill(if at == 0 { 2 } else { 1 });
        return Layout::horizontal((0..parts.len()).map(share)).spacing(1).split(sign).to_vec();
    }
    let before = (columns.before_club() as u16).min(area.width);
    let names = Rect { x: area.x + 2, width: before.saturating_sub(3), ..area };
    let club = Rect { x: area.x + before, width: area.width - before, ..area };
    let count = parts.len().saturating_sub(1);
    // Each field has the same width for typing, whatever its label takes.
    let label_width = |part: &AddField| text::width(&words.text(&open.add.label(part))) as u16 + 1;
    let labels: u16 = parts.iter().take(count).map(label_width).sum();
    let free = names.width.saturating_sub(labels + (count as u16).saturating_sub(1));
    let share =
        |part: &AddField| Constraint::Length(label_width(part) + free / (count as u16).max(1));
    let split = Layout::horizontal(parts.iter().take(count).map(share)).spacing(1);
    split.split(names).iter().copied().chain([club]).collect()
}

struct PlayerColumns<'a> {
    name: usize,
    club: usize,
    /// Wins and losses with points; none before the first result.
    figures: Vec<Column<'a>>,
    /// Whether there is room for states. If there is not, they stand in place of the club.
    has_states: bool,
}

const NUMBER: usize = 5;

/// In a narrower window the names need the columns of the record.
const LEAST_WITH_FIGURES: u16 = 72;

/// The columns that a state takes from the names, and those that it may have if they are free.
const STATE: usize = 20;

const LONG_STATE: usize = 26;

impl<'a> PlayerColumns<'a> {
    fn of(open: &'a OpenEvent, area: Rect, words: &'a Words) -> PlayerColumns<'a> {
        let event = open.event();
        let figures = match area.width < LEAST_WITH_FIGURES {
            true => Vec::new(),
            false => record_columns(open, words),
        };
        let taken: usize = figures.iter().map(|column| column.columns).sum();
        let width = usize::from(area.width).saturating_sub(2 + NUMBER + 2 + taken);
        let kept = if width >= 64 { STATE } else { 0 };
        // The names of a team leave less space for the rarely used state.
        let (part, whole, most, spared) = match event.ruleset.entrants.team_size > 1 {
            true => (3, 4, 64, kept * 2 / 3),
            false => (2, 3, 40, kept),
        };
        // The start of the club's column does not depend on the players in the list.
        let usual = ((width - spared) * part / whole).min(most);
        let width_of = |entrant| text::width(&joined(states(open, entrant), words));
        let states = event.registered().map(width_of);
        let state = states.max().unwrap_or(0).min(if kept > 0 { LONG_STATE } else { 0 });
        // A longer name gets the columns that the clubs can spare.
        let longest = |of: &dyn Fn(&Entrant) -> String| {
            event.registered().map(|entrant| text::width(&of(entrant)) + 1).max().unwrap_or(0)
        };
        let names = longest(&|entrant| entrant.label().into_owned());
        let club = text::width(&words.text(&TextDetail::Club.label())) + 1;
        let clubs = longest(&|entrant| with(entrant, words)).max(club);
        let name = usual.max(names.min((width - state).saturating_sub(clubs)));
        let club = (width - state).saturating_sub(name);
        PlayerColumns { name, club, figures, has_states: kept > 0 }
    }

    /// Columns before the word *Club*.
    fn before_club(&self) -> usize {
        let figures: usize = self.figures.iter().map(|column| column.columns).sum();
        2 + NUMBER + 1 + self.name + figures + 1
    }

    fn heading(&self, theme: &Theme, focused: bool, words: &Words) -> Line<'static> {
        let players = words.text(&msg!("pages.players").capitalised());
        let club = words.text(&TextDetail::Club.label());
        let number = words.text(&msg!("standings.number"));
        Line::from(vec![
            Span::styled(format!("  {}  ", text::right(&number, NUMBER - 1)), theme.quiet),
            list::title(theme, text::left(&players, self.name), focused),
            Span::styled(self.cells(|column| column.heading.clone()), theme.quiet),
            Span::styled(text::left(&format!(" {club}"), self.club + 1), theme.quiet),
        ])
    }

    /// The figures of a row, or their headings.
    fn cells(&self, cell: impl Fn(&Column) -> String) -> String {
        self.figures.iter().map(|column| text::right(&cell(column), column.columns)).collect()
    }

    fn line(
        &self,
        open: &OpenEvent,
        entrant: &Entrant,
        (theme, words): (&Theme, &Words),
    ) -> Line<'static> {
        let states = states(open, entrant);
        // Whoever has come needs nothing more.
        let has_come = states == [msg!("check-in.hint-here")];
        let state_style = if has_come { theme.done } else { theme.warning };
        let (mut with, mut state) = (with(entrant, words), joined(states, words));
        let replaces_club = !self.has_states && !state.is_empty();
        if replaces_club {
            with.clear();
            state = text::cut(&state, self.club + 1);
        }
        // What a row leaves empty is free for the cell before it.
        let [club, free] = match (with.is_empty(), state.is_empty()) {
            _ if replaces_club => [0, 0],
            // The figures stay in their columns.
            _ if !self.figures.is_empty() => [self.club + 1, 0],
            (true, true) => [0, self.club + 1 + LONG_STATE],
            (true, false) => [0, self.club + 1],
            (false, true) => [self.club + 1 + LONG_STATE, 0],
            (false, false) => [self.club + 1, 0],
        };
        let name = text::cut_name(&entrant.label(), (self.name + free).saturating_sub(1));
        let space = (self.name + free).saturating_sub(text::width(&name));
        let style = if entrant.is_active() { theme.text } else { theme.gone };
        let standing = standings(open.event()).standing(entrant.id);
        let figures =
            self.cells(|column| standing.map_or_else(String::new, |one| (column.cell)(one)));
        Line::from(vec![
            Span::styled(text::right(&entrant.id.to_string(), NUMBER - 1), theme.quiet),
            Span::raw("  "),
            Span::styled(name, style),
            Span::raw(" ".repeat(space)),
            Span::styled(figures, style),
            Span::styled(text::left(&format!(" {with}"), club), theme.quiet),
            Span::styled(state, state_style),
        ])
    }
}

/// The club, and the others whom this player should not meet in the first round.
fn with(entrant: &Entrant, words: &Words) -> String {
    let family = entrant.family.as_ref().map(|word| msg!("screen.family", word));
    let travel = entrant.travel.as_ref().map(|word| msg!("screen.travel", word));
    let groups = [family, travel].into_iter().flatten().map(|message| words.text(&message));
    let all: Vec<String> = entrant.club.iter().cloned().chain(groups).collect();
    all.join(" · ")
}

/// Whether the player's list is in, has faults, is accepted or is missing.
///
/// Nothing is said while lists are not required and nobody has handed one in.
pub fn list_sign(open: &OpenEvent, entrant: &Entrant) -> Option<Message> {
    let event = open.event();
    let faults = || list_state(event, entrant.id).faults();
    let of_list = |text: Message| msg!("common.labelled", label = msg!("keys.list"), text);
    match event.newest_list(entrant.id) {
        None if !event.lists_required() || !entrant.is_active() || entrant.house => None,
        None => Some(msg!("screen.no-list")),
        Some(list) => Some(match (faults(), &list.accepted) {
            (0, _) => msg!("keys.list"),
            (n, None) => of_list(msg!("decklist.state-faults", n)),
            (_, Some(_)) => of_list(msg!("decklist.state", state = "accepted")),
        }),
    }
}

/// The house player's part in the newest round.
fn house_state(event: &Event, entrant: &Entrant) -> Message {
    let swiss = event.finals().is_none().then(|| event.round()).flatten();
    match swiss.filter(|_| entrant.is_active()) {
        Some(round) if round.of(entrant.id).is_none() => msg!("players.not-needed-now"),
        _ => msg!("roster.house").capitalised(),
    }
}

/// Unusual facts about this player, and the state of the list.
fn states(open: &OpenEvent, entrant: &Entrant) -> Vec<Message> {
    let event = open.event();
    let gone = match entrant.status {
        Status::Active => None,
        Status::Dropped { after: 0, .. } => Some(msg!("pages.left")),
        Status::Dropped { after, .. } => Some(msg!("screen.left-after", n = after)),
        Status::Disqualified { .. } => Some(msg!("season.disqualified")),
        Status::Unregistered => Some(msg!("pages.not-registered")),
    };
    let house = entrant.house.then(|| house_state(event, entrant));
    let out = event.recommended.contains_key(&entrant.id);
    let out = out.then(|| msg!("judge.in-list"));
    let seeds = event.finals().map_or(&[][..], |finals| &finals.seeds);
    let seed = seeds.iter().position(|id| *id == entrant.id);
    let seed = seed.map(|at| msg!("finals.seed", n = at + 1));
    let declined = event.declined.contains(&entrant.id).then(|| msg!("screen.declined"));
    let table = entrant.table.map(|table| msg!("common.table", n = table));
    let missed = match entrant.missed.len() {
        0 => None,
        n => Some(msg!("standings.missed", n)),
    };
    let list = list_sign(open, entrant);
    let known = event.attendance(entrant.id);
    let here = entrant.is_active().then_some(()).and_then(|()| match (known.out, known.here) {
        (true, _) => Some(msg!("check-in.state-out")),
        (false, true) if event.checks_in() && event.stages.is_empty() => {
            Some(msg!("check-in.hint-here"))
        }
        _ => None,
    });
    let bye = entrant.is_active() && event.has_awarded_bye_next(entrant);
    let bye = bye.then(|| msg!("pairing.coming-awarded"));
    [house, gone, bye, here, out, seed, declined, table, missed, list]
        .into_iter()
        .flatten()
        .collect()
}

/// These facts in a row, behind a space.
fn joined(states: Vec<Message>, words: &Words) -> String {
    let parts: Vec<Arg> = states.into_iter().map(Arg::from).collect();
    match parts.is_empty() {
        true => String::new(),
        false => format!(" {}", words.arg(&Arg::Series(parts))),
    }
}
