//! A result as it is entered, question by question.
//!
//! A host (a dialog, the station, the dialogue in lines) turns keys or words into [`Token`]s, asks
//! the question of [`ResultEntry::asked`], and gets a [`Command`] once the result is complete. The
//! names of keys, and questions before saving, are the host's.

use super::actions::Leavers;
use super::{
    Command, Event, Game, Id, Pairing, Report, ResultText, Side, Stage, Who, read_games,
    read_games_won,
};
use crate::msg;
use crate::ruleset::MatchShape;
use crate::words::Message;

/// The most digits that a margin may have.
const MARGIN_DIGITS: usize = 5;

/// The most digits that a score may have.
const SCORE_DIGITS: usize = 6;

/// The sign between two scores as typed.
const BETWEEN: char = ' ';

/// A table's result while it is being entered.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ResultEntry {
    pub stage: usize,
    pub round: u32,
    pub table: u32,
    /// The games typed so far, from the view of the first-named player.
    pub games: String,
    /// Both scores as typed, in a match whose result is entered by scores.
    scores: Option<String>,
    /// A question besides the games or the scores.
    question: Option<Asked>,
    /// The digits typed for a margin, or for the games won.
    digits: String,
    /// The win is marked as won on time, which is worth less.
    pub timed: bool,
    /// Those marked as dropping after the match.
    pub leavers: Leavers,
}

/// What to enter next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Asked {
    /// Who won the match, or its next game.
    Games,
    /// Both scores.
    Scores,
    /// Who won, if the scores do not decide it.
    ScoreWinner,
    /// The margin of the win, in games that record it.
    Margin,
    /// How many games each has won.
    GamesWon,
    /// The kind of end of the match, if neither a win nor a draw.
    Outcome,
    WhoConceded,
    WhoConcededTheMatch,
    WhoWasAbsent,
    WhoPlaysFirstSide,
}

/// One input.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Token {
    /// This player won, or is the answer to the question.
    Side(Side),
    Drawn,
    BothLost,
    Digit(char),
    /// The hyphen between two numbers. After a winner's digit it turns that into a number: `2-1`,
    /// `24-17`.
    Dash,
    /// The result is complete.
    Enter,
    /// Removes the last digit or game, or closes the question.
    Erase,
    /// Closes the question and discards what was typed for it.
    Back,
    Ask(Asked),
    /// Toggles that the player of this side drops after the match.
    Leaves(Side),
    /// Toggles that the win is one on time.
    Timed,
}

/// What is missing or wrong in what was typed. The host words it with its keys.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Lack {
    Winner,
    /// The second of two games, which may be `drawn`.
    SecondGame {
        drawn: bool,
    },
    /// The deciding game, which has this number.
    Decider(usize),
    Margin {
        most: u32,
    },
    LowerMargin {
        most: u32,
    },
    /// Both numbers are typed, but no match here ends like this.
    GamesWon(String),
    /// Anything else, in a sentence.
    Other(Message),
}

impl ResultEntry {
    /// An empty entry, for somebody who enters the whole result.
    pub fn blank(event: &Event, (stage, round, table): (usize, u32, u32)) -> ResultEntry {
        let entry = ResultEntry { stage, round, table, ..ResultEntry::default() };
        let rule = entry.stage(event).and_then(|at| at.scores(&event.ruleset, entry.shape(event)));
        ResultEntry { scores: rule.map(|_| String::new()), ..entry }
    }

    /// For a scorekeeper: it starts with the saved games of an unfinished match.
    pub fn new(event: &Event, at: (usize, u32, u32)) -> ResultEntry {
        let entry = ResultEntry::blank(event, at);
        let Some(pairing) = entry.pairing(event) else { return entry };
        let (games, leavers) = (pairing.so_far.to_string(), pairing.leavers);
        ResultEntry { games, leavers, ..entry }
    }

    /// Discards what was typed, because it was wrong or meant for other players.
    pub fn forget(&mut self, event: &Event) {
        let ResultEntry { stage, round, table, .. } = *self;
        let leavers = self.leavers_known(event);
        let scores = self.scores.take().map(|_| String::new());
        *self = ResultEntry { stage, round, table, leavers, scores, ..ResultEntry::default() };
    }

