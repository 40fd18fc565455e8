//! The end of a round's time: the rules for it, as data.

use super::check::Findings;
use super::describe::{Page, series};
use super::letters::shown;
use super::schema::word;
use super::{MatchShape, RoundKind, Ruleset, Text, finals};
use crate::msg;
use crate::words::{Arg, Message};
use serde::{Deserialize, Serialize};

/// An end-of-time procedure: what becomes of the match, and comparisons in order.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Procedure {
    pub name: Text,
    /// The situation it applies to, and what is played to the end first.
    pub when: Text,
    /// The section of the rules it comes from.
    pub source: Option<String>,
    /// The rounds in which the program carries it out. Empty: a judge does.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rounds: Vec<RoundKind>,
    /// The matches it is for. Empty: any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub matches: Vec<MatchShape>,
    /// The fate of the match, by the game that is being played. Empty: the only game is decided by
    /// the steps.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub games: Vec<GameAtTime>,
    /// Endings of a game that decide it without the steps.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub situations: Vec<Situation>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<ProcedureStep>,
    /// The id of the count whose difference is the margin. Absent: the margin is asked for.
    pub margin_from: Option<String>,
}

/// The game of a match that is being played when time is up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameAtTime {
    /// Its number, from 1.
    pub game: u32,
    /// The game before it is over and this one has not started.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub not_started: bool,
    /// The game is played at least to the end of this round. Absent: of the present one.
    pub to_round: Option<u32>,
    /// The rule if nobody has won the game by then.
    pub undecided: Undecided,
    /// The rule if somebody has won it and the match has games left.
    #[serde(default, skip_serializing_if = "super::is_default")]
    pub won: AfterWin,
}

impl GameAtTime {
    /// The row of a procedure that names none: the only game is decided by the steps.
    const BY_STEPS: GameAtTime = GameAtTime {
        game: 1,
        not_started: false,
        to_round: None,
        undecided: Undecided::Steps,
        won: AfterWin::MatchEnds,
    };
}

worded! {
    /// The rule for a game that nobody has won in time.
    pub enum Undecided {
        /// The steps decide the game, and the match ends.
        Steps => msg!("handbook.undecided", value = "steps"),
        Draw => msg!("handbook.undecided", value = "draw"),
        /// The player who has won more games wins the match. If both are level, the steps decide.
        Leader => msg!("handbook.undecided", value = "leader"),
        /// The game counts for nobody, and the match ends: who has won more games wins it, and level it
        /// is drawn.
        NotCounted => msg!("handbook.undecided", value = "not-counted"),
    }

    /// The rule for a game that was won in time, in a match with games left.
    #[derive(Default)]
    pub enum AfterWin {
        /// The match ends with the games won so far.
        #[default]
        MatchEnds => msg!("handbook.after-win", value = "ends"),
        /// If both are level, the next game is played.
        NextGame => msg!("handbook.after-win", value = "next"),
        NextNotStarted => msg!("handbook.after-win", value = "not-started"),
    }
}

/// An ending of a game in which the holder of something wins, such as a double defeat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Situation {
    /// The word after `situation=`.
    pub id: String,
    pub text: Text,
    /// The id of the held field whose holder wins.
    pub holder: String,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProcedureStep {
    pub text: Text,
    /// The winner's advantage, within a sentence: `less damage`. Absent: the text.
    pub won_by: Option<Text>,
    pub better: Better,
    /// The numbers counted for each player; the weighted fields are added up.
    pub fields: Vec<CountedField>,
}

worded! {
    pub enum Better {
        Higher => msg!("handbook.better", better = "higher"),
        Lower => msg!("handbook.better", better = "lower"),
        /// A yes-or-no field that is true for exactly one player.
        Holder => msg!("handbook.better", better = "holder"),
        /// A die is rolled. The higher roll wins; equal rolls are repeated.
        Roll => msg!("handbook.better", better = "roll"),
    }
}

