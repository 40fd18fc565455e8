//! Results of matches, and who drops after them.

use super::{Bearing, Fact, Footprint, Part, StageKind, TimeCalled, leaving_after_round, time};
use crate::event::decide::table_ref::TableRef;
use crate::event::decide::{Decision, bracket, refuse_if, verb};
use crate::event::outcome::last_game;
use crate::event::scores::{read_both, read_scores};
use crate::event::verb::{MissingWord, VerbSpec, VerbWords, number, playing, unknown_word};
use crate::event::{
    Action, Command, Entry, Event, Game, Games, How, Id, MatchState, Moment, NO_GAME, Outcome,
    Pairing, Refusal, ResultText, Round, Side, Status, TimeCall, Topic, Verb, afterwards, double,
    fact_at_table, outcome,
};
use crate::msg;
use crate::ruleset::{MatchShape, RoundKind};
use crate::words::{Arg, Message};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

pub(super) const REPORT: VerbSpec = VerbSpec::known(
    Topic::Results,
    "report TABLE RESULT [timed] [correct] [margin=N] [drop=A|B|both|none] [round=N] [stage=N] | report TABLE [GAMES] concede A|B | report TABLE concede A|B match | report TABLE noshow A|B | report TABLE same drop=A|B|both|none | report TABLE N-N [W|L|D] [timed]",
    msg!("commands.does-report"),
    msg!("commands.report"),
    playing,
    read_report,
);

fn read_report(words: &mut VerbWords) -> Result<Verb, Message> {
    let table = words.number(MissingWord::TABLE)?;
    let (result, settings) = words.settings(&["round", "stage", "margin", "drop"])?;
    let (mut round, mut stage, mut margin, mut drop) = (None, None, None, None);
    for (key, value) in settings {
        match key {
            "round" => round = Some(number(&value)?),
            "margin" => margin = Some(number(&value)?),
            "drop" => drop = Some(read_leavers(&value)?),
            _ => stage = Some(number(&value)?),
        }
    }
    let mut parts: Vec<&str> = result.split_whitespace().collect();
    let knowingly = parts.len() > 1 && parts.pop_if(|word| *word == "correct").is_some();
    let timed = parts.len() > 1 && parts.pop_if(|word| *word == "timed").is_some();
    let result = match parts.as_slice() {
        [] => return Err(words.lacks(MissingWord::RESULT)),
        ["concede", side, "match"] => Report::ConcedeMatch(read_side(side)?),
        ["concede", side] => Report::Concede { by: read_side(side)?, after: None },
        [letters, "concede", side] => {
            let after = Some(letters.to_uppercase());
            Report::Concede { by: read_side(side)?, after }
        }
        ["noshow", side] => Report::NoShow(read_side(side)?),
        ["same"] if drop.is_some() => Report::Same,
        ["same"] => return Err(msg!("result.same-needs-drop")),
        ["concede" | "noshow"] => return Err(msg!("commands.side-missing")),
        parts => played(parts, margin.take())?,
    };
    refuse_if(margin.is_some(), || msg!("commands.margin-of-played"))?;
    let result = match (timed, result) {
        (false, result) => result,
        (true, played @ (Report::Games(_) | Report::WithMargin(..) | Report::Scores(..))) => {
            Report::Timed(Box::new(played))
        }
        (true, _) => return Err(msg!("time-call.with-played")),
    };
    let command = Command::Report { table, result, round, stage, drop };
    Ok(if knowingly { Verb::Correct(command) } else { Verb::Do(command) })
}

