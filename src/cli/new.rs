//! `komandor new`: a new event, with the file of its players.

use super::event_file::{Places, user};
use super::games::game;
use super::output::{self, Stop, in_words, say, warn};
use super::{number, one_of, seed_of_event};
use crate::event::actions::Setup;
use crate::event::name::clean;
use crate::event::{
    Action, Command, Event, EventId, Head, Moment, Roster, RosterQuestion, Seed, decide, roster_of,
};
use crate::ruleset::{CutRule, Origin, Ruleset, StructureKind, TierKind};
use crate::store::{Disk, SamePeople, is_event, people};
use crate::tui::clock::now;
use crate::words::{Message, capitalised};
use crate::{msg, store};
use clap::Args;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Make an event file
#[derive(Debug, Default, Args)]
pub(super) struct NewArgs {
    pub(super) file: PathBuf,
    #[arg(long, value_name = "ID")]
    pub(super) game: String,
    #[arg(long, value_name = "NAME")]
    pub(super) name: Option<String>,
    #[arg(long, value_name = "DATE", value_parser = day)]
    pub(super) date: Option<String>,
    #[arg(long, value_parser = one_of(&StructureKind::ALL, StructureKind::word))]
    pub(super) structure: Option<StructureKind>,
    #[arg(long, value_parser = one_of(&TierKind::ALL, TierKind::word))]
    pub(super) tier: Option<TierKind>,
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = number)]
    pub(super) rounds: Option<u32>,
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = number)]
    pub(super) cut: Option<u32>,
    #[arg(long, value_name = "RULE", value_parser = one_of(&CutRule::ALL, CutRule::word))]
    pub(super) cut_by: Option<CutRule>,
    #[arg(long, value_name = "SEED", allow_negative_numbers = true, value_parser = seed_of_event)]
    pub(super) seed: Option<Seed>,
    #[arg(long, value_name = "NAME")]
    pub(super) organizer: Option<String>,
}

fn day(text: &str) -> Result<String, String> {
    let day: Option<jiff::civil::Date> = text.parse().ok();
    // Other ways to write a day are accepted, but the file has only this one.
    day.map(|day| day.to_string()).ok_or_else(|| in_words(msg!("cli.write-day")))
}

pub(super) fn run(places: &Places, asked: NewArgs) -> Result<(), Stop> {
    let library = places.library_with_warnings()?;
    let game = game(&library, &asked.game)?;
    let (head, warnings) = head(&game.ruleset, &asked, now())?;
    store::create(&asked.file, &head, &game.ruleset)?;
    warnings.iter().for_each(warn);
    if game.replaces_built_in
        && let Origin::User(path) = &game.origin
    {
        warn(msg!("cli.own-game", game = &game.ruleset.id, path));
    }
    let command = format!("komandor {}", store::in_shell(&asked.file));
    say(msg!("cli.made", path = asked.file, name = head.name, command))
}

/// The head of the new event, checked by the same rules as the verb `setup`.
pub(super) fn head(
    ruleset: &Ruleset,
    asked: &NewArgs,
    now: Moment,
) -> Result<(Head, Vec<Message>), Stop> {
    let tier = asked.tier.or(ruleset.tiers.first().map(|tier| tier.tier));
    let own_rounds = asked.rounds.map(|_| StructureKind::Custom);
    let usual = tier.and_then(|tier| ruleset.tier(tier)).map(|tier| tier.structure);
    let setup = Setup {
        name: Some(asked.name.clone().unwrap_or_else(|| name_from(&asked.file))),
        tier,
        structure: asked.structure.or(own_rounds).or(usual),
        rounds: asked.rounds,
        cut: asked.cut,
        cut_by: asked.cut_by,
        ..Setup::default()
    };
    let organizer = match &asked.organizer {
        Some(name) => clean(name)
            .map_err(|why| Stop::refused(msg!("common.refused-text", what = "name", why)))?,
        None => user()?,
    };
    let date =
        asked.date.clone().or(now.known_day()).ok_or_else(|| Stop::refused(msg!("cli.no-day")))?;
    let mut head = Head {
        id: EventId::of_bits(random_bits()),
        date,
        seed: asked.seed.unwrap_or_else(|| Seed::of_bits(random_bits())),
        secret: Some(Seed::of_bits(random_bits())),
        organizer,
        ..Head::default()
    };
    let empty = Event::empty(head.clone(), Arc::new(ruleset.clone()));
    let decision = decide(&empty, &Command::Setup(setup.into()), now)?;
    let warnings = decision.sentences().cloned().collect();
    if let Some(Action::Setup(mut setup)) = decision.action {
        head.name = setup.name.take().unwrap_or_default();
        head.setup = setup;
    }
    Ok((head, warnings))
}

