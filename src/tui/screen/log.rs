//! The screen of the log: all actions, the newest first, and how one is undone.

use crate::event::decide::stale;
use crate::event::{
    Action, Chosen, Command, Entry, Event, Moment, champion, consequences, decide, effects,
    effects_of_correction, sender,
};
use crate::tui::active_keys::refusal;
use crate::tui::dialog::form::{FormField, Purpose, REASON};
use crate::tui::dialog::{Dialog, Form};
use crate::tui::prelude::*;
use crate::tui::saved::undo_key;
use crate::tui::ui::words::{action_and_reason, in_full};

#[rustfmt::skip]
pub static KEYS: &[Binding] = &[
    bind!(Log, &[ENTER], Enter, msg!("keys.all-of-it")),
    bind!(Log, &[ch('u')], UndoThis, msg!("keys.undo-this")),
    unhinted!(Log, &[ctrl('r')], REDO_THIS, msg!("keys.redo")),
];

acts! {
    REDO_THIS = causes(|model, press| redo_this(model, press.now)).unless(nothing_to_bring_back);
}

/// Shows the full text of the chosen log entry.
pub(super) fn show_entry(model: &mut Model) {
    let Some(open) = model.open_event_mut() else { return };
    open.entry = open.chosen_entry();
    let event = open.event();
    let entry = open.entry.and_then(|n| event.entry(n));
    let text = entry.map(|entry| in_full(event, entry));
    model.message = text.map(StatusMessage::info);
}

/// Narrower screens have no column of names.
const NARROW: u16 = 60;

pub fn draw(model: &Model, open: &OpenEvent, frame: &mut Frame, area: Rect) {
    let theme = &model.theme;
    let event = open.event();
    let rows = open.log_rows();
    let words = &model.words;
    let title = list::title(theme, words.text(&msg!("verify.log").capitalised()), true);
    let mut heading = vec![Span::raw("  "), title];
    let about = match open.filter.is_empty() {
        true => msg!("screen.actions", n = event.log.len()),
        false => msg!(
            "screen.actions-hold",
            n = rows.len(),
            all = event.log.len(),
            text = text::sanitise(&open.filter),
            key = key_for(Context::Log, Act::Back),
        ),
    };
    heading.push(Span::styled(format!(" · {}", words.text(&about)), theme.quiet));
    let first = event.log.first().map(|entry| author(entry, words));
    let only = first.filter(|one| event.log.iter().all(|entry| author(entry, words) == *one));
    heading.extend(only.as_ref().map(|only| Span::styled(format!(" · {only}"), theme.quiet)));
    let below = list::titled(frame, area, &Line::from(heading));
    let chosen = open.chosen_in(&rows);
    let at = rows.iter().position(|n| Some(*n) == chosen);
    // The column of names is as wide as the longest name, up to a limit. Actions get the rest.
    // If one person entered everything, the heading tells the name; on a narrow screen the whole
    // entry does.
    let names = event.log.iter().map(|entry| text::width(&author(entry, words)));
    let most =
        if area.width < NARROW || only.is_some() { 0 } else { 9.max(usize::from(area.width) / 8) };
    let columns = (usize::from(area.width), names.max().unwrap_or(0).min(most));
    list::rows(frame, below, (theme, &model.words), (rows.len(), at), true, |row| {
        let entry = event.entry(rows[row]);
        entry.map_or_else(Line::default, |entry| line(event, entry, columns, (theme, words)))
    });
}

/// Draws the newest actions, each whole, the newest on top.
pub(super) fn draw_newest(model: &Model, open: &OpenEvent, frame: &mut Frame, area: Rect) {
    let (theme, words, event) = (&model.theme, &model.words, open.event());
    let title = list::title(theme, words.text(&msg!("verify.log").capitalised()), false);
    let below = list::titled(frame, area, &Line::from(title));
    let newest = event.log.iter().rev().take(below.height.into());
    newest.fold(below, |left, entry| match left.height {
        0 => left,
        _ => list::lines(frame, left, &paragraph(event, entry, left.width, (theme, words))),
    });
}

