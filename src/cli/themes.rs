//! `komandor themes`: lists the themes of the screens, and prints one to begin with.

use super::looks::all_names;
use super::output::print;
use super::stop::Stop;
use crate::msg;
use crate::tui::theme::{as_file, not_built_in};
use crate::words::Message;
use clap::{Args, Subcommand};

/// List the colours of the screens, or print some as a file to change
#[derive(Debug, Args)]
#[command(disable_help_subcommand = true)]
pub(super) struct ThemesArgs {
    #[command(subcommand)]
    what: Option<What>,
}

#[derive(Debug, Subcommand)]
enum What {
    Show { name: String },
}

fn unknown(name: &str) -> Message {
    msg!("looks.chosen-by", by = "themes", problem = not_built_in(name))
}

pub(super) fn run(asked: &ThemesArgs) -> Result<(), Stop> {
    match &asked.what {
        None => print(&(all_names().join("\n") + "\n")),
        Some(What::Show { name }) => {
            print(&as_file(name).ok_or_else(|| Stop::refused(unknown(name)))?)
        }
    }
}
