//! A result typed as games won, such as `2-1`, in the dialog of a table.

use super::report::{Awaiting, ReportDialog};
use crate::event::{Command, Event, Report, read_games_won};
use crate::msg;
use crate::ruleset::MatchShape;
use crate::tui::keys::{Key, ch};
use crate::words::Message;

impl ReportDialog {
    /// Asks for the games that both won. If one game is typed, its key was the first number: who
    /// types `2-1` has pressed `2` before the hyphen. A zero names no winner, so it is a number
    /// itself: `2 0` and `0 2` are whole results.
    pub fn ask_games_won(&mut self, event: &Event, key: Key) -> Option<Command> {
        if self.awaiting == Some(Awaiting::GamesWon) {
            return None;
        }
        if self.ask_scores(event) {
            self.score_sign(key);
            return None;
        }
        let begun = self.known(event);
        self.games_won = match self.games.strip_prefix(begun.as_str()) {
            Some("W") if begun.is_empty() => "1".to_owned(),
            Some("L") if begun.is_empty() => "2".to_owned(),
            _ => String::new(),
        };
        self.awaiting = Some(Awaiting::GamesWon);
        if key == ch('0') { self.games_won_digit(event, '0') } else { None }
    }

    /// Whether one game is typed, so that a zero behind it ends the result.
    pub fn takes_zero(&self, event: &Event) -> bool {
        let one_typed = self.awaiting.is_none() && matches!(&*self.games, "W" | "L");
        one_typed && self.known(event).is_empty() && self.has_several_games(event)
    }

    /// Adds a number of games. The second one ends the question.
    pub fn games_won_digit(&mut self, event: &Event, digit: char) -> Option<Command> {
        if self.games_won.len() == 2 {
            self.games_won.pop();
        }
        self.games_won.push(digit);
        self.take_games_won(event)
    }

    /// The command for both numbers; a result that cannot be stays as it was typed.
    pub fn take_games_won(&mut self, event: &Event) -> Option<Command> {
        let told = self.told_games_won()?;
        let read = read_games_won(&told, self.shape(event), self.draws(event), &self.known(event));
        let games = match read {
            Some(Err(_)) => return None,
            Some(Ok(games)) => games.as_str().to_owned(),
            None => String::new(),
        };
        let won = games.matches('W').count() != games.matches('L').count();
        if won && self.most_margin(event).is_some() {
            (self.games, self.awaiting) = (games, Some(Awaiting::Margin));
            return None;
        }
        Some(self.command(event, Report::Games(told)))
    }

    /// Goes back from the games won to the games.
    pub fn leave_games_won(&mut self) {
        self.awaiting = None;
        self.games_won.clear();
    }

    /// The reason why what is typed as games won is no result.
    pub fn why_no_games_won(&self, event: &Event) -> Option<Message> {
        let Some(told) = self.told_games_won() else { return Some(msg!("result.missing")) };
        let read = read_games_won(&told, self.shape(event), self.draws(event), &self.known(event));
        let why = read.and_then(Result::err)?;
        Some(msg!("result.no-result", text = told, why))
    }

    /// The question for the games won, and what is typed of them: `2-▏`.
    pub fn games_won_asked(&self, event: &Event) -> Message {
        let names = self.players(event).map(|ids| ids.map(|id| event.label(id)));
        let [one, two] = names.unwrap_or_default();
        let ask = msg!("result.ask", one, two);
        msg!("common.spaced", one = ask, other = self.shown_games_won())
    }

    /// `2-▏`: the numbers as far as they are typed.
    pub fn shown_games_won(&self) -> String {
        let mut digits = self.games_won.chars();
        match (digits.next(), digits.next()) {
            (None, _) => "▏".to_owned(),
            (Some(one), None) => format!("{one}-▏"),
            (Some(one), Some(two)) => format!("{one}-{two}▏"),
        }
    }

    /// Whether both numbers are typed, and are no result.
    pub fn has_both_numbers(&self) -> bool {
        self.awaiting == Some(Awaiting::GamesWon) && self.games_won.len() == 2
    }

    /// Whether a match here has several games.
    pub fn has_several_games(&self, event: &Event) -> bool {
        self.shape(event) != MatchShape::OneGame
    }

    /// The games of the match that are in.
    fn known(&self, event: &Event) -> String {
        self.pairing(event).map_or_else(String::new, |pairing| pairing.so_far.to_string())
    }

    /// `2-1`, once both numbers are typed.
    fn told_games_won(&self) -> Option<String> {
        let mut digits = self.games_won.chars();
        Some(format!("{}-{}", digits.next()?, digits.next()?))
    }
}
