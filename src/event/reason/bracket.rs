//! Reasons in the finals, where nothing is drawn: who comes from where.

use crate::event::double::match_by_number;
use crate::event::{Event, Id, Pairing, Round, Stage, standings};
use crate::msg;
use crate::pairing::double::{Bracket, Source};
use crate::words::Message;

/// The reason in a single elimination.
pub(super) fn single(event: &Event, stage: &Stage, round: &Round, pairing: &Pairing) -> Message {
    let Some(number) = pairing.number else { return fixed(pairing) };
    let why = match round.number {
        1 if stage.seeds.is_empty() => drawn(event, round, pairing),
        1 => seeded(event, stage, pairing),
        _ => winners(stage, round, pairing, number),
    };
    why.map_or_else(|| fixed(pairing), |why| msg!("pairing.match", n = number, why))
}

/// The reason in a double elimination, from the bracket.
pub(super) fn double(event: &Event, stage: &Stage, round: &Round, pairing: &Pairing) -> Message {
    let found = pairing.number.and_then(|number| match_by_number(stage, number));
    let Some(found) = found else { return fixed(pairing) };
    let why = match found.from {
        [Source::Seed(_), Source::Seed(_)] => seeded(event, stage, pairing),
        _ if found.bracket == Bracket::Reset && !pairing.is_bye() => {
            Some(msg!("pairing.final-again"))
        }
        from if pairing.is_bye() => alone(event, stage, round, pairing, from),
        [one, two] => Some(msg!("pairing.against", one = comes_from(one), two = comes_from(two))),
    };
    why.map_or_else(|| fixed(pairing), |why| msg!("pairing.match", n = found.number, why))
}

/// The reason for the deciding match between the best two of those who are level.
pub(super) fn deciding_match(event: &Event, stage: &Stage) -> Message {
    let points = |id: Id| standings(event).iter().find(|s| s.entrant == id).map(|s| s.points);
    let mut level = event.level_at_the_top();
    level.extend(stage.seeds.iter().filter(|id| !level.contains(id)).copied().collect::<Vec<_>>());
    match (level.len(), stage.seeds.first().and_then(|first| points(*first))) {
        (2, Some(points)) => msg!("pairing.the-two-level", points = event.points_phrase(points)),
        (n, Some(points)) => {
            msg!("pairing.best-two-level", n, points = event.points_phrase(points))
        }
        _ => msg!("pairing.by-bracket", what = "cut"),
    }
}

/// The reason if nothing more is known.
fn fixed(pairing: &Pairing) -> Message {
    match pairing.b {
        Some(_) => msg!("pairing.by-bracket", what = "bracket"),
        None => msg!("pairing.by-bracket", what = "nobody"),
    }
}

/// The reason in the first round of an event without preliminary rounds.
fn drawn(event: &Event, round: &Round, pairing: &Pairing) -> Option<Message> {
    let matches = round.pairings.len();
    let players = matches + round.pairings.iter().filter(|p| !p.is_bye()).count();
    let people = event.count_entrants(players);
    Some(match pairing.is_bye() {
        false => msg!("pairing.drawn-among", players = people),
        true => msg!(
            "pairing.bye-in-bracket",
            players = people,
            byes = matches * 2 - players,
            size = matches * 2,
        ),
    })
}

/// The reason in the first round after the cut.
fn seeded(event: &Event, stage: &Stage, pairing: &Pairing) -> Option<Message> {
    let seed = |id: Id| stage.seeds.iter().position(|seed| *seed == id).map(|at| at + 1);
    let a = seed(pairing.a)?;
    Some(match pairing.b {
        Some(b) => msg!("pairing.seed-against", a, b = seed(b)?),
        None => {
            let one = msg!("finals.seed", n = a);
            msg!("pairing.no-opponent", one, why = too_few(event, stage))
        }
    })
}

/// Why there is no opponent: `5 players in a bracket of 8`.
fn too_few(event: &Event, stage: &Stage) -> Message {
    let players = stage.seeds.len();
    msg!(
        "pairing.in-a-bracket",
        players = event.count_entrants(players),
        size = players.next_power_of_two(),
    )
}

/// The reason in a later round of single elimination: the first winner meets the last.
fn winners(stage: &Stage, round: &Round, pairing: &Pairing, number: u32) -> Option<Message> {
    let before = stage.rounds.get((round.number as usize).checked_sub(2)?)?;
    // Only the first round is sure to have all its matches; later rounds lack those that nobody was
    // left to play.
    let first = stage.rounds.first()?.pairings.iter().filter_map(|p| p.number).max()?;
    let matches = first.div_ceil(1 << (round.number - 2));
    let other = (matches + 1).checked_sub(number)?;
    let of = stage.round_in_a_sentence(before.number);
    if !pairing.is_bye() {
        return Some(msg!("pairing.winners", one = number, two = other, round = of));
    }
    let played = |number: u32| before.pairings.iter().find(|p| p.number == Some(number));
    let won = |number: u32| played(number).and_then(Pairing::winner);
    let (mine, other) = match won(number) == Some(pairing.a) {
        true => (number, other),
        false => (other, number),
    };
    let why = match won(other) {
        Some(_) => msg!("log.left", name = comes_from(Source::WinnerOf(other))),
        None => msg!("pairing.nobody-from", n = other),
    };
    let one = msg!("pairing.winner-of-round", n = mine, round = of);
    Some(msg!("pairing.no-opponent", one, why))
}

/// The reason for an entrant without an opponent: what became of the opponent.
fn alone(
    event: &Event,
    stage: &Stage,
    round: &Round,
    pairing: &Pairing,
    from: [Source; 2],
) -> Option<Message> {
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
        (Some(_), _) => msg!("log.left", name = comes_from(other)),
        (None, Source::Seed(_)) => too_few(event, stage),
        (None, Source::WinnerOf(number)) => msg!("pairing.nobody-from", n = number),
        (None, Source::LoserOf(number)) => msg!("pairing.no-loser", n = number),
    };
    Some(msg!("pairing.no-opponent", one = comes_from(mine), why))
}

fn comes_from(source: Source) -> Message {
    match source {
        Source::Seed(number) => msg!("finals.seed", n = number),
        Source::WinnerOf(number) => msg!("pairing.player-of-match", who = "winner", n = number),
        Source::LoserOf(number) => msg!("pairing.player-of-match", who = "loser", n = number),
    }
}
