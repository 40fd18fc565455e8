//! `komandor edit`: edits an event file in the organizer's own editor, on a private copy.

use super::event_file::{Places, user};
use super::output::{self, Stop, in_words, print, print_error, print_inline, say, warn};
use crate::event::Event;
use crate::event::name::clean_text;
use crate::msg;
use crate::store::{
    CommitError, EditError, Objection, Original, Replaced, Session, in_shell, mirror_path,
    read_ours,
};
use crate::tui::clock::now;
use crate::verify::{Finding, verify};
use crate::words::Message;
use clap::Args;
use rustix::process::{Pid, Signal, kill_process};
use signal_hook::consts::{SIGCHLD, SIGHUP, SIGINT, SIGQUIT, SIGTERM};
use signal_hook::iterator::Signals;
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// The largest kept copy that is read, in bytes.
const LARGEST_COPY: u64 = 64 << 20;

/// Edit an event file by hand: checked, sealed anew and replaced in one step
#[derive(Debug, Args)]
pub(super) struct EditArgs {
    event: PathBuf,
    #[arg(long)]
    accept: bool,
    #[arg(long, value_name = "COPY", conflicts_with = "accept")]
    from: Option<PathBuf>,
    #[arg(long, value_name = "WHY")]
    why: Option<String>,
}

/// The next step with a text that was not accepted.
enum Next {
    Edit,
    Accept,
    GiveUp,
}

struct Editing<'a> {
    event: &'a Path,
    original: Original,
    why: Option<String>,
    /// The breaches of the event before the edit.
    before: Vec<Finding>,
    /// None if the file is accepted as it is.
    editor: Option<Editor>,
    /// The kept copy that editing resumes from, and its content.
    from: Option<(&'a Path, Vec<u8>)>,
}

pub(super) fn run(places: &Places, mut asked: EditArgs) -> Result<(), Stop> {
    asked.event = places.event_to_write(&asked.event)?;
    let why = asked.why.as_deref().map(clean_text).transpose();
    let why =
        why.map_err(|why| Stop::refused(msg!("common.refused-text", what = "reason", why)))?;
    let event = asked.event.as_path();
    let original = Original::read(event)?;
    let (damaged, before) = current_faults(event);
    let mut text = original.bytes().to_vec();
    let editor = (!asked.accept).then(Editor::chosen).transpose()?;
    let mut from = None;
    if let Some(copy) = &asked.from {
        let content = output::bytes(copy, LARGEST_COPY)?;
        text = resumed_text(event, &original, &content);
        from = Some((copy.as_path(), content));
    }
    let editing = Editing { event, original, why, before, editor, from };
    while let Some(editor) = &editing.editor {
        text = editing.edited(editor, &text)?;
        if text != editing.original.bytes() {
            break;
        }
        if !damaged {
            return say(msg!("plain.nothing-done"));
        }
        match ask(msg!("event-file.ask", what = "unchanged"), true) {
            Next::Edit => {}
            Next::Accept => break,
            Next::GiveUp => {
                let command = format!("komandor edit {} --accept", in_shell(event));
                return Err(Stop::refused(msg!("event-file.accept", path = event, command)));
            }
        }
    }
    editing.replace_file(text)
}

/// The kept copy with the lines that were written to the event since, added at the end.
fn resumed_text(event: &Path, original: &Original, copy: &[u8]) -> Vec<u8> {
    let mut text = copy.to_vec();
    let since = original.since(copy);
    for line in &since {
        if !text.ends_with(b"\n") {
            text.push(b'\n');
        }
        text.extend_from_slice(line);
        text.push(b'\n');
    }
    if !since.is_empty() {
        warn(msg!("event-file.lines-since", path = event, n = since.len()));
    }
    text
}

