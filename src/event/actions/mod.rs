//! What can be done in an event, one subject a file: how it is typed, what is asked for, its rules,
//! what the log records, what that changes, and how it is worded.
//!
//! A [`Command`] is a request. It becomes at most one [`Action`] in the log: a fact, never an
//! instruction to draw again. This file has both enums and the tables with a row for each variant.
//!
//! The writer of the file leaves out every field that is None. [`TimeCalled`] repeats that with
//! serde attributes, because it is also part of the JSON output.

pub(super) mod aids;
pub(super) mod check_in;
pub(super) mod claims;
pub(super) mod clock;
pub(super) mod component;
pub(super) mod deck_check;
pub(super) mod draft;
pub(super) mod finals;
pub(super) mod footprint;
pub(super) mod keep_apart;
pub(super) mod leave;
pub(super) mod lists;
pub(super) mod mission;
pub(super) mod note_and_finish;
pub(super) mod officials;
pub(super) mod pair;
pub(super) mod pair_by_hand;
pub(super) mod penalty;
pub(super) mod post;
pub(super) mod registration;
pub(super) mod repair;
pub(super) mod results;
pub(super) mod seat;
pub(super) mod setup;
pub(super) mod sides;
pub(super) mod table_list;
pub(super) mod tables;
pub(super) mod time;
pub(super) mod under_way;
pub(super) mod undo;

pub use aids::{Auctioned, NewAuction, NewShares, Ruled, Shared};
pub use check_in::CheckedIn;
pub use claims::{ByCode, Claim, NOBODY_KNOWN, NewClaim, STATION, SeenMatch, Settled, sender};
pub use clock::{Call, Called, Extended, NewCall, Reading, Timer};
pub use component::{ComponentCase, NewComponent, Proxy};
pub use deck_check::{CheckDrawn, Checked, Instead, NewCheck, NewIllegalDeck};
pub use draft::{
    CardTaken, PodsBy, RedraftStarted, Seated, Step, opened_by, pod_sizes, rounds_of_pod,
};
pub use finals::{Cut, CutBy, Declined, seed_changes, why_not_seeds};
pub use footprint::{Bearing, Fact, Footprint, LogStep, Part};
pub use keep_apart::{
    ApartRequest, ApartSet, Wish, groups_apart, read_groups_apart, why_not_apart,
};
pub use leave::{Left, Returned, leaving_after_round};
pub use lists::{Acceptance, Handed, ListAccepted, ListVersion, oversized as oversized_list};
pub use mission::{MissionBy, MissionRequest, MissionSet, MissionUse};
pub use note_and_finish::Finished;
pub use officials::{Presence, breaches_of_leader_rules};
pub use pair::{Absentees, Paired};
pub use pair_by_hand::manually;
pub use penalty::{Effect, NewPenalty, NewRecommendation, Penalised, Place, Recommended};
pub use post::Posted;
pub use registration::{Added, Edited, oversized};
pub use repair::Repaired;
pub use results::{Leavers, Report, Reported};
pub use seat::{
    LateSeat, Seat, SeatAt, SeatChoice, late_player, likely_missing, missing_opponent, needs_seat,
    say_where, say_where_or_repair, seats, unseated,
};
pub use setup::{
    Announced, NO_FEE, NO_NOTE, NO_PRIZES, OWN_LANGUAGE, Plan, Reports, Setup, StageKind, Unplayed,
};
pub use sides::{SideCall, SideTaken, sides_to_record};
pub use table_list::{LARGEST_TABLE, TableList};
pub use tables::{Moved, Started, Swapped};
pub use time::{Counted, DecidedBy, TimeCalled};
pub use undo::Chosen;

use super::decide::meanwhile::{Subject, newest_round};
use super::decide::{About, Concern, Decision, Refusal, Trial};
use super::details::{Details, NewEntrant};
use super::state::Misfit;
use super::verb::VerbSpec;
use super::{Event, Id, Moment, Official, Role, Round, Who, champion, consequences, find, ranked};
use crate::msg;
use crate::words::Message;
use footprint::SEEDING;
use serde::{Deserialize, Serialize};

/// A line of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Counted from 1, without gaps.
    pub n: u64,
    pub at: Moment,
    /// The name of the person who did it.
    pub by: String,
    /// The reason, for actions that need one.
    pub reason: Option<String>,
    pub action: Action,
}

