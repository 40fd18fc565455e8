//! Checks what is said of the end of the time.

use super::super::{
    AfterWin, Better, CountedField, GameAtTime, MatchShape, Procedure, ProcedureStep, RoundKind,
    Ruleset, Undecided,
};
use super::findings::{Findings, word};
use super::identity::{is_id, not_an_id};
use super::minutes;
use crate::msg;
use crate::ruleset::letters::shown;
use crate::words::Arg;

/// The most a counted piece may be worth, in hundredths.
const MOST_HUNDREDTHS: u64 = 1_000_000;
/// The word of a margin in that verb, in a game that has margins.
const MARGIN: &str = "margin";
/// The largest number that may be counted, and the latest round of a game.
const MOST_COUNT: u32 = 9999;
const MOST_FACES: usize = 20;

/// Words of the verb `time`, which no field and no situation may have.
pub const RESERVED: [&str; 9] =
    ["game", "games", "won", "round-of-game", "situation", "round", "stage", "roll", "correct"];

pub(super) fn check(ruleset: &Ruleset, found: &mut Findings<'_>) {
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
    found.no_repeats(&format!("{at}.rounds[]"), &procedure.rounds, |kind| word(**kind));
    found.no_repeats(&format!("{at}.matches[]"), &procedure.matches, |shape| word(**shape));
    let earlier = &ruleset.end_of_time[..n];
    let taken = procedure.rounds.iter().find_map(|kind| {
        let both = |shape: &MatchShape| {
            let holds = |other: &Procedure| other.holds(*kind, *shape);
            procedure.holds(*kind, *shape) && earlier.iter().any(holds)
        };
        MatchShape::ALL.into_iter().find(both).map(|shape| (*kind, shape))
    });
    if let Some((kind, shape)) = taken {
        let said = msg!("time-check.two-procedures", round = word(kind), shape = word(shape));
        found.add(&format!("{at}.rounds"), said);
    }
    if procedure.rounds.is_empty() && !(procedure.games.is_empty() && procedure.matches.is_empty())
    {
        found.add(at, msg!("time-check.no-rounds"));
    }
}

/// The rows say what becomes of every game of every match that the procedure is for.
fn games(ruleset: &Ruleset, procedure: &Procedure, at: &str, found: &mut Findings<'_>) {
    let place = |row: &GameAtTime| (row.game, row.not_begun);
    found.no_repeats(&format!("{at}.games[]"), procedure.games.iter().map(place), |(game, _)| {
        msg!("ruleset-judging.game", n = *game)
    });
    for (n, row) in procedure.games.iter().enumerate() {
        let at = format!("{at}.games[{n}]");
        let most = MatchShape::FirstToTwo.most_games() as u32;
        let least = if row.not_begun { 2 } else { 1 };
        if !(least..=most).contains(&row.game) {
            let said = msg!("time-check.no-game", n = row.game, least, most);
            found.add(&format!("{at}.game"), said);
        }
        if row.to_round.is_some_and(|to| !(1..=MOST_COUNT).contains(&to)) {
            found.add(&format!("{at}.to_round"), msg!("time-check.no-round", most = MOST_COUNT));
        }
        undecided(ruleset, procedure, row, &format!("{at}.undecided"), found);
        let next = |not_begun| procedure.game(row.game + 1, not_begun).is_some();
        let leads_on = match row.won {
            AfterWin::MatchEnds => true,
            AfterWin::NextGame => next(false),
            AfterWin::NextNotBegun => next(true),
        };
        if !leads_on {
            found.add(&format!("{at}.won"), msg!("time-check.no-next", n = row.game + 1));
        }
    }
    for (kind, shape) in minutes::needed(ruleset) {
        if !procedure.holds(kind, shape) {
            continue;
        }
        let missing = (1..=shape.most_games() as u32).find(|n| procedure.game(*n, false).is_none());
        if let Some(n) = missing {
            let said = msg!("time-check.game-missing", n, shape = word(shape));
            found.add(&format!("{at}.games"), said);
        }
    }
}

/// The margin is the difference of a number that both players have.
fn margin(ruleset: &Ruleset, procedure: &Procedure, at: &str, found: &mut Findings<'_>) {
    let has_margin = ruleset.preliminary.margin.is_some();
    let taken = procedure.fields().any(|(_, field)| has_margin && field.id == MARGIN);
    if taken {
        found.add(&format!("{at}.steps"), msg!("time-check.reserved", id = MARGIN));
    }
    let Some(id) = &procedure.margin_from else { return };
    let at = format!("{at}.margin_from");
    if !both_count(procedure, id) {
        found.add(&at, msg!("time-check.no-margin-count", id = shown(id)));
    }
    if !has_margin {
        found.add(&at, msg!("time-check.no-margin"));
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
        found.add(&format!("{at}.part_of"), msg!("time-check.part-of", id, whole));
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
            found.add(at, msg!("time-check.no-draws"));
        }
        Undecided::NotCounted if !to_wins => found.add(at, msg!("time-check.only-to-wins")),
        Undecided::Leader if row.game < 2 => found.add(at, msg!("time-check.no-leader")),
        Undecided::Steps if row.not_begun => found.add(at, msg!("time-check.nothing-counted")),
        _ => {}
    }
}

