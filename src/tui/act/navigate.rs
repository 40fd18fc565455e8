//! Moves from screen to screen.

use crate::event::{VERBS, VerbSpec};
use crate::msg;
use crate::show::Arithmetic;
use crate::tui::active_keys::{chain_of, disabled_reason, way};
use crate::tui::cursor_move::CursorMove;
use crate::tui::dialog::{Among, Dialog, Help, HelpLine, Palette, Rules};
use crate::tui::draft_step::{draft_command, pod_without_redraft};
use crate::tui::effect::Effect;
use crate::tui::keys::{Act, Binding, Context, View, bindings_of, key_for, live_in};
use crate::tui::model::{Location, Model, StatusMessage};
use crate::tui::open_event::Pane;
use crate::tui::view::{in_full, suggested};
use crate::words::Message;

/// Moves the cursor in the dialog or view that has the keys.
pub(super) fn step(model: &mut Model, step: CursorMove) {
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
pub(super) fn enter(model: &mut Model) {
    if let Some(desk) = model.desk() {
        return super::desk::enter_result(model, desk.clone());
    }
    let Some(open) = model.open_event_mut() else { return };
    match (open.view, open.pane) {
        (View::Main, Pane::Standings) if open.digits.is_empty() => super::card::show(model),
        (View::Main | View::Bracket, _) => super::round::open_table(model),
        (View::Log, _) => whole_entry(model),
        (
            View::Players | View::Standings | View::Draft | View::Announcement | View::HallClock,
            _,
        ) => {}
    }
}

/// Explains the chosen table's pairing or the chosen player's place.
pub(super) fn why(model: &mut Model) {
    if model.card().is_some() {
        return super::card::arithmetic(model);
    }
    let Some(open) = model.open_event_mut() else { return };
    match (open.view, open.pane) {
        (View::Main, Pane::Standings) => show_place(model),
        (View::Standings, _) => super::card::show_arithmetic(model),
        _ => super::round::why(model),
    }
}

/// Shows the arithmetic of the chosen player's place.
///
/// Nobody has points in an event without preliminary rounds; a message then tells the
/// player's fate.
fn show_place(model: &mut Model) {
    let Some(open) = model.open_event_mut() else { return };
    open.player = open.chosen_player();
    if open.event().preliminary().is_some() {
        open.view = View::Standings;
        return;
    }
    let event = open.event();
    let said = open.player.and_then(|id| {
        let arithmetic = Arithmetic::of(event, id)?;
        let name = event.label(id);
        Some(msg!("common.labelled-stop", label = name, text = arithmetic.points()))
    });
    model.message = said.map(StatusMessage::info);
}

/// Shows the full text of the chosen log entry.
fn whole_entry(model: &mut Model) {
    let Some(open) = model.open_event_mut() else { return };
    open.entry = open.chosen_entry();
    let event = open.event();
    let entry = open.entry.and_then(|n| event.entry(n));
    let text = entry.map(|entry| in_full(event, entry));
    model.message = text.map(StatusMessage::info);
}

/// Handles Esc: closes a half-typed number, a filter, the screen, or an older round.
///
/// Each press closes one of these, and Esc never leaves the event. In the list of events it
/// shows all of them again.
pub(super) fn back(model: &mut Model) {
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
        let said = msg!("screen.nothing-open", key = way(model, Act::Leave));
        model.message = Some(StatusMessage::info(said));
    }
}

