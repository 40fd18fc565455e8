//! Both scores of a game in the dialog for its result: `24 17`. The consequences are shown before
//! it is saved.

use super::{Awaiting, ReportDialog};
use crate::event::{Command, Event, Game, Report, ResultText, Side, read_games_won};
use crate::msg;
use crate::ruleset::MatchShape;
use crate::tui::keys::{Act, Context, Key, ch, key_for};
use crate::words::Message;

/// The most digits that a score may have.
const SCORE_DIGITS: usize = 6;

/// Between the two scores, as they are typed.
const BETWEEN: char = ' ';

impl ReportDialog {
    /// The dialog, ready to take both scores where the match has them.
    pub fn with_scores(self, event: &Event) -> ReportDialog {
        let shape = self.shape(event);
        let rule = self.stage(event).and_then(|stage| stage.scores(&event.ruleset, shape));
        ReportDialog { scores: rule.map(|_| String::new()), ..self }
    }

    /// Whether both scores may be entered instead of the margin.
    pub fn may_take_scores(&self, event: &Event) -> bool {
        let rules = &event.ruleset;
        let rule = self.stage(event).map(|stage| stage.margin_of_scores(rules, self.shape(event)));
        rule.flatten().is_some()
    }

    /// Takes both scores from now on, if they may be entered instead of the margin. Who types
    /// `120-85` has named a winner with the first digit, and typed a margin with the others.
    pub fn ask_scores(&mut self, event: &Event) -> bool {
        if self.scores.is_some() || !self.may_take_scores(event) {
            return false;
        }
        let winner = match (self.awaiting, &*self.games) {
            (Some(Awaiting::Margin), "W") => "1",
            (Some(Awaiting::Margin), "L") => "2",
            _ => "",
        };
        let first = format!("{winner}{}", self.margin);
        self.scores = Some(if first.is_empty() { first } else { format!("{first}{BETWEEN}") });
        (self.awaiting, self.error_text) = (None, None);
        self.games.clear();
        self.margin.clear();
        true
    }

    /// Whether both scores are typed now, and not the answer to a question.
    pub fn takes_scores(&self) -> bool {
        self.scores.is_some() && self.awaiting.is_none()
    }

    /// Adds a digit to the score that is typed now, or goes on to the second one.
    pub fn score_sign(&mut self, key: Key) {
        let Some(typed) = &mut self.scores else { return };
        let sign = key.sign().filter(char::is_ascii_digit);
        let last = typed.rsplit(BETWEEN).next().unwrap_or_default();
        match sign {
            Some(digit) if last.len() < SCORE_DIGITS => typed.push(digit),
            None if !typed.is_empty() && !typed.contains(BETWEEN) => typed.push(BETWEEN),
            _ => {}
        }
    }

    /// The text typed for this side, and whether this score is the one being typed.
    pub fn score_of(&self, side: Side) -> Option<(&str, bool)> {
        let typed = self.scores.as_deref()?;
        Some(match (typed.split_once(BETWEEN), side) {
            (None, Side::A) => (typed, true),
            (None, Side::B) => ("", false),
            (Some((first, _)), Side::A) => (first, false),
            (Some((_, second)), Side::B) => (second, true),
        })
    }

    /// Both scores, once they are typed.
    pub fn both_scores(&self) -> Option<[u32; 2]> {
        let (a, b) = self.scores.as_deref()?.split_once(BETWEEN)?;
        Some([a.parse().ok()?, b.parse().ok()?])
    }

    /// Takes back the last sign of the scores.
    pub fn erase_score(&mut self, event: &Event) {
        let erased = self.scores.as_mut().and_then(String::pop);
        if erased.is_none() && self.may_take_scores(event) {
            self.scores = None;
        }
    }

    /// The command for the typed scores. If they do not say who won, the dialog asks first.
    pub fn scored(&mut self, event: &Event) -> Option<Command> {
        let (scores, stage) = (self.both_scores()?, self.stage(event)?);
        if stage.letters_of(&event.ruleset, scores).len() > 1 {
            self.awaiting = Some(Awaiting::ScoreWinner);
            return None;
        }
        Some(self.command(event, Report::Scores(scores, None)))
    }

