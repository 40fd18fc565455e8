//! The sides of a table: drawn, balanced, chosen.

use crate::event::decide::table_ref::TableRef;
use crate::event::decide::{About, Concern, Decision, verb};
use crate::event::name::normalise;
use crate::event::verb::{MissingWord, VerbSpec, VerbWords, number, paired};
use crate::event::{
    Action, Command, Event, How, Id, Pairing, Refusal, Round, Side, Stage, Topic, Verb, Who,
    double, find,
};
use crate::msg;
use crate::pairing::double::Bracket;
use crate::pairing::{Draw, Sides, sides};
use crate::ruleset::{FirstSides, SideChoice};
use crate::words::{Arg, Message, Text};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

pub(super) const SIDE: VerbSpec = VerbSpec::new(
    Topic::Rounds,
    "side TABLE WHO SIDE [round=N]",
    msg!("commands.does-side"),
    paired,
    read_side,
);

fn read_side(words: &mut VerbWords) -> Result<Verb, Message> {
    let table = words.number(MissingWord::TABLE)?;
    let (rest, settings) = words.settings(&["round"])?;
    let round = settings.first().map(|(_, round)| number(round)).transpose()?;
    let (who, side) =
        rest.rsplit_once(' ').ok_or_else(|| msg!("commands.player-and-side-missing"))?;
    let (who, side) = (Who(who.to_owned()), side.to_owned());
    Ok(Verb::Do(Command::Side { table, who, side, round }))
}

/// For each table of a preliminary round: who chooses a side, or who plays which.
pub fn drawn(event: &Event, round: u32, redrawn: u32, tables: &[[Id; 2]]) -> Vec<SideCall> {
    drawn_after(event, round, redrawn, 0, tables)
}

/// The same for tables that follow this many others.
pub(super) fn drawn_after(
    event: &Event,
    round: u32,
    redrawn: u32,
    others: usize,
    tables: &[[Id; 2]],
) -> Vec<SideCall> {
    let Some(rule) = event.ruleset.preliminary.sides else { return Vec::new() };
    let label = format!("stage 1 round {round} draw {redrawn} sides");
    let mut draw = event.head.seed.draw(&label);
    for _ in 0..others {
        draw.below(2);
    }
    let call = |pair: &[Id; 2]| {
        let seat = if draw.below(2) == 0 { Side::A } else { Side::B };
        call(event, rule, round, *pair, seat)
    };
    tables.iter().map(call).collect()
}

/// The same for a table that is added to a round for a late player.
pub(super) fn drawn_for_late(
    event: &Event,
    round: u32,
    [other, late]: [Id; 2],
) -> Option<SideCall> {
    let rule = event.ruleset.preliminary.sides?;
    let mut draw = event.head.seed.draw(&format!("stage 1 round {round} late {late} sides"));
    let seat = if draw.below(2) == 0 { Side::A } else { Side::B };
    Some(call(event, rule, round, [other, late], seat))
}

fn call(event: &Event, rule: FirstSides, round: u32, pair: [Id; 2], drawn: Side) -> SideCall {
    match rule {
        FirstSides::Chosen => SideCall::Chooses(drawn),
        FirstSides::Drawn => SideCall::First(drawn),
        FirstSides::Balanced => {
            let turn = event.side_turn(round, pair);
            SideCall::First(turn.map_or(drawn, SideTurn::first))
        }
    }
}

/// The sides of a table whose players change, if sides are balanced. They stay with the seats if
/// the balance does not decide.
pub fn rebalanced(event: &Event, round: &Round, table: u32, pair: [Id; 2]) -> Option<SideCall> {
    if event.ruleset.preliminary.sides != Some(FirstSides::Balanced) {
        return None;
    }
    let had = round.at_table(table).and_then(|pairing| pairing.sides);
    let turn = event.side_turn(round.number, pair).map(|turn| SideCall::First(turn.first()));
    turn.or(had)
}

/// `Table 3: Jan plays light, Ewa plays dark.`
pub(super) fn sides_sentence(
    event: &Event,
    table: u32,
    pair: [Id; 2],
    call: SideCall,
) -> Option<Message> {
    let [first, second] = event.ruleset.sides.as_slice() else { return None };
    let [one, other] = match call.first()? {
        Side::A => pair,
        Side::B => [pair[1], pair[0]],
    };
    let (one, other) = (event.label(one), event.label(other));
    let (first, second) = (first.clone(), second.clone());
    Some(msg!("pairing.recorded", table, one, first, other, second))
}

