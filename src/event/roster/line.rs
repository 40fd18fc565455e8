//! One line of a roster: a player, somebody whose registration does not stand, or nothing.

use super::columns::RosterColumn;
use super::headings::{Field, plain};
use super::shown::shown;
use crate::event::refuse_if::refuse_if;
use crate::event::{Details, NewEntrant};
use crate::msg;
use crate::words::Message;

/// The content of a line of a roster.
pub(super) enum Line {
    Player(Box<NewEntrant>),
    /// Somebody who is left out, with the reason.
    LeftOut(Message),
    Empty,
}

/// Words that say yes, as [`plain`] writes them.
const YES: [&str; 20] = [
    "yes",
    "y",
    "true",
    "t",
    "1",
    "x",
    "v",
    "ok",
    "paid",
    "tak",
    "prawda",
    "completed",
    "complete",
    "checked-in",
    "oplacone",
    "oplacono",
    "zaplacone",
    "zaplacono",
    "obecny",
    "obecna",
];

/// Words that say no.
const NO: [&str; 16] = [
    "",
    "no",
    "n",
    "false",
    "f",
    "0",
    "nie",
    "falsz",
    "unpaid",
    "not-paid",
    "pending",
    "none",
    "nieoplacone",
    "niezaplacone",
    "not-checked-in",
    "nieobecny",
];

/// Words by which a registration does not stand.
const OFF: [&str; 21] = [
    "cancelled",
    "canceled",
    "refunded",
    "deleted",
    "transferred",
    "not-attending",
    "declined",
    "rejected",
    "dropped",
    "withdrawn",
    "withdrew",
    "waitlist",
    "waitlisted",
    "waiting-list",
    "on-waitlist",
    "anulowane",
    "anulowana",
    "odwolane",
    "rezygnacja",
    "lista-rezerwowa",
    "rezerwa",
];

/// Reads the cells of one line. Doubts are added to `doubts`.
///
/// # Errors
/// A sentence that says what is wrong with the line.
pub(super) fn read(
    line: u64,
    record: &csv::StringRecord,
    columns: &mut [RosterColumn],
    doubts: &mut Vec<Message>,
) -> Result<Line, Message> {
    if record.iter().all(str::is_empty) {
        return Ok(Line::Empty);
    }
    // Spreadsheets write empty cells behind the last column.
    let beyond = record.iter().skip(columns.len()).any(|cell| !cell.is_empty());
    if record.len() < columns.len() || beyond {
        let (n, expected) = (record.len(), columns.len());
        return Err(msg!("roster.other-columns", line, n, expected));
    }
    let mut details = Details::default();
    let (mut first, mut last, mut nick) = (String::new(), String::new(), String::new());
    let (mut paid, mut here) = (false, false);
    let mut off = None;
    for (column, value) in columns.iter_mut().zip(record).filter(|(_, value)| !value.is_empty()) {
        let Some(field) = column.field else { continue };
        column.filled += 1;
        let heading = shown(&column.heading);
        let mut answer = || {
            yes_or_no(field, value).unwrap_or_else(|| {
                let (word, column) = (shown(value), heading.as_str());
                doubts.push(msg!("rosters.no-answer", line, word, column));
                false
            })
        };
        match field {
            Field::Detail("member") if is_no_member(value) => {}
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
            Field::FirstName => first = value.to_owned(),
            Field::LastName => last = value.to_owned(),
            Field::Nickname => nick = value.to_owned(),
            Field::Paid => paid = answer(),
            Field::Here => here = answer(),
            Field::Left if answer() => off = Some((heading.clone(), value)),
            Field::Standing if OFF.contains(&plain(value).as_str()) => {
                off = Some((heading.clone(), value));
            }
            Field::Left | Field::Standing => {}
        }
    }
    let whole = [first, last].join(" ");
    let named = [whole.trim(), &nick].into_iter().find(|name| !name.is_empty()).map(str::to_owned);
    details.name = details.name.or(named);
    let entrant = NewEntrant { line: Some(line), paid, here, ..details.into() };
    refuse_if(entrant.name.is_empty(), || msg!("roster.name-empty", line))?;
    if let Some((column, word)) = off {
        let (name, word) = (shown(&entrant.name), shown(word));
        let said = msg!("rosters.off", line, name, column, word);
        return Ok(Line::LeftOut(said));
    }
    Ok(Line::Player(Box::new(entrant)))
}

/// Words by which a list says that somebody has no number.
const NO_MEMBER: [&str; 8] = ["", "none", "n-a", "na", "null", "brak", "nie-mam", "nie-dotyczy"];

/// Whether the cell holds no number of a member.
///
/// It says so, or only yes or no, or it is the 0 that federations write.
fn is_no_member(value: &str) -> bool {
    let said = plain(value);
    let all = [&NO_MEMBER[..], &YES, &NO].concat();
    all.contains(&said.as_str()) || said.bytes().all(|byte| matches!(byte, b'0' | b'-'))
}

/// Whether the cell says yes; None if it says neither. An amount that was paid says yes.
fn yes_or_no(field: Field, value: &str) -> Option<bool> {
    let said = plain(value);
    if YES.contains(&said.as_str()) || matches!(value, "✓" | "✔" | "☑" | "✅") {
        return Some(true);
    }
    if NO.contains(&said.as_str()) {
        return Some(false);
    }
    let is_amount = value.chars().any(|c| c.is_ascii_digit())
        && said.split('-').all(|word| {
            word.bytes().all(|b| b.is_ascii_digit())
                || ["pln", "zl", "eur", "usd", "gbp"].contains(&word)
        });
    (field == Field::Paid && is_amount).then(|| said.bytes().any(|b| (b'1'..=b'9').contains(&b)))
}
