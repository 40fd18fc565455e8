//! The screen of the draft: the step to call out to the players, and the seating.

use super::round::progress;
use crate::event::{Command, Event, Id, Moment, PodsBy, Step, pod_sizes};
use crate::ruleset::Pass;
use crate::show::pods::needs;
use crate::tui::active_keys::refusal;
use crate::tui::dialog::palette;
use crate::tui::prelude::*;
use crate::tui::ui::digits::{Digits, clock_text};
use ratatui::layout::{Constraint, Layout};

#[rustfmt::skip]
pub static KEYS: &[Binding] = &[
    bind!(Draft, &[ENTER, ch(' ')], DRAFT_NEXT, msg!("keys.next"), msg!("keys.draft-next")).of_verb("draft next"),
    unhinted!(Draft, &[ch('P')], ShowCard, msg!("keys.card")),
];

acts! {
    DRAFT_NEXT = causes(|model, _| draft_next(model)).unless(no_draft_step).saves();
}

/// Carries out the next step of the draft.
fn draft_next(model: &mut Model) -> Vec<Effect> {
    let Some(open) = model.open_event() else { return Vec::new() };
    if let Some(command) = draft_command(open) {
        return vec![Effect::Commit(command)];
    }
    let event = open.event();
    let own = open.chosen_player().and_then(|id| event.pod_of(id));
    let pod = pod_without_redraft(event, own).filter(|_| event.pods.len() > 1);
    let line = pod.map_or("redraft ".to_owned(), |pod| format!("redraft pod={} ", pod + 1));
    palette::open(model, &line);
    Vec::new()
}

/// The command for Enter; None: the number of rare cards must be typed.
fn draft_command(open: &OpenEvent) -> Option<Command> {
    let event = open.event();
    if event.stages.is_empty() {
        return Some(match event.pods.is_empty() {
            true => Command::Pods { by: PodsBy::Suggested, reason: None },
            false => Command::DraftNext,
        });
    }
    let running = |pod: &usize| event.redraft_turn(*pod).is_some();
    let own = open.chosen_player().and_then(|id| event.pod_of(id));
    let turn = own.filter(running).or_else(|| (0..event.pods.len()).find(running));
    match (turn, pod_without_redraft(event, own)) {
        (Some(pod), _) => Some(Command::RedraftNext { pod: Some(pod as u32 + 1) }),
        (None, Some(_)) => None,
        // One pod is named, so that the refusal gives the reason and not only the pods.
        (None, None) => {
            let several = event.pods.len() > 1;
            let pod = own.or(several.then_some(0)).map(|pod| pod as u32 + 1);
            Some(Command::RedraftNext { pod })
        }
    }
}

/// The index of a pod whose rare cards can be pooled now.
fn pod_without_redraft(event: &Event, own: Option<usize>) -> Option<usize> {
    let free = |pod: &usize| event.pod_is_over(*pod) && !event.redrafts.contains_key(pod);
    let agreed = event.setup.redraft == Some(true) && event.finished.is_none();
    own.filter(free).or_else(|| (0..event.pods.len()).find(free)).filter(|_| agreed)
}

/// Rows above the seats.
const ABOVE: u16 = 7;

/// Columns for the seconds of a pick.
const CLOCK: u16 = 30;

/// The smallest width of a pod.
const POD: u16 = 36;

pub fn draw(model: &Model, open: &OpenEvent, frame: &mut Frame, area: Rect, now: Moment) {
    let event = open.event();
    let theme = &model.theme;
    let roomy = area.width >= 100 && area.height >= 28;
    let above = if roomy { ABOVE + 4 } else { ABOVE.min(area.height.div_ceil(2)) };
    let figures = if roomy { CLOCK + 24 } else { CLOCK };
    let rows =
        Layout::vertical([Constraint::Length(above), Constraint::Length(1), Constraint::Fill(1)]);
    let [top, rule, below] = area.layout(&rows);
    let clock = event.pick_clock(now.unix);
    let columns = Layout::horizontal([
        Constraint::Fill(1),
        Constraint::Length(if clock.is_some() { figures } else { 0 }),
    ]);
    let [words, figures] = top.layout(&columns);
    let width = usize::from(words.width).saturating_sub(3);
    let mut lines: Vec<Line> = (state_parts(open, theme).into_iter())
        .flat_map(|(sentence, style)| {
            let wrapped = text::wrapped(&model.words.text(&sentence), width.max(10));
            wrapped.into_iter().map(move |line| Line::styled(format!("  {line}"), style))
        })
        .collect();
    if lines.len() > usize::from(words.height) {
        lines.retain(|line| !line.to_string().trim().is_empty());
    }
    list::lines(frame, words, &lines);
    if let Some(left) = clock {
        let style = match left {
            ..=0 => theme.clock_over,
            1..=10 => theme.clock_short,
            _ => theme.clock,
        };
        let shown = clock_text(left);
        frame.render_widget(Digits::new(&shown).style(style), figures);
    }
    list::rule(frame, rule, theme.rule);
    seats(model, open, frame, below);
}