/// A played match, perhaps with the winner's margin. Whether it is entered by scores, games won or
/// margins depends on the table, so all are read here.
pub(super) fn played(words: &[&str], margin: Option<u32>) -> Result<Report, Message> {
    let result = match (scores_of(words), words) {
        (Some(scores), _) => scores,
        (None, [letters]) => Report::Games(letters.to_uppercase()),
        (None, [_, extra, ..]) => return Err(msg!("commands.one-too-many", word = *extra)),
        (None, []) => return Err(msg!("commands.result-missing")),
    };
    Ok(match (margin, result) {
        (None, result) => result,
        (Some(margin), Report::Scores([a, b], None)) => {
            Report::WithMargin(format!("{a}-{b}"), margin)
        }
        (Some(margin), Report::Scores([a, b], Some(letter))) => {
            Report::WithMargin(format!("{a}-{b} {letter}"), margin)
        }
        (Some(margin), _) => Report::WithMargin(words.concat().to_uppercase(), margin),
    })
}

/// Both scores of a game, and the winner if given: `24-17`, `24 17`, `24-24 W`. A match without a
/// finished game is written `0-0` as well, so that is not read as scores.
fn scores_of(words: &[&str]) -> Option<Report> {
    let (scores, letter) = match words {
        [NO_GAME] => return None,
        [word] => (read_scores(word)?, None),
        [a, b] => match read_both(a, b) {
            Some(scores) => (scores, None),
            None => (read_scores(a)?, Some(b)),
        },
        [a, b, letter] => (read_both(a, b)?, Some(letter)),
        _ => return None,
    };
    Some(Report::Scores(scores, letter.map(|letter| letter.to_uppercase())))
}

fn read_side(word: &str) -> Result<Side, Message> {
    match word {
        "A" | "a" => Ok(Side::A),
        "B" | "b" => Ok(Side::B),
        other => Err(unknown_word(other, ["A", "B"])),
    }
}

fn read_leavers(word: &str) -> Result<Leavers, Message> {
    let known = [Leavers::A, Leavers::B, Leavers::Both, Leavers::Nobody];
    let found = known.into_iter().find(|leavers| leavers.word().eq_ignore_ascii_case(word));
    found.ok_or_else(|| unknown_word(word, known.map(Leavers::word)))
}

/// A result as a scorekeeper enters it for a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Report {
    /// One letter for each game, as the first-named entrant saw it.
    Games(String),
    /// The same with the winner's margin, in games that record one. Scores are kept here as typed:
    /// `24-17 W`.
    WithMargin(String, u32),
    /// Both scores of the game, and the letter of its winner if given.
    Scores([u32; 2], Option<String>),
    /// A played result won on time.
    Timed(Box<Report>),
    /// The game being played is conceded. `after` holds the letters of the games before it, if
    /// those recorded for the table are wrong.
    Concede {
        by: Side,
        after: Option<String>,
    },
    /// The whole match is conceded, if the rules allow that.
    ConcedeMatch(Side),
    NoShow(Side),
    /// The result stays as it is; only who drops after the match changes.
    Same,
    /// Time was called, and the counts give the result.
    Time(Box<TimeCall>),
}