impl Editing<'_> {
    /// Replaces the file by the text.
    ///
    /// While the text has faults and a person is at the terminal, it goes back to the editor.
    fn replace_file(&self, mut text: Vec<u8>) -> Result<(), Stop> {
        loop {
            let as_it_stands = text == self.original.bytes();
            let judge = |event: &Event| self.new_breaches(event, as_it_stands);
            let done = self.original.replace(&text, &user()?, now(), self.why.clone(), &judge);
            let error = match done {
                Ok(done) => return self.report_replaced(&done),
                Err(error) => error,
            };
            // The copy is kept before the question, because the answer may be Ctrl-C.
            let kept = self.keep(&text);
            if let EditError::Faults(faults) = &error {
                faults.iter().for_each(|fault| print_error(&in_words(fault)));
                if let Some(editor) = &self.editor
                    && let Next::Edit = ask(kept.question(), false)
                {
                    kept.remove_new_copy();
                    text = self.edited(editor, &text)?;
                    continue;
                }
            }
            return Err(self.refusal(error, kept.after_reason()));
        }
    }

    fn report_replaced(&self, done: &Replaced) -> Result<(), Stop> {
        let Some(n) = done.n else {
            return say(msg!("plain.nothing-done"));
        };
        let what = match &done.before {
            Some(copy) => in_words(msg!("event-file.replaced", what = &done.what, copy)),
            None => in_words(&done.what),
        };
        print(&format!("saved #{n}: {what}\n"))?;
        if done.other_names > 0 {
            warn(msg!("event-file.hard-links", path = self.event, n = done.other_names));
        }
        if let Ok(session) = Session::open_viewer(self.event)
            && let Some(mirror) = session.outputs().mirror()
        {
            warn(msg!("event-file.after-edit", mirror = mirror_path(self.event, mirror)));
        }
        // Breaches are allowed in the file.
        for breach in verify(Session::open(self.event)?.event()).breaches {
            warn(msg!("common.labelled-stop", label = self.event, text = breach.message()));
        }
        Ok(())
    }

    fn refusal(&self, error: EditError, kept: Message) -> Stop {
        match error {
            EditError::Faults(faults) => {
                Stop::refused(msg!("event-file.faults", path = self.event, n = faults.len(), kept))
            }
            EditError::Changed { .. } => {
                let message = msg!("event-file.refused", reason = Message::from(error), kept);
                Stop::refused(msg!("screen.sentence", text = message))
            }
            EditError::Commit(error) => match Stop::from(error) {
                Stop::Refused(reason) => Stop::refused(msg!("event-file.refused", reason, kept)),
                Stop::Unreadable(reason) => {
                    Stop::unreadable(msg!("event-file.refused", reason, kept))
                }
                other => other,
            },
        }
    }

    /// The breaches that the text adds, compared with the file before.
    ///
    /// If the file is accepted as it is, only those that no command can cause.
    fn new_breaches(&self, event: &Event, as_it_stands: bool) -> Vec<Objection> {
        let mut before: Vec<String> = self.before.iter().map(ToString::to_string).collect();
        let new = verify(event).breaches.into_iter().filter(|breach| {
            let text = breach.to_string();
            let known = before.iter().position(|one| *one == text);
            known.map(|at| before.swap_remove(at)).is_none() && (breach.impossible || !as_it_stands)
        });
        let objection = |breach: Finding| Objection {
            line: breach.line,
            key: breach.key,
            sentence: match breach.impossible {
                true => breach.message(),
                false => msg!("event-file.not-before", breach = breach.message()),
            },
        };
        new.map(objection).collect()
    }

    /// The text after the editor has closed.
    ///
    /// If the editor or this program was interrupted, the text is kept beside the event.
    fn edited(&self, editor: &Editor, text: &[u8]) -> Result<Vec<u8>, Stop> {
        let Edited { text, end, left } = editor.edit(self.event, text)?;
        let why = match end {
            End::Done => return Ok(text),
            End::GaveUp(status) => {
                let status = status.to_string();
                msg!("event-file.gave-up", program = &editor.program, status)
            }
            End::Signalled(signal) => msg!("event-file.signalled", signal),
        };
        let kept = match text == self.original.bytes() {
            true => Message::nothing(),
            false => self.keep(&text).after_reason(),
        };
        let left = left.map_or_else(Message::nothing, |folder| msg!("event-file.left", folder));
        let path = self.event;
        Err(Stop::refused(msg!("event-file.interrupted", path, why, kept, left)))
    }

    /// Keeps a text that was not accepted, unless a file already has it.
    fn keep(&self, text: &[u8]) -> Kept<'_> {
        let from = self.from.as_ref().filter(|(_, content)| content == text);
        Kept {
            event: self.event,
            copy: match (from, text == self.original.bytes()) {
                (_, true) => None,
                (Some((from, _)), _) => Some(Ok((from.to_path_buf(), false))),
                (None, _) => Some(self.original.keep(text).map(|copy| (copy, true))),
            },
        }
    }
}

