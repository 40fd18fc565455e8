//! A result as it is entered, question by question.
//!
//! Whoever asks for a result turns keys, buttons or words into a [`Token`], asks what
//! [`ResultEntry::asked`] says, and gets a [`Command`] once the result is whole. Names of keys, and
//! what is asked before a result is saved, are no matter of this.

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

/// Between the two scores, as they are typed.
const BETWEEN: char = ' ';

/// The result of a table, as far as it is entered.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ResultEntry {
    pub stage: usize,
    pub round: u32,
    pub table: u32,
    /// The games typed so far, from the view of the first-named player.
    pub games: String,
    /// Both scores as they are typed, in a match whose result is entered so.
    scores: Option<String>,
    /// What is asked beside the games or the scores.
    question: Option<Asked>,
    /// The digits typed for a margin, or for the games won.
    digits: String,
    /// The win is one on time, which is worth less.
    pub timed: bool,
    /// Those who leave after the match, as they are marked now.
    pub leavers: Leavers,
}

/// What is to be told next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Asked {
    /// Who won the match, or its next game.
    Games,
    /// Both scores.
    Scores,
    /// Who won, because both scores do not tell.
    ScoreWinner,
    /// The margin of the win, in games that record it.
    Margin,
    /// The numbers of games that both won.
    GamesWon,
    /// The kind of another end of the match than a win or a draw.
    Outcome,
    WhoConceded,
    WhoConcededTheMatch,
    WhoWasAbsent,
    WhoPlaysFirstSide,
}

/// What somebody types or chooses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Token {
    /// This player won, or is the answer to the question.
    Side(Side),
    Drawn,
    BothLost,
    Digit(char),
    /// Stands between two numbers. Instead of a winner it begins numbers: `2-1`, `24-17`.
    Dash,
    /// What is typed is the whole result.
    Enter,
    /// Takes back the last digit or game, or the question.
    Erase,
    /// Leaves the question, with all that is typed for it.
    Back,
    Ask(Asked),
    /// Marks the player of this side as leaving after the match, or takes the mark away.
    Leaves(Side),
    /// Marks the win as one on time, or takes the mark away.
    Timed,
}

/// Why what is typed is no result yet. Where keys are named, they are the host's.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Lack {
    Winner,
    /// The second of two games, which may be `drawn`.
    SecondGame {
        drawn: bool,
    },
    /// The game with this number, because it decides.
    Decider(usize),
    Margin {
        most: u32,
    },
    LowerMargin {
        most: u32,
    },
    /// Both numbers are typed, and no match here ends so.
    GamesWon(String),
    /// Anything else, in a sentence.
    Other(Message),
}

impl ResultEntry {
    /// For somebody who enters the whole result.
    pub fn blank(event: &Event, (stage, round, table): (usize, u32, u32)) -> ResultEntry {
        let entry = ResultEntry { stage, round, table, ..ResultEntry::default() };
        let rule = entry.stage(event).and_then(|at| at.scores(&event.ruleset, entry.shape(event)));
        ResultEntry { scores: rule.map(|_| String::new()), ..entry }
    }

    /// For a scorekeeper: the games of a match that goes on are there.
    pub fn new(event: &Event, at: (usize, u32, u32)) -> ResultEntry {
        let entry = ResultEntry::blank(event, at);
        let Some(pairing) = entry.pairing(event) else { return entry };
        let (games, leavers) = (pairing.so_far.to_string(), pairing.leavers);
        ResultEntry { games, leavers, ..entry }
    }

    /// Forgets what is typed: it was wrong, or meant for other players.
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

    /// Asks something beside the games or the scores.
    pub fn ask(&mut self, asked: Asked) {
        self.question = Some(asked);
    }

    /// Takes one token. None: something is asked, as [`asked`](ResultEntry::asked) says.
    ///
    /// # Errors
    /// What is typed is no result yet, or cannot be one.
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
            (Token::Digit(digit), _) => result = self.sign(event, Some(digit))?,
            (Token::Dash, _) => result = self.sign(event, None)?,
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

    /// Adds a game. The game that ends the match gives the result. If all games are already
    /// typed, this one replaces the last.
    fn game(&mut self, event: &Event, game: Game) -> Result<Option<Report>, Lack> {
        if let Some(typed) = &mut self.scores {
            if game == Game::BothLost && self.question != Some(Asked::ScoreWinner) {
                typed.clear();
                return Ok(Some(Report::Games(game.as_str().to_owned())));
            }
            let scores = self.both_scores().filter(|scores| self.letters_of(event, *scores) > 1);
            let told = Some(game.as_str().to_owned());
            return Ok(scores.map(|scores| Report::Scores(scores, told)));
        }
        let asked = self.question.take();
        if self.is_over(event) {
            self.games.pop();
        }
        self.games.push_str(game.as_str());
        if !self.is_over(event) {
            return Ok(None);
        }
        // Where the result is asked about, the same key has to work again.
        self.question = asked.filter(|asked| *asked == Asked::Outcome);
        self.finished(event)
    }

