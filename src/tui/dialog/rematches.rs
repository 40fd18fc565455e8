use crate::event::action::Paired;
use crate::event::decide::{Decision, manually};
use crate::event::{Action, Event, Id, standings};
use crate::msg;
use crate::tui::scroll::Scroll;
use crate::tui::text_field::TextField;
use crate::words::{Arg, Message};

/// In a line with more tables than this, nobody finds their way.
const MOST_TABLES: usize = 40;

/// Asks for agreement to a rematch, because every possible round would have one.
#[derive(Debug)]
pub struct Rematches {
    /// The smallest number of rematches, and which they are; Enter agrees to this.
    pub question: Message,
    /// The round that Enter would pair.
    drawn: Option<Paired>,
    /// Whether the dialog below asked for the round; that dialog then closes with this one.
    pub over: bool,
    pub scroll: Scroll,
}

impl Rematches {
    /// Whether this is what the decision asks about: only such a question stands among the
    /// warnings, before its remedy.
    pub fn are_asked_about(decision: &Decision) -> bool {
        let question = decision.asks();
        decision.warnings.iter().any(|warning| warning.begins_with(&question))
    }

    pub fn new(decision: Decision, over: bool) -> Rematches {
        let question = decision.asks();
        let drawn = match decision.action {
            Some(Action::Pair(paired)) => Some(paired),
            _ => None,
        };
        let drawn = drawn.map(|drawn| *drawn);
        Rematches { question, drawn, over, scroll: Scroll::default() }
    }

    /// Advice for a round that is too large to be written in one line.
    pub fn advice(&self) -> Option<Message> {
        let tables = self.drawn.as_ref()?.tables.len();
        (tables > MOST_TABLES).then(|| {
            msg!("dialog.too-many-tables", n = tables, swap = Arg::Verb("swap A B".to_owned()))
        })
    }

    /// The verb line for pairing the drawn round by hand. The cursor stands behind the first
    /// pair that meets again. For a round that is too large, the line has no tables yet.
    pub fn by_hand(&self, event: &Event) -> TextField {
        let Some(drawn) = self.drawn.as_ref().filter(|_| self.advice().is_none()) else {
            return TextField::new("pair manual \"");
        };
        let met = |[a, b]: &[Id; 2]| standings(event).opponents(*a).any(|met| met == *b);
        let first = drawn.tables.iter().position(met).unwrap_or(0);
        let written = |tables: &[[Id; 2]], bye| manually(tables.iter().copied(), bye);
        // The line is ASCII, so bytes count letters; a quotation mark follows the tables.
        let cursor = written(&drawn.tables[..drawn.tables.len().min(first + 1)], None).len() - 1;
        TextField::new(written(&drawn.tables, drawn.bye)).with_cursor(cursor)
    }
}
