//! The tie-breaks that part the seeds of a cut, so that nobody has to look for them elsewhere.

use crate::event::{Event, Id};
use crate::msg;
use crate::ruleset::{TieBreak, Unit};
use crate::show::{Arithmetic, Neighbour};
use crate::words::Message;

/// The tie-breaks that decide among the seeds and the next player, in the order of the rules.
pub struct CutTies {
    /// The one that the rules compare first, and all that decide between neighbours.
    all: Vec<TieBreak>,
    /// Who is the last seed, and why the next player is behind them.
    line: Option<(Id, Neighbour)>,
}

impl CutTies {
    /// The tie-breaks of these players, best first, of whom so many are seeds.
    pub fn of(event: &Event, players: &[Id], seeds: usize) -> CutTies {
        let parts = |pair: &[Id]| {
            let neighbours = Arithmetic::of(event, pair[0])?.neighbours();
            neighbours.into_iter().find(|other| !other.is_ahead && other.id == pair[1])
        };
        let decided: Vec<Option<Neighbour>> = players.windows(2).take(seeds).map(parts).collect();
        let is_value = |by: &TieBreak| by.about().unit != Unit::Ahead;
        let rules = event.ruleset.preliminary.tie_breaks.iter().copied().filter(is_value);
        let decides = |by: &TieBreak| decided.iter().flatten().any(|other| other.by == Some(*by));
        let all = rules.enumerate().filter(|(at, by)| *at == 0 || decides(by));
        let all = all.map(|(_, by)| by).collect();
        let at_line = seeds.checked_sub(1).and_then(|at| decided.into_iter().nth(at)?);
        let line = at_line.and_then(|other| Some((*players.get(seeds - 1)?, other)));
        CutTies { all, line }
    }

    /// Those that are shown in so many columns; the one at the line of the cut is always among
    /// them.
    pub fn shown(&self, columns: usize) -> Vec<TieBreak> {
        let mut shown = self.all.clone();
        let at_line = self.line.as_ref().and_then(|(_, other)| other.by);
        while shown.len() > columns {
            let last = shown.iter().rposition(|by| Some(*by) != at_line).unwrap_or(0);
            shown.remove(last);
        }
        shown
    }

    /// What decides at the line of the cut, if the shown columns and the points do not tell it.
    pub fn at_the_line(&self, event: &Event, shown: &[TieBreak]) -> Option<Message> {
        let (last, next) = self.line.as_ref()?;
        next.by.filter(|by| !shown.contains(by))?;
        let (name, other) = (event.label(*last), event.label(next.id));
        Some(msg!("dialog.cut-line", name, other, why = &next.sentence))
    }
}
