use crate::event::Event;
use crate::tui::active_keys::{active, is_available};
use crate::tui::dialog::auction::OTHER_PLAYER;
use crate::tui::dialog::find::found_opens;
use crate::tui::dialog::report::{
    CONCEDE_MATCH, CONCESSION, FIRST_LEAVES, FIRST_WON, NO_SHOW, SECOND_LEAVES, SECOND_WON,
};
use crate::tui::dialog::{ChoicesAbout, Dialog, choices};
use crate::tui::keys::{bindings, bindings_of, opened_view};
use crate::tui::open_event::Pane;
use crate::tui::prelude::*;
use crate::tui::screen::add_line::ADD_NEXT;
use crate::tui::screen::is_over_the_round;

/// Draws the keys that work now, as many as fit; help and leaving are always among them. Keys
/// that do not fit stand in the row `above`, if it is free.
pub fn draw(model: &Model, frame: &mut Frame, area: Rect, above: Option<Rect>) {
    let (theme, words) = (&model.theme, &model.words);
    let typed = model.open_event().map_or("", |open| open.digits.as_str());
    if !typed.is_empty() && model.dialogs.is_empty() {
        let number = vec![
            Span::styled(
                format!(" {}▏", words.text(&msg!("common.table", n = typed).capitalised())),
                theme.field,
            ),
            Span::styled(format!("  {}", key_for(Context::Main, Act::Enter)), theme.key),
            Span::styled(format!(" {}", words.text(&msg!("keys.result"))), theme.quiet),
        ];
        let entry = |(context, act): (Context, Act), does: Message| {
            let does = format!(" {} ", words.text(&does));
            let key = format!(" {}", key_for(context, act));
            [Span::styled(key, theme.key), Span::styled(does, theme.quiet)]
        };
        let back = entry((Context::Event, Act::Back), msg!("keys.back"));
        let Some(above) = above else {
            let blank = [Span::raw(" ")];
            let all = number.into_iter().chain(blank).chain(back);
            return list::put(frame, area, Line::from_iter(all));
        };
        // The number stands where its result is asked for, and the keys where they are then.
        list::put(frame, above, Line::from(number));
        let help = entry((Context::Anywhere, Act::Help), msg!("keys.help"));
        return list::put(frame, area, Line::from_iter(help.into_iter().chain(back)));
    }
    let spans = |binding: &Binding| {
        let key = pair_of_keys(model, binding);
        [
            Span::styled(format!(" {key} "), theme.key),
            Span::styled(format!("{} ", worded(model, binding, area.width)), theme.quiet),
        ]
    };
    let keys = |bindings: &[&Binding]| -> Line { bindings.iter().flat_map(|b| spans(b)).collect() };
    let live = active(model);
    let (last, mut first): (Vec<&Binding>, Vec<&Binding>) =
        suggested(model, &live).into_iter().partition(|binding| {
            matches!(binding.act, Act::Back | Act::CloseDialog | Act::Leave | Act::Help)
        });
    if let Some(line) = most_used(model, &live, &spans, area.width.into()) {
        list::put(frame, area, line);
        let Some(above) = above else { return };
        let is_told = |binding: &&&Binding| !MOST_USED.contains(&binding.act);
        let back = last.iter().filter(|binding| binding.act == Act::Back);
        let mut over = Line::default();
        for binding in first.iter().filter(is_told).chain(back) {
            let more: Line = spans(binding).into_iter().collect();
            if over.width() + more.width() <= usize::from(area.width) {
                over.spans.extend(more.spans);
            }
        }
        return list::put(frame, above, over);
    }
    // The keys that name a winner stay beside each other, and are the last to go.
    let (choices, others): (Vec<&Binding>, Vec<&Binding>) =
        first.iter().copied().partition(|b| [FIRST_WON, SECOND_WON].contains(&b.act));
    let named = keys(&choices);
    let mut tail = keys(&last);
    let (mut line, mut over) = (Line::default(), Line::default());
    if named.width() + tail.width() > area.width.into() {
        match above {
            Some(_) => over = named,
            None => {
                let without_help = last.iter().copied().filter(|b| b.act != Act::Help);
                tail = keys(&without_help.collect::<Vec<_>>());
                line = named;
            }
        }
        first = others;
    }
    let room = usize::from(area.width).saturating_sub(tail.width());
    for binding in first {
        let more: Line = spans(binding).into_iter().collect();
        let fits = line.width() + more.width() <= room;
        let row = if fits { &mut line } else { &mut over };
        if fits || row.width() + more.width() <= usize::from(area.width) {
            row.spans.extend(more.spans);
        }
    }
    line.spans.extend(tail.spans);
    list::put(frame, area, line);
    if let Some(above) = above {
        list::put(frame, above, over);
    }
}