/// An action that can be recorded. The variant's name is the key in the file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    Add(Added),
    Import(Vec<Added>),
    Edit(Edited),
    Official(Official),
    /// The official of this name is one no longer.
    Dismiss(String),
    Presence(Presence),
    CheckIn(CheckedIn),
    Setup(Setup),
    Apart(ApartSet),
    Pods(Seated),
    Draft(Step),
    /// Boxed, because a log has few of them and up to hundreds of thousands of smaller ones.
    Pair(Box<Paired>),
    Mission(MissionSet),
    Swap(Swapped),
    /// A player was seated in the round under way.
    Seat(LateSeat),
    /// Tables of the round under way were changed to match the rules again. Boxed, because a log
    /// has few of them.
    Repair(Box<Repaired>),
    Started(Started),
    /// A pairing moved to another table.
    Table(Moved),
    /// A held round was posted for the players.
    Post(Posted),
    Side(SideTaken),
    Report(Reported),
    /// Players reported a result that differs from the recorded one; a scorekeeper must answer.
    Claim(Reported),
    /// A scorekeeper accepted or dismissed such a report.
    Settle(Settled),
    Drop(Left),
    /// An entrant registered by mistake is removed before the first round.
    Remove(Id),
    Rejoin(Returned),
    Disqualify(Left),
    Cut(Cut),
    Decline(Declined),
    Timer(Timer),
    Extend(Extended),
    Call(Called),
    Penalty(Penalised),
    Recommend(Recommended),
    CheckDraw(CheckDrawn),
    /// Boxed, because a log has few of them and they are large.
    DeckCheck(Box<Checked>),
    Component(Box<ComponentCase>),
    List(Handed),
    AcceptList(ListAccepted),
    Note(String),
    /// Boxed, because a log has few of them.
    Auction(Box<Auctioned>),
    Overkill(Box<Shared>),
    Rule(Box<Ruled>),
    Redraft(RedraftStarted),
    Take(CardTaken),
    /// The file was edited by hand; the text says which part changed.
    ByHand(String),
    Finish(Finished),
    Undo(u64),
    Redo(u64),
}

/// A request to change the event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    Add(NewEntrant),
    /// Registers all of them or none.
    Import(Vec<NewEntrant>),
    /// Corrects a registration; a detail that is not given stays as it is.
    Edit {
        who: Who,
        details: Details,
        /// Why a partner is changed during the event.
        reason: Option<String>,
    },
    Official {
        name: String,
        role: Role,
        playing: bool,
    },
    Dismiss {
        name: String,
    },
    /// Records whether a leader is present.
    Presence {
        name: String,
        here: bool,
    },
    /// Records that an entrant is present, is away for the next round, or has paid.
    CheckIn {
        who: Who,
        here: Option<bool>,
        paid: Option<bool>,
    },
    Setup(Box<Setup>),
    /// Keeps two players apart by name, or lifts that.
    Apart(ApartRequest),
    /// Draws the pods; a second draw needs a reason.
    Pods {
        by: PodsBy,
        reason: Option<String>,
    },
    /// Seats the organizer's own pods, each in the order of the seats.
    PodsByHand {
        pods: Vec<Vec<Who>>,
        reason: Option<String>,
    },
    /// Takes the next step of the draft.
    DraftNext,
    /// Puts this many rare cards of a pod in its shared pile. Pods are numbered from 1.
    Redraft {
        cards: u32,
        pod: Option<u32>,
    },
    /// Records that the player whose turn it is took a card.
    RedraftNext {
        pod: Option<u32>,
    },
    /// Draws the next round, and starts the first stage if none runs.
    Pair,
    /// Draws the next round after removing, keeping or sitting out those who have not checked in.
    PairSettling(Absentees),
    /// Pairs a round by hand; an opponent of None is the bye.
    PairByHand(Vec<(Who, Option<Who>)>),
    /// Draws the round in progress again; it must have no result yet.
    Redraw {
        reason: String,
    },
    /// Sets the mission of the round in progress or of the next one.
    Mission(MissionRequest),
    /// Shows which die roll means which mission; nothing is recorded.
    MissionDie,
    Swap(Who, Who),
    /// Seats a player who has no opponent in the round under way.
    Seat(Who, SeatAt),
    /// Changes as few tables of the round under way as possible so that it matches the rules again.
    /// The reason may be empty only while the round is not posted.
    Repair {
        /// Players not in the round yet, to be seated.
        with: Vec<Who>,
        reason: String,
    },
    /// Marks these tables of the newest round as started, or takes the mark back.
    Started {
        tables: Vec<u32>,
        started: bool,
    },
    /// Moves a pairing of the newest round to another table.
    MoveTable {
        from: u32,
        to: u32,
    },
    /// Posts a held round for the players.
    Post,
    /// Records which side this player plays at their table. The default is the newest
    /// round.
    Side {
        table: u32,
        who: Who,
        side: String,
        round: Option<u32>,
    },
    /// Reports a result. The default is the newest round of the running stage.
    Report {
        table: u32,
        result: Report,
        round: Option<u32>,
        stage: Option<u32>,
        /// Those who drop after the match. None keeps what was recorded before.
        drop: Option<Leavers>,
    },
    /// Players report the result of their table.
    Claim(NewClaim),
    /// Accepts or dismisses a report by players; `claim` is its line of the log.
    Settle {
        claim: u64,
        accept: bool,
        reason: Option<String>,
    },
    Drop(Who),
    /// Removes a registration made by mistake, before the first round.
    Remove(Who),
    Rejoin(Who),
    Disqualify {
        who: Who,
        reason: Option<String>,
    },
    /// Ends the preliminary rounds.
    Cut(CutBy),
    /// Ends the preliminary rounds with the organizer's own seeds, best first.
    CutByHand {
        seeds: Vec<Who>,
        reason: String,
    },
    Decline(Who),
    Timer(Timer),
    /// Starts the clock with the round's own minutes, as `timer start` does.
    StartTimer,
    Extend {
        table: u32,
        minutes: u32,
    },
    /// Notes that an official was called to a table.
    Call(NewCall),
    Penalty(NewPenalty),
    /// A marshal recommends a disqualification, or the organizer declines one.
    Recommend(NewRecommendation),
    /// Draws this many players, or tables, of the newest round for a deck check.
    DrawChecks {
        n: u32,
        tables: bool,
    },
    /// Records a deck check, and carries out what follows from it.
    Check(NewCheck),
    /// Records a lost or damaged component, and carries out what the rules say.
    Component(NewComponent),
    /// Stores a deck or army list that was read from its file and checked.
    List {
        who: Who,
        lines: Vec<String>,
        faults: Vec<Message>,
        /// Questions that the check could not decide; shown, not recorded.
        doubts: Vec<Message>,
    },
    /// Accepts a list with its faults, for a reason.
    AcceptList {
        who: Who,
        /// The line of the log with the version meant; None if there is no list.
        list: Option<u64>,
        /// The number of faults that the rules find in it now.
        faults: usize,
        reason: String,
    },
    Note(String),
    Auction(NewAuction),
    Overkill(NewShares),
    /// Answers the questions of a ruling. With a table, the verdict is recorded there.
    Rule {
        topic: String,
        answers: Vec<String>,
        table: Option<u32>,
    },
    Finish,
    /// Undoes this action; None means the newest one.
    Undo(Option<Chosen>),
    /// Redoes this action; None means the one undone last.
    Redo(Option<Chosen>),
}