/// Whether the file is damaged, and its breaches now.
///
/// Warnings about damage are printed before the editor covers the screen.
fn current_faults(path: &Path) -> (bool, Vec<Finding>) {
    match Session::open(path) {
        Ok(session) => {
            session.notices().iter().for_each(|notice| warn(&notice.0));
            let damage = session.damage();
            damage.iter().for_each(|damage| warn(damage.message()));
            (damage.is_some(), verify(session.event()).breaches)
        }
        Err(error) => {
            warn(error);
            (true, Vec::new())
        }
    }
}

/// Asks the person at the terminal. Without a terminal the answer is to give up.
fn ask(question: Message, accepts: bool) -> Next {
    if !io::stdin().is_terminal() {
        return Next::GiveUp;
    }
    loop {
        print_inline(&format!("{} ", in_words(&question)));
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
            | CommitError::Conflict(refusal)
            | CommitError::Stale(refusal) => refusal.into(),
            CommitError::Store(error) => error.into(),
            CommitError::ReadOnly(why) => Stop::refused(why),
            CommitError::Doubtful { sentence } => Stop::unreadable(sentence),
            CommitError::Asks(_) => Stop::refused(error.message()),
        }
    }
}

/// How long an editor may take to end after a signal.
const GRACE: Duration = Duration::from_secs(2);

struct Editor {
    program: String,
    arguments: Vec<String>,
    /// Whether no editor runs; signals then have their usual effect.
    idle: Arc<AtomicBool>,
}

/// The text after the editor has closed.
pub(super) struct Edited {
    pub text: Vec<u8>,
    pub end: End,
    /// The folder that also contains files saved by the editor itself.
    pub left: Option<PathBuf>,
}

pub(super) enum End {
    Done,
    GaveUp(ExitStatus),
    /// This program received this signal to end.
    Signalled(i32),
}

impl Editor {
    /// The editor from `VISUAL`, else from `EDITOR`, else vi.
    fn chosen() -> Result<Editor, Stop> {
        let set = ["VISUAL", "EDITOR"].into_iter().find_map(|name| {
            let value = std::env::var(name).ok().filter(|value| !value.trim().is_empty())?;
            Some((name, value))
        });
        let (program, arguments) = match set {
            None if io::stdin().is_terminal() && io::stdout().is_terminal() => {
                ("vi".to_owned(), Vec::new())
            }
            None => return Err(Stop::usage(msg!("event-file.no-editor-terminal"))),
            Some((name, value)) => {
                let mut words = shell_words::split(&value).unwrap_or_default().into_iter();
                let none = || Stop::usage(msg!("event-file.names-no-program", name, value));
                (words.next().ok_or_else(none)?, words.collect())
            }
        };
        let idle = Arc::new(AtomicBool::new(true));
        let cannot = |error: io::Error| {
            Stop::refused(msg!("event-file.no-editor", error = error.to_string()))
        };
        for signal in [SIGINT, SIGQUIT, SIGTERM, SIGHUP] {
            signal_hook::flag::register_conditional_default(signal, idle.clone())
                .map_err(cannot)?;
        }
        Ok(Editor { program, arguments, idle })
    }

