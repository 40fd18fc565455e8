//! Match slips, one for each table, to cut apart and fill in; as text, as many to a sheet as fit.

use super::formats::wrapped;
use super::page::{Column, Page, Rows, Section, Strip, Table};
use super::rounds::{self, Chosen, shown_since};
use crate::event::{Event, Game, Id, Pairing};
use crate::msg;
use crate::ruleset::{Margin, MatchShape};
use crate::words::{Arg, Message};
use unicode_width::UnicodeWidthStr;

pub(super) fn page(event: &Event, chosen: &Chosen) -> Page {
    let slips = chosen.round.pairings.iter().filter_map(|pairing| {
        let (table, b) = (pairing.table?, pairing.b?);
        let round = chosen.name().capitalised();
        let title = msg!("pages.slip", event = event.name(), round, table);
        let title = rounds::with_mission(title, chosen.round);
        let title = with(title, event.side_words(pairing));
        let title = match chosen.round.posted {
            Some(at) => msg!("pairing.on-slip", title, at = at.clock()),
            None => title,
        };
        let title = with(title, event.table_mark(chosen.round, pairing));
        let players = [pairing.a, b];
        let strips = players.iter().filter_map(|id| strip(event, *id)).collect();
        Some(Section { strips, ..Section::new(title, slip(event, chosen, players)) })
    });
    let sections: Vec<Section> = slips.collect();
    let have_codes = sections.iter().any(|slip| !slip.strips.is_empty());
    Page {
        title: msg!("pages.slips", event = event.name(), round = chosen.name()).into(),
        facts: (to_fill_in(event, chosen).into_iter().map(Arg::from))
            .chain(margin(event, chosen).map(|rule| {
                msg!("pages.margin-to-write", name = &rule.name, most = rule.most).into()
            }))
            .chain(side_to_write(event, chosen).map(Arg::from))
            .chain(have_codes.then(|| msg!("serve.tear-off").into()))
            .chain(shown_since(chosen))
            .collect(),
        sections,
    }
}

/// What this player tears off, so that nobody else at the table sees the code.
fn strip(event: &Event, player: Id) -> Option<Strip> {
    let code = event.code_of(player)?;
    let code = msg!("common.labelled", label = msg!("serve.column-code"), text = code);
    let address = event.address_of_report(player);
    Some(Strip { name: numbered(event, player).into(), code: code.into(), address })
}

fn numbered(event: &Event, id: Id) -> String {
    format!("{} (#{id})", event.label(id))
}

fn with(title: Message, other: Option<Message>) -> Message {
    match other {
        Some(other) => msg!("common.dotted", one = title, other),
        None => title,
    }
}

/// What the players fill in: `Tick who won.`
fn to_fill_in(event: &Event, chosen: &Chosen) -> Vec<Message> {
    if chosen.round.pairings.iter().all(|pairing| pairing.is_bye()) {
        return Vec::new();
    }
    match chosen.stage.scores(&event.ruleset, chosen.stage.shape) {
        Some(rule) => vec![msg!("result.slip", most = rule.most)],
        None => games(event, chosen),
    }
}

/// Games with points have a box each. Else one game has a box to tick, and several have a number
/// to circle.
fn games(event: &Event, chosen: &Chosen) -> Vec<Message> {
    let shape = chosen.stage.shape;
    let of_match = msg!("pages.match", shape = shape.phrase().capitalised());
    let draws = chosen.stage.draws(&event.ruleset);
    if event.counts_game_points(chosen.stage.kind.is_preliminary()) {
        let of = |game| event.figures_of_game(game, chosen.stage.kind.is_preliminary());
        let ([won, lost], [drawn, _]) = (of(Game::Won), of(Game::Drawn));
        let worth = match draws {
            true => msg!("pages.worth-drawn", won, lost, drawn),
            false => msg!("pages.worth", won, lost),
        };
        return vec![tick_each(draws), worth, of_match];
    }
    let mark = match shape {
        MatchShape::OneGame if draws => msg!("pages.tick-or-drawn"),
        MatchShape::OneGame => msg!("pages.tick"),
        MatchShape::TwoGames | MatchShape::FirstToTwo => msg!("pages.circle"),
    };
    vec![mark, of_match]
}

fn tick_each(draws: bool) -> Message {
    match draws {
        true => msg!("pages.tick-each", draws = "yes"),
        false => msg!("pages.tick-each", draws = "no"),
    }
}

