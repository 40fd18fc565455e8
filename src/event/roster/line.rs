//! One line of a roster: a player, somebody not registered, a total, or nothing.

use super::columns::RosterColumn;
use super::headings::{Field, lists, plain};
use super::preview::shown;
use crate::event::decide::refuse_if;
use crate::event::{Details, NewEntrant};
use crate::msg;
use crate::words::Message;

/// What a line is; `Unsure` is somebody whose word in this column could mean yes or no.
pub(super) enum Line {
    Player(Box<NewEntrant>),
    Unsure { player: Box<NewEntrant>, column: String, word: String },
    LeftOut(Message),
    Empty,
}

/// Words for yes, in the form of [`plain`], separated by spaces.
const YES: &str = "yes y true t 1 x v ok paid tak prawda completed complete checked-in oplacone \
     oplacono zaplacone zaplacono obecny obecna";

/// Words for no, besides an empty cell.
const NO: &str = "no n false f 0 nie falsz unpaid not-paid pending none nieoplacone niezaplacone \
     not-checked-in nieobecny";

/// Words for a valid registration, besides those for yes. Polish ones are without their ending.
const ON: &str = "registered attending confirmed accepted approved active processing going enrolled \
     valid in bierze-udzial w-trakcie-realizacji zarejestrowan potwierdzon przyjet \
     zaakceptowan zapisan zgloszon oplacon aktywn zrealizowan zakonczon wazn";

/// Words for a registration that is not valid.
const OFF: &str = "cancelled canceled refunded deleted transferred not-attending declined rejected \
     refused denied dropped withdrawn withdrew removed waiting waits waitlist waitlisted \
     wait-list waiting-list on-waitlist on-waiting-list on-the-waiting-list reserve \
     standby anulowan odwolan odrzucon wycofan wypisan skreslon usuniet zwrocon zwrot \
     odmowa rezygnacja zrezygnowal czeka oczekuje oczekujac rezerwow rezerwa \
     lista-rezerwowa na-liscie-rezerwowej lista-oczekujacych na-liscie-oczekujacych";

/// Whether the word is one of these, with any ending of a Polish adjective.
fn is_one_of(word: &str, known: &str) -> bool {
    lists(known, word) || lists(known, word.trim_end_matches(['y', 'a', 'e', 'i']))
}

/// Words of a line with totals.
const SUMS: &str = "sum total totals subtotal razem suma lacznie ogolem";

/// Words beside a number in such a line.
const COUNTED: &str = "players people graczy osob zgloszen pln zl eur usd gbp";

/// Whether the line has totals: a word for it, and otherwise only numbers.
pub(super) fn is_sum(record: &csv::StringRecord) -> bool {
    let cells = || record.iter().filter(|cell| !cell.is_empty());
    let text = cells().map(plain).collect::<Vec<_>>().join("-");
    let number = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit());
    let known = |word: &str| lists(SUMS, word) || lists(COUNTED, word) || number(word);
    let words = || text.split('-').filter(|word| !word.is_empty());
    words().any(|word| lists(SUMS, word))
        && words().all(known)
        && (words().any(number) || cells().any(|cell| cell.ends_with(':')))
}

/// Words that a form puts in place of a name it did not ask for.
const ANONYMOUS: &str = "anonymous anonim anonimowy anonimowe";

/// Whether the cell holds a name.
pub(super) fn is_named(cell: &str) -> bool {
    !cell.is_empty() && !lists(ANONYMOUS, &plain(cell))
}

/// Whether the cell is a surname, a comma, and given names.
pub(super) fn has_comma(cell: &str) -> bool {
    let parts: Vec<&str> = cell.split(',').map(str::trim).collect();
    matches!(parts[..], [surname, given] if !surname.is_empty() && !given.is_empty())
}

/// A surname-first name in the usual order: `Jan Nowak`, `Jan van der Berg`.
fn given_first(name: &str) -> String {
    if let Some((surname, given)) = name.split_once(',') {
        return format!("{} {}", given.trim(), surname.trim()).trim().to_owned();
    }
    let words: Vec<&str> = name.split_whitespace().collect();
    let small = words.iter().take_while(|word| word.starts_with(char::is_lowercase)).count();
    let (surname, given) = words.split_at((small + 1).min(words.len()));
    [given, surname].concat().join(" ")
}

/// The parts of a name from the columns of a line.
#[derive(Default)]
struct Names {
    full: String,
    first: String,
    last: String,
    nick: String,
}

impl Names {
    fn take(&mut self, field: Field, value: &str) {
        match field {
            Field::SurnameFirst => self.full = given_first(value),
            Field::FirstName => self.first = value.to_owned(),
            Field::LastName => self.last = value.to_owned(),
            Field::Nickname => self.nick = value.to_owned(),
            _ => self.full = value.to_owned(),
        }
    }

    fn name(self) -> Option<String> {
        let parts = [self.first, self.last].join(" ");
        let all = [self.full, parts.trim().to_owned(), self.nick];
        all.into_iter().find(|name| !name.is_empty())
    }
}

