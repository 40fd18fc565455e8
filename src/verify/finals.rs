//! The finals: seeds and who takes places given up, the games of both eliminations, champion and places.

use super::judge::{Facts, Judge, STANDINGS, Table};
use crate::event::actions::{Cut, Paired};
use crate::event::{Id, StageKind, champion, final_places};
use crate::msg;
use crate::ruleset::{CutRule, FinalsKind, Replacement};
use crate::words::{Arg, Message};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

const CUT: Message = msg!("handbook.column-cut");

impl Judge {
    pub fn cut(&mut self, cut: &Cut) {
        let swiss = self.facts.preliminary();
        let played = swiss.map_or(0, |swiss| swiss.rounds.len() as u32);
        let tables = swiss.into_iter().flat_map(|swiss| swiss.tables());
        let open = tables.filter(|table| !table.is_over()).count();
        let all = self.facts.rounds;
        if played < all || open > 0 {
            self.breach(&CUT, msg!("verify.cut-too-early", n = played, all, open));
        }
        let kind = match self.facts.ruleset.finals.kind {
            FinalsKind::None => None,
            FinalsKind::SingleElimination => Some(StageKind::SingleElimination),
            FinalsKind::DoubleElimination => Some(StageKind::DoubleElimination),
            FinalsKind::DecidingMatch => Some(StageKind::DecidingMatch),
        };
        if kind != Some(cut.kind) {
            self.breach(&CUT, msg!("verify.no-such-finals", kind = cut.kind.phrase()));
        } else {
            self.rounds_of(&CUT, cut.kind, cut.rounds, cut.seeds.len());
        }
        self.compare_standings(&msg!("verify.standings-before-cut"));
        self.announced_size(cut.seeds.len());
        let best: Vec<Id> = match cut.kind {
            StageKind::DecidingMatch => self.facts.level_first().into_iter().take(2).collect(),
            StageKind::SingleElimination
            | StageKind::DoubleElimination
            | StageKind::Swiss
            | StageKind::RoundRobin => self.best_here().take(cut.seeds.len()).collect(),
        };
        match &cut.instead_of {
            None => self.seeds(&CUT, &cut.seeds, &best),
            Some(computed) => self.seeds_by_hand(&cut.seeds, computed, &best),
        }
    }

    /// Seeds chosen by hand are remarked on. They are players who are here, each once, and no
    /// house player; the line also holds the seeds by the standings.
    fn seeds_by_hand(&mut self, chosen: &[Id], computed: &[Id], best: &[Id]) {
        for (at, id) in chosen.iter().enumerate() {
            let name = self.facts.name(*id);
            if !self.facts.event.is_here(*id) {
                self.breach_at(&CUT, "seeds", msg!("finals.seed-fault", fault = "gone", name));
            } else if self.facts.is_house(*id) {
                self.breach_at(&CUT, "seeds", msg!("finals.seed-fault", fault = "house", name));
            } else if chosen[..at].contains(id) {
                self.breach_at(&CUT, "seeds", msg!("finals.seed-fault", fault = "twice", name));
            }
        }
        if let Some(sentence) = self.wrong_seed(computed, best) {
            self.breach_at(&CUT, "instead_of", sentence);
        } else if computed.len() != best.len() {
            let sentence = msg!("verify.seeds", n = computed.len(), due = best.len());
            self.breach_at(&CUT, "instead_of", sentence);
        }
        let out = best.iter().filter(|id| !chosen.contains(id)).map(|id| self.facts.name(*id));
        let out: Vec<String> = out.collect();
        let remark = match (out.len(), chosen == best) {
            (0, true) => msg!("finals.remark", what = "same"),
            (0, false) => msg!("finals.remark", what = "order"),
            (n, _) => msg!("finals.remark-without", n, names = out),
        };
        self.remark(&CUT, remark);
    }

    /// The organizer may take more or fewer than were announced; that is a remark.
    fn announced_size(&mut self, taken: usize) {
        let (number, rule) = (self.facts.cut, self.facts.cut_by);
        let tallies = self.facts.tallies();
        let points: Vec<u32> = self.best_here().map(|id| tallies[id as usize - 1].points).collect();
        let least = match rule {
            CutRule::MinimumPoints => number,
            CutRule::Top | CutRule::TopAndLevel => {
                points.get((number as usize).saturating_sub(1)).copied().unwrap_or(0)
            }
        };
        let due = match rule {
            CutRule::Top => number as usize,
            CutRule::TopAndLevel | CutRule::MinimumPoints => {
                points.iter().filter(|points| **points >= least).count()
            }
        };
        if number > 0 && due != taken {
            self.remark(&CUT, msg!("verify.went-on", n = taken, due));
        }
    }

