//! `komandor demo`: an event under way, made by the real commands.
//!
//! It lives in a temporary folder that is deleted afterwards.

use super::known_game::game;
use super::new;
use super::stop::Stop;
use crate::event::Seed;
use crate::event::{Command, Moment, Verb, read_roster, read_verb};
use crate::msg;
use crate::ruleset::Library;
use crate::store::{self, CommitError, Disk, Request, Session};
use crate::words::{Message, Text};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::path::Path;

const EVENT: &str = include_str!("../../config/demo/event.yaml");
const ROSTER: &str = include_str!("../../config/demo/roster.csv");
const VERBS: &str = include_str!("../../config/demo/verbs.txt");

#[derive(Deserialize)]
struct Demonstration {
    game: String,
    name: Text,
    seed: Seed,
    organizer: String,
    seconds: i64,
    texts: BTreeMap<String, Text>,
}

/// Makes the demonstration event as if it had begun a while ago, with texts in this language.
pub(super) fn make(path: &Path, now: Moment, language: &str) -> Result<(), Stop> {
    let spoilt = |why: Message| Stop::refused(msg!("cli.demo-spoilt", error = why));
    let demonstration: Demonstration = serde_yaml::from_str(EVENT)
        .map_err(|error| spoilt(Message::verbatim(error.to_string())))?;
    let library = Library::new(Vec::new());
    let game = game(&library, &demonstration.game)?;
    let asked = new::NewArgs {
        file: path.to_owned(),
        game: demonstration.game.clone(),
        seed: Some(demonstration.seed),
        name: Some(demonstration.name.get(language).to_owned()),
        organizer: Some(demonstration.organizer.clone()),
        ..new::NewArgs::default()
    };
    let (head, _) = new::head(&game.ruleset, &asked, now)?;
    let disk = Disk::unflushed();
    store::create_on(&disk, path, &head, &game.ruleset)?;
    let roster = read_roster(ROSTER).map_err(|problems| spoilt(Message::lines(problems)))?;
    let mut commands = vec![Command::Import(roster)];
    let verbs = demonstration.texts.iter().fold(VERBS.to_owned(), |verbs, (name, text)| {
        verbs.replace(&format!("{{{name}}}"), text.get(language))
    });
    for line in verbs.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        match read_verb(line).map_err(spoilt)? {
            Verb::Do(command) | Verb::Correct(command) => commands.push(command),
            _ => return Err(spoilt(msg!("cli.no-files", line))),
        }
    }
    let mut session = Session::open_on(disk, path)?;
    for (left, command) in (1..=commands.len()).rev().zip(&commands) {
        let at = Moment { unix: now.unix - left as i64 * demonstration.seconds, ..now };
        session.commit(Request::new(command, &demonstration.organizer, at)).map_err(|error| {
            match error {
                CommitError::Store(error) => error.into(),
                other => spoilt(other.into()),
            }
        })?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{Phase, Reading, phase};

    #[test]
    fn the_demonstration_is_a_third_round_with_results_missing_and_the_clock_running() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("demo.yaml");
        let now = Moment::new(1_795_000_000, 3600);
        make(&path, now, "en").unwrap();
        let session = Session::open(&path).unwrap();
        let event = session.event();
        assert_eq!(event.entrants.len(), 24);
        assert_eq!(event.round().unwrap().number, 3);
        assert_eq!(phase(event), Phase::Playing { missing: 7 });
        let Reading::Running(left) = event.clock.reading(now.unix) else { panic!("no clock") };
        assert!((1..35 * 60).contains(&left), "{left}");
    }

    #[test]
    fn the_demonstration_is_written_in_its_language() {
        let folder = tempfile::tempdir().unwrap();
        let told = |language: &str| {
            let path = folder.path().join(format!("{language}.yaml"));
            make(&path, Moment::new(1_795_000_000, 3600), language).unwrap();
            let session = Session::open(&path).unwrap();
            let log = std::fs::read_to_string(&path).unwrap();
            assert!(!log.contains("{late"), "{log}");
            (session.event().name().to_owned(), log)
        };
        let (name, log) = told("en");
        assert_eq!(name, "Demonstration");
        assert!(log.contains("Number 13 comes a few minutes late"), "{log}");
        let (name, log) = told("pl");
        assert_eq!(name, "Pokaz");
        assert!(log.contains("Numer 13 spóźni się kilka minut"), "{log}");
        assert!(log.contains("spóźnienie na rundę"), "{log}");
        // Another language has no texts of its own.
        assert_eq!(told("de").0, "Demonstration");
    }
}
