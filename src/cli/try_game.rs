//! `komandor games try`: a small event of a game, step by step, in a temporary folder.

use super::output::{print, told, warn, words};
use super::places::user;
use super::stop::Stop;
use super::values::{seed, whole};
use crate::event::{
    Command, Event, Head, Id, Phase, Refusal, StageKind, phase, plan_in_words, ranked,
};
use crate::forecast::{
    FEWEST_PLAYERS, TrialStep, trial_commands, trial_players, trial_setup, trial_step,
};
use crate::msg;
use crate::ruleset::Ruleset;
use crate::show::{self, Format, ShowRequest, What};
use crate::store::{self, CommitError, Disk, Request, Session};
use crate::tui::clock::now;
use crate::words::Message;
use clap::Args;
use std::io;
use std::path::Path;

/// Play a small event by a ruleset, step by step
#[derive(Debug, Args)]
pub(super) struct TryArgs {
    pub(super) id: String,
    #[arg(long, value_name = "N", default_value_t = 8, allow_negative_numbers = true, value_parser = players)]
    players: u32,
    #[arg(long, value_name = "SEED", default_value_t = 1, allow_negative_numbers = true, value_parser = seed)]
    seed: u64,
}

/// More players are no small event.
const MOST_TRIED: u32 = 64;
/// The name of the file in the temporary folder.
const FILE: &str = "try.yaml";

fn players(text: &str) -> Result<u32, String> {
    whole(text, msg!("cli.what-players"), (FEWEST_PLAYERS, MOST_TRIED))
}

pub(super) fn run(ruleset: &Ruleset, asked: &TryArgs) -> Result<(), Stop> {
    let cannot = |error: io::Error| Stop::refused(msg!("cli.no-folder", error = error.to_string()));
    let folder = tempfile::Builder::new().prefix("komandor-try-").tempdir().map_err(cannot)?;
    let path = folder.path().join(FILE);
    make(&path, ruleset, asked)?;
    let ran = play(&path);
    folder
        .close()
        .unwrap_or_else(|error| warn(msg!("author.folder-stays", error = error.to_string())));
    ran
}

/// Makes the event with its players.
fn make(path: &Path, ruleset: &Ruleset, asked: &TryArgs) -> Result<(), Stop> {
    let day = now().known_day().ok_or_else(|| Stop::refused(msg!("cli.no-day")))?;
    let head = Head {
        name: told(msg!("author.name", game = &ruleset.name)),
        date: day,
        seed: asked.seed.into(),
        organizer: user()?,
        setup: trial_setup(ruleset, asked.players, asked.seed),
        ..Head::default()
    };
    store::create_on(&Disk::unflushed(), path, &head, ruleset)?;
    let mut session = Session::open_on(Disk::unflushed(), path)?;
    let players = trial_players(ruleset, asked.players, asked.seed);
    commit(&mut session, &Command::Import(players)).map(drop)
}

/// Carries out a command, and returns what it told.
fn commit(session: &mut Session, command: &Command) -> Result<Message, Stop> {
    let by = user()?;
    match session.commit(Request::new(command, &by, now())) {
        Ok(done) => Ok(done.message),
        Err(CommitError::Store(error)) => Err(error.into()),
        Err(other) => Err(Stop::refused(Message::from(other))),
    }
}

/// Prints every step to the end.
fn play(path: &Path) -> Result<(), Stop> {
    let mut session = Session::open_on(Disk::unflushed(), path)?;
    print(&format!("{}\n", told(plan_in_words(session.event()))))?;
    let mut seen = None;
    while let Some(step) = trial_step(session.event(), seen == Some(session.event().log.len())) {
        let mut said = None;
        for command in trial_commands(session.event(), step)? {
            said = Some(commit(&mut session, &command)?);
        }
        let event = session.event();
        if step == TrialStep::Standings {
            seen = Some(event.log.len());
        }
        let heading = match (step, said) {
            (TrialStep::Cut | TrialStep::Finish, Some(said)) => said,
            _ => step.done(event),
        };
        print(&format!("\n{}\n", told(heading)))?;
        for (what, who) in sheets(event, step) {
            print(&format!("\n{}", sheet(event, what, who)?))?;
        }
    }
    Ok(())
}

/// The sheets that are shown after a step. Behind the standings stands the arithmetic of the first
/// place, and after the last round that of every place.
fn sheets(event: &Event, step: TrialStep) -> Vec<(What, Option<Id>)> {
    let kind = event.stage().map(|stage| stage.kind);
    let has_bracket =
        matches!(kind, Some(StageKind::SingleElimination | StageKind::DoubleElimination));
    match step {
        TrialStep::Draft => vec![(What::Pods, None)],
        TrialStep::Pair => vec![(What::Pairings, None)],
        TrialStep::Results if has_bracket => vec![(What::Bracket, None)],
        TrialStep::Results => vec![(What::Pairings, None)],
        TrialStep::Standings => {
            let goes_on = matches!(phase(event), Phase::BetweenRounds { .. });
            let told = if goes_on { 1 } else { event.entrants.len() };
            let places = ranked(event).take(told).map(|place| (What::Place, Some(place.entrant)));
            std::iter::once((What::Standings, None)).chain(places).collect()
        }
        TrialStep::Cut if has_bracket => vec![(What::Bracket, None)],
        TrialStep::Cut => Vec::new(),
        TrialStep::Finish => vec![(What::Standings, None)],
    }
}

fn sheet(event: &Event, what: What, who: Option<Id>) -> Result<String, Refusal> {
    let request = ShowRequest { who, ..ShowRequest::new(what, Format::Text) };
    show::show(event, request, words())
}
