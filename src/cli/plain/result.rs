//! Results by table numbers: `7 1`, `7 WLW`, or `7` and the answer to who won.

use super::carry::Completed;
use super::dialogue::{Dialogue, read_out};
use super::reader::OrEnd;
use crate::cli::output::REFUSED;
use crate::event::{Asked, Command, Event, Report, ResultEntry, Side, Token, verb_words};
use crate::msg;
use crate::ruleset::MatchShape;
use crate::store::Request;
use crate::tui::clock::now;
use crate::words::Message;

impl Dialogue<'_> {
    /// Carries out a line that begins with a table's number.
    pub(super) fn report(&mut self, words: &[String]) -> OrEnd {
        let (table, rest) = (words[0].clone(), &words[1..]);
        let at = self.event().and_then(|event| Some((event, entry(event, table.parse().ok()?)?)));
        let result = result_words(rest, at.as_ref().map(|(event, entry)| (*event, entry)));
        self.carry_out(["report".to_owned(), table].into_iter().chain(result).collect())
    }

    /// Asks for the result of the table that the words name.
    pub(super) fn result_of(&mut self, words: &[String]) -> OrEnd<Completed> {
        let number = words.get(1).and_then(|word| word.parse().ok());
        let is_claim = words.first().is_some_and(|verb| verb == "claim");
        let known = words.len() == 2 && !is_claim;
        let Some(table) = number.filter(|_| known) else { return Ok(Completed::Not) };
        let Some(event) = self.event() else { return Ok(Completed::Not) };
        let Some(entry) = entry(event, table) else { return self.no_such_table(table) };
        let Some(question) = asks(event, &entry) else { return Ok(Completed::Not) };
        let Some(answer) = self.ask_or_quit(question)? else { return Ok(Completed::Left) };
        let more = verb_words(&answer).unwrap_or_else(|_| vec![answer]);
        let Some(event) = self.event() else { return Ok(Completed::With(more)) };
        let mut more = result_words(&more, Some((event, &entry)));
        let entry = with_words(event, entry, &more);
        let Some(question) = asks(event, &entry) else { return Ok(Completed::With(more)) };
        match entry.asked() {
            Asked::Margin | Asked::ScoreWinner => {
                let Some(answer) = self.ask_or_quit(question)? else { return Ok(Completed::Left) };
                more.push(match entry.asked() {
                    Asked::Margin => format!("margin={answer}"),
                    _ => letters(&answer, None),
                });
            }
            _ => {}
        }
        Ok(Completed::With(more))
    }

    fn no_such_table(&mut self, table: u32) -> OrEnd<Completed> {
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

/// An empty entry for the result of a table in the newest round.
fn entry(event: &Event, table: u32) -> Option<ResultEntry> {
    let at = (event.stages.len(), event.round()?.number, table);
    event.pairing_at(at).map(|_| ResultEntry::blank(event, at))
}

/// The next question: `Who won: 1 Celina Gołębiewska, 2 Filip Jasiński?`
fn asks(event: &Event, entry: &ResultEntry) -> Option<Message> {
    let [one, two] = entry.players(event)?.map(|id| event.label(id));
    let draw = read_out(msg!("plain.letter-for-a-draw"));
    let draws = if entry.draws(event) { "yes" } else { "no" };
    Some(match entry.asked() {
        Asked::Scores => {
            let rule = event.ruleset.preliminary.scores.as_ref()?;
            let example = rule.example().map(|score| score.to_string()).join(" ");
            msg!("result.ask-plain", one, two, example, most = rule.most)
        }
        Asked::ScoreWinner => msg!("plain.ask-winner", one, two, draws = "no", draw),
        Asked::Margin => msg!("plain.ask-margin", most = entry.most_margin(event)?),
        _ if entry.has_several_games(event) => msg!("plain.ask-games", one, two, draws, draw),
        _ => msg!("plain.ask-winner", one, two, draws, draw),
    })
}

/// The entry after these words, if they are only a result. With further words the line is complete.
fn with_words(event: &Event, mut entry: ResultEntry, words: &[String]) -> ResultEntry {
    let token = |sign| match sign {
        'W' => Some(Token::Side(Side::A)),
        'L' => Some(Token::Side(Side::B)),
        'D' => Some(Token::Drawn),
        '0'..='9' => Some(Token::Digit(sign)),
        '-' | ':' | ' ' => Some(Token::Dash),
        _ => None,
    };
    let tokens: Option<Vec<Token>> = words.join(" ").chars().map(token).collect();
    // Anything else is refused with its reason when it is carried out.
    let mut tokens = tokens.into_iter().flatten().chain([Token::Enter]);
    _ = tokens.any(|token| matches!(entry.feed(event, token), Ok(Some(_))));
    entry
}

/// The words of a result, with letters for the numbers of players. Two numbers are games won, as in
/// `2 1`, or scores.
fn result_words(words: &[String], at: Option<(&Event, &ResultEntry)>) -> Vec<String> {
    // If both scores are entered, 12 is a score and not the winners of two games.
    let scored = at.is_some_and(|(_, entry)| entry.asked() == Asked::Scores);
    let numbers = words.len() > 1 && words[..2].iter().all(|word| word.parse::<u32>().is_ok());
    let shape = at.map(|(event, entry)| entry.shape(event));
    let mut words = words.to_vec();
    if let Some(result) = words.first_mut().filter(|_| !scored && !numbers) {
        *result = letters(result, shape);
    }
    words
}

/// The letters of a result typed as numbers of players: `121` is `WLW`. Two numbers that do not end
/// a match are games won: `21` is `2-1`. Other words are unchanged.
fn letters(word: &str, shape: Option<MatchShape>) -> String {
    if let (Some(shape), [a @ '0'..='2', b @ '0'..='2']) =
        (shape, word.chars().collect::<Vec<_>>().as_slice())
        && a != b
        && (shape == MatchShape::FirstToTwo || shape != MatchShape::OneGame && word.contains('0'))
    {
        return format!("{a}-{b}");
    }
    let draw = read_out(msg!("plain.letter-for-a-draw"));
    let letter = |c: char| match c {
        '1' => Some('W'),
        '2' => Some('L'),
        c if draw.chars().eq(c.to_lowercase()) => Some('D'),
        'W' | 'w' | 'L' | 'l' | 'D' | 'd' | 'X' | 'x' => Some(c.to_ascii_uppercase()),
        _ => None,
    };
    let letters: Option<String> = word.chars().map(letter).collect();
    letters.unwrap_or_else(|| word.to_owned())
}
