//! The program: it holds the model, and carries out the effects that the model asks for.

mod events;
mod export;
mod file;
pub mod threads;

use super::active_keys::name_keys;
use super::app::threads::{HandoutThread, MirrorThread, OddsThread, saved_message};
use super::dialog::{Confirm, Dialog, PreflightDialog, RosterPreview};
use super::files::People;
use super::known::KnownPeople;
use super::model::{Location, Model, Serving, StatusMessage, Tone};
use super::msg::{Effect, Flow, Msg};
use super::open_event::OpenEvent;
use super::saved::{BeforeCommand, follow_saved, once_more};
use super::screen::events::EventsList;
use super::terminal::Screen;
use super::ui::theme::Theme;
use super::update::update;
use super::{clock, files, screen};
use crate::decklist::accept_list;
use crate::event::{Command, Event, Id, Moment, Phase, Roster};
use crate::export::Outlets;
use crate::handout::site;
use crate::msg;
use crate::ruleset::Library;
use crate::serve::{Listen, Server, Setting};
use crate::store::{
    AskedMirror, CommitError, Disk, Follower, OnConflict, Questions, Request, Session, Shelf,
    StoreError, follow_on, older_event, read_known_people, reason,
};
use crate::words::{Message, Words};
use ratatui::Frame;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::Sender;
use std::time::Duration;
use std::{fmt, io};

/// The terminal interface as one [`Screen`].
pub struct App {
    pub model: Model,
    disk: Disk,
    /// The folder of events.
    folder: PathBuf,
    /// Whether the program began with the list of events.
    from_list: bool,
    follower: Option<Follower>,
    messages: Sender<Msg>,
    odds: OddsThread,
    handouts: HandoutThread,
    mirror: MirrorThread,
    outlets: Outlets,
    pub(super) random_bits: fn() -> u128,
    /// Bytes that put a text on the terminal's clipboard.
    clipboard: Option<Vec<u8>>,
    /// A sheet for the pager.
    sheet: Option<String>,
    server: Option<Server>,
}

/// The values that the interface starts with.
#[derive(Debug, Clone)]
pub struct Options {
    /// The disk that holds the events.
    pub disk: Disk,
    /// The folder of events.
    pub folder: PathBuf,
    pub library: Arc<Library>,
    /// The name of the organizer at this screen, as the log records it.
    pub by: String,
    pub theme: Theme,
    pub words: Words,
    /// The languages that a key goes through.
    pub languages: Vec<Words>,
    /// Faults in the user's own rulesets.
    pub problems: Vec<Message>,
    /// The faults in the user's own keys; told once, at the start.
    pub warning: Option<Message>,
    /// Said when an event opens, if nothing more urgent is.
    pub greeting: Option<Message>,
    /// The mirror that was asked for where the program was started.
    pub mirror: Option<AskedMirror>,
    /// The printer and the clipboard.
    pub outlets: Outlets,
    /// Draws the seed and the id of an event that is made here.
    pub random_bits: fn() -> u128,
    /// How many playouts are behind the odds.
    pub playouts: fn(&Event) -> u32,
}

impl App {
    /// Starts with the list of events.
    pub fn at_home(options: Options, messages: Sender<Msg>) -> App {
        let mut list = EventsList::read(&options.disk, options.folder.clone(), Shelf::Events);
        list.problems.extend(options.problems.iter().map(Message::from));
        App::at(Location::Home(list), true, options, messages)
    }

    /// Starts with an event.
    ///
    /// # Errors
    /// The event cannot be opened.
    pub fn at_event(
        path: &Path,
        options: Options,
        messages: Sender<Msg>,
        now: Moment,
    ) -> Result<App, crate::store::StoreError> {
        let session = Session::open_on(options.disk.clone(), path)?;
        let nowhere = EventsList::empty(&options.disk);
        let (warning, greeting) = (options.warning.clone(), options.greeting.clone());
        let mut app = App::at(Location::Home(nowhere), false, options, messages);
        app.enter(session, now);
        if let Some(warning) = warning {
            app.model.message.get_or_insert(StatusMessage::refused(warning));
        }
        if let Some(greeting) = greeting {
            app.model.message.get_or_insert(StatusMessage::info(greeting));
        }
        Ok(app)
    }