    /// The command for a letter beside the scores: who won with them, or that both lost.
    pub fn scored_game(&mut self, event: &Event, letter: char) -> Option<Command> {
        match (self.awaiting, letter) {
            (Some(Awaiting::ScoreWinner), letter) => {
                let told = Some(letter.to_string());
                Some(self.command(event, Report::Scores(self.both_scores()?, told)))
            }
            (_, 'X') => {
                self.scores = Some(String::new());
                Some(self.command(event, Report::Games("X".to_owned())))
            }
            _ => None,
        }
    }

    /// Why the typed scores are no result yet.
    pub fn why_no_scores(&self, event: &Event) -> Option<Message> {
        let stage = self.stage(event)?;
        let Some(scores) = self.both_scores() else { return Some(incomplete(event)) };
        let several = stage.letters_of(&event.ruleset, scores).len() > 1;
        // Any letter shows whether the scores are possible.
        let told = several.then_some(Game::Won.as_str());
        let read = event.outcome_of_scores(stage, self.shape(event), scores, told);
        read.err().map(|why| msg!("screen.sentence", said = why).capitalised())
    }

    /// The dialog's question, or the result that the typed scores make of the match. At the
    /// `station`, the opponent confirms the result before it is saved.
    pub fn scores_asked(&self, event: &Event, enter: &str, station: bool) -> Message {
        let rules = &event.ruleset.preliminary;
        let own = rules.scores.as_ref().map(|rule| rule.most);
        let most = own.or(rules.margin.as_ref().map(|rule| rule.most)).unwrap_or_default();
        let ask = msg!("result.scores-ask", example = example(event), most);
        let Some((scores, stage)) = self.both_scores().zip(self.stage(event)) else { return ask };
        let [a, b] = scores;
        if stage.letters_of(&event.ruleset, scores).len() > 1 {
            return match self.why_no_scores(event) {
                Some(why) => why,
                None => msg!("result.is-asked", a, b, key = enter),
            };
        }
        let read = event.outcome_of_scores(stage, self.shape(event), scores, None);
        let read = read.and_then(|outcome| match self.timed {
            true => stage.with_timed_win(&event.ruleset, &event.scoring(), outcome),
            false => Ok(outcome),
        });
        match (read, self.pairing(event)) {
            (Ok(outcome), Some(pairing)) => {
                let result = ResultText::of(event, pairing, &outcome).message();
                match station {
                    true => msg!("result.scores-goes-on", result, key = enter).capitalised(),
                    false => msg!("result.over", score = result, key = enter).capitalised(),
                }
            }
            (Err(why), _) => msg!("screen.sentence", said = why).capitalised(),
            (Ok(_), None) => ask,
        }
    }

    /// The question who won with these scores, with the points that each answer brings.
    pub fn winner_asked(&self, event: &Event, [one, two]: [String; 2]) -> Message {
        let Some(([a, b], stage)) = self.both_scores().zip(self.stage(event)) else {
            return incomplete(event);
        };
        let label = |side: Side, key: String, letter: Game| -> Message {
            let id = self.pairing(event).and_then(|pairing| pairing.at(side));
            let name = id.map_or_else(String::new, |id| event.label(id));
            let named = msg!("common.spaced", one = key, other = name);
            let outcome = event
                .outcome_of_scores(stage, self.shape(event), [a, b], Some(letter.as_str()))
                .ok();
            let preliminary = stage.kind.is_preliminary();
            let points = outcome.and_then(|of| event.points_by_scores(&of, preliminary));
            match points {
                Some([a, b]) => msg!("result.with-points", result = named, a, b),
                None => named,
            }
        };
        let (one, two) = (label(Side::A, one, Game::Won), label(Side::B, two, Game::Lost));
        msg!("result.who-won", a, b, one, two)
    }
}

/// The key that goes on from the scores in the dialog of a scorekeeper.
pub fn key_after_scores() -> String {
    key_for(Context::Scores, Act::SaveResult)
}

fn incomplete(event: &Event) -> Message {
    msg!("result.incomplete", example = example(event))
}

/// Two scores as they are typed: `24 17`.
fn example(event: &Event) -> String {
    let rule = event.ruleset.preliminary.scores.as_ref();
    let most = event.ruleset.preliminary.margin.as_ref().map_or(0, |rule| rule.most);
    let example = rule.map_or([most * 3 / 5, most * 2 / 5], |rule| rule.example());
    example.map(|score| score.to_string()).join(" ")
}

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
