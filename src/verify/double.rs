//! Double elimination, from bracket sheets of this module's own.
//!
//! They tell who belongs in each match, who is champion, and who is put out when.

use super::bracket::Games;
use super::facts::Facts;
use super::judge::Judge;
use super::tables::Table;
use crate::event::Id;
use crate::event::action::Paired;
use crate::words::Message;
use std::cmp::Reverse;
use std::collections::BTreeSet;

/// The sheets, match after match, from 1.
///
/// S is a seed; W and L are the winner and the loser of a match. The last match is the final.
const TWO: &str = "S1-S2 W1-L1";
const FOUR: &str = "S1-S4 S2-S3 W1-W2 L1-L2 L3-W4 W3-W5";
const EIGHT: &str = "S1-S8 S4-S5 S2-S7 S3-S6 W1-W2 W3-W4 L1-L2 L3-L4 W5-W6 W7-L6 W8-L5 \
                     W10-W11 L9-W12 W9-W13";
const SIXTEEN: &str = "S1-S16 S8-S9 S5-S12 S4-S13 S3-S14 S6-S11 S7-S10 S2-S15 \
                       L1-L2 L3-L4 L5-L6 L7-L8 W1-W2 W3-W4 W5-W6 W7-W8 \
                       W9-L16 W10-L15 W11-L14 W12-L13 W13-W14 W15-W16 \
                       W17-W18 W19-W20 W23-L21 W24-L22 W21-W22 W25-W26 L27-W28 W27-W29";

/// A match as far as it is known.
#[derive(Debug, Clone, Copy)]
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
            all.push(self.played(number as u32, round, players, second_chance));
        }
        let last = all[all.len() - 1];
        if let (Some([Some(winner), Some(_)]), Some(Some(second))) = (last.end, last.players[1])
            && winner == second
        {
            let number = all.len() as u32 + 1;
            all.push(self.played(number, last.round + 1, last.players, false));
            let at = all.len() - 2;
            all[at].second_chance = true;
        }
        all
    }

    fn played(
        &self,
        number: u32,
        round: u32,
        players: [Option<Option<Id>>; 2],
        second_chance: bool,
    ) -> Match {
        let finals = self.finals();
        let mut tables = finals.into_iter().flat_map(|finals| finals.tables());
        let table = tables.find(|table| table.game == Some(number));
        let on_record = table.is_some_and(Table::is_over);
        let end = match (players, table) {
            ([Some(one), Some(two)], Some(table)) => finals
                .and_then(|finals| self.advances(finals, table))
                .map(|winner| [Some(winner), if one == Some(winner) { two } else { one }]),
            ([Some(one), Some(two)], None) => self.without_a_table(one, two),
            _ => None,
        };
        Match { round, players, end, second_chance, on_record }
    }

    /// The end of a match without a table: a player who has left loses.
    ///
    /// If both have left, the better seed is placed before the other.
    fn without_a_table(&self, one: Option<Id>, two: Option<Id>) -> Option<[Option<Id>; 2]> {
        let (Some(a), Some(b)) = (one, two) else { return Some([one.or(two), None]) };
        let a_first = match (self.is_here(a), self.is_here(b)) {
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
    pub fn double_champion(&self) -> Option<Id> {
        let last = *self.double().last()?;
        let winner = last.end?[0]?;
        (self.is_here(winner) || last.on_record).then_some(winner)
    }

    /// The players by place: the later somebody was put out the better, then by seed.
    pub fn double_places(&self) -> Vec<Id> {
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

/// The sheet for this number of seeds.
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
pub(super) fn rounds_with_two_losses(seeds: usize) -> u32 {
    sheet(seeds).and_then(|sheet| rounds(sheet).last().copied()).unwrap_or(0)
}

/// `W12` as its letter and number.
fn source(word: &str) -> (char, usize) {
    let (kind, number) = word.split_at(1);
    (kind.chars().next().unwrap_or('S'), number.parse().unwrap_or(1))
}

impl Judge {
    pub fn double(&mut self, place: &Message, paired: &Paired) {
        let given = self.games_given(place, paired);
        let mut due = Games::new();
        for (number, m) in (1..).zip(self.facts.double()) {
            let here = m.players.iter().filter_map(|player| player.flatten());
            let here: BTreeSet<Id> = here.filter(|id| self.facts.is_here(*id)).collect();
            if m.round == paired.round && !here.is_empty() {
                due.insert(number, here);
            }
        }
        self.compare_games(place, &given, &due);
    }
}