/// All verbs, in the order of a tournament day.
pub static VERBS: [VerbSpec; 49] = [
    registration::ADD,
    registration::IMPORT,
    registration::EDIT,
    registration::REMOVE,
    check_in::HERE,
    check_in::AWAY,
    check_in::PAID,
    check_in::OWES,
    officials::OFFICIAL,
    officials::DISMISS,
    setup::SETUP,
    keep_apart::APART,
    draft::PODS,
    draft::DRAFT,
    pair::PAIR,
    tables::SWAP,
    seat::SEAT,
    repair::REPAIR,
    tables::STARTED,
    tables::TABLE,
    post::POST,
    sides::SIDE,
    mission::MISSION,
    pair::REDRAW,
    results::REPORT,
    claims::CLAIM,
    claims::INBOX,
    time::TIME,
    leave::DROP,
    leave::REJOIN,
    leave::DISQUALIFY,
    finals::CUT,
    finals::DECLINE,
    clock::TIMER,
    clock::EXTEND,
    clock::CALL,
    penalty::PENALTY,
    penalty::RECOMMEND,
    deck_check::CHECK,
    component::COMPONENT,
    lists::LIST,
    draft::REDRAFT,
    aids::AUCTION,
    aids::OVERKILL,
    aids::RULE,
    note_and_finish::NOTE,
    undo::UNDO,
    undo::REDO,
    note_and_finish::FINISH,
];