    fn at(location: Location, from_list: bool, options: Options, messages: Sender<Msg>) -> App {
        let Options {
            disk,
            folder,
            library,
            by,
            theme,
            words,
            languages,
            warning,
            mirror,
            outlets,
            random_bits,
            playouts,
            ..
        } = options;
        let model = Model {
            location,
            dialogs: Vec::new(),
            pending: None,
            message: warning.map(StatusMessage::refused),
            by,
            words,
            languages,
            library,
            theme,
            known: Arc::default(),
            verbs: Vec::new(),
            last_export: None,
            serving: None,
        };
        let (follower, clipboard, sheet, odds) = (None, None, None, OddsThread::new(playouts));
        let (handouts, mirror) = (HandoutThread::default(), MirrorThread::new(mirror));
        App {
            model,
            disk,
            folder,
            from_list,
            follower,
            messages,
            odds,
            handouts,
            mirror,
            outlets,
            random_bits,
            clipboard,
            sheet,
            server: None,
        }
    }

    fn enter(&mut self, session: Session, now: Moment) {
        self.stop_serving();
        let sender = self.messages.clone();
        // Sending fails only when the program ends; then nobody needs the message.
        let notify = move || drop(sender.send(Msg::Changed));
        self.follower = Some(follow_on(&self.disk, session.path(), notify));
        let sender = self.messages.clone();
        let send = move |people| drop(sender.send(Msg::Known(KnownPeople::of(people).into())));
        read_known_people(&self.disk, self.folder.clone(), session.path().to_owned(), send);
        let damage = session.damage().map(|damage| damage.message());
        let barred = session.read_only().cloned();
        let shelf = Shelf::of(session.path(), &self.folder);
        let open = OpenEvent::new(session, now.unix, self.model.words.clone());
        self.model.location = Location::Event(Box::new(OpenEvent { shelf, ..open }));
        self.mirror.end();
        self.handouts.begin(&self.model, &self.messages, self.outlets.handouts);
        self.model.dialogs.clear();
        self.model.message = damage.or(barred).map(StatusMessage::refused);
        self.notices();
    }

    fn carry_out(&mut self, effect: Effect, now: Moment) -> Flow {
        match effect {
            Effect::Commit(command) => self.save(&command, now),
            Effect::CommitAgreed { command, to } => {
                // Asked anew: it no longer comes to what was agreed to.
                if self.commit(&command, self.on_conflict(), Some(&to), now) {
                    self.model.say_as_well(Tone::Info, msg!("screen.so-it-stands-now"));
                }
            }
            Effect::Correct(command) => {
                self.commit(&command, OnConflict::Knowing, None, now);
            }
            Effect::Import(path) => self.import(&path, now),
            Effect::CompletePath { typed, ends } => {
                let text = files::complete(&typed, ends);
                self.model.completed(text);
            }
            Effect::HandIn { who, path } => {
                let Some(event) = self.model.event() else { return Flow::IDLE };
                match files::list(event, who, &path) {
                    Ok(command) => self.save(&command, now),
                    Err(why) => self.model.refuse(why),
                }
            }
            Effect::AcceptList { who, reason } => {
                let Some(event) = self.model.event() else { return Flow::IDLE };
                let command = accept_list(event, who, reason);
                self.save(&command, now);
            }
            Effect::Open(path) => match Session::open_on(self.disk.clone(), &path) {
                Ok(session) => self.enter(session, now),
                Err(error) => self.model.refuse(error),
            },
            Effect::Make { head, game, people_of } => {
                self.make(*head, &game, people_of.as_deref(), now);
            }
            Effect::Leave => return self.leave(),
            Effect::Shelve { path, to } => self.shelve(&path, to),
            Effect::Refresh => return self.refresh(),
            Effect::PutBack => self.put_back(),
            Effect::GoOnWithout => self.go_on_without(),
            Effect::Print(handout) => self.print(handout),
            Effect::Read(handout) => self.read(&handout),
            Effect::Copy(handout) => self.copy(&handout),
            Effect::WriteSheet { handout, path, replace } => {
                self.write_sheet(&handout, &path, replace);
            }
            Effect::Serve(listen) => self.serve(listen),
            Effect::StopServing => self.stop_serving(),
            Effect::Bell => return Flow { bell: true, ..Flow::REDRAW },
            Effect::Quit => {
                // The notice of `parting` must describe the latest state of the file.
                self.refresh();
                return Flow::QUIT;
            }
        }
        Flow::REDRAW
    }