pub(super) fn next_pane(model: &mut Model) {
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
pub(super) fn look(model: &mut Model, step: isize) {
    let Some(open) = model.open_event_mut() else { return };
    if open.view == View::Bracket {
        return open.bracket.step(step);
    }
    if let Some(round) = open.neighbour(step) {
        open.look_at(round);
    }
}

/// Shows only the open tables, or all again.
pub(super) fn open_tables(model: &mut Model) {
    let Some(open) = model.open_event_mut() else { return };
    open.pane = Pane::Round;
    open.toggle_open_only();
}

pub(super) fn show(model: &mut Model, view: Option<View>) {
    let (Some(open), Some(view)) = (model.open_event_mut(), view) else { return };
    // The same key again goes back, but whoever wants the players stays with them.
    let back = open.view == view && view != View::Players;
    let next = if back { open.view_behind() } else { view };
    if next == View::HallClock {
        open.behind_clock = open.view;
    }
    open.view = next;
    open.add.leave();
}

/// Shows the field by points as bars in the place of the standings, or the standings again.
pub(super) fn show_bars(model: &mut Model) {
    if let Some(open) = model.open_event_mut() {
        open.shows_bars = !open.shows_bars;
    }
}

/// Shows the odds, then those by record, then none. They stand in the list, not in the bars.
pub(super) fn show_odds(model: &mut Model) {
    if let Some(open) = model.open_event_mut() {
        open.odds.turn();
        open.shows_bars &= open.odds.chances.is_none();
    }
}

/// Shows the judge's handbook of the event's own ruleset.
pub(super) fn rules(model: &mut Model) {
    if let Some(event) = model.event() {
        let rules = Rules::of(&event.ruleset, &model.words);
        model.ask(Dialog::Rules(rules));
    }
}

pub(super) fn other_language(model: &mut Model) {
    if let Some(Dialog::Rules(rules)) = model.dialogs.last_mut() {
        rules.other = !rules.other;
    }
}

/// Speaks the next of this screen's languages, and says so in it.
pub(super) fn next_language(model: &mut Model) {
    model.words = model.next_words().clone();
    let [language, next] = [model.words.name(), model.next_words().name()];
    // In the help, which has keys of its own, the key is the same.
    let key = key_for(Context::Anywhere, Act::NextLanguage);
    let said = msg!("screen.language", language, next, key);
    model.message = Some(StatusMessage::info(said));
}

pub(super) fn help(model: &mut Model) {
    let help = keys_of(model);
    model.ask(Dialog::Help(help));
}

/// The help for the screen that has the keys now: first the keys that its hints suggest, then the
/// others place by place, those that do not work now last.
fn keys_of(model: &Model) -> Help {
    let chain = chain_of(model);
    let bindings = live_in(chain[0]);
    let suggested = match model.dialogs.is_empty() {
        true => suggested(model),
        false => Vec::new(),
    };
    let is_told = |binding: &&Binding| suggested.iter().any(|told| std::ptr::eq(*told, *binding));
    let rest = bindings.iter().copied().filter(|binding| !is_told(binding));
    let all: Vec<&Binding> = suggested.iter().copied().chain(rest).collect();
    let mut lines = entries(&all, model);
    let idle = |line: &HelpLine| matches!(line, HelpLine::Entry { why: Some(_), .. });
    if let Some(at) = lines.iter().position(idle) {
        lines.splice(at..at, [HelpLine::Empty, HelpLine::Heading(msg!("cli.not-now"))]);
    }
    let mut elsewhere = keys_elsewhere(&chain);
    let commands = if model.event().is_some() { commands() } else { Vec::new() };
    match chain.contains(&Context::Palette) {
        true => lines.extend([HelpLine::Empty].into_iter().chain(commands)),
        false => elsewhere.extend(commands),
    }
    Help { elsewhere, ..Help::of(msg!("keys.help").capitalised(), lines) }
}

/// The page of the commands.
pub(super) fn help_of_commands(model: &mut Model) {
    let (title, lines) = (msg!("commands.verbs"), commands().split_off(1));
    model.ask(Dialog::Help(Help::of(title, lines)));
}

/// The commands with what they do, below their heading.
fn commands() -> Vec<HelpLine> {
    let key = key_for(Context::Event, Act::Palette);
    let told = |verb: &VerbSpec| HelpLine::Entry {
        key: Message::verbatim(verb.usage),
        hint: verb.also.clone(),
        help: verb.does.clone(),
        why: None,
    };
    let heading = HelpLine::Heading(msg!("cli.commands-after", key));
    [heading].into_iter().chain(VERBS.iter().map(told)).collect()
}

/// Two keys that lead in opposite directions, and what both do.
const OPPOSITE: [(Act, Act, Message); 7] = [
    (Act::PlaceBefore, Act::PlaceAfter, msg!("keys.place")),
    (Act::Up, Act::Down, msg!("keys.move")),
    (Act::PageUp, Act::PageDown, msg!("keys.page")),
    (Act::First, Act::Last, msg!("keys.key-event-ends")),
    (Act::RoundBefore, Act::RoundAfter, msg!("keys.rounds")),
    (Act::MinuteMore, Act::MinuteLess, msg!("keys.minutes")),
    (Act::ChoiceBefore, Act::ChoiceAfter, msg!("keys.choices")),
];

/// The other key of two that lead in opposite directions, if both do something now.
fn opposite(
    binding: &Binding,
    all: &[&'static Binding],
    model: &Model,
) -> Option<(&'static Binding, Message)> {
    let (_, other, both) = OPPOSITE.into_iter().find(|(act, ..)| *act == binding.act)?;
    let found = all.iter().find(|of| of.act == other && of.context == binding.context)?;
    let works = [binding.act, other].iter().all(|act| disabled_reason(*act, model).is_none());
    works.then_some((*found, both.capitalised()))
}

/// These keys, those that do not work now last.
fn entries(bindings: &[&'static Binding], model: &Model) -> Vec<HelpLine> {
    let (mut works, mut idle) = (Vec::new(), Vec::new());
    let mut told: Vec<&Binding> = Vec::new();
    for binding in bindings.iter().copied() {
        if told.iter().any(|known| std::ptr::eq(*known, binding)) {
            continue;
        }
        let hint = binding.hint.clone();
        if let Some((other, help)) = opposite(binding, bindings, model) {
            let key = binding.written_with(other);
            told.push(other);
            works.push(HelpLine::Entry { key, hint, help, why: None });
            continue;
        }
        let (key, help, why) =
            (binding.written(), binding.help.clone(), disabled_reason(binding.act, model));
        let lines = if why.is_some() { &mut idle } else { &mut works };
        lines.push(HelpLine::Entry { key, hint, help, why });
    }
    works.into_iter().chain(idle).collect()
}

/// The keys of all other screens and dialogs, each under its name.
fn keys_elsewhere(here: &[Context]) -> Vec<HelpLine> {
    let mut lines = Vec::new();
    for context in Context::all().filter(|context| !here.contains(context)) {
        let place = msg!("decklist.elsewhere-in", place = context.name());
        lines.push(HelpLine::Heading(match context.opened_by() {
            Some(act) => {
                let key = key_for(Context::of_screen(View::Main), act);
                msg!("common.dotted", one = place, other = key)
            }
            None => place,
        }));
        lines.extend(bindings_of(context).iter().map(|binding| HelpLine::Entry {
            key: binding.written(),
            hint: binding.hint.clone(),
            help: binding.help.clone(),
            why: None,
        }));
    }
    lines
}

/// Shows why nothing can be saved, which lines were changed from outside, and what to do.
pub(super) fn show_trouble(model: &mut Model) {
    if let Some(help) = model.open_event().and_then(|open| Help::of_trouble(&open.session)) {
        model.ask(Dialog::Help(help));
    }
}

pub(super) fn palette(model: &mut Model, line: &str) {
    model.ask(Dialog::Palette(Palette::with(line)));
}

/// Carries out the next step of the draft.
pub(super) fn draft_next(model: &mut Model) -> Vec<Effect> {
    let Some(open) = model.open_event() else { return Vec::new() };
    if let Some(command) = draft_command(open) {
        return vec![Effect::Commit(command)];
    }
    let event = open.event();
    let own = open.chosen_player().and_then(|id| event.pod_of(id));
    let pod = pod_without_redraft(event, own).filter(|_| event.pods.len() > 1);
    let line = pod.map_or("redraft ".to_owned(), |pod| format!("redraft pod={} ", pod + 1));
    palette(model, &line);
    Vec::new()
}
