//! Checks the meaning of a ruleset that has the right shape, and finds values that are allowed and
//! probably not meant.

use super::bounds::{self, Bounds};
use super::letters::{MOST_MARKS, code, crowded, hostile, may_stand_in_event, shown};
use super::schema::word;
use super::tie_break::{Reads, Source};
use super::yaml::{Fault, Index};
use super::{
    MOST_ROUNDS, Percentages, Ruleset, TieBreak, aids, finals, judging, lists, preliminary,
    scoring, structures,
};
use crate::msg;
use crate::words::{Arg, Message, is_plain};
use serde_json::Value;
use std::collections::HashSet;
use std::fmt::Write;
use std::ops::RangeInclusive;

/// Every fault of meaning, in no particular order. `most_rounds` is the largest number of rounds a
/// row may have. With `old_texts`, texts may contain what older versions did not refuse.
pub(super) fn check(
    ruleset: &Ruleset,
    index: &Index,
    most_rounds: u32,
    old_texts: bool,
) -> Vec<Fault> {
    let mut found = Findings { index, most_rounds, old_texts, faults: Vec::new() };
    check_values(ruleset, &mut found);
    preliminary::check_preliminary(ruleset, &mut found);
    preliminary::check_byes(ruleset, &mut found);
    finals::check_sides(ruleset, &mut found);
    scoring::check_margin(ruleset, &mut found);
    scoring::check_scores(ruleset, &mut found);
    scoring::check_timed(ruleset, &mut found);
    structures::check_structures(ruleset, &mut found);
    finals::check_finals(ruleset, &mut found);
    finals::check_minutes(ruleset, &mut found);
    structures::check_tiers(ruleset, &mut found);
    judging::check_judging(ruleset, &mut found);
    if let Some(lists) = &ruleset.lists {
        lists::check_lists(lists, &mut found);
    }
    aids::check_aids(ruleset, &mut found);
    found.faults
}

/// Values that a sound ruleset probably does not mean, in the order of the file.
pub(super) fn doubts(ruleset: &Ruleset, index: &Index) -> Vec<Fault> {
    let mut found =
        Findings { index, most_rounds: MOST_ROUNDS, old_texts: false, faults: Vec::new() };
    let preliminary = &ruleset.preliminary;
    // Sides that no part of the file uses.
    let fields = ruleset.end_of_time.iter().flat_map(|procedure| &procedure.steps);
    let counted = fields.flat_map(|step| &step.fields).any(|field| field.side.is_some());
    let settled = preliminary.sides.is_some() || ruleset.finals.sides.is_some();
    if !ruleset.sides.is_empty() && !settled && !counted {
        found.add("sides", msg!("ruleset.sides-unused"));
    }
    // Tie-breaks after which players may still be level.
    let drawn = |last: &TieBreak| last.about().source == Source::Draw;
    if !preliminary.tie_breaks.last().is_some_and(drawn) {
        found.add("preliminary.tie_breaks", msg!("ruleset.no-random"));
    }
    // Shares that are counted by a default nobody wrote down.
    let compared = preliminary.tie_breaks.iter().position(|by| by.is_percentage());
    if let (Some(n), None) = (compared, &preliminary.percentages) {
        let by = word(preliminary.tie_breaks[n]);
        let example = "percentages: {match_floor: \"1/3\", game_floor: \"1/3\", byes: left_out}";
        let fault = msg!("ruleset.default-percentages", by, example);
        found.add(&format!("preliminary.tie_breaks[{n}]"), fault);
    }
    // The floor of a share of games that no tie-break compares.
    if let Some(written) = &preliminary.percentages
        && !TieBreak::any_reads(&preliminary.tie_breaks, Reads::Games)
        && written.min_game_share != Percentages::default().min_game_share
    {
        found.add("preliminary.percentages.game_floor", msg!("ruleset.no-games"));
    }
    // A table of a structure that ends, so that a larger event has no row.
    for (kind, structure) in ruleset.structures.tables() {
        let Some((at, row)) = structure.rows.iter().enumerate().next_back() else { continue };
        if let Some(to) = row.players.to {
            let path = format!("structures.{}.rows[{at}].players", kind.word());
            found.add(&path, msg!("ruleset.rows-end", n = to, from = row.players.from));
        }
    }
    found.faults.sort_by_key(|fault| fault.at);
    found.faults
}

/// The faults found so far, and the positions of the file.
pub(super) struct Findings<'a> {
    pub(super) index: &'a Index,
    pub(super) most_rounds: u32,
    /// Whether texts may be as in a ruleset made by an older version.
    pub(super) old_texts: bool,
    pub(super) faults: Vec<Fault>,
}

