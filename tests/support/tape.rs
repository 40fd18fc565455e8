//! A strict reader of VHS tapes, limited to the commands that all tape players know.
//!
//! An unknown command is an error: a recorder might ignore it silently, and the recording would be
//! wrong.

mod line;
mod play;
mod setting;

use std::{fmt, time::Duration};

use line::{Line, Refusal};

pub use play::{bash, play, play_file, size};

/// One command of a tape, and its line.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// The line number, from 1.
    pub line: usize,
    /// The action of the command.
    pub action: Action,
}

/// The action of a command.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// The file of the recording; a player ignores it.
    Output(String),
    /// A program that must be installed.
    Require(String),
    /// A setting with its value in the plainest form; times are in seconds.
    Set(&'static str, String),
    /// The recording pauses.
    Hide,
    /// The recording continues.
    Show,
    /// Text to type.
    Type(String),
    /// A pause for the viewer.
    Sleep(Duration),
    /// A key without a character, and how often it is pressed.
    Key(Key, u32),
    /// Ctrl with a letter.
    Ctrl(char),
    /// The tape continues once the pattern is there.
    Wait(Wait),
    /// A picture of the screen.
    Screenshot(String),
}

/// A condition to wait for.
#[derive(Clone, Debug, PartialEq)]
pub struct Wait {
    /// Whether to search the whole screen, or only the cursor's line.
    pub screen: bool,
    /// The longest time to wait.
    pub timeout: Duration,
    /// The pattern that must match.
    pub pattern: String,
}

/// Keys without a character.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
#[allow(missing_docs)]
pub enum Key {
    Enter,
    Backspace,
    Tab,
    Space,
    Escape,
    Up,
    Down,
    Left,
    Right,
    PageUp,
    PageDown,
}

const KEYS: [(&str, Key); 11] = [
    ("Enter", Key::Enter),
    ("Backspace", Key::Backspace),
    ("Tab", Key::Tab),
    ("Space", Key::Space),
    ("Escape", Key::Escape),
    ("Up", Key::Up),
    ("Down", Key::Down),
    ("Left", Key::Left),
    ("Right", Key::Right),
    ("PageUp", Key::PageUp),
    ("PageDown", Key::PageDown),
];

/// The commands besides the keys.
const COMMANDS: &str =
    "Output, Require, Set, Hide, Show, Type, Sleep, Ctrl, Wait, Screenshot or a key";

/// The default condition of `Wait`: a prompt, for fifteen seconds.
const PROMPT: &str = ">$";
const WAIT_TIMEOUT: Duration = Duration::from_secs(15);

/// A line that is not a command of a tape.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct BadLine {
    /// The line number, from 1.
    pub line: usize,
    /// The expected command, in a sentence.
    pub message: String,
}

impl fmt::Display for BadLine {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

/// Reads a tape, up to the first bad line.
pub fn read(text: &str) -> Result<Vec<Step>, BadLine> {
    let mut steps: Vec<Step> = Vec::new();
    for (number, text) in text.lines().enumerate() {
        let line = Line::new(text);
        if line.is_empty() {
            continue;
        }
        let bad = |message| BadLine { line: number + 1, message };
        let action = command(line).map_err(bad)?;
        if let Action::Set(key, _) = &action
            && *key != "TypingSpeed"
            && !steps.iter().all(|step| is_heading(&step.action))
        {
            return Err(bad(format!("Set {key} stands after the first command that plays")));
        }
        steps.push(Step { line: number + 1, action });
    }
    Ok(steps)
}

/// Whether a command may stand before settings. Settings after other commands have no effect.
fn is_heading(action: &Action) -> bool {
    matches!(action, Action::Output(_) | Action::Require(_) | Action::Set(..))
}

fn command(mut line: Line) -> Result<Action, Refusal> {
    let unknown = line.expected(COMMANDS);
    let word = line.letters();
    line.who = word;
    let action = match word {
        "Output" => Action::Output(path(&mut line, &[".gif", ".mp4", ".webm", ".txt", ".ascii"])?),
        "Screenshot" => Action::Screenshot(path(&mut line, &[".png"])?),
        "Require" => {
            line.gap()?;
            Action::Require(line.text("the name of a program")?.to_owned())
        }
        "Set" => {
            line.gap()?;
            let (key, value) = setting::read(&mut line)?;
            Action::Set(key, value)
        }
        "Hide" => Action::Hide,
        "Show" => Action::Show,
        "Type" => {
            line.at_time()?;
            line.gap()?;
            Action::Type(line.quoted()?.to_owned())
        }
        "Sleep" => {
            line.gap()?;
            Action::Sleep(line.time()?)
        }
        "Ctrl" => Action::Ctrl(letter(&mut line)?),
        "Wait" => Action::Wait(wait(&mut line)?),
        _ => match KEYS.iter().find(|(name, _)| *name == word) {
            Some((_, key)) => Action::Key(*key, times(&mut line)?),
            None => return Err(unknown),
        },
    };
    line.end()?;
    Ok(action)
}

fn path(line: &mut Line, endings: &[&str]) -> Result<String, Refusal> {
    line.gap()?;
    let what = format!("a path that ends in {}", endings.join(", "));
    let refusal = line.expected(&what);
    let path = line.text(&what)?;
    match endings.iter().any(|ending| path.ends_with(ending)) {
        true => Ok(path.to_owned()),
        false => Err(refusal),
    }
}

fn times(line: &mut Line) -> Result<u32, Refusal> {
    line.at_time()?;
    line.gap()?;
    if line.is_empty() {
        return Ok(1);
    }
    let refusal = line.expected("how often, 1 or more");
    line.whole("how often, 1 or more").ok().filter(|&times| times > 0).ok_or(refusal)
}

fn letter(line: &mut Line) -> Result<char, Refusal> {
    let refusal = line.expected("+ and a letter");
    let letters = if line.mark('+') { line.letters() } else { "" };
    let mut letters = letters.chars();
    match (letters.next(), letters.next()) {
        (Some(letter), None) => Ok(letter.to_ascii_lowercase()),
        _ => Err(refusal),
    }
}

fn wait(line: &mut Line) -> Result<Wait, Refusal> {
    let refusal = line.expected("+Screen or +Line");
    let screen = match line.mark('+').then(|| line.letters()) {
        Some("Screen") => true,
        Some("Line") | None => false,
        Some(_) => return Err(refusal),
    };
    let refusal = line.expected("a time above 0");
    let timeout = line.at_time()?.unwrap_or(WAIT_TIMEOUT);
    if timeout.is_zero() {
        return Err(refusal);
    }
    line.gap()?;
    let pattern = if line.is_empty() { PROMPT } else { line.regex()? };
    Ok(Wait { screen, timeout, pattern: pattern.to_owned() })
}
