//! Checks before a round or the cut, each finding with its remedy; and what a command would change.
//!
//! | module | contents |
//! |---|---|
//! | this one | the checks before a round or the cut, worst finding first |
//! | `problems` | what forbids the start, and settings that cannot work out |
//! | `schedule` | when the day ends |
//! | `changes` | what a command changes beyond its own row, shown before it is saved |
//! | [`repair`] | a round under way that no longer matches the rules, and how to repair it |
//!
//! A check is one method, called in `of_a_round` or `of_the_cut`.

mod changes;
pub(super) mod problems;
pub mod repair;
pub(super) mod schedule;

pub(super) use changes::{changes, seeds_now};
pub use changes::{consequences, decide_asking, effects, effects_of_correction};
pub use problems::start_blockers;
pub use schedule::{announcement_at, schedule_item};

use super::actions::check_in::absent;
use super::actions::pair::without_draft;
use super::actions::{Cut, Paired};
use super::decide::{decide, sides_to_record};
use super::finals::ranked;
use super::{
    About, Absentees, Action, Command, CutBy, Decision, Event, Id, Moment, Pairing, Phase, Refusal,
    Status, phase, unseated,
};
use crate::msg;
use crate::pairing::{Explanation, kept};
use crate::words::{Arg, Message};
use std::sync::Arc;

/// The most tables without a result that have items of their own.
const MOST_TABLES: usize = 3;

/// How serious an item is, the worst first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// It must be settled before the round.
    Error,
    /// It should be settled; the organizer may go on anyway.
    Warning,
    Info,
}

impl Severity {
    /// The sign before the item.
    pub fn sign(self) -> &'static str {
        match self {
            Severity::Error => "✗",
            Severity::Warning => "!",
            Severity::Info => "·",
        }
    }
}

/// What settles an item: a screen has a key for it, the command line a verb.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Remedy {
    /// The result of this table is entered or corrected.
    Result { table: u32 },
    /// The sides at this table are recorded.
    Side { table: u32 },
    /// Players are checked in.
    CheckIn,
    /// This entrant hands in a list.
    List(Id),
    /// The draft is held.
    Draft,
    /// The settings are changed, or players are added.
    Announcement,
    /// The organizer pairs the round by hand.
    ByHand,
    /// Reports by players are accepted or dismissed.
    Inbox,
    /// This entrant, who has dropped, rejoins.
    Rejoin(Id),
    /// This entrant gets a place in the round under way.
    Seat(Id),
}

impl Remedy {
    /// The verb that settles the item.
    pub fn verb(&self) -> String {
        match self {
            Remedy::Result { table } => format!("report {table} RESULT"),
            Remedy::Side { table } => format!("side {table} WHO SIDE"),
            Remedy::CheckIn => "here WHO".to_owned(),
            Remedy::List(id) => format!("list '#{id}' FILE"),
            Remedy::Draft => "draft next".to_owned(),
            Remedy::Announcement => "setup".to_owned(),
            Remedy::ByHand => "pair manual".to_owned(),
            Remedy::Inbox => "inbox accept N".to_owned(),
            Remedy::Rejoin(_) => "rejoin WHO".to_owned(),
            Remedy::Seat(id) => format!("seat '#{id}' PLACE"),
        }
    }

    /// The remedy in a word or two.
    pub fn phrase(&self) -> Message {
        match self {
            Remedy::Result { .. } => msg!("keys.result"),
            Remedy::Side { table } => msg!("slips.to-side", table = *table),
            Remedy::CheckIn => msg!("check-in.hint-show"),
            Remedy::List(_) => msg!("preflight.to-list"),
            Remedy::Draft => msg!("keys.draft"),
            Remedy::Announcement => msg!("keys.announcement"),
            Remedy::ByHand => msg!("aids.by-hand"),
            Remedy::Inbox => msg!("settings.to-inbox"),
            Remedy::Rejoin(_) => msg!("pages.players"),
            Remedy::Seat(_) => msg!("preflight.to-seat"),
        }
    }
}

