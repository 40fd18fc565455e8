//! The program that a test starts in a terminal.

use std::{
    env,
    ffi::{OsStr, OsString},
    path::{Path, PathBuf},
};

use portable_pty::CommandBuilder;

/// Variables that the program needs to be found, to keep files and to tell the time.
///
/// Nothing else of the caller's environment is passed on, such as its terminal multiplexer, its
/// size or its wish for no colours.
const INHERITED: [&str; 6] = ["PATH", "HOME", "USER", "LOGNAME", "TMPDIR", "TZ"];

/// A program with its arguments, its environment and its folder.
#[derive(Clone, Debug)]
pub struct Program {
    program: OsString,
    args: Vec<OsString>,
    env: Vec<(OsString, OsString)>,
    folder: Option<PathBuf>,
}

impl Program {
    /// `program` is a path, or a name that is searched in `PATH`.
    pub fn new(program: impl AsRef<OsStr>) -> Self {
        let program = program.as_ref().to_owned();
        Self { program, args: Vec::new(), env: Vec::new(), folder: None }
    }

    pub fn arg(mut self, arg: impl AsRef<OsStr>) -> Self {
        self.args.push(arg.as_ref().to_owned());
        self
    }

    pub fn args<A: AsRef<OsStr>>(mut self, args: impl IntoIterator<Item = A>) -> Self {
        self.args.extend(args.into_iter().map(|arg| arg.as_ref().to_owned()));
        self
    }

    pub fn env(mut self, name: impl AsRef<OsStr>, value: impl AsRef<OsStr>) -> Self {
        self.env.push((name.as_ref().to_owned(), value.as_ref().to_owned()));
        self
    }

    /// Sets the folder to start in. The default is the folder of the test.
    pub fn folder(mut self, folder: impl AsRef<Path>) -> Self {
        self.folder = Some(folder.as_ref().to_owned());
        self
    }

    pub(super) fn command(&self) -> CommandBuilder {
        let mut command = CommandBuilder::new(&self.program);
        command.args(&self.args);
        command.env_clear();
        for name in INHERITED {
            if let Some(value) = env::var_os(name) {
                command.env(name, value);
            }
        }
        command.env("TERM", "xterm-256color");
        command.env("LANG", "C.UTF-8");
        for (name, value) in &self.env {
            command.env(name, value);
        }
        // Without a folder the program would start in the home folder.
        let folder = self.folder.clone().or_else(|| env::current_dir().ok());
        command.cwd(folder.unwrap_or_else(|| PathBuf::from("/")));
        command
    }
}
