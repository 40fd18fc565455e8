//! Reasons in the finals: nobody draws them, so they say who comes from where.

use crate::event::double::match_by_number;
use crate::event::{Event, Id, Pairing, Round, Stage, standings};
use crate::pairing::double::{Bracket, Source};

/// The reason in a single elimination.
pub(super) fn single(stage: &Stage, round: &Round, pairing: &Pairing) -> String {
    let Some(number) = pairing.number else { return fixed(pairing) };
    let why = match round.number {
        1 if stage.seeds.is_empty() => drawn(round, pairing),
        1 => seeded(stage, pairing),
        _ => winners(stage, round, pairing, number),
    };
    why.map_or_else(|| fixed(pairing), |why| format!("match {number}: {why}"))
}

/// The reason in a double elimination: the table of the bracket says who comes from where.
pub(super) fn double(stage: &Stage, round: &Round, pairing: &Pairing) -> String {
    let found = pairing.number.and_then(|number| match_by_number(stage, number));
    let Some(found) = found else { return fixed(pairing) };
    let why = match found.from {
        [Source::Seed(_), Source::Seed(_)] => seeded(stage, pairing),
        _ if found.bracket == Bracket::Reset && !pairing.is_bye() => {
            Some("the two of the final again, for both have lost once".to_owned())
        }
        from if pairing.is_bye() => alone(stage, round, pairing, from),
        [one, two] => Some(format!("{} against {}", comes_from(one), comes_from(two))),
    };
    why.map_or_else(|| fixed(pairing), |why| format!("match {}: {why}", found.number))
}

/// The reason for the deciding match: it is between the best two of those who are level.
pub(super) fn deciding_match(event: &Event, stage: &Stage) -> String {
    let points = |id: Id| standings(event).standing(id).map(|s| s.points);
    let mut level = event.level_at_the_top();
    level.extend(stage.seeds.iter().filter(|id| !level.contains(id)).copied().collect::<Vec<_>>());
    match (level.len(), stage.seeds.first().and_then(|first| points(*first))) {
        (2, Some(points)) => format!("the two who are level at {}", counted(points)),
        (n, Some(points)) => {
            format!("the best two of the {n} who are level at {}", counted(points))
        }
        _ => "fixed by the cut".to_owned(),
    }
}

fn counted(points: u32) -> String {
    crate::event::decide::counted(points as usize, "point")
}

/// The reason if nothing more is known.
fn fixed(pairing: &Pairing) -> String {
    match pairing.b {
        Some(_) => "fixed by the bracket".to_owned(),
        None => "the bracket has no opponent here".to_owned(),
    }
}

/// The reason in the first round of an event without preliminary rounds.
fn drawn(round: &Round, pairing: &Pairing) -> Option<String> {
    let matches = round.pairings.len();
    let players = matches + round.pairings.iter().filter(|p| !p.is_bye()).count();
    let byes = matches * 2 - players;
    Some(match (pairing.is_bye(), byes) {
        (false, _) => format!("drawn among {players} players"),
        (true, 1) => {
            format!("bye, drawn among {players} players: one in a bracket of {}", matches * 2)
        }
        (true, _) => {
            format!("bye, drawn among {players} players: {byes} in a bracket of {}", matches * 2)
        }
    })
}

/// The reason in the first round after the cut.
fn seeded(stage: &Stage, pairing: &Pairing) -> Option<String> {
    let seed = |id: Id| stage.seeds.iter().position(|seed| *seed == id).map(|at| at + 1);
    let a = seed(pairing.a)?;
    Some(match pairing.b {
        Some(b) => format!("seed {a} against seed {}", seed(b)?),
        None => format!("seed {a} has no opponent: {}", too_few(stage)),
    })
}

/// Why there is no opponent: `5 players in a bracket of 8`.
fn too_few(stage: &Stage) -> String {
    let players = stage.seeds.len();
    format!("{players} players in a bracket of {}", players.next_power_of_two())
}

/// The reason in a later round of single elimination: the first winner meets the last.
fn winners(stage: &Stage, round: &Round, pairing: &Pairing, number: u32) -> Option<String> {
    let before = stage.rounds.get((round.number as usize).checked_sub(2)?)?;
    // Only the first round is sure to have all its matches. Later rounds lack the matches
    // that nobody was left to play.
    let first = stage.rounds.first()?.pairings.iter().filter_map(|p| p.number).max()?;
    let matches = first.div_ceil(1 << (round.number - 2));
    let other = (matches + 1).checked_sub(number)?;
    let of = stage.round_in_a_sentence(before.number);
    if !pairing.is_bye() {
        return Some(format!("the winners of matches {number} and {other} of {of}"));
    }
    let played = |number: u32| before.pairings.iter().find(|p| p.number == Some(number));
    let won = |number: u32| played(number).and_then(Pairing::winner);
    let (mine, other) = match won(number) == Some(pairing.a) {
        true => (number, other),
        false => (other, number),
    };
    let why = match won(other) {
        Some(_) => format!("the winner of match {other} has left"),
        None => format!("nobody is left from match {other}"),
    };
    Some(format!("the winner of match {mine} of {of} has no opponent: {why}"))
}

/// The reason for an entrant without an opponent: it says what became of the opponent.
fn alone(stage: &Stage, round: &Round, pairing: &Pairing, from: [Source; 2]) -> Option<String> {
    let earlier = || stage.rounds.iter().take_while(|earlier| earlier.number < round.number);
    let played = |number: u32| {
        earlier().flat_map(|round| &round.pairings).find(|p| p.number == Some(number))
    };
    let came = |source: Source| match source {
        Source::Seed(seed) => stage.seeds.get(seed as usize - 1).copied(),
        Source::WinnerOf(number) => played(number)?.winner(),
        Source::LoserOf(number) => played(number)?.loser(),
    };
    let [one, two] = from;
    let (mine, other) = if came(one) == Some(pairing.a) { (one, two) } else { (two, one) };
    let why = match (came(other), other) {
        (Some(_), _) => format!("{} has left", comes_from(other)),
        (None, Source::Seed(_)) => too_few(stage),
        (None, Source::WinnerOf(number)) => format!("nobody is left from match {number}"),
        (None, Source::LoserOf(number)) => format!("match {number} has no loser to send"),
    };
    Some(format!("{} has no opponent: {why}", comes_from(mine)))
}

fn comes_from(source: Source) -> String {
    match source {
        Source::Seed(number) => format!("seed {number}"),
        Source::WinnerOf(number) => format!("the winner of match {number}"),
        Source::LoserOf(number) => format!("the loser of match {number}"),
    }
}