    pub fn asked(&self) -> Asked {
        let plain = if self.scores.is_some() { Asked::Scores } else { Asked::Games };
        self.question.unwrap_or(plain)
    }

    /// Opens a question besides the games or the scores.
    pub fn ask(&mut self, asked: Asked) {
        self.question = Some(asked);
    }

    /// Takes one token. Returns the command once the entry is complete; until then,
    /// [`asked`](ResultEntry::asked) has the next question.
    ///
    /// # Errors
    /// What was typed is incomplete or impossible.
    pub fn feed(&mut self, event: &Event, token: Token) -> Result<Option<Command>, Lack> {
        let mut result = None;
        match (token, self.asked()) {
            (Token::Side(by), Asked::WhoConceded) => {
                let after = (!self.games.is_empty()).then(|| self.games.clone());
                result = Some(Report::Concede { by, after });
            }
            (Token::Side(by), Asked::WhoConcededTheMatch) => {
                result = Some(Report::ConcedeMatch(by));
            }
            (Token::Side(side), Asked::WhoWasAbsent) => result = Some(Report::NoShow(side)),
            (Token::Side(side), Asked::WhoPlaysFirstSide) => {
                self.question = None;
                return Ok(self.first_side(event, side));
            }
            (Token::Side(Side::A), _) => result = self.game(event, Game::Won)?,
            (Token::Side(Side::B), _) => result = self.game(event, Game::Lost)?,
            (Token::Drawn, _) => result = self.game(event, Game::Drawn)?,
            (Token::BothLost, _) => result = self.game(event, Game::BothLost)?,
            (Token::Digit(digit), _) => self.sign(event, Some(digit)),
            (Token::Dash, _) => self.sign(event, None),
            (Token::Enter, _) => result = self.finished(event)?,
            (Token::Erase, _) => self.erase(event),
            (Token::Back, _) => self.leave_question(event),
            (Token::Ask(asked), _) => self.ask(asked),
            (Token::Leaves(side), _) => {
                (self.question, self.leavers) = (None, self.leavers.toggled(side));
            }
            (Token::Timed, _) => (self.question, self.timed) = (None, !self.timed),
        }
        Ok(result.map(|result| self.command(event, result)))
    }

    /// Adds a game; the one that ends the match completes the result. If all games are already
    /// typed, it replaces the last.
    fn game(&mut self, event: &Event, game: Game) -> Result<Option<Report>, Lack> {
        if let Some(typed) = &mut self.scores {
            if game == Game::BothLost && self.question != Some(Asked::ScoreWinner) {
                typed.clear();
                return Ok(Some(Report::Games(game.as_str().to_owned())));
            }
            let scores = self.both_scores().filter(|scores| self.letters_of(event, *scores) > 1);
            let letter = Some(game.as_str().to_owned());
            return Ok(scores.map(|scores| Report::Scores(scores, letter)));
        }
        let asked = self.question.take();
        if self.is_over(event) {
            self.games.pop();
        }
        self.games.push_str(game.as_str());
        if !self.is_over(event) {
            return Ok(None);
        }
        // If the host asks before saving, the same key has to work again.
        self.question = asked.filter(|asked| *asked == Asked::Outcome);
        self.finished(event)
    }

    /// Adds a digit to the number that is typed now, or goes on to the next number. Numbers may
    /// begin where a winner is asked. They never end the result themselves, so that the Enter
    /// behind them cannot reach another table.
    fn sign(&mut self, event: &Event, digit: Option<char>) {
        match (self.asked(), digit) {
            (Asked::Games, _) | (Asked::Margin, None) => self.ask_numbers(event),
            _ => {}
        }
        match (self.asked(), digit, &mut self.scores) {
            (Asked::Scores, Some(digit), Some(typed)) => {
                let last = typed.rsplit(BETWEEN).next().unwrap_or_default();
                if last.len() < SCORE_DIGITS {
                    typed.push(digit);
                }
            }
            (Asked::Scores, None, Some(typed)) if !typed.is_empty() && !typed.contains(BETWEEN) => {
                typed.push(BETWEEN);
            }
            (Asked::Margin, Some(digit), _) if self.digits.len() < MARGIN_DIGITS => {
                self.digits.push(digit);
            }
            (Asked::GamesWon, Some(digit), _) => {
                self.digits.truncate(1);
                self.digits.push(digit);
            }
            _ => {}
        }
    }

