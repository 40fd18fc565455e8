//! `komandor games`: the library, games of the user's own, and a small event of a game to try it.

use super::event_file::{Places, user};
use super::output::{Stop, in_words, print, say, warn, words};
use super::{help, number_within, output, seed};
use crate::decklist::faults_of_example;
use crate::event::{Event, Head, Id, Phase, StageKind, phase, plan_in_words, ranked};
use crate::export::Unwritten;
use crate::ruleset::{
    Entry, Library, Origin, Problem, Ruleset, SCHEMA_FILE, describe, json_schema, problem_at,
    read_with_doubts, start,
};
use crate::show::{Column, Format, ShowRequest, Table, aligned};
use crate::simulate::{
    FEWEST_PLAYERS, TrialStep, trial_commands, trial_players, trial_setup, trial_step,
};
use crate::store::{Disk, Request, Session, home};
use crate::tui::clock::now;
use crate::words::{Arg, Message};
use crate::{event, export, msg, show, store};
use clap::{Args, Command, Subcommand};
use std::io;
use std::path::{Path, PathBuf};

/// List the games, show one, begin or check one of your own
#[derive(Debug, Args)]
pub(super) struct GamesArgs {
    #[command(subcommand)]
    what: Option<What>,
}

#[derive(Debug, Subcommand)]
enum What {
    Show { id: String, part: Option<Part> },
    New { id: String },
    Check { file: String },
    Try(TryArgs),
    Schema,
    Help { command: Option<String> },
}

/// A part of a game that is shown alone.
#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum Part {
    /// An example of a deck or army list.
    List,
}

/// `all` is every command of the program, for the help of one.
pub(super) fn run(places: &Places, asked: GamesArgs, all: fn() -> Command) -> Result<(), Stop> {
    match asked.what {
        None => print(&aligned(&table(&places.library_with_warnings()?))),
        Some(What::Show { id, part }) => {
            let library = places.library_with_warnings()?;
            let ruleset = &game(&library, &id)?.ruleset;
            match part {
                None => print(&describe(ruleset, words())),
                Some(Part::List) => print(&example_list(ruleset)?),
            }
        }
        Some(What::New { id }) => new(places, &id),
        Some(What::Check { file }) => check(places, &file),
        Some(What::Try(asked)) => {
            let library = places.library_with_warnings()?;
            run_try(&game(&library, &asked.id)?.ruleset, &asked)
        }
        Some(What::Schema) => print(json_schema()),
        Some(What::Help { command }) => {
            let words = ["games"].into_iter().chain(command.as_deref());
            help::of_command(&words.collect::<Vec<_>>(), all())
        }
    }
}

/// A list that the game's rules allow, for players to copy.
fn example_list(ruleset: &Ruleset) -> Result<String, Stop> {
    let name = &ruleset.name;
    match &ruleset.lists {
        None => Err(Stop::Refused(msg!("decklist.no-lists", game = name))),
        Some(lists) if lists.example.is_empty() => {
            Err(Stop::Refused(msg!("decklist.no-example", game = name)))
        }
        Some(lists) => Ok(lists.example(words().tag())),
    }
}

fn table(library: &Library) -> Table<String> {
    let columns = [
        msg!("handbook.id"),
        msg!("handbook.key"),
        msg!("settings.game"),
        msg!("settings.group", group = "format"),
        msg!("ruleset.from"),
    ];
    let columns = columns.map(|name| Column::words(in_words(name))).to_vec();
    let row = |game: &Entry| {
        vec![
            game.ruleset.id.clone(),
            game.key.map_or(String::new(), String::from),
            game.ruleset.name.get(words().tag()).to_owned(),
            game.ruleset.format.get(words().tag()).to_owned(),
            in_words(origin(game)),
        ]
    };
    Table { columns, rows: library.all().iter().map(row).collect() }
}

fn origin(game: &Entry) -> Message {
    match (&game.origin, game.replaces_built_in) {
        (Origin::BuiltIn, _) => msg!("ruleset.built-in"),
        (Origin::User(path), true) => msg!("ruleset.replaces", path),
        (Origin::User(path), false) => Message::verbatim(path),
    }
}

