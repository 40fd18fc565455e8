//! The settings of an event, one row each: how the value is parsed, whether the rules have a
//! default, and what it affects. The verb, the form, the merging of changes and the footprint use
//! these rows.

use super::actions::{Announced, NO_FEE, NO_NOTE, NO_PRIZES, Part, Reports, Setup, Unplayed};
use super::address::NO_ADDRESS;
use super::moment::TimeOfDay;
use super::outputs::{NOT_WRITTEN, PAPER_ON};
use super::read_groups_apart;
use super::verb::{YES_NO, number, one_of};
use crate::msg;
use crate::ruleset::{CutRule, HouseGames, MatchShape, StructureKind, TierKind};
use crate::words::Message;

/// A setting.
pub(super) struct Setting {
    pub key: &'static str,
    /// The name for returning it to the rules' default, if they have one.
    pub by_rules: Option<Announced>,
    /// What it affects besides the standings and the end.
    pub touches: &'static [Part],
    /// Parses the value and sets it.
    pub read: fn(&mut Setup, &str) -> Result<(), Message>,
    pub is_given: fn(&Setup) -> bool,
    /// Copies the value from a change that has one.
    pub replace: fn(&mut Setup, &Setup),
    /// Returns it to the rules' default.
    pub clear: fn(&mut Setup),
}

macro_rules! setting {
    ($key:literal, $field:ident, $by_rules:expr, $touches:expr, $read:expr) => {
        Setting {
            key: $key,
            by_rules: $by_rules,
            touches: $touches,
            read: |setup, word| {
                let read: fn(&str) -> Result<_, Message> = $read;
                setup.$field = Some(read(word)?);
                Ok(())
            },
            is_given: |setup| setup.$field.is_some(),
            replace: |setup, new| {
                if new.$field.is_some() {
                    setup.$field.clone_from(&new.$field);
                }
            },
            clear: |setup| setup.$field = None,
        }
    };
}

const PLAN: &[Part] = &[Part::Plan];
const HALL: &[Part] = &[Part::Hall];
const NOTHING: &[Part] = &[];

/// All settings. A field of [`Setup`] without a row fails a test.
pub(super) static SETTINGS: &[Setting] = &[
    setting!("name", name, None, NOTHING, text),
    setting!("tier", tier, None, &[Part::Plan, Part::Leaders], |word| {
        let known = TierKind::ALL.map(|tier| (tier.word(), tier));
        one_of(word, &known)
    }),
    setting!("structure", structure, None, PLAN, |word| {
        let known = StructureKind::ALL.map(|kind| (kind.word(), kind));
        one_of(word, &known)
    }),
    setting!("rounds", rounds, Some(Announced::Rounds), PLAN, |word| number(word)),
    Setting {
        clear: |setup| (setup.cut, setup.cut_by) = (None, None),
        ..setting!("cut", cut, Some(Announced::Cut), PLAN, |word| { number(word) })
    },
    setting!("cut_by", cut_by, None, PLAN, |word| {
        let known = CutRule::ALL.map(|rule| (rule.word(), rule));
        one_of(word, &known)
    }),
    setting!("finals", finals_match, Some(Announced::FinalsMatch), PLAN, |word| {
        one_of(word, &SHAPES)
    }),
    setting!("minutes", minutes, Some(Announced::Minutes), NOTHING, minutes),
    setting!("finals_minutes", finals_minutes, Some(Announced::FinalsMinutes), NOTHING, |word| {
        number(word)
    }),
    setting!(
        "final_minutes",
        final_minutes,
        Some(Announced::FinalMinutes),
        NOTHING,
        |word| number(word)
    ),
    setting!("timed_draw", timed_draw, None, PLAN, |word| number(word)),
    setting!("boosters", boosters, None, NOTHING, |word| number(word)),
    setting!("pick_seconds", pick_seconds, None, NOTHING, |word| number(word)),
    setting!("redraft", redraft, None, &[Part::RedraftAgreed], answer),
    setting!("unplayed", unplayed, None, PLAN, |word| { one_of(word, &UNPLAYED) }),
    setting!("language", language, None, NOTHING, text),
    setting!("lists", lists, Some(Announced::Lists), NOTHING, answer),
    setting!("open_lists", open_lists, None, NOTHING, answer),
    setting!("sleeves", sleeves, None, NOTHING, answer),
    setting!("note", note, None, NOTHING, |word| text_or(word, NO_NOTE)),
    setting!("checkin", checkin, None, NOTHING, answer),
    setting!("fee", fee, None, NOTHING, |word| text_or(word, NO_FEE)),
    setting!("house", house, Some(Announced::House), PLAN, |word| {
        let known = HouseGames::ALL.map(|games| (games.word(), games));
        one_of(word, &known)
    }),
    setting!("pause", pause, Some(Announced::Pause), NOTHING, minutes),
    setting!("closes", closes, Some(Announced::Closes), NOTHING, TimeOfDay::read),
    setting!("apart", apart, Some(Announced::Apart), PLAN, read_groups_apart),
    setting!("prizes", prizes, None, NOTHING, |word| text_or(word, NO_PRIZES)),
    setting!("hold", hold, None, NOTHING, answer),
    setting!("tables", tables, None, HALL, |word| word.parse()),
    setting!("feature", feature, None, HALL, |word| word.parse()),
    setting!("prospects", prospects, None, NOTHING, answer),
    setting!("paper", paper, None, NOTHING, |word| text_or(word, PAPER_ON)),
    setting!("publish", publish, None, NOTHING, |word| text_or(word, NOT_WRITTEN)),
    setting!("mirror", mirror, None, NOTHING, |word| text_or(word, NOT_WRITTEN)),
    // An alias of `prospects`.
    setting!("certain", prospects, None, NOTHING, |word| {
        let known = [("shown", true), ("hidden", false)];
        one_of(word, &known)
    }),
    setting!("address", address, None, NOTHING, |word| text_or(word, NO_ADDRESS)),
    setting!("reports", reports, None, NOTHING, |word| {
        let known = Reports::ALL.map(|reports| (reports.word(), reports));
        one_of(word, &known)
    }),
];

