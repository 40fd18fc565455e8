//! `komandor recover`: goes on from the mirror of an event whose file is lost or older.

use super::output::{print, print_inline, told, warn};
use super::places::{Places, user};
use super::stop::Stop;
use crate::event::Command;
use crate::msg;
use crate::store::{RecoverError, Recovered, Recovery, Request, Session, in_shell, recover};
use crate::tui::clock::now;
use crate::tui::text::sanitise;
use crate::words::Message;
use clap::Args;
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};

/// Go on from the mirror of an event
#[derive(Debug, Args)]
pub(super) struct RecoverArgs {
    mirror: PathBuf,
    event: Option<PathBuf>,
    #[arg(long)]
    yes: bool,
}

/// Makes the event of its mirror, or adds what only the mirror has.
///
/// The log keeps who took in which lines.
pub(super) fn run(places: &Places, asked: &RecoverArgs) -> Result<(), Stop> {
    let mirror = asked.mirror.display().to_string();
    let Some(event) = &asked.event else {
        return Err(Stop::usage(msg!("mirror.where", mirror)));
    };
    places.refuse_trash(event)?;
    let agree = |taken: Vec<Message>| agree(taken, asked.yes, &asked.mirror, event);
    let Recovery { recovered, actions, damage } =
        recover(&asked.mirror, event, agree).map_err(|error| match error {
            RecoverError::NoEvent(why) => Stop::unreadable(why),
            RecoverError::Refused(why) => Stop::refused(why),
        })?;
    if let Some(damage) = damage {
        let why = damage.message();
        warn(msg!("mirror.left-out", mirror = &mirror, n = actions, why));
    }
    let event_shown = event.display().to_string();
    let taken = match recovered {
        Recovered::HadAll => 0,
        Recovered::Added(n) => n,
        Recovered::Made | Recovered::Replaced(_) => actions,
    };
    let note = msg!("mirror.note", mirror = &mirror, n = taken, last = actions);
    let said = match recovered {
        Recovered::Made => msg!("mirror.made", event = event_shown, mirror, n = actions),
        Recovered::Added(n) => msg!("mirror.added", event = event_shown, mirror, n),
        Recovered::HadAll => msg!("mirror.had-all", event = event_shown, mirror),
        Recovered::Replaced(kept) => {
            let kept = kept.display().to_string();
            msg!("mirror.replaced", event = event_shown, mirror, kept, n = actions)
        }
    };
    print(&format!("{}\n", told(said)))?;
    // Behind what the mirror has, the event may be damaged.
    let mut session = Session::open(event)?;
    if let Some(damage) = session.damage() {
        return Err(Stop::unreadable(damage.message()));
    }
    if taken > 0 {
        let note = Command::Note(sanitise(&told(note)));
        session.commit(Request::new(&note, &user()?, now()))?;
    }
    Ok(())
}

/// Shows what is taken in, and asks; without a terminal only the option says yes.
fn agree(taken: Vec<Message>, yes: bool, mirror: &Path, event: &Path) -> Result<(), Message> {
    let n = taken.len();
    let lines: String = taken.into_iter().map(|line| told(line) + "\n").collect();
    print_inline(&lines);
    if yes {
        return Ok(());
    }
    let command = format!("komandor recover --yes {} {}", in_shell(mirror), in_shell(event));
    let not_taken = msg!("mirror.not-taken", n, command);
    if !io::stdin().is_terminal() {
        return Err(not_taken);
    }
    print_inline(&format!("{} ", told(msg!("mirror.ask-taken", n))));
    let mut answer = String::new();
    match io::stdin().read_line(&mut answer) {
        Ok(_) if answer.trim().eq_ignore_ascii_case("y") => Ok(()),
        _ => Err(not_taken),
    }
}