/// Writes a new game into the folder of the user's own rulesets.
fn new(places: &Places, id: &str) -> Result<(), Stop> {
    let (library, _) = places.library()?;
    if let Some(known) = library.get(id) {
        let name = &known.ruleset.name;
        return Err(Stop::Refused(msg!("ruleset.stands-in", id, name)));
    }
    let own = id.chars().filter(char::is_ascii_lowercase);
    let free = |key: &char| library.on_key(*key).is_none();
    let key = own.chain('a'..='z').chain('0'..='9').find(free).unwrap_or('g');
    let text = start(id, key).map_err(Stop::Refused)?;
    let path = file(places, id)?;
    home::new_ruleset(&path, &text)?;
    let schema = path.with_file_name(SCHEMA_FILE);
    let command = format!("komandor games check {id}");
    say(msg!("ruleset.made", path, key = key.to_string(), command))?;
    // An existing schema may be of an older version.
    match export::write(&schema, json_schema(), true) {
        Err(Unwritten::Refused(why)) => warn(why),
        Ok(()) | Err(Unwritten::Exists) => {
            say(msg!("ruleset.schema", path = schema))?;
        }
    }
    Ok(())
}

/// The file of the user's own game with this id.
fn file(places: &Places, id: &str) -> Result<PathBuf, Stop> {
    Ok(places.own_rulesets()?.join(format!("{id}.yaml")))
}

/// Checks a ruleset: a file, or the id of one of the user's own games.
fn check(places: &Places, asked: &str) -> Result<(), Stop> {
    let own = file(places, asked).ok().filter(|own| own.exists() && !Path::new(asked).exists());
    let shown = own.map_or_else(|| asked.to_owned(), |own| own.display().to_string());
    let text = output::text(&shown)?;
    let wrong = |problems: Vec<Message>| Stop::Refused(Message::lines(problems));
    let (ruleset, doubts) = read_with_doubts(&shown, &text)
        .map_err(|problems| wrong(problems.iter().map(Problem::message).collect()))?;
    let example = faults_of_example(&ruleset).into_iter().map(|(language, found)| {
        let found = msg!("ruleset.example", language, found);
        problem_at(&shown, &text, "lists.example", found).message()
    });
    let example: Vec<Message> = example.collect();
    if !example.is_empty() {
        return Err(wrong(example));
    }
    doubts.iter().map(Problem::message).for_each(warn);
    let library = beside_the_others(places, &shown, text)?;
    let own = library.problems().iter().filter(|problem| problem.path == shown);
    let own: Vec<Message> = own.map(Problem::message).collect();
    if !own.is_empty() {
        return Err(wrong(own));
    }
    let instead = library.get(&ruleset.id).is_some_and(|entry| entry.replaces_built_in);
    let good = match instead {
        true => msg!("ruleset.good-instead", path = shown, name = &ruleset.name),
        false => msg!("ruleset.good", path = shown, name = &ruleset.name),
    };
    say(good)
}

/// All games, with this file as the last of the user's own.
///
/// A conflict over an id or key with another game is then reported for this file.
fn beside_the_others(places: &Places, shown: &str, text: String) -> Result<Library, Stop> {
    let folder = home::rulesets(places.rulesets.as_deref());
    let itself = Path::new(shown).canonicalize().ok();
    let mut files = folder.map_or_else(Vec::new, |folder| home::user_rulesets(&folder).texts);
    files.retain(|(path, _)| Path::new(path).canonicalize().ok() != itself);
    files.push((shown.to_owned(), text));
    Ok(Library::new(files))
}

/// Play a small event by a ruleset, step by step
#[derive(Debug, Args)]
struct TryArgs {
    id: String,
    #[arg(long, value_name = "N", default_value_t = 8, allow_negative_numbers = true, value_parser = players)]
    players: u32,
    #[arg(long, value_name = "SEED", default_value_t = 1, allow_negative_numbers = true, value_parser = seed)]
    seed: u64,
}

/// The most players of a small event.
const MOST_TRIED: u32 = 64;
const FILE: &str = "try.yaml";

fn players(text: &str) -> Result<u32, String> {
    number_within(text, (FEWEST_PLAYERS, MOST_TRIED))
}

