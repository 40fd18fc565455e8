//! The screens, and the keys that all of them have. They read the model and the time, and write
//! cells.

pub mod add_line;
pub mod announcement;
pub mod bracket;
pub mod draft;
pub mod events;
pub mod hall_clock;
pub mod header;
pub mod log;
pub mod players;
pub mod round;
pub mod standings;

use super::dialog;
use super::dialog::handed_in::EDIT_LIST;
use super::dialog::{Among, Dialog, card, desk};
use super::open_event::Pane;
use super::ui::{dialog_box, hints, message};
use crate::event::Moment;
use crate::tui::prelude::*;
use log::show_entry;
use ratatui::layout::{Constraint, Layout};
use ratatui::widgets::Clear;
use round::SizeClass;
use standings::show_place;

#[rustfmt::skip]
pub static KEYS: &[Binding] = &[
    bind!(Event, &[ch('p')], Pair, msg!("keys.pair"), msg!("keys.key-event-pair")).of_verb("pair"),
    bind!(Event, &[ch('c')], Cut, msg!("keys.cut"), msg!("keys.key-event-cut")).of_verb("cut"),
    bind!(Event, &[ch('f')], Finish, msg!("keys.finish")).of_verb("finish"),
    bind!(Event, &[ch('t')], Clock, msg!("keys.clock"), msg!("keys.key-event-clock")).of_verb("timer start|pause|resume"),
    unhinted!(Event, &[ch('+')], MinuteMore, msg!("keys.minute-more")),
    unhinted!(Event, &[ch('-')], MinuteLess, msg!("keys.minute-less")),
    bind!(Event, &[ch('s')], ShowStandings, msg!("keys.standings"), msg!("pages.standings").capitalised()),
    bind!(Event, &[ch('r')], ShowPlayers, msg!("pages.players"), msg!("pages.players").capitalised()),
    bind!(Event, &[ch('b')], ShowBracket, msg!("keys.bracket"), msg!("keys.bracket").capitalised()),
    bind!(Event, &[ch('W')], ShowDraft, msg!("keys.draft")),
    bind!(Event, &[ch('l')], ShowLog, msg!("verify.log"), msg!("keys.log")),
    bind!(Event, &[ch('u')], Undo, msg!("keys.undo"), msg!("keys.key-event-undo")).of_verb("undo"),
    unhinted!(Event, &[ctrl('r')], Redo, msg!("keys.redo")).of_verb("redo"),
    bind!(Event, &[ch('/')], Find, msg!("keys.find"), msg!("keys.key-event-find")),
    bind!(Event, &[ch(':')], Palette, msg!("keys.command"), msg!("keys.palette")),
];

#[rustfmt::skip]
pub static MORE_KEYS: &[Binding] = &[
    bind!(Event, &[ch('E')], Export, msg!("pages.hint"), msg!("keys.export")),
    unhinted!(Event, &[ch('S')], Setup, msg!("verify.announcement").capitalised()).of_verb("setup …"),
    bind!(Event, &[ch('A')], ShowAnnouncement, msg!("keys.announcement"), msg!("board.event-info")),
    bind!(Event, &[ch('R')], ShowRules, msg!("keys.rules")),
    unhinted!(Event, &[ch('F')], ShowHallClock, msg!("keys.hall-clock")),
    unhinted!(Event, &[ch('K')], ShowSheet, msg!("judge.sheet")),
    unhinted!(Event, &[ch('$')], ShowPrizes, msg!("settings.item")),
    bind!(Event, &[ch('m')], Missions, msg!("verify.mission")).of_verb("mission | mission roll | mission redraw …"),
    unhinted!(Event, &[ch('o')], Officials, msg!("handbook.leaders")).of_verb("official|dismiss …"),
    unhinted!(Event, &[ch('I')], Inbox, msg!("settings.to-inbox").capitalised()).of_verb("inbox …"),
    bind!(Event, &[ESC], Back, msg!("keys.back"), msg!("keys.key-event-back")),
    unhinted!(Event, &[ch('!')], ShowTrouble, msg!("keys.trouble")),
];

/// The smallest window in which everything can be done.
const LEAST_WIDTH: u16 = 40;

const LEAST_HEIGHT: u16 = 12;