/// `10:04  the action`, in as many lines as it needs.
fn paragraph(
    event: &Event,
    entry: &Entry,
    columns: u16,
    (theme, words): (&Theme, &Words),
) -> Vec<Line<'static>> {
    let time = entry.at.clock().to_string();
    let indent = text::width(&time) + 2;
    let what = words.text(&action_and_reason(event, entry));
    let lines = text::wrapped(&what, usize::from(columns).saturating_sub(indent));
    let style = style(event, entry, theme);
    let line = |(at, line): (usize, String)| {
        let before = if at == 0 { time.as_str() } else { "" };
        Line::from(vec![
            Span::styled(text::left(before, indent), theme.quiet),
            Span::styled(line, style),
        ])
    };
    lines.into_iter().enumerate().map(line).collect()
}

/// Undone actions are struck through, and steps through the log are quiet.
fn style(event: &Event, entry: &Entry, theme: &Theme) -> Style {
    match (event.undone.contains(&entry.n), entry.action.is_about_the_log()) {
        (true, _) => theme.gone,
        (_, true) => theme.quiet,
        _ => theme.text,
    }
}

/// The author of the action. A station has a name of its own in each language.
fn author(entry: &Entry, words: &Words) -> String {
    text::sanitise(&words.text(&sender(&entry.by)))
}

fn line(
    event: &Event,
    entry: &Entry,
    (columns, by): (usize, usize),
    (theme, words): (&Theme, &Words),
) -> Line<'static> {
    let undone = event.undone.contains(&entry.n);
    let what = words.text(&action_and_reason(event, entry));
    let mark = match undone {
        true => format!(" · {}", words.text(&msg!("pages.undone"))),
        false => String::new(),
    };
    let name = match by {
        0 => "  ".to_owned(),
        _ => format!("  {}  ", text::left(&author(entry, words), by)),
    };
    let width = columns.saturating_sub(2 + 4 + 7 + text::width(&name) + text::width(&mark));
    Line::from(vec![
        Span::styled(text::right(&entry.n.to_string(), 4), theme.quiet),
        Span::styled(format!("  {}", entry.at.clock()), theme.quiet),
        Span::styled(name, theme.quiet),
        Span::styled(text::cut(&what, width), style(event, entry, theme)),
        Span::styled(mark, theme.quiet),
    ])
}

/// Undoes the chosen action; the newest one is undone as on every screen.
///
/// For an older action, the screen first shows the consequences, then asks for a reason.
pub fn undo_this(model: &mut Model, now: Moment) -> Vec<Effect> {
    let entry = chosen(model);
    undo_entry(model, entry, now)
}

/// Takes the pairing of the newest round back.
pub fn unpair(model: &mut Model, now: Moment) -> Vec<Effect> {
    if let Some(round) = model.event().and_then(Event::round) {
        let tables = round.pairings.iter().filter(|pairing| pairing.table.is_some()).count();
        let n = tables - round.missing().count();
        if n > 0 {
            let log = key_for(Context::Event, Act::ShowLog);
            model.refuse(msg!("pairing.results-first", n, log));
            return Vec::new();
        }
    }
    let paired = |entry: &&Entry| matches!(entry.action, Action::Pair(_));
    let entry = model.event().and_then(|event| event.counting().find(paired).cloned());
    undo_entry(model, entry, now)
}

fn undo_entry(model: &mut Model, entry: Option<Entry>, now: Moment) -> Vec<Effect> {
    let newest = model.event().and_then(Event::undoable).map(|entry| entry.n);
    let Some(entry) = entry.filter(|entry| Some(entry.n) != newest) else {
        return undo(model);
    };
    let command = Command::Undo(Some(Chosen::number(entry.n)));
    match asks(model, command.clone(), &entry, false) {
        true => Vec::new(),
        false => ask(model, command, Form::undo_this, now),
    }
}

/// Redoes the chosen action if it is undone, else the action that was undone last.
fn redo_this(model: &mut Model, now: Moment) -> Vec<Effect> {
    let newest = model.event().and_then(Event::redoable).map(|entry| entry.n);
    let undone = |entry: &Entry| match entry.action {
        Action::Undo(n) => Some(n),
        _ => Some(entry.n),
    };
    let asked = chosen(model).and_then(|entry| undone(&entry));
    let event = model.event();
    let asked = asked.filter(|n| event.is_some_and(|event| event.undone.contains(n)));
    if asked.is_none() || asked == newest {
        return vec![Effect::Commit(Command::Redo(None))];
    }
    ask(model, Command::Redo(asked.map(Chosen::number)), Form::redo_this, now)
}

