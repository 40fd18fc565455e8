//! The progress of the round, and the next step.

use super::list;
use crate::event::decide::{counted, listed};
use crate::event::{Event, Phase, Step, plan_for, swiss_lacks_players};
use crate::ruleset::MatchShape;
use crate::show::pod_winners;
use crate::tui::active_keys::reopens;
use crate::tui::keys::{Act, Context, key_for};
use crate::tui::model::Model;
use crate::tui::open_event::OpenEvent;
use crate::tui::text;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;

/// The most tables named one by one.
const NAMED: usize = 12;
/// With this number of missing results or fewer, the sentence about them is highlighted.
const FEW: usize = 5;

/// Draws as much as fits. First the list of tables becomes shorter, then everything but the
/// next step is left out.
pub fn draw(model: &Model, open: &OpenEvent, frame: &mut Frame, area: Rect) {
    let columns = usize::from(area.width).saturating_sub(1);
    let lines = |said: StyledText| -> Vec<Line> {
        let wrap = |(sentence, style): (String, Style)| {
            text::wrapped(&sentence, columns).into_iter().map(move |line| Line::styled(line, style))
        };
        said.into_iter().flat_map(wrap).collect()
    };
    let next = || vec![(next_step(open), model.theme.wanted)];
    let tries = [columns, 0].into_iter().map(|room| said(model, open, room));
    let fits = |lines: &Vec<Line>| lines.len() <= usize::from(area.height);
    let shown = tries.map(lines).find(fits).unwrap_or_else(|| lines(next()));
    list::lines(frame, area, &shown);
}

/// The rows that the text needs in this number of columns.
pub fn height(model: &Model, open: &OpenEvent, columns: u16) -> u16 {
    let columns = usize::from(columns).saturating_sub(1);
    let said = said(model, open, columns);
    let lines = said.iter().map(|(text, _)| text::wrapped(text, columns).len());
    lines.sum::<usize>() as u16
}

type StyledText = Vec<(String, Style)>;

fn said(model: &Model, open: &OpenEvent, room: usize) -> StyledText {
    let theme = &model.theme;
    let event = open.event();
    let mut said = Vec::new();
    if let Some(champion) = open.derived.champion {
        said.push((format!("★ {}.", event.crowned(champion)), theme.champion));
        said.extend(pod_winners(event).map(|winners| (format!("{winners}."), theme.text)));
    }
    let missing = &open.derived.newest.missing;
    if event.round().is_some() && !missing.is_empty() {
        let style = if missing.len() <= FEW { theme.wanted } else { theme.text };
        said.push((still_missing(missing, room), style));
    }
    said.push((next_step(open), theme.wanted));
    said
}

/// Names as many tables as fit in one line. A second line would move the list below whenever a
/// result comes in.
fn still_missing(missing: &[u32], room: usize) -> String {
    let tables = if missing.len() == 1 { "table" } else { "tables" };
    let sentence = |named: usize| {
        let (shown, more) = missing.split_at(missing.len().min(named));
        let shown = match (shown.len(), more.len()) {
            (0, _) => String::new(),
            (_, 0) => format!(": {tables} {}", listed(shown)),
            (_, n) => format!(": {tables} {} and {n} more", listed(shown).replace(" and ", ", ")),
        };
        format!("{} missing{shown}.", counted(missing.len(), "result"))
    };
    let fits = |sentence: &String| text::width(sentence) <= room;
    (1..=NAMED).rev().map(&sentence).find(fits).unwrap_or_else(|| sentence(0))
}