/// Draws the whole screen.
pub fn draw(model: &Model, frame: &mut Frame, now: Moment) {
    let area = frame.area();
    let tier = SizeClass::of(area);
    let message_rows = message::height(model, area);
    let rule = u16::from(tier != SizeClass::Tiny);
    let layout = Layout::vertical([
        Constraint::Length(1),
        Constraint::Length(rule),
        Constraint::Length(header::banner_height(model)),
        Constraint::Fill(1),
        Constraint::Length(message_rows),
        Constraint::Length(1),
    ]);
    let [header, line, banner, body, message, hints] = area.layout(&layout);
    let large = model.open_event().is_some_and(|open| match open.view {
        View::Main => tier == SizeClass::Full,
        view => view == View::HallClock,
    });
    let covered = model.dialogs.iter().any(|dialog| !dialog_box::is_read_along(dialog));
    header::draw(model, frame, header, now, !large || covered);
    list::rule(frame, line, model.theme.rule);
    header::draw_banner(model, frame, banner);
    match &model.location {
        Location::Home(events) => events::draw(model, events, frame, body),
        Location::Event(open) => match open.view {
            View::Main => round::draw(model, open, frame, body, tier, now),
            View::Players => players::draw(model, open, frame, body),
            View::Draft => draft::draw(model, open, frame, body, now),
            View::Standings => standings::draw_screen(model, open, frame, body),
            View::Bracket => bracket::draw(model, open, frame, body),
            View::Log => log::draw(model, open, frame, body),
            View::Announcement => announcement::draw(model, open, frame, body, now),
            View::HallClock => hall_clock::draw(model, open, frame, body, now),
        },
    }
    message::draw(model, frame, message);
    let is_small = area.width < LEAST_WIDTH || area.height < LEAST_HEIGHT;
    if is_small && model.message.is_none() {
        let sentence = msg!(
            "cli.window-small",
            columns = u32::from(LEAST_WIDTH),
            lines = u32::from(LEAST_HEIGHT)
        );
        list::put(frame, message, Line::styled(model.words.text(&sentence), model.theme.warning));
    }
    let mut listed = false;
    // Only the dialog that has the keys is drawn, so that its frame is whole and nothing else is
    // read with it.
    if let Some(dialog) = model.dialogs.last() {
        if model.open_event().is_some_and(|open| open.view == View::HallClock) {
            // Parts of large digits are no background to read a dialog on.
            frame.render_widget(Clear, body);
        }
        dialog_box::dim(frame, body, dialog, &model.theme);
        let keys = KeyList::default();
        dialog::draw(model, dialog, &keys, frame, body, message);
        listed = keys.listed.get();
    }
    if !listed {
        // If there is no message, its row is free for a second row of hints, unless a line is
        // typed in it.
        let typed = matches!(model.dialogs.last(), Some(Dialog::Find(_) | Dialog::Palette(_)));
        let free = !is_small && model.message.is_none() && !typed && message.height == 1;
        hints::draw(model, frame, hints, free.then_some(message));
    }
}

/// Moves the cursor in the dialog or view that has the keys.
pub fn step(model: &mut Model, step: CursorMove) {
    let library = model.library.clone();
    let narrows =
        matches!(model.dialogs.last(), Some(Dialog::Find(f)) if f.among != Among::Players);
    if let Some(mut dialog) = model.dialogs.pop_if(|_| !narrows) {
        dialog.step(step, model.event(), &library, (&model.verbs, &model.words));
        model.dialogs.push(dialog);
        return;
    }
    match &mut model.location {
        Location::Home(list) => list.at = step.from(list.at, list.found.len()),
        Location::Event(open) => open.move_cursor(step),
    }
}

/// Handles Enter: opens the result of a table, or the arithmetic of a place.
pub fn enter(model: &mut Model) {
    if let Some(desk) = model.desk() {
        return desk::enter_result(model, desk.clone());
    }
    let Some(open) = model.open_event_mut() else { return };
    match (open.view, open.pane) {
        (View::Main, Pane::Standings) if open.digits.is_empty() => card::show(model),
        (View::Main | View::Bracket, _) => round::open_table(model),
        (View::Log, _) => show_entry(model),
        (
            View::Players | View::Standings | View::Draft | View::Announcement | View::HallClock,
            _,
        ) => {}
    }
}