    /// Asks for numbers instead of a winner: both scores, or the games won by each. What was typed
    /// before the hyphen becomes the first number: the `2` of `2-1`, or the `120` of `120-85`,
    /// which looked like a winner and a margin.
    fn ask_numbers(&mut self, event: &Event) {
        let by_scores = self.may_take_scores(event);
        if !by_scores && !self.has_several_games(event) {
            return;
        }
        let winner = match &*self.games {
            _ if !self.games_known(event).is_empty() => "",
            "W" => "1",
            "L" => "2",
            _ => "",
        };
        if !by_scores {
            (self.question, self.digits) = (Some(Asked::GamesWon), winner.to_owned());
            return;
        }
        let first = format!("{winner}{}", std::mem::take(&mut self.digits));
        self.scores = Some(if first.is_empty() { first } else { format!("{first}{BETWEEN}") });
        self.question = None;
        self.games.clear();
    }

    /// Turns this into the first number, if a hyphen followed it.
    pub fn begin_with(&mut self, number: String) {
        match (self.asked(), &mut self.scores) {
            (Asked::Scores, Some(typed)) => *typed = format!("{number}{BETWEEN}"),
            (Asked::GamesWon, _) if number.len() == 1 => self.digits = number,
            _ => {}
        }
    }

    /// Completes the result from what was typed, or asks for what it still needs.
    fn finished(&mut self, event: &Event) -> Result<Option<Report>, Lack> {
        if let Some(lack) = self.lack(event) {
            return Err(lack);
        }
        if self.asked() == Asked::GamesWon {
            return self.games_won(event);
        }
        if self.keeps_result(event) {
            return Ok(Some(Report::Same));
        }
        if let Some(scores) = self.both_scores() {
            let several = self.letters_of(event, scores) > 1;
            self.question = several.then_some(Asked::ScoreWinner);
            return Ok((!several).then_some(Report::Scores(scores, None)));
        }
        let games = self.games.clone();
        if self.asked() == Asked::Margin {
            let margin = self.digits.parse().ok();
            return Ok(margin.map(|margin| Report::WithMargin(games, margin)));
        }
        Ok(self.with_margin(event, games.clone(), Report::Games(games)))
    }

    /// The result of both numbers; if they are not a result, they stay as typed.
    fn games_won(&mut self, event: &Event) -> Result<Option<Report>, Lack> {
        let (text, games) = self.read_games_won(event)?;
        Ok(self.with_margin(event, games, Report::Games(text)))
    }

    /// The result with these games, unless a margin must be entered first.
    fn with_margin(&mut self, event: &Event, games: String, result: Report) -> Option<Report> {
        let won = games.matches('W').count() != games.matches('L').count();
        if !won || self.most_margin(event).is_none() {
            return Some(result);
        }
        (self.games, self.question) = (games, Some(Asked::Margin));
        self.digits.clear();
        None
    }

    /// Removes the last digit or game, or closes the question for a side.
    fn erase(&mut self, event: &Event) {
        match self.question {
            Some(Asked::GamesWon | Asked::Margin) if self.digits.pop().is_some() => {}
            Some(_) => self.leave_question(event),
            None => {
                self.games.pop();
                let erased = self.scores.as_mut().and_then(String::pop);
                if erased.is_none() && self.may_take_scores(event) {
                    self.scores = None;
                }
            }
        }
    }

    /// Goes back to the games or the scores; a match of one game starts again.
    fn leave_question(&mut self, event: &Event) {
        let margin = self.question.take() == Some(Asked::Margin);
        self.digits.clear();
        if margin && !self.has_several_games(event) {
            self.games.clear();
        }
    }

    /// The command that records which player plays the first side of the game.
    fn first_side(&self, event: &Event, side: Side) -> Option<Command> {
        let id = self.pairing(event)?.at(side)?;
        Some(Command::Side {
            table: self.table,
            who: Who::id(id),
            side: event.ruleset.sides.first()?.en.clone(),
            round: Some(self.round),
        })
    }

