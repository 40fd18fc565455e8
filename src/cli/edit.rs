//! `komandor edit`: an event file in the organizer's own editor. No lock is
//! held while somebody types.

use super::output::{complain, print, warn};
use super::places::user;
use super::stop::Stop;
use crate::event::name::clean_text;
use crate::store::{CommitError, EditError, Original, Session};
use crate::tui::clock::now;
use crate::verify::verify;
use clap::Args;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Edit an event file by hand: checked, sealed anew and replaced in one step
#[derive(Debug, Args)]
pub(super) struct Asked {
    /// The event file
    event: PathBuf,
    /// Take the file as it stands, whoever changed it, if all of it makes sense
    #[arg(long)]
    accept: bool,
    /// The reason; it stands in the log
    #[arg(long, value_name = "WHY")]
    why: Option<String>,
}

/// The organizer's editor, with its own arguments.
struct Editor {
    program: String,
    arguments: Vec<String>,
}

/// What is to be done with a text that was not taken.
enum Next {
    Edit,
    Accept,
    GiveUp,
}

pub(super) fn run(asked: Asked) -> Result<(), Stop> {
    let why = asked.why.as_deref().map(clean_text).transpose();
    let why = why.map_err(|why| Stop::Refused(format!("The reason cannot be taken: {why}.")))?;
    let original = Original::read(&asked.event)?;
    let damaged = tell_damage(&asked.event);
    let mut text = original.bytes().to_vec();
    if asked.accept {
        return take(&asked.event, &original, text, why, None);
    }
    let editor = editor()?;
    loop {
        text = edited(&editor, &asked.event, &text)?;
        if text != original.bytes() {
            break;
        }
        if !damaged {
            return print("Nothing was changed.\n");
        }
        let question = "Nothing was changed. Enter opens the editor again, a accepts the file as \
                        it stands, q gives up: ";
        match ask(question, true) {
            Next::Edit => {}
            Next::Accept => break,
            Next::GiveUp => return Err(nothing_changed(&asked.event)),
        }
    }
    take(&asked.event, &original, text, why, Some(&editor))
}

/// Puts the text in the file's place; as long as something is wrong with it
/// and somebody is there to ask, it goes back to the editor.
fn take(
    path: &Path,
    original: &Original,
    mut text: Vec<u8>,
    why: Option<String>,
    editor: Option<&Editor>,
) -> Result<(), Stop> {
    loop {
        let error = match original.replace(&text, &user(), now(), why.clone()) {
            Ok(done) => {
                let Some(n) = done.n else { return print("Nothing was changed.\n") };
                let kept = done.before.map_or(String::new(), |before| {
                    format!("; the file as it was is kept in {}", before.display())
                });
                print(&format!("saved #{n}: {}{kept}\n", done.what))?;
                return judge(path);
            }
            Err(error) => error,
        };
        let kept = match editor {
            // What stands in the file needs no second copy.
            None => String::new(),
            Some(editor) => {
                if let EditError::Faults(faults) = &error {
                    faults.iter().for_each(|fault| complain(fault));
                    if let Next::Edit = ask("Enter opens the editor again, q gives up: ", false) {
                        text = edited(editor, path, &text)?;
                        continue;
                    }
                }
                match original.keep(&text) {
                    Ok(kept) => format!("; your copy is kept in {}", kept.display()),
                    Err(error) => format!("; your copy could not be kept ({error})"),
                }
            }
        };
        return Err(match error {
            EditError::Faults(faults) => {
                if editor.is_none() {
                    faults.iter().for_each(|fault| complain(fault));
                }
                let counted = super::verify::counted(faults.len(), "fault");
                Stop::Refused(format!(
                    "{}: nothing was replaced, the text has {counted}{kept}.",
                    path.display()
                ))
            }
            EditError::Changed { .. } => {
                Stop::Refused(format!("{error}{kept}: edit the event again."))
            }
            EditError::Commit(error) => match Stop::from(error) {
                Stop::Refused(reason) => Stop::Refused(format!("{reason}{kept}")),
                Stop::Unreadable(reason) => Stop::Unreadable(format!("{reason}{kept}")),
                other => other,
            },
        });
    }
}

