//! The verb for the announcement.

use super::words::{Verb, VerbWords};
use crate::event::Command;
use crate::event::action::Setup;
use crate::event::refuse_if::refuse_if;
use crate::event::settings::SETTINGS;
use crate::msg;
use crate::words::Message;

pub(super) fn setup(words: &mut VerbWords) -> Result<Verb, Message> {
    let keys: Vec<&str> = SETTINGS.iter().map(|setting| setting.key).collect();
    let (plain, values) = words.settings(&keys)?;
    refuse_if(!plain.is_empty(), || msg!("commands.no-setting", word = plain))?;
    refuse_if(values.is_empty(), || msg!("commands.nothing-to-set"))?;
    let mut setup = Setup::default();
    for (key, value) in &values {
        let setting = SETTINGS.iter().find(|setting| setting.key == *key);
        match setting.and_then(|setting| setting.returned(value)) {
            Some(name) => setup.by_rules.push(name),
            None => setting.map_or(Ok(()), |setting| (setting.read)(&mut setup, value))?,
        }
    }
    Ok(Verb::Do(Command::Setup(setup.into())))
}