pub(super) fn report(
    event: &Event,
    table: u32,
    result: &Report,
    drop: Option<Leavers>,
    (stage, round): (Option<u32>, Option<u32>),
    now: Moment,
) -> Result<Decision, Refusal> {
    let at = TableRef::find(event, stage, round, table)?;
    let TableRef { number: stage_number, stage, round, pairing } = at;
    let b = pairing.b.ok_or_else(|| Refusal(msg!("result.bye-needs-none")))?;
    let (mut reported, state) = at.read(event, result)?;
    let (leavers, unmeant) = leavers_with(event, &at, &reported, drop)?;
    let same_leavers = leavers == pairing.leavers;
    reported.drop = leavers;
    let mut advice: Vec<Message> = advice(event, &at, &reported, result).into_iter().collect();
    advice.extend(time::warnings(event, &at, &reported, result, now));
    advice.extend(unmeant);
    let outcome = match state {
        MatchState::Open(games) => return goes_on(event, &at, reported, result, games, advice),
        MatchState::Over(outcome) => outcome,
    };
    advice.extend(unfinished(&at, &outcome, result));
    let noshow = reported.noshow;
    let result_text = ResultText::of(event, pairing, &outcome);
    let timed = |message: Message| with_time(event, message, &at, reported.time.as_deref());
    let leaving = leavers_sentences(event, &at, leavers);
    let same_time = !matches!(result, Report::Time(_)) || pairing.time == reported.time;
    let same = pairing.outcome.as_ref() == Some(&outcome) && same_time;
    if same && same_leavers {
        let message = fact_at_table(table, timed(result_text.message()));
        return Ok(entered_already(message).warned(advice));
    }
    if same {
        let message = fact_at_table(table, timed(result_text.message()));
        let message = Message::sentences(std::iter::once(message).chain(leaving).collect());
        return Ok(Decision::new(Action::Report(reported), message).warned(advice));
    }
    if let Some(refusal) = time::replaces_unasked(event, &at, result) {
        return Err(refusal);
    }
    let newest = stage.rounds.len() as u32 == round.number;
    let running = stage_number == event.stages.len();
    bracket::check_double(stage, pairing, &outcome)?;
    let other_winner = pairing.outcome.as_ref().is_some_and(|old| old.winner != outcome.winner);
    if stage.kind == StageKind::SingleElimination && !newest && other_winner {
        let next = stage.round_in_a_sentence(round.number + 1);
        return Err(Refusal(msg!("result.winner-is-paired", round = next, table)));
    }
    let corrects = pairing.outcome.as_ref().map(|old| ResultText::of(event, pairing, old));
    let mut warnings = advice;
    if corrects.is_some() && !running {
        warnings.push(match event.may_have_a_deciding_match() {
            true => msg!("result.seeds-stay", of = "match"),
            false => msg!("result.seeds-stay", of = "finals"),
        });
    } else if corrects.is_some() && !newest && stage.kind.is_preliminary() {
        warnings.push(msg!("result.rounds-stay"));
    }
    if !stage.kind.is_preliminary() && outcome.winner.is_none() {
        warnings.push(match event.may_have_a_deciding_match() {
            true => msg!("result.nobody-wins-match"),
            false if no_other_winner(round, pairing) => {
                msg!("result.nobody-wins-round", round = stage.round_in_a_sentence(round.number))
            }
            false => msg!("result.nobody-goes-on"),
        });
    }
    let winner = outcome.winner.and_then(|side| pairing.at(side));
    let gone = |id: &Id| !event.absent.contains(id) && !event.is_here(*id);
    if let Some(id) = winner.filter(|id| !stage.kind.is_preliminary() && gone(id)) {
        warnings.push(match event.may_have_a_deciding_match() {
            true => msg!("players.left-already", name = event.label(id)),
            false => msg!("result.winner-has-left", name = event.label(id)),
        });
    }
    let put_out = winner.filter(|id| {
        let status = event.entrant(*id).map(|entrant| entrant.status);
        pairing.outcome.is_none() && matches!(status, Some(Status::Disqualified { .. }))
    });
    warnings.extend(put_out.map(|id| msg!("preflight.disqualified-wins", name = event.label(id))));
    let absent = noshow.map(|side| pairing.at(side).unwrap_or(pairing.a));
    let removes = |id: &Id| newest && running && event.is_here(*id);
    for id in [pairing.a, b].into_iter().filter(|id| newest && running && event.absent.contains(id))
    {
        if absent != Some(id) {
            warnings.push(msg!("result.in-again", name = event.label(id)));
        }
    }
    if let Some(id) = absent.filter(removes) {
        let name = event.label(id);
        // Nobody rejoins the finals, except to correct a wrong no-show.
        warnings.push(match stage.kind.is_preliminary() {
            true => msg!("judge.leaves", name, rejoin = verb("rejoin")),
            false => msg!("result.absent-removed-for-good", name),
        });
    }
    let message = match &corrects {
        None => fact_at_table(table, timed(result_text.message())),
        Some(old) => {
            let [now, was] = match (&reported.time, &pairing.time) {
                (None, None) => result_text.distinguish(old),
                (_, was) => {
                    let was = with_time(event, old.message(), &at, was.as_deref());
                    [timed(result_text.message()), was]
                }
            };
            msg!("result.corrected", table, now, was)
        }
    };
    let message = match leaving.is_empty() {
        true => message,
        false => Message::sentences(std::iter::once(message).chain(leaving).collect()),
    };
    let decision = Decision::new(Action::Report(reported), message).warned(warnings);
    let question = put_out.map(|_| decision.full_message().into());
    Ok(Decision { question, ..decision })
}

