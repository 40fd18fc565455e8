//! The footprint of each action: the parts it changes, and those it was decided by.

use super::{
    Action, Added, Checked, ComponentCase, Cut, Edited, Effect, Left, Paired, Penalised, Reported,
    Setup,
};
use crate::event::entrant::Id;
use std::slice;

/// A part of an event that something decided later may rest on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// The leaders of the event, and whether they may play.
    Leaders,
    /// Registrations that were removed.
    Removals,
    /// Settings by which rounds are paired and seeds chosen.
    Plan,
    /// Whether the rare cards are shared out.
    RedraftAgreed,
    Pods,
    DraftStep,
    RareCards,
    /// The existence of a round to be played.
    Round,
    /// The missions that people settled, by which later ones are drawn.
    Missions,
    /// The opponents at each table.
    Tables,
    Sides,
    /// Results, points and missed rounds, by which rounds are paired and seeds chosen.
    Results,
    /// Entrants who left or gave up their place. A Swiss round is drawn without them and
    /// stays; a bracket and its seeds would be others.
    Departures,
    Seeds,
    /// The standings of the preliminary rounds.
    Standings,
    /// How the event ends.
    Ending,
    /// The players who are kept apart by name.
    Apart,
    /// The tables of the hall, and those that entrants need, by which tables are numbered.
    Hall,
    /// The number of the table at which each pairing sits.
    Seats,
    /// Whether the room has been shown the newest round.
    Published,
    /// The tables of the newest round that are marked as begun.
    Begun,
}

/// A set of parts.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Parts(u32);

impl Parts {
    pub fn has(self, part: Part) -> bool {
        self.0 & (1 << part as u32) != 0
    }

    fn meets(self, other: Parts) -> bool {
        self.0 & other.0 != 0
    }

    fn with(self, parts: &[Part]) -> Parts {
        parts.iter().fold(self, |all, part| Parts(all.0 | 1 << *part as u32))
    }
}

/// How far an action reaches, the least first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Bearing {
    /// Only the log: with it or without it the state is the same.
    Log,
    /// The day itself: the rest of the event stays as likely as it was, whatever state it is in.
    Day,
    /// One row: it has the same effect before a result and after it, and changes no other table
    /// and no entrant.
    Row,
    Event,
}

/// An undo or a redo of the action with this number, or a change of the file itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LogStep {
    Undo(u64),
    Redo(u64),
    ByHand,
}

