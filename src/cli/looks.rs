//! Chooses the theme for the terminal's background.

use super::stop::Stop;
use super::values::one_of;
use crate::msg;
use crate::store::{Settings, ThemeChoice, home};
use crate::tui::theme::{TerminalEnv, Theme};
use clap::Args;

#[derive(Debug, Clone, Copy, Args)]
pub(super) struct Looks {
    #[arg(long, value_name = "THEME", value_parser = one_of(&ThemeChoice::ALL, ThemeChoice::word))]
    theme: Option<ThemeChoice>,
}

impl Looks {
    pub(super) fn are_chosen(self) -> bool {
        self.theme.is_some()
    }

    /// The theme from the nearest option, else from the environment, else from the settings.
    ///
    /// # Errors
    /// The chosen value is not the name of a theme.
    pub(super) fn theme(self, before: Looks) -> Result<Theme, Stop> {
        let choice = match self.theme.or(before.theme) {
            Some(choice) => Some(choice),
            None => match in_environment()? {
                Some(choice) => Some(choice),
                None => in_settings()?,
            },
        };
        Ok(Theme::chosen(choice.unwrap_or_default(), &TerminalEnv::read()))
    }
}

fn in_environment() -> Result<Option<ThemeChoice>, Stop> {
    let Some(word) = std::env::var_os("KOMANDOR_THEME").filter(|word| !word.is_empty()) else {
        return Ok(None);
    };
    let word = word.to_string_lossy();
    ThemeChoice::of(&word)
        .map(Some)
        .ok_or_else(|| Stop::usage(msg!("cli.unknown-theme", word = word)))
}

fn in_settings() -> Result<Option<ThemeChoice>, Stop> {
    let Some(path) = home::settings() else { return Ok(None) };
    Ok(Settings::read(&path).map_err(Stop::refused)?.theme)
}