/// Records a game of a match that goes on.
fn goes_on(
    event: &Event,
    at: &TableRef,
    reported: Reported,
    result: &Report,
    games: Games,
    advice: Vec<Message>,
) -> Result<Decision, Refusal> {
    if !event.is_newest(at.number, at.round.number) {
        return Err(at.is_over());
    }
    let play_to = time::play_to(event, at, &reported);
    let sentences = std::iter::once(so_far(event, at, games)).chain(play_to);
    let same_leavers = reported.drop == at.pairing.leavers;
    let sentences = sentences.chain(leavers_sentences(event, at, reported.drop));
    let message = Message::sentences(sentences.collect());
    if at.pairing.outcome.is_none() && at.pairing.so_far == games && same_leavers {
        return Ok(entered_already(message));
    }
    if let Some(refusal) = time::replaces_unasked(event, at, result) {
        return Err(refusal);
    }
    Ok(Decision::new(Action::Report(reported), message).warned(advice))
}

/// The result, followed by what decided it if time was called.
fn with_time(event: &Event, message: Message, at: &TableRef, time: Option<&TimeCalled>) -> Message {
    match time {
        None => message,
        Some(time) => {
            let time = event.time_clause((at.number, at.round.number), time);
            msg!("common.text", text = Arg::Clauses(vec![message.into(), time.into()]))
        }
    }
}

fn entered_already(message: Message) -> Decision {
    Decision::unchanged(Message::sentences(vec![message, msg!("result.entered-already")]))
}

/// The state of a match that goes on:
/// `Table 3: Ewa conceded game 1 to Jan; it stands 0–3. Game 2 is to be played.`
pub fn so_far(event: &Event, at: &TableRef, games: Games) -> Message {
    let label = |id: Option<Id>| id.map_or_else(String::new, |id| event.label(id));
    let names = [Some(at.pairing.a), at.pairing.b].map(label);
    let [a, b] = event.score_of(at.stage, games);
    msg!(
        "result.goes-on",
        table = at.blank().table,
        last = last_game(&names, games.as_str(), &games.conceded()),
        score = msg!("result.score", a, b),
        next = games.played() + 1,
    )
}

/// The warning about a concession that the rules do not have.
fn advice(event: &Event, at: &TableRef, reported: &Reported, result: &Report) -> Option<Message> {
    let Report::Concede { by, .. } = result else { return None };
    let allowed = &event.ruleset.concessions.games;
    let number = *reported.conceded.last()?;
    let any = at.shape() != MatchShape::TwoGames || allowed.is_empty();
    if any || allowed.contains(&number) {
        return None;
    }
    let who = at.pairing.at(*by).map_or_else(String::new, |id| event.label(id));
    Some(msg!("result.to-be-played-out", n = number, name = who))
}

/// The warning that this match was won with fewer wins than it needs, which only the end of time
/// allows.
fn unfinished(at: &TableRef, outcome: &Outcome, result: &Report) -> Option<Message> {
    let time = matches!(result, Report::Time(_) | Report::Same);
    if time || outcome.winner.is_none() || !is_short_of_its_wins(at, outcome) {
        return None;
    }
    let [a, b] = games_won(outcome).map(|won| won.to_string());
    let (score, shape) = (msg!("result.score", a, b), at.shape().phrase());
    Some(msg!("result.unfinished", shape, score))
}

/// Whether this match was played and nobody has the wins it needs.
pub(super) fn is_short_of_its_wins(at: &TableRef, outcome: &Outcome) -> bool {
    let needed = at.shape().wins_needed().filter(|_| outcome.how == How::Played);
    needed.is_some_and(|needed| !games_won(outcome).contains(&needed))
}