fn run_try(ruleset: &Ruleset, asked: &TryArgs) -> Result<(), Stop> {
    let cannot = |error: io::Error| Stop::refused(msg!("cli.no-folder", error = error.to_string()));
    let folder = tempfile::Builder::new().prefix("komandor-try-").tempdir().map_err(cannot)?;
    let path = folder.path().join(FILE);
    make(&path, ruleset, asked)?;
    let ran = play(&path);
    folder
        .close()
        .unwrap_or_else(|error| warn(msg!("ruleset.folder-stays", error = error.to_string())));
    ran
}

fn make(path: &Path, ruleset: &Ruleset, asked: &TryArgs) -> Result<(), Stop> {
    let day = now().known_day().ok_or_else(|| Stop::refused(msg!("cli.no-day")))?;
    let head = Head {
        name: in_words(msg!("ruleset.name", game = &ruleset.name)),
        date: day,
        seed: asked.seed.into(),
        organizer: user()?,
        setup: trial_setup(ruleset, asked.players, asked.seed),
        ..Head::default()
    };
    store::create_on(&Disk::unflushed(), path, &head, ruleset)?;
    let mut session = Session::open_on(Disk::unflushed(), path)?;
    let players = trial_players(ruleset, asked.players, asked.seed);
    commit(&mut session, &event::Command::Import(players)).map(drop)
}

fn commit(session: &mut Session, command: &event::Command) -> Result<Message, Stop> {
    Ok(session.commit(Request::new(command, &user()?, now()))?.message)
}

fn play(path: &Path) -> Result<(), Stop> {
    let mut session = Session::open_on(Disk::unflushed(), path)?;
    say(plan_in_words(session.event()))?;
    let mut seen = None;
    while let Some(step) = trial_step(session.event(), seen == Some(session.event().log.len())) {
        let mut answer = None;
        for command in trial_commands(session.event(), step)? {
            answer = Some(commit(&mut session, &command)?);
        }
        let event = session.event();
        if step == TrialStep::Standings {
            seen = Some(event.log.len());
        }
        let heading = match (step, answer) {
            (TrialStep::Cut | TrialStep::Finish, Some(answer)) => answer,
            _ => step.done(event),
        };
        print(&format!("\n{}\n", in_words(heading)))?;
        for (what, who) in sheets(event, step) {
            let request = ShowRequest { who, ..ShowRequest::new(what, Format::Text) };
            print(&format!("\n{}", show::show(event, request, words())?))?;
        }
    }
    Ok(())
}

/// The sheets to show after a step. The standings are followed by the arithmetic of the first
/// place, after the last round by that of every place.
fn sheets(event: &Event, step: TrialStep) -> Vec<(show::What, Option<Id>)> {
    let kind = event.stage().map(|stage| stage.kind);
    let has_bracket =
        matches!(kind, Some(StageKind::SingleElimination | StageKind::DoubleElimination));
    match step {
        TrialStep::Draft => vec![(show::What::Pods, None)],
        TrialStep::Pair => vec![(show::What::Pairings, None)],
        TrialStep::Results if has_bracket => vec![(show::What::Bracket, None)],
        TrialStep::Results => vec![(show::What::Pairings, None)],
        TrialStep::Standings => {
            let goes_on = matches!(phase(event), Phase::BetweenRounds { .. });
            let places = ranked(event).take(if goes_on { 1 } else { event.entrants.len() });
            let places = places.map(|place| (show::What::Place, Some(place.entrant)));
            std::iter::once((show::What::Standings, None)).chain(places).collect()
        }
        TrialStep::Cut if has_bracket => vec![(show::What::Bracket, None)],
        TrialStep::Cut => Vec::new(),
        TrialStep::Finish => vec![(show::What::Standings, None)],
    }
}

pub(super) fn game<'a>(library: &'a Library, id: &str) -> Result<&'a Entry, Stop> {
    library.get(id).ok_or_else(|| {
        let known = library.all().iter().map(|entry| Arg::from(&entry.ruleset.id));
        Stop::refused(msg!("ruleset.library-no-game", id, known = Arg::Series(known.collect())))
    })
}