fn situations(procedure: &Procedure, at: &str, found: &mut Findings<'_>) {
    for (n, situation) in procedure.situations.iter().enumerate() {
        let at = format!("{at}.situations[{n}]");
        name(&situation.id, &format!("{at}.id"), found);
        let holder = procedure.field(&situation.holder);
        let held = holder.is_some_and(|(step, field)| procedure.steps[step].is_held(field));
        if !held {
            let said = msg!("time-check.no-holder", id = shown(&situation.holder));
            found.add(&format!("{at}.holder"), said);
        }
    }
    let ids = procedure.situations.iter().map(|situation| situation.id.as_str());
    found.no_repeats(&format!("{at}.situations[].id"), ids, |id| {
        msg!("time-check.situation", id = shown(id))
    });
}

fn steps(ruleset: &Ruleset, procedure: &Procedure, at: &str, found: &mut Findings<'_>) {
    let by_steps = |row: &GameAtTime| row.undecided == Undecided::Steps;
    let needs_steps = procedure.games.is_empty() || procedure.games.iter().any(by_steps);
    if procedure.steps.is_empty() && needs_steps {
        found.add(&format!("{at}.steps"), msg!("ruleset-judging.no-steps"));
    }
    for (n, step) in procedure.steps.iter().enumerate() {
        let at = format!("{at}.steps[{n}].fields");
        let (n, better) = (step.fields.len(), word(step.better));
        match step.better {
            Better::Higher | Better::Lower if n == 0 => {
                found.add(&at, msg!("ruleset-judging.fields-some", better));
            }
            Better::Holder if n != 1 => {
                found.add(&at, msg!("ruleset-judging.fields-one", n, better));
            }
            Better::Roll if n > 1 => {
                found.add(&at, msg!("ruleset-judging.fields-at-most-one", n, better));
            }
            // Without a field the roll has no name to be entered under.
            Better::Roll if n == 0 && !procedure.rounds.is_empty() => {
                found.add(&at, msg!("ruleset-judging.fields-one", n, better));
            }
            Better::Higher | Better::Lower | Better::Holder | Better::Roll => {}
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
    found.no_repeats_at(fields, |id| msg!("ruleset-judging.field", id = shown(id)));
}

/// An id that is no word of the verb.
fn name(id: &str, at: &str, found: &mut Findings<'_>) {
    if !is_id(id) {
        found.add(at, not_an_id(id));
    } else if RESERVED.contains(&id) {
        found.add(at, msg!("time-check.reserved", id));
    }
}

fn counted(field: &CountedField, at: &str, found: &mut Findings<'_>) {
    name(&field.id, &format!("{at}.id"), found);
    if field.hundredths.is_some() && !field.bands.is_empty() {
        found
            .add(&format!("{at}.bands"), msg!("ruleset-judging.two-worths", id = shown(&field.id)));
    }
    if field.bands.windows(2).any(|pair| pair[1].from <= pair[0].from) {
        found.add(&format!("{at}.bands"), msg!("ruleset-judging.bands", id = shown(&field.id)));
    }
    let worths = field.hundredths.into_iter().chain(field.bands.iter().map(|band| band.hundredths));
    if worths.into_iter().any(|worth| worth.unsigned_abs() > MOST_HUNDREDTHS) {
        found.add(at, msg!("ruleset-judging.worth", id = shown(&field.id), most = MOST_HUNDREDTHS));
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
        let said = match ruleset.sides.is_empty() {
            true => msg!("time-check.no-sides", side = shown(side)),
            false => msg!("time-check.no-side", side = shown(side), sides),
        };
        found.add(&format!("{at}.side"), said);
    }
    let weighed = matches!(step.better, Better::Higher | Better::Lower);
    if field.held && !weighed {
        found.add(&format!("{at}.held"), msg!("time-check.held", id = id.as_str()));
    }
    let numbers = field.side.is_some() || field.most.is_some() || !field.bands.is_empty();
    if step.is_held(field) && numbers {
        found.add(at, msg!("time-check.held-has-no-number", id = id.as_str()));
    }
    if !weighed && (field.side.is_some() || field.most.is_some()) {
        found.add(at, msg!("time-check.only-counted", id = id.as_str()));
    }
    if field.most.is_some_and(|most| !(1..=MOST_COUNT).contains(&most)) {
        let said = msg!("time-check.most", id = id.as_str(), most = MOST_COUNT);
        found.add(&format!("{at}.most"), said);
    }
    if field.above.is_some() && field.most.is_none() {
        found.add(&format!("{at}.above"), msg!("time-check.above", id = id.as_str()));
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
        return found.add(&at, msg!("time-check.faces-of-a-roll", id));
    }
    let differ = faces.iter().any(|face| *face != faces[0]);
    let sound = faces.len() <= MOST_FACES && faces.iter().all(|face| *face <= MOST_COUNT);
    if !(differ && sound) {
        found.add(&at, msg!("time-check.faces", id, n = MOST_FACES, most = MOST_COUNT));
    }
}