/// The name for a file: `mistrzostwa-sklepu.yaml` becomes *Mistrzostwa sklepu*.
fn name_from(file: &Path) -> String {
    let stem = file.file_stem().unwrap_or_default().to_string_lossy().replace(['-', '_'], " ");
    capitalised(&clean(&stem).unwrap_or_else(|_| "event".to_owned()))
}

/// Bits from the system, for the seed, the secret and the id of a new event.
pub(super) fn random_bits() -> u128 {
    rand::random()
}

/// The people of a file: a roster, or an older event, in which nothing has to be guessed.
pub(super) enum People {
    Roster(Roster),
    Event(SamePeople),
}

impl People {
    /// Reads the file for this event.
    pub(super) fn read(event: &Event, path: &str) -> Result<People, Stop> {
        if is_event(Path::new(path)) {
            return Ok(People::Event(people(&Disk::default(), Path::new(path))?));
        }
        let roster = roster_of(&output::bytes(path.as_ref(), output::LARGEST)?);
        let roster = roster.map_err(|fault| Stop::refused(Message::lines(fault.problems)))?;
        Ok(People::Roster(roster.fitting(event)))
    }

    /// Everything to show before they are registered.
    pub(super) fn explained(&self) -> Vec<Message> {
        match self {
            People::Roster(roster) => roster.preview(),
            People::Event(_) => Vec::new(),
        }
    }

    pub(super) fn questions(&self) -> &[RosterQuestion] {
        match self {
            People::Roster(roster) => &roster.questions,
            People::Event(_) => &[],
        }
    }

    /// Refuses open questions, because nobody can be asked here.
    pub(super) fn without_questions(self) -> Result<People, Stop> {
        let remedies: Vec<Message> =
            self.questions().iter().filter_map(|question| question.remedy.clone()).collect();
        match remedies.is_empty() {
            true => Ok(self),
            false => Err(Stop::refused(Message::lines(remedies))),
        }
    }

    pub(super) fn leave_out(&mut self, lines: &[u64]) {
        if let People::Roster(roster) = self {
            roster.leave_out(lines);
        }
    }

    /// What was left out or guessed.
    pub(super) fn asides(&self) -> Vec<Message> {
        match self {
            People::Roster(roster) => roster.asides(),
            People::Event(people) => people.left_out().into_iter().collect(),
        }
    }

    pub(super) fn into_command(self) -> Command {
        match self {
            People::Roster(roster) => Command::Import(roster.players),
            People::Event(people) => Command::Import(people.invited),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    use crate::ruleset::Library;

    #[test]
    fn a_clock_past_the_last_year_makes_no_event_of_a_day_that_is_none() {
        let library = Library::new(Vec::new());
        let ruleset = &library.get("destiny").unwrap().ruleset;
        let asked = NewArgs {
            organizer: Some("anna".to_owned()),
            file: "shop.yaml".into(),
            game: "destiny".to_owned(),
            ..NewArgs::default()
        };
        let after = Moment::new(253_402_300_800, 0);
        let Err(Stop::Refused(why)) = head(ruleset, &asked, after) else { panic!() };
        assert_eq!(
            why,
            "No event created: this computer's clock shows no usable date. Set the clock, or give the day with --date."
        );
        let dated = NewArgs { date: Some("2026-11-21".to_owned()), ..asked };
        assert_eq!(head(ruleset, &dated, after).ok().unwrap().0.date, "2026-11-21");
    }
}
