//! `komandor themes`: lists, checks and shows the themes of the screens.

use super::looks::{all_names, no_theme, own_file};
use super::output::{print, told};
use super::stop::Stop;
use crate::msg;
use crate::ruleset::Problem;
use crate::show::{Column, Table, aligned};
use crate::store::home;
use crate::tui::theme::{Depth, Palette, Palettes, Part, built_in, read, word_of};
use crate::words::Message;
use clap::{Args, Subcommand};
use std::path::{Path, PathBuf};

/// List the colours of the screens, show some, or check a file of your own
#[derive(Debug, Args)]
#[command(disable_help_subcommand = true)]
pub(super) struct ThemesArgs {
    #[command(subcommand)]
    what: Option<What>,
}

#[derive(Debug, Subcommand)]
enum What {
    Show { name: String },
    Check { file: PathBuf },
}

pub(super) fn run(asked: &ThemesArgs) -> Result<(), Stop> {
    match &asked.what {
        None => list(),
        Some(What::Show { name }) => show(name),
        Some(What::Check { file }) => check(file),
    }
}

/// The theme of this name with what is wrong or doubtful in its file.
fn theme(name: &str) -> Result<(Palettes, Option<String>), Stop> {
    match own_file(name).map_err(Stop::refused)? {
        Some((path, text)) => match read(&path, &text) {
            Ok(read) => Ok((read.palettes, Some(path))),
            Err(faults) => Err(Stop::refused(Message::lines(messages(&faults)))),
        },
        None => match built_in(name) {
            Some(palettes) => Ok((palettes.clone(), None)),
            None => Err(Stop::refused(no_theme(name))),
        },
    }
}

fn messages(problems: &[Problem]) -> Vec<Message> {
    problems.iter().map(Problem::message).collect()
}

fn list() -> Result<(), Stop> {
    let columns = [msg!("looks.name"), msg!("looks.made-for"), msg!("looks.from")];
    let columns = columns.map(|head| Column::words(told(head))).into();
    let mut rows = Vec::new();
    for name in all_names() {
        let row = match theme(&name) {
            Ok((palettes, path)) => {
                let made_for = match (&palettes.dark, &palettes.light) {
                    (Some(_), None) => msg!("looks.dark"),
                    (None, Some(_)) => msg!("looks.light"),
                    _ => msg!("looks.both"),
                };
                let from = path.unwrap_or_else(|| told(msg!("library.built-in")));
                vec![name, told(made_for), from]
            }
            Err(Stop::Refused(why)) => vec![name, String::new(), told(why)],
            Err(other) => return Err(other),
        };
        rows.push(row);
    }
    print(&aligned(&Table { columns, rows }))
}

/// Every colour of a theme with its contrast and what it is for.
fn show(name: &str) -> Result<(), Stop> {
    let (palettes, _) = theme(name)?;
    let mut text = String::new();
    let variants = [palettes.dark.as_ref(), palettes.light.as_ref()];
    for (at, palette) in variants.into_iter().enumerate() {
        let Some(palette) = palette else { continue };
        let (red, green, blue) = palette.background;
        let back = format!("#{red:02x}{green:02x}{blue:02x}");
        let head = match at {
            0 => msg!("looks.on-dark", back),
            _ => msg!("looks.on-light", back),
        };
        if !text.is_empty() {
            text.push('\n');
        }
        text.push_str(&format!("{}\n{}", told(head), aligned(&sample(palette))));
    }
    print(&text)
}

fn sample(palette: &Palette) -> Table<String> {
    let heads = [
        msg!("looks.part"),
        msg!("looks.full"),
        msg!("looks.cube"),
        msg!("looks.sixteen"),
        msg!("looks.contrast"),
        Message::nothing(),
    ];
    let rows = Part::ALL.into_iter().map(|part| {
        let shade = palette.shade(part);
        let ratio = palette.contrast(part, Depth::True).filter(|_| part != Part::Cursor);
        vec![
            part.word().to_owned(),
            word_of(shade.full),
            word_of(shade.cube),
            word_of(shade.sixteen),
            ratio.map_or(String::new(), |ratio| format!("{ratio:.1}")),
            told(used_for(part)),
        ]
    });
    Table { columns: heads.map(|head| Column::words(told(head))).into(), rows: rows.collect() }
}

fn used_for(part: Part) -> Message {
    match part {
        Part::Quiet => msg!("looks.sample-quiet"),
        Part::Rule => msg!("looks.sample-rule"),
        Part::Accent => msg!("looks.sample-accent"),
        Part::Done => msg!("looks.sample-done"),
        Part::Warning => msg!("looks.sample-warning"),
        Part::Refused => msg!("looks.sample-refused"),
        Part::Champion => msg!("looks.sample-champion"),
        Part::Behind => msg!("looks.sample-behind"),
        Part::Cursor => msg!("looks.sample-cursor"),
    }
}

/// Prints what is found; faults are a refusal, warnings are not.
fn check(file: &Path) -> Result<(), Stop> {
    let given = file.display().to_string();
    // The list of themes shows names, so a name is as good as a path.
    let found = match home::user_text(file).map_err(Stop::refused)? {
        Some(text) => Some((given.clone(), text)),
        None => own_file(&given).map_err(Stop::refused)?,
    };
    let found = found.ok_or_else(|| Stop::refused(msg!("looks.no-file", path = given)));
    let (path, text) = found?;
    match read(&path, &text) {
        Ok(read) => {
            let n = read.warnings.len();
            let mut lines = messages(&read.warnings);
            lines.push(msg!("looks.theme-sound", path, n));
            print(&(told(Message::lines(lines)) + "\n"))
        }
        Err(faults) => {
            print(&(told(Message::lines(messages(&faults))) + "\n"))?;
            Err(Stop::refused(msg!("looks.file-faulty", n = faults.len())))
        }
    }
}