/// A number that is counted at the table.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CountedField {
    pub id: String,
    pub name: Text,
    /// The English name of the side that counts it. Absent: both players do.
    pub side: Option<String>,
    /// Exactly one of the players has it: it counts 1 for that player and 0 for the other.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub held: bool,
    /// The largest number. Absent: any number.
    pub most: Option<u32>,
    /// The meaning of a larger number: the game has been won.
    pub above: Option<Text>,
    /// The id of the count that includes this one, so that it cannot be less. Absent: none.
    pub part_of: Option<String>,
    /// The worth of one counted piece, in hundredths. Absent: 100.
    pub hundredths: Option<i64>,
    /// Worth by bands of the count instead of by piece.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bands: Vec<Weight>,
    /// The faces of the die, in a step that is rolled. Empty: the program does not roll it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faces: Vec<u32>,
}

/// A band: from this count on, the field is worth this many hundredths.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weight {
    pub from: u32,
    pub hundredths: i64,
}

impl Procedure {
    /// Whether the program carries it out in matches of this shape in such a round.
    pub fn holds(&self, kind: RoundKind, shape: MatchShape) -> bool {
        self.rounds.contains(&kind) && (self.matches.is_empty() || self.matches.contains(&shape))
    }

    /// The rule for this game; `not_started` if only the one before it is over.
    pub fn game(&self, game: u32, not_started: bool) -> Option<GameAtTime> {
        if self.games.is_empty() {
            return Some(GameAtTime::BY_STEPS)
                .filter(|row| (game, not_started) == (row.game, false));
        }
        let is_it = |row: &&GameAtTime| (row.game, row.not_started) == (game, not_started);
        self.games.iter().find(is_it).copied()
    }

    /// The field with this id, and the index of its step.
    pub fn field(&self, id: &str) -> Option<(usize, &CountedField)> {
        self.fields().find(|(_, field)| field.id == id)
    }

    /// All fields in order, each with the index of its step.
    pub fn fields(&self) -> impl Iterator<Item = (usize, &CountedField)> {
        let steps = self.steps.iter().enumerate();
        steps.flat_map(|(n, step)| step.fields.iter().map(move |field| (n, field)))
    }
}

impl ProcedureStep {
    pub fn is_held(&self, field: &CountedField) -> bool {
        field.held || self.better == Better::Holder
    }
}

impl CountedField {
    /// The worth of this count, in hundredths.
    pub fn worth(&self, count: u32) -> i64 {
        if self.bands.is_empty() {
            return i64::from(count) * self.hundredths.unwrap_or(100);
        }
        let band = self.bands.iter().rev().find(|band| band.from <= count);
        band.map_or(0, |band| band.hundredths)
    }
}

/// The most a counted piece may be worth, in hundredths.
const MOST_HUNDREDTHS: u64 = 1_000_000;
/// The word of a margin in the verb `time`, in a game that has margins.
const MARGIN: &str = "margin";
/// The most faces of a die, and the most that one of them may show.
const MOST_FACES: usize = 20;
const MOST_OF_A_FACE: u32 = 9999;

/// Words of the verb `time`, which no field and no situation may have.
pub const RESERVED: [&str; 9] =
    ["game", "games", "won", "round-of-game", "situation", "round", "stage", "roll", "correct"];

pub(super) fn check_end_of_time(ruleset: &Ruleset, found: &mut Findings<'_>) {
    for (n, procedure) in ruleset.end_of_time.iter().enumerate() {
        let at = format!("end_of_time[{n}]");
        rounds(ruleset, n, &at, found);
        games(ruleset, procedure, &at, found);
        situations(procedure, &at, found);
        steps(ruleset, procedure, &at, found);
        margin(ruleset, procedure, &at, found);
    }
}

