//! Reads the counts.

use super::call::{Setting, TimeCall};
use crate::event::actions::Counted;
use crate::event::decide::refuse_if;
use crate::event::outcome::Side;
use crate::msg;
use crate::ruleset::{Better, CountedField, Margin, Procedure, ProcedureStep, Text};
use crate::words::{Arg, Message};

/// The largest number that may be counted.
const MOST_COUNT: u32 = 9999;
/// The most rolls that may be entered by hand.
const MOST_ROLLS: usize = 50;
/// The most characters of a wrong entry that a refusal repeats.
const SHOWN: usize = 24;

/// The word before a margin.
pub const MARGIN: &str = "margin";

/// The value of a field.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Value {
    /// A's and B's number.
    Both([u32; 2]),
    /// The number of the field's own side.
    OfSide(u32),
    Held(Holder),
    Rolls(Vec<[u32; 2]>),
}

/// The holder of something: a seat, or the player of a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Holder {
    Seat(Side),
    /// The index of the side in the ruleset.
    OfSide(usize),
}

/// All counts, each checked on its own.
pub(super) struct Counts<'a> {
    setting: &'a Setting<'a>,
    values: Vec<(&'a CountedField, Value)>,
    /// The seat of the first-named side, as entered.
    first_side: Option<Side>,
    roll: bool,
    /// The winner's margin, as entered.
    pub(super) margin: Option<u32>,
}

/// Whether any number of the procedure belongs to one side of the game.
pub(super) fn has_sides(procedure: &Procedure) -> bool {
    procedure.fields().any(|(_, field)| field.side.is_some())
}

/// A wrong entry, made safe and short for a refusal.
pub(super) fn shown(text: &str) -> String {
    let harmless = |c: &char| !crate::event::name::is_hostile(*c);
    text.chars().filter(harmless).take(SHOWN).collect()
}

impl<'a> Counts<'a> {
    pub(super) fn read(setting: &'a Setting<'a>, call: &TimeCall) -> Result<Counts<'a>, Message> {
        let procedure = setting.procedure;
        let (values, roll) = (Vec::new(), call.roll);
        let mut counts = Counts { setting, values, first_side: None, roll, margin: None };
        for (key, text) in &call.counted {
            if let Some(rule) = setting.margin.filter(|_| key == MARGIN) {
                counts.margin = Some(read_margin(rule, text)?);
                continue;
            }
            let side = setting.ruleset.sides.iter().position(|side| side.matches(key));
            if let Some(side) = side.filter(|_| has_sides(procedure)) {
                let seat = read_seat(key, text)?;
                let first = if side == 0 { seat } else { seat.other() };
                if counts.first_side.is_some_and(|known| known != first) {
                    return Err(msg!("time-call.two-seats", side = key.as_str()));
                }
                counts.first_side = Some(first);
                continue;
            }
            let Some((step, field)) = procedure.field(key) else {
                return Err(unknown(procedure, key));
            };
            let step = &procedure.steps[step];
            if step.better == Better::Roll && text == "roll" {
                counts.roll = true;
                continue;
            }
            let value = read_value(setting, step, field, text)?;
            counts.values.push((field, value));
        }
        Ok(counts)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.values.is_empty()
    }

    /// Whether the program rolls the die.
    pub(super) fn rolls(&self) -> bool {
        self.roll
    }

    /// The seat of the first-named side: as recorded, else as entered.
    pub(super) fn first_side(
        &self,
        setting: &Setting,
        recorded: Option<Side>,
    ) -> Result<Option<Side>, Message> {
        match (recorded, self.first_side) {
            (Some(known), Some(entered)) if known != entered => {
                let side = setting.ruleset.sides.first().cloned().unwrap_or_default();
                let seat = if known == Side::A { "A" } else { "B" };
                Err(msg!("time-call.side-is-recorded", side, seat))
            }
            (known, entered) => Ok(known.or(entered)),
        }
    }

    fn value(&self, id: &str) -> Option<&Value> {
        self.values.iter().find(|(field, _)| field.id == id).map(|(_, value)| value)
    }

    /// The entered holder of what this field names.
    pub(super) fn holder(&self, id: &str, first_side: Option<Side>) -> Option<Side> {
        match self.value(id)? {
            Value::Held(Holder::Seat(seat)) => Some(*seat),
            Value::Held(Holder::OfSide(side)) => seat_of(*side, first_side),
            _ => None,
        }
    }

    /// The rolls that were entered by hand.
    pub(super) fn entered_rolls(&self, id: &str) -> Option<&[[u32; 2]]> {
        match self.value(id)? {
            Value::Rolls(rolls) => Some(rolls),
            _ => None,
        }
    }

    /// The count of this field for the record; None if it or the side is missing.
    pub(super) fn count(&self, field: &CountedField, first_side: Option<Side>) -> Option<Counted> {
        let id = field.id.clone();
        match self.value(&field.id)? {
            Value::Both([a, b]) => Some(Counted { id, a: Some(*a), b: Some(*b), holder: None }),
            Value::OfSide(number) => {
                let sides = &self.setting.ruleset.sides;
                let side = sides.iter().position(|side| Some(&side.en) == field.side.as_ref())?;
                Some(match seat_of(side, first_side)? {
                    Side::A => Counted { id, a: Some(*number), ..Counted::default() },
                    Side::B => Counted { id, b: Some(*number), ..Counted::default() },
                })
            }
            Value::Held(_) => {
                let holder = self.holder(&field.id, first_side)?;
                Some(Counted { id, holder: Some(holder), ..Counted::default() })
            }
            Value::Rolls(_) => None,
        }
    }

    /// The counts for the record, in the order of the procedure.
    pub(super) fn recorded(
        &self,
        first_side: Option<Side>,
        only: impl Fn(&String) -> bool,
    ) -> Vec<Counted> {
        let fields = self.setting.procedure.fields().map(|(_, field)| field);
        let wanted = fields.filter(|field| only(&field.id));
        wanted.filter_map(|field| self.count(field, first_side)).collect()
    }
}