/// The next step, the present step, and the material that is needed.
fn state_parts(open: &OpenEvent, theme: &Theme) -> Vec<(Message, Style)> {
    let event = open.event();
    let mut parts = vec![(next_step(open), theme.wanted), (Message::verbatim(" "), theme.quiet)];
    if event.stages.is_empty() {
        parts.extend(draft_whereabouts(event).into_iter().map(|line| (line, theme.header)));
        let short = event.draft_needs().is_some_and(|needs| needs.missing() > 0);
        let style = if short { theme.warning } else { theme.quiet };
        // Once decks are built, all boosters have been opened.
        let built = event.draft.is_some_and(|at| at.step == Step::Build);
        let needs = needs(event).filter(|_| !built);
        parts.extend(needs.map(|needs| (msg!("screen.sentence", text = needs), style)));
    } else {
        for (pod, redraft) in &event.redrafts {
            let (taken, all) = (redraft.taken.len(), redraft.cards);
            let turn = match event.redraft_turn(*pod) {
                Some(id) => msg!("screen.takes-a-rare-card", name = event.label(id), taken, all,),
                None => msg!("screen.rare-cards-are-taken", n = all),
            };
            let line = match event.pods.len() {
                0 | 1 => turn,
                _ => msg!("pages.pod-of", n = pod + 1, size = turn),
            };
            parts.push((line, theme.header));
        }
    }
    parts
}

/// The phase and the pick, the size of the hands, and an arrow for the direction of passing.
pub fn draft_whereabouts(event: &Event) -> Vec<Message> {
    let Some(draft) = event.ruleset.draft.as_ref() else { return Vec::new() };
    match event.draft.map(|at| at.step) {
        None => Vec::new(),
        Some(Step::Open) => {
            vec![msg!("draft.opened-and-kept", n = draft.boosters, cards = draft.kept_cards())]
        }
        Some(Step::Build) => vec![msg!("draft.decks-from", n = draft.pool())],
        Some(Step::Pick { phase, pick }) => {
            let phases = draft.phases.len();
            let arrow = match draft.pass(phase) {
                Some(Pass::Right) => msg!("draft.pass", way = "right"),
                _ => msg!("draft.pass", way = "left"),
            };
            vec![
                msg!(
                    "draft.phase",
                    phase,
                    phases,
                    pick,
                    all = draft.hand_at(phase, 1),
                    hand = draft.hand_at(phase, pick),
                ),
                arrow,
            ]
        }
    }
}

/// Says what Enter does.
pub fn next_step(open: &OpenEvent) -> Message {
    if open.session.read_only().is_some() {
        return progress::next_step(open);
    }
    let event = open.event();
    let key = |act| key_for(Context::Draft, act);
    let enter = key(DRAFT_NEXT);
    if !event.stages.is_empty() {
        let turns = (0..event.pods.len()).any(|pod| event.redraft_turn(pod).is_some());
        return match (turns, draft_command(open)) {
            (true, _) => msg!("screen.card-taken", key = enter),
            (false, None) => msg!("screen.lay-together", key = enter),
            (false, Some(_)) => progress::next_step(open),
        };
    }
    if event.pods.is_empty() {
        let players = event.active().count() as u32;
        let suggested = event.ruleset.draft.as_ref().map(|draft| draft.pod);
        return match pod_sizes(players, suggested, PodsBy::Suggested) {
            Some(sizes) => msg!("screen.draw-pods", key = enter, n = sizes.len(), sizes),
            None => msg!("screen.register", key = key(Act::ShowPlayers)),
        };
    }
    let Some(draft) = event.ruleset.draft.as_ref() else {
        return msg!("screen.pair", key = key(Act::Pair), round = msg!("screen.number", n = 1u32));
    };
    match event.next_draft_step() {
        Some(Step::Open) => msg!("screen.open-boosters", key = enter, n = draft.boosters),
        Some(Step::Pick { phase, pick: 1 }) => {
            let boosters = draft.phases.get(phase as usize - 1).map_or(0, |p| p.boosters);
            msg!("screen.open-boosters-of-phase", key = enter, n = boosters, phase)
        }
        Some(Step::Pick { pick, .. }) => msg!("screen.all-have-picked", key = enter, pick),
        Some(Step::Build) => msg!("screen.build", key = enter),
        None => msg!("screen.decks-are-ready", key = key(Act::Pair)),
    }
}