/// Every round has at most one procedure.
fn rounds(ruleset: &Ruleset, n: usize, at: &str, found: &mut Findings<'_>) {
    let procedure = &ruleset.end_of_time[n];
    let earlier = &ruleset.end_of_time[..n];
    let taken = procedure.rounds.iter().find_map(|kind| {
        let both = |shape: &MatchShape| {
            let holds = |other: &Procedure| other.holds(*kind, *shape);
            procedure.holds(*kind, *shape) && earlier.iter().any(holds)
        };
        MatchShape::ALL.into_iter().find(both).map(|shape| (*kind, shape))
    });
    if let Some((kind, shape)) = taken {
        let fault = msg!("ruleset.two-procedures", round = word(kind), shape = word(shape));
        found.add(&format!("{at}.rounds"), fault);
    }
    if procedure.rounds.is_empty() && !(procedure.games.is_empty() && procedure.matches.is_empty())
    {
        found.add(at, msg!("ruleset.no-rounds"));
    }
}

/// The rows say what becomes of every game of every match that the procedure is for.
fn games(ruleset: &Ruleset, procedure: &Procedure, at: &str, found: &mut Findings<'_>) {
    let place = |row: &GameAtTime| (row.game, row.not_started);
    found
        .no_repeats(&format!("{at}.games[]"), procedure.games.iter().map(place), |(game, _)| *game);
    for (n, row) in procedure.games.iter().enumerate() {
        let at = format!("{at}.games[{n}]");
        if row.not_started && row.game == 1 {
            found.out_of_range(&format!("{at}.game"), "game", 1, 2..=3);
        }
        undecided(ruleset, procedure, row, &format!("{at}.undecided"), found);
        let next = |not_started| procedure.game(row.game + 1, not_started).is_some();
        let leads_on = match row.won {
            AfterWin::MatchEnds => true,
            AfterWin::NextGame => next(false),
            AfterWin::NextNotStarted => next(true),
        };
        if !leads_on {
            found.add(&format!("{at}.won"), msg!("ruleset.no-next", n = row.game + 1));
        }
    }
    for (kind, shape) in finals::needed(ruleset) {
        if !procedure.holds(kind, shape) {
            continue;
        }
        let mut games = 1..=shape.most_games() as u32;
        if let Some(n) = games.find(|n| procedure.game(*n, false).is_none()) {
            found.add(&format!("{at}.games"), msg!("ruleset.game-missing", n, shape = word(shape)));
        }
    }
}

/// The margin is the difference of a number that both players have.
fn margin(ruleset: &Ruleset, procedure: &Procedure, at: &str, found: &mut Findings<'_>) {
    let has_margin = ruleset.preliminary.margin.is_some();
    if has_margin && procedure.field(MARGIN).is_some() {
        found.add(&format!("{at}.steps"), msg!("ruleset.reserved", id = MARGIN));
    }
    let Some(id) = &procedure.margin_from else { return };
    let at = format!("{at}.margin_from");
    if !both_count(procedure, id) {
        found.add(&at, msg!("ruleset.no-margin-count", id = shown(id)));
    }
    if !has_margin {
        found.needs(&at, "margin", "preliminary.margin");
    }
}

/// Whether the procedure has a number with this id that both players count.
fn both_count(procedure: &Procedure, id: &str) -> bool {
    procedure.field(id).is_some_and(|(step, field)| {
        let step = &procedure.steps[step];
        field.side.is_none() && !step.is_held(field) && step.better != Better::Roll
    })
}

/// Only two numbers of the same player can be compared.
fn part(procedure: &Procedure, field: &CountedField, at: &str, found: &mut Findings<'_>) {
    let Some(whole) = &field.part_of else { return };
    let both = [&field.id, whole].into_iter().all(|id| both_count(procedure, id));
    if *whole == field.id || !both {
        let (id, whole) = (shown(&field.id), shown(whole));
        found.add(&format!("{at}.part_of"), msg!("ruleset.part-of", id, whole));
    }
}

