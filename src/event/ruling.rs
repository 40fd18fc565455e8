//! Rulers: who rules at the tables where leaders play.

use super::{Event, Id, Role};
use crate::event::actions::officials::{
    Leader, LeaderTable, leaders, marshal_rules, sits_at, tables_of_leaders,
};
use crate::msg;
use crate::ruleset::Ruleset;
use crate::words::{Arg, Message};

/// A table of the newest round at which at least one leader plays.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuledTable {
    pub table: u32,
    pub of: [Id; 2],
    /// The leaders who sit there.
    pub leaders: Vec<String>,
    pub ruler: Ruler,
}

/// The person who rules at a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ruler {
    Leader {
        name: String,
        role: Role,
    },
    /// The rules of the game do not say, so the organizer decides before the game.
    NotSaid,
    /// Nobody: everybody who could rule plays there or is away.
    Nobody,
}

impl Ruler {
    /// The ruler in a table's cell: `Zofia Wir, judge`.
    pub fn phrase(&self, game: &Ruleset) -> Message {
        match self {
            Ruler::Leader { name, role } => {
                msg!("common.comma", one = name, other = role.phrase(game))
            }
            Ruler::NotSaid => msg!("officials.rules-at", who = "none"),
            Ruler::Nobody => msg!("officials.rules-at", who = "nobody"),
        }
    }
}

impl RuledTable {
    /// `Table 3, where Jan Kos plays: Zofia Wir, judge, rules.`
    pub fn sentence(&self, game: &Ruleset) -> Message {
        let (table, n) = (self.table, self.leaders.len());
        let names = Arg::List(self.leaders.iter().map(Arg::from).collect());
        let rules = match &self.ruler {
            Ruler::Leader { .. } => msg!("officials.rules", who = self.ruler.phrase(game)),
            Ruler::NotSaid | Ruler::Nobody => self.ruler.phrase(game),
        };
        msg!("officials.at-table", table, n, names, rules)
    }
}

impl Event {
    /// The tables of the newest round at which leaders play, each with who rules there.
    ///
    /// At the table of one leader another leader rules; where two meet, the marshal, or the
    /// organizer if there is no marshal. A ruler must be present and not sit at that table.
    pub fn ruled_tables(&self) -> Vec<RuledTable> {
        let leaders = leaders(self);
        if self.finished.is_some() || leaders.iter().all(|leader| !leader.plays) {
            return Vec::new();
        }
        let pairings = self.round().map_or(&[][..], |round| &round.pairings);
        let seated = pairings.iter().filter_map(|p| Some((p.table?, [p.a, p.b?])));
        seated.filter_map(|(table, of)| self.ruled_table(&leaders, table, of)).collect()
    }

    /// The ruler at this table of the newest round; None if no leader plays there.
    pub fn ruled_table_at(&self, table: u32) -> Option<RuledTable> {
        self.ruled_tables().into_iter().find(|ruled| ruled.table == table)
    }

    fn ruled_table(&self, leaders: &[Leader], table: u32, of: [Id; 2]) -> Option<RuledTable> {
        let sits = |leader: &&Leader| sits_at(self, leader.name, of);
        let playing: Vec<&Leader> = leaders.iter().filter(|l| l.plays).filter(sits).collect();
        if playing.is_empty() {
            return None;
        }
        let ruler = match tables_of_leaders(self, leaders, &[of]).pop() {
            Some(_) if !marshal_rules(self) => Ruler::NotSaid,
            Some(LeaderTable { rules, .. }) => rules.map_or(Ruler::Nobody, Ruler::from),
            None => {
                let free = leaders.iter().filter(|leader| leader.here && !sits(leader));
                free.min_by_key(|leader| (leader.plays, precedence(leader.role)))
                    .map_or(Ruler::Nobody, |leader| Ruler::from(*leader))
            }
        };
        let leaders = playing.iter().map(|leader| leader.name.to_owned()).collect();
        Some(RuledTable { table, of, leaders, ruler })
    }
}

impl From<Leader<'_>> for Ruler {
    fn from(leader: Leader) -> Ruler {
        Ruler::Leader { name: leader.name.to_owned(), role: leader.role }
    }
}

/// The order in which leaders rule for one another: the highest authority first.
fn precedence(role: Role) -> u8 {
    match role {
        Role::Marshal => 0,
        Role::Organizer => 1,
        Role::Judge => 2,
    }
}

/// A leader of the event, as the list of officials shows them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeaderLine {
    pub name: String,
    pub role: Role,
    pub here: bool,
    pub plays: bool,
    /// Not named: they created the event, and no other organizer is named.
    pub by_default: bool,
    /// The table at which they play in the newest round.
    pub at: Option<RuledTable>,
}

impl Event {
    /// Everybody who leads the event, the organizer by default first.
    pub fn leader_lines(&self) -> Vec<LeaderLine> {
        let ruled = self.ruled_tables();
        let line = |leader: &Leader| LeaderLine {
            name: leader.name.to_owned(),
            role: leader.role,
            here: leader.here,
            plays: leader.plays,
            by_default: leader.by_default,
            at: ruled.iter().find(|table| table.leaders.iter().any(|n| n == leader.name)).cloned(),
        };
        leaders(self).iter().map(line).collect()
    }
}
