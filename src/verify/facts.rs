//! The facts of the log, replayed line by line and kept as plainly as they were written.

use super::seated::Seating;
use super::tables::{End, Stage, Table, letters};
use crate::event::action::{Added, Announced, Left, Reported, Timer, Unplayed};
use crate::event::{Action, Entry, Event, Id, Side};
use crate::ruleset::{CutRule, HouseGames, Relation, Ruleset};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use std::sync::Arc;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Presence {
    Here,
    Gone,
    PutOut,
    /// Taken off before the first round, as if never registered.
    Unregistered,
}

#[derive(Clone)]
pub(super) struct Person {
    pub name: String,
    /// The second player of a team.
    pub partner: Option<String>,
    /// Club, family and travel. Players who share a word may have to be kept apart.
    pub words: [Option<String>; 3],
    /// The numbers of both members, as they were given.
    pub member: Option<String>,
    pub start: u32,
    /// Whether somebody asked for that number.
    pub start_given: bool,
    pub tie: u32,
    pub presence: Presence,
    /// The stage and the round after which they left, if they have.
    pub left: (usize, u32),
    /// Rounds charged as losses.
    pub charged: Vec<u32>,
    /// Tournament points taken off by penalties.
    pub off: u32,
    /// Whether they play only in the place of a bye.
    pub house: bool,
    /// Byes awarded for the first rounds.
    pub byes: u32,
}

/// The relation, the last round (None: every one), and whether they must not meet.
pub(super) type Group = (Relation, Option<u32>, bool);

/// Everything replayed so far. Long lists are shared with the checkpoints.
#[derive(Clone)]
pub(super) struct Facts {
    pub ruleset: Arc<Ruleset>,
    pub people: Rc<Vec<Person>>,
    pub stages: Vec<Stage>,
    pub declined: BTreeSet<Id>,
    /// Players out for not appearing in the newest round, until that is corrected.
    pub(super) absent: BTreeSet<Id>,
    /// Players who left with a result of the newest round.
    pub(super) leaving: BTreeSet<Id>,
    /// How often the newest round had been drawn before.
    pub redrawn: u32,
    pub closed: bool,
    /// The missions played, by stage and round.
    pub missions: BTreeMap<(usize, u32), u32>,
    /// Missions that the organizer knowingly used again, by stage and round; (0, 0) is the
    /// coming round.
    pub missions_again: BTreeMap<(usize, u32), u32>,
    pub rounds: u32,
    pub cut: u32,
    /// The rule for what `cut` counts.
    pub cut_by: CutRule,
    /// Points of a game drawn on time, if they were announced.
    pub timed_draw: Option<u32>,
    /// Players who sat a Swiss round out, by round.
    pub sat_out: BTreeMap<u32, Vec<Id>>,
    /// How games against a house player count, if that was announced.
    pub house_games: Option<HouseGames>,
    /// The players who sit together.
    pub pods: Vec<Vec<Id>>,
    /// Whether games that nobody plays count as won.
    pub unplayed_won: bool,
    /// Rare cards by pod: the order in which players take from here, and the cards left.
    pub shares: BTreeMap<usize, (Vec<Id>, u32)>,
    /// The groups announced to be kept apart, instead of those of the ruleset.
    pub groups_apart: Option<Vec<Group>>,
    /// The pairs kept apart by name: the last round, if any, and whether they must not meet.
    pub pairs_apart: BTreeMap<(Id, Id), (Option<u32>, bool)>,
    pub seating: Seating,
    /// Whether the clock of the newest round was started.
    pub clock_started: bool,
}

impl Facts {
    pub fn new(event: &Event) -> Facts {
        let mut facts = Facts {
            ruleset: event.ruleset.clone(),
            people: Rc::default(),
            stages: Vec::new(),
            declined: BTreeSet::new(),
            absent: BTreeSet::new(),
            leaving: BTreeSet::new(),
            redrawn: 0,
            closed: false,
            missions: BTreeMap::new(),
            missions_again: BTreeMap::new(),
            rounds: 0,
            cut: 0,
            cut_by: CutRule::Top,
            timed_draw: event.head.setup.timed_draw,
            sat_out: BTreeMap::new(),
            house_games: event.head.setup.house,
            pods: Vec::new(),
            unplayed_won: false,
            shares: BTreeMap::new(),
            groups_apart: None,
            pairs_apart: BTreeMap::new(),
            seating: Seating::default(),
            clock_started: false,
        };
        facts.announce_groups(&event.head.setup);
        facts
    }

