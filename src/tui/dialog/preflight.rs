//! The preflight before a round or the cut: what is off, each with the key that settles it.

use super::Dialog;
use super::follow::ClosedByOthers;
use crate::event::action::Paired;
use crate::event::decide::{manually, stale};
use crate::event::{
    Absentees, Action, Command, CutBy, Decision, Event, Id, Moment, Preflight, PreflightItem,
    Remedy, comes_next, cut_comes_next, standings,
};
use crate::msg;
use crate::tui::cursor_move::CursorMove;
use crate::tui::scroll::Scroll;
use crate::tui::text_field::TextField;
use crate::words::{Arg, Message};

/// In a line with more tables than this, nobody finds their way.
const MOST_TABLES: usize = 40;

#[derive(Debug)]
pub struct PreflightDialog {
    pub checks: Preflight,
    /// The treatment of those who have not come, if it was chosen.
    pub absentees: Option<Absentees>,
    /// The chosen item among those with a remedy.
    pub at: usize,
    /// Moves the chosen item, with what follows it, if that is longer than the window.
    pub scroll: Scroll,
    /// Whether the dialog below asked for the round; that dialog then closes with this one.
    pub over: bool,
}

impl PreflightDialog {
    pub fn new(
        event: &Event,
        absentees: Option<Absentees>,
        over: bool,
        now: Moment,
    ) -> PreflightDialog {
        let checks = Preflight::of(event, absentees, now);
        PreflightDialog { checks, absentees, at: 0, scroll: Scroll::default(), over }
    }

    /// The preflight before the announced cut.
    pub fn of_cut(event: &Event, now: Moment) -> PreflightDialog {
        let checks = Preflight::of_cut(event, CutBy::Announced, now);
        PreflightDialog { checks, absentees: None, at: 0, scroll: Scroll::default(), over: false }
    }

    /// Whether the cut comes behind it, and no round.
    pub fn is_of_cut(&self) -> bool {
        matches!(self.checks.command, Command::Cut(_))
    }

    /// The items with a remedy, in the order of their numbers.
    pub fn remedies(&self) -> impl Iterator<Item = (usize, &Remedy)> {
        let items = self.checks.items.iter().enumerate();
        items.filter_map(|(at, item)| Some((at, item.remedy.as_ref()?)))
    }

    /// The remedy of the chosen item.
    pub fn chosen(&self) -> Option<&Remedy> {
        self.remedies().nth(self.at).map(|(_, remedy)| remedy)
    }

    /// The number of this item, from 1, if it has a remedy.
    pub fn number_of(&self, at: usize) -> Option<usize> {
        self.remedies().position(|(other, _)| other == at).map(|number| number + 1)
    }

    /// Whether somebody has not come whom a choice settles.
    pub fn has_absentees(&self) -> bool {
        let of_check_in = |item: &PreflightItem| item.remedy == Some(Remedy::CheckIn);
        self.absentees.is_some() || self.checks.items.iter().any(of_check_in)
    }

    /// Moves to another item, once all of this one was in sight.
    pub fn step(&mut self, step: CursorMove) {
        let at = self.scroll.at();
        self.scroll.step(step);
        if self.scroll.at() == at {
            let before = self.at;
            self.at = step.from(before, self.remedies().count());
            if self.at > before {
                self.scroll.top();
            }
        }
    }

    /// The question that the command asks, and that the screen has shown.
    pub fn question(&self) -> Option<&Message> {
        Some(&self.checks.decision.as_ref()?.question.as_ref()?.message)
    }

    /// The round that would be paired.
    fn drawn(&self) -> Option<&Paired> {
        match self.checks.decision.as_ref().and_then(|decision: &Decision| decision.action.as_ref())
        {
            Some(Action::Pair(paired)) => Some(paired),
            _ => None,
        }
    }

    /// Advice for a round that is too large to be written in one line.
    pub fn advice(&self) -> Option<Message> {
        let by_hand = self.remedies().any(|(_, remedy)| *remedy == Remedy::ByHand);
        let tables = self.drawn().filter(|_| by_hand)?.tables.len();
        (tables > MOST_TABLES).then(|| {
            msg!("dialog.too-many-tables", n = tables, swap = Arg::Verb("swap A B".to_owned()))
        })
    }

    /// The verb line for pairing the drawn round by hand. The cursor stands behind the first
    /// pair that meets again. For a round that is too large, the line has no tables yet.
    pub fn by_hand(&self, event: &Event) -> TextField {
        let Some(drawn) = self.drawn().filter(|drawn| drawn.tables.len() <= MOST_TABLES) else {
            return TextField::new("pair manual \"");
        };
        let met = |[a, b]: &[Id; 2]| standings(event).opponents(*a).any(|met| met == *b);
        let first = drawn.tables.iter().position(met).unwrap_or(0);
        let written = |tables: &[[Id; 2]], bye| manually(tables.iter().copied(), bye);
        // The line is ASCII, so bytes count letters; a quotation mark follows the tables.
        let cursor = written(&drawn.tables[..drawn.tables.len().min(first + 1)], None).len() - 1;
        TextField::new(written(&drawn.tables, drawn.bye)).with_cursor(cursor)
    }

    /// Shows what is off now, or closes if there is no round to pair any more.
    pub(super) fn follow(self, event: &Event, seen: u64) -> Dialog {
        if self.is_of_cut() {
            let now = PreflightDialog::of_cut(event, Moment::new(0, 0));
            let at = self.at.min(now.remedies().count().saturating_sub(1));
            return match cut_comes_next(event) {
                true => Dialog::Preflight(Box::new(PreflightDialog { at, ..now })),
                false => Dialog::Closed(ClosedByOthers {
                    title: msg!("preflight.after-last-round"),
                    why: msg!("preflight.no-cut-now"),
                }),
            };
        }
        let paired = stale(event, &Command::Pair, seen).map(|refusal| refusal.0);
        if paired.is_some() || !comes_next(event) {
            let why = paired.unwrap_or_else(|| msg!("preflight.no-cut-now"));
            return Dialog::Closed(ClosedByOthers { title: msg!("preflight.place"), why });
        }
        let PreflightDialog { absentees, at, over, .. } = self;
        let now = PreflightDialog::new(event, absentees, over, Moment::new(0, 0));
        let at = at.min(now.remedies().count().saturating_sub(1));
        Dialog::Preflight(Box::new(PreflightDialog { at, ..now }))
    }
}
