//! Results by table numbers: `7 1`, `7 WLW`, or `7` and the answer to who won.

use super::carry::Completed;
use super::dialogue::{Dialogue, in_words};
use super::reader::Heard;
use crate::cli::output::REFUSED;
use crate::event::{Command, Event, Game, Pairing, Report, Stage, verb_words};
use crate::msg;
use crate::ruleset::{MatchShape, Scores};
use crate::store::Request;
use crate::tui::clock::now;
use crate::words::Message;

impl Dialogue<'_> {
    /// Carries out a line that begins with a table's number.
    pub(super) fn report(&mut self, words: &[String]) -> Heard {
        let (table, rest) = (words[0].clone(), &words[1..]);
        let event = self.open.as_ref().map(|open| open.event());
        let at = event.and_then(|event| Some((event, pairing(event, table.parse().ok()?)?)));
        // If both scores are entered, 12 is a score and not the winners of two games.
        let scored = at.is_some_and(|(event, (stage, _))| has_scores(event, stage).is_some());
        let shape = at.map(|(_, (stage, _))| stage.shape);
        // Two numbers are games won, as in 2 1, or scores.
        let numbers = rest.len() > 1 && rest[..2].iter().all(|word| word.parse::<u32>().is_ok());
        let mut line = vec!["report".to_owned(), table];
        line.extend(rest.first().map(|result| match scored || numbers {
            true => result.clone(),
            false => letters(result, shape),
        }));
        line.extend(rest.iter().skip(1).cloned());
        self.carry_out(line)
    }

    /// Asks for the result of the table that the words name.
    pub(super) fn result_of(&mut self, words: &[String]) -> Heard<Completed> {
        let Some(open) = &self.open else { return Ok(Completed::Not) };
        let number = words.get(1).and_then(|word| word.parse().ok());
        let is_claim = words.first().is_some_and(|verb| verb == "claim");
        let known = words.len() == 2 && !is_claim;
        let Some(table) = number.filter(|_| known) else { return Ok(Completed::Not) };
        let Some((stage, pairing)) = pairing(open.event(), table) else {
            return self.no_such_table(table);
        };
        if let Some(rule) = has_scores(open.event(), stage) {
            let Some(b) = pairing.b else { return Ok(Completed::Not) };
            let (one, two) = (open.event().label(pairing.a), open.event().label(b));
            let example = rule.example().map(|score| score.to_string()).join(" ");
            return self
                .scores_of(msg!("result.ask-plain", one, two, example, most = rule.most), table);
        }
        let question = who_won(open.event(), stage, pairing);
        let most = stage.margin(&open.event().ruleset).map(|rule| rule.most);
        let shape = Some(stage.shape);
        let Some(question) = question else { return Ok(Completed::Not) };
        let Some(answer) = self.ask_or_quit(question)? else { return Ok(Completed::Left) };
        let mut more = verb_words(&answer).unwrap_or_else(|_| vec![answer]);
        if let Some(result) = more.first_mut() {
            *result = letters(result, shape);
        }
        let count = |letter| more[0].matches(letter).count();
        let in_letters = more[0].chars().all(|c| "WLD".contains(c)) && count('W') != count('L');
        // Games won, such as 2-1.
        let in_numbers = more[0].split_once('-').is_some_and(|(one, two)| one != two);
        let is_won = in_letters || in_numbers;
        if let (Some(most), true, 1) = (most, is_won, more.len()) {
            let Some(margin) = self.ask_or_quit(msg!("plain.ask-margin", most))? else {
                return Ok(Completed::Left);
            };
            more.push(format!("margin={margin}"));
        }
        Ok(Completed::With(more))
    }

    /// Asks for both scores, and for the winner if they do not say who it is.
    fn scores_of(&mut self, question: Message, table: u32) -> Heard<Completed> {
        let Some(answer) = self.ask_or_quit(question)? else { return Ok(Completed::Left) };
        let mut more = verb_words(&answer).unwrap_or_else(|_| vec![answer]);
        let Some(event) = self.event() else { return Ok(Completed::With(more)) };
        let typed: Vec<&str> = more.iter().flat_map(|word| word.split(['-', ':', ' '])).collect();
        let scores = match typed.as_slice() {
            [a, b] => a.parse().ok().zip(b.parse().ok()),
            _ => None,
        };
        let asked = pairing(event, table).zip(scores).and_then(|((stage, pairing), (a, b))| {
            let allowed = stage.letters_of(&event.ruleset, [a, b]);
            let (one, two) = (event.label(pairing.a), event.label(pairing.b?));
            let draw = in_words(msg!("plain.letter-for-a-draw"));
            let draws = if allowed.contains(&Game::Drawn) { "yes" } else { "no" };
            (allowed.len() > 1).then(|| msg!("plain.ask-winner", one, two, draws, draw))
        });
        if let Some(question) = asked {
            let Some(winner) = self.ask_or_quit(question)? else { return Ok(Completed::Left) };
            more.push(letters(&winner, None));
        }
        Ok(Completed::With(more))
    }

    fn no_such_table(&mut self, table: u32) -> Heard<Completed> {
        let Some(open) = &self.open else { return Ok(Completed::Not) };
        let result = Report::Same;
        let command = Command::Report { table, result, round: None, stage: None, drop: None };
        let refused = open.session.preview(Request::new(&command, &self.by, now())).err();
        match refused {
            Some(why) => self.refuse(why.0, REFUSED).map(|()| Completed::Left),
            None => Ok(Completed::Not),
        }
    }
}

fn pairing(event: &Event, table: u32) -> Option<(&Stage, &Pairing)> {
    Some((event.stage()?, event.round()?.at_table(table)?))
}

fn has_scores<'a>(event: &'a Event, stage: &Stage) -> Option<&'a Scores> {
    stage.scores(&event.ruleset, stage.shape)
}

/// `Who won: 1 Celina Gołębiewska, 2 Filip Jasiński?`
fn who_won(event: &Event, stage: &Stage, pairing: &Pairing) -> Option<Message> {
    let (one, two) = (event.label(pairing.a), event.label(pairing.b?));
    let draw = in_words(msg!("plain.letter-for-a-draw"));
    let draws = if stage.draws(&event.ruleset) { "yes" } else { "no" };
    Some(match stage.shape == MatchShape::OneGame {
        true => msg!("plain.ask-winner", one, two, draws, draw),
        false => msg!("plain.ask-games", one, two, draws, draw),
    })
}

/// The letters of a result typed as numbers of players: `121` is `WLW`. Two numbers that do not end
/// a match are games won: `21` is `2-1`. Another word stays.
fn letters(word: &str, shape: Option<MatchShape>) -> String {
    if let (Some(shape), [a @ '0'..='2', b @ '0'..='2']) =
        (shape, word.chars().collect::<Vec<_>>().as_slice())
        && a != b
        && (shape == MatchShape::FirstToTwo || shape != MatchShape::OneGame && word.contains('0'))
    {
        return format!("{a}-{b}");
    }
    let draw = in_words(msg!("plain.letter-for-a-draw"));
    let letter = |c: char| match c {
        '1' => Some('W'),
        '2' => Some('L'),
        c if draw.chars().eq(c.to_lowercase()) => Some('D'),
        'W' | 'w' | 'L' | 'l' | 'D' | 'd' | 'X' | 'x' => Some(c.to_ascii_uppercase()),
        _ => None,
    };
    let said: Option<String> = word.chars().map(letter).collect();
    said.unwrap_or_else(|| word.to_owned())
}