/// The sides of a finals round: drawn, or each player gets the side they have played less in the
/// finals. The warnings name tables whose sides were not recorded.
pub fn in_finals(
    event: &Event,
    stage: &Stage,
    tables: &[[Id; 2]],
    numbers: &[u32],
) -> (Vec<SideCall>, Vec<Concern>) {
    match event.ruleset.finals.sides {
        None => return (Vec::new(), Vec::new()),
        Some(SideChoice::Drawn) => return (drawn_in_finals(event, stage, 1, tables), Vec::new()),
        Some(SideChoice::LessPlayed) => {}
    }
    let unrecorded = unrecorded(event, stage).map(|message| Concern::new(About::Sides, message));
    let mut warnings: Vec<Concern> = unrecorded.into_iter().collect();
    let calls = tables.iter().zip(numbers).map(|(pair, number)| {
        let bracket = double::match_by_number(stage, *number).map(|found| found.bracket);
        match bracket {
            Some(Bracket::Reset) => swapped(stage, *pair),
            _ => Some(less_played(stage, *pair)),
        }
    });
    let calls: Option<Vec<SideCall>> = calls.collect();
    if calls.is_none() {
        warnings.push(msg!("pairing.of-final-unrecorded").into());
    }
    (calls.unwrap_or_default(), warnings)
}

/// The sides of a third game, drawn with the matches.
///
/// They are drawn if the rules draw sides and a match may have three games.
pub fn of_third_game(event: &Event, stage: &Stage, tables: &[[Id; 2]]) -> Vec<SideCall> {
    let drawn = event.ruleset.finals.sides == Some(SideChoice::Drawn);
    match drawn && stage.shape.most_games() >= 3 {
        true => drawn_in_finals(event, stage, 3, tables),
        false => Vec::new(),
    }
}

fn drawn_in_finals(event: &Event, stage: &Stage, game: u32, tables: &[[Id; 2]]) -> Vec<SideCall> {
    let round = stage.rounds.len() + 1;
    let label = format!("finals round {round} game {game} sides");
    let mut draw = event.head.seed.draw(&label);
    let seat = |draw: &mut Draw| if draw.below(2) == 0 { Side::A } else { Side::B };
    tables.iter().map(|_| SideCall::First(seat(&mut draw))).collect()
}

fn less_played(stage: &Stage, [a, b]: [Id; 2]) -> SideCall {
    let seed = |id: Id| stage.seeds.iter().position(|seed| *seed == id);
    let with = |id: Id| (id, first_side_lead(stage, id));
    let settled =
        if seed(a) <= seed(b) { sides(with(a), with(b)) } else { sides(with(b), with(a)) };
    let seat = |id: Id| if id == a { Side::A } else { Side::B };
    match settled {
        Sides::Chooses(id) => SideCall::Chooses(seat(id)),
        Sides::Fixed { light, .. } => SideCall::First(seat(light)),
    }
}

/// Finals games on the first side minus those on the second.
fn first_side_lead(stage: &Stage, id: Id) -> i32 {
    let pairings = stage.rounds.iter().flat_map(|round| &round.pairings);
    let sides = pairings.filter(|pairing| pairing.was_played()).filter_map(Pairing::on_sides);
    sides.map(|[first, second]| i32::from(first == id) - i32::from(second == id)).sum()
}

/// The sides of the deciding game: those of the final, swapped.
fn swapped(stage: &Stage, [a, _]: [Id; 2]) -> Option<SideCall> {
    let of_final =
        |pairing: &&Pairing| double::bracket_of(stage, pairing) == Some(Bracket::GrandFinal);
    let mut all = stage.rounds.iter().flat_map(|round| &round.pairings);
    let [first, _] = all.rfind(of_final)?.on_sides()?;
    Some(SideCall::First(if first == a { Side::B } else { Side::A }))
}

/// The tables of the newest finals round where a side was chosen but not recorded.
///
/// Each with the player who chose, in the order of the tables. Empty if nothing depends on the
/// sides.
fn without_side(event: &Event, stage: &Stage) -> Vec<(u32, Id)> {
    let Some(round) = stage.rounds.last() else { return Vec::new() };
    let open = round.pairings.iter().filter(|p| p.was_played() && p.on_sides().is_none());
    let mut chose: Vec<_> =
        open.filter_map(|pairing| Some((pairing.table?, pairing.chooser()?))).collect();
    chose.sort_unstable();
    if event.ruleset.sides.len() == 2 { chose } else { Vec::new() }
}