/// Parses the cells of one line, and adds to `doubts`.
///
/// # Errors
/// A sentence about what is wrong with the line.
pub(super) fn read(
    line: u64,
    record: &csv::StringRecord,
    columns: &mut [RosterColumn],
    doubts: &mut Vec<Message>,
) -> Result<Line, Message> {
    if record.iter().all(str::is_empty) {
        return Ok(Line::Empty);
    }
    // Spreadsheets write empty cells after the last column.
    let beyond = record.iter().skip(columns.len()).any(|cell| !cell.is_empty());
    if record.len() < columns.len() || beyond {
        let (n, expected) = (record.len(), columns.len());
        return Err(msg!("roster.other-columns", line, n, expected));
    }
    let mut details = Details::default();
    let (mut names, mut spare) = (Names::default(), Names::default());
    let (mut paid, mut here) = (false, false);
    let (mut off, mut unsure) = (None, None);
    for (column, value) in columns.iter_mut().zip(record).filter(|(_, value)| !value.is_empty()) {
        let Some(field) = column.field else {
            if let Some(field) = column.spare.filter(|_| is_named(value)) {
                spare.take(field, value);
            }
            continue;
        };
        column.filled += 1;
        let heading = shown(&column.heading);
        let mut answer = || {
            yes_or_no(field, value).unwrap_or_else(|| {
                let (word, column) = (shown(value), heading.as_str());
                doubts.push(msg!("roster.no-answer", line, word, column));
                false
            })
        };
        match field {
            Field::Detail("member") if is_no_member(value) => {}
            Field::Detail("house") => details.house = Some(answer()),
            field if field.is_name() => {
                if is_named(value) {
                    names.take(field, value);
                }
            }
            Field::Detail(key) => {
                let number = |_: &str, value: &str| {
                    // A player without an awarded bye may have a 0 in the column.
                    let least = u32::from(key != "byes");
                    value.parse::<u32>().ok().filter(|n| *n >= least).ok_or_else(|| {
                        let (column, word) = (heading.as_str(), shown(value));
                        msg!("roster.no-number", line, column, word)
                    })
                };
                details.set(key, value.to_owned(), number)?;
            }
            Field::Paid => paid = answer(),
            Field::Here => here = answer(),
            _ => match is_registered(field, value) {
                Some(true) => {}
                Some(false) => off = Some((heading.clone(), value)),
                None => unsure = Some((heading.clone(), value)),
            },
        }
    }
    let elsewhere = spare.name();
    details.name = names.name().or_else(|| {
        let name = shown(elsewhere.as_deref()?);
        doubts.push(msg!("roster.name-elsewhere", line, name));
        elsewhere.clone()
    });
    let entrant = NewEntrant { line: Some(line), paid, here, ..details.into() };
    refuse_if(entrant.name.is_empty(), || msg!("roster.name-empty", line))?;
    if let Some((column, word)) = off {
        let (name, word) = (shown(&entrant.name), shown(word));
        return Ok(Line::LeftOut(msg!("roster.off", line, name, column, word)));
    }
    let player = Box::new(entrant);
    Ok(match unsure {
        Some((column, word)) => Line::Unsure { player, column, word: shown(word) },
        None => Line::Player(player),
    })
}

/// Whether this word means a valid registration; None for an unknown word.
fn is_registered(field: Field, value: &str) -> Option<bool> {
    let word = plain(value);
    match field {
        Field::Left => yes_or_no(field, value).map(|left| !left),
        _ if is_one_of(&word, OFF) => Some(false),
        _ => (is_one_of(&word, ON) || yes_or_no(field, value) == Some(true)).then_some(true),
    }
}

/// Words for somebody without a number.
const NO_MEMBER: &str = "none n-a na null brak nie-mam nie-dotyczy";

/// Whether the cell has no member number: a word for none, only yes or no, or the 0 that
/// federations write.
fn is_no_member(value: &str) -> bool {
    let word = plain(value);
    [NO_MEMBER, YES, NO].iter().any(|known| lists(known, &word))
        || word.bytes().all(|byte| matches!(byte, b'0' | b'-'))
}

/// Whether the cell means yes; None if unclear. An amount paid means yes.
fn yes_or_no(field: Field, value: &str) -> Option<bool> {
    let word = plain(value);
    if lists(YES, &word) || matches!(value, "✓" | "✔" | "☑" | "✅") {
        return Some(true);
    }
    if word.is_empty() || lists(NO, &word) {
        return Some(false);
    }
    let is_amount = value.chars().any(|c| c.is_ascii_digit())
        && word.split('-').all(|part| {
            part.bytes().all(|b| b.is_ascii_digit()) || lists("pln zl eur usd gbp", part)
        });
    (field == Field::Paid && is_amount).then(|| word.bytes().any(|b| (b'1'..=b'9').contains(&b)))
}
