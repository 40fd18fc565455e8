//! The verbs, in the order of a tournament day: one record each.

use super::usage::{UsageWord, ways};
use super::words::{MissingWord, Verb, VerbWords};
use super::{aids, apart, draft, judging, officials, repair, rounds, seat, setup, time_call};
use crate::event::{Command, Event, Moment, Phase, StageKind, Status, decide, phase};
use crate::msg;
use crate::words::Message;
use Topic::*;

/// A verb: how it is typed and read, and what help, completion and palette say of it.
#[derive(Debug)]
pub struct VerbSpec {
    pub verb: &'static str,
    pub topic: Topic,
    /// How it is written, the same in every language: see [`ways`].
    pub usage: &'static str,
    pub does: Message,
    /// Everyday words for it, by which it is found too.
    pub also: Option<Message>,
    /// Whether it has something to act on in an event that is not closed.
    now: Now,
    pub(super) read: Read,
}

impl VerbSpec {
    /// The verb that is written so.
    pub fn of(word: &str) -> Option<&'static VerbSpec> {
        VERBS.iter().find(|spec| spec.verb == word)
    }

    /// Each way to write it, without the verb itself.
    pub fn ways(&self) -> impl Iterator<Item = Vec<UsageWord>> {
        ways(self.usage)
    }

    /// Whether it has something to act on now. A verb that has not is still carried out or refused
    /// if it is typed in full.
    pub fn makes_sense(&self, event: &Event) -> bool {
        match event.finished {
            Some(_) => matches!(self.verb, "undo" | "redo" | "note"),
            None => (self.now)(event),
        }
    }

    /// How many players it names first.
    pub fn names_players(&self) -> usize {
        let is_player = |word: &&UsageWord| word.is_player();
        self.ways().map(|way| way.iter().take_while(is_player).count()).max().unwrap_or(0)
    }

    /// Whether it names a table first.
    pub fn names_a_table(&self) -> bool {
        self.ways().any(|way| way.first().is_some_and(|word| word.values == "TABLE"))
    }

    /// The usage for somebody who typed these words wrongly.
    ///
    /// An event has many settings; the usage names only those that were typed.
    pub(super) fn usage_of(&self, typed: &[String]) -> String {
        let keys: Vec<&str> =
            typed.iter().filter_map(|word| Some(word.split_once('=')?.0)).collect();
        let is_typed =
            |word: &UsageWord| word.optional && word.key.is_some_and(|key| keys.contains(&key));
        let named: Vec<&str> =
            self.ways().flatten().filter(is_typed).map(|word| word.text).collect();
        match self.verb == "setup" && !named.is_empty() {
            true => format!("{} {}", self.verb, named.join(" ")),
            false => self.usage.to_owned(),
        }
    }
}

/// What a verb is about, for a help that tells a few verbs at a time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Topic {
    Players,
    CheckIn,
    Event,
    Rounds,
    Results,
    Clock,
    Finals,
    Judge,
}

impl Topic {
    pub const ALL: [Topic; 8] =
        [Players, CheckIn, Topic::Event, Rounds, Results, Clock, Finals, Judge];

    /// The word by which its help is asked for, and what it is about.
    pub fn told(self) -> (&'static str, Message) {
        match self {
            Players => ("players", msg!("plain.topic-players")),
            CheckIn => ("check-in", msg!("plain.topic-check-in")),
            Topic::Event => ("event", msg!("plain.topic-event")),
            Rounds => ("rounds", msg!("plain.topic-rounds")),
            Results => ("results", msg!("plain.topic-results")),
            Clock => ("clock", msg!("plain.topic-clock")),
            Finals => ("finals", msg!("plain.topic-finals")),
            Judge => ("judge", msg!("plain.topic-judge")),
        }
    }
}

type Now = fn(&Event) -> bool;
type Read = fn(&mut VerbWords) -> Result<Verb, Message>;

const fn verb(topic: Topic, usage: &'static str, does: Message, now: Now, read: Read) -> VerbSpec {
    VerbSpec { verb: first_word(usage), topic, usage, does, also: None, now, read }
}

/// A verb that people look for by other words.
const fn known(
    topic: Topic,
    usage: &'static str,
    does: Message,
    also: Message,
    now: Now,
    read: Read,
) -> VerbSpec {
    VerbSpec { verb: first_word(usage), topic, usage, does, also: Some(also), now, read }
}

