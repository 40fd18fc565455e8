//! Results: entered, entered again, or corrected.

use super::decision::Decision;
use super::table_ref::TableRef;
use crate::event::action::Reported;
use crate::event::{
    Action, Entrant, Event, Games, How, Id, MatchState, Outcome, Pairing, Refusal, Report, Round,
    Side, StageKind,
};
use crate::ruleset::MatchShape;
use std::borrow::Cow;
use std::fmt;

pub(super) fn report(
    event: &Event,
    table: u32,
    result: &Report,
    stage: Option<u32>,
    round: Option<u32>,
) -> Result<Decision, Refusal> {
    let at = TableRef::find(event, stage, round, table)?;
    let TableRef { number: stage_number, stage, round, pairing } = at;
    let b = pairing.b.ok_or("A bye needs no result.")?;
    let (reported, state) = at.read(event, result)?;
    let advice = advice(event, &at, &reported, result);
    let outcome = match state {
        MatchState::Open(games) => return goes_on(event, &at, reported, games, advice),
        MatchState::Over(outcome) => outcome,
    };
    let noshow = reported.noshow;
    let said = ResultText::of(event, pairing, &outcome);
    if pairing.outcome.as_ref() == Some(&outcome) {
        return Ok(Decision::unchanged(format!("Table {table}: {said}. It was entered already.")));
    }
    let newest = stage.rounds.len() as u32 == round.number;
    let running = stage_number == event.stages.len();
    super::double::check(stage, pairing, &outcome)?;
    if stage.kind == StageKind::SingleElimination && !newest && changes_winner(pairing, &outcome) {
        return Err(Refusal::from(format!(
            "Round {} is paired with the winner of table {table}: undo its pairing first.",
            round.number + 1
        )));
    }
    let corrects = pairing.outcome.as_ref().map(|old| ResultText::of(event, pairing, old));
    let mut warnings: Vec<String> = advice.into_iter().collect();
    if corrects.is_some() && !running {
        warnings.push(match event.may_have_a_deciding_match() {
            true => "The deciding match was seeded before this correction and stays.".to_owned(),
            false => {
                "The finals were seeded before this correction and stay as they are.".to_owned()
            }
        });
    } else if corrects.is_some() && !newest && stage.kind.is_preliminary() {
        warnings.push("Rounds paired since then stay as they are.".to_owned());
    }
    if !stage.kind.is_preliminary() && outcome.winner.is_none() {
        warnings.push(match event.may_have_a_deciding_match() {
            true => "Nobody wins the deciding match: there is no champion.".to_owned(),
            false if no_other_winner(round, pairing) => format!(
                "Nobody wins {}: there is no champion.",
                stage.round_in_a_sentence(round.number)
            ),
            false => "Nobody goes on from this game: the next opponent has a bye.".to_owned(),
        });
    }
    let winner = outcome.winner.and_then(|side| pairing.at(side));
    let gone = |id: &Id| !event.absent.contains(id) && !event.is_here(*id);
    if let Some(id) = winner.filter(|id| !stage.kind.is_preliminary() && gone(id)) {
        let end = match event.may_have_a_deciding_match() {
            true => "",
            false => " and does not go on",
        };
        warnings.push(format!("{} has left{end}.", event.label(id)));
    }
    let absent = noshow.map(|side| pairing.at(side).unwrap_or(pairing.a));
    let removes = |id: &Id| newest && running && event.is_here(*id);
    for id in [pairing.a, b].into_iter().filter(|id| newest && running && event.absent.contains(id))
    {
        if absent != Some(id) {
            warnings.push(format!("{} is in the event again.", event.label(id)));
        }
    }
    if let Some(id) = absent.filter(removes) {
        let name = event.label(id);
        // Nobody comes back into the finals, unless the no-show proves to be wrong.
        warnings.push(match stage.kind.is_preliminary() {
            true => format!("{name} is removed from the event: rejoin brings {name} back."),
            false => format!(
                "{name} is removed from the event and does not return; reporting the table again \
                 corrects it."
            ),
        });
    }
    let told = match &corrects {
        None => said.after(&format!("Table {table}: ")) + ".",
        Some(old) => {
            let [now, was] = said.distinguish(old);
            format!("Table {table} corrected: {now} (it was: {was}).")
        }
    };
    Ok(Decision::new(Action::Report(reported), told).warned(warnings))
}

/// Records a game of a match that goes on.
fn goes_on(
    event: &Event,
    at: &TableRef,
    reported: Reported,
    games: Games,
    advice: Option<String>,
) -> Result<Decision, Refusal> {
    let (table, round) = (reported.table, at.round.number);
    if !event.is_newest(at.number, round) {
        return Err(Refusal::from(format!(
            "Round {round} is over: report table {table} with all the games of its match."
        )));
    }
    let said = so_far(event, at, games);
    if at.pairing.outcome.is_none() && at.pairing.so_far == games {
        return Ok(Decision::unchanged(format!("Table {table}: {said} It was entered already.")));
    }
    let told = format!("Table {table}: {said}");
    Ok(Decision::new(Action::Report(reported), told).warned(advice))
}