    /// Checks that the finals have as many rounds as their bracket needs.
    fn rounds_of(&mut self, place: &Message, kind: StageKind, rounds: u32, players: usize) {
        let size = players.next_power_of_two();
        let due = match kind {
            StageKind::DecidingMatch => 1,
            StageKind::DoubleElimination => rounds_with_two_losses(players),
            StageKind::SingleElimination | StageKind::Swiss | StageKind::RoundRobin => size.ilog2(),
        };
        if rounds != due {
            let rounds = msg!("common.rounds", n = rounds);
            let sentence = match kind {
                StageKind::DecidingMatch => msg!("verify.rounds-of-match", rounds),
                _ => msg!("verify.rounds-of-bracket", rounds, size, due),
            };
            self.breach_at(place, "rounds", sentence);
        }
    }

    /// Checks the seeds after a place was given up before the games of the finals began.
    pub fn replaced(&mut self, id: Id, seeds: &[Id]) {
        let before = self.facts.finals().map_or(&[][..], |finals| &finals.seeds);
        let mut due: Vec<Id> = before.iter().copied().filter(|seed| *seed != id).collect();
        due.extend(self.next_in(id));
        let place = msg!("verify.seeds-without", name = self.facts.name(id));
        self.seeds(&place, seeds, &due);
    }

    /// The next in the standings, who comes into the finals if this player leaves them.
    fn next_in(&self, id: Id) -> Option<Id> {
        if self.facts.ruleset.finals.replacement != Replacement::NextInStandings {
            return None;
        }
        let before = self.facts.finals().map_or(&[][..], |finals| &finals.seeds);
        let decides = self.facts.ruleset.finals.kind == FinalsKind::DecidingMatch;
        let tallies = self.facts.tallies();
        let points = |id: Id| tallies.get(id as usize - 1).map(|tally| tally.points);
        let free = |one: &Id| {
            !before.contains(one)
                && !self.facts.event.declined.contains(one)
                && (!decides || points(*one) == points(id))
        };
        self.best_here().find(free)
    }

    fn seeds(&mut self, place: &Message, stored: &[Id], due: &[Id]) {
        if stored.len() != due.len() {
            self.breach(place, msg!("verify.seeds", n = stored.len(), due = due.len()));
        }
        if let Some(sentence) = self.wrong_seed(stored, due) {
            self.breach(place, sentence);
        }
    }

    /// The sentence about the first seed that is another player's.
    fn wrong_seed(&self, stored: &[Id], due: &[Id]) -> Option<Message> {
        let mut seeds = (1..).zip(stored.iter().zip(due));
        let (seed, (stored, due)) = seeds.find(|(_, (stored, due))| stored != due)?;
        Some(self.of_other(msg!("finals.seed", n = seed), *due, *stored))
    }

    /// The sentence that a place is one player's and was given to another.
    pub(super) fn of_other(&self, what: Message, due: Id, given: Id) -> Message {
        let [due, given] = [due, given].map(|id| self.facts.name(id));
        msg!("verify.of-other", what, due, given)
    }

    fn best_here(&self) -> impl Iterator<Item = Id> {
        let places = self.facts.places(&self.facts.tallies());
        places.into_iter().map(|place| place.id).filter(|id| self.facts.event.is_here(*id))
    }
}

/// The players of each game, by its number. A single player advances without playing.
pub(super) type Games = BTreeMap<u32, BTreeSet<Id>>;

impl Judge {
    /// The players of each game, as the round was published.
    fn published_games(&mut self, place: &Message, paired: &Paired) -> Games {
        let mut games = Games::new();
        let seats = paired.tables.iter().map(|pair| pair.iter().copied().collect());
        let alone = paired.byes.iter().map(|id| BTreeSet::from([*id]));
        for (at, players) in seats.chain(alone).enumerate() {
            let number = paired.numbers.get(at).copied().unwrap_or(0);
            if games.insert(number, players).is_some() {
                self.breach(place, msg!("verify.two-matches", n = number));
            }
        }
        games
    }

    pub fn bracket(&mut self, place: &Message, paired: &Paired) {
        let published = self.published_games(place, paired);
        let finals = self.facts.finals().filter(|_| paired.plan.is_none());
        if finals.is_some_and(|finals| !finals.seeds.is_empty() || paired.round != 1) {
            let due = self.due(paired.round);
            self.compare_games(place, &published, &due);
        } else {
            self.started_with_elimination(place, paired, &published);
        }
    }