/// One finding before a round or the cut.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PreflightItem {
    pub severity: Severity,
    pub sentence: Message,
    pub remedy: Option<Remedy>,
}

/// The findings of the checks before the next round or the cut, worst first.
#[derive(Debug)]
pub struct Preflight {
    pub items: Vec<PreflightItem>,
    /// The command that pairs the round, or makes the cut.
    pub command: Command,
    /// The decision that it would make; None if the rules refuse it.
    pub decision: Option<Decision>,
}

impl Preflight {
    /// Checks the next round by drawing it for a trial. `absentees` settles those who have not
    /// checked in.
    pub fn of(event: &Event, absentees: Option<Absentees>, now: Moment) -> Preflight {
        let command = absentees.map_or(Command::Pair, Command::PairSettling);
        let round = decide(event, &command, now);
        let mut checks = Checks { event, absentees, round: Some(&round), items: Vec::new() };
        checks.of_a_round();
        Preflight { items: checks.found(), command, decision: round.ok() }
    }

    /// Checks the cut by making it for a trial.
    pub fn of_cut(event: &Event, by: CutBy, now: Moment) -> Preflight {
        let command = Command::Cut(by);
        let cut = decide(event, &command, now);
        let mut checks = Checks { event, absentees: None, round: Some(&cut), items: Vec::new() };
        checks.of_the_cut();
        Preflight { items: checks.found(), command, decision: cut.ok() }
    }

    /// Whether there is anything worth showing before the round is paired or the cut is made.
    pub fn is_opened(&self) -> bool {
        self.has_problems() || self.decision.as_ref().is_some_and(|it| it.question.is_some())
    }

    /// Whether anything is wrong, and not only worth knowing.
    pub fn has_problems(&self) -> bool {
        self.items.iter().any(|item| item.severity < Severity::Info)
    }

    /// Whether the rules refuse the round or the cut now.
    pub fn blocks(&self) -> bool {
        self.decision.is_none()
    }
}

/// Whether something needs settling, as far as that is known without drawing the round.
pub fn wants_settling(event: &Event) -> bool {
    let mut checks = Checks { event, absentees: None, round: None, items: Vec::new() };
    checks.of_a_round();
    checks.items.iter().any(|item| item.severity < Severity::Info)
}

/// Whether a round can be paired now, or could once its results are in.
pub fn comes_next(event: &Event) -> bool {
    matches!(
        phase(event),
        Phase::Registration | Phase::BetweenRounds { .. } | Phase::Playing { .. }
    )
}

/// Whether the cut comes next, or will once the results of the last round are in.
pub fn cut_comes_next(event: &Event) -> bool {
    let announced = event.plan.and_then(|plan| plan.cut()).is_some();
    match phase(event) {
        Phase::CutDue { .. } => true,
        Phase::Playing { .. } => {
            let last = event.stage().is_some_and(|it| it.kind.is_preliminary() && it.all_paired());
            last && announced
        }
        Phase::Registration
        | Phase::BetweenRounds { .. }
        | Phase::Decided { .. }
        | Phase::Finished => false,
    }
}

/// What the checks look at, and what they have found.
struct Checks<'a> {
    event: &'a Event,
    /// What to do with those who have not checked in, if chosen.
    absentees: Option<Absentees>,
    /// The trial of the round or the cut, or its refusal; None without a trial.
    round: Option<&'a Result<Decision, Refusal>>,
    items: Vec<PreflightItem>,
}

impl<'a> Checks<'a> {
    /// Every check before a round, in the order of items of equal severity.
    fn of_a_round(&mut self) {
        self.missing_results();
        self.no_place();
        self.absentees();
        self.unapplied_penalties();
        self.sides();
        if self.starts() {
            self.lists();
        }
        self.draft();
        self.question();
        self.paired_down();
        self.sits_out();
        self.gone();
        self.running_clock();
        self.other_warnings();
    }

