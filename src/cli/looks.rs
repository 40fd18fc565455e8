//! Chooses the theme and the characters of the screens.

use super::stop::Stop;
use crate::msg;
use crate::store::{Settings, home};
use crate::tui::theme::{Palettes, TerminalEnv, Theme, built_in, built_in_names, read};
use crate::words::Message;
use clap::Args;

/// The theme where none is chosen.
const AUTO: &str = "auto";

#[derive(Debug, Clone, Args)]
pub(super) struct Looks {
    #[arg(long, value_name = "THEME")]
    theme: Option<String>,
    #[arg(long)]
    ascii: bool,
}

impl Looks {
    /// The option that only screens have, if one is given.
    pub(super) fn chosen(&self) -> Option<&'static str> {
        match self {
            Looks { theme: Some(_), .. } => Some("--theme"),
            Looks { ascii: true, .. } => Some("--ascii"),
            _ => None,
        }
    }

    /// The theme from the nearest option, else from the environment, else from the settings.
    ///
    /// A theme of the settings that cannot be used keeps nobody from working: the theme is the
    /// program's, and the message says what is wrong.
    ///
    /// # Errors
    /// The option or the variable does not name a theme, or the file of that theme has a fault.
    pub(super) fn theme(&self, before: &Looks) -> Result<(Theme, Option<Message>), Stop> {
        let mut warning = None;
        let settings = match home::settings() {
            Some(path) => Settings::read(&path).map_err(Stop::refused),
            None => Ok(Settings::default()),
        };
        let palettes =
            match (self.theme.as_ref().or(before.theme.as_ref()), variable("KOMANDOR_THEME")) {
                (Some(name), _) => find(name, "--theme").map_err(Stop::usage)?,
                (None, Some(name)) => find(&name, "KOMANDOR_THEME").map_err(Stop::usage)?,
                (None, None) => match settings.as_ref().map_err(Stop::clone)?.theme.as_deref() {
                    Some(name) => match find(name, "config.yaml") {
                        Ok(palettes) => palettes,
                        Err(problem) => {
                            warning = Some(problem);
                            find(AUTO, AUTO).map_err(Stop::refused)?
                        }
                    },
                    None => find(AUTO, AUTO).map_err(Stop::refused)?,
                },
            };
        let around = TerminalEnv::read();
        let ascii = match (self.ascii || before.ascii, variable("KOMANDOR_ASCII")) {
            (true, _) => Some(true),
            (false, Some(word)) => Some(yes_or_no(&word)?),
            (false, None) => settings.ok().and_then(|settings| settings.ascii),
        };
        let mut theme = Theme::chosen(palettes, &around);
        theme.charset = around.charset(ascii);
        Ok((theme, warning))
    }
}

fn variable(name: &str) -> Option<String> {
    let value = std::env::var_os(name).filter(|value| !value.is_empty())?;
    Some(value.to_string_lossy().into_owned())
}

fn yes_or_no(word: &str) -> Result<bool, Stop> {
    match word {
        "1" | "true" => Ok(true),
        "0" | "false" => Ok(false),
        _ => Err(Stop::usage(msg!("looks.ascii-word", word))),
    }
}

/// The names of all themes: the program's, then the user's own.
pub(super) fn all_names() -> Vec<String> {
    let mut names: Vec<String> = built_in_names().map(str::to_owned).collect();
    let own = home::user_themes().into_iter().filter(|name| built_in(name).is_none());
    names.extend(own);
    names
}

/// The path and text of a theme of the user's own; None: there is no such file.
fn own_file(name: &str) -> Result<Option<(String, String)>, Message> {
    let is_a_name = !name.is_empty() && !name.contains(['/', '\\', '.', ':']);
    let folder = home::themes().filter(|_| is_a_name);
    let Some(path) = folder.map(|folder| folder.join(format!("{name}.yaml"))) else {
        return Ok(None);
    };
    let text = home::user_text(&path)?;
    Ok(text.map(|text| (path.display().to_string(), text)))
}

/// The theme of this name, the user's own before the program's; `by` is where it was chosen.
fn find(name: &str, by: &str) -> Result<Palettes, Message> {
    match own_file(name)? {
        Some((path, text)) => read(&path, &text).map_err(|faults| {
            let problem = faults.first().map_or(Message::nothing(), |fault| fault.message());
            msg!("looks.theme-broken", name, problem)
        }),
        None => built_in(name).ok_or_else(|| msg!("looks.chosen-by", by, problem = no_theme(name))),
    }
}

/// The sentence that names the themes that there are.
fn no_theme(name: &str) -> Message {
    let known = all_names();
    match home::themes() {
        Some(folder) => {
            let folder = folder.display().to_string();
            msg!("looks.no-theme", name, known, folder)
        }
        None => msg!("looks.no-theme-here", name, known),
    }
}