/// The row that the keys act on; the cursor stays on it when it is crossed out.
fn chosen(model: &mut Model) -> Option<Entry> {
    let open = model.open_event_mut()?;
    open.entry = open.chosen_entry();
    open.event().entry(open.entry?).cloned()
}

/// Asks for the reason, unless the step is refused whatever the reason.
fn ask(
    model: &mut Model,
    step: Command,
    form: fn(&Event, &Entry) -> Form,
    now: Moment,
) -> Vec<Effect> {
    let Some(event) = model.event() else { return Vec::new() };
    let about = match decide(event, &step, now).map(|decision| decision.action) {
        Err(why) => {
            model.refuse(why.0);
            return Vec::new();
        }
        Ok(Some(Action::Undo(n) | Action::Redo(n))) => n,
        Ok(_) => return Vec::new(),
    };
    if let Some(entry) = event.entry(about) {
        let form = form(event, entry);
        model.ask(Dialog::Form(form));
    }
    Vec::new()
}

/// Undoes the newest action; the list of players moves to the player it concerns.
///
/// If the action is somebody else's, or later rounds depend on the result, the screen
/// first says what would be undone.
pub fn undo(model: &mut Model) -> Vec<Effect> {
    let by = model.by.clone();
    let words = model.words.clone();
    let Model { location: Location::Event(open), dialogs, .. } = model else { return Vec::new() };
    let checking_in = match dialogs.last_mut() {
        Some(Dialog::CheckIn(check_in)) => {
            check_in.remember_row(open.event(), &words);
            true
        }
        _ => false,
    };
    let Some(entry) = open.event().undoable().cloned() else {
        return vec![Effect::Commit(Command::Undo(None))];
    };
    if open.view == View::Players {
        open.player = entry.action.footprint().entrant.or(open.player);
    }
    // An action newer than what was read is reported when the command is decided.
    let read = entry.n <= open.seen.read();
    let others = read && entry.by != by;
    // At the check-in the round is out of sight.
    let unseen = checking_in && !is_of_check_in(&entry.action);
    // The refusal of the command first tells what others have done since.
    let changed = stale(open.event(), &Command::Undo(None), open.seen.read()).is_some();
    // A disqualified player comes back as if nothing had been; there is nothing to weigh.
    let own = !others && !unseen && matches!(entry.action, Action::Disqualify(_));
    let asked = !changed && !own;
    // The end of the event is not taken back by a slip.
    let decided = entry.action.reported().is_some() && champion(open.event()).is_some();
    let ends = decided || matches!(entry.action, Action::Finish(_));
    match asked && asks(model, Command::Undo(None), &entry, others || unseen || ends) {
        true => Vec::new(),
        false => vec![Effect::Commit(Command::Undo(None))],
    }
}

/// Whether this is done with keys of the check-in.
fn is_of_check_in(action: &Action) -> bool {
    matches!(action, Action::CheckIn(_) | Action::Add(_) | Action::Remove(_))
}

/// Takes back the newest registration that was made in the line for players.
pub fn undo_added(model: &mut Model) -> Vec<Effect> {
    let newest = model.event().and_then(Event::undoable).map(|entry| entry.n);
    let Some(open) = model.open_event_mut() else { return Vec::new() };
    let made = open.add.newest(open.session.event()).cloned();
    let Some(entry) = made.filter(|entry| Some(entry.n) != newest) else {
        return undo(model);
    };
    open.player = entry.action.footprint().entrant.or(open.player);
    let command = Command::Undo(Some(Chosen::number(entry.n)));
    match asks(model, command.clone(), &entry, false) {
        true => Vec::new(),
        false => vec![Effect::Commit(command)],
    }
}