    pub fn command(&self, event: &Event, result: Report) -> Command {
        let result = match result {
            played @ (Report::Games(_) | Report::WithMargin(..) | Report::Scores(..))
                if self.timed =>
            {
                Report::Timed(Box::new(played))
            }
            result => result,
        };
        Command::Report {
            table: self.table,
            result,
            round: Some(self.round),
            stage: u32::try_from(self.stage).ok(),
            drop: self.new_leavers(event),
        }
    }
}

/// What is missing or wrong in what was typed.
impl ResultEntry {
    pub fn lack(&self, event: &Event) -> Option<Lack> {
        match self.asked() {
            Asked::Margin => return self.lack_of_margin(event),
            Asked::GamesWon => return self.read_games_won(event).err(),
            _ if self.keeps_result(event) => return None,
            _ if self.scores.is_some() => return self.lack_of_scores(event),
            _ => {}
        }
        let (shape, drawn) = (self.shape(event), self.draws(event));
        let [a, b] = self.games_so_far();
        let read = read_games(&self.games, shape, drawn).err()?;
        Some(match &*self.games {
            "" => Lack::Winner,
            "W" | "L" if shape == MatchShape::TwoGames => Lack::SecondGame { drawn },
            games if a == b && a + b == games.len() => Lack::Decider(games.len() + 1),
            _ => Lack::Other(msg!("screen.sentence", text = read).capitalised()),
        })
    }

    fn lack_of_margin(&self, event: &Event) -> Option<Lack> {
        let most = self.most_margin(event)?;
        match self.digits.parse::<u32>() {
            Err(_) => Some(Lack::Margin { most }),
            Ok(margin) if margin > most => Some(Lack::LowerMargin { most }),
            Ok(_) => None,
        }
    }

    fn lack_of_scores(&self, event: &Event) -> Option<Lack> {
        let stage = self.stage(event)?;
        let Some(scores) = self.both_scores() else {
            return Some(Lack::Other(msg!("result.incomplete", example = example(event))));
        };
        // Any letter shows whether the scores are possible.
        let letter = (self.letters_of(event, scores) > 1).then_some(Game::Won.as_str());
        let read = event.outcome_of_scores(stage, self.shape(event), scores, letter);
        read.err().map(|why| Lack::Other(msg!("screen.sentence", text = why).capitalised()))
    }

    /// The numbers as the text of a result, and its games as far as they follow.
    fn read_games_won(&self, event: &Event) -> Result<(String, String), Lack> {
        let mut digits = self.digits.chars();
        let (Some(one), Some(two)) = (digits.next(), digits.next()) else {
            let lost = u32::from(self.shape(event) == MatchShape::FirstToTwo);
            return Err(Lack::Other(msg!("result.missing", lost)));
        };
        let games_won = format!("{one}-{two}");
        let known = self.games_known(event);
        match read_games_won(&games_won, self.shape(event), self.draws(event), known) {
            // The message says that one more game decides.
            Some(Err(why)) if games_won == "1-1" && self.shape(event) == MatchShape::FirstToTwo => {
                Err(Lack::Other(msg!("common.labelled-stop", label = games_won, text = why)))
            }
            Some(Err(_)) => Err(Lack::GamesWon(games_won)),
            Some(Ok(games)) => Ok((games_won, games.as_str().to_owned())),
            None => Ok((games_won, String::new())),
        }
    }
}

/// What is known of the table, and what was typed for it.
impl ResultEntry {
    pub fn at(&self) -> (usize, u32, u32) {
        (self.stage, self.round, self.table)
    }

