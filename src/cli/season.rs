//! `komandor season`: one table over many events.

use super::event_file::Places;
use super::one_of;
use super::output::{self, Stop, print, say, warn, words};
use crate::event::name::{holds_words, normalise, same};
use crate::msg;
use crate::ruleset::Problem;
use crate::season::{LeftOut, Person, Played, Rules, Season, TEMPLATE, read_rules};
use crate::show::{Format, SeasonSheet, season as sheet};
use crate::store::{Disk, events_in, events_of_home, home, look, new_season, seasons};
use crate::words::Message;
use clap::{Args, Subcommand};
use std::collections::HashSet;
use std::path::{Path, PathBuf};

/// One table over many events
#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(super) struct SeasonArgs {
    #[command(subcommand)]
    below: Option<Below>,
    events: Vec<PathBuf>,
    #[arg(long, value_name = "FILE")]
    rules: Option<PathBuf>,
    #[arg(long, value_name = "NAME")]
    player: Option<String>,
    #[arg(long)]
    seeds: bool,
    #[arg(long, value_name = "FORMAT", value_parser = one_of(&Format::ALL, Format::word))]
    format: Option<Format>,
}

#[derive(Debug, Subcommand)]
enum Below {
    New { name: String },
}

/// The most names listed for an ambiguous one.
const LISTED: usize = 6;

pub(super) fn run(places: &Places, asked: SeasonArgs) -> Result<(), Stop> {
    if let Some(Below::New { name }) = &asked.below {
        return new(places, name);
    }
    if asked.seeds && asked.player.is_some() {
        return Err(Stop::usage(msg!("cli.conflict", argument = "--seeds", other = "--player")));
    }
    let rules = rules(places, asked.rules.as_deref())?;
    let (events, left_out) = read_all(&files(places, &asked.events, &rules)?);
    let season = Season::of(rules, events, left_out);
    let chosen = match (&asked.player, asked.seeds) {
        (Some(name), _) => SeasonSheet::Person(find(&season.people, name)?),
        (None, true) => SeasonSheet::Seeds,
        (None, false) => SeasonSheet::Table,
    };
    let usual = if asked.seeds { Format::Csv } else { Format::Text };
    let format = asked.format.unwrap_or(usual);
    let text = sheet(&season, chosen, format, words())?;
    let tells =
        matches!(format, Format::Json) || (chosen == SeasonSheet::Table && format != Format::Csv);
    if !tells {
        aside(&season);
    }
    if let (SeasonSheet::Seeds, Some(place)) = (chosen, shared_at_the_edge(&season)) {
        warn(msg!("season.seeds-shared", place));
    }
    print(&text)
}

/// Prints to standard error what a table for people has above it.
fn aside(season: &Season) {
    for LeftOut { file, why } in &season.left_out {
        warn(msg!("season.left-out", file, why));
    }
    season.remarks.iter().for_each(warn);
    if !season.doubts.is_empty() {
        warn(msg!("season.doubts-open", n = season.doubts.len()));
    }
}

/// The place that has more players than the final has seats left.
fn shared_at_the_edge(season: &Season) -> Option<u32> {
    let in_the_final = season.seeds()?;
    let (last, next) = (in_the_final.last()?, season.people.get(in_the_final.len())?);
    (last.place == next.place).then_some(last.place)
}

/// Writes the template as a new file of a season.
fn new(places: &Places, name: &str) -> Result<(), Stop> {
    let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if name.is_empty() || name.len() > 80 || !name.chars().all(fits) {
        return Err(Stop::usage(msg!("season.bad-new-name", name)));
    }
    let path = seasons(&home::events(places.home.as_deref())?).join(format!("{name}.yaml"));
    let text = TEMPLATE.replacen("\"Season\"", &format!("\"{name}\""), 1);
    new_season(&path, &text)?;
    say(msg!("season.made", path, name))
}