/// What is wrong with the file now, said before the editor covers it.
fn tell_damage(path: &Path) -> bool {
    match Session::open(path) {
        Ok(session) => match session.damage() {
            None => false,
            Some(damage) => {
                warn(&damage.to_string());
                true
            }
        },
        Err(error) => {
            warn(&error.to_string());
            true
        }
    }
}

/// Whether what stands in the file now keeps the rules; it need not.
fn judge(path: &Path) -> Result<(), Stop> {
    let session = Session::open(path)?;
    for breach in verify(session.event()).breaches {
        warn(&format!("{}: {breach}.", path.display()));
    }
    Ok(())
}

fn nothing_changed(path: &Path) -> Stop {
    Stop::Refused(format!(
        "{0}: nothing was changed; to take the file as it stands: komandor edit {0} --accept",
        path.display()
    ))
}

/// `VISUAL`, else `EDITOR`, else vi.
fn editor() -> Result<Editor, Stop> {
    let set = ["VISUAL", "EDITOR"].into_iter().find_map(|name| {
        let value = std::env::var(name).ok().filter(|value| !value.trim().is_empty())?;
        Some((name, value))
    });
    let Some((name, value)) = set else {
        if io::stdin().is_terminal() && io::stdout().is_terminal() {
            return Ok(Editor { program: "vi".to_owned(), arguments: Vec::new() });
        }
        return Err(Stop::Usage(
            "Here is no terminal for an editor; set VISUAL or EDITOR to one that needs none, or \
             accept the file as it stands with --accept."
                .to_owned(),
        ));
    };
    let mut words = shell_words::split(&value).unwrap_or_default().into_iter();
    match words.next() {
        Some(program) => Ok(Editor { program, arguments: words.collect() }),
        None => Err(Stop::Usage(format!("{name} names no program: {value}"))),
    }
}

/// The text as it comes back from the editor, which works on a copy that
/// nobody else may read.
fn edited(editor: &Editor, event: &Path, text: &[u8]) -> Result<Vec<u8>, Stop> {
    let cannot = |error: io::Error| Stop::Refused(format!("The copy cannot be made: {error}."));
    let folder = tempfile::Builder::new().prefix("komandor-edit-").tempdir().map_err(cannot)?;
    let copy = folder.path().join(event.file_name().unwrap_or_default());
    std::fs::write(&copy, text).map_err(cannot)?;
    let (program, arguments) = (&editor.program, &editor.arguments);
    let status = Command::new(program).args(arguments).arg(&copy).status().map_err(|error| {
        Stop::Refused(format!(
            "{}: nothing was changed, the editor {program} cannot be started ({error}): set \
             VISUAL or EDITOR.",
            event.display()
        ))
    })?;
    if !status.success() {
        return Err(Stop::Refused(format!(
            "{}: nothing was changed, the editor {program} gave up ({status}).",
            event.display()
        )));
    }
    std::fs::read(&copy).map_err(|error| {
        Stop::Refused(format!(
            "{}: nothing was changed, the copy cannot be read back ({error}).",
            event.display()
        ))
    })
}

/// Asks whoever is at the terminal; a script gives up.
fn ask(question: &str, accepts: bool) -> Next {
    if !io::stdin().is_terminal() {
        return Next::GiveUp;
    }
    loop {
        let _ = write!(io::stderr(), "{question}");
        let mut answer = String::new();
        match io::stdin().read_line(&mut answer) {
            Ok(0) | Err(_) => return Next::GiveUp,
            Ok(_) => {}
        }
        match answer.trim() {
            "" | "e" => return Next::Edit,
            "a" if accepts => return Next::Accept,
            "q" | "n" => return Next::GiveUp,
            _ => {}
        }
    }
}

impl From<CommitError> for Stop {
    fn from(error: CommitError) -> Stop {
        match error {
            CommitError::Refused(refusal)
            | CommitError::Contested(refusal)
            | CommitError::Unseen(refusal) => refusal.into(),
            CommitError::Store(error) => error.into(),
            CommitError::ReadOnly(why) => Stop::Refused(why),
        }
    }
}
