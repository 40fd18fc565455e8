//! Draws the dialog of the cut, before it is made.

use super::cut_ties::CutTies;
use super::dialog_box::{KeyList, Width, boxed};
use super::list;
use crate::event::{Id, StageKind, byes_of_the_first, standings};
use crate::msg;
use crate::ruleset::TieBreak;
use crate::show::tie_break_value;
use crate::tui::dialog::Seeds;
use crate::tui::keys::{Act, Context, key_for};
use crate::tui::model::Model;
use crate::tui::open_event::OpenEvent;
use crate::tui::text;
use crate::words::{Message, Words};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

/// The width of a row without the name.
const FIGURES: usize = 2 + 3 + 2 + 5 + 9;
/// The columns of the place, the points and the tie-break; and in a narrow window, in which names
/// come first.
const ROOMY: [usize; 3] = [3, 5, 9];
const CLOSE: [usize; 3] = [2, 5, 8];
/// In a narrow window the rows of the seeds come before so many rows below them.
const LEAST_SEEDS: u16 = 4;
/// The least columns that a name keeps beside a remark.
const LEAST_NAME: usize = 16;
/// The column of the seed by the standings, beside seeds chosen by hand.
const BY_STANDINGS: usize = 9;

pub fn draw(model: &Model, seeds: &Seeds, keys: &KeyList, frame: &mut Frame, body: Rect) {
    let theme = &model.theme;
    let Some(open) = model.open_event() else { return };
    let all = seeds.seeds.iter().chain(&seeds.next);
    let names = all.map(|id| text::width(&open.event().label(*id)));
    let longest = names.max().unwrap_or(0);
    let by_hand = seeds.is_by_hand();
    let next_in_line = model.words.text(&msg!("odds.next"));
    let next = if seeds.comes_in.is_some() { 2 + text::width(&next_in_line) } else { 0 };
    let more = if by_hand { BY_STANDINGS } else { next };
    let order: Vec<Id> = seeds.seeds.iter().chain(&seeds.next).copied().collect();
    // Seeds by hand are parted by nothing that could be told.
    let ties = CutTies::of(open.event(), &order, if by_hand { 0 } else { seeds.seeds.len() });
    let width = Width::Wide;
    let all_columns = usize::from(width.columns(body));
    // Names come before the remark who is next in line.
    let is_told = by_hand || all_columns >= FIGURES + LEAST_NAME + more;
    let columns = all_columns.saturating_sub(if is_told { more } else { 0 });
    let shares = shares(columns, longest);
    let spare = columns.saturating_sub(4 + longest + shares.iter().sum::<usize>());
    let more_ties = spare.checked_div(shares[2]).unwrap_or(0);
    let shown = match shares[2] {
        0 => Vec::new(),
        _ => ties.shown(1 + more_ties),
    };
    let line = ties.at_the_line(open.event(), &shown);
    let look = Look { open, shown: &shown, columns, shares, words: &model.words };
    let mut below: Vec<Line> = Vec::new();
    if !seeds.next.is_empty() {
        below.push(Line::styled("─".repeat(all_columns), theme.rule));
    }
    for (id, at) in seeds.next.iter().zip(seeds.seeds.len() + 1..) {
        let mut line = format!("  {}", look.row(*id, at));
        // By hand anybody may come in, and nobody is the next.
        if seeds.comes_in == Some(*id) && !by_hand && is_told {
            line.push_str(&format!("  {next_in_line}"));
        }
        below.push(Line::styled(line, theme.quiet));
    }
    let said = |text: &str, style: Style| -> Vec<Line> {
        text::wrapped(text, all_columns).into_iter().map(|line| Line::styled(line, style)).collect()
    };
    let about = by_hand.then(|| {
        let changes = seeds.changes(open.event());
        msg!("finals.about-edited", changes)
    });
    let byes = byes_of_the_first(open.event(), seeds.seeds.len());
    let line = line.map(|line| said(&model.words.text(&line), theme.text)).unwrap_or_default();
    let byes = byes.map(|byes| said(&model.words.text(&byes), theme.quiet)).unwrap_or_default();
    let warnings = about.iter().chain(seeds.warnings.iter().filter(|_| !by_hand));
    let decides = open.event().may_have_a_deciding_match();
    let key = key_for(Context::Seeds, Act::MakeCut);
    let enter = match by_hand && !decides {
        true => msg!("finals.enter-asks", key = key.as_str()),
        _ => msg!("dialog.makes-the-cut", key = key.as_str()),
    };
    let mut enter = said(&model.words.text(&enter), theme.quiet);
    if let Some(first) = enter.first_mut() {
        *first = list::with_key(first.to_string(), &key, theme, theme.quiet);
    }
    let told = |message: &Message| said(&model.words.text(message), theme.warning);
    let changed = seeds.error_text.iter().map(told);
    let sentences: Vec<Vec<Line>> = changed
        .chain([line, byes])
        .chain(warnings.map(told))
        .chain([vec![Line::default()]])
        .collect();
    let reserves = below.len() as u16;
    below.extend(sentences.iter().flatten().chain(&enter).cloned());
    let size = (width, seeds.seeds.len() as u16 + 1 + below.len() as u16);
    let title = match decides {
        true => msg!("screen.the", round = StageKind::DecidingMatch.phrase()).capitalised(),
        false if by_hand => msg!("finals.title", n = seeds.seeds.len()),
        false => msg!("dialog.cut-to", n = seeds.seeds.len()),
    };
    let inner = boxed(frame, model, keys, body, size, &model.words.text(&title));
    let head = look.head();
    let was = model.words.text(&msg!("finals.column-was"));
    let was = if by_hand { text::right(&was, BY_STANDINGS) } else { String::new() };
    let top = list::titled(frame, inner, &Line::styled(format!("  {head}{was}"), theme.quiet));
    // The next players stand below only if there is room for all seeds.
    let spare = top.height.saturating_sub(seeds.seeds.len() as u16);
    let fixed = (below.len() as u16).min(spare.max(below.len() as u16 - reserves));
    let least = LEAST_SEEDS.min(seeds.seeds.len() as u16).max(1);
    let fixed = fixed.min(top.height.saturating_sub(least));
    let rows = Rect { height: top.height - fixed, ..top };
    let count = (seeds.seeds.len(), Some(seeds.at));
    list::rows(frame, rows, theme, count, true, |at| {
        let id = seeds.seeds[at];
        let left = !open.event().is_here(id);
        let was = seeds.computed.iter().position(|seed| *seed == id);
        let was = match (by_hand, left) {
            (false, _) => String::new(),
            (true, false) => by_standings(open, id, was),
            (true, true) => text::right(&model.words.text(&msg!("pages.left")), BY_STANDINGS),
        };
        let moved = by_hand && seeds.computed.get(at) != Some(&id);
        let style = if moved { theme.warning } else { theme.quiet };
        let name = if left { theme.quiet } else { theme.text };
        Line::from(vec![Span::styled(look.row(id, at + 1), name), Span::styled(was, style)])
    });
    // The sentence about Enter has precedence over the other lines, and the next in line over
    // those who come later.
    let cut = below.len() - usize::from(fixed);
    let reserves = usize::from(reserves);
    below.drain(reserves.saturating_sub(cut)..reserves);
    if below.len() > usize::from(fixed) {
        // Half a sentence would say nothing.
        let mut left = usize::from(fixed).saturating_sub(enter.len());
        let is_told = |lines: &&Vec<Line>| {
            let fits = lines.len() <= left && lines.iter().any(|line| line.width() > 0);
            left -= if fits { lines.len() } else { 0 };
            fits
        };
        let kept: Vec<&Vec<Line>> = sentences.iter().rev().filter(is_told).collect();
        below = kept.into_iter().rev().flatten().chain(&enter).cloned().collect();
    }
    let place = Rect { y: rows.bottom(), height: fixed, ..top };
    list::lines(frame, place, &below);
}