fn games_won(outcome: &Outcome) -> [usize; 2] {
    [Game::Won, Game::Lost].map(|game| outcome.games.count(game))
}

/// Whether no other game of this round can have a winner.
fn no_other_winner(round: &Round, pairing: &Pairing) -> bool {
    let mut others = round.pairings.iter().filter(|other| other.a != pairing.a);
    others.all(|other| other.outcome.is_some() && other.winner().is_none())
}

/// The leavers to record with this result, and warnings about them. None keeps those recorded
/// before.
///
/// # Errors
/// Later rounds are drawn, or the match goes on in a bracket.
fn leavers_with(
    event: &Event,
    at: &TableRef,
    reported: &Reported,
    wanted: Option<Leavers>,
) -> Result<(Leavers, Vec<Message>), Refusal> {
    let Some(wanted) = wanted else { return Ok((at.pairing.leavers, Vec::new())) };
    if !event.is_newest(at.number, at.round.number) {
        let (round, is_over) = at.stage.round_with(at.round.number, ["is", "are"]);
        return Err(Refusal(msg!(
            "result.leaving-round-is-over",
            round,
            verb = is_over,
            drop = verb("drop WHO"),
            rejoin = verb("rejoin WHO"),
        )));
    }
    if reported.open && !at.stage.kind.is_preliminary() && !wanted.is_nobody() {
        let drop = verb("drop WHO");
        return Err(Refusal(msg!("result.match-goes-on", table = reported.table, drop)));
    }
    let leaves = |side| wanted.has(side).then(|| may_leave(event, at, reported, side));
    let [a, b] = [leaves(Side::A), leaves(Side::B)];
    let recorded = [&a, &b].map(|answer| matches!(answer, Some(Ok(true))));
    let leavers = Leavers::of(|side| recorded[side as usize]);
    Ok((leavers, [a, b].into_iter().flatten().filter_map(Result::err).collect()))
}

/// Whether to record this player as leaving. The error is a warning why that would have no effect;
/// a no-show is removed anyway, which the answer mentions.
fn may_leave(
    event: &Event,
    at: &TableRef,
    reported: &Reported,
    side: Side,
) -> Result<bool, Message> {
    let Some(id) = at.pairing.at(side) else { return Ok(false) };
    let name = event.label(id);
    if reported.noshow == Some(side) {
        return Ok(false);
    }
    let known = at.pairing.leavers.has(side) || event.absent.contains(&id);
    refuse_if(!known && !event.is_here(id), || msg!("players.left-already", name = &name))?;
    match at.stage.kind {
        StageKind::Swiss | StageKind::RoundRobin => Ok(true),
        StageKind::DecidingMatch => Err(msg!("result.last-match", name)),
        StageKind::SingleElimination | StageKind::DoubleElimination => {
            match plays_on(event, at, reported, id) {
                PlaysOn::Yes => Ok(true),
                PlaysOn::Out => Err(msg!("result.out-anyway", name)),
                PlaysOn::NothingFollows => Err(msg!("result.last-match", name)),
            }
        }
    }
}

enum PlaysOn {
    Yes,
    /// The result eliminates them.
    Out,
    NothingFollows,
}

fn plays_on(event: &Event, at: &TableRef, reported: &Reported, id: Id) -> PlaysOn {
    let action = Action::Report(Reported { drop: Leavers::Nobody, ..reported.clone() });
    let Some(after) = afterwards(event, &action, Moment::new(0, 0)) else { return PlaysOn::Yes };
    if let Some(double) = double::state(&after) {
        return match double.places().iter().any(|place| place.id == id) {
            _ if double.is_over() => PlaysOn::NothingFollows,
            true => PlaysOn::Out,
            false => PlaysOn::Yes,
        };
    }
    let won = after.round().and_then(|round| round.of(id)).and_then(|p| p.winner()) == Some(id);
    match at.round.kind {
        RoundKind::Final => PlaysOn::NothingFollows,
        _ if won => PlaysOn::Yes,
        _ => PlaysOn::Out,
    }
}