/// The same tables before the next finals round is paired.
///
/// Sides can still be recorded then, and those of that round depend on them.
pub fn sides_to_record(event: &Event) -> Vec<u32> {
    let counts = event.ruleset.finals.sides == Some(SideChoice::LessPlayed);
    let stage = event.stages.last().filter(|stage| counts && !stage.kind.is_preliminary());
    let tables = stage.map_or(Vec::new(), |stage| without_side(event, stage));
    tables.into_iter().map(|(table, _)| table).collect()
}

/// Names the tables where a side was chosen but not recorded, in one sentence.
fn unrecorded(event: &Event, stage: &Stage) -> Option<Message> {
    let round = stage.rounds.last()?;
    let [one, two] = event.ruleset.sides.as_slice() else { return None };
    let name = stage.round_in_a_sentence(round.number);
    match without_side(event, stage).as_slice() {
        [] => None,
        [(table, id)] => Some(msg!(
            "pairing.unrecorded",
            table = *table,
            round = name,
            name = event.label(*id),
            undo = verb("undo"),
            side = verb(format!("side {table} #{id} {}|{}", one.en, two.en)),
        )),
        more => {
            let tables: Vec<u32> = more.iter().map(|(table, _)| *table).collect();
            let side = verb(format!("side TABLE WHO {}|{}", one.en, two.en));
            let undo = verb("undo");
            Some(msg!("pairing.several-unrecorded", tables, round = name, undo, side))
        }
    }
}

/// Records who plays which side at a table.
pub(super) fn record(
    event: &Event,
    table: u32,
    who: &Who,
    side: &str,
    round: Option<u32>,
) -> Result<Decision, Refusal> {
    let [one, two] = event.ruleset.sides.as_slice() else {
        return Err(Refusal(msg!("screen.no-sides")));
    };
    let is = |name: &crate::ruleset::Text| {
        let own = [Some(&name.en), name.pl.as_ref()];
        own.into_iter().flatten().any(|known| normalise(known) == normalise(side))
    };
    let first = match (is(one), is(two)) {
        (true, _) => true,
        (_, true) => false,
        _ => return Err(Refusal(msg!("pairing.unknown", side, first = one, second = two))),
    };
    let TableRef { number, stage, round: found, pairing } =
        TableRef::find(event, None, round, table)?;
    let id = find(event, who)?;
    let name = event.label(id);
    let seat = pairing.side(id).ok_or_else(|| {
        let round = stage.round_in_a_sentence(found.number);
        Refusal(msg!("pairing.sits-elsewhere", name, table, round))
    })?;
    let b = pairing.b.ok_or_else(|| Refusal(msg!("pairing.bye-has-none")))?;
    let other = if seat == Side::A { b } else { pairing.a };
    let (on_first, on_second) = if first { (id, other) } else { (other, id) };
    let message = msg!(
        "pairing.recorded",
        table,
        one = event.label(on_first),
        first = one,
        other = event.label(on_second),
        second = two,
    );
    if pairing.on_sides() == Some([on_first, on_second]) {
        return Ok(Decision::unchanged(message));
    }
    let settled = matches!(pairing.sides, Some(SideCall::First(_)))
        .then(|| msg!("pairing.settled-otherwise"));
    let newest = stage.rounds.len() as u32 == found.number;
    let late = (!newest && !stage.kind.is_preliminary()).then(|| msg!("pairing.later-rounds-stay"));
    let taken = SideTaken { stage: number, round: found.number, table, first: on_first };
    Ok(Decision::new(Action::Side(taken), message).warned(settled).warned(late))
}

/// A choice of sides at a table, stored as the player who has the first-named side.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SideTaken {
    pub stage: usize,
    pub round: u32,
    pub table: u32,
    /// The player who has the first-named side in the first game.
    pub first: Id,
}

/// How the sides of a table's first game are decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "CallKey", from = "CallKey")]
pub enum SideCall {
    /// This seat chooses.
    Chooses(Side),
    /// This seat plays the first-named side.
    First(Side),
}

/// A call as the event file writes it.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum CallKey {
    ChoosesA,
    ChoosesB,
    A,
    B,
}

impl From<SideCall> for CallKey {
    fn from(call: SideCall) -> CallKey {
        match call {
            SideCall::Chooses(Side::A) => CallKey::ChoosesA,
            SideCall::Chooses(Side::B) => CallKey::ChoosesB,
            SideCall::First(Side::A) => CallKey::A,
            SideCall::First(Side::B) => CallKey::B,
        }
    }
}

