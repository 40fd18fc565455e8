//! The progress of the round, and the next step.

use super::closed_with;
use crate::event;
use crate::event::{Event, Moment, NextStep, Phase, Stage, plan_in_words};
use crate::show::pod_winners;
use crate::tui::dialog::card::{DECLINE, REJOIN};
use crate::tui::dialog::report::{FIRST_WON, SECOND_WON};
use crate::tui::dialog::round_menu::POST;
use crate::tui::prelude::*;
use crate::tui::screen::players::SHOW_CHECK_IN;
use crate::tui::ui::digits::clock_text;

/// The most tables with extra minutes that are named one by one.
const NAMED: usize = 12;

/// With this number of missing results or fewer, the sentence about them is highlighted.
const FEW: usize = 5;

/// The text about the progress and the next step, wrapped for a pane of this width.
pub struct Progress<'a> {
    model: &'a Model,
    open: &'a OpenEvent,
    now: Moment,
    columns: usize,
    lines: Vec<Line<'a>>,
}

impl<'a> Progress<'a> {
    pub fn of(model: &'a Model, open: &'a OpenEvent, width: u16, now: Moment) -> Progress<'a> {
        let columns = usize::from(width).saturating_sub(1);
        let lines = wrapped(parts(model, open, columns, now), columns);
        Progress { model, open, now, columns, lines }
    }

    /// The rows that the text needs.
    pub fn height(&self) -> u16 {
        self.lines.len() as u16
    }

    /// Draws as much as fits. First the list of tables becomes shorter, then everything but the
    /// next step is left out.
    pub fn draw(self, frame: &mut Frame, area: Rect) {
        let Progress { model, open, now, columns, lines } = self;
        let fits = |lines: &Vec<Line>| lines.len() <= usize::from(area.height);
        let next = || {
            let next = model.words.text(&next_here(open));
            let lines = text::wrapped_to(&next, columns, area.height.into()).into_iter();
            lines.map(|line| Line::styled(line, model.theme.wanted)).collect()
        };
        let shown = Some(lines).filter(fits);
        let shown =
            shown.or_else(|| Some(wrapped(parts(model, open, 0, now), columns)).filter(fits));
        list::lines(frame, area, &shown.unwrap_or_else(next));
    }
}

fn wrapped(parts: StyledText, columns: usize) -> Vec<Line<'static>> {
    let wrap = |(sentence, style): (String, Style)| list::wrapped(&sentence, columns, style);
    parts.into_iter().flat_map(wrap).collect()
}

type StyledText = Vec<(String, Style)>;

fn parts(model: &Model, open: &OpenEvent, width: usize, now: Moment) -> StyledText {
    let theme = &model.theme;
    let event = open.event();
    let text = |message: &Message| model.words.text(message);
    let mut parts = Vec::new();
    if let Some(champion) = open.derived.champion {
        let crowned = msg!("screen.sentence", text = event.crowned(champion));
        parts.push((format!("★ {}", text(&crowned)), theme.champion));
        let winners = pod_winners(event).map(|winner| msg!("screen.sentence", text = winner));
        parts.extend(winners.map(|winners| (text(&winners), theme.text)));
    }
    let open_tables = &open.derived.newest.missing;
    let is_public = event.round().is_some_and(|round| !round.held);
    if is_public && !open_tables.is_empty() && !open.looks_back() {
        let style = if open_tables.len() <= FEW { theme.wanted } else { theme.text };
        parts.push((missing_tables(open_tables, width, &model.words), style));
        parts.extend(extra_time(open, width, &model.words, now).map(|time| (time, theme.warning)));
    }
    parts.push((text(&next_here(open)), theme.wanted));
    parts
}

/// The next step on the round that is shown. A number typed on an older one opens its correction.
pub fn next_here(open: &OpenEvent) -> Message {
    match open.looks_back() {
        true => {
            msg!("screen.older-round", key = key_for(Context::Event, Act::Back))
        }
        false => next_step(open),
    }
}

/// Names the tables if they fit in one line; a second line would move what is below.
fn missing_tables(open_tables: &[u32], columns: usize, words: &Words) -> String {
    let n = open_tables.len();
    let tables = Arg::List(open_tables.iter().map(|table| Arg::from(*table)).collect());
    let named = || words.text(&msg!("screen.missing-at", n, tables));
    let named = Some(named()).filter(|named| text::width(named) <= columns);
    named.unwrap_or_else(|| words.text(&msg!("screen.missing", n)))
}

/// The clock is near its end for this many seconds.
const NEAR_THE_END: i64 = 300;