/// The sentences about those who drop with this result, and those who no longer do.
fn leavers_sentences(event: &Event, at: &TableRef, leavers: Leavers) -> Vec<Message> {
    let before = at.pairing.leavers;
    let of = |some: Leavers| -> Vec<Id> {
        some.sides().filter_map(|side| at.pairing.at(side)).collect()
    };
    let stay = of(before.without(leavers));
    let back = stay.into_iter().map(|id| msg!("result.in-again", name = event.label(id)));
    leaves_after(event, &of(leavers)).into_iter().chain(back).collect()
}

/// The sentence about those who dropped after the newest round and are not paired now.
pub(super) fn not_paired(event: &Event) -> Option<Message> {
    let gone = leaving_after_round(event);
    let names = Arg::List(gone.iter().map(|id| event.label(*id).into()).collect());
    (!gone.is_empty()).then(|| msg!("result.not-paired", n = gone.len(), names))
}

/// Whether anybody drops with a result of the newest round.
///
/// Whoever pairs the next round may not have entered it.
pub(super) fn any_with_result(event: &Event) -> bool {
    let mut pairings = event.round().into_iter().flat_map(|round| &round.pairings);
    pairings.any(|pairing| !pairing.leavers.is_nobody())
}

/// `After this match Ala Nowak leaves.`
fn leaves_after(event: &Event, who: &[Id]) -> Option<Message> {
    let names = Arg::List(who.iter().map(|id| event.label(*id).into()).collect());
    (!who.is_empty()).then(|| msg!("result.after-match", n = who.len(), names))
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reported {
    pub stage: usize,
    pub round: u32,
    pub table: u32,
    /// The two entrants at the table, so that the line can be read on its own.
    pub of: [Id; 2],
    /// One letter for each game, or the games won, such as `2-1`. It is empty if the whole match was
    /// conceded or a player did not appear.
    pub games: String,
    /// Numbers of the games that were conceded, from 1.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub conceded: Vec<u32>,
    /// The match goes on: more games are to be played.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub open: bool,
    /// The side that conceded the whole match, or its only game.
    pub concede: Option<Side>,
    pub noshow: Option<Side>,
    /// The winner's margin, in games that record one.
    pub margin: Option<u32>,
    /// The scores of A and of B, in games that record them.
    pub scores: Option<[u32; 2]>,
    /// The match was won on time, which is worth less.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub timed: bool,
    /// The end of time at this table, if it decided the result. Boxed, because few results have
    /// one.
    pub time: Option<Box<TimeCalled>>,
    /// Which of the two drop after this match.
    #[serde(default, skip_serializing_if = "Leavers::is_nobody")]
    pub drop: Leavers,
}

impl Reported {
    /// The games that A and B won.
    pub fn games_won(&self) -> [usize; 2] {
        match read_scores(&self.games) {
            Some(won) => won.map(|won| won as usize),
            None => ['W', 'L'].map(|letter| self.games.matches(letter).count()),
        }
    }
}

/// The players of a table who leave after its match.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Leavers {
    /// A line of the log leaves it out.
    #[default]
    #[serde(skip)]
    Nobody,
    A,
    B,
    #[serde(rename = "both")]
    Both,
}

impl Leavers {
    /// The sides for which this is true.
    pub fn of(leaves: impl Fn(Side) -> bool) -> Leavers {
        match (leaves(Side::A), leaves(Side::B)) {
            (false, false) => Leavers::Nobody,
            (true, false) => Leavers::A,
            (false, true) => Leavers::B,
            (true, true) => Leavers::Both,
        }
    }

    pub fn has(self, side: Side) -> bool {
        match self {
            Leavers::Nobody => false,
            Leavers::A => side == Side::A,
            Leavers::B => side == Side::B,
            Leavers::Both => true,
        }
    }