    /// The facts of these lines, without lines that are undone in them.
    pub fn of(event: &Event, lines: &[Entry]) -> Facts {
        let mut undone = BTreeSet::new();
        for line in lines {
            if let Action::Undo(n) = line.action {
                undone.insert(n);
            } else if let Action::Redo(n) = line.action {
                undone.remove(&n);
            }
        }
        let mut facts = Facts::new(event);
        let standing = lines.iter().filter(|line| !undone.contains(&line.n));
        standing.for_each(|line| facts.apply(&line.action));
        facts
    }

    pub fn apply(&mut self, action: &Action) {
        self.seating.apply(action);
        match action {
            Action::Add(added) => self.enter(added),
            Action::Import(all) => all.iter().for_each(|added| self.enter(added)),
            Action::Edit(edited) => {
                if let Some(person) = self.person_mut(edited.id) {
                    person.name = edited.name.clone().unwrap_or_else(|| person.name.clone());
                    person.partner = edited.partner.clone().or(person.partner.take());
                    let changed = [&edited.club, &edited.family, &edited.travel];
                    for (word, changed) in person.words.iter_mut().zip(changed) {
                        // An empty word takes the old one away.
                        *word = changed.clone().or(word.take()).filter(|word| !word.is_empty());
                    }
                    let member = edited.member.clone().or(person.member.take());
                    person.member = member.filter(|text| !text.is_empty());
                    person.start = edited.start.unwrap_or(person.start);
                    person.start_given |= edited.start.is_some();
                    person.house = edited.house.unwrap_or(person.house);
                    person.byes = edited.byes.unwrap_or(person.byes);
                }
            }
            Action::Setup(setup) => {
                self.rounds = setup.rounds.unwrap_or(self.rounds);
                self.cut = setup.cut.unwrap_or(self.cut);
                self.cut_by = setup.cut_by.unwrap_or(self.cut_by);
                self.timed_draw = setup.timed_draw.or(self.timed_draw);
                self.house_games = setup.house.or(self.house_games);
                if setup.by_rules.contains(&Announced::House) {
                    self.house_games = None;
                }
                self.announce_groups(setup);
                if let Some(unplayed) = setup.unplayed {
                    self.unplayed_won = unplayed == Unplayed::Win;
                }
            }
            Action::Apart(set) => self.keep_apart(set),
            Action::Redraft(shared) => {
                self.shares.insert(shared.pod, (shared.order.clone(), shared.cards));
            }
            Action::Take(taken) => {
                if let Some((order, cards)) = self.shares.get_mut(&taken.pod) {
                    *cards = cards.saturating_sub(1);
                    // The player who took goes to the end, together with those passed over.
                    let at = order.iter().position(|id| *id == taken.id);
                    order.rotate_left(at.map_or(0, |at| at + 1));
                }
            }
            Action::Pods(seated) => self.pods.clone_from(&seated.pods),
            Action::Pair(paired) => self.seat(paired),
            Action::Mission(set) => {
                let round = (set.stage, set.round);
                self.missions_again.remove(&round);
                if set.again {
                    self.missions_again.insert(round, set.mission);
                }
                if !set.is_for_next_round() {
                    self.missions.insert(round, set.mission);
                }
            }
            Action::Swap(swapped) => {
                let [x, y] = swapped.swap;
                let newest = self.stages.last_mut().and_then(|stage| stage.rounds.last_mut());
                for table in newest.into_iter().flat_map(Rc::make_mut) {
                    if table.seat_of(x).is_some() || table.seat_of(y).is_some() {
                        table.recorded = None;
                        table.begun = false;
                    }
                    for seat in &mut table.seats {
                        *seat = seat.map(|id| match id {
                            _ if id == x => y,
                            _ if id == y => x,
                            _ => id,
                        });
                    }
                }
                self.sides_after_swap(swapped);
            }
            Action::Seat(late) => self.seat_late(late),
            Action::Repair(repaired) => self.repair(repaired),
            Action::Begun(begun) => self.begin(begun),
            Action::Side(taken) => {
                let stage = self.stages.get_mut(taken.stage.wrapping_sub(1));
                let at = (taken.round as usize).wrapping_sub(1);
                let tables = stage.and_then(|stage| stage.rounds.get_mut(at));
                let of = |table: &&mut Table| table.seat_of(taken.first).is_some();
                if let Some(table) = tables.into_iter().flat_map(Rc::make_mut).find(of) {
                    table.recorded = Some(taken.first);
                }
            }
            Action::Report(reported) => self.report(reported),
            Action::Settle(settled) => {
                if let Some(reported) = &settled.result {
                    self.report(reported);
                }
            }
            Action::Remove(id) => {
                if let Some(person) = self.person_mut(*id) {
                    person.presence = Presence::Unregistered;
                }
            }
            Action::Drop(left) => self.leave(left, Presence::Gone),
            Action::Disqualify(left) => self.leave(left, Presence::PutOut),
            Action::Penalty(penalised) => self.penalise(penalised),
            Action::DeckCheck(checked) => self.check(checked),
            Action::Component(case) => self.component(case),
            Action::Finish(_) => self.closed = true,
            Action::Rejoin(returned) => {
                self.absent.remove(&returned.id);
                self.leaving.remove(&returned.id);
                if let Some(person) = self.person_mut(returned.id) {
                    person.presence = Presence::Here;
                    person.charged.extend(&returned.missed);
                }
            }
            Action::Cut(cut) => {
                self.absent.clear();
                self.leaving.clear();
                self.clock_started = false;
                self.stages.push(Stage {
                    kind: cut.kind,
                    shape: cut.shape,
                    seeds: cut.seeds.clone(),
                    rounds: Vec::new(),
                    planned: cut.rounds,
                });
            }
            Action::Decline(declined) => {
                self.declined.insert(declined.id);
                self.reseed(&declined.seeds);
            }
            Action::Post(posted) => self.clock_started |= posted.clock.is_some(),
            Action::Timer(Timer::Start(_)) => self.clock_started = true,
            Action::Timer(Timer::Stop) => self.clock_started = false,
            Action::Official(_)
            | Action::Dismiss(_)
            | Action::Table(_)
            | Action::Presence(_)
            | Action::CheckIn(_)
            | Action::Draft(_)
            | Action::Timer(_)
            | Action::Extend(_)
            | Action::Claim(_)
            | Action::Recommend(_)
            | Action::CheckDraw(_)
            | Action::Call(_)
            | Action::List(_)
            | Action::AcceptList(_)
            | Action::Note(_)
            | Action::Auction(_)
            | Action::Overkill(_)
            | Action::Rule(_)
            | Action::ByHand(_)
            | Action::Undo(_)
            | Action::Redo(_) => {}
        }
    }