    /// Serves the event to phones, in the language of its players and all others.
    fn serve(&mut self, listen: Listen) {
        let Some(open) = self.model.open_event() else { return };
        let languages = site::languages(self.model.words_of_players());
        let languages = Box::new(move |_: &Event| languages.clone());
        // The screen says by itself what happens to the file.
        let (by, tell) = (self.model.by.clone(), |_| {});
        let setting = Setting { languages, now: clock::now, by, tell };
        match Server::start(open.session.path(), listen, setting) {
            Ok(server) => {
                let (address, is_local) = (server.address().to_owned(), server.is_local());
                self.model.serving = Some(Serving { address, is_local });
                self.server = Some(server);
            }
            Err(error) => self.model.refuse(error.message()),
        }
        self.refresh();
    }

    fn stop_serving(&mut self) {
        (self.server, self.model.serving) = (None, None);
    }

    /// A command from the keyboard must be about the state that was on the screen.
    fn on_conflict(&self) -> OnConflict {
        self.model.open_event().map_or(OnConflict::Read, |open| OnConflict::Seen(open.seen.read()))
    }

    /// Writes a command about what is on the screen.
    fn save(&mut self, command: &Command, now: Moment) {
        self.commit(command, self.on_conflict(), None, now);
    }

    /// Writes a command to the file; *saved* is shown only once it is on the disk. If the
    /// command asks for agreement, it is written only if its question is still the `agreed`
    /// one. True: the question is asked.
    fn commit(
        &mut self,
        command: &Command,
        on_conflict: OnConflict,
        agreed: Option<&Message>,
        now: Moment,
    ) -> bool {
        let by = self.model.by.clone();
        let Some(open) = self.model.open_event_mut() else { return false };
        let event = open.event();
        let before = BeforeCommand { log_len: event.log.len(), no_stage: event.stages.is_empty() };
        let role = role_before(event, command);
        let chosen = open.chosen_pair();
        let committed = open.session.commit(Request {
            on_conflict,
            questions: Questions::Agreed(agreed),
            ..Request::new(command, &by, now)
        });
        self.sync_after_change(chosen);
        let asks = matches!(committed, Err(CommitError::Asks(_)));
        match committed {
            Ok(mut done) => {
                // The organizer has just agreed to this warning.
                done.warnings.retain(|warning| agreed.is_none_or(|to| !warning.begins_with(to)));
                if let Some(role) = role {
                    let role = msg!("screen.role-before", role);
                    done.message = Message::sentences(vec![done.message, role]);
                }
                follow_saved(&mut self.model, command, &mut done, before, now);
                let session = self.model.open_event().map(|open| &open.session);
                let newest = session.and_then(|session| done.to_mirror(session));
                let saved = newest.filter(|_| self.disk.is_watched());
                let mirrored =
                    saved.and_then(|n| self.mirror.saved(&self.model, n, &self.messages));
                self.model.message = Some(saved_message(done, mirrored));
                if self.outlets.handouts {
                    self.handouts.follow(&self.model, &self.messages);
                }
            }
            Err(CommitError::Refused(refusal)) => self.model.refuse(match command {
                Command::Import(all) => files::not_registered(refusal, all),
                _ => refusal.0,
            }),
            Err(CommitError::Asks(decision)) => {
                let pending = self.model.pending.take();
                let over = pending.is_some();
                self.model.dialogs.extend(pending);
                let absentees = match command {
                    Command::Pair => Some(None),
                    Command::PairSettling(absentees) => Some(Some(*absentees)),
                    _ => None,
                };
                let preflight = absentees.zip(self.model.event()).map(|(absentees, event)| {
                    Dialog::Preflight(Box::new(PreflightDialog::new(event, absentees, over, now)))
                });
                let confirm =
                    |event| Dialog::Confirm(Confirm::new(event, command.clone(), &decision, over));
                if let Some(asks) = preflight.or_else(|| self.model.event().map(confirm)) {
                    self.model.ask(asks);
                }
            }
            Err(CommitError::Stale(refusal)) => self.look_again(refusal.0, command, now),
            Err(error) => {
                if let (CommitError::Conflict(_), Some(open)) =
                    (&error, self.model.open_event_mut())
                {
                    open.seen.answered(open.session.event());
                }
                self.model.refuse(error);
            }
        }
        self.notices();
        asks
    }