/// The state of a match that goes on:
/// `Ewa conceded game 1 to Jan; it stands 0–3. Game 2 is to be played.`
pub(super) fn so_far(event: &Event, at: &TableRef, games: Games) -> String {
    let pairing = at.pairing;
    let name = |side: Side| pairing.at(side).map_or_else(String::new, |id| event.label(id));
    let number = games.played();
    let last = match (games.as_str().chars().last(), games.conceded().contains(&(number as u32))) {
        (Some(letter @ ('W' | 'L')), conceded) => {
            let winner = if letter == 'W' { Side::A } else { Side::B };
            let (won, lost) = (name(winner), name(winner.other()));
            match conceded {
                true => format!("{lost} conceded game {number} to {won}"),
                false => format!("{lost} lost game {number} to {won}"),
            }
        }
        (Some('X'), _) => format!("both lost game {number}"),
        _ => format!("game {number} was drawn"),
    };
    let [a, b] = event.score_of(at.stage, games);
    format!("{last}; it stands {a}–{b}. Game {} is to be played.", number + 1)
}

/// The warning about a concession that the rules do not have.
fn advice(event: &Event, at: &TableRef, reported: &Reported, result: &Report) -> Option<String> {
    let Report::Concede { by, .. } = result else { return None };
    let allowed = &event.ruleset.concessions.games;
    let number = *reported.conceded.last()?;
    let any = at.stage.shape != MatchShape::TwoGames || allowed.is_empty();
    if any || allowed.contains(&number) {
        return None;
    }
    let who = at.pairing.at(*by).map_or_else(String::new, |id| event.label(id));
    Some(format!("Game {number} is to be played to its end: warn {who}, or undo this."))
}

/// Returns whether no other game of this round can have a winner.
fn no_other_winner(round: &Round, pairing: &Pairing) -> bool {
    let others = round.pairings.iter().filter(|other| other.a != pairing.a);
    others.into_iter().all(|other| other.outcome.is_some() && other.winner().is_none())
}

fn changes_winner(pairing: &Pairing, outcome: &Outcome) -> bool {
    pairing.outcome.as_ref().is_some_and(|old| old.winner != outcome.winner)
}

/// The approximate length of a result in words, in bytes.
const LENGTH: usize = 60;

/// A result in words: `Ewa beat Jan 2–1, by 37`.
pub(super) struct ResultText<'a> {
    event: &'a Event,
    pairing: &'a Pairing,
    outcome: &'a Outcome,
    /// The names of side A and of side B.
    names: [Cow<'a, str>; 2],
}

impl<'a> ResultText<'a> {
    /// This result in words, as if it were the table's.
    pub(super) fn of(
        event: &'a Event,
        pairing: &'a Pairing,
        outcome: &'a Outcome,
    ) -> ResultText<'a> {
        let name =
            |id: Id| event.entrant(id).map_or_else(|| event.label(id).into(), Entrant::label);
        let b = pairing.b.map_or_else(Cow::default, name);
        ResultText { event, pairing, outcome, names: [name(pairing.a), b] }
    }

    /// The words of two results of a table. If the words are equal, the games are added,
    /// because only they differ.
    pub(super) fn distinguish(&self, other: &ResultText) -> [String; 2] {
        let words = [self.after(""), other.after("")];
        if words[0] != words[1] {
            return words;
        }
        let [one, two] = words;
        [format!("{one} ({})", self.games()), format!("{two} ({})", other.games())]
    }

    /// The games in words: `game 1 Ewa, game 2 drawn`.
    fn games(&self) -> String {
        let games = self.outcome.games.chars().zip(1..).map(|(game, number)| match game {
            'W' => format!("game {number} {}", self.names[0]),
            'L' => format!("game {number} {}", self.names[1]),
            'D' => format!("game {number} drawn"),
            _ => format!("game {number} lost by both"),
        });
        let games: Vec<String> = games.collect();
        if games.is_empty() { "no game".to_owned() } else { games.join(", ") }
    }

    /// The words of the result, put behind `start`.
    fn after(&self, start: &str) -> String {
        let mut text = String::with_capacity(start.len() + LENGTH);
        text.push_str(start);
        self.say(&mut text);
        self.say_conceded(&mut text);
        text
    }

    /// Adds which games of the match were conceded, and by whom.
    fn say_conceded(&self, text: &mut String) {
        let games = self.outcome.games;
        for number in games.conceded() {
            let lost = games.as_bytes().get(number as usize - 1) == Some(&b'L');
            let loser = &self.names[usize::from(!lost)];
            text.push_str(&format!("; {loser} conceded game {number}"));
        }
    }

    fn say(&self, text: &mut String) {
        let Outcome { how, winner, margin, .. } = self.outcome;
        let name = |side: Side| &*self.names[side as usize];
        let mut add = |words: &[&str]| words.iter().for_each(|word| text.push_str(word));
        let preliminary = self.pairing.number.is_none();
        let score = |first: Side| {
            if !self.event.needs_score(self.outcome, preliminary) {
                return String::new();
            }
            let [a, b] = self.event.score(self.pairing, self.outcome);
            if first == Side::A { format!(" {a}–{b}") } else { format!(" {b}–{a}") }
        };
        let winner = match (how, winner) {
            (How::Concession(side), _) => {
                return add(&[name(*side), " conceded to ", name(side.other())]);
            }
            (How::NoShow(side), _) => {
                return add(&[name(*side), " did not appear, ", name(side.other()), " wins"]);
            }
            (_, None) if self.event.lost_by_both(self.outcome, preliminary) => {
                return add(&[name(Side::A), " and ", name(Side::B), " both lost"]);
            }
            (_, None) => {
                return add(&[name(Side::A), " and ", name(Side::B), " drew", &score(Side::A)]);
            }
            (_, Some(side)) => *side,
        };
        add(&[name(winner), " beat ", name(winner.other()), &score(winner)]);
        if let (How::Played, Some(margin)) = (how, margin) {
            add(&[&format!(", by {margin}")]);
        }
    }
}

impl fmt::Display for ResultText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.after(""))
    }
}
