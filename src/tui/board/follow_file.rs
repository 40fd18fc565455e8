//! Connects a board to a file and a terminal.

use super::sheet::MarksThread;
use super::{Board, BoardView, Tour};
use crate::event::{Event, Moment};
use crate::msg;
use crate::store::{Session, follow};
use crate::tui::terminal::{self, Screen, Sources};
use crate::tui::ui::theme::Theme;
use crate::tui::{Flow, Msg, RunError, clock};
use crate::words::{Message, Words};
use ratatui::Frame;
use std::path::Path;
use std::time::Duration;

/// Shows an event until the viewer leaves, and follows its file meanwhile. The file is never
/// written to.
///
/// # Errors
/// The event cannot be opened, or the terminal cannot be used.
pub fn run(
    path: &Path,
    (view, tour): (BoardView, Tour),
    theme: Theme,
    speak: impl Fn(Option<&str>) -> Vec<Words>,
    choice: Vec<Words>,
) -> Result<(), RunError> {
    let session = Session::open_viewer(path)?;
    let public = public_copy(session.event());
    let shown = public.as_ref().unwrap_or(session.event());
    let mut board = Board::new(view, theme, shown, clock::now());
    board.set_tour(tour, clock::now());
    board.set_languages(speak(session.event().setup.language()), clock::now());
    board.set_choice(choice);
    let sources = Sources::new();
    let sender = sources.sender();
    // Sending fails only after the board has ended, and then nobody needs the message.
    let _follower = follow(path, move || drop(sender.send(Msg::Changed)));
    let marks = MarksThread::new(sources.sender());
    let mut watch = FileBoard { session, public, board, speak, marks, unread: None };
    watch.marks.follow(path, watch.public.as_ref().unwrap_or(watch.session.event()));
    // This reads lines written between opening the file and following it.
    watch.read_on(clock::now());
    terminal::run(&mut watch, sources)?;
    Ok(())
}

/// A warning if the board does not show what stands in the file. A board never writes, so it
/// does not mention that the file is read-only.
fn doubt(session: &Session) -> Option<Message> {
    let cause = &session.trouble()?.cause;
    match (session.diverged(), session.damage()) {
        (Some(_), _) => Some(msg!("board.shown", how = "before", cause)),
        (None, Some(_)) => Some(msg!("board.shown", how = "sound", cause)),
        (None, None) => None,
    }
}

/// A copy of the event without its held round; None if no round is held.
fn public_copy(event: &Event) -> Option<Event> {
    event.is_held().then(|| event.public_view().into_owned())
}

struct FileBoard<S> {
    session: Session,
    /// The event without its held round.
    public: Option<Event>,
    board: Board,
    /// The words of the event's languages, by the tag of its own.
    speak: S,
    marks: MarksThread,
    /// The reason why the file could not be read further.
    unread: Option<Message>,
}

impl<S: Fn(Option<&str>) -> Vec<Words>> FileBoard<S> {
    fn read_on(&mut self, now: Moment) -> Flow {
        let before = self.event().setup.language.clone();
        match self.session.refresh() {
            Ok(changed) => {
                let setup = &self.session.event().setup;
                if setup.language != before {
                    self.board.set_languages((self.speak)(setup.language()), now);
                }
                let recovered = self.unread.take().is_some();
                if changed {
                    self.public = public_copy(self.session.event());
                }
                match changed || recovered {
                    true => {
                        let event = self.public.as_ref().unwrap_or(self.session.event());
                        let holds = !self.marks.follow(self.session.path(), event);
                        let known = self.board.prospects().filter(|_| holds).cloned();
                        let flow = self.board.changed(event, now);
                        self.board.set_prospects(known);
                        flow
                    }
                    false => Flow::IDLE,
                }
            }
            Err(error) => {
                self.unread = Some(error.message());
                Flow::REDRAW
            }
        }
    }

    fn event(&self) -> &Event {
        self.public.as_ref().unwrap_or(self.session.event())
    }
}

impl<S: Fn(Option<&str>) -> Vec<Words>> Screen for FileBoard<S> {
    fn update(&mut self, msg: Msg, now: Moment) -> Flow {
        match msg {
            Msg::Key(key) => {
                let event = self.public.as_ref().unwrap_or(self.session.event());
                self.board.key(key, event, now)
            }
            Msg::Tick => {
                let event = self.public.as_ref().unwrap_or(self.session.event());
                self.board.tick(event, now)
            }
            Msg::Changed => self.read_on(now),
            Msg::Background(background) => self.board.set_background(background),
            Msg::Resize | Msg::Continued => Flow::REDRAW,
            Msg::Odds(figures) if self.marks.awaits(&figures) => {
                self.board.set_prospects(figures.prospects.clone())
            }
            Msg::Paste(_)
            | Msg::Known(_)
            | Msg::Odds(_)
            | Msg::HandedOut(_)
            | Msg::MirrorComplete
            | Msg::Suspend
            | Msg::Printed { .. } => Flow::IDLE,
            Msg::Gone => Flow::QUIT,
        }
    }

    fn draw(&mut self, frame: &mut Frame, now: Moment) {
        let note = self.unread.clone().or_else(|| doubt(&self.session));
        let event = self.public.as_ref().unwrap_or(self.session.event());
        self.board.draw(event, note.as_ref(), frame, now);
        self.marks.ask(event, self.board.view(event, now));
    }

    fn theme(&self) -> &Theme {
        self.board.theme()
    }

    fn wants_tick(&self, now: Moment) -> Option<Duration> {
        self.board.wants_tick(self.event(), now)
    }

