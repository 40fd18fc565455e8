//! The bounds of a field, as the tables of `config/README.md` give them: ranges of numbers, lengths of
//! lists and texts, ids, lists that name nothing twice.
//!
//! The tables are the only place of a bound. `config/ruleset.schema.json` is made of them, and the
//! checks read it here.

use super::check::{is_id, not_an_id};
use super::json_schema;
use super::letters::shown;
use crate::msg;
use crate::words::{Arg, Message};
use serde::Deserialize;
use serde_json::Value;
use std::collections::HashMap;
use std::ops::RangeInclusive;
use std::sync::LazyLock;

/// The part of the JSON Schema that bounds a value.
#[derive(Debug, Default, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub(super) struct Bounds {
    #[serde(rename = "$defs")]
    groups: HashMap<String, Bounds>,
    /// The group that the value is, as `#/$defs/Tier`.
    #[serde(rename = "$ref")]
    group: Option<String>,
    properties: HashMap<String, Bounds>,
    pub items: Option<Box<Bounds>>,
    minimum: Option<u32>,
    maximum: Option<u32>,
    min_items: Option<usize>,
    max_items: Option<usize>,
    pub unique_items: bool,
    max_length: Option<usize>,
    pattern: Option<String>,
}

/// The bounds of a whole file.
pub(super) static FILE: LazyLock<Bounds> =
    LazyLock::new(|| serde_json::from_str(json_schema()).unwrap_or_default());

/// The pattern of an id, which [`is_id`] puts in code.
pub(super) const ID: &str = "^[a-z]([a-z0-9-]{0,38}[a-z0-9])?$";

/// Numbers whose range is checked beside what else it depends on, with a sentence that names it.
const CHECKED_APART: [&str; 6] =
    ["minutes", "or_rounds", "rounds", "rounds_from", "rounds_to", "sizes"];

/// The range of a number at a key path such as `minutes.from`.
pub(super) fn range(path: &str) -> RangeInclusive<u32> {
    let field = path.split('.').try_fold(&*FILE, |group, key| group.field(key));
    field.map_or(0..=u32::MAX, |field| field.items.as_deref().unwrap_or(field).range())
}

impl Bounds {
    /// The bounds of a field of this group, or of the groups in this list.
    pub fn field(&self, key: &str) -> Option<&Bounds> {
        let group = self.items.as_deref().unwrap_or(self);
        let named = group.group.as_ref().and_then(|name| name.strip_prefix("#/$defs/"));
        let named = named.and_then(|name| FILE.groups.get(name));
        group.properties.get(key).or_else(|| named?.properties.get(key))
    }

    fn range(&self) -> RangeInclusive<u32> {
        self.minimum.unwrap_or(0)..=self.maximum.unwrap_or(u32::MAX)
    }

    /// What is wrong with the value at this key path, if it is out of bounds.
    pub fn refusal(&self, value: &Value, path: &str) -> Option<Message> {
        let key = path.rsplit('.').next().and_then(|step| step.split('[').next())?;
        match value {
            Value::Array(entries) => {
                let fits = self.min_items.unwrap_or(0)..=self.max_items.unwrap_or(usize::MAX);
                (!fits.contains(&entries.len())).then(|| wrong_length(path, key, entries.len()))
            }
            Value::String(key) if path == "key" => {
                let fits = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit();
                (!key.chars().all(fits)).then(|| msg!("ruleset.bad-key", key = shown(key)))
            }
            Value::String(text) if self.pattern.as_deref() == Some(ID) => {
                (!is_id(text)).then(|| not_an_id(text))
            }
            Value::String(text) if self.max_length.is_some() => {
                let (letters, most) = (text.chars().count(), self.max_length?);
                let of = path.split('.').next()?;
                (letters > most).then(|| msg!("ruleset.too-long", key = of, letters, most))
            }
            _ if CHECKED_APART.contains(&key) => None,
            _ => {
                let (n, shown) = number(value)?;
                let (least, most) = self.range().into_inner();
                let fits = (u64::from(least)..=u64::from(most)).contains(&n);
                (!fits).then(|| out_of_range(key, shown, least, most))
            }
        }
    }
}

/// A number, and how people see it. Half a point counts as a whole one.
fn number(value: &Value) -> Option<(u64, Arg)> {
    match value {
        Value::Number(n) => n.as_u64().map(|n| (n, n.into())),
        Value::String(text) => {
            let halves: u64 = text.strip_suffix("/2")?.parse().ok()?;
            Some((halves.div_ceil(2), text.as_str().into()))
        }
        _ => None,
    }
}

fn out_of_range(key: &str, n: Arg, least: u32, most: u32) -> Message {
    match key {
        "ruleset" => msg!("ruleset.version", version = n),
        "team_size" => msg!("ruleset.team-size", n),
        "games" => msg!("ruleset.no-game", n),
        "player" => msg!("ruleset.no-partner", n),
        "other_units" => msg!("ruleset.no-other-unit"),
        "least" => msg!("judge.keeps-nothing"),
        _ => msg!("ruleset.out-of-range", key, n, least, most),
    }
}

/// The names of two sides, as a file writes them.
pub(super) const SIDES: &str = "[{en: light}, {en: dark}]";

fn wrong_length(path: &str, key: &str, n: usize) -> Message {
    match (path, key) {
        ("sides", _) => msg!("ruleset.two-sides", n, example = SIDES),
        ("auction.sides", _) => msg!("ruleset.ruleset-aids-two-sides", n),
        (_, "cards") => msg!("ruleset.not-ambiguous"),
        _ => msg!("ruleset.empty-list", key),
    }
}

/// The same word or number twice in a list.
pub(super) fn twice(value: &Value) -> Message {
    let what = match value {
        Value::String(word) => shown(word),
        other => other.to_string(),
    };
    msg!("ruleset.twice", what)
}