/// The rule of a margin that is entered itself instead of following from the scores.
fn margin<'a>(event: &'a Event, chosen: &Chosen) -> Option<&'a Margin> {
    let follows = chosen.stage.scores(&event.ruleset, chosen.stage.shape).is_some();
    chosen.stage.margin(&event.ruleset).filter(|_| !follows)
}

/// What the players write where one of them chooses the side.
fn side_to_write(event: &Event, chosen: &Chosen) -> Option<Message> {
    let [first, second] = event.ruleset.sides.as_slice() else { return None };
    let chooses = |one: &Pairing| one.chooser().is_some() && one.on_sides().is_none();
    let n = chosen.stage.shape.most_games();
    let sentence = || msg!("pages.side-to-write", first, second, n);
    chosen.round.pairings.iter().any(chooses).then(sentence)
}

fn slip(event: &Event, chosen: &Chosen, players: [Id; 2]) -> Table {
    let mut boxes = boxes(event, chosen);
    if side_to_write(event, chosen).is_some() {
        boxes.insert(0, (msg!("keys.side").capitalised(), "______"));
    }
    if let Some(rule) = margin(event, chosen) {
        boxes.push((msg!("common.text", text = &rule.name), "_________"));
    }
    if chosen.stage.has_timed_wins(&event.ruleset) {
        let name = event.ruleset.preliminary.timed_win_name();
        boxes.push((msg!("common.text", text = name).capitalised(), BOX));
    }
    let mut columns = vec![Column::words(msg!("keys.player").capitalised())];
    columns.extend(boxes.iter().map(|(name, _)| Column::words(name.clone())));
    columns.push(Column::words(msg!("standings.leaves")));
    columns.push(Column::words(msg!("standings.signature")));
    let row = |id| {
        let boxes = boxes.iter().map(|(_, sign)| Arg::from(*sign));
        let others = [BOX.into(), "_".repeat(24).into()];
        std::iter::once(numbered(event, id).into()).chain(boxes).chain(others).collect()
    };
    Table { columns, rows: players.map(row).to_vec() }
}

const BOX: &str = "[ ]";

/// The boxes that a player fills in for the result, by the shape of the match.
///
/// A tick for each game or for the match, a score, or a ring around the games won.
fn boxes(event: &Event, chosen: &Chosen) -> Vec<(Message, &'static str)> {
    let shape = chosen.stage.shape;
    if event.counts_game_points(chosen.stage.kind.is_preliminary()) {
        let box_of = |n| (msg!("time-call.game", n).capitalised(), BOX);
        return (1..=shape.most_games()).map(box_of).collect();
    }
    if chosen.stage.scores(&event.ruleset, shape).is_some() {
        let several = chosen.stage.letters_of(&event.ruleset, [0, 0]).len() > 1;
        let won = several.then(|| (msg!("players.won").capitalised(), BOX));
        return std::iter::once((msg!("result.own"), "_________")).chain(won).collect();
    }
    match shape {
        MatchShape::OneGame => {
            let drawn = chosen.stage.draws(&event.ruleset);
            let drawn = drawn.then(|| (msg!("players.drawn").capitalised(), BOX));
            std::iter::once((msg!("players.won").capitalised(), BOX)).chain(drawn).collect()
        }
        MatchShape::TwoGames | MatchShape::FirstToTwo => {
            vec![(msg!("standings.name-game-wins").capitalised(), "[0] [1] [2]")]
        }
    }
}

/// The slips as a table, to merge with a user's own template.
pub(super) fn table(event: &Event, chosen: &Chosen) -> Table {
    let sides = !event.ruleset.sides.is_empty();
    let minutes = |p: &Pairing| (chosen.round.minutes + p.extra_minutes).to_string();
    let slips = chosen.round.pairings.iter();
    let slips = slips.filter_map(|pairing| Some((pairing.table?, pairing, pairing.b?)));
    Rows::of(slips)
        .words(msg!("standings.event"), |_| event.name().to_owned())
        .words(msg!("keys.round").capitalised(), |_| chosen.name())
        .number(msg!("keys.table").capitalised(), |(table, ..)| table.to_string())
        .words(msg!("standings.player", side = "A"), |(_, p, _)| event.label(p.a))
        .words(msg!("standings.player", side = "B"), |(.., b)| event.label(*b))
        .number(msg!("standings.minutes"), |(_, p, _)| minutes(p))
        .column_if(sides, Column::words(msg!("settings.sides")), |(_, p, _)| {
            Arg::or_empty(event.side_words(p))
        })
        .table()
}