/// The named rules, else those of the template.
fn rules(places: &Places, named: Option<&Path>) -> Result<Rules, Stop> {
    let (shown, text) = match named {
        None => (String::new(), TEMPLATE.to_owned()),
        Some(named) => {
            let path = rules_file(places, named)?;
            let shown = path.display().to_string();
            let text = output::text(&shown)?;
            (shown, text)
        }
    };
    let wrong = |problems: Vec<Problem>| {
        Stop::Refused(Message::lines(problems.iter().map(Problem::message).collect::<Vec<_>>()))
    };
    read_rules(&shown, &text).map_err(wrong)
}

/// The file of a season: a path, or a name in the folder of seasons.
fn rules_file(places: &Places, named: &Path) -> Result<PathBuf, Stop> {
    let is_path = named.components().count() > 1 || named.extension().is_some();
    if is_path || named.is_file() {
        return Ok(named.to_owned());
    }
    let folder = seasons(&home::events(places.home.as_deref())?);
    let mut file = named.as_os_str().to_owned();
    file.push(".yaml");
    let path = folder.join(file);
    match path.is_file() {
        true => Ok(path),
        false => Err(Stop::refused(msg!("season.unknown-rules", name = named, folder))),
    }
}

/// The named files, and those in the named folders.
///
/// If none is named, the files of the home folder that the rules select. Without duplicates.
fn files(places: &Places, named: &[PathBuf], rules: &Rules) -> Result<Vec<PathBuf>, Stop> {
    let disk = Disk::default();
    let mut all: Vec<PathBuf> = Vec::new();
    for path in named {
        match path.is_dir() {
            true => all.extend(events_in(&disk, path)?),
            false => all.push(places.event(path)?),
        }
    }
    if named.is_empty() {
        let home = home::events(places.home.as_deref())?;
        all = events_of_home(&disk, &home)?;
        let name =
            |path: &Path| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        all.retain(|path| rules.wants_file(&name(path)));
        if all.is_empty() {
            return Err(Stop::refused(msg!("season.no-files", folder = home)));
        }
    }
    let mut known: HashSet<PathBuf> = HashSet::new();
    all.retain(|path| known.insert(path.canonicalize().unwrap_or_else(|_| path.clone())));
    Ok(all)
}

/// Every event, and the files that do not count.
fn read_all(files: &[PathBuf]) -> (Vec<Played>, Vec<LeftOut>) {
    let (mut events, mut left_out) = (Vec::new(), Vec::new());
    for path in files {
        let shown = path.display().to_string();
        match look(&Disk::default(), path) {
            Ok((event, None)) => events.push(Played::of(&event, &shown)),
            Ok((_, Some(damage))) => {
                left_out.push(LeftOut { file: shown, why: msg!("season.damaged", why = damage) });
            }
            Err(error) => left_out.push(LeftOut { file: shown, why: error.message() }),
        }
    }
    (events, left_out)
}

/// The person of this name: the whole name, else the only one with these words.
fn find(people: &[Person], name: &str) -> Result<usize, Stop> {
    let called = |one: &Person, fits: &dyn Fn(&str) -> bool| {
        fits(&one.name) || one.labels.iter().any(|label| fits(label))
    };
    let all = |fits: &dyn Fn(&str) -> bool| -> Vec<usize> {
        (0..people.len()).filter(|at| called(&people[*at], fits)).collect()
    };
    let mut found = all(&|own| same(own, name));
    if found.is_empty() {
        let wanted = normalise(name);
        found = all(&|own| holds_words(&normalise(own), &wanted));
    }
    match found[..] {
        [one] => Ok(one),
        [] => Err(Stop::refused(msg!("season.nobody", name))),
        _ => {
            let labels = found.iter().take(LISTED).map(|at| people[*at].labels.join(", "));
            let names: Vec<String> = labels.collect();
            Err(Stop::refused(msg!("season.several", name, names)))
        }
    }
}