/// Near the end of the round, the open tables with extra minutes, the earliest end first. It
/// names as many as fit in one line.
fn extra_time(open: &OpenEvent, columns: usize, words: &Words, now: Moment) -> Option<String> {
    let extra = &open.derived.newest.extra;
    let left = open.reading(now.unix).seconds().filter(|left| *left <= NEAR_THE_END)?;
    let table = |(minutes, table): &(u32, u32)| {
        let left = clock_text(left + i64::from(*minutes) * 60);
        Arg::from(msg!("screen.table-time", table = *table, minutes = *minutes, left))
    };
    let sentence = |named: usize| {
        let (shown, more) = extra.split_at(extra.len().min(named));
        let tables = Arg::Series(shown.iter().map(table).collect());
        words.text(&match more.len() {
            0 => msg!("screen.extra-time", tables),
            n => {
                let more = msg!("common.named-more", n);
                msg!(
                    "screen.extra-time",
                    tables = msg!("common.spaced", one = tables, other = more)
                )
            }
        })
    };
    let fits = |sentence: &String| text::width(sentence) <= columns;
    let most = extra.len().min(NAMED);
    (1..=most).rev().map(&sentence).find(fits).or_else(|| (most > 0).then(|| sentence(1)))
}

/// The next step, with its key.
pub fn next_step(open: &OpenEvent) -> Message {
    let event = open.event();
    if open.session.read_only().is_some() {
        return msg!("screen.nothing-can-be-saved", key = key(Act::ShowTrouble));
    }
    let step = event::next_step(event, open.derived.phase, open.time_is_up(), open.derived.waits);
    match open.derived.phase {
        // What stands in the way says how to change it.
        Phase::Registration if matches!(step, NextStep::ChangeStructure) => plan_in_words(event),
        Phase::Registration => {
            Message::sentences(vec![plan_in_words(event), step_text(open, step)])
        }
        _ => step_text(open, step),
    }
}

fn step_text(open: &OpenEvent, step: NextStep) -> Message {
    let event = open.event();
    let [one, two] = [FIRST_WON, SECOND_WON].map(|act| key_for(Context::Report, act));
    let enter = key(Act::Enter);
    match step {
        NextStep::Register => msg!("screen.register", key = key(Act::ShowPlayers)),
        NextStep::HoldDraft => msg!("screen.draft", key = key(Act::ShowDraft)),
        NextStep::GoOnWithDraft => msg!("screen.go-on-with-the-draft", key = key(Act::ShowDraft)),
        NextStep::CheckIn { come, all } => {
            let check_in = key_for(Context::Players, SHOW_CHECK_IN);
            let players = key(Act::ShowPlayers);
            msg!("check-in.next", n = come, all, players, key = check_in)
        }
        NextStep::ChangeStructure => plan_in_words(event),
        NextStep::PairFirst => msg!("screen.pair-when-all-are-there", key = key(Act::Pair)),
        NextStep::Post { round } => msg!("pairing.next", round, key = key(POST)),
        NextStep::Seat { id, round } => {
            let (key, name) = (key(Act::SeatPlayer), event.label(id));
            msg!("screen.seat", key, name, round)
        }
        NextStep::StartClock => msg!("screen.start-the-clock", key = key(Act::Clock)),
        NextStep::CallTime => msg!("time-call.next-step", key = key(Act::CallTime)),
        NextStep::EnterWinner if event.ruleset.preliminary.scores.is_some() => {
            msg!("result.scores-next", enter)
        }
        NextStep::EnterWinner => {
            msg!("screen.enter-a-winner", enter, one, two)
        }
        NextStep::EnterGames => msg!("screen.enter-games", enter, one, two),
        NextStep::PairDecidingMatch => pair_finals(open, "match", None),
        NextStep::PairFinals => pair_finals(open, "finals", event.stages.last()),
        NextStep::Level => msg!("screen.level", key = key(Act::Cut)),
        NextStep::BringBack { rounds } => msg!(
            "screen.too-few-players",
            rejoin = key_for(Context::Players, REJOIN),
            players = key(Act::ShowPlayers),
            palette = key(Act::Palette),
            rounds,
        ),
        NextStep::Pair { round } => msg!("screen.pair", key = key(Act::Pair), round),
        NextStep::Cut { size } => msg!("screen.cut", key = key(Act::Cut), n = size),
        NextStep::Finish => msg!("screen.finish", key = key(Act::Finish)),
        NextStep::Nothing => closed_with(event, key),
    }
}

/// The key of this action on the main screen.
fn key(act: Act) -> String {
    key_for(Context::Main, act)
}

/// The key that pairs the finals, and those that give up a place in the bracket, one by one: from
/// another screen, that of the bracket comes first.
fn pair_finals(open: &OpenEvent, of: &str, finals: Option<&Stage>) -> Message {
    let keys = key_for(Context::Bracket, DECLINE);
    let bracket = (open.view != View::Bracket).then(|| key(Act::ShowBracket));
    let keys = bracket.iter().map(String::as_str).chain(keys.split(' ')).map(Arg::from);
    let give = keys.reduce(|first, then| msg!("keys.then", first, then).into());
    let round = finals.map(|finals| finals.round_in_a_sentence(1));
    msg!(
        "screen.pair-finals",
        of,
        round = Arg::or_empty(round),
        key = key(Act::Pair),
        give = Arg::or_empty(give)
    )
}

/// `12 players`, `1 team`.
pub fn registered(event: &Event) -> Message {
    event.count_entrants(event.active().count())
}