    fn words(&self) -> &Words {
        self.board.words()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{Command, Head, NewEntrant, Verb, read_verb};
    use crate::ruleset::Library;
    use crate::store::{Request, create};
    use crate::tui::board::tests::sample::screen;
    use crate::tui::ui::theme::{Background, Depth};
    use std::fs;

    const NOW: Moment = Moment { unix: 1_795_251_600, offset: 3600 };

    /// A new event of Destiny in this file.
    fn new_event(path: &Path) -> Session {
        let library = Library::new(Vec::new());
        let head = Head {
            name: "Liga".to_owned(),
            date: "2026-11-21".to_owned(),
            seed: 1_u64.into(),
            organizer: "anna".to_owned(),
            ..Head::default()
        };
        create(path, &head, &library.get("destiny").unwrap().ruleset).unwrap();
        Session::open(path).unwrap()
    }

    #[test]
    fn the_room_sees_what_was_sound_and_that_it_may_be_old() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("event.yaml");
        let mut session = new_event(&path);
        for name in ["Ala", "Ben", "Ewa"] {
            let entrant = NewEntrant { name: name.to_owned(), ..NewEntrant::default() };
            session.commit(Request::new(&Command::Add(entrant), "anna", NOW)).unwrap();
        }
        let sound = fs::read_to_string(&path).unwrap();
        let session = Session::open_viewer(&path).unwrap();
        let board = Board::new(
            BoardView::Standings,
            Theme::of(Depth::True, Background::Dark),
            session.event(),
            NOW,
        );
        let mut watch = FileBoard {
            session,
            public: None,
            marks: MarksThread::default(),
            board,
            speak: |_: Option<&str>| vec![Words::english().clone()],
            unread: None,
        };
        assert_eq!(doubt(&watch.session), None);
        fs::write(&path, sound.replace("Ben", "Evil")).unwrap();
        assert!(watch.read_on(NOW).redraw);
        assert_eq!(watch.event().entrants.len(), 3);
        let (line, cause) = (13, "was changed from outside");
        assert_eq!(
            doubt(&watch.session).unwrap().to_string(),
            format!("Showing the event as it was before: line {line} {cause}.")
        );
        assert_eq!(
            doubt(&Session::open_viewer(&path).unwrap()).unwrap().to_string(),
            format!("Showing the readable part of the event: line {line} {cause}.")
        );
        fs::remove_file(&path).unwrap();
        assert!(watch.read_on(NOW).redraw);
        assert_eq!(
            doubt(&watch.session).unwrap().to_string(),
            "Showing the event as it was before: the file is gone."
        );
        fs::write(&path, sound).unwrap();
        assert!(watch.read_on(NOW).redraw);
        assert_eq!(doubt(&watch.session), None);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    /// Carries out these verbs on the file.
    fn carried_out(session: &mut Session, verbs: &[&str]) {
        for verb in verbs {
            let Verb::Do(command) = read_verb(verb).unwrap() else { panic!("{verb}") };
            session
                .commit(Request::new(&command, "anna", NOW))
                .unwrap_or_else(|_| panic!("{verb}"));
        }
    }

    #[test]
    fn nothing_of_a_held_round_reaches_the_public() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("event.yaml");
        let mut session = new_event(&path);
        let players = ["add Ala", "add Ben", "add Ewa", "add Jan", "add Ola"];
        carried_out(&mut session, &players);
        let start = ["setup structure=custom rounds=2 cut=4 hold=yes", "pair", "post"];
        carried_out(&mut session, &start);
        let mut watch = FileBoard {
            session: Session::open_viewer(&path).unwrap(),
            public: None,
            board: board(BoardView::Pairings, session.event()),
            marks: MarksThread::default(),
            speak: |_: Option<&str>| vec![Words::english().clone()],
            unread: None,
        };
        let all = |watch: &mut FileBoard<_>| -> Vec<Vec<String>> {
            watch.read_on(NOW);
            let views = [
                BoardView::Pairings,
                BoardView::ByName,
                BoardView::Standings,
                BoardView::Bracket,
                BoardView::Clock,
                BoardView::Rotate,
            ];
            let shown = views.map(|view| {
                watch.board = board(view, watch.event());
                screen(100, 30, |frame| watch.draw(frame, NOW))
            });
            shown.to_vec()
        };
        let posted = format!("Round 1 of 2, posted {} · Pairings", NOW.clock());
        for (results, pair) in
            [(["report 1 W", "report 2 W"], "pair"), (["report 1 W", "report 2 L"], "cut")]
        {
            carried_out(&mut session, &results);
            if pair == "cut" {
                carried_out(&mut session, &["cut"]);
            }
            let before = all(&mut watch);
            carried_out(&mut session, &["pair"]);
            assert!(session.event().is_held());
            assert_eq!(all(&mut watch), before, "{pair}");
            carried_out(&mut session, &["table 1 to 9"]);
            assert_eq!(all(&mut watch), before, "{pair}");
            carried_out(&mut session, &["post"]);
            let after = all(&mut watch);
            assert_ne!(after, before);
            carried_out(&mut session, &["table 9 to 1"]);
            if pair == "pair" {
                assert!(before[0].iter().any(|line| line.contains(&posted)), "{before:?}");
            }
            let again = posted.replace("Round 1", "Round 2");
            assert_eq!(after[0].iter().any(|line| line.contains(&again)), pair == "pair");
        }
    }

    fn board(view: BoardView, event: &Event) -> Board {
        Board::new(view, Theme::of(Depth::True, Background::Dark), event, NOW)
    }
}