fn undecided(
    ruleset: &Ruleset,
    procedure: &Procedure,
    row: &GameAtTime,
    at: &str,
    found: &mut Findings<'_>,
) {
    let drawable =
        ruleset.draws() && procedure.rounds.iter().all(|round| *round == RoundKind::Preliminary);
    // Another match has no result without a result of each game.
    let to_wins = !procedure.matches.is_empty()
        && procedure.matches.iter().all(|shape| match shape {
            MatchShape::FirstToTwo => true,
            MatchShape::OneGame | MatchShape::TwoGames => false,
        });
    match row.undecided {
        Undecided::Draw | Undecided::NotCounted if !drawable => {
            found.add(at, msg!("ruleset.time-check-no-draws"));
        }
        Undecided::NotCounted if !to_wins => found.add(at, msg!("ruleset.only-to-wins")),
        Undecided::Leader if row.game < 2 => found.add(at, msg!("ruleset.no-leader")),
        Undecided::Steps if row.not_started => found.add(at, msg!("ruleset.nothing-counted")),
        _ => {}
    }
}

fn situations(procedure: &Procedure, at: &str, found: &mut Findings<'_>) {
    for (n, situation) in procedure.situations.iter().enumerate() {
        let at = format!("{at}.situations[{n}]");
        not_reserved(&situation.id, &format!("{at}.id"), found);
        let holder = procedure.field(&situation.holder);
        let is_held = holder.is_some_and(|(step, field)| procedure.steps[step].is_held(field));
        if !is_held {
            let id = shown(&situation.holder);
            found.add(&format!("{at}.holder"), msg!("ruleset.no-holder", id));
        }
    }
    let ids = procedure.situations.iter().map(|situation| situation.id.as_str());
    found.no_repeats(&format!("{at}.situations[].id"), ids, |id| shown(id));
}

fn steps(ruleset: &Ruleset, procedure: &Procedure, at: &str, found: &mut Findings<'_>) {
    let by_steps = |row: &GameAtTime| row.undecided == Undecided::Steps;
    let needs_steps = procedure.games.is_empty() || procedure.games.iter().any(by_steps);
    if procedure.steps.is_empty() && needs_steps {
        found.add(&format!("{at}.steps"), msg!("ruleset.empty-list", key = "steps"));
    }
    for (n, step) in procedure.steps.iter().enumerate() {
        let at = format!("{at}.steps[{n}].fields");
        let (n, better) = (step.fields.len(), word(step.better));
        let due = match step.better {
            Better::Higher | Better::Lower if n == 0 => Some("some"),
            Better::Holder if n != 1 => Some("one"),
            Better::Roll if n > 1 => Some("most"),
            // Without a field the roll has no name to be entered under.
            Better::Roll if n == 0 && !procedure.rounds.is_empty() => Some("one"),
            Better::Higher | Better::Lower | Better::Holder | Better::Roll => None,
        };
        if let Some(due) = due {
            found.add(&at, msg!("ruleset.fields", n, better, due));
        }
        for (m, field) in step.fields.iter().enumerate() {
            let at = format!("{at}[{m}]");
            counted(field, &at, found);
            limits(ruleset, step, field, &at, found);
            part(procedure, field, &at, found);
        }
    }
    let fields = procedure.steps.iter().enumerate().flat_map(|(n, step)| {
        let path = move |m: usize| format!("{at}.steps[{n}].fields[{m}].id");
        step.fields.iter().enumerate().map(move |(m, field)| (path(m), field.id.as_str()))
    });
    found.no_repeats_at(fields, |id| shown(id));
}

fn not_reserved(id: &str, at: &str, found: &mut Findings<'_>) {
    if RESERVED.contains(&id) {
        found.add(at, msg!("ruleset.reserved", id));
    }
}