    pub fn stage<'a>(&self, event: &'a Event) -> Option<&'a Stage> {
        event.stages.get(self.stage.checked_sub(1)?)
    }

    /// The pairing as it is now.
    pub fn pairing<'a>(&self, event: &'a Event) -> Option<&'a Pairing> {
        event.pairing_at(self.at())
    }

    pub fn players(&self, event: &Event) -> Option<[Id; 2]> {
        let pairing = self.pairing(event)?;
        Some([pairing.a, pairing.b?])
    }

    /// The name of the player on this side.
    fn name(&self, event: &Event, side: Side) -> String {
        let id = self.pairing(event).and_then(|pairing| pairing.at(side));
        id.map_or_else(String::new, |id| event.label(id))
    }

    pub fn shape(&self, event: &Event) -> MatchShape {
        let stage = self.stage(event).filter(|_| self.pairing(event).is_some());
        stage.map_or(MatchShape::OneGame, |stage| stage.shape)
    }

    pub fn has_several_games(&self, event: &Event) -> bool {
        self.shape(event) != MatchShape::OneGame
    }

    /// Whether a game may be drawn here.
    pub fn draws(&self, event: &Event) -> bool {
        self.stage(event).is_some_and(|stage| stage.draws(&event.ruleset))
    }

    /// Whether players may report a draw. In a longer match a draw comes from time being called,
    /// which is for a judge to enter.
    pub fn may_draw(&self, event: &Event) -> bool {
        self.draws(event) && !self.has_several_games(event)
    }

    /// Whether the rules have wins on time here.
    pub fn has_timed_wins(&self, event: &Event) -> bool {
        self.stage(event).is_some_and(|stage| stage.has_timed_wins(&event.ruleset))
    }

    /// The largest margin of this match, if margins are recorded.
    pub fn most_margin(&self, event: &Event) -> Option<u32> {
        self.stage(event)?.margin(&event.ruleset).map(|rule| rule.most)
    }

    /// Whether numbers may be typed instead of winners.
    pub fn takes_numbers(&self, event: &Event) -> bool {
        self.has_several_games(event) || self.may_take_scores(event)
    }

    /// Whether both scores may be entered instead of the margin.
    fn may_take_scores(&self, event: &Event) -> bool {
        let rules = &event.ruleset;
        let rule = self.stage(event).map(|at| at.margin_of_scores(rules, self.shape(event)));
        rule.flatten().is_some()
    }

    /// How many letters of a result these scores allow.
    fn letters_of(&self, event: &Event, scores: [u32; 2]) -> usize {
        self.stage(event).map_or(0, |stage| stage.letters_of(&event.ruleset, scores).len())
    }

    /// The games of this match that are saved already.
    fn games_known<'a>(&self, event: &'a Event) -> &'a str {
        self.pairing(event).map_or("", |pairing| pairing.so_far.as_str())
    }

    fn leavers_known(&self, event: &Event) -> Leavers {
        self.pairing(event).map_or(Leavers::Nobody, |pairing| pairing.leavers)
    }

    /// Those who drop after the match, if they differ from those recorded; saved with the result.
    pub fn new_leavers(&self, event: &Event) -> Option<Leavers> {
        Some(self.leavers).filter(|leavers| *leavers != self.leavers_known(event))
    }

    /// Whether only those who drop change and the result stays.
    fn keeps_result(&self, event: &Event) -> bool {
        let has_result = self.pairing(event).is_some_and(|pairing| pairing.outcome.is_some());
        has_result && !self.has_typed() && self.new_leavers(event).is_some()
    }

    /// The games won by each, as far as typed.
    pub fn games_so_far(&self) -> [usize; 2] {
        ['W', 'L'].map(|letter| self.games.matches(letter).count())
    }

    /// Whether all games of the match are typed.
    pub fn is_over(&self, event: &Event) -> bool {
        self.shape(event).is_over(self.games_so_far(), self.games.len())
    }

    fn has_score(&self) -> bool {
        self.scores.as_ref().is_some_and(|typed| !typed.is_empty())
    }

    /// Whether a game or a digit of a score is typed.
    fn has_typed(&self) -> bool {
        !self.games.is_empty() || self.has_score()
    }

    /// Whether a question besides the games or the scores is open.
    pub fn has_question(&self) -> bool {
        self.question.is_some()
    }

    /// Whether there is nothing to remove.
    pub fn is_blank(&self) -> bool {
        self.question.is_none() && !self.has_typed()
    }

    /// Whether more is typed than the saved games.
    pub fn has_new(&self, event: &Event) -> bool {
        self.has_score() || self.games.len() > self.games_known(event).len()
    }

    /// Whether closing it would lose anything.
    pub fn would_lose(&self, event: &Event) -> bool {
        self.has_new(event) || self.new_leavers(event).is_some()
    }

    /// Whether closing it would lose an incomplete result.
    pub fn is_half_typed(&self, event: &Event) -> bool {
        let is_complete = self.is_over(event) && self.has_new(event);
        !is_complete && self.would_lose(event)
    }

    /// Whether one game is typed, so that a zero behind it makes two numbers.
    pub fn takes_zero(&self, event: &Event) -> bool {
        let one_typed = self.asked() == Asked::Games && matches!(&*self.games, "W" | "L");
        one_typed && self.games_known(event).is_empty() && self.has_several_games(event)
    }

    /// The digits of a margin or of the games won, as far as they are typed: `2-▏`.
    pub fn digits(&self) -> String {
        let mut digits = self.digits.chars();
        match (self.question, digits.next()) {
            (Some(Asked::GamesWon), Some(one)) => format!("{one}-{}▏", digits.as_str()),
            _ => format!("{}▏", self.digits),
        }
    }

    /// The score typed for this side, with the cursor at the next digit.
    pub fn score_of(&self, side: Side) -> Option<String> {
        let typed = self.scores.as_deref()?;
        let (score, here) = match (typed.split_once(BETWEEN), side) {
            (None, Side::A) => (typed, true),
            (None, Side::B) => ("", false),
            (Some((first, _)), Side::A) => (first, false),
            (Some((_, second)), Side::B) => (second, true),
        };
        let cursor = if here && self.asked() == Asked::Scores { "▏" } else { "" };
        Some(format!("{score}{cursor}"))
    }

    /// Both scores, once they are typed.
    fn both_scores(&self) -> Option<[u32; 2]> {
        let (a, b) = self.scores.as_deref()?.split_once(BETWEEN)?;
        Some([a.parse().ok()?, b.parse().ok()?])
    }
}