/// Previews the undo if needed; true: pressing the same key again carries it out.
pub fn asks(model: &mut Model, command: Command, entry: &Entry, others: bool) -> bool {
    let Some(open) = model.open_event_mut() else { return false };
    if open.previewed_undo.take() == Some(entry.n) {
        return false;
    }
    // The form for the reason tells what else a chosen step changes.
    let preview = if command == Command::Undo(None) { effects_of_correction } else { consequences };
    let mut effects = preview(open.event(), &command, Moment::new(0, 0));
    if effects.is_empty() && !others {
        return false;
    }
    open.previewed_undo = Some(entry.n);
    let (by, action) = (&entry.by, open.event().describe(entry));
    let mut sentences = vec![match *by == model.by {
        true => msg!("screen.saved-here", action),
        false => msg!("screen.saved-by", by, action),
    }];
    // In a low terminal the end of a message is left out; what to do must not be.
    sentences.push(msg!("screen.again", what = "undo", key = undo_key(model)));
    sentences.append(&mut effects);
    model.message = Some(StatusMessage::info(Message::sentences(sentences)));
    true
}

impl Form {
    pub fn undo_this(event: &Event, entry: &Entry) -> Form {
        let title = msg!("dialog.action", what = "undo", n = entry.n);
        let command = Command::Undo(Some(Chosen::number(entry.n)));
        Form::step_of((Purpose::UndoThis(entry.n), title), event, entry, &command)
    }

    pub fn redo_this(event: &Event, entry: &Entry) -> Form {
        let title = msg!("dialog.action", what = "redo", n = entry.n);
        let command = Command::Redo(Some(Chosen::number(entry.n)));
        Form::step_of((Purpose::RedoThis(entry.n), title), event, entry, &command)
    }

    /// The form shows what is undone or redone, and what else that changes.
    fn step_of(
        (purpose, title): (Purpose, Message),
        event: &Event,
        entry: &Entry,
        command: &Command,
    ) -> Form {
        let mut form = Form::new(purpose, title, vec![FormField::text(REASON, "")]);
        form.about = vec![in_full(event, entry)];
        form.about.extend(effects(event, command, Moment::new(0, 0)));
        form.about.push(msg!("dialog.reason-in-the-log"));
        form
    }

    pub fn submit_step(
        &self,
        event: &Event,
        n: u64,
        step: impl FnOnce(Option<Chosen>) -> Command,
    ) -> Vec<Effect> {
        let why = Some(self.value(&REASON).to_owned()).filter(|why| !why.is_empty());
        let step = step(Some(Chosen { n, reason: why }));
        vec![Effect::commit_agreed(event, step, Moment::new(0, 0))]
    }
}

pub fn no_entry(model: &Model) -> Option<Message> {
    let none_chosen = model.open_event()?.chosen_entry().is_none();
    none_chosen.then(|| msg!("handbook.nothing-found", key = way(model, Act::Back)))
}

/// Why the chosen action cannot be undone.
///
/// The rules are not asked whether later actions allow it: the answer takes long to
/// compute, so only the undo itself asks.
pub fn cannot_undo_this(model: &Model) -> Option<Message> {
    let open = model.open_event()?;
    let event = open.event();
    let Some(n) = open.chosen_entry() else { return Some(msg!("judge.nothing-yet")) };
    let step = event.entry(n).is_some_and(|entry| entry.action.is_about_the_log());
    let never = step || event.undone.contains(&n);
    if never { refusal(event, &Command::Undo(Some(Chosen::number(n)))) } else { None }
}

pub fn nothing_to_redo(model: &Model) -> Option<Message> {
    let has_none = model.event()?.redoable().is_none();
    has_none.then(|| msg!("log.nothing-to-redo"))
}

/// Why the chosen row cannot be redone.
///
/// In the log, an undone row can come back even if another action was undone last.
fn nothing_to_bring_back(model: &Model) -> Option<Message> {
    let open = model.open_event()?;
    let event = open.event();
    let chosen = open.chosen_entry().and_then(|n| event.entry(n));
    let undone = |n: u64| event.undone.contains(&n);
    match chosen.map(|entry| (entry.n, &entry.action)) {
        Some((_, Action::Undo(n))) if undone(*n) => None,
        Some((n, _)) if undone(n) => None,
        _ => nothing_to_redo(model),
    }
}