    /// The first round without Swiss rounds before it: byes up to a power of two.
    fn started_with_elimination(&mut self, place: &Message, paired: &Paired, published: &Games) {
        let here: BTreeSet<Id> = self.facts.all_here().collect();
        let there: Vec<Id> = published.values().flatten().copied().collect();
        let size = here.len().next_power_of_two();
        let byes = published.values().filter(|players| players.len() == 1).count();
        if there.len() != here.len() || there.iter().copied().collect::<BTreeSet<_>>() != here {
            self.breach(place, msg!("verify.not-in-one-match"));
        }
        if byes != size - here.len() {
            let due = size - here.len();
            self.breach(place, msg!("verify.byes", n = byes, due));
        }
        if !published.keys().copied().eq(1..=size as u32 / 2) {
            self.breach(place, msg!("verify.matches-not-numbered"));
        }
        if let Some(plan) = &paired.plan {
            self.rounds_of(place, plan.kind, plan.rounds, here.len());
        }
    }

    fn due(&self, round: u32) -> Games {
        let Some(finals) = self.facts.finals() else { return Games::new() };
        let before = (round as usize).checked_sub(2).and_then(|at| finals.rounds.get(at));
        let (width, sources): (u32, BTreeMap<u32, Id>) = match before {
            None => {
                let seeds = (1..).zip(finals.seeds.iter().copied()).collect();
                (finals.seeds.len().next_power_of_two() as u32, seeds)
            }
            Some(tables) => {
                let on = |id: &Id| self.facts.event.is_here(*id);
                let winners = tables.iter().filter_map(|table| {
                    Some((table.game?, self.facts.advances(finals, table).filter(on)?))
                });
                (games_before(finals.rounds.first(), round), winners.collect())
            }
        };
        let mut due = Games::new();
        for (number, id) in sources {
            due.entry(number.min((width + 1).saturating_sub(number))).or_default().insert(id);
        }
        due
    }

    fn compare_games(&mut self, place: &Message, published: &Games, due: &Games) {
        for number in published.keys().chain(due.keys()).collect::<BTreeSet<_>>() {
            let side = |games: &Games| -> Vec<Id> {
                games.get(number).map_or_else(Vec::new, |players| players.iter().copied().collect())
            };
            let (has, due) = (side(published), side(due));
            if has != due {
                let (has, due) = (self.names(&has), self.names(&due));
                self.breach(place, msg!("verify.match-of-others", n = *number, due, has));
            }
        }
    }
}

/// How many games the round before this one has in a whole bracket.
fn games_before(first: Option<&Vec<Table>>, round: u32) -> u32 {
    let first = first.map_or(0, |tables| tables.iter().filter_map(|t| t.game).max().unwrap_or(0));
    first.checked_next_power_of_two().map_or(0, |size| size >> round.saturating_sub(2).min(31))
}

/// The sheets, match after match, from 1. S is a seed; W and L are the winner and the loser of a
/// match. The last match is the final.
const TWO: &str = "S1-S2 W1-L1";
const FOUR: &str = "S1-S4 S2-S3 W1-W2 L1-L2 L3-W4 W3-W5";
const EIGHT: &str = "S1-S8 S4-S5 S2-S7 S3-S6 W1-W2 W3-W4 L1-L2 L3-L4 W5-W6 W7-L6 W8-L5 \
                     W10-W11 L9-W12 W9-W13";
const SIXTEEN: &str = "S1-S16 S8-S9 S5-S12 S4-S13 S3-S14 S6-S11 S7-S10 S2-S15 \
                       L1-L2 L3-L4 L5-L6 L7-L8 W1-W2 W3-W4 W5-W6 W7-W8 \
                       W9-L16 W10-L15 W11-L14 W12-L13 W13-W14 W15-W16 \
                       W17-W18 W19-W20 W23-L21 W24-L22 W21-W22 W25-W26 L27-W28 W27-W29";

/// A match as far as it is known.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Match {
    pub round: u32,
    /// Outer `None`: not known yet. Inner `None`: nobody.
    pub players: [Option<Option<Id>>; 2],
    /// Winner and loser, once there are any.
    pub end: Option<[Option<Id>; 2]>,
    /// Whether its loser plays on below.
    pub second_chance: bool,
    /// Whether somebody won it at a table or by a published bye.
    pub on_record: bool,
}