/// Draws the pods side by side, as many as there is room for.
fn seats(model: &Model, open: &OpenEvent, frame: &mut Frame, area: Rect) {
    let (event, theme) = (open.event(), &model.theme);
    let look = (theme, &model.words);
    if event.pods.is_empty() {
        let nobody = model.words.text(&msg!("screen.nobody-has-a-seat"));
        let line = Line::styled(format!("  {nobody}"), theme.quiet);
        list::titled(frame, area, &line);
        return;
    }
    // Pods stand side by side only if no name has to be cut for that.
    let names = event.pods.iter().flatten().map(|id| text::width(&event.label(*id)));
    let pod = POD.max((2 * names.max().unwrap_or(0) + 8) as u16);
    let across = usize::from((area.width / pod).max(1)).min(event.pods.len());
    let width = area.width / across as u16;
    let chosen = open.chosen_player();
    let mut lines: Vec<Vec<Cell>> = Vec::new();
    for (band, pods) in event.pods.chunks(across).enumerate() {
        let first = band * across;
        let tallest = pods.iter().map(Vec::len).max().unwrap_or(0);
        lines.push((first..first + pods.len()).map(Cell::Heading).collect());
        for seat in 0..tallest {
            let cell = |(at, pod): (usize, &Vec<Id>)| match pod.get(seat) {
                Some(_) => Cell::Seat(first + at, seat),
                None => Cell::Empty,
            };
            lines.push(pods.iter().enumerate().map(cell).collect());
        }
        lines.push(Vec::new());
    }
    let is_chosen = |cell: &Cell| match cell {
        Cell::Seat(pod, seat) => Some(event.pods[*pod][*seat]) == chosen,
        _ => false,
    };
    let height = usize::from(area.height);
    let at = lines.iter().position(|line| line.iter().any(is_chosen)).unwrap_or(0);
    let top = at.saturating_sub(height / 2).min(lines.len().saturating_sub(height + 1));
    for (row, line) in lines.iter().skip(top).take(height).enumerate() {
        for (column, cell) in line.iter().enumerate() {
            let x = area.x + column as u16 * width;
            let place =
                Rect { x, y: area.y + row as u16, width: width.saturating_sub(1), height: 1 };
            list::put(
                frame,
                place,
                drawn(event, cell, usize::from(place.width), is_chosen(cell), look),
            );
            if is_chosen(cell) {
                frame.buffer_mut().set_style(place, theme.cursor);
            }
        }
    }
}

/// One cell of the seating.
enum Cell {
    /// The heading of a pod.
    Heading(usize),
    /// A pod and a seat in it.
    Seat(usize, usize),
    Empty,
}

fn drawn(
    event: &Event,
    cell: &Cell,
    width: usize,
    chosen: bool,
    (theme, words): (&Theme, &Words),
) -> Line<'static> {
    match cell {
        Cell::Empty => Line::default(),
        Cell::Heading(pod) => {
            let players = event.pods[*pod].len();
            let players = msg!("common.players", n = players);
            let heading = msg!(
                "common.dotted",
                one = msg!("verify.pod", n = pod + 1).capitalised(),
                other = players
            );
            let heading = words.text(&heading);
            let right = match event.passing() {
                Some(_) => msg!("standings.has-the-hand-of"),
                None => msg!("screen.at-the-left"),
            };
            let name = (width.saturating_sub(7)) / 2;
            Line::from(vec![
                Span::raw("  "),
                list::title(theme, text::left(&heading, name + 5), true),
                Span::styled(words.text(&right), theme.quiet),
            ])
        }
        Cell::Seat(pod, seat) => {
            let seats = &event.pods[*pod];
            let other = event.hand_from(*pod, *seat);
            let here = event.is_here(seats[*seat]);
            let style = if here { theme.text } else { theme.quiet };
            let sign = if chosen { CURSOR } else { " " };
            let name = (width.saturating_sub(7)) / 2;
            Line::from(vec![
                Span::styled(format!("{sign} "), theme.key),
                Span::styled(text::right(&(seat + 1).to_string(), 2), theme.quiet),
                Span::raw(" "),
                Span::styled(text::left_name(&event.label(seats[*seat]), name), style),
                Span::raw("  "),
                Span::styled(text::left_name(&event.label(other), name), theme.quiet),
            ])
        }
    }
}

/// Why there is no draft screen: the game is neither drafted nor played in pods.
pub fn no_draft(model: &Model) -> Option<Message> {
    let has_none = !model.open_event()?.has_screen(View::Draft);
    has_none.then(|| msg!("screen.no-draft"))
}

fn no_draft_step(model: &Model) -> Option<Message> {
    let open = model.open_event()?;
    refusal(open.event(), &draft_command(open)?)
}