impl Command {
    /// Decides by the command's own rules only: no leader rules, no question.
    pub(in crate::event) fn ruled(&self, event: &Event, now: Moment) -> Result<Decision, Refusal> {
        match self {
            Command::Add(new) => registration::add(event, new),
            Command::Import(all) => registration::import(event, all),
            Command::Edit { who, details, reason } => {
                registration::edit(event, who, details, reason.as_deref())
            }
            Command::Official { name, role, playing } => {
                officials::name(event, name, *role, *playing)
            }
            Command::Dismiss { name } => officials::dismiss(event, name),
            Command::Presence { name, here } => officials::presence(event, name, *here),
            Command::CheckIn { who, here, paid } => check_in::check_in(event, who, *here, *paid),
            Command::Setup(setup) => setup::setup(event, setup),
            Command::Apart(asked) => keep_apart::keep_apart(event, asked),
            Command::Pods { by, reason } => draft::pods(event, *by, reason.as_deref()),
            Command::PodsByHand { pods, reason } => {
                draft::pods_by_hand(event, pods, reason.as_deref())
            }
            Command::DraftNext => draft::next(event),
            Command::Redraft { cards, pod } => draft::share(event, *cards, *pod),
            Command::RedraftNext { pod } => draft::take(event, *pod),
            Command::Pair => pair::pair(event),
            Command::PairSettling(absentees) => pair::pair_settling(event, *absentees),
            Command::PairByHand(pairs) => pair_by_hand::pair_by_hand(event, pairs),
            Command::Redraw { reason } => pair::redraw(event, reason),
            Command::Mission(asked) => mission::settle(event, asked),
            Command::MissionDie => mission::die(event),
            Command::Swap(a, b) => tables::swap(event, a, b),
            Command::Seat(who, to) => seat::seat(event, who, to),
            Command::Repair { with, reason } => repair::repair(event, with, reason, now),
            Command::Started { tables, started } => tables::started(event, tables, *started),
            Command::MoveTable { from, to } => tables::move_table(event, *from, *to),
            Command::Post => post::post(event),
            Command::Side { table, who, side, round } => {
                sides::record(event, *table, who, side, *round)
            }
            Command::Report { table, result, round, stage, drop } => {
                results::report(event, *table, result, *drop, (*stage, *round), now)
            }
            Command::Claim(new) => claims::claim(event, new, now),
            Command::Settle { claim, accept, reason } => {
                claims::settle(event, *claim, *accept, reason.as_deref(), now)
            }
            Command::Drop(who) => leave::drop(event, who),
            Command::Remove(who) => registration::remove(event, who),
            Command::Rejoin(who) => leave::rejoin(event, who),
            Command::Disqualify { who, reason } => leave::disqualify(event, who, reason.as_deref()),
            Command::Cut(by) => finals::cut(event, *by),
            Command::CutByHand { seeds, reason } => finals::cut_by_hand(event, seeds, reason),
            Command::Decline(who) => finals::decline(event, who),
            Command::Timer(what) => clock::timer(event, *what, now),
            Command::StartTimer => clock::start(event, now),
            Command::Extend { table, minutes } => clock::extend(event, *table, *minutes),
            Command::Call(new) => clock::call(event, new, now),
            Command::Penalty(new) => penalty::penalty(event, new),
            Command::Recommend(new) => penalty::recommend(event, new),
            Command::DrawChecks { n, tables } => deck_check::draw(event, *n, *tables),
            Command::Check(new) => deck_check::check(event, new),
            Command::Component(new) => component::component(event, new, now),
            Command::List { who, lines, faults, doubts } => {
                lists::hand_in(event, who, lines, faults, doubts)
            }
            Command::AcceptList { who, list, faults, reason } => {
                lists::accept(event, who, *list, *faults, reason)
            }
            Command::Note(text) => note_and_finish::note(text),
            Command::Auction(new) => aids::auction(event, new),
            Command::Overkill(new) => aids::overkill(event, new),
            Command::Rule { topic, answers, table } => aids::rule(event, topic, answers, *table),
            Command::Finish => note_and_finish::finish(event),
            Command::Undo(chosen) => undo::undo(event, chosen.as_ref()),
            Command::Redo(chosen) => undo::redo(event, chosen.as_ref()),
        }
    }

    /// The command once its user has seen which result it replaces.
    #[must_use]
    pub fn knowingly(mut self) -> Command {
        if let Command::Report { result: Report::Time(call), .. } = &mut self {
            call.replace = true;
        }
        self
    }

    /// Whose rows it may change. Pairing a round and reporting a result describe their own effects.
    pub(in crate::event) fn reach(&self) -> Reach {
        match self {
            Command::Drop(_) | Command::Rejoin(_) | Command::Disqualify { .. } => Reach::Others,
            Command::Cut(_) | Command::CutByHand { .. } | Command::Redo(_) => Reach::Others,
            Command::Swap(..) | Command::Seat(..) | Command::Redraw { .. } => Reach::Room,
            Command::Import(_) | Command::Edit { .. } | Command::Remove(_) => Reach::OnRequest,
            Command::CheckIn { .. } | Command::Setup(_) | Command::Apart(_) => Reach::OnRequest,
            Command::MoveTable { .. } | Command::Settle { .. } => Reach::OnRequest,
            Command::Decline(_) | Command::Penalty(_) | Command::Check(_) => Reach::OnRequest,
            Command::Component(_) | Command::Finish | Command::Undo(_) => Reach::OnRequest,
            _ => Reach::Row,
        }
    }