    pub fn is_nobody(&self) -> bool {
        *self == Leavers::Nobody
    }

    /// The same with this side changed.
    #[must_use]
    pub(in crate::event) fn toggled(self, side: Side) -> Leavers {
        Leavers::of(|other| self.has(other) != (other == side))
    }

    /// The sides of this that are not in the other.
    #[must_use]
    pub fn without(self, other: Leavers) -> Leavers {
        Leavers::of(|side| self.has(side) && !other.has(side))
    }

    pub fn sides(self) -> impl Iterator<Item = Side> {
        [Side::A, Side::B].into_iter().filter(move |side| self.has(*side))
    }

    /// The word for it in the verb `report`.
    pub fn word(self) -> &'static str {
        match self {
            Leavers::Nobody => "none",
            Leavers::A => "A",
            Leavers::B => "B",
            Leavers::Both => "both",
        }
    }
}

impl Event {
    pub(super) fn apply_reported(&mut self, reported: &Reported) -> Result<(), Message> {
        let (ruleset, scoring) = (self.ruleset.clone(), self.scoring());
        let newest = self.is_newest(reported.stage, reported.round);
        let (stage, index) = self.round_mut(reported.stage, reported.round)?;
        let at = stage.rounds[index]
            .position(reported.table)
            .filter(|at| {
                let found = &stage.rounds[index].pairings[*at];
                [Some(found.a), found.b] == reported.of.map(Some)
            })
            .ok_or_else(|| {
                let [a, b] = reported.of;
                msg!("log.others-at-table", a, b, table = reported.table)
            })?;
        let reading = stage.read(&ruleset, &scoring, reported)?;
        let pairing = &mut Arc::make_mut(&mut stage.rounds[index]).pairings[at];
        (pairing.so_far, pairing.outcome) = match reading {
            MatchState::Open(games) => (games, None),
            MatchState::Over(outcome) => (Games::default(), Some(outcome)),
        };
        pairing.time.clone_from(&reported.time);
        let left_before = std::mem::replace(&mut pairing.leavers, reported.drop);
        let absent = reported.noshow.and_then(|side| pairing.at(side));
        if newest {
            for id in reported.of {
                if self.absent.remove(&id) {
                    self.entrant_mut(id)?.status = Status::Active;
                }
            }
            let left = Status::Dropped { stage: reported.stage, after: reported.round };
            for side in left_before.sides() {
                let entrant = self.entrant_mut(reported.of[side as usize])?;
                entrant.status =
                    if entrant.status == left { Status::Active } else { entrant.status };
            }
            for side in reported.drop.sides() {
                let entrant = self.entrant_mut(reported.of[side as usize])?;
                entrant.status = if entrant.is_active() { left } else { entrant.status };
            }
        }
        // A no-show entered for an earlier round changes no status: the entrant played a later
        // round, or has dropped since.
        if let Some(id) = absent.filter(|_| newest)
            && self.is_here(id)
        {
            self.entrant_mut(id)?.status =
                Status::Dropped { stage: reported.stage, after: reported.round };
            self.absent.insert(id);
        }
        Ok(())
    }

    /// Whether the line at this position is a result that can be undone or redone without a replay.
    ///
    /// It is one of the newest round, and only results and actions without effect on them follow
    /// the pairing. `index` is the line's place among the counting lines.
    pub(in crate::event) fn is_separate_result(&self, index: usize, at: usize) -> bool {
        let Action::Report(reported) = &self.log[at].action else { return false };
        let counting = &self.index.counting;
        let paired = counting.iter().rposition(|at| self.log[*at].action.bearing() > Bearing::Row);
        paired.is_some_and(|paired| {
            paired < index
                && self.log[at].action.bearing() <= Bearing::Row
                && matches!(&self.log[counting[paired]].action, Action::Pair(paired)
                    if (paired.stage, paired.round) == (reported.stage, reported.round))
        })
    }