impl Facts {
    /// The matches of the finals in their order, with the deciding game last if there is one.
    pub fn double(&self) -> Vec<Match> {
        let Some(finals) = self.finals() else { return Vec::new() };
        let Some(sheet) = sheet(finals.seeds.len()) else { return Vec::new() };
        let mut all: Vec<Match> = Vec::new();
        for (entry, round) in sheet.split_whitespace().zip(rounds(sheet)) {
            let sources: Vec<(char, usize)> = entry.split('-').map(source).collect();
            let mut players = [None; 2];
            for (seat, (kind, of)) in sources.iter().enumerate() {
                players[seat] = match kind {
                    'S' => Some(finals.seeds.get(of - 1).copied()),
                    'W' => all[of - 1].end.map(|end| end[0]),
                    _ => all[of - 1].end.map(|end| end[1]),
                };
            }
            let number = all.len() + 1;
            let below = format!("L{number}");
            let second_chance = sheet.split([' ', '-']).any(|word| word == below);
            let due = Match { round, players, second_chance, ..Match::default() };
            all.push(self.played(number, due));
        }
        let last = all[all.len() - 1];
        if let (Some([Some(winner), Some(_)]), Some(Some(second))) = (last.end, last.players[1])
            && winner == second
        {
            let number = all.len() + 1;
            let (round, players) = (last.round + 1, last.players);
            all.push(self.played(number, Match { round, players, ..Match::default() }));
            all[number - 2].second_chance = true;
        }
        all
    }

    /// The match of this number as it was played, if it was.
    fn played(&self, number: usize, due: Match) -> Match {
        let finals = self.finals();
        let mut tables = finals.into_iter().flat_map(|finals| finals.tables());
        let table = tables.find(|table| table.game == Some(number as u32));
        let on_record = table.is_some_and(Table::is_over);
        let end = match (due.players, table) {
            ([Some(one), Some(two)], Some(table)) => finals
                .and_then(|finals| self.advances(finals, table))
                .map(|winner| [Some(winner), if one == Some(winner) { two } else { one }]),
            ([Some(one), Some(two)], None) => self.without_a_table(one, two),
            _ => None,
        };
        Match { end, on_record, ..due }
    }

    /// The end of a match without a table: a player who has left loses. If both have left, the
    /// better seed is placed before the other.
    fn without_a_table(&self, one: Option<Id>, two: Option<Id>) -> Option<[Option<Id>; 2]> {
        let (Some(a), Some(b)) = (one, two) else { return Some([one.or(two), None]) };
        let a_first = match (self.event.is_here(a), self.event.is_here(b)) {
            (true, true) => return None,
            (true, false) => true,
            (false, true) => false,
            (false, false) => self.seed(a) < self.seed(b),
        };
        Some(if a_first { [one, two] } else { [two, one] })
    }

    pub fn seed(&self, id: Id) -> usize {
        let seeds = self.finals().map_or(&[][..], |finals| &finals.seeds);
        seeds.iter().position(|seed| *seed == id).unwrap_or(seeds.len())
    }

    /// The winner of the last match. A player who has left must have won it before.
    fn double_champion(&self) -> Option<Id> {
        let last = *self.double().last()?;
        let winner = last.end?[0]?;
        (self.event.is_here(winner) || last.on_record).then_some(winner)
    }

    /// The players by place: the later somebody was put out the better, then by seed.
    fn double_places(&self) -> Vec<Id> {
        let all = self.double();
        let out = |id: Id| {
            let lost = |m: &&Match| !m.second_chance && m.end.is_some_and(|e| e[1] == Some(id));
            all.iter().find(lost).map_or(u32::MAX, |m| m.round)
        };
        let mut due = self.finals().map_or_else(Vec::new, |finals| finals.seeds.clone());
        due.sort_by_key(|id| Reverse(out(*id)));
        due
    }
}

fn sheet(seeds: usize) -> Option<&'static str> {
    Some(match seeds {
        2 => TWO,
        3..=4 => FOUR,
        5..=8 => EIGHT,
        9..=16 => SIXTEEN,
        _ => return None,
    })
}

/// The round of each match: the one after the last of the matches that feed it.
fn rounds(sheet: &str) -> Vec<u32> {
    let mut rounds: Vec<u32> = Vec::new();
    for entry in sheet.split_whitespace() {
        let fed = entry.split('-').map(source).filter(|(kind, _)| *kind != 'S');
        rounds.push(1 + fed.map(|(_, of)| rounds[of - 1]).max().unwrap_or(0));
    }
    rounds
}