fn counted(field: &CountedField, at: &str, found: &mut Findings<'_>) {
    not_reserved(&field.id, &format!("{at}.id"), found);
    if field.hundredths.is_some() && !field.bands.is_empty() {
        found.add(&format!("{at}.bands"), msg!("ruleset.two-worths", id = shown(&field.id)));
    }
    if field.bands.windows(2).any(|pair| pair[1].from <= pair[0].from) {
        found.add(&format!("{at}.bands"), msg!("ruleset.bands", id = shown(&field.id)));
    }
    let worths = field.hundredths.into_iter().chain(field.bands.iter().map(|band| band.hundredths));
    if worths.into_iter().any(|worth| worth.unsigned_abs() > MOST_HUNDREDTHS) {
        found.add(at, msg!("ruleset.worth", id = shown(&field.id), most = MOST_HUNDREDTHS));
    }
}

/// Checks the side of a field, and how large its number may be.
fn limits(
    ruleset: &Ruleset,
    step: &ProcedureStep,
    field: &CountedField,
    at: &str,
    found: &mut Findings<'_>,
) {
    let id = shown(&field.id);
    if let Some(side) = &field.side
        && !ruleset.sides.iter().any(|known| known.en == *side)
    {
        let sides = Arg::any_of(ruleset.sides.iter().map(|side| side.en.as_str()));
        let fault = match ruleset.sides.is_empty() {
            true => msg!("ruleset.one-without-other", one = "side", other = "sides"),
            false => msg!("ruleset.unknown-id", id = shown(side), known = sides),
        };
        found.add(&format!("{at}.side"), fault);
    }
    let weighed = matches!(step.better, Better::Higher | Better::Lower);
    if field.held && !weighed {
        found.add(&format!("{at}.held"), msg!("ruleset.held", id = id.as_str()));
    }
    let numbers = field.side.is_some() || field.most.is_some() || !field.bands.is_empty();
    if step.is_held(field) && numbers {
        found.add(at, msg!("ruleset.held-has-no-number", id = id.as_str()));
    }
    if !weighed && (field.side.is_some() || field.most.is_some()) {
        found.add(at, msg!("ruleset.only-counted", id = id.as_str()));
    }
    if field.above.is_some() && field.most.is_none() {
        found.needs(&format!("{at}.above"), "above", "most");
    }
    faces(step, field, at, found);
}

/// A die decides sooner or later only if two of its faces differ.
fn faces(step: &ProcedureStep, field: &CountedField, at: &str, found: &mut Findings<'_>) {
    let faces = &field.faces;
    if faces.is_empty() {
        return;
    }
    let id = shown(&field.id);
    let at = format!("{at}.faces");
    if step.better != Better::Roll {
        return found.add(&at, msg!("ruleset.faces-of-a-roll", id));
    }
    let differ = faces.iter().any(|face| *face != faces[0]);
    let sound = faces.len() <= MOST_FACES && faces.iter().all(|face| *face <= MOST_OF_A_FACE);
    if !(differ && sound) {
        found.add(&at, msg!("ruleset.faces", id, n = MOST_FACES, most = MOST_OF_A_FACE));
    }
}

pub(super) fn describe_end_of_time(page: &mut Page<'_>, ruleset: &Ruleset) {
    for procedure in &ruleset.end_of_time {
        page.heading(&procedure.name);
        page.item("  ", &procedure.when);
        for row in rows(procedure) {
            page.item("  - ", row);
        }
        for (n, step) in procedure.steps.iter().enumerate() {
            page.item(&format!("  {}. ", n + 1), step_text(step));
            for field in &step.fields {
                let name = msg!("common.bracketed", text = &field.name, note = &field.id);
                page.item("     + ", worth(field, name));
            }
            if let Some(won_by) = &step.won_by {
                page.item("     ", msg!("handbook.shown-as", text = won_by));
            }
        }
    }
}

