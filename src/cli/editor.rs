//! Runs the organizer's own editor on a private copy of a text.
//!
//! While the editor runs, the keys and signals that end a program go to the editor. So they never
//! lose what was typed there.

use super::edit::LARGEST_COPY;
use super::stop::Stop;
use crate::msg;
use crate::store::read_ours;
use rustix::process::{Pid, Signal, kill_process};
use signal_hook::consts::{SIGCHLD, SIGHUP, SIGINT, SIGQUIT, SIGTERM};
use signal_hook::iterator::Signals;
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How long an editor has to end after it was told to.
const GRACE: Duration = Duration::from_secs(2);

/// The editor program and its arguments.
pub(super) struct Editor {
    pub program: String,
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

/// The way the editor ended.
pub(super) enum End {
    Done,
    GaveUp(ExitStatus),
    /// A signal with this number told this program to end.
    Signalled(i32),
}

impl Editor {
    /// The editor from `VISUAL`, else from `EDITOR`, else vi.
    ///
    /// # Errors
    /// No editor can be used.
    pub(super) fn chosen() -> Result<Editor, Stop> {
        let set = ["VISUAL", "EDITOR"].into_iter().find_map(|name| {
            let value = std::env::var(name).ok().filter(|value| !value.trim().is_empty())?;
            Some((name, value))
        });
        let Some((name, value)) = set else {
            if io::stdin().is_terminal() && io::stdout().is_terminal() {
                return Editor::new("vi".to_owned(), Vec::new());
            }
            return Err(Stop::usage(msg!("edit.no-editor-terminal")));
        };
        let mut words = shell_words::split(&value).unwrap_or_default().into_iter();
        match words.next() {
            Some(program) => Editor::new(program, words.collect()),
            None => Err(Stop::usage(msg!("edit.names-no-program", name, value))),
        }
    }

    fn new(program: String, arguments: Vec<String>) -> Result<Editor, Stop> {
        let idle = Arc::new(AtomicBool::new(true));
        for signal in [SIGINT, SIGQUIT, SIGTERM, SIGHUP] {
            signal_hook::flag::register_conditional_default(signal, idle.clone()).map_err(
                |error| Stop::refused(msg!("edit.no-editor", error = error.to_string())),
            )?;
        }
        Ok(Editor { program, arguments, idle })
    }

    /// Opens `text` in the editor under the file name of `event`.
    ///
    /// # Errors
    /// The copy cannot be made or read back, or the editor cannot be started. No typed text is lost
    /// then.
    pub(super) fn edit(&self, event: &Path, text: &[u8]) -> Result<Edited, Stop> {
        let cannot =
            |error: io::Error| Stop::refused(msg!("edit.no-copy", error = error.to_string()));
        let folder = tempfile::Builder::new().prefix("komandor-edit-").tempdir().map_err(cannot)?;
        let copy = folder.path().join(event.file_name().unwrap_or_default());
        std::fs::write(&copy, text).map_err(cannot)?;
        let end = self.run(&copy).map_err(|error| {
            Stop::refused(msg!(
                "edit.not-started",
                path = event.display().to_string(),
                program = &self.program,
                error = error.to_string()
            ))
        })?;
        let text = read_ours(&copy, LARGEST_COPY).map_err(|error| {
            let path = event.display().to_string();
            Stop::refused(msg!("edit.not-read-back", path, error = error.to_string()))
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
        return Ok(End::Signalled(signal));
    }
}