/// The rounds up to the final for this number of seeds, without the deciding game.
fn rounds_with_two_losses(seeds: usize) -> u32 {
    sheet(seeds).and_then(|sheet| rounds(sheet).last().copied()).unwrap_or(0)
}

/// `W12` as its letter and number.
fn source(word: &str) -> (char, usize) {
    let (kind, number) = word.split_at(1);
    (kind.chars().next().unwrap_or('S'), number.parse().unwrap_or(1))
}

impl Judge {
    pub fn double(&mut self, place: &Message, paired: &Paired) {
        let published = self.published_games(place, paired);
        let mut due = Games::new();
        for (number, m) in (1..).zip(self.facts.double()) {
            let here = m.players.iter().filter_map(|player| player.flatten());
            let here: BTreeSet<Id> = here.filter(|id| self.facts.event.is_here(*id)).collect();
            if m.round == paired.round && !here.is_empty() {
                due.insert(number, here);
            }
        }
        self.compare_games(place, &published, &due);
    }

    /// Compares the published ending of the event with the right one.
    pub fn ending(&mut self) {
        if self.facts.preliminary().is_some_and(|swiss| !swiss.rounds.is_empty()) {
            self.compare_standings(&STANDINGS);
        }
        self.everybody_met();
        let champion = champion(self.judged());
        self.finished(champion);
        if champion.is_some() {
            self.final_places();
        }
    }

    pub fn finished(&mut self, recorded: Option<Id>) {
        let due = self.champion();
        if recorded != due {
            let name = |id: Option<Id>| match id {
                Some(id) => Arg::Text(self.facts.name(id)),
                None => msg!("handbook.nobody").into(),
            };
            let sentence = msg!("verify.other-champion", due = name(due), named = name(recorded));
            self.breach(&msg!("verify.champion"), sentence);
        }
    }

    /// The champion, who is nobody that was put out. With finals it is the winner of the only game
    /// of the last round, or the only seed left. Without finals it is the first of the standings
    /// once all rounds are over.
    fn champion(&self) -> Option<Id> {
        self.winner().filter(|id| !self.facts.is_put_out(*id))
    }

    fn winner(&self) -> Option<Id> {
        let facts = &self.facts;
        if let Some(finals) = facts.finals() {
            if let ([], [only]) = (finals.rounds.as_slice(), finals.seeds.as_slice()) {
                return Some(*only);
            }
            if finals.kind == StageKind::DoubleElimination {
                return facts.double_champion();
            }
            let last = finals.rounds.last()?;
            let [game] = &last[..] else { return None };
            return facts.advances(finals, game).filter(|_| game.is_over());
        }
        let swiss = facts.preliminary()?;
        let over = swiss.rounds.len() as u32 >= facts.rounds
            && swiss.tables().all(|table| table.is_over());
        let first = || facts.places(&facts.tallies()).first().map(|place| place.id);
        if over && facts.cut == 0 && facts.level_first().is_empty() { first() } else { None }
    }

    /// Compares the final places with those by definition.
    ///
    /// Among the seeds, the later somebody lost the better, then by seed. A player loses in the
    /// round of their last seat, or in the next if they advanced and were not seen again. Behind
    /// them come all others as before, and at the end those who were put out.
    fn final_places(&mut self) {
        let Some(finals) = self.facts.finals().filter(|finals| !finals.seeds.is_empty()) else {
            return;
        };
        let reached = |id: Id| {
            let seated = (1..).zip(&finals.rounds).filter_map(|(number, tables)| {
                let table = tables.iter().find(|table| table.seat_of(id).is_some())?;
                let went_on = self.facts.advances(finals, table) == Some(id);
                Some(number + u32::from(went_on))
            });
            seated.max().unwrap_or(0)
        };
        let mut due = finals.seeds.clone();
        due.sort_by_key(|id| Reverse(reached(*id)));
        if finals.kind == StageKind::DoubleElimination {
            due = self.facts.double_places();
        }
        let all = self.facts.places(&self.facts.tallies());
        due.extend(all.iter().map(|place| place.id).filter(|id| !finals.seeds.contains(id)));
        due.sort_by_key(|id| self.facts.is_put_out(*id));
        let shown = final_places(self.judged());
        let wrong = (1..).zip(shown.iter().zip(&due)).find(|(_, (shown, due))| shown != due);
        if let Some((rank, (shown, due))) = wrong {
            let sentence = self.of_other(msg!("settings.place", n = rank), *due, *shown);
            self.breach(&msg!("verify.final-places"), sentence);
        }
    }
}