    /// Undoes or redoes such a result without a replay.
    ///
    /// The newest remaining result of the table then counts. Returns false, and does nothing, for
    /// any other line.
    pub fn apply_result_step(&mut self, index: usize, at: usize, counts: bool) -> bool {
        if !self.is_separate_result(index, at) {
            return false;
        }
        let Action::Report(stepped) = &self.log[at].action else { return false };
        let place = |reported: &Reported| (reported.stage, reported.round, reported.table);
        let other = self.index.counting.iter().rev().filter(|line| **line != at);
        let newest = other
            .map_while(|line| match &self.log[*line].action {
                Action::Pair(_) => None,
                action => Some((*line, action)),
            })
            .find_map(|(line, action)| match action {
                Action::Report(reported) if place(reported) == place(stepped) => {
                    Some((line, reported))
                }
                _ => None,
            });
        let standing = match newest {
            Some((line, reported)) if !counts || line > at => Some(reported.clone()),
            _ if counts => Some(stepped.clone()),
            _ => None,
        };
        let (stage, round, table) = place(stepped);
        if stage == 1 {
            self.standings.forget();
        }
        match standing {
            Some(reported) => self.apply_reported(&reported).is_ok(),
            None => self.clear_result(stage, round, table),
        }
    }

    /// Leaves the table without a result; returns false if there is no such table.
    fn clear_result(&mut self, stage: usize, round: u32, table: u32) -> bool {
        let Ok((stage, index)) = self.round_mut(stage, round) else { return false };
        let Some(at) = stage.rounds[index].position(table) else { return false };
        let pairing = &mut Arc::make_mut(&mut stage.rounds[index]).pairings[at];
        (pairing.so_far, pairing.outcome, pairing.time) = (Games::default(), None, None);
        true
    }

    pub(in crate::event) fn describe_report(&self, reported: &Reported, corrects: bool) -> Message {
        let place = match reported.stage > 1 && self.may_have_a_deciding_match() {
            true => StageKind::DecidingMatch.phrase(),
            false => self.table_of((reported.stage, reported.round, reported.table)),
        };
        let result = self.with_leavers(outcome::reported(self, reported), reported);
        match corrects {
            true => msg!("log.result-corrected", place, result),
            false => msg!("common.labelled", label = place, text = result),
        }
    }

    /// A result in words, and who drops after it.
    pub(in crate::event) fn with_leavers(&self, result: Message, reported: &Reported) -> Message {
        let leaver = |side| Arg::from(self.label(reported.of[side as usize]));
        let leavers: Vec<Arg> = reported.drop.sides().map(leaver).collect();
        match leavers.len() {
            0 => result,
            n => msg!("result.in-log", result, n, names = Arg::List(leavers)),
        }
    }

    /// Whether an earlier entry that still counts reported the same table.
    pub(super) fn corrects(&self, n: u64, reported: &Reported) -> bool {
        let same = |entry: &Entry| {
            matches!(&entry.action, Action::Report(earlier) if !earlier.open
                && (earlier.stage, earlier.round, earlier.table, earlier.of)
                    == (reported.stage, reported.round, reported.table, reported.of))
        };
        // A round has no result before the pairing of an earlier round.
        let round = (reported.stage, reported.round);
        let is_earlier = |entry: &Entry| matches!(&entry.action, Action::Pair(paired) if (paired.stage, paired.round) < round);
        self.counting_before(n).take_while(|entry| !is_earlier(entry)).any(same)
    }
}

impl<'a> Footprint<'a> {
    pub(super) fn entering(reported: &'a Reported) -> Footprint<'a> {
        let touches =
            Footprint::writing(&[Part::Results, Part::Ending]).reading(&[Part::Published]);
        let touches = touches.stating(Fact::Result(reported));
        let touches = match reported.drop.is_nobody() {
            true => touches,
            false => touches.also_writing(Part::Departures).also_writing(Part::Standings),
        };
        if reported.stage > 1 { touches } else { touches.also_writing(Part::Standings) }
    }
}