    /// Says what has changed in the subject of a command, and shows its present state.
    fn look_again(&mut self, changed: Message, command: &Command, now: Moment) {
        let text = once_more(&self.model, changed, command, now);
        self.model.refuse(text);
        let Model { location: Location::Event(open), pending, .. } = &mut self.model else {
            return;
        };
        open.seen.answered(open.session.event());
        let takes_back = matches!(command, Command::Undo(_)) && pending.is_none();
        open.previewed_undo = open.event().undoable().map(|entry| entry.n).filter(|_| takes_back);
        if let Some(dialog) = pending {
            dialog.look_again(open.event());
        }
    }

    /// Updates views and dialogs after a change of the event. `chosen` are the two players at
    /// the table that was chosen before.
    fn sync_after_change(&mut self, chosen: Option<[Id; 2]>) {
        let Some(open) = self.model.open_event_mut() else { return };
        open.sync_after_change(chosen);
        if open.session.read_only().is_some() {
            open.add.leave();
        }
        let seen = open.seen.read();
        let dialogs = std::mem::take(&mut self.model.dialogs);
        let Some(event) = self.model.event() else { return };
        self.model.dialogs = dialogs.into_iter().map(|dialog| dialog.follow(event, seen)).collect();
    }
}

impl Screen for App {
    fn update(&mut self, msg: Msg, now: Moment) -> Flow {
        // The change of the file may be our own write; only news is drawn. Odds of another
        // state are none.
        let is_news = match &msg {
            Msg::Changed => false,
            Msg::Odds(figures) => {
                self.model.open_event().is_some_and(|o| o.mark() == figures.wish.mark)
            }
            _ => true,
        };
        let mut flow = if is_news { Flow::REDRAW } else { Flow::IDLE };
        let key = matches!(msg, Msg::Key(_) | Msg::Paste(_)) && self.model.dialogs.is_empty();
        for effect in update(&mut self.model, msg, now) {
            flow = flow.and(self.carry_out(effect, now));
        }
        self.model.reopen_refused();
        self.model.offer_known();
        if let Some(open) = self.model.open_event_mut().filter(|_| key) {
            open.seen.pressed();
        }
        flow
    }

    fn draw(&mut self, frame: &mut Frame, now: Moment) {
        name_keys(&mut self.model);
        if let Some(open) = self.model.open_event() {
            open.odds.look_away();
        }
        screen::draw(&self.model, frame, now);
        if let Some(open) = self.model.open_event_mut() {
            open.seen.drawn(open.session.event());
        }
    }