/// When a procedure applies, and its steps with what is counted in each.
pub(super) fn sentences(procedure: &Procedure) -> Vec<Arg> {
    let steps = (1_usize..).zip(&procedure.steps).map(|(n, step)| {
        let text = step_text(step);
        let fields = step.fields.iter().map(|field| worth(field, &field.name));
        let item = match step.fields.is_empty() {
            true => text,
            false => msg!("common.labelled", label = text, text = series(fields)),
        };
        msg!("common.numbered", n, item).into()
    });
    let rows = rows(procedure).into_iter().map(Arg::from);
    // A judge reads the steps out; what the program makes of them comes after.
    std::iter::once(Arg::from(&procedure.when)).chain(steps).chain(rows).collect()
}

/// Rows: where it holds, what becomes of the match, and which endings decide without the steps.
fn rows(procedure: &Procedure) -> Vec<Message> {
    let rounds = procedure.rounds.iter().map(|round| Arg::from(round.phrase()));
    let matches = procedure.matches.iter().map(|shape| Arg::from(shape.phrase()));
    let places: Vec<Arg> = rounds.chain(matches).collect();
    let place =
        (!places.is_empty()).then(|| msg!("handbook.holds-in", places = Arg::Series(places)));
    let most = procedure.matches.iter().map(|shape| shape.most_games()).max();
    let most = most.unwrap_or(MatchShape::FirstToTwo.most_games()) as u32;
    let most = procedure.games.iter().map(|row| row.game).fold(most, u32::max);
    let games = procedure.games.iter().map(|row| game(row, most));
    let situations = procedure.situations.iter().map(|situation| {
        let holder = procedure.field(&situation.holder);
        let step = holder.and_then(|(step, _)| procedure.steps.get(step));
        let why = step.map(|step| step.won_by.as_ref().unwrap_or(&step.text));
        let why = Arg::or_empty(why);
        msg!("handbook.situation", text = &situation.text, id = &situation.id, why)
    });
    let margin = procedure.margin_from.as_deref().and_then(|id| procedure.field(id));
    let margin = margin.map(|(_, field)| msg!("handbook.margin-from", name = &field.name));
    place.into_iter().chain(games).chain(situations).chain(margin).collect()
}

fn game(row: &GameAtTime, most: u32) -> Message {
    let game = match (row.not_started, row.to_round) {
        (true, _) => msg!("handbook.game-not-started", n = row.game),
        (false, Some(round)) => msg!("handbook.game-to-round", n = row.game, round),
        (false, None) => msg!("handbook.game", n = row.game),
    };
    let undecided = row.undecided.phrase();
    // Nothing follows the last game.
    if row.not_started || row.game == most || (most == 1 && row.won == AfterWin::MatchEnds) {
        return msg!("handbook.time-value-row", game, undecided);
    }
    msg!("handbook.row-won", game, undecided, won = row.won.phrase())
}

/// A step, and which of its numbers wins.
fn step_text(step: &ProcedureStep) -> Message {
    msg!("common.bracketed", text = &step.text, note = step.better.phrase())
}

/// The counted field of this name, and the worth of a piece.
fn worth(field: &CountedField, name: impl Into<Arg>) -> Arg {
    let mut text = name.into();
    if let Some(most) = field.most {
        text = msg!("handbook.time-value-at-most", name = text, most).into();
        if let Some(above) = &field.above {
            text = msg!("common.bracketed", text, note = above).into();
        }
    }
    if let Some(worth) = field.hundredths {
        text = msg!("handbook.worth-each", name = text, worth = hundredths(worth)).into();
    }
    if !field.bands.is_empty() {
        let bands =
            series(field.bands.iter().map(|band| {
                msg!("handbook.band", n = band.from, worth = hundredths(band.hundredths))
            }));
        text = Arg::Clauses(vec![text, bands]);
    }
    text
}

/// Hundredths as a decimal number without trailing zeros: `4`, `0.25`, in Polish `0,25`.
pub fn hundredths(worth: i64) -> Arg {
    let sign = if worth < 0 { "-" } else { "" };
    let worth = worth.unsigned_abs();
    let text = format!("{sign}{}.{:02}", worth / 100, worth % 100);
    Arg::Decimal(text.trim_end_matches('0').trim_end_matches('.').to_owned())
}