/// The keys that are used most in an event. They stand in the same order and place on each of its
/// screens, whether they work now or not; once the event is closed, only those that work.
const MOST_USED: [Act; 8] = [
    Act::Pair,
    Act::Clock,
    Act::ShowStandings,
    Act::ShowPlayers,
    Act::Undo,
    Act::Palette,
    Act::Leave,
    Act::Help,
];

/// The line of the keys that are used most; None: not on this screen, or there is no room.
fn most_used(
    model: &Model,
    live: &[&Binding],
    spans: &dyn Fn(&Binding) -> [Span<'static>; 2],
    columns: usize,
) -> Option<Line<'static>> {
    let open = model.open_event().filter(|_| model.dialogs.is_empty())?;
    if open.view == View::HallClock || open.add.typing && open.view == View::Players {
        return None;
    }
    let is_closed = open.event().finished.is_some();
    let mut line = Line::default();
    for act in MOST_USED {
        let binding = live.iter().find(|binding| binding.act == act)?;
        if is_closed && !is_available(act, model) {
            continue;
        }
        let [mut key, does] = spans(binding);
        if !is_available(act, model) || too_early(model, binding) {
            key = key.style(model.theme.quiet);
        }
        line.spans.extend([key, does]);
    }
    (line.width() <= columns).then_some(line)
}