    fn shown(&mut self) {
        self.odds.follow(&self.model, &self.disk, &self.messages);
    }

    fn theme(&self) -> &Theme {
        &self.model.theme
    }

    fn words(&self) -> &Words {
        &self.model.words
    }

    fn take_output(&mut self) -> Option<Vec<u8>> {
        self.clipboard.take()
    }

    fn take_sheet(&mut self) -> Option<String> {
        self.sheet.take()
    }

    fn wants_tick(&self, now: Moment) -> Option<Duration> {
        // After the champion is known, nobody waits for a clock that was left running.
        let decided = |phase| matches!(phase, Phase::Decided { .. } | Phase::Finished);
        let awaited = self.model.open_event().is_some_and(|open| !decided(open.derived.phase));
        let running = self.model.event().is_some_and(|event| event.clock.is_running());
        let picking = self.model.event().is_some_and(|e| e.pick_clock(now.unix).is_some());
        (running && awaited || picking).then_some(Duration::from_secs(1))
    }
}

/// The role that this command's official had before, if it was another one.
fn role_before(event: &Event, command: &Command) -> Option<Message> {
    let Command::Official { name, role, .. } = command else { return None };
    let known = event.officials.iter().find(|official| official.name == name.trim())?;
    (known.role != *role).then(|| known.role.phrase(&event.ruleset))
}

impl App {
    /// Shows how the file was read, or registers the people of an older event.
    pub fn import(&mut self, path: &str, now: Moment) {
        let Some(open) = self.model.open_event() else { return };
        let path = match files::exists(path) {
            true => Ok(None),
            false => older_event(&self.folder, files::unquoted(path), open.session.path()),
        }
        .map(|found| found.map_or(path.to_owned(), |found| found.to_string_lossy().into()));
        match path.and_then(|path| files::people_in(open.event(), &path)) {
            Ok(People::Event(people)) => self.save(&Command::Import(people), now),
            Ok(People::Roster(roster)) => self.preview(*roster, now),
            Err(why) => self.model.refuse(why),
        }
    }

    /// Opens the preview. A roster that cannot be registered is refused at once. Somebody who is on
    /// an earlier line is left out, and the preview says so.
    fn preview(&mut self, mut roster: Roster, now: Moment) {
        roster.leave_out_again();
        let (by, on_conflict) = (self.model.by.clone(), self.on_conflict());
        let Some(open) = self.model.open_event() else { return };
        let command = Command::Import(roster.players.clone());
        let request = Request { on_conflict, ..Request::new(&command, &by, now) };
        match open.session.preview(request) {
            Ok(trial) => {
                let warnings = trial.decision.sentences().cloned().collect();
                let pending = self.model.pending.take();
                let preview = RosterPreview::new(roster, warnings, pending.is_some());
                self.model.dialogs.extend(pending);
                self.model.ask(Dialog::Roster(Box::new(preview)));
            }
            Err(refusal) => self.model.refuse(files::not_registered(refusal, &roster.players)),
        }
    }
}

/// The reason why the interface could not run.
#[derive(Debug)]
pub enum RunError {
    Store(StoreError),
    Terminal(io::Error),
    /// No thread can be started beside the loop.
    Thread(io::Error),
}

impl RunError {
    /// The reason, for the person it concerns.
    pub fn message(&self) -> Message {
        match self {
            RunError::Store(error) => error.message(),
            RunError::Terminal(error) => msg!("screen.no-terminal", why = reason(error)),
            RunError::Thread(error) => msg!("screen.no-thread", why = reason(error)),
        }
    }
}

impl fmt::Display for RunError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.message())
    }
}

impl std::error::Error for RunError {}

impl From<StoreError> for RunError {
    fn from(error: StoreError) -> RunError {
        RunError::Store(error)
    }
}

impl From<io::Error> for RunError {
    fn from(error: io::Error) -> RunError {
        RunError::Terminal(error)
    }
}