impl From<CallKey> for SideCall {
    fn from(word: CallKey) -> SideCall {
        match word {
            CallKey::ChoosesA => SideCall::Chooses(Side::A),
            CallKey::ChoosesB => SideCall::Chooses(Side::B),
            CallKey::A => SideCall::First(Side::A),
            CallKey::B => SideCall::First(Side::B),
        }
    }
}

impl SideCall {
    /// The seat that plays the first-named side, if decided.
    pub fn first(self) -> Option<Side> {
        match self {
            SideCall::First(seat) => Some(seat),
            SideCall::Chooses(_) => None,
        }
    }
}

impl Event {
    pub(super) fn apply_side(&mut self, taken: &SideTaken) -> Result<(), Message> {
        let (stage, index) = self.round_mut(taken.stage, taken.round)?;
        let tables = &mut Arc::make_mut(&mut stage.rounds[index]).pairings;
        let found = tables.iter_mut().find(|p| p.table == Some(taken.table));
        let seat = found.as_ref().and_then(|pairing| pairing.side(taken.first));
        let (Some(pairing), Some(seat)) = (found, seat) else {
            return Err(msg!("log.unfit"));
        };
        pairing.chosen = Some(seat);
        Ok(())
    }

    pub(super) fn describe_side(&self, taken: &SideTaken) -> Message {
        let place = self.table_of((taken.stage, taken.round, taken.table));
        let side = Arg::or_empty(self.ruleset.sides.first());
        msg!("log.side", place, name = self.label(taken.first), side)
    }
}

impl Pairing {
    /// The players of the first-named side and of the other, once they are known.
    pub fn on_sides(&self) -> Option<[Id; 2]> {
        let first = match (self.chosen, self.sides) {
            (Some(seat), _) | (None, Some(SideCall::First(seat))) => seat,
            _ => return None,
        };
        self.from(first)
    }

    /// The same in a third game, if its sides were drawn with the match.
    pub fn on_sides_of_third_game(&self) -> Option<[Id; 2]> {
        self.from(self.third_game?)
    }

    /// Whether a game was played; without one nobody has a side.
    fn was_played(&self) -> bool {
        let how = self.outcome.as_ref().filter(|_| !self.is_bye()).map(|outcome| outcome.how);
        matches!(how, Some(How::Played | How::Concession(_)))
    }

    fn from(&self, first: Side) -> Option<[Id; 2]> {
        Some([self.at(first)?, self.at(first.other())?])
    }

    /// The player who may choose their side.
    pub fn chooser(&self) -> Option<Id> {
        match self.sides {
            Some(SideCall::Chooses(seat)) => self.at(seat),
            _ => None,
        }
    }
}

/// Why sides that are balanced over the day are as they are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum SideTurn {
    /// This seat has played the first-named side less often, relative to the other side, than the
    /// opponent.
    Less(Side),
    /// This seat played the other side when the two last met.
    Swaps(Side),
    /// This seat played the other side when the two last differed.
    Alternates(Side),
}

impl SideTurn {
    /// The seat that plays the first-named side.
    pub fn first(self) -> Side {
        match self {
            SideTurn::Less(seat) | SideTurn::Swaps(seat) | SideTurn::Alternates(seat) => seat,
        }
    }
}

impl Event {
    /// The player of the first-named side in this round, if sides are balanced.
    ///
    /// The one who has played it less often, relative to the other side, than the opponent. If they
    /// are equal, they swap the sides of their last meeting, or else of the last round in which
    /// their sides differed. None if that leaves it open.
    fn side_turn(&self, round: u32, pair: [Id; 2]) -> Option<SideTurn> {
        let [one, two] = pair.map(|id| self.sides_played(id, round));
        let lead = |played: &[bool]| -> i32 {
            played.iter().map(|is_first| if *is_first { 1 } else { -1 }).sum()
        };
        let leads = [lead(&one), lead(&two)];
        if leads[0] != leads[1] {
            let less = if leads[0] < leads[1] { Side::A } else { Side::B };
            return Some(SideTurn::Less(less));
        }
        let met = self.first_at_their_last_meeting(pair, round);
        if let Some(first) = met {
            return Some(SideTurn::Swaps(if first == pair[0] { Side::B } else { Side::A }));
        }
        // The newest game of each, then the one before.
        let newest_first = one.iter().rev().zip(two.iter().rev());
        let differing = newest_first.into_iter().find(|(one, two)| one != two);
        let was_first = differing.map(|(one, _)| if *one { Side::A } else { Side::B });
        was_first.map(|seat| SideTurn::Alternates(seat.other()))
    }