/// The facts of an action that others than its own code look for.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Fact<'a> {
    #[default]
    None,
    Registered(&'a [Added]),
    Edited(&'a Edited),
    Returned,
    Paired(&'a Paired),
    Result(&'a Reported),
    Seeded(&'a Cut),
}

/// The parts an action changes, and those it was decided by.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Footprint<'a> {
    /// Parts that would have led to another decision. Only those are named without which
    /// the action could still be applied.
    pub reads: Parts,
    pub writes: Parts,
    /// The one entrant it is about.
    pub entrant: Option<Id>,
    pub fact: Fact<'a>,
    /// The departure of an entrant that it records, perhaps besides another fact.
    pub left: Option<&'a Left>,
    pub step: Option<LogStep>,
}

impl<'a> Footprint<'a> {
    /// Returns whether this action would have been decided otherwise without the earlier one.
    pub fn depends_on(&self, earlier: &Footprint) -> bool {
        let left_after = match (self.left, earlier.fact) {
            (Some(left), Fact::Paired(paired)) => {
                left.stage == paired.stage && left.after >= paired.round
            }
            _ => false,
        };
        left_after || self.reads.meets(earlier.writes)
    }

    fn writing(parts: &[Part]) -> Footprint<'a> {
        Footprint { writes: Parts::default().with(parts), ..Footprint::default() }
    }

    fn also_writing(self, part: Part) -> Footprint<'a> {
        Footprint { writes: self.writes.with(&[part]), ..self }
    }

    fn reading(self, parts: &[Part]) -> Footprint<'a> {
        Footprint { reads: self.reads.with(parts), ..self }
    }

    fn about(self, id: Id) -> Footprint<'a> {
        Footprint { entrant: Some(id), ..self }
    }

    fn stating(self, fact: Fact<'a>) -> Footprint<'a> {
        Footprint { fact, ..self }
    }

    fn registering(all: &'a [Added]) -> Footprint<'a> {
        Footprint::writing(&[Part::Standings, Part::Ending]).stating(Fact::Registered(all))
    }

    fn announcing(setup: &Setup) -> Footprint<'a> {
        let mut written = vec![Part::Standings, Part::Ending];
        written.extend((!setup.by_rules.is_empty()).then_some(Part::Plan));
        written.extend(setup.given().flat_map(|setting| setting.touches));
        Footprint::writing(&written)
    }

    fn pairing(paired: &'a Paired) -> Footprint<'a> {
        let swiss = [
            Part::Results,
            Part::Removals,
            Part::Plan,
            Part::RedraftAgreed,
            Part::Pods,
            Part::Hall,
            Part::Published,
        ]
        .as_slice();
        let missions = [Part::Missions].as_slice();
        let bracket = [Part::Departures, Part::Sides].as_slice();
        // Only matches of a bracket are numbered.
        let in_bracket = paired.stage > 1 || !paired.numbers.is_empty();
        let print = Footprint::writing(&[Part::Round, Part::Tables, Part::Seats, Part::Ending]);
        let print = print.reading(swiss).reading(missions).stating(Fact::Paired(paired));
        let print = match in_bracket {
            true => print.reading(bracket),
            false if paired.by_hand => print,
            false => print.reading(&[Part::Apart]),
        };
        let removes = !paired.removed.is_empty();
        let print = if removes { print.also_writing(Part::Departures) } else { print };
        if paired.stage > 1 { print } else { print.also_writing(Part::Standings) }
    }

    fn entering(reported: &'a Reported) -> Footprint<'a> {
        let print = Footprint::writing(&[Part::Results, Part::Ending]).reading(&[Part::Published]);
        let print = print.stating(Fact::Result(reported));
        let print = match reported.drop.is_nobody() {
            true => print,
            false => print.also_writing(Part::Departures).also_writing(Part::Standings),
        };
        if reported.stage > 1 { print } else { print.also_writing(Part::Standings) }
    }

    fn leaving(left: &'a Left) -> Footprint<'a> {
        let print = Footprint::writing(&[Part::Departures, Part::Standings, Part::Ending]);
        let print = Footprint { left: Some(left), ..print.reading(&[Part::Seeds]) };
        let print = if left.seeds.is_some() { print.reading(&SEEDING) } else { print };
        print.about(left.id)
    }

    fn penalising(penalised: &'a Penalised) -> Footprint<'a> {
        let print = match &penalised.effect {
            None => Footprint::default(),
            Some(Effect::Result(reported)) => Footprint::entering(reported),
            Some(Effect::Points(_)) => {
                Footprint::writing(&[Part::Results, Part::Standings, Part::Ending])
            }
            Some(Effect::Removed(left) | Effect::Disqualified(left)) => Footprint::leaving(left),
        };
        print.about(penalised.id)
    }

    fn checking(checked: &'a Checked) -> Footprint<'a> {
        let illegal = checked.illegal.as_ref();
        let result = illegal.and_then(|illegal| illegal.result.as_ref()).map(Footprint::entering);
        let penalty =
            illegal.and_then(|illegal| illegal.penalty.as_ref()).map(Footprint::penalising);
        let leaves = illegal.and_then(|illegal| illegal.leaves.as_ref()).map(Footprint::leaving);
        // Without the round there would be nothing to check.
        let print = Footprint::default().reading(&[Part::Tables]);
        let all = [result, penalty, leaves].into_iter().flatten();
        all.fold(print, Footprint::and).about(checked.id)
    }

    fn of_component(case: &'a ComponentCase) -> Footprint<'a> {
        let result = case.result.as_ref().map(Footprint::entering);
        let leaves = case.leaves.as_ref().map(Footprint::leaving);
        let print = Footprint::default();
        // Extra minutes belong to a round, as those of an extension do.
        let print = if case.minutes.is_some() { print.reading(&[Part::Round]) } else { print };
        [result, leaves].into_iter().flatten().fold(print, Footprint::and).about(case.id)
    }

    /// The footprint of an action that does both. It states the first fact of the two.
    fn and(self, other: Footprint<'a>) -> Footprint<'a> {
        let union = |one: Parts, two: Parts| Parts(one.0 | two.0);
        Footprint {
            reads: union(self.reads, other.reads),
            writes: union(self.writes, other.writes),
            entrant: self.entrant.or(other.entrant),
            fact: if matches!(self.fact, Fact::None) { other.fact } else { self.fact },
            left: self.left.or(other.left),
            step: self.step.or(other.step),
        }
    }

    fn of_the_log(step: LogStep) -> Footprint<'a> {
        Footprint { step: Some(step), ..Footprint::writing(&[Part::Ending]) }
    }
}

/// The parts by which seeds are chosen.
const SEEDING: [Part; 3] = [Part::Results, Part::Departures, Part::Plan];

impl Action {
    /// The parts this action changes, and those it was decided by.
    pub fn footprint(&self) -> Footprint<'_> {
        use Part::*;
        let writing = Footprint::writing;
        match self {
            Action::Add(added) => {
                let print = Footprint::registering(slice::from_ref(added)).about(added.id);
                if added.leads.is_some() { print.also_writing(Leaders) } else { print }
            }
            Action::Import(all) => Footprint::registering(all),
            Action::Edit(edited) => {
                let print = writing(&[Standings]).stating(Fact::Edited(edited)).about(edited.id);
                let print = if edited.table.is_some() { print.also_writing(Hall) } else { print };
                // The field leaves out a house player, as it does a removed player and one with an
                // awarded bye.
                let left_out = edited.house.is_some() || edited.byes.is_some();
                if left_out { print.also_writing(Removals) } else { print }
            }
            Action::Official(_) | Action::Dismiss(_) | Action::Presence(_) => writing(&[Leaders]),
            // A round keeps those it was paired with, as it does when somebody leaves.
            Action::CheckIn(checked) => writing(&[]).about(checked.id),
            Action::Setup(setup) => Footprint::announcing(setup),
            Action::Apart(_) => writing(&[Apart]),
            Action::Pods(_) => writing(&[Pods, Ending]).reading(&[Removals, Pods]),
            Action::Draft(_) => {
                writing(&[DraftStep, Ending]).reading(&[Pods, RedraftAgreed, DraftStep])
            }
            Action::Redraft(_) => {
                writing(&[RareCards, Ending]).reading(&[Results, RedraftAgreed, RareCards])
            }
            Action::Take(_) => writing(&[RareCards, Ending]).reading(&[RareCards]),
            Action::Pair(paired) => Footprint::pairing(paired),
            Action::Mission(set) => {
                let print = writing(&[Missions, Ending]).reading(&[Missions]);
                if set.is_for_next_round() { print } else { print.reading(&[Round]) }
            }
            Action::Swap(_) => writing(&[Tables, Standings, Ending]),
            Action::Seat(seat) => {
                let print = writing(&[Tables, Seats, Results, Standings, Ending]).reading(&[Round]);
                let print = print.about(seat.id);
                if seat.instead.is_some() { print.also_writing(Departures) } else { print }
            }
            Action::Repair(_) => {
                let written = [Tables, Sides, Results, Seats, Standings, Ending];
                let read = [Round, Tables, Results, Departures, Plan, Apart, Hall, Seats, Begun];
                writing(&written).reading(&read)
            }
            Action::Begun(_) => writing(&[Begun]).reading(&[Round, Tables, Seats, Published]),
            Action::Table(_) => writing(&[Seats]).reading(&[Round]),
            Action::Post(_) => writing(&[Published, Ending]).reading(&[Round]),
            Action::Side(_) => writing(&[Sides, Ending]).reading(&[Published]),
            Action::Report(reported) => Footprint::entering(reported),
            // It waits beside the results and changes none.
            Action::Claim(_) => writing(&[]),
            Action::Settle(settled) => {
                settled.result.as_deref().map_or_else(|| writing(&[]), Footprint::entering)
            }
            Action::Drop(left) | Action::Disqualify(left) => Footprint::leaving(left),
            Action::Remove(id) => writing(&[Removals, Standings, Ending]).about(*id),
            Action::Rejoin(returned) => {
                writing(&[Results, Standings, Ending]).stating(Fact::Returned).about(returned.id)
            }
            Action::Cut(cut) => {
                writing(&[Seeds, Ending]).reading(&SEEDING).stating(Fact::Seeded(cut))
            }
            Action::Decline(declined) => {
                writing(&[Departures, Ending]).reading(&SEEDING).about(declined.id)
            }
            Action::Timer(_) => writing(&[]).reading(&[Round, Published]),
            Action::Extend(_) | Action::Call(_) => writing(&[]).reading(&[Round, Seats, Published]),
            Action::Penalty(penalised) => Footprint::penalising(penalised),
            Action::Recommend(recommended) => writing(&[]).about(recommended.id),
            Action::CheckDraw(_) => writing(&[]).reading(&[Round]),
            Action::DeckCheck(checked) => Footprint::checking(checked),
            Action::Component(case) => Footprint::of_component(case),
            Action::List(handed) => writing(&[]).about(handed.id),
            Action::AcceptList(accepted) => writing(&[]).about(accepted.id),
            Action::Note(_) | Action::Auction(_) | Action::Overkill(_) | Action::Rule(_) => {
                writing(&[])
            }
            Action::Finish(_) => writing(&[]).reading(&[Ending]),
            Action::ByHand(_) => Footprint::of_the_log(LogStep::ByHand),
            Action::Undo(n) => Footprint::of_the_log(LogStep::Undo(*n)),
            Action::Redo(n) => Footprint::of_the_log(LogStep::Redo(*n)),
        }
    }

    /// The undo, the redo or the change of the file that this is.
    pub fn log_step(&self) -> Option<LogStep> {
        // A log may have a hundred thousand lines, and the rest of a footprint costs more.
        let is_step = matches!(self, Action::ByHand(_) | Action::Undo(_) | Action::Redo(_));
        if is_step { self.footprint().step } else { None }
    }

    /// Returns whether this is an undo, a redo, or an edit of the file by hand. No undo
    /// takes such a line back.
    pub fn is_about_the_log(&self) -> bool {
        self.log_step().is_some()
    }

    /// How far it reaches. An action that is not named here may reach everything.
    pub fn bearing(&self) -> Bearing {
        match self {
            Action::Note(_) | Action::Auction(_) | Action::Overkill(_) | Action::Rule(_) => {
                Bearing::Log
            }
            Action::Timer(_) | Action::Extend(_) | Action::Call(_) => Bearing::Day,
            Action::Claim(_) | Action::CheckDraw(_) | Action::Recommend(_) => Bearing::Day,
            Action::List(_) | Action::AcceptList(_) => Bearing::Day,
            Action::Presence(_) | Action::Post(_) | Action::Side(_) => Bearing::Row,
            Action::Report(reported) if reported.noshow.is_none() && reported.drop.is_nobody() => {
                Bearing::Row
            }
            Action::Settle(settled) if settled.result.is_none() => Bearing::Row,
            Action::Penalty(penalised) if penalised.effect.is_none() => Bearing::Row,
            Action::DeckCheck(checked) if checked.illegal.is_none() => Bearing::Row,
            Action::Component(case) if case.result.is_none() && case.leaves.is_none() => {
                Bearing::Row
            }
            _ => Bearing::Event,
        }
    }

    /// Returns whether somebody comes, leaves, or gets another place by it in a round that is paired.
    pub fn moves_people(&self) -> bool {
        let print = self.footprint();
        let writes = |part| print.writes.has(part);
        match print.fact {
            Fact::Registered(_) | Fact::Returned => true,
            Fact::Paired(_) => false,
            _ => writes(Part::Departures) || writes(Part::Seats),
        }
    }

    /// The result that this action enters: by a report, or by another action that costs a game.
    pub fn reported(&self) -> Option<&Reported> {
        match self.footprint().fact {
            Fact::Result(reported) => Some(reported),
            _ => None,
        }
    }
}
