//! The form for hits that are shared out among the units of a table.

use super::form::{FormField, Purpose, whole_number};
use super::{Form, form};
use crate::event::actions::NewShares;
use crate::event::overkill::Overkill;
use crate::event::{Command, Event};
use crate::ruleset::OverkillRules;
use crate::tui::prelude::*;

// The labels of the fields.
const HITS: Message = msg!("aids.label-hits");
const HEALTH: Message = msg!("aids.label-health");
const COUNTERS: Message = msg!("aids.label-counters");
const DEFENDER: Message = msg!("aids.label-defender");
const OTHER_UNITS: Message = msg!("aids.label-others");
const SPLIT: Message = msg!("aids.label-split");

/// Opens the form for hits at the desk's table.
pub fn open(model: &mut Model) {
    let table = model.chosen_table();
    form::ask_form(model, |open| Form::overkill(open.event(), table?));
}

pub fn no_overkill(model: &Model) -> Option<Message> {
    model.event()?.ruleset.overkill.is_none().then(|| msg!("aids.overkill-not-in-this-game"))
}

impl Form {
    /// Hits of one attack, and how they are shared out.
    pub fn overkill(event: &Event, table: u32) -> Option<Form> {
        let rules = event.ruleset.overkill.as_ref()?;
        let fields = vec![
            FormField::text(HITS, ""),
            FormField::text(HEALTH, ""),
            FormField::text(COUNTERS, "0"),
            FormField::text(DEFENDER, ""),
            FormField::text(OTHER_UNITS, ""),
            FormField::text(SPLIT, ""),
        ];
        let title =
            msg!("common.dotted", one = &rules.name, other = msg!("common.table", n = table));
        let mut form = Form::new(Purpose::Overkill { table }, title, fields);
        form.follow_overkill(event);
        Some(form)
    }

    /// Shows every valid split of the hits, and why the typed one is none.
    pub(super) fn follow_overkill(&mut self, event: &Event) {
        let Some(rules) = &event.ruleset.overkill else { return };
        let mut about = match self.attack(rules) {
            Ok(Some(attack)) => {
                let mut sentences = attack.sentences();
                sentences.extend(self.judged(&attack));
                sentences
            }
            Ok(None) => Vec::new(),
            Err(why) => vec![why],
        };
        if self.value(&SPLIT).is_empty() {
            about.extend(rules.remarks.iter().map(|text| msg!("common.text", text)));
            about.push(msg!("aids.split-about"));
        }
        self.about = about;
    }

    /// The attack, once its hits and the defender's health are typed.
    fn attack<'a>(&self, rules: &'a OverkillRules) -> Result<Option<Overkill<'a>>, Message> {
        let number = |label: &Message| whole_number(label, self.value(label));
        let (hits, health) = (number(&HITS)?, number(&HEALTH)?);
        let counters = number(&COUNTERS)?.unwrap_or(0);
        let Some((hits, health)) = hits.zip(health) else { return Ok(None) };
        Overkill::of(rules, hits, health, counters).map(Some)
    }

    /// The judgement of the typed split; None before one is typed.
    fn judged(&self, attack: &Overkill) -> Option<Message> {
        let split = match self.split() {
            Ok(split) if split.is_empty() => return None,
            Ok(split) => split,
            Err(why) => return Some(why),
        };
        Some(match attack.check(&split) {
            Ok(()) => {
                let shares = split.iter().map(|n| Arg::from(*n)).collect();
                msg!("aids.valid", split = Arg::Series(shares))
            }
            Err(why) => why,
        })
    }

    /// The numbers of the split, which any signs may separate.
    fn split(&self) -> Result<Vec<u32>, Message> {
        let typed = self.value(&SPLIT);
        let apart = |letter: char| letter.is_whitespace() || ",;+()".contains(letter);
        let shares = typed.split(apart).filter(|share| !share.is_empty());
        let read = |share: &str| whole_number(&SPLIT, share).map(Option::unwrap_or_default);
        shares.map(read).collect()
    }

    pub(super) fn submit_overkill(
        &self,
        event: &Event,
        table: u32,
    ) -> Result<Vec<Effect>, Message> {
        let rules = event.ruleset.overkill.as_ref();
        let rules = rules.ok_or_else(|| msg!("aids.overkill-not-in-this-game"))?;
        let attack = self.attack(rules)?;
        let number = |label: &Message| whole_number(label, self.value(label));
        let hits = number(&HITS)?.ok_or_else(|| missing(&HITS))?;
        let health = number(&HEALTH)?.ok_or_else(|| missing(&HEALTH))?;
        let counters = number(&COUNTERS)?.unwrap_or(0);
        let split = self.split()?;
        if split.is_empty() {
            let example = attack.and_then(|attack| attack.splits().next());
            let example =
                example.map_or_else(String::new, |(one, other)| format!("{one}, {other}"));
            return Err(msg!("aids.no-split", example));
        }
        let text =
            |label: &Message| Some(self.value(label).to_owned()).filter(|text| !text.is_empty());
        let others = text(&OTHER_UNITS).unwrap_or_default();
        let others = others.split(',').map(|name| name.trim().to_owned());
        let others = others.filter(|name| !name.is_empty()).collect();
        let defender = text(&DEFENDER);
        let new = NewShares { table, hits, health, counters, defender, others, split };
        Ok(vec![Effect::Commit(Command::Overkill(new))])
    }
}

fn missing(label: &Message) -> Message {
    msg!("aids.number-missing", label)
}