impl Findings<'_> {
    /// Adds a fault at a key path such as `structures.basic.rows[2].players`.
    pub(super) fn add(&mut self, path: &str, found: Message) {
        self.faults.push(Fault::new(self.index.at(path), found));
    }

    /// Adds that a key stands without another one, which it needs.
    pub(super) fn needs(&mut self, path: &str, one: &str, other: &str) {
        self.add(path, msg!("ruleset.one-without-other", one, other));
    }

    /// Adds that a number is outside a range that depends on other values.
    pub(super) fn out_of_range(
        &mut self,
        path: &str,
        key: &str,
        n: impl Into<Arg>,
        range: RangeInclusive<u32>,
    ) {
        let (least, most) = range.into_inner();
        self.add(path, msg!("ruleset.out-of-range", key, n, least, most));
    }

    /// The same, if it is.
    pub(super) fn within(&mut self, path: &str, key: &str, n: u32, range: RangeInclusive<u32>) {
        if !range.contains(&n) {
            self.out_of_range(path, key, n, range);
        }
    }

    /// Adds that the lower end of a range, at this key path, is above the upper one.
    pub(super) fn backwards(&mut self, path: &str, from: u32, to: u32) {
        self.add(path, msg!("ruleset.backwards", low = "from", from, high = "to", to));
    }

    /// Adds a fault for every entry that equals an earlier one. In `path`, `[]` stands for the
    /// position in the list.
    pub(super) fn no_repeats<T: std::hash::Hash + Eq, N: Into<Arg>>(
        &mut self,
        path: &str,
        entries: impl IntoIterator<Item = T>,
        name: impl Fn(&T) -> N,
    ) {
        let at = |n: usize| path.replace("[]", &format!("[{n}]"));
        let entries = entries.into_iter().enumerate();
        self.no_repeats_at(entries.map(|(n, entry)| (at(n), entry)), name);
    }

    /// The same for entries that come with their key paths.
    pub(super) fn no_repeats_at<T: std::hash::Hash + Eq, N: Into<Arg>>(
        &mut self,
        entries: impl IntoIterator<Item = (String, T)>,
        name: impl Fn(&T) -> N,
    ) {
        let mut seen = HashSet::new();
        for (path, entry) in entries {
            let called = name(&entry);
            if !seen.insert(entry) {
                self.add(&path, msg!("ruleset.twice", what = called));
            }
        }
    }
}

/// Whether the text can be an id in scripts and commands, as [`bounds::ID`] has it for editors.
pub(super) fn is_id(id: &str) -> bool {
    let fits =
        |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
    id.starts_with(|letter: char| letter.is_ascii_lowercase())
        && id.len() <= 40
        && id.chars().all(fits)
        && !id.ends_with('-')
}

pub(super) fn not_an_id(id: &str) -> Message {
    msg!("ruleset.bad-id", id = shown(id))
}

/// The longest text, in letters: about one page.
const LONGEST_TEXT: usize = 3000;

/// Checks every value for itself, by the tables of `config/README.md`, and every text as the program
/// will show it. This includes characters from escapes such as `"\e"`, which are not in the raw file.
fn check_values(ruleset: &Ruleset, found: &mut Findings<'_>) {
    let Ok(value) = serde_json::to_value(ruleset) else { return };
    walk(&value, Some(&bounds::FILE), &mut String::new(), found);
}

/// `path` is the key path of the value, such as `structures.basic.rows[2].players`.
fn walk(value: &Value, bounds: Option<&Bounds>, path: &mut String, found: &mut Findings<'_>) {
    let refused = bounds.and_then(|bounds| bounds.refusal(value, path));
    let refused = match value {
        Value::String(text) => refused.or_else(|| fault(text, found.old_texts)),
        _ => refused,
    };
    refused.into_iter().for_each(|refused| found.add(path, refused));
    let end = path.len();
    match value {
        Value::Array(items) => {
            let mut seen = HashSet::new();
            for (n, item) in items.iter().enumerate() {
                let _ = write!(path, "[{n}]");
                if bounds.is_some_and(|list| list.unique_items) && !seen.insert(item) {
                    found.add(path, bounds::twice(item));
                }
                walk(item, bounds.and_then(|list| list.items.as_deref()), path, found);
                path.truncate(end);
            }
        }
        Value::Object(fields) => {
            for (key, field) in fields {
                path.push_str(if end == 0 { "" } else { "." });
                path.push_str(key);
                walk(field, bounds.and_then(|group| group.field(key)), path, found);
                path.truncate(end);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// The fault of a text. With `old`, it may contain what older versions did not refuse.
fn fault(text: &str, old: bool) -> Option<Message> {
    if text.trim().is_empty() {
        return Some(msg!("ruleset.text-empty"));
    }
    // Nearly all texts are plain, and those have no hostile letters and no marks.
    if is_plain(text) && text.len() <= LONGEST_TEXT {
        return None;
    }
    let refused = |c: &char| hostile(*c) && !(old && may_stand_in_event(*c));
    if text.contains('\n') {
        Some(msg!("ruleset.text-lines"))
    } else if let Some(letter) = text.chars().find(refused) {
        Some(msg!("common.hostile-letter", code = code(letter)))
    } else if crowded(text).is_some() && !old {
        Some(msg!("yaml.marks", most = MOST_MARKS))
    } else if text.chars().nth(LONGEST_TEXT).is_some() {
        Some(msg!("ruleset.text-long", most = LONGEST_TEXT))
    } else {
        None
    }
}