    /// Who of the two played the first-named side when they last met in the preliminary rounds.
    fn first_at_their_last_meeting(&self, [one, two]: [Id; 2], before: u32) -> Option<Id> {
        let rounds = self.preliminary().map_or(&[][..], |stage| &stage.rounds);
        let earlier = rounds.iter().rev().filter(|round| round.number < before);
        let own = earlier.filter_map(|round| round.of(one)).filter(|pairing| pairing.was_played());
        let mut met = own.filter(|pairing| pairing.opponent(one) == Some(two));
        met.find_map(|pairing| Some(pairing.on_sides()?[0]))
    }

    /// The sides of this entrant's games in the preliminary rounds before this one.
    ///
    /// True for the first-named side.
    pub fn sides_played(&self, id: Id, before: u32) -> Vec<bool> {
        let rounds = self.preliminary().map_or(&[][..], |stage| &stage.rounds);
        let earlier = rounds.iter().filter(|round| round.number < before);
        let own = earlier.filter_map(|round| round.of(id)).filter(|pairing| pairing.was_played());
        own.filter_map(|pairing| Some(pairing.on_sides()?[0] == id)).collect()
    }

    /// How often this entrant has played each side in the preliminary rounds. Empty if sides are
    /// not balanced.
    pub fn sides_count(&self, id: Id) -> Vec<(Text, u32)> {
        if self.ruleset.preliminary.sides != Some(FirstSides::Balanced) {
            return Vec::new();
        }
        let played = self.sides_played(id, u32::MAX);
        let times = |first: bool| played.iter().filter(|one| **one == first).count() as u32;
        self.ruleset.sides.iter().cloned().zip([times(true), times(false)]).collect()
    }

    /// The reason for a pairing, followed by the reason for its sides if these are balanced.
    pub fn with_sides(&self, reason: Message, round: u32, pairing: &Pairing) -> Message {
        let balanced = self.ruleset.preliminary.sides == Some(FirstSides::Balanced);
        let (Some(b), true) = (pairing.b, balanced) else { return reason };
        if pairing.chosen.is_some() {
            return msg!("pairing.why-called", why = "by-hand", reason);
        }
        let turn = self.side_turn(round, [pairing.a, b]);
        let of = |seat: Side| pairing.at(seat).map_or_else(String::new, |id| self.label(id));
        let side = || self.ruleset.sides.first().cloned().unwrap_or_default();
        let called = pairing.sides.and_then(SideCall::first);
        match turn {
            // A later correction may have changed who has played which side.
            Some(turn) if called != Some(turn.first()) => reason,
            Some(SideTurn::Less(seat)) => msg!(
                "pairing.why-less",
                reason,
                name = of(seat),
                other = of(seat.other()),
                side = side(),
            ),
            Some(turn @ (SideTurn::Swaps(seat) | SideTurn::Alternates(seat))) => {
                let why = if turn == SideTurn::Swaps(seat) { "swaps" } else { "alternates" };
                msg!("pairing.why-turned", why, reason, name = of(seat), side = side())
            }
            None => msg!("pairing.why-called", why = "drawn", reason),
        }
    }

    /// The sides in words: `Jan chooses the side`, or `Jan light, Ewa dark`. If the sides
    /// of a third game are drawn, `; game 3 as game 2` follows, or `as game 1`. None means
    /// that the game has no sides.
    pub fn side_words(&self, pairing: &Pairing) -> Option<Message> {
        self.side_words_with(pairing, |id| self.label(id))
    }

    /// The same with these names, for places with little space.
    pub fn side_words_with(
        &self,
        pairing: &Pairing,
        name: impl Fn(Id) -> String,
    ) -> Option<Message> {
        let [first, second] = self.ruleset.sides.as_slice() else { return None };
        if let Some([one, other]) = pairing.on_sides() {
            // Game 2 swaps the sides, so game 3 has them as in one of the first two.
            let like = |[first, _]: [Id; 2]| if first == one { 1u32 } else { 2 };
            let third = pairing.on_sides_of_third_game().map(like);
            let (one, other) = (name(one), name(other));
            let sides = msg!("pairing.both", one, first, other, second);
            return Some(match third {
                Some(game) => msg!("pairing.with-third", sides, game),
                None => sides,
            });
        }
        pairing.chooser().map(|id| msg!("pairing.chooses", name = name(id)))
    }
}