/// The seed or the place that the standings give this player.
fn by_standings(open: &OpenEvent, id: Id, seed: Option<usize>) -> String {
    let rank = || standings(open.event()).standing(id).map_or(0, |standing| standing.rank);
    let place = seed.map_or_else(|| rank().to_string(), |at| (at + 1).to_string());
    text::right(&place, BY_STANDINGS)
}

/// The columns of the place, the points and the tie-break. If the longest name needs more, they stand
/// closer together, and the tie-break gives way to it.
fn shares(columns: usize, longest: usize) -> [usize; 3] {
    let fits = |shares: &[usize; 3]| columns >= 4 + longest + shares.iter().sum::<usize>();
    let [place, points, _] = CLOSE;
    let without = || if columns < FIGURES + LEAST_NAME - 2 { [place, points, 0] } else { CLOSE };
    [ROOMY, CLOSE].into_iter().find(fits).unwrap_or_else(without)
}

/// What the rows show, and how wide.
struct Look<'a> {
    open: &'a OpenEvent,
    /// The tie-breaks beside the points.
    shown: &'a [TieBreak],
    columns: usize,
    shares: [usize; 3],
    words: &'a Words,
}

impl Look<'_> {
    fn head(&self) -> String {
        let [player, points] = [msg!("aids.player"), msg!("screen.points-short")]
            .map(|heading| self.words.text(&heading));
        let names = self.shown.iter().map(|by| self.words.text(&by.about().narrow));
        self.row_of("", &player, &points, names)
    }

    fn row(&self, id: Id, place: usize) -> String {
        let event = self.open.event();
        let points = standings(event).standing(id).map_or(0, |standing| standing.points);
        let points = self.words.arg(&event.points_figure(points));
        let values = self.shown.iter().map(|by| {
            let value = standings(event).value(id, *by);
            value.map_or_else(String::new, |value| self.words.arg(&tie_break_value(*by, value)))
        });
        self.row_of(&place.to_string(), &event.label(id), &points, values)
    }

    fn row_of(
        &self,
        place: &str,
        name: &str,
        points: &str,
        ties: impl Iterator<Item = String>,
    ) -> String {
        let [before, of_points, of_tie] = self.shares;
        let figures = before + of_points + of_tie * self.shown.len().max(1);
        let name = text::left_name(name, self.columns.saturating_sub(4 + figures));
        let ties: String = ties.map(|value| text::right(&value, of_tie)).collect();
        format!("{}  {name}{}{ties}", text::right(place, before), text::right(points, of_points))
    }
}