/// Explains the chosen table's pairing or the chosen player's place.
pub fn why(model: &mut Model) {
    if model.card().is_some() {
        return card::arithmetic(model);
    }
    let Some(open) = model.open_event_mut() else { return };
    match (open.view, open.pane) {
        (View::Main, Pane::Standings) => show_place(model),
        (View::Standings, _) => card::show_arithmetic(model),
        _ => round::why(model),
    }
}

/// Handles Esc: closes a half-typed number, a filter, the screen, or an older round.
///
/// Each press closes one of these, and Esc never leaves the event. In the list of events it
/// shows all of them again.
pub fn back(model: &mut Model) {
    let open = match &mut model.location {
        Location::Home(list) => return list.narrow(""),
        Location::Event(open) => open,
    };
    open.end_narrowing(false);
    if !open.digits.is_empty() {
        open.digits.clear();
    } else if !open.filter.is_empty() && open.view == View::Log {
        open.filter.clear();
    } else if open.view != View::Main {
        open.view = open.view_behind();
    } else if open.looks_back() {
        open.shown_round = None;
        open.table = None;
    } else {
        let sentence = msg!("screen.nothing-open", key = way(model, Act::Leave));
        model.message = Some(StatusMessage::info(sentence));
    }
}

pub fn next_pane(model: &mut Model) {
    let Some(open) = model.open_event_mut() else { return };
    open.pane = match open.pane {
        Pane::Round => Pane::Standings,
        Pane::Standings => Pane::Round,
    };
    // The text narrows the other list now.
    if let Some(Dialog::Find(find)) = model.dialogs.last()
        && let Location::Event(open) = &mut model.location
    {
        open.narrow(find.text.value());
    }
}

/// Shows the neighbouring round, older or newer; in the bracket, a column that is hidden there.
pub fn look(model: &mut Model, step: isize) {
    let Some(open) = model.open_event_mut() else { return };
    if open.view == View::Bracket {
        return open.bracket.step(step);
    }
    if let Some(round) = open.neighbour(step) {
        open.look_at(round);
    }
}

pub fn show(model: &mut Model, view: Option<View>) {
    let (Some(open), Some(view)) = (model.open_event_mut(), view) else { return };
    // The same key again goes back, but whoever wants the players stays with them.
    let back = open.view == view && view != View::Players;
    let next = if back { open.view_behind() } else { view };
    if next == View::HallClock {
        open.behind_clock = open.view;
    }
    if next == View::Announcement && !back {
        open.from_players = open.view == View::Players;
    }
    // Seen from a table, the standings begin with the first place.
    if next == View::Standings && open.is_on_a_table() {
        open.player = None;
    }
    open.view = next;
    open.add.leave();
}

/// Speaks the next of this screen's languages, and says so in it.
pub fn next_language(model: &mut Model) {
    model.words = model.next_words().clone();
    let [language, next] = [model.words.name(), model.next_words().name()];
    // In the help, which has keys of its own, the key is the same.
    let key = key_for(Context::Anywhere, Act::NextLanguage);
    let sentence = msg!("screen.language", language, next, key);
    model.message = Some(StatusMessage::info(sentence));
}

/// Whether a screen was opened over the round. Before the first round, the players come first.
pub fn is_over_the_round(model: &Model) -> bool {
    model.open_event().is_some_and(|open| match open.view {
        View::Main => false,
        View::Players => !open.event().stages.is_empty(),
        _ => true,
    })
}

/// Leaves the event. Texts of lists that would be lost are named once before.
pub fn leave(model: &mut Model) -> Vec<Effect> {
    let [open, again] = [Act::ShowList, Act::Leave].map(|act| way(model, act));
    let Some(event) = model.open_event_mut() else { return vec![Effect::Leave] };
    let ids = event.kept_lists.keys().copied();
    let names: Vec<String> = ids.map(|id| event.event().label(id)).collect();
    if names.is_empty() || std::mem::replace(&mut event.named_kept_lists, true) {
        return vec![Effect::Leave];
    }
    let edit = key_for(Context::HandedIn, EDIT_LIST);
    let sentence = msg!("decklist.leaves-texts", names, open, edit, again);
    model.refuse(sentence);
    Vec::new()
}