fn seat_of(side: usize, first_side: Option<Side>) -> Option<Side> {
    first_side.map(|first| if side == 0 { first } else { first.other() })
}

fn unknown(procedure: &Procedure, key: &str) -> Message {
    let known: Vec<Arg> = procedure.fields().map(|(_, field)| field.id.as_str().into()).collect();
    match known.is_empty() {
        true => msg!("time-call.nothing-to-count", key = shown(key)),
        false => msg!("time-call.no-field", key = shown(key), known = Arg::Series(known)),
    }
}

fn read_value(
    setting: &Setting,
    step: &ProcedureStep,
    field: &CountedField,
    text: &str,
) -> Result<Value, Message> {
    let id = field.id.as_str();
    if step.is_held(field) {
        return read_holder(&setting.ruleset.sides, field, text).map(Value::Held);
    }
    if step.better == Better::Roll {
        let rolls: Vec<_> =
            text.split(',').map(|roll| read_roll(field, roll)).collect::<Result<_, _>>()?;
        // Only the last roll may decide.
        let early = rolls.split_last().is_some_and(|(_, rest)| rest.iter().any(|[a, b]| a != b));
        return match early || rolls.len() > MOST_ROLLS {
            true => Err(msg!("time-call.rolled-on", id)),
            false => Ok(Value::Rolls(rolls)),
        };
    }
    if let Some(side) = &field.side {
        let known = setting.ruleset.sides.iter().find(|known| known.en == *side);
        let side = known.map_or_else(|| Arg::from(side.as_str()), Arg::from);
        return match text.contains(':') {
            true => Err(msg!("time-call.of-one-side", id, side)),
            false => read_number(field, text).map(Value::OfSide),
        };
    }
    let unread = || msg!("time-call.no-numbers", id, text = shown(text));
    let (a, b) = text.split_once(':').ok_or_else(unread)?;
    Ok(Value::Both([read_number(field, a)?, read_number(field, b)?]))
}

/// A count: a whole number within the field's own range.
fn read_number(field: &CountedField, text: &str) -> Result<u32, Message> {
    let id = field.id.as_str();
    let number: i64 =
        text.trim().parse().map_err(|_| msg!("time-call.no-number", id, text = shown(text)))?;
    refuse_if(number < 0, || msg!("time-call.negative", id, n = number))?;
    let most = field.most.unwrap_or(MOST_COUNT);
    match u32::try_from(number).ok().filter(|number| *number <= most) {
        Some(number) => Ok(number),
        None => Err(match &field.above {
            Some(above) => msg!("time-call.is-a-win", id, most, above),
            None => msg!("time-call.too-many", id, most),
        }),
    }
}

fn read_margin(rule: &Margin, text: &str) -> Result<u32, Message> {
    let unread = || msg!("time-call.no-number", id = MARGIN, text = shown(text));
    let margin: u32 = text.trim().parse().map_err(|_| unread())?;
    match margin <= rule.most {
        true => Ok(margin),
        false => Err(msg!("result.margin-too-large", margin, most = rule.most)),
    }
}

fn read_roll(field: &CountedField, text: &str) -> Result<[u32; 2], Message> {
    let id = field.id.as_str();
    let unread = || msg!("time-call.no-numbers", id, text = shown(text));
    let (a, b) = text.split_once(':').ok_or_else(unread)?;
    let roll = [read_number(field, a)?, read_number(field, b)?];
    let faces = &field.faces;
    match roll.into_iter().find(|number| !faces.is_empty() && !faces.contains(number)) {
        None => Ok(roll),
        Some(number) => {
            let mut known: Vec<u32> = faces.clone();
            known.sort_unstable();
            known.dedup();
            Err(msg!("time-call.no-face", id, n = number, faces = Arg::any_of(known)))
        }
    }
}

fn read_holder(sides: &[Text], field: &CountedField, text: &str) -> Result<Holder, Message> {
    let side = sides.iter().position(|side| side.matches(text));
    let seat = match text {
        "A" | "a" => Some(Side::A),
        "B" | "b" => Some(Side::B),
        _ => None,
    };
    let holder = seat.map(Holder::Seat).or(side.map(Holder::OfSide));
    holder.ok_or_else(|| msg!("time-call.exactly-one", id = field.id.as_str(), text = shown(text)))
}

fn read_seat(key: &str, text: &str) -> Result<Side, Message> {
    match text {
        "A" | "a" => Ok(Side::A),
        "B" | "b" => Ok(Side::B),
        _ => Err(msg!("time-call.exactly-one", id = shown(key), text = shown(text))),
    }
}