/// The next step, with its key.
pub fn next_step(open: &OpenEvent) -> String {
    let event = open.event();
    if open.session.read_only().is_some() {
        return format!("Nothing can be saved now: {} says what to do.", key(Act::ShowTrouble));
    }
    let [pair, cut, number, one, two] = [
        key(Act::Pair),
        key(Act::Cut),
        key(Act::Enter),
        key_for(Context::Report, Act::FirstWon),
        key_for(Context::Report, Act::SecondWon),
    ];
    match open.derived.phase {
        Phase::Registration => registration(event),
        Phase::Playing { .. } => {
            let none_in = open.derived.newest.reported == 0;
            let timed = event.round().is_some_and(|round| round.minutes > 0);
            match none_in && timed && event.clock.is_stopped() {
                true => {
                    format!("Next: {} starts the clock, once everybody is seated.", key(Act::Clock))
                }
                false if games_of_a_match(event) == Some(MatchShape::OneGame) => {
                    format!("Next: a table's number, {number}, then {one} or {two} for the winner.")
                }
                false => {
                    format!("Next: a table's number, {number}, then {one} or {two} for each game.")
                }
            }
        }
        Phase::BetweenRounds { .. }
            if event.may_have_a_deciding_match() && event.finals().is_some() =>
        {
            format!("Next: {pair} pairs the deciding match; {}.", giving_up())
        }
        Phase::CutDue { .. } if event.may_have_a_deciding_match() => {
            format!("Next: the first are level; {cut} shows who plays the deciding match.")
        }
        Phase::BetweenRounds { next } if event.finals().is_some() => match next {
            1 => format!("Next: {pair} pairs the finals; {}.", giving_up()),
            _ => {
                let name = event.stages.last().map(|stage| stage.round_in_a_sentence(next));
                format!(
                    "Next: {pair} pairs {}.",
                    name.map_or_else(String::new, |name| name.to_string())
                )
            }
        },
        Phase::BetweenRounds { next } if swiss_lacks_players(event) => format!(
            "Next: {} in the players ({}) brings somebody back, or {}setup rounds={} ends here.",
            key_for(Context::Players, Act::Rejoin),
            key(Act::ShowPlayers),
            key(Act::Palette),
            next - 1
        ),
        Phase::BetweenRounds { next } => format!("Next: {pair} pairs round {next}."),
        Phase::CutDue { size } => format!("Next: {cut} shows the cut to {size}."),
        Phase::Decided { .. } => format!("Next: {} closes the event.", key(Act::Finish)),
        Phase::Finished => format!("The event is closed; {}.", reopens(event, key)),
    }
}

/// The key of this action on the main screen.
fn key(act: Act) -> String {
    key_for(Context::Main, act)
}

fn giving_up() -> String {
    let [bracket, give] = [key(Act::ShowBracket), key_for(Context::Bracket, Act::Decline)];
    format!("in the bracket ({bracket}) {give} gives up a place")
}

fn games_of_a_match(event: &Event) -> Option<MatchShape> {
    event.stages.last().map(|stage| stage.shape)
}

fn registration(event: &Event) -> String {
    let players = event.active().count();
    let next = match players {
        0 | 1 => format!("{} registers the players.", key(Act::ShowPlayers)),
        _ if drafts(event) && event.draft.is_some() => {
            format!("{} goes on with the draft.", key(Act::ShowDraft))
        }
        _ if drafts(event) => {
            let key = key(Act::ShowDraft);
            format!("{key} leads through the draft, once everybody is registered.")
        }
        _ => format!("{} pairs round 1, once everybody is registered.", key(Act::Pair)),
    };
    format!("{} Next: {next}", plan(event))
}

/// The points for a draw on time are shown, because the organizer may have chosen others.
fn timed_draw(event: &Event) -> String {
    match (event.timed_draws(), event.scoring().timed_draw) {
        (Some(_), Some(points)) => format!(", {points} for a draw on time"),
        _ => String::new(),
    }
}

/// Whether the draft is still to be held, or is going on.
pub fn drafts(event: &Event) -> bool {
    let built = event.draft.is_some_and(|at| at.step == Step::Build);
    event.ruleset.draft.is_some() && !built
}

/// `12 players: 4 rounds, no cut.`
pub fn plan(event: &Event) -> String {
    let players = event.active().count() as u32;
    let count = registered(event);
    match plan_for(event, players) {
        Ok((plan, _)) if !plan.kind.is_preliminary() => {
            format!("{count}: {}.", plan.kind.phrase())
        }
        Ok((plan, _)) => {
            let rounds = counted(plan.rounds as usize, "round");
            match event.may_have_a_deciding_match() {
                true => {
                    format!("{count}: {rounds}, a deciding match if level{}.", timed_draw(event))
                }
                false => format!("{count}: {rounds}, {}.", plan.cut_phrase()),
            }
        }
        Err(_) if players < 2 => format!("{count}."),
        Err(refusal) => format!("{count}. {refusal}"),
    }
}

/// `12 players`, `1 team`.
pub fn registered(event: &Event) -> String {
    event.count_entrants(event.active().count()).to_string()
}
