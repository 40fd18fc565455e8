use crate::event::action::Paired;
use crate::event::decide::{Decision, counted, manually};
use crate::event::{Action, Event, Id, standings};
use crate::tui::field::Field;
use crate::tui::scroll::Scroll;

/// A line of more tables than this nobody finds his way in.
const MOST_TABLES: usize = 40;

/// Every round would bring two together again: whether it is to be paired so.
#[derive(Debug)]
pub struct Rematches {
    /// How many tables at least, and which; what Enter agrees to.
    pub question: String,
    /// The round that Enter would pair.
    drawn: Option<Paired>,
    pub scroll: Scroll,
}

impl Rematches {
    pub fn new(decision: Decision) -> Rematches {
        let drawn = match decision.action {
            Some(Action::Pair(paired)) => Some(paired),
            _ => None,
        };
        let question = decision.question.unwrap_or(decision.told);
        Rematches { question, drawn: drawn.map(|drawn| *drawn), scroll: Scroll::default() }
    }

    /// Where the round is too large for one line: what is easier.
    pub fn advice(&self) -> Option<String> {
        let tables = self.drawn.as_ref()?.tables.len();
        (tables > MOST_TABLES).then(|| {
            format!(
                "{} are too many to be written into one line: pair it so, and swap A B exchanges \
                 two players.",
                counted(tables, "table")
            )
        })
    }

    /// The verb with which the organizer pairs the round himself: as it was drawn, with the cursor
    /// behind the first who meet again; empty, if the round is too large for that.
    pub fn by_hand(&self, event: &Event) -> Field {
        let Some(drawn) = self.drawn.as_ref().filter(|_| self.advice().is_none()) else {
            return Field::new("pair manual \"");
        };
        let met = |[a, b]: &[Id; 2]| standings(event).opponents(*a).any(|met| met == *b);
        let first = drawn.tables.iter().position(met).unwrap_or(0);
        let written = |tables: &[[Id; 2]], bye| manually(tables.iter().copied(), bye);
        // All of it is digits and signs; behind the tables stands a quotation mark.
        let cursor = written(&drawn.tables[..drawn.tables.len().min(first + 1)], None).len() - 1;
        Field::new(written(&drawn.tables, drawn.bye)).with_cursor(cursor)
    }
}