    fn enter(&mut self, added: &Added) {
        Rc::make_mut(&mut self.people).push(Person {
            name: added.name.clone(),
            partner: added.partner.clone(),
            words: [&added.club, &added.family, &added.travel].map(Clone::clone),
            member: added.member.clone(),
            start: added.start.unwrap_or(added.id),
            start_given: added.start.is_some() && !added.provisional,
            tie: added.tie,
            presence: Presence::Here,
            left: (0, 0),
            charged: added.missed.clone(),
            off: 0,
            house: added.house,
            byes: added.byes,
        });
    }

    pub(super) fn report(&mut self, reported: &Reported) {
        let rounds = self.stages.last().map_or(0, |stage| stage.rounds.len());
        let newest = (self.stages.len(), rounds) == (reported.stage, reported.round as usize);
        let stage = self.stages.get_mut(reported.stage.wrapping_sub(1));
        let round = stage.and_then(|p| p.rounds.get_mut((reported.round as usize).wrapping_sub(1)));
        let tables = round.into_iter().flat_map(Rc::make_mut);
        let of = reported.of.map(Some);
        let Some(table) = tables.into_iter().find(|table| table.seats == of) else { return };
        table.margin = reported.margin;
        table.scores = reported.scores;
        table.timed = reported.timed;
        // A match that goes on has no end yet.
        table.end = (!reported.open).then(|| match (reported.concede, reported.noshow) {
            (Some(side), _) => End::Conceded(side),
            (_, Some(side)) => End::Absent(side),
            _ => End::Letters(letters(&reported.games)),
        });
        // For an earlier round, a missing player has been seen since.
        if !newest {
            return;
        }
        for id in reported.of {
            if self.absent.remove(&id)
                && let Some(person) = self.person_mut(id)
            {
                person.presence = Presence::Here;
            }
        }
        self.leave_with(reported);
        if let Some(id) = reported.noshow.map(|side| reported.of[side as usize])
            && let Some(person) = self.person_mut(id)
            && person.presence == Presence::Here
        {
            person.presence = Presence::Gone;
            person.left = (reported.stage, reported.round);
            self.absent.insert(id);
        }
    }