/// The questions in words for every host, without names of keys.
impl ResultEntry {
    /// The question for both scores, or the result that the typed scores give. `confirms` means
    /// that the opponent still has to confirm it.
    pub fn scores_asked(&self, event: &Event, enter: &str, confirms: bool) -> Message {
        let rules = &event.ruleset.preliminary;
        let own = rules.scores.as_ref().map(|rule| rule.most);
        let most = own.or(rules.margin.as_ref().map(|rule| rule.most)).unwrap_or_default();
        let ask = msg!("result.scores-ask", example = example(event), most);
        let Some((scores, stage)) = self.both_scores().zip(self.stage(event)) else { return ask };
        let [a, b] = scores;
        if self.letters_of(event, scores) > 1 {
            return match self.lack_of_scores(event) {
                Some(Lack::Other(why)) => why,
                _ => msg!("result.is-asked", a, b, key = enter),
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
                match confirms {
                    true => msg!("result.scores-goes-on", result, key = enter).capitalised(),
                    false => msg!("result.over", score = result, key = enter).capitalised(),
                }
            }
            (Err(why), _) => msg!("screen.sentence", text = why).capitalised(),
            (Ok(_), None) => ask,
        }
    }

    /// The question who won with these scores, with the points that each answer brings.
    pub fn winner_asked(&self, event: &Event, keys: [String; 2]) -> Message {
        let Some((scores, stage)) = self.both_scores().zip(self.stage(event)) else {
            return msg!("result.incomplete", example = example(event));
        };
        let [one, two] = [Side::A, Side::B].map(|side| {
            let key = keys[side as usize].as_str();
            let named = msg!("common.spaced", one = key, other = self.name(event, side));
            let letter = if side == Side::A { Game::Won } else { Game::Lost };
            let won_by = Some(letter.as_str());
            let outcome = event.outcome_of_scores(stage, self.shape(event), scores, won_by).ok();
            let preliminary = stage.kind.is_preliminary();
            match outcome.and_then(|of| event.points_by_scores(&of, preliminary)) {
                Some([a, b]) => msg!("result.with-points", result = named, a, b),
                None => named,
            }
        });
        let [a, b] = scores;
        msg!("result.who-won", a, b, one, two)
    }
}

/// Two scores as they are typed: `24 17`.
fn example(event: &Event) -> String {
    let rule = event.ruleset.preliminary.scores.as_ref();
    let most = event.ruleset.preliminary.margin.as_ref().map_or(0, |rule| rule.most);
    let example = rule.map_or([most * 3 / 5, most * 2 / 5], |rule| rule.example());
    example.map(|score| score.to_string()).join(" ")
}