    /// What it is about, as far as a screen shows it. There is no default arm: a command missing
    /// here would be carried out on something its user has not seen.
    pub(in crate::event) fn subject(&self, event: &Event) -> Subject {
        let table = |stage, round, table: &u32| Subject::table(event, self, (stage, round, *table));
        match self {
            Command::Add(_) | Command::Import(_) | Command::Remove(_) => Subject::Words,
            Command::Official { .. } | Command::Dismiss { .. } | Command::Presence { .. } => {
                Subject::Words
            }
            Command::PodsByHand { .. } | Command::Redraft { .. } => Subject::Words,
            Command::PairByHand(_) | Command::Redraw { .. } | Command::Swap(..) => Subject::Words,
            Command::MissionDie | Command::Claim(_) | Command::Component(_) => Subject::Words,
            Command::Drop(_) | Command::Rejoin(_) | Command::Disqualify { .. } => Subject::Words,
            Command::Penalty(_) | Command::Recommend(_) => Subject::Words,
            Command::DrawChecks { .. } | Command::Note(_) => Subject::Words,
            Command::Rule { table: None, .. } => Subject::Words,
            Command::Report { table: at, round, stage, .. } => table(*stage, *round, at),
            Command::Side { table: at, round, .. } => table(None, *round, at),
            Command::Extend { table: at, .. }
            | Command::Call(NewCall { table: at, .. })
            | Command::Auction(NewAuction { table: at, .. })
            | Command::Overkill(NewShares { table: at, .. })
            | Command::Rule { table: Some(at), .. } => table(None, None, at),
            Command::MoveTable { from, to } => Subject::seats(event, [*from, *to]),
            // A clock that starts posts a held round.
            Command::StartTimer if event.is_held() => Subject::pairings(event, |_| true),
            Command::Post | Command::Seat(..) => Subject::pairings(event, |_| true),
            Command::Started { tables, .. } => {
                Subject::pairings(event, |table| table.is_some_and(|at| tables.contains(&at)))
            }
            Command::StartTimer | Command::Timer(_) => {
                Subject::facts((event.clock.is_running(), event.clock.is_paused()))
            }
            Command::Repair { with, .. } => Subject::facts(repair::plan_for(event, with)),
            Command::Check(new) => Subject::facts(deck_check::result_before(event, new)),
            Command::Mission(_) => {
                let started = event.round().is_some_and(Round::has_started);
                Subject::facts((newest_round(event), event.mission_now(), started))
            }
            Command::Undo(chosen) => {
                let newest = || event.undoable().map(|entry| entry.n);
                let follows = consequences(event, self, Moment::new(0, 0));
                Subject::Step(chosen.as_ref().map(|n| n.n).or_else(newest), follows)
            }
            Command::Redo(chosen) => {
                let newest = || event.redoable().map(|entry| entry.n);
                Subject::Step(chosen.as_ref().map(|n| n.n).or_else(newest), Vec::new())
            }
            Command::Cut(by) => Subject::Seeds(finals::seeds(event, *by)),
            Command::CutByHand { seeds, .. } => {
                let best = ranked(event).take(seeds.len()).map(|standing| standing.entrant);
                Subject::Seeds(Some(best.collect()))
            }
            Command::Decline(_) | Command::Pair | Command::PairSettling(_) => Subject::Rounds(
                event.rounds_paired(),
                event.finals().map_or(Vec::new(), |finals| finals.seeds.clone()),
            ),
            Command::Finish => Subject::Champion(champion(event)),
            Command::Pods { .. } | Command::DraftNext | Command::RedraftNext { .. } => {
                let step = event.draft.map(|at| at.step);
                Subject::facts((&event.pods, step, event.redrafts.values().collect::<Vec<_>>()))
            }
            Command::CheckIn { who, .. } => {
                let id = find(event, who).ok().filter(|id| event.is_here(*id));
                Subject::facts(id.map(|id| event.attendance(id)))
            }
            Command::Edit { who, .. } => Subject::facts(registration::shown(event, who)),
            Command::Setup(_) => Subject::facts((&event.setup, event.plan)),
            Command::Apart(asked) => {
                let [a, b] = [&asked.a, &asked.b].map(|who| find(event, who).unwrap_or(0));
                let here = [a, b].map(|id| event.is_here(id));
                Subject::facts((event.kept_apart(a, b), here))
            }
            Command::List { who, .. } | Command::AcceptList { who, .. } => {
                Subject::facts(find(event, who).ok().map(|id| lists::lines(event, id)))
            }
            Command::Settle { claim, .. } => claims::subject(event, *claim),
        }
    }

    /// Whether it pairs the next round, drawn or by hand.
    pub fn pairs(&self) -> bool {
        matches!(self, Command::Pair | Command::PairSettling(_) | Command::PairByHand(_))
    }

    /// Whether it may cause a problem that [`problems_ahead`](crate::event::problems_ahead) finds.
    pub(super) fn may_cause_problems(&self) -> bool {
        let leaves = matches!(self, Command::Drop(_) | Command::Disqualify { .. });
        let comes = matches!(self, Command::Add(_) | Command::Import(_) | Command::Rejoin(_));
        let corrects = matches!(self, Command::Edit { .. } | Command::Remove(_));
        comes || leaves || corrects || matches!(self, Command::Setup(_))
    }

    /// The title of its question.
    pub fn title(&self) -> Message {
        match self {
            Command::PairByHand(_) => msg!("dialog.confirm", command = "pair"),
            Command::Drop(_) => msg!("dialog.confirm", command = "drop"),
            Command::Remove(_) => msg!("dialog.confirm", command = "remove"),
            Command::Disqualify { .. } => msg!("dialog.confirm", command = "disqualify"),
            Command::Decline(_) => msg!("dialog.confirm", command = "decline"),
            Command::Rejoin(_) => msg!("dialog.confirm", command = "rejoin"),
            Command::Penalty(_) => msg!("dialog.confirm", command = "penalty"),
            Command::Report { .. } | Command::Settle { .. } => {
                msg!("dialog.confirm", command = "report")
            }
            Command::Mission(_) => msg!("dialog.confirm", command = "mission"),
            Command::Timer(_) => msg!("dialog.confirm", command = "timer"),
            Command::Redo(_) => msg!("keys.redo").capitalised(),
            Command::Redraw { .. } => msg!("tables.repair-choice", choice = "redraw"),
            _ => msg!("dialog.confirm", command = "other"),
        }
    }
}