/// The value that returns a setting to the rules' default.
const BY_RULES: &str = "rules";
const UNPLAYED: [(&str, Unplayed); 2] = [("win", Unplayed::Win), ("nothing", Unplayed::Nothing)];
const SHAPES: [(&str, MatchShape); 2] =
    [("one-game", MatchShape::OneGame), ("first-to-two", MatchShape::FirstToTwo)];

impl Setup {
    /// Sets one setting, or returns it to the rules' default.
    ///
    /// # Errors
    /// What is wrong with the key or the value.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), Message> {
        let setting = SETTINGS.iter().find(|setting| setting.key == key);
        let setting = setting.ok_or_else(|| msg!("commands.no-setting", word = key))?;
        // The rules have no closing time, so returning it to the rules removes it.
        let is_returned = value == BY_RULES || (key, value) == ("closes", "none");
        match setting.by_rules.filter(|_| is_returned) {
            Some(name) => self.by_rules.push(name),
            None => (setting.read)(self, value)?,
        }
        Ok(())
    }

    /// The settings in this change.
    pub(super) fn given(&self) -> impl Iterator<Item = &'static Setting> {
        SETTINGS.iter().filter(|setting| (setting.is_given)(self))
    }

    /// Applies a change: sets its values, and returns settings to the rules where it says so.
    pub(super) fn change(&mut self, new: &Setup) {
        SETTINGS.iter().for_each(|setting| (setting.replace)(self, new));
        let returned =
            |setting: &&Setting| setting.by_rules.is_some_and(|name| new.by_rules.contains(&name));
        SETTINGS.iter().filter(returned).for_each(|setting| (setting.clear)(self));
    }
}

fn text(word: &str) -> Result<String, Message> {
    Ok(word.to_owned())
}

/// Parses a text, or [`BY_RULES`], which gives this value.
fn text_or(word: &str, rules: &str) -> Result<String, Message> {
    text(if word == BY_RULES { rules } else { word })
}

fn answer(word: &str) -> Result<bool, Message> {
    one_of(word, &YES_NO)
}

fn minutes(word: &str) -> Result<u32, Message> {
    number(word)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::VerbSpec;

    /// An example value for each setting.
    fn example(usage: &str) -> &str {
        match usage {
            "N" | "MIN" | "POINTS" => "3",
            "HH:MM" => "18:00",
            "FILE" => "cup.yaml",
            usage if usage.starts_with('"') => "clubs 1",
            usage => usage,
        }
    }

    #[test]
    fn every_field_of_the_announcement_is_a_setting_that_is_read_and_merged() {
        let spec = VerbSpec::of("setup").unwrap();
        let written: Vec<_> = spec.ways().next().unwrap();
        let mut all = Setup::default();
        for setting in SETTINGS.iter().filter(|setting| setting.key != "certain") {
            let usage = written.iter().find(|word| word.key == Some(setting.key));
            let value = example(usage.expect(setting.key).alternatives().next().unwrap());
            let mut one = Setup::default();
            (setting.read)(&mut one, value).unwrap();
            assert!(one.given().any(|given| given.key == setting.key), "{}", setting.key);
            all.change(&one);
        }
        assert_eq!(written.len(), SETTINGS.len() - 1);
        let fields = serde_yaml::to_value(&all).unwrap();
        for (field, value) in fields.as_mapping().unwrap() {
            assert!(!value.is_null(), "{field:?} has no row");
        }
        all.change(&Setup {
            by_rules: SETTINGS.iter().filter_map(|setting| setting.by_rules).collect(),
            ..Setup::default()
        });
        let kept = |setting: &&Setting| setting.by_rules.is_some() || setting.key == "cut_by";
        assert!(all.given().all(|setting| !kept(&setting)));
    }
}