/// The bindings with a hint that work now, in the order of the records. The records are in
/// order of use.
pub fn suggested(model: &Model, live: &[&'static Binding]) -> Vec<&'static Binding> {
    let here = model.open_event().map(|open| open.view);
    let shown = |binding: &&Binding| {
        // Players look at the clock, so it has few words beside it.
        let clock = matches!(binding.act, Act::Clock | Act::Back | Act::Help);
        if here == Some(View::HallClock) && !clock && model.dialogs.is_empty() {
            return false;
        }
        let leads_here = here.is_some() && opened_view(binding.act) == here;
        // On the main screen there is nothing to go back to, and space is scarce.
        let nowhere = binding.act == Act::Back && at_home(model);
        let idle = is_idle(model, binding) || too_early(model, binding);
        let idle = idle || is_named(binding);
        let unsaid = binding.hint.is_none() || leads_here || nowhere || idle;
        !unsaid && is_available(binding.act, model)
    };
    let mut contexts: Vec<Context> = live.iter().map(|binding| binding.context).collect();
    contexts.dedup();
    // Few records are of these contexts, and the others need no search.
    let is_here = |binding: &&Binding| contexts.contains(&binding.context);
    let is_live = |binding: &&Binding| live.iter().any(|known| std::ptr::eq(*known, *binding));
    bindings().filter(is_here).filter(is_live).filter(shown).collect()
}

/// Whether a name stands beside this key in the dialog, and so says what the key does.
fn is_named(binding: &Binding) -> bool {
    matches!(binding.context, Context::Report | Context::Pile)
        && [FIRST_WON, SECOND_WON].contains(&binding.act)
}

/// All keys of the top dialog that work now, wrapped into lines.
pub fn listed(model: &Model, columns: usize) -> Vec<Line<'static>> {
    let theme = &model.theme;
    let works = |binding: &&Binding| {
        let moves = matches!(
            binding.act,
            Act::Up | Act::Down | Act::PageUp | Act::PageDown | Act::First | Act::Last
        );
        // The help leaves its rows to the keys that it tells.
        let helps = matches!(model.dialogs.last(), Some(Dialog::Help(_)));
        // A menu tells its numbers itself.
        let menus = [Context::RoundMenu, Context::Serve];
        let in_menu = menus.contains(&binding.context) && binding.act != Act::CloseDialog;
        let shown_there = helps && moves || in_menu;
        let dialog = binding.context != Context::Always && !shown_there;
        dialog && !is_named(binding) && !is_idle(model, binding) && is_available(binding.act, model)
    };
    let mut lines: Vec<Line> = Vec::new();
    for binding in active(model).into_iter().filter(works) {
        let Some((key, does)) = in_list(model, binding, columns) else { continue };
        let wide = text::width(&key) + 1 + text::width(&does);
        let spans = [Span::styled(key, theme.key), Span::styled(format!(" {does}"), theme.quiet)];
        match lines.last_mut().filter(|line| line.width() + 2 + wide <= columns) {
            Some(line) => {
                line.push_span(Span::raw("  "));
                line.spans.extend(spans);
            }
            None => lines.push(Line::from_iter(spans)),
        }
    }
    lines
}

/// The key with a word or two. Keys that belong together, such as Up and Down, share an entry;
/// the second returns None.
fn in_list(model: &Model, binding: &Binding, columns: usize) -> Option<(String, String)> {
    // The hint may take a line of its own.
    let hint = || worded(model, binding, 2 * columns as u16);
    let or = |word: &Message| match binding.hint {
        Some(_) => hint(),
        None => model.words.text(word),
    };
    let beside = |before: Act| {
        let keys = [key_for(binding.context, before), binding.first_key()];
        let arrows = !keys.concat().contains(char::is_alphanumeric);
        keys.join(if arrows { "" } else { " " })
    };
    let shares = |other: &&Binding| other.beside == Some(binding.act);
    if bindings_of(binding.context).iter().any(shares) {
        return None;
    }
    Some(match binding.act {
        Act::Up | Act::PageUp | Act::First | Act::ChoiceBefore => return None,
        // A second key that moves down has no partner that moves up.
        Act::Down if !binding.keys.contains(&DOWN) => return None,
        Act::Down => (beside(Act::Up), or(&msg!("keys.move"))),
        Act::PageDown if binding.context == Context::Form => {
            (beside(Act::PageUp), model.words.text(&msg!("settings.key-group")))
        }
        Act::PageDown => (beside(Act::PageUp), or(&msg!("keys.page"))),
        Act::Last => (beside(Act::First), or(&msg!("keys.ends"))),
        Act::ChoiceAfter => (beside(Act::ChoiceBefore), or(&msg!("keys.choice"))),
        Act::OtherTable => match other_tables(model) {
            digits if digits.is_empty() => return None,
            digits => (digits, or(&msg!("slips.key-number"))),
        },
        _ => (binding.beside.map_or_else(|| key_of(model, binding), beside), or(binding.word())),
    })
}

/// The first digits of the tables that there are, without 1 and 2, which name the winner.
pub fn other_tables(model: &Model) -> String {
    let tables = model.event().and_then(Event::round).into_iter().flat_map(|it| &it.pairings);
    match tables.filter_map(|pairing| pairing.table).max().unwrap_or_default() {
        0..=2 => String::new(),
        3 => "3".to_owned(),
        last => format!("3…{}", last.min(9)),
    }
}

/// The binding's main key in the language of the screen; of digits, the first and the last.
fn key_of(model: &Model, binding: &Binding) -> String {
    match binding.keys {
        [LEFT, RIGHT] => format!("{LEFT}{RIGHT}"),
        [first, .., last] if binding.keys.iter().all(|key| key.digit().is_some()) => {
            format!("{first}…{last}")
        }
        keys => keys.first().map_or_else(String::new, |key| model.words.text(&key.name())),
    }
}

/// The binding's main key, or the range of its keys; in a form and a list, together with the key for
/// the other direction.
fn pair_of_keys(model: &Model, binding: &Binding) -> String {
    let before = match (binding.context, binding.act) {
        (Context::Form, Act::Down) => key_for(Context::Form, Act::Up),
        (Context::Form, Act::ChoiceAfter) => key_for(Context::Form, Act::ChoiceBefore),
        (Context::Narrowed, Act::Down) => key_for(Context::Narrowed, Act::Up),
        (Context::Narrowed, Act::PageDown) => key_for(Context::Narrowed, Act::PageUp) + " ",
        _ => String::new(),
    };
    before + &key_of(model, binding)
}

/// Whether this key has nothing to move in the form.
fn is_idle(model: &Model, binding: &Binding) -> bool {
    if let Some(Dialog::Auction(auction)) = model.dialogs.last() {
        return binding.act == OTHER_PLAYER && auction.focus().is_some();
    }
    // Everybody else has a place in the round.
    if binding.act == Act::SeatPlayer && model.dialogs.is_empty() {
        return !matches!(choices::chosen(model), Some(ChoicesAbout::Seat(_)));
    }
    // On the main screen it goes through the tables once their time is up.
    if binding.act == Act::CallTime && model.dialogs.is_empty() {
        return !model.open_event().is_some_and(OpenEvent::time_is_up);
    }
    if let Some(Dialog::Inbox(_)) = model.dialogs.last() {
        let moves = matches!(binding.act, Act::Down | Act::PageDown | Act::Last);
        return moves && model.event().is_none_or(|event| event.inbox().count() < 2);
    }
    // Enter shows the card as well.
    if binding.act == Act::ShowCard && matches!(model.dialogs.last(), Some(Dialog::Find(_))) {
        let shown = msg!("judge.card");
        return found_opens(model).is_some_and(|opened| opened == shown);
    }
    // The line that says how many lines follow names the key.
    if let Some(Dialog::Report(_) | Dialog::Confirm(_)) = model.dialogs.last() {
        return matches!(binding.act, Act::Up | Act::Down);
    }
    let Some(Dialog::Form(form)) = model.dialogs.last() else { return false };
    match binding.act {
        Act::Down => form.shown() < 2,
        // The line that says how many lines follow names the key.
        Act::PageUp | Act::PageDown => !form.is_grouped(),
        Act::ChoiceAfter => !form.at_choice(),
        _ => false,
    }
}

/// Round 1 can be paired without the draft, but no hint suggests that.
fn too_early(model: &Model, binding: &Binding) -> bool {
    let before = |event: &Event| event.stages.is_empty() && event.has_draft_ahead();
    binding.act == Act::Pair && model.event().is_some_and(before)
}

/// Whether keys act on the player chosen in the standings beside the round.
fn in_standings(model: &Model) -> bool {
    model.open_event().is_some_and(|open| open.pane == Pane::Standings)
}

/// The field to which Tab leads from the present field.
fn next_field(model: &Model) -> String {
    let add = model.open_event().map(|open| &open.add);
    let next = add.and_then(|add| add.parts.get(add.at + 1));
    let label = next.map_or_else(|| msg!("keys.list"), |part| part.label());
    model.words.text(&label).to_lowercase()
}

/// The player whose registration the key would take back now, else the newest action.
fn undone_by_key(model: &Model, columns: usize) -> Option<String> {
    let open = model.open_event()?;
    let event = open.event();
    let entry = open.add.newest(event).or_else(|| event.undoable())?;
    Some(match entry.action.footprint().entrant {
        Some(id) => text::cut_name(&event.label(id), columns),
        None => text::cut(&model.words.text(&event.describe(entry)), columns),
    })
}

/// Whoever leaves now was never here, and the message says removed.
fn is_before_the_start(model: &Model) -> bool {
    model.event().is_some_and(|event| event.stages.is_empty())
}

fn decides(model: &Model) -> bool {
    model.event().is_some_and(Event::may_have_a_deciding_match)
}

/// The hint of a binding. If a side is to be named, the hint includes the player's name.
fn worded(model: &Model, binding: &Binding, width: u16) -> String {
    use Context::{Absent, Conceded, MatchConceded, Outcome, Sides};
    let words = &model.words;
    let hint = || binding.hint.as_ref().map_or_else(String::new, |hint| words.text(hint));
    if let Act::Own(own) = binding.act
        && let Some(text) = (own.hint)(model)
    {
        return words.text(&text);
    }
    let side = match (binding.context, binding.act) {
        (Conceded | MatchConceded | Absent | Sides, act) if act == FIRST_WON => 0,
        (Conceded | MatchConceded | Absent | Sides, act) if act == SECOND_WON => 1,
        (Outcome, act) if act == FIRST_LEAVES => 0,
        (Outcome, act) if act == SECOND_LEAVES => 1,
        // They ask who.
        (Outcome, act) if [NO_SHOW, CONCESSION, CONCEDE_MATCH].contains(&act) => {
            return format!("{}…", hint());
        }
        (Context::AddLine, act) if act == ADD_NEXT => return next_field(model),
        (Context::AddLine, Act::UndoAdded) => {
            let what = undone_by_key(model, usize::from(width) / 4);
            return what.map_or_else(hint, |what| {
                words.text(&msg!("common.labelled", label = msg!("keys.undo"), text = what))
            });
        }
        (Context::Main, Act::Enter) if in_standings(model) => {
            return words.text(&msg!("judge.card"));
        }
        (_, Act::Leave) if is_over_the_round(model) => return words.text(&msg!("keys.back")),
        (_, Act::Leave) if model.open_event().is_some() => {
            return words.text(&msg!("keys.leave-event"));
        }
        (Context::Players | Context::Card, Act::Drop) if is_before_the_start(model) => {
            return words.text(&msg!("settings.hint-remove"));
        }
        (Context::Form, Act::Submit) => {
            let Some(Dialog::Form(form)) = model.dialogs.last() else { return hint() };
            return words.text(&form.enter_does(model.event()));
        }
        (_, Act::Cut) if decides(model) => return words.text(&msg!("keys.deciding-match")),
        // Somebody who cannot read this language finds the next one by its name.
        (_, Act::NextLanguage) => return model.next_words().name(),
        _ => return hint(),
    };
    let event = model.event();
    let slip = model.dialogs.last().and_then(Dialog::slip);
    let players = slip.zip(event).and_then(|(slip, event)| slip.entry.players(event));
    let Some((event, players)) = event.zip(players) else { return hint() };
    // Two names and the key for going back share the line.
    let taken = text::width(&hint()) + 5;
    let room = (usize::from(width).saturating_sub(10) / 2).saturating_sub(taken);
    let name = text::cut_name(&event.label(players[side]), room.max(3));
    match binding.context {
        Outcome => words.text(&msg!("result.key-leaves", name)),
        _ => format!("{name} {}", hint()),
    }
}

/// Whether the main screen shows the newest round.
fn at_home(model: &Model) -> bool {
    model.open_event().is_some_and(|open| open.view == View::Main && !open.looks_back())
}