impl Trial<'_> {
    /// Adds the question that belongs to the decision, if there is one. A script, which is asked
    /// nothing, finds the same facts in the warnings or in the answer.
    pub(super) fn ask(&mut self) {
        let asks_already = self.decision.question.is_some();
        let Some(question) = self.question().filter(|_| !asks_already) else { return };
        let draws = matches!(self.command, Command::Pair | Command::PairSettling(_));
        if draws && self.event.stages.is_empty() {
            // The question includes the warnings about lists.
            let warnings = &mut self.decision.warnings;
            warnings.retain(|warning| warning.about != About::Lists);
            if !warnings.contains(&question) {
                warnings.insert(0, question.clone());
            }
        }
        self.decision.question = Some(question);
    }

    fn question(&self) -> Option<Concern> {
        let Trial { event, command, now, .. } = *self;
        let (action, begins) = (self.action()?, event.stages.is_empty());
        let posts = matches!(action, Action::Post(_));
        let is_warned = !self.decision.warnings.is_empty();
        // Whether the question repeats the whole answer.
        let asks_all = match command {
            Command::Drop(_) | Command::Remove(_) | Command::Disqualify { .. } => {
                return leave::question(self).map(Concern::from);
            }
            Command::Setup(_) => return setup::question(self).map(Concern::from),
            Command::Timer(Timer::Set(minutes)) if !posts => {
                return clock::overtime_at_once(&event.clock, *minutes, now).map(Concern::from);
            }
            Command::Cut(_) | Command::CutByHand { .. } | Command::Finish => {
                return claims::waiting(event);
            }
            Command::Pair | Command::PairSettling(_) if begins => {
                return pair::before_the_start(self).or(claims::waiting(event));
            }
            Command::Pair | Command::PairSettling(_) => {
                return pair::left_with_results(event).or(claims::waiting(event));
            }
            Command::PairByHand(_) if begins => return pair::lists(event),
            Command::PairByHand(_) => return pair::left_with_results(event),
            Command::Decline(_) => true,
            Command::Report { result, .. } => {
                matches!(
                    result,
                    Report::NoShow(_) | Report::Concede { .. } | Report::ConcedeMatch(_)
                )
            }
            Command::Penalty(_) => {
                matches!(action, Action::Penalty(penalised) if penalised.effect.is_some())
            }
            Command::Check(_) | Command::Component(_) => {
                action.reported().is_some() || action.footprint().left.is_some()
            }
            Command::Settle { .. } | Command::Mission(_) => is_warned,
            Command::StartTimer | Command::Timer(_) => posts,
            // A round that is not posted yet may be changed without a question.
            Command::MoveTable { .. } => !event.is_held() && is_warned,
            Command::Repair { .. } => !event.is_held(),
            _ => false,
        };
        asks_all.then(|| Concern::from(self.decision.full_message()))
    }
}

/// Whose rows a command may change beside its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Reach {
    /// Nobody's.
    Row,
    /// Those of others; shown only on request.
    OnRequest,
    /// The seats of others; shown first, once the round is posted.
    Room,
    /// Those of others; shown first.
    Others,
}

