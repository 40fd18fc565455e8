//! The organizer's own editor, run on a copy of a text that nobody else may
//! read. While it runs, the keys and signals that end a program are the
//! editor's: what was typed there is never lost by them.

use super::stop::Stop;
use rustix::process::{Pid, Signal, kill_process};
use signal_hook::consts::{SIGCHLD, SIGHUP, SIGINT, SIGQUIT, SIGTERM};
use signal_hook::iterator::Signals;
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How long an editor that is told to end has for it.
const GRACE: Duration = Duration::from_secs(2);

/// A program with arguments of its own.
pub(super) struct Editor {
    pub program: String,
    arguments: Vec<String>,
    /// Whether no editor runs: the signals then do what they always do.
    idle: Arc<AtomicBool>,
}

/// A text as the editor left it.
pub(super) struct Edited {
    pub text: Vec<u8>,
    pub end: End,
    /// The folder in which the editor itself has saved something as well.
    pub left: Option<PathBuf>,
}

/// How the editor ended.
pub(super) enum End {
    Done,
    GaveUp(ExitStatus),
    /// This program was told to end, by a signal of this number.
    Told(i32),
}

impl Editor {
    /// `VISUAL`, else `EDITOR`, else vi.
    ///
    /// # Errors
    /// There is none that could be used.
    pub(super) fn chosen() -> Result<Editor, Stop> {
        let set = ["VISUAL", "EDITOR"].into_iter().find_map(|name| {
            let value = std::env::var(name).ok().filter(|value| !value.trim().is_empty())?;
            Some((name, value))
        });
        let Some((name, value)) = set else {
            if io::stdin().is_terminal() && io::stdout().is_terminal() {
                return Editor::new("vi".to_owned(), Vec::new());
            }
            return Err(Stop::Usage(
                "Here is no terminal for an editor; set VISUAL or EDITOR to one that needs none, \
                 or accept the file as it stands with --accept."
                    .to_owned(),
            ));
        };
        let mut words = shell_words::split(&value).unwrap_or_default().into_iter();
        match words.next() {
            Some(program) => Editor::new(program, words.collect()),
            None => Err(Stop::Usage(format!("{name} names no program: {value}"))),
        }
    }

    fn new(program: String, arguments: Vec<String>) -> Result<Editor, Stop> {
        let idle = Arc::new(AtomicBool::new(true));
        for signal in [SIGINT, SIGQUIT, SIGTERM, SIGHUP] {
            signal_hook::flag::register_conditional_default(signal, idle.clone())
                .map_err(|error| Stop::Refused(format!("No editor can be started: {error}.")))?;
        }
        Ok(Editor { program, arguments, idle })
    }

    /// Lets the organizer edit `text` under the name that `event` has.
    ///
    /// # Errors
    /// The copy cannot be made, the editor not be started, or the copy not be
    /// read back; then nothing that was typed is there to be lost.
    pub(super) fn edit(&self, event: &Path, text: &[u8]) -> Result<Edited, Stop> {
        let cannot = |error: io::Error| Stop::Refused(format!("The copy cannot be made: {error}."));
        let folder = tempfile::Builder::new().prefix("komandor-edit-").tempdir().map_err(cannot)?;
        let copy = folder.path().join(event.file_name().unwrap_or_default());
        std::fs::write(&copy, text).map_err(cannot)?;
        let end = self.run(&copy).map_err(|error| {
            Stop::Refused(format!(
                "{}: nothing was changed, the editor {} cannot be started ({error}): set VISUAL \
                 or EDITOR.",
                event.display(),
                self.program
            ))
        })?;
        let text = std::fs::read(&copy).map_err(|error| {
            Stop::Refused(format!(
                "{}: nothing was changed, the copy cannot be read back ({error}).",
                event.display()
            ))
        })?;
        // An editor that is cut off saves what it can beside its file.
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

/// Waits for the end of the editor; a signal to end is passed on to it.
fn wait(child: &mut Child, signals: &mut Signals) -> io::Result<End> {
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(if status.success() { End::Done } else { End::GaveUp(status) });
        }
        let told = signals.wait().filter(|signal| *signal != SIGCHLD).last();
        let Some(signal) = told else { continue };
        let pass = if signal == SIGHUP { Signal::HUP } else { Signal::TERM };
        if let Some(pid) = Pid::from_raw(child.id() as i32) {
            let _ = kill_process(pid, pass);
        }
        let deadline = Instant::now() + GRACE;
        while child.try_wait()?.is_none() && Instant::now() < deadline {
            std::thread::sleep(Duration::from_millis(20));
        }
        return Ok(End::Told(signal));
    }
}
