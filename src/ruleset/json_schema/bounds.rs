//! The bounds of values that the checks refuse whatever else a file says.

use super::super::MOST_ROUNDS;
use serde_json::{Map, Value};

/// A bound of a value.
#[derive(Debug, Clone, Copy)]
pub(super) enum Bound {
    /// The value itself.
    Is(u32),
    /// The least and the largest number; of a list, that of its entries.
    Range(u32, u32),
    /// This many entries at least and at most.
    Entries(usize, usize),
    /// A list that names nothing twice.
    Distinct,
    /// A text of this pattern.
    Pattern(&'static str),
}

use Bound::{Distinct, Entries, Is, Pattern, Range};

/// Every id: a letter first, no hyphen last, at most 40 letters.
const ID: Bound = Pattern("^[a-z]([a-z0-9-]{0,38}[a-z0-9])?$");
const KEY: Bound = Pattern("^[a-z0-9]$");
const ONE_OR_MORE: Bound = Entries(1, usize::MAX);
const TWO: Bound = Entries(2, 2);
const DAY_MINUTES: u32 = 600;

/// The bounds of fields, by their paths. A field that stands in several places needs one of them.
pub(super) const BOUNDS: &[(&str, Bound)] = &[
    ("ruleset", Is(1)),
    ("id", ID),
    ("key", KEY),
    ("sides", TWO),
    ("entrants.team_size", Range(1, 2)),
    ("preliminary.points.win", Range(1, 1000)),
    ("preliminary.points.draw", Range(0, 999)),
    ("preliminary.points.loss", Range(0, 999)),
    ("preliminary.points.timed_draw", Range(0, 999)),
    ("preliminary.margin.most", Range(1, 10_000)),
    ("preliminary.margin.base", Range(0, 10_000)),
    ("preliminary.margin.bye", Range(0, 20_000)),
    ("preliminary.margin.walkover", Range(0, 10_000)),
    ("preliminary.tie_breaks", Distinct),
    ("preliminary.apart_in_first_round", Distinct),
    ("finals.sizes", Range(2, 64)),
    ("finals.sizes", Distinct),
    ("finals.cuts", Distinct),
    ("concessions.games", Range(1, 2)),
    ("minutes.minutes", Range(0, DAY_MINUTES)),
    ("minutes.from", Range(1, DAY_MINUTES)),
    ("minutes.to", Range(1, DAY_MINUTES)),
    ("structures.basic.rows", ONE_OR_MORE),
    ("structures.basic.rows.rounds", Range(1, MOST_ROUNDS)),
    ("structures.basic.rows.or_rounds", Range(1, MOST_ROUNDS)),
    ("structures.custom.rounds_to", Range(1, 50)),
    ("tiers", ONE_OR_MORE),
    ("tiers.product_delay_days", Range(0, 3650)),
    ("missions.missions", ONE_OR_MORE),
    ("draft.pod", Range(2, 1000)),
    ("draft.set_cards", Range(0, 1000)),
    ("draft.boosters", Range(1, 1000)),
    ("draft.booster_cards", Range(1, 1000)),
    ("end_of_time.situations.id", ID),
    ("end_of_time.steps.fields", ONE_OR_MORE),
    ("end_of_time.steps.fields.id", ID),
    ("end_of_time.steps.fields.most", Range(1, 9999)),
    ("lists.sections", ONE_OR_MORE),
    ("lists.needs.words", ONE_OR_MORE),
    ("lists.tagged.words", ONE_OR_MORE),
    ("lists.decks.player", Range(1, 2)),
    ("penalties.id", ID),
    ("auction.sides", TWO),
    ("auction.sides.id", ID),
    ("auction.beneath", Range(0, 100)),
    ("overkill.other_units", Range(1, u32::MAX)),
    ("offences.id", ID),
    ("deck_check.keeps.least", Range(1, u32::MAX)),
    ("components.rules", ONE_OR_MORE),
    ("rulings.id", ID),
    ("rulings.questions.id", ID),
    ("rulings.questions.to", Range(0, 100_000)),
];

/// Fields that a group needs if one of its fields has one of these words.
#[derive(Debug)]
pub(super) struct Needed {
    pub group: &'static str,
    pub key: &'static str,
    pub words: &'static [&'static str],
    pub needs: &'static [&'static str],
}

pub(super) const NEEDED: [Needed; 1] = [Needed {
    group: "finals",
    key: "kind",
    words: &["single_elimination", "double_elimination"],
    needs: &["sizes", "cuts"],
}];

impl Bound {
    /// Adds the bound to the schema of a value, or of the entries of a list.
    pub fn narrow(self, schema: &mut Map<String, Value>) {
        if let (Range(..), Some(Value::Object(entries))) = (self, schema.get_mut("items")) {
            return self.narrow(entries);
        }
        let mut set = |key: &str, value: Value| _ = schema.insert(key.to_owned(), value);
        match self {
            Is(number) => set("const", number.into()),
            Range(least, largest) => {
                set("minimum", least.into());
                if largest < u32::MAX {
                    set("maximum", largest.into());
                }
            }
            Entries(least, most) => {
                set("minItems", least.into());
                if most < usize::MAX {
                    set("maxItems", most.into());
                }
            }
            Distinct => set("uniqueItems", true.into()),
            Pattern(pattern) => set("pattern", pattern.into()),
        }
    }
}