impl Action {
    /// The parts of the event it changes, and those its decision read.
    pub fn footprint(&self) -> Footprint<'_> {
        use Part::*;
        let writing = Footprint::writing;
        match self {
            Action::Add(added) => Footprint::adding(added),
            Action::Import(all) => Footprint::registering(all),
            Action::Edit(edited) => Footprint::editing(edited),
            Action::Official(_) | Action::Dismiss(_) | Action::Presence(_) => writing(&[Leaders]),
            // A paired round keeps its players, as it does when somebody drops.
            Action::CheckIn(checked) => writing(&[]).about(checked.id),
            Action::Setup(setup) => Footprint::announcing(setup),
            Action::Apart(_) => writing(&[Apart]),
            Action::Pods(_) => writing(&[Pods, Ending]).reading(&[Removals, Pods]),
            Action::Draft(_) => {
                writing(&[DraftStep, Ending]).reading(&[Pods, RedraftAgreed, DraftStep])
            }
            Action::Redraft(_) => {
                writing(&[RareCards, Ending]).reading(&[Results, RedraftAgreed, RareCards])
            }
            Action::Take(_) => writing(&[RareCards, Ending]).reading(&[RareCards]),
            Action::Pair(paired) => Footprint::pairing(paired),
            Action::Mission(set) => set.footprint(),
            Action::Swap(_) => writing(&[Tables, Standings, Ending]),
            Action::Seat(seat) => seat.footprint(),
            Action::Repair(_) => Footprint::repairing(),
            Action::Started(_) => writing(&[Started]).reading(&[Round, Tables, Seats, Published]),
            Action::Table(_) => writing(&[Seats]).reading(&[Round]),
            Action::Post(_) => writing(&[Published, Ending]).reading(&[Round]),
            Action::Side(_) => writing(&[Sides, Ending]).reading(&[Published]),
            Action::Report(reported) => Footprint::entering(reported),
            // It waits in the inbox and changes no result.
            Action::Claim(_) => writing(&[]),
            Action::Settle(settled) => settled.footprint(),
            Action::Drop(left) | Action::Disqualify(left) => Footprint::leaving(left),
            Action::Remove(id) => writing(&[Removals, Standings, Ending]).about(*id),
            Action::Rejoin(returned) => {
                writing(&[Results, Standings, Ending]).stating(Fact::Returned).about(returned.id)
            }
            Action::Cut(cut) => {
                writing(&[Seeds, Ending]).reading(&SEEDING).stating(Fact::Seeded(cut))
            }
            Action::Decline(declined) => {
                writing(&[Departures, Ending]).reading(&SEEDING).about(declined.id)
            }
            Action::Timer(_) => writing(&[]).reading(&[Round, Published]),
            Action::Extend(_) | Action::Call(_) => writing(&[]).reading(&[Round, Seats, Published]),
            Action::Penalty(penalised) => Footprint::penalising(penalised),
            Action::Recommend(recommended) => writing(&[]).about(recommended.id),
            Action::CheckDraw(_) => writing(&[]).reading(&[Round]),
            Action::DeckCheck(checked) => Footprint::checking(checked),
            Action::Component(case) => Footprint::of_component(case),
            Action::List(handed) => writing(&[]).about(handed.id),
            Action::AcceptList(accepted) => writing(&[]).about(accepted.id),
            Action::Note(_) | Action::Auction(_) | Action::Overkill(_) | Action::Rule(_) => {
                writing(&[])
            }
            Action::Finish(_) => writing(&[]).reading(&[Ending]),
            Action::ByHand(_) => Footprint::of_the_log(LogStep::ByHand),
            Action::Undo(n) => Footprint::of_the_log(LogStep::Undo(*n)),
            Action::Redo(n) => Footprint::of_the_log(LogStep::Redo(*n)),
        }
    }

    /// How far its effects reach. An action not named here may reach everything.
    pub(super) fn bearing(&self) -> Bearing {
        match self {
            Action::Note(_) | Action::Auction(_) | Action::Overkill(_) | Action::Rule(_) => {
                Bearing::Log
            }
            Action::Timer(_) | Action::Extend(_) | Action::Call(_) => Bearing::Day,
            Action::Claim(_) | Action::CheckDraw(_) | Action::Recommend(_) => Bearing::Day,
            Action::List(_) | Action::AcceptList(_) => Bearing::Day,
            Action::Presence(_) | Action::Post(_) | Action::Side(_) => Bearing::Row,
            Action::Report(reported) if reported.noshow.is_none() && reported.drop.is_nobody() => {
                Bearing::Row
            }
            Action::Settle(settled) if settled.result.is_none() => Bearing::Row,
            Action::Penalty(penalised) if penalised.effect.is_none() => Bearing::Row,
            Action::DeckCheck(checked) if checked.illegal.is_none() => Bearing::Row,
            Action::Component(case) if case.result.is_none() && case.leaves.is_none() => {
                Bearing::Row
            }
            _ => Bearing::Event,
        }
    }
}

impl Event {
    /// Applies one action.
    ///
    /// # Errors
    /// The action does not fit the state. The state may then be half changed and must be
    /// thrown away.
    pub(in crate::event) fn apply(&mut self, entry: &Entry) -> Result<(), Misfit> {
        let misfit = |reason| Misfit { n: entry.n, reason };
        if entry.action.footprint().writes.has(Part::Standings) {
            self.standings.forget();
        }
        match &entry.action {
            Action::Add(added) => self.apply_added(added),
            Action::Import(all) => all.iter().try_for_each(|added| self.apply_added(added)),
            Action::Edit(edited) => self.apply_edited(edited),
            Action::Official(official) => self.apply_official(official),
            Action::Dismiss(name) => self.apply_dismissed(name),
            Action::Presence(presence) => self.apply_presence(presence),
            Action::CheckIn(checked) => self.apply_check_in(checked),
            Action::Setup(setup) => self.apply_setup(setup),
            Action::Apart(set) => self.apply_apart(set, entry),
            Action::Pods(seated) => self.apply_pods(&seated.pods, seated.redrawn),
            Action::Draft(step) => self.apply_step(*step, entry.at),
            Action::Redraft(shared) => self.apply_redraft(shared),
            Action::Take(taken) => self.apply_card(*taken),
            Action::Pair(paired) => self.apply_paired(paired, entry.at),
            Action::Mission(set) => self.apply_mission(set),
            Action::Swap(swapped) => self.apply_swapped(swapped, entry.at),
            Action::Seat(seat) => self.apply_seat(seat, entry.at),
            Action::Repair(repaired) => self.apply_repaired(repaired, entry.at),
            Action::Started(started) => self.apply_started(started),
            Action::Table(moved) => self.apply_moved(moved, entry.at),
            Action::Post(posted) => self.apply_posted(*posted, entry.at),
            Action::Side(taken) => self.apply_side(taken),
            Action::Report(reported) => self.apply_reported(reported),
            Action::Claim(reported) => self.apply_claim(reported, entry),
            Action::Settle(settled) => self.apply_settled(settled),
            Action::Remove(id) => self.apply_removed(*id),
            Action::Drop(left) => self.apply_left(left, left.dropped()),
            Action::Disqualify(left) => self.apply_left(left, left.disqualified()),
            Action::Rejoin(returned) => self.apply_returned(returned),
            Action::Cut(cut) => self.apply_cut(cut),
            Action::Decline(declined) => self.apply_declined(declined),
            Action::Timer(what) => self.apply_timer(*what, entry.at),
            Action::Extend(extended) => self.apply_minutes(extended.table, extended.minutes),
            Action::Call(called) => self.apply_minutes(called.table, called.extra),
            Action::Penalty(penalised) => self.apply_penalised(penalised),
            Action::Recommend(recommended) => self.apply_recommended(recommended),
            Action::CheckDraw(drawn) => self.apply_drawn(drawn),
            Action::DeckCheck(checked) => self.apply_checked(checked),
            Action::Component(case) => self.apply_component(case),
            Action::List(handed) => self.apply_list(handed, entry),
            Action::AcceptList(accepted) => self.apply_accepted(accepted, entry),
            Action::Finish(finished) => self.apply_finished(finished),
            Action::Note(_) | Action::Auction(_) | Action::Overkill(_) | Action::Rule(_) => Ok(()),
            Action::ByHand(_) | Action::Undo(_) | Action::Redo(_) => Ok(()),
        }
        .map_err(misfit)
    }