    pub(super) fn leave(&mut self, left: &Left, presence: Presence) {
        let id = left.id;
        self.absent.remove(&id);
        self.leaving.remove(&id);
        if let Some(person) = self.person_mut(id) {
            (person.presence, person.left) = (presence, (left.stage, left.after));
        }
        if let Some(seeds) = &left.seeds {
            self.reseed(seeds);
        }
        let newest = self.finals_mut().and_then(|finals| finals.rounds.last_mut());
        for table in newest.into_iter().flat_map(Rc::make_mut).filter(|table| !table.is_over()) {
            if let Some(seat) = table.seat_of(id) {
                table.end = Some(End::Removed(if seat == 0 { Side::A } else { Side::B }));
            }
        }
    }

    /// The seeds change before the games of the finals begin: a bracket paired by the old ones is
    /// paired anew, with the mission it had.
    fn reseed(&mut self, seeds: &[Id]) {
        let round = (self.stages.len(), 1);
        let again = self.missions_again.remove(&round);
        self.missions_again.extend(again.map(|number| ((0, 0), number)));
        if let Some(finals) = self.finals_mut() {
            finals.rounds.clear();
            finals.seeds = seeds.to_vec();
            finals.planned = seeds.len().max(1).next_power_of_two().ilog2();
        }
    }

    pub(super) fn person_mut(&mut self, id: Id) -> Option<&mut Person> {
        Rc::make_mut(&mut self.people).get_mut((id as usize).checked_sub(1)?)
    }

    pub fn person(&self, id: Id) -> Option<&Person> {
        self.people.get((id as usize).checked_sub(1)?)
    }

    /// Everybody who plays for a place and is here, in the order of registration.
    pub fn all_here(&self) -> impl Iterator<Item = Id> {
        (1..=self.people.len() as Id).filter(|id| self.is_here(*id) && !self.is_house(*id))
    }

    pub fn is_here(&self, id: Id) -> bool {
        self.person(id).is_some_and(|person| person.presence == Presence::Here)
    }

    pub fn name(&self, id: Id) -> String {
        self.person(id).map_or_else(
            || format!("#{id}"),
            |person| match &person.partner {
                Some(partner) => format!("{} & {partner}", person.name),
                None => person.name.clone(),
            },
        )
    }

    /// The rounds in which points are collected.
    pub fn preliminary(&self) -> Option<&Stage> {
        self.stages.first().filter(|stage| stage.kind.is_preliminary())
    }

    pub fn finals(&self) -> Option<&Stage> {
        self.stages.last().filter(|stage| !stage.kind.is_preliminary())
    }

    fn finals_mut(&mut self) -> Option<&mut Stage> {
        self.stages.last_mut().filter(|stage| !stage.kind.is_preliminary())
    }
}