const fn first_word(usage: &'static str) -> &'static str {
    let mut end = 0;
    while end < usage.len() && usage.as_bytes()[end] != b' ' {
        end += 1;
    }
    usage.split_at(end).0
}

const ALWAYS: Now = |_| true;

fn registering(event: &Event) -> bool {
    phase(event) == Phase::Registration
}

fn playing(event: &Event) -> bool {
    matches!(phase(event), Phase::Playing { .. })
}

fn playing_swiss(event: &Event) -> bool {
    playing(event) && event.stage().is_some_and(|stage| stage.kind == StageKind::Swiss)
}

fn paired(event: &Event) -> bool {
    event.round().is_some()
}

fn drafting(event: &Event) -> bool {
    event.ruleset.draft.is_some() && registering(event)
}

fn drafted(event: &Event) -> bool {
    drafting(event) && !event.pods.is_empty()
}

fn anybody(event: &Event) -> bool {
    event.registered().next().is_some()
}

/// Whether the rules let this be done now. No rule asked here depends on the clock.
fn does(event: &Event, command: &Command) -> bool {
    decide(event, command, Moment::new(0, 0)).is_ok_and(|decision| decision.action.is_some())
}

/// All verbs.
pub static VERBS: [VerbSpec; 49] = [
    known(
        Players,
        "add NAME [here] [paid] [house] [club=C] [member=M] [start=N] [partner=NAME] [table=N] [family=F] [travel=T] [byes=N]",
        msg!("commands.does-add"),
        msg!("commands.add"),
        ALWAYS,
        officials::add,
    ),
    verb(Players, "import FILE|EVENT", msg!("commands.does-import"), ALWAYS, |words| {
        Ok(Verb::ImportFile(words.rest(MissingWord::RosterFile)?))
    }),
    known(
        Players,
        "edit WHO [name=N] [club=C] [member=M] [start=N] [partner=N] [table=N] [family=F] [travel=T] [house=yes|no] [byes=N] [why=REASON]",
        msg!("commands.does-edit"),
        msg!("commands.edit"),
        anybody,
        officials::edit,
    ),
    known(
        Players,
        "remove WHO",
        msg!("commands.does-remove"),
        msg!("commands.remove"),
        |event| registering(event) && anybody(event),
        |words| words.about(Command::Remove),
    ),
    known(
        CheckIn,
        "here WHO [paid]",
        msg!("check-in.does-here"),
        msg!("commands.here"),
        |event| event.checks_in() || !registering(event),
        |words| officials::check_in(words, true),
    ),
    known(
        CheckIn,
        "away WHO",
        msg!("check-in.does-away"),
        msg!("commands.away"),
        |event| event.checks_in() || !registering(event),
        |words| officials::check_in(words, false),
    ),
    verb(
        CheckIn,
        "paid WHO",
        msg!("check-in.does-paid"),
        |event| event.setup.fee().is_some(),
        |words| officials::fee(words, true),
    ),
    verb(
        CheckIn,
        "owes WHO",
        msg!("check-in.does-owes"),
        |event| event.setup.fee().is_some(),
        |words| officials::fee(words, false),
    ),
    known(
        Topic::Event,
        "official NAME role=organizer|marshal|judge [playing] | official NAME here|away",
        msg!("commands.does-official"),
        msg!("commands.official"),
        ALWAYS,
        officials::official,
    ),
    verb(
        Topic::Event,
        "dismiss NAME",
        msg!("commands.does-dismiss"),
        |event| !event.officials.is_empty(),
        |words| words.rest(MissingWord::Name).map(|name| Verb::Do(Command::Dismiss { name })),
    ),
    known(
        Topic::Event,
        "setup [name=N] [tier=relaxed|formal|premier] [structure=basic|advanced|custom] [rounds=N] [cut=N] [cut_by=top|level|points] [finals=one-game|first-to-two] [minutes=N] [finals_minutes=N] [final_minutes=N] [timed_draw=POINTS] [boosters=N] [pick_seconds=N] [redraft=yes|no] [unplayed=win|nothing] [language=en|pl|own] [lists=yes|no] [open_lists=yes|no] [sleeves=yes|no] [note=TEXT|none] [checkin=yes|no] [fee=20|20,50|€15|TEXT|none] [house=bye|played|opponent] [pause=MIN] [closes=HH:MM|none] [apart=\"clubs|relatives|travel [1|1-N|always] [soft|absolute], …\"|none] [prizes=\"1: A; 2-4: B; last: C; all: D\"|none] [hold=yes|no] [tables=1-12,21-30|none] [feature=1,2|none] [prospects=yes|no] [paper=on|off|FOLDER] [publish=FOLDER|off] [mirror=FILE|off] [address=https://…|none] | setup KEY=rules",
        msg!("commands.does-setup"),
        msg!("commands.setup"),
        ALWAYS,
        setup::setup,
    ),
    known(
        Players,
        "apart A B [rounds=1|1-N|always] [soft|absolute] [why=REASON] | apart A B off",
        msg!("pairing.does"),
        msg!("commands.apart"),
        ALWAYS,
        apart::apart,
    ),
    verb(
        Rounds,
        "pods [SIZE] [why=REASON] | pods count=N [why=REASON] | pods manual \"A, B, C; D, E\" [why=REASON]",
        msg!("commands.does-pods"),
        drafting,
        draft::pods,
    ),
    verb(Rounds, "draft next", msg!("commands.does-draft"), drafted, draft::draft),
    known(
        Rounds,
        "pair [absent=remove|keep|out] | pair manual \"A = B, C = D, E = bye\"",
        msg!("commands.does-pair"),
        msg!("commands.pair"),
        |event| matches!(phase(event), Phase::Registration | Phase::BetweenRounds { .. }),
        rounds::pair,
    ),
    known(
        Rounds,
        "swap A B",
        msg!("commands.does-swap"),
        msg!("commands.swap"),
        playing,
        rounds::swap,
    ),
    known(
        Rounds,
        "seat WHO opponent|TABLE|bye|loss|next [for=MISSING]",
        msg!("tables.late-does"),
        msg!("commands.seat"),
        playing_swiss,
        seat::seat,
    ),
    known(
        Rounds,
        "repair [with=WHO,…] why=REASON",
        msg!("tables.does"),
        msg!("commands.repair"),
        playing_swiss,
        repair::repair,
    ),
    verb(Rounds, "begun TABLE … [no]", msg!("tables.does-begun"), playing, repair::begun),
    known(
        Rounds,
        "table TABLE to TABLE",
        msg!("tables.does-table"),
        msg!("commands.table"),
        playing,
        rounds::table,
    ),
    known(
        Rounds,
        "post",
        msg!("pairing.does-post"),
        msg!("commands.post"),
        |event| does(event, &Command::Post),
        |_| Ok(Verb::Do(Command::Post)),
    ),
    verb(Rounds, "side TABLE WHO SIDE [round=N]", msg!("commands.does-side"), paired, rounds::side),
    verb(
        Rounds,
        "mission N|NAME [again] [next] [why=REASON] | mission roll | mission roll=N [next] [why=REASON] | mission redraw why=REASON",
        msg!("aids.mission-does"),
        |event| paired(event) && event.ruleset.missions.is_some(),
        rounds::mission,
    ),
    known(
        Rounds,
        "redraw WHY",
        msg!("commands.does-redraw"),
        msg!("commands.redraw"),
        paired,
        |words| words.rest(MissingWord::Reason).map(|reason| Verb::Do(Command::Redraw { reason })),
    ),
    known(
        Results,
        "report TABLE RESULT [timed] [correct] [margin=N] [drop=A|B|both|none] [round=N] [stage=N] | report TABLE [GAMES] concede A|B | report TABLE concede A|B match | report TABLE noshow A|B | report TABLE same drop=A|B|both|none | report TABLE N-N [W|L|D] [timed]",
        msg!("commands.does-report"),
        msg!("commands.report"),
        playing,
        rounds::report,
    ),
    verb(
        Results,
        "claim TABLE RESULT [margin=N] | claim TABLE N-N [W|L|D]",
        msg!("slips.does-claim"),
        playing,
        rounds::claim,
    ),
    verb(
        Results,
        "inbox accept N [WHY] | inbox dismiss N [WHY]",
        msg!("slips.does-inbox"),
        |event| !event.claims.is_empty(),
        rounds::inbox,
    ),
    verb(
        Results,
        "time TABLE [FIELD=N:N] [FIELD=A|B] [roll] [game=N|between] [games=LETTERS] [won=A|B|none] [margin=N] [round-of-game=N] [situation=WORD] [SIDE=A|B] [correct] [round=N] [stage=N]",
        msg!("time-call.does"),
        playing,
        time_call::time,
    ),
    known(
        Players,
        "drop WHO",
        msg!("commands.does-drop"),
        msg!("commands.drop"),
        |event| !registering(event) && event.active().next().is_some(),
        |words| words.about(Command::Drop),
    ),
    known(
        Players,
        "rejoin WHO",
        msg!("commands.does-rejoin"),
        msg!("commands.rejoin"),
        |event| event.registered().any(|one| matches!(one.status, Status::Dropped { .. })),
        |words| words.about(Command::Rejoin),
    ),
    known(
        Players,
        "disqualify WHO [REASON]",
        msg!("commands.does-disqualify"),
        msg!("commands.disqualify"),
        anybody,
        officials::disqualify,
    ),
    known(
        Finals,
        "cut [N] | cut N level | cut points=P | cut manual \"A, B, C, D\" why=REASON",
        msg!("commands.does-cut"),
        msg!("commands.cut"),
        |event| matches!(phase(event), Phase::CutDue { .. } | Phase::Decided { .. }),
        rounds::cut,
    ),
    known(
        Finals,
        "decline WHO",
        msg!("commands.does-decline"),
        msg!("commands.decline"),
        |event| event.finals().is_some() && !event.finals_have_begun(),
        |words| words.about(Command::Decline),
    ),
    known(
        Clock,
        "timer start|pause|resume|stop | timer add|left|set MIN",
        msg!("commands.does-timer"),
        msg!("commands.timer"),
        ALWAYS,
        rounds::timer,
    ),
    known(
        Clock,
        "extend TABLE MIN",
        msg!("commands.does-extend"),
        msg!("commands.extend"),
        playing,
        rounds::extend,
    ),
    known(
        Clock,
        "call TABLE [extra=MIN] [by=OFFICIAL] [WHAT]",
        msg!("judge.call-does"),
        msg!("commands.call"),
        paired,
        rounds::call,
    ),
    known(
        Judge,
        "penalty WHO KIND [for=OFFENCE [suspected]] [points=N] [game=N] [by=OFFICIAL] [NOTE]",
        msg!("commands.does-penalty"),
        msg!("commands.penalty"),
        ALWAYS,
        judging::penalty,
    ),
    verb(
        Judge,
        "recommend WHO [by=MARSHAL] [REASON] | recommend WHO declined [REASON]",
        msg!("judge.recommend-does"),
        ALWAYS,
        judging::recommend,
    ),
    known(
        Judge,
        "check draw [N] | check draw tables=N | check WHO legal [round=N] [NOTE] | check WHO illegal CARDS [left=N] result=match-loss|game-loss|replay|same [game=N] [penalty=KIND|none] [points=N] [round=N] [note=TEXT]",
        msg!("judge.does"),
        msg!("commands.check"),
        ALWAYS,
        judging::check,
    ),
    verb(
        Judge,
        "component WHO card|die|other lost|damaged [NAME] [found=before|during|next] [replaced=yes|no] [minutes=N] [unreadable=TEXT] [by=ORGANIZER]",
        msg!("judge.component-does"),
        ALWAYS,
        judging::component,
    ),
    known(
        Judge,
        "list WHO FILE | list WHO accept REASON",
        msg!("decklist.does-list"),
        msg!("commands.list"),
        anybody,
        officials::list,
    ),
    verb(
        Rounds,
        "redraft agreed | redraft CARDS [pod=N] | redraft next [pod=N]",
        msg!("commands.does-redraft"),
        drafted,
        draft::redraft,
    ),
    verb(
        Judge,
        "auction TABLE SIDE=\"UNIT:COST[+BENEATH]\" SIDE=\"UNIT:COST[+BENEATH]\" bids=N|pass,… [force=N:N] [opens=WHO]",
        msg!("aids.does"),
        |event| paired(event) && event.ruleset.auction.is_some(),
        aids::auction,
    ),
    verb(
        Judge,
        "overkill TABLE hits=N health=N [counters=N] [defender=NAME] [others=NAME,…] [split=N,…]",
        msg!("aids.overkill-does"),
        |event| paired(event) && event.ruleset.overkill.is_some(),
        aids::overkill,
    ),
    verb(Judge, "rule TOPIC [ANSWER …] [table=N]", msg!("aids.guided-does"), ALWAYS, aids::rule),
    known(
        Topic::Event,
        "note TEXT",
        msg!("commands.does-note"),
        msg!("commands.note"),
        ALWAYS,
        |words| words.rest(MissingWord::Text).map(|text| Verb::Do(Command::Note(text))),
    ),
    known(
        Results,
        "undo [N [WHY]]",
        msg!("commands.does-undo"),
        msg!("commands.undo"),
        |event| event.undoable().is_some(),
        |words| Ok(Verb::Do(Command::Undo(words.chosen()?))),
    ),
    known(
        Results,
        "redo [N [WHY]]",
        msg!("commands.does-redo"),
        msg!("commands.redo"),
        |event| event.redoable().is_some(),
        |words| Ok(Verb::Do(Command::Redo(words.chosen()?))),
    ),
    known(
        Topic::Event,
        "finish",
        msg!("commands.does-finish"),
        msg!("commands.finish"),
        |event| does(event, &Command::Finish),
        |_| Ok(Verb::Do(Command::Finish)),
    ),
];