    /// An entry in a few words, the most important fact first: `round 1 table 3: Ewa beat Jan`.
    pub fn describe(&self, entry: &Entry) -> Message {
        let label = |id: Id| self.label(id);
        match &entry.action {
            Action::Add(added) => self.describe_added(added),
            Action::Import(all) => self.describe_imported(all),
            Action::Edit(edited) => self.describe_edited(edited),
            Action::Official(official) => self.describe_official(official),
            Action::Dismiss(name) => msg!("log.dismissed", name),
            Action::Presence(presence) => presence.phrase(),
            Action::CheckIn(checked) => self.describe_check_in(checked),
            Action::Setup(setup) => setup::settings_changed(setup),
            Action::Apart(set) => self.describe_apart(set),
            Action::Pods(seated) => seated.phrase(),
            Action::Draft(step) => step.phrase(),
            Action::Redraft(shared) => msg!("log.cards-shared-out", n = shared.cards),
            Action::Take(taken) => msg!("log.card-taken", name = label(taken.id)),
            Action::Pair(paired) => self.describe_paired(paired),
            Action::Mission(set) => self.describe_mission(set),
            Action::Swap(swapped) => self.describe_swapped(swapped),
            Action::Seat(seat) => self.describe_seat(seat),
            Action::Repair(repaired) => self.describe_repaired(repaired),
            Action::Started(started) => self.describe_started(started),
            Action::Table(moved) => self.describe_moved(moved),
            Action::Post(posted) => self.describe_posted(*posted),
            Action::Side(taken) => self.describe_side(taken),
            Action::Report(reported) => {
                self.describe_report(reported, self.corrects(entry.n, reported))
            }
            Action::Claim(reported) => self.describe_claim(reported),
            Action::Settle(settled) => self.describe_settled_claim(settled),
            Action::Remove(id) => msg!("log.removed", name = label(*id)),
            Action::Drop(left) => self.describe_left(left),
            Action::Rejoin(returned) => self.describe_returned(returned),
            Action::Disqualify(left) => self.describe_disqualified(left),
            Action::Cut(cut) => self.describe_cut(cut),
            Action::Decline(declined) => msg!("log.place-given-up", name = label(declined.id)),
            Action::Timer(what) => clock::describe_timer(*what),
            Action::Extend(extended) => extended.phrase(),
            Action::Call(called) => self.describe_call(called),
            Action::Penalty(penalised) => self.describe_penalty(penalised),
            Action::Recommend(recommended) => self.describe_recommended(recommended),
            Action::CheckDraw(drawn) => self.describe_drawn(drawn),
            Action::DeckCheck(checked) => self.describe_checked(checked),
            Action::Component(case) => self.describe_component(case),
            Action::List(handed) => self.describe_list(handed),
            Action::AcceptList(accepted) => {
                msg!("decklist.log-accepted", name = label(accepted.id), n = accepted.list)
            }
            Action::Note(text) => msg!("log.note", text),
            Action::Auction(_) | Action::Overkill(_) | Action::Rule(_) => {
                self.describe_settled(&entry.action)
            }
            Action::ByHand(what) => msg!("log.edited-by-hand", what),
            Action::Finish(_) => msg!("log.closed"),
            Action::Undo(n) => undo::undone(*n, self.entry_in_words(*n)),
            Action::Redo(n) => undo::redone(*n, self.entry_in_words(*n)),
        }
    }
}

fn is_zero(n: &u32) -> bool {
    *n == 0
}