    /// Opens `text` in the editor under the file name of `event`.
    ///
    /// # Errors
    /// The copy cannot be made or read back, or the editor cannot be started. No typed text is lost
    /// then.
    fn edit(&self, event: &Path, text: &[u8]) -> Result<Edited, Stop> {
        let cannot =
            |error: io::Error| Stop::refused(msg!("event-file.no-copy", error = error.to_string()));
        let folder = tempfile::Builder::new().prefix("komandor-edit-").tempdir().map_err(cannot)?;
        let copy = folder.path().join(event.file_name().unwrap_or_default());
        std::fs::write(&copy, text).map_err(cannot)?;
        let end = self.run(&copy).map_err(|error| {
            let (program, error) = (&self.program, error.to_string());
            Stop::refused(msg!("event-file.not-started", path = event, program, error))
        })?;
        let text = read_ours(&copy, LARGEST_COPY).map_err(|error| {
            Stop::refused(msg!("event-file.not-read-back", path = event, error = error.to_string()))
        })?;
        // An interrupted editor saves what it can beside its file.
        let more = folder.path().read_dir().is_ok_and(|files| files.count() > 1);
        let left = (more && !matches!(end, End::Done)).then(|| folder.keep());
        Ok(Edited { text, end, left })
    }

    fn run(&self, copy: &Path) -> io::Result<End> {
        let mut signals = Signals::new([SIGCHLD, SIGTERM, SIGHUP])?;
        self.idle.store(false, Ordering::SeqCst);
        let end = Command::new(&self.program)
            .args(&self.arguments)
            .arg(copy)
            .spawn()
            .and_then(|mut child| wait(&mut child, &mut signals));
        self.idle.store(true, Ordering::SeqCst);
        end
    }
}

/// Waits until the editor ends, and passes signals to end on to it.
fn wait(child: &mut Child, signals: &mut Signals) -> io::Result<End> {
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(if status.success() { End::Done } else { End::GaveUp(status) });
        }
        let newest = signals.wait().filter(|signal| *signal != SIGCHLD).last();
        let Some(signal) = newest else { continue };
        let pass = if signal == SIGHUP { Signal::HUP } else { Signal::TERM };
        if let Some(pid) = Pid::from_raw(child.id() as i32) {
            let _ = kill_process(pid, pass);
        }
        let deadline = Instant::now() + GRACE;
        while child.try_wait()?.is_none() && Instant::now() < deadline {
            std::thread::sleep(Duration::from_millis(20));
        }
        return Ok(End::Signalled(signal));
    }
}

/// A text that was not accepted, and where its copy is.
pub(super) struct Kept<'a> {
    pub event: &'a Path,
    /// None if nothing was typed; true if the copy was made just now.
    pub copy: Option<io::Result<(PathBuf, bool)>>,
}

impl Kept<'_> {
    /// The part of a message that follows the reason.
    fn after_reason(&self) -> Message {
        match &self.copy {
            None => Message::nothing(),
            Some(Err(error)) => msg!("event-file.not-kept", error = error.to_string()),
            Some(Ok((copy, _))) => {
                let [event, from] = [self.event, copy].map(in_shell);
                let command = format!("komandor edit {event} --from {from}");
                msg!("event-file.kept", copy, command)
            }
        }
    }

    pub(super) fn question(&self) -> Message {
        match &self.copy {
            Some(Ok((copy, _))) => msg!("event-file.ask-kept", copy),
            _ => msg!("event-file.ask", what = "faulty"),
        }
    }

    /// Deletes a copy that was made just now, because the text goes back to the editor.
    fn remove_new_copy(self) {
        if let Some(Ok((copy, true))) = self.copy {
            let _ = std::fs::remove_file(copy);
        }
    }
}