    /// Every check before the cut, which stops the clock as pairing a round does.
    fn of_the_cut(&mut self) {
        self.missing_results();
        self.unapplied_penalties();
        self.question();
        self.left_in_the_cut();
        self.lists_of_seeds();
        self.running_clock();
    }

    /// All items, worst first. If the command is refused and no item is an error, the refusal is
    /// added.
    fn found(mut self) -> Vec<PreflightItem> {
        self.items.sort_by_key(|item| item.severity);
        let is_told = self.items.first().is_some_and(|item| item.severity == Severity::Error);
        if let (Some(Err(refusal)), false) = (self.round, is_told) {
            let remedy = self.starts().then_some(Remedy::Announcement);
            let items = std::mem::take(&mut self.items);
            for why in refusal.0.clone().paragraphs() {
                self.add(Severity::Error, why.clone(), remedy.clone());
            }
            self.items.extend(items);
        }
        self.items
    }

    fn add(&mut self, severity: Severity, sentence: Message, remedy: impl Into<Option<Remedy>>) {
        self.items.push(PreflightItem { severity, sentence, remedy: remedy.into() });
    }

    fn decision(&self) -> Option<&'a Decision> {
        self.round?.as_ref().ok()
    }

    fn paired(&self) -> Option<&'a Paired> {
        match &self.decision()?.action {
            Some(Action::Pair(paired)) => Some(paired),
            _ => None,
        }
    }

    fn cut(&self) -> Option<&'a Cut> {
        match &self.decision()?.action {
            Some(Action::Cut(cut)) => Some(cut),
            _ => None,
        }
    }

    /// Whether the round would be the first.
    fn starts(&self) -> bool {
        self.event.stages.is_empty()
    }

    fn is_complete(&self) -> bool {
        self.event.round().is_some_and(|round| round.is_complete())
    }

    /// The tables without a result, which block the next round. Those where somebody has dropped
    /// come first, because their match may be over.
    fn missing_results(&mut self) {
        let event = self.event;
        let Some(round) = event.round() else { return };
        let gone = |pairing: &Pairing| -> Vec<Id> {
            let both = [Some(pairing.a), pairing.b].into_iter().flatten();
            both.filter(|id| !event.is_here(*id)).collect()
        };
        let tables = round.missing().filter_map(|pairing| Some((pairing.table?, pairing)));
        let (left, play): (Vec<_>, Vec<_>) =
            tables.partition(|(_, pairing)| !gone(pairing).is_empty());
        for (tables, all_play) in [(left, false), (play, true)] {
            let numbers = tables.iter().map(|(table, _)| Arg::from(*table)).collect();
            let (n, numbers) = (tables.len(), Arg::Series(numbers));
            let all = match all_play {
                true => msg!("preflight.no-results", n, tables = numbers),
                false => msg!("preflight.left-at-tables", n, tables = numbers),
            };
            // One item for each table, or a single one if they are many.
            if let [(table, _), ..] = tables[..]
                && tables.len() > MOST_TABLES
            {
                self.add(Severity::Error, all, Remedy::Result { table });
                continue;
            }
            for (table, pairing) in tables {
                let a = event.label(pairing.a);
                let b = pairing.b.map_or(String::new(), |id| event.label(id));
                let left = gone(pairing);
                let (n, names) = (left.len(), event.some_names(&left));
                let one = match all_play {
                    true => msg!("preflight.no-result", table, a, b),
                    false => msg!("preflight.left-at-table", n, names, table, a, b),
                };
                self.add(Severity::Error, one, Remedy::Result { table });
            }
        }
    }

    fn absentees(&mut self) {
        let absentees = self.event.not_checked_in();
        if absentees.is_empty() {
            return;
        }
        let (n, names) = (absentees.len(), self.event.some_names(&absentees));
        let (severity, sentence) = match self.absentees {
            None => (Severity::Error, absent(self.event, &absentees)),
            Some(Absentees::Out) => return,
            Some(ways) => {
                let will = if ways == Absentees::Remove { "leave" } else { "play" };
                (Severity::Info, msg!("preflight.not-checked-in", will, n, names))
            }
        };
        self.add(severity, sentence, Remedy::CheckIn);
    }

    /// Those without a place in the round under way.
    fn no_place(&mut self) {
        let waiting = unseated(self.event);
        let (Some(first), Some(round)) = (waiting.first(), self.event.round()) else { return };
        let (n, names) = (waiting.len(), self.event.some_names(&waiting));
        let sentence = msg!("preflight.no-place", n, names, round = round.number);
        self.add(Severity::Warning, sentence, Remedy::Seat(*first));
    }

    /// Penalties of the newest round that cost a game or a match and are missing from the result.
    fn unapplied_penalties(&mut self) {
        for forgotten in self.event.unapplied_penalties() {
            let (name, table) = (self.event.label(forgotten.id), forgotten.table);
            let sentence =
                msg!("preflight.penalty", name, penalty = &forgotten.penalty.name, table);
            self.add(Severity::Warning, sentence, Remedy::Result { table });
        }
    }

    /// Tables of the newest round whose sides are not recorded, though the next round's sides
    /// depend on them.
    fn sides(&mut self) {
        let tables = sides_to_record(self.event);
        let Some(table) = tables.first().copied().filter(|_| self.is_complete()) else { return };
        let sentence = msg!("slips.sides-to-record", n = tables.len(), tables);
        self.add(Severity::Warning, sentence, Remedy::Side { table });
    }

    /// Lists that are missing before the first round, and those with faults.
    fn lists(&mut self) {
        let event = self.event;
        for (message, of) in [
            (event.lists_missing(), event.without_list()),
            (event.lists_faulty(), event.with_faulty_list()),
        ] {
            if let Some(message) = message {
                self.add(Severity::Warning, message, of.first().map(|id| Remedy::List(*id)));
            }
        }
    }

    fn draft(&mut self) {
        let warnings = self.decision().map_or(&[][..], |decision| &decision.warnings);
        if let Some(concern) = without_draft(self.event, warnings) {
            self.add(Severity::Warning, concern.message, Remedy::Draft);
        }
    }

    /// The question that pairing asks after the first round: a rematch, or a second bye.
    fn question(&mut self) {
        let question = self.decision().and_then(|decision| decision.question.as_ref());
        let Some(question) = question.filter(|_| !self.starts()) else { return };
        let (severity, remedy) = match question.about {
            About::Leavers => (Severity::Info, None),
            About::Inbox => (Severity::Warning, Some(Remedy::Inbox)),
            _ => (Severity::Warning, Some(Remedy::ByHand)),
        };
        self.add(severity, question.message.clone(), remedy);
    }

    fn paired_down(&mut self) {
        let Some(paired) = self.paired().filter(|paired| !paired.reasons.is_empty()) else {
            return;
        };
        if let Some(id) = paired.bye {
            self.add(Severity::Info, msg!("preflight.bye", name = self.event.label(id)), None);
        }
        let tables = paired.tables.iter().map(|[a, b]| (*a, Some(*b)));
        let places: Vec<_> = tables.chain(paired.bye.map(|id| (id, None))).collect();
        let reasons = kept::read(&paired.reasons, &places).unwrap_or_default();
        let down = reasons.iter().filter_map(|reason| match reason {
            Explanation::PairedDown { a, .. } | Explanation::SlidDown { a, .. } => Some(*a),
            _ => None,
        });
        let down: Vec<Id> = down.collect();
        if !down.is_empty() {
            let (n, names) = (down.len(), self.event.some_names(&down));
            self.add(Severity::Info, msg!("preflight.down", n, names), None);
        }
    }

    fn sits_out(&mut self) {
        if let Some(message) = self.event.awarded_byes_phrase(&self.event.with_awarded_bye()) {
            self.add(Severity::Info, msg!("screen.sentence", text = message), None);
        }
        let out = self.paired().map_or_else(|| self.event.sits_out_next(), |one| one.out.clone());
        if !out.is_empty() {
            let (n, names) = (out.len(), self.event.some_names(&out));
            self.add(Severity::Info, msg!("preflight.sit-out", n, names), None);
        }
    }

    /// Those who have dropped, unless the question names them.
    fn gone(&mut self) {
        let question = self.decision().and_then(|decision| decision.question.as_ref());
        let left = self.leavers();
        let asked = question.is_some_and(|question| question.about == About::Leavers);
        if left.is_empty() || asked {
            return;
        }
        let sentence = msg!("preflight.gone", n = left.len(), names = self.event.some_names(&left));
        self.add(Severity::Info, sentence, None);
    }

    /// Those who have dropped since the newest round was paired.
    fn leavers(&self) -> Vec<Id> {
        let Some(round) = self.event.round() else { return Vec::new() };
        let now = (self.event.stages.len(), round.number);
        let left = self.event.entrants.iter().filter(|entrant| match entrant.status {
            Status::Dropped { stage, after } | Status::Disqualified { stage, after } => {
                (stage, after) == now
            }
            Status::Active | Status::Unregistered => false,
        });
        left.map(|entrant| entrant.id).collect()
    }

    /// The clock of a round whose results are in. Pairing the next round stops it.
    fn running_clock(&mut self) {
        let clock = &self.event.clock;
        if clock.is_running() && !clock.is_stopped() && self.is_complete() {
            self.add(Severity::Info, msg!("preflight.clock"), None);
        }
    }

    /// The warnings that no other check covers, with their remedies, also those whose remedy does
    /// not depend on the question of the round: a second bye and pending reports.
    fn other_warnings(&mut self) {
        let Some(decision) = self.decision() else { return };
        for warning in &decision.warnings {
            let message = warning.message.clone();
            if decision.question.as_ref().is_some_and(|asked| message.begins_with(&asked.message)) {
                continue;
            }
            match warning.about {
                About::Lists | About::Draft | About::Sides => {}
                About::Leavers | About::Rows | About::Other => {
                    self.add(Severity::Info, message, None)
                }
                About::Pairs => self.add(Severity::Warning, message, Remedy::ByHand),
                About::Inbox => self.add(Severity::Warning, message, Remedy::Inbox),
            }
        }
    }

    /// Those who have dropped and would be seeded otherwise.
    fn left_in_the_cut(&mut self) {
        let Some(cut) = self.cut() else { return };
        let mut all = self.event.clone();
        all.standings.forget();
        for entrant in Arc::make_mut(&mut all.entrants) {
            if matches!(entrant.status, Status::Dropped { .. }) {
                entrant.status = Status::Active;
            }
        }
        let seeded = ranked(&all).take(cut.seeds.len()).map(|standing| standing.entrant);
        let left: Vec<Id> = seeded.filter(|id| !self.event.is_here(*id)).collect();
        if let Some(first) = left.first() {
            let (n, names) = (left.len(), self.event.some_names(&left));
            let sentence = msg!("preflight.left-in-the-cut", n, names);
            self.add(Severity::Warning, sentence, Remedy::Rejoin(*first));
        }
    }

    /// Seeds whose required list is missing or faulty.
    fn lists_of_seeds(&mut self) {
        let event = self.event;
        let Some(cut) = self.cut().filter(|_| event.lists_required()) else { return };
        for (mut of, faulty) in [(event.without_list(), false), (event.with_faulty_list(), true)] {
            of.retain(|id| cut.seeds.contains(id));
            let Some(first) = of.first() else { continue };
            let (n, names) = (of.len(), event.some_names(&of));
            let sentence = match faulty {
                false => msg!("preflight.seeds-without-list", n, names),
                true => msg!("preflight.faulty-lists", n, names),
            };
            self.add(Severity::Warning, sentence, Remedy::List(*first));
        }
    }
}