/// The columns that every printer has.
const COLUMNS: usize = 80;

/// The lines that a sheet of A4 or Letter has at six lines to an inch, without the usual margins.
const LINES: usize = 60;

const GAP: &str = "  ";

/// The line to cut between two strips, and the columns of a strip.
const BETWEEN: &str = "  ¦  ";
const STRIP: usize = (COLUMNS - 5) / 2;

/// The columns for a signature: at most, and at least.
const SIGNATURE: [usize; 2] = [24, 12];

/// The text of each sheet. No slip is split between two.
pub(super) fn slip_sheets(page: &Page<String>) -> Vec<String> {
    let mut sheets: Vec<String> = Vec::new();
    let mut sheet = head(page);
    let mut empty = true;
    let names = page.sections.iter().flat_map(|section| &section.table.rows);
    let widest = names.map(|row| row[0].width()).max().unwrap_or(0);
    for slip in page.sections.iter().map(|section| slip_lines(section, widest)) {
        let lines = sheet.lines().count() + slip.lines().count();
        if lines > LINES && !empty {
            sheets.push(std::mem::take(&mut sheet));
        }
        sheet.push_str(&slip);
        empty = false;
    }
    sheets.push(sheet);
    sheets
}

/// The text above the first slip, with a line below to cut it off.
fn head(page: &Page<String>) -> String {
    let lines = std::iter::once(&page.title).chain(&page.facts);
    let mut head: String = lines.map(|line| broken(line)).collect();
    head.push_str(&cut());
    head
}

fn broken(line: &str) -> String {
    wrapped(line.split(' '), COLUMNS).iter().map(|line| format!("{line}\n")).collect()
}

fn cut() -> String {
    format!("\n{}-\n\n", "- ".repeat(COLUMNS / 2 - 1))
}

/// A slip with a free line above each player for writing. The boxes are in the same columns on
/// every slip, after the widest name.
fn slip_lines(section: &Section<String>, widest: usize) -> String {
    let mut out = section.heading.as_deref().map(broken).unwrap_or_default();
    let table = section.table.for_people();
    let last = table.columns.len().saturating_sub(1);
    let cells = |at: usize| {
        let cells = table.rows.iter().map(move |row| row[at].width());
        cells.chain([table.columns[at].name.width()]).max().unwrap_or(0)
    };
    // The boxes keep their width, and the signature gets what the names leave.
    let boxes: usize = (1..last).map(|at| cells(at) + GAP.len()).sum();
    let room = COLUMNS - (boxes + GAP.len()).min(COLUMNS);
    let [most, least] = SIGNATURE;
    let name = widest.max(cells(0)).min(room.saturating_sub(least)).max(1);
    let signature = room.saturating_sub(name).min(most);
    let line = |row: &[String], name_part: &str, signed: &str| {
        let mut line = padded(name_part, name);
        for (at, cell) in row.iter().enumerate().take(last).skip(1) {
            line = line + GAP + &padded(cell, cells(at));
        }
        format!("{}\n", (line + GAP + signed).trim_end())
    };
    let names: Vec<String> = table.columns.iter().map(|column| column.name.clone()).collect();
    out.push('\n');
    out.push_str(&line(&names, &names[0], &names[last]));
    for row in &table.rows {
        out.push('\n');
        let mut parts = wrapped(row[0].split(' '), name).into_iter();
        let first = parts.next().unwrap_or_default();
        out.push_str(&line(row, &first, &"_".repeat(signature)));
        parts.for_each(|part| out.push_str(&format!("{part}\n")));
    }
    if !section.strips.is_empty() {
        out.push_str(&cut());
        let strip = |strip: &Strip<String>| {
            let name = wrapped(strip.name.split(' '), STRIP);
            name.into_iter().chain([strip.code.clone()]).collect::<Vec<_>>()
        };
        let strips: Vec<Vec<String>> = section.strips.iter().map(strip).collect();
        for at in 0..strips.iter().map(Vec::len).max().unwrap_or(0) {
            let parts = strips.iter().map(|lines| lines.get(at).map_or("", String::as_str));
            let parts: Vec<String> = parts.map(|part| padded(part, STRIP)).collect();
            out.push_str(&format!("{}\n", parts.join(BETWEEN).trim_end()));
        }
    }
    out + &cut()
}

fn padded(text: &str, columns: usize) -> String {
    format!("{text}{}", " ".repeat(columns.saturating_sub(text.width())))
}