    /// Adds a digit to the number that is typed now, or goes on to the next number. Numbers may
    /// begin where a winner is asked.
    fn sign(&mut self, event: &Event, digit: Option<char>) -> Result<Option<Report>, Lack> {
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
                if self.digits.len() == 2 {
                    return self.games_won(event);
                }
            }
            _ => {}
        }
        Ok(None)
    }

    /// Asks for numbers instead of a winner: both scores, or the games that both won. What is typed
    /// was the first number then: who types `2-1` has pressed `2` before the hyphen, and who types
    /// `120-85` a winner and a margin.
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

    /// Takes this as the first number, where numbers were begun behind it.
    pub fn begin_with(&mut self, number: String) {
        match (self.asked(), &mut self.scores) {
            (Asked::Scores, Some(typed)) => *typed = format!("{number}{BETWEEN}"),
            (Asked::GamesWon, _) if number.len() == 1 => self.digits = number,
            _ => {}
        }
    }

    /// The result that the typed games, numbers or scores make. If it needs more, that is asked.
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

    /// The result of both numbers; if they are none, they stay as they are typed.
    fn games_won(&mut self, event: &Event) -> Result<Option<Report>, Lack> {
        let (told, games) = self.read_games_won(event)?;
        Ok(self.with_margin(event, games, Report::Games(told)))
    }

    /// This result of these games, unless a margin has to be told first.
    fn with_margin(&mut self, event: &Event, games: String, result: Report) -> Option<Report> {
        let won = games.matches('W').count() != games.matches('L').count();
        if !won || self.most_margin(event).is_none() {
            return Some(result);
        }
        (self.games, self.question) = (games, Some(Asked::Margin));
        self.digits.clear();
        None
    }

    /// Takes back the last digit or game, or the question that waits for a side.
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

/// Why what is typed is no result yet.
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
            _ => Lack::Other(msg!("screen.sentence", said = read).capitalised()),
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
        let told = (self.letters_of(event, scores) > 1).then_some(Game::Won.as_str());
        let read = event.outcome_of_scores(stage, self.shape(event), scores, told);
        read.err().map(|why| Lack::Other(msg!("screen.sentence", said = why).capitalised()))
    }

    /// Both numbers as a result, and its games as far as they follow from them.
    fn read_games_won(&self, event: &Event) -> Result<(String, String), Lack> {
        let mut digits = self.digits.chars();
        let (Some(one), Some(two)) = (digits.next(), digits.next()) else {
            let lost = u32::from(self.shape(event) == MatchShape::FirstToTwo);
            return Err(Lack::Other(msg!("result.missing", lost)));
        };
        let told = format!("{one}-{two}");
        let known = self.games_known(event);
        match read_games_won(&told, self.shape(event), self.draws(event), known) {
            // It says that one more game decides.
            Some(Err(why)) if told == "1-1" && self.shape(event) == MatchShape::FirstToTwo => {
                Err(Lack::Other(msg!("common.labelled-stop", label = told, text = why)))
            }
            Some(Err(_)) => Err(Lack::GamesWon(told)),
            Some(Ok(games)) => Ok((told, games.as_str().to_owned())),
            None => Ok((told, String::new())),
        }
    }
}

/// What is known of the table, and what is typed for it.
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

    /// Whether players may enter a draw. In a longer match only time makes one, and a judge says so.
    pub fn may_draw(&self, event: &Event) -> bool {
        self.draws(event) && !self.has_several_games(event)
    }

    /// Whether a win may be one on time here.
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

    /// Those who leave, if they are others than those known; they are saved with the result.
    pub fn new_leavers(&self, event: &Event) -> Option<Leavers> {
        Some(self.leavers).filter(|leavers| *leavers != self.leavers_known(event))
    }

    /// Whether only those who leave are changed, and the result stays as it is.
    fn keeps_result(&self, event: &Event) -> bool {
        let has_result = self.pairing(event).is_some_and(|pairing| pairing.outcome.is_some());
        has_result && !self.has_typed() && self.new_leavers(event).is_some()
    }

    /// The games that both have won, as far as they are typed.
    pub fn games_so_far(&self) -> [usize; 2] {
        ['W', 'L'].map(|letter| self.games.matches(letter).count())
    }

    /// Whether no game of the match is left to type.
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

    /// Whether something is asked beside the games or the scores.
    pub fn has_question(&self) -> bool {
        self.question.is_some()
    }

    /// Whether there is nothing to take back.
    pub fn is_blank(&self) -> bool {
        self.question.is_none() && !self.has_typed()
    }

    /// Whether more is typed than the games that are saved already.
    pub fn has_new(&self, event: &Event) -> bool {
        self.has_score() || self.games.len() > self.games_known(event).len()
    }

    /// Whether anything on the slip would be lost with it.
    pub fn would_lose(&self, event: &Event) -> bool {
        self.has_new(event) || self.new_leavers(event).is_some()
    }

    /// Whether leaving would drop a part of a result, and not a whole one.
    pub fn is_half_typed(&self, event: &Event) -> bool {
        let whole = self.is_over(event) && self.has_new(event);
        !whole && self.would_lose(event)
    }

    /// Whether one game is typed, so that a zero behind it ends the result.
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

    /// The score typed for this side, with a mark where the next digit stands.
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

/// What is asked, in words that suit every host. The names of keys are the host's.
impl ResultEntry {
    /// The question for both scores, or the result that the typed scores make of the match. Where
    /// the opponent still `confirms`, the result only goes on.
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
            (Err(why), _) => msg!("screen.sentence", said = why).capitalised(),
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
            let told = Some(letter.as_str());
            let outcome = event.outcome_of_scores(stage, self.shape(event), scores, told).ok();
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
