//! The settings that the organizer announces, and the plan that follows from them.

use super::clock::LONGEST;
use super::finals::known_cut;
use super::keep_apart::check_groups;
use super::{Footprint, Part, TableList, draft, groups_apart};
use crate::event::address::{NO_ADDRESS, is_address, read_address};
use crate::event::decide::{Decision, TextKind, cleaned, cleaned_text, refuse_if, verb};
use crate::event::plan::{check_cut, cut_by, require_elimination};
use crate::event::preflight::changes;
use crate::event::prizes::read_prizes;
use crate::event::scores::check_timed_draw;
use crate::event::settings::SETTINGS;
use crate::event::verb::{ALWAYS, VerbSpec, VerbWords};
use crate::event::{
    Action, Command, Event, Fee, Moment, Refusal, TimeOfDay, Topic, Trial, Verb, afterwards,
    answer, departures,
};
use crate::msg;
use crate::ruleset::{
    CutRule, FinalsKind, GroupApart, HouseGames, MOST_ROUNDS, MatchShape, Minutes, PairingKind,
    RoundKind, StructureKind, TierKind,
};
use crate::words::{Arg, Message, is_tag};
use serde::{Deserialize, Serialize};
use serde_yaml::Value;
use std::ops::RangeInclusive;

pub(super) const SETUP: VerbSpec = VerbSpec::known(
    Topic::Event,
    "setup [name=N] [tier=relaxed|formal|premier] [structure=basic|advanced|custom] [rounds=N] [cut=N] [cut_by=top|level|points] [finals=one-game|first-to-two] [minutes=N] [finals_minutes=N] [final_minutes=N] [timed_draw=POINTS] [boosters=N] [pick_seconds=N] [redraft=yes|no] [unplayed=win|nothing] [language=en|pl|own] [lists=yes|no] [open_lists=yes|no] [sleeves=yes|no] [note=TEXT|none] [checkin=yes|no] [fee=20|20,50|€15|TEXT|none] [house=bye|played|opponent] [pause=MIN] [closes=HH:MM|none] [apart=\"clubs|relatives|travel [1|1-N|always] [soft|absolute], …\"|none] [prizes=\"1: A; 2-4: B; last: C; all: D\"|none] [hold=yes|no] [tables=1-12,21-30|none] [feature=1,2|none] [prospects=yes|no] [paper=on|off|FOLDER] [publish=FOLDER|off] [mirror=FILE|off] [address=https://…|none] [reports=confirmed|first|inbox|none] | setup KEY=rules",
    msg!("commands.does-setup"),
    msg!("commands.setup"),
    ALWAYS,
    read_setup,
);

fn read_setup(words: &mut VerbWords) -> Result<Verb, Message> {
    let keys: Vec<&str> = SETTINGS.iter().map(|setting| setting.key).collect();
    let (plain, values) = words.settings(&keys)?;
    refuse_if(!plain.is_empty(), || msg!("commands.no-setting", word = plain))?;
    refuse_if(values.is_empty(), || msg!("commands.nothing-to-set"))?;
    let mut setup = Setup::default();
    for (key, value) in &values {
        setup.set(key, value)?;
    }
    Ok(Verb::Do(Command::Setup(setup.into())))
}

const MOST_BOOSTERS: u32 = 100_000;

const PICK_SECONDS: RangeInclusive<u32> = 5..=600;

pub fn setup(event: &Event, new: &Setup) -> Result<Decision, Refusal> {
    let mut new = new.clone();
    new.name = new.name.map(|name| cleaned(TextKind::EventName, &name)).transpose()?;
    new.note = new.note.as_deref().map(checked_note).transpose()?;
    new.fee = new.fee.map(|fee| cleaned(TextKind::Fee, &fee)).transpose()?;
    if let Some(fee) = new.fee().filter(|fee| Fee::is_negative(fee)) {
        let setup = verb("setup fee=20");
        return Err(Refusal(msg!("check-in.fee-negative", fee, setup)));
    }
    new.prizes = new.prizes.as_deref().map(checked_prizes).transpose()?;
    new.address = new.address.as_deref().map(read_address).transpose().map_err(Refusal)?;
    let outputs = new.take_outputs().checked()?;
    let here = (!outputs.is_empty()).then(|| msg!("settings.set", settings = outputs.to_string()));
    if let Some(here) = here.clone().filter(|_| new == Setup::default()) {
        return Ok(Decision::unchanged(here));
    }
    check_words(event, &new)?;
    check_numbers(event, &new)?;
    if new.house.is_some() && !event.may_use_house_player() {
        let game = &event.ruleset.name;
        return Err(Refusal(msg!("players.not-needed", game)));
    }
    if new.pause.is_some_and(|minutes| minutes > LONGEST) {
        return Err(Refusal(msg!("settings.pause-range", most = LONGEST)));
    }
    new.timed_draw.map_or(Ok(()), |points| check_timed_draw(event, points))?;
    if !event.stages.is_empty() {
        check_after_the_start(event, &new)?;
    }
    let mut warnings = unusual(event, &new);
    warnings.extend(check_groups(event, &new)?);
    let message = answer(settings_changed(&new)).capitalised();
    let sentences = std::iter::once(message).chain(here);
    let sentences = Message::sentences(sentences.collect());
    Ok(Decision::new(Action::Setup(new), sentences).warned(warnings))
}

/// Checks the organizer's own line; an empty text or `none` removes it.
fn checked_note(text: &str) -> Result<String, Refusal> {
    match text.trim() {
        "" => Ok(NO_NOTE.to_owned()),
        text => cleaned_text(TextKind::Note, text),
    }
}

/// The announced prizes, if they can be read.
fn checked_prizes(text: &str) -> Result<String, Refusal> {
    match text.trim() {
        "" | NO_PRIZES => Ok(NO_PRIZES.to_owned()),
        text => read_prizes(text)
            .map(|_| text.to_owned())
            .map_err(|why| Refusal(msg!("settings.unread", why))),
    }
}

fn check_words(event: &Event, new: &Setup) -> Result<(), Refusal> {
    refuse_if(new.language().is_some_and(|tag| !is_tag(tag)), || msg!("settings.no-language"))?;
    let game = &event.ruleset.name;
    if let Some(tier) = new.tier
        && event.ruleset.tier(tier).is_none()
    {
        return Err(Refusal(msg!("settings.no-such-tier", game)));
    }
    let structures = &event.ruleset.structures;
    match new.structure {
        Some(StructureKind::Basic) if structures.basic.is_none() => {
            Err(Refusal(msg!("settings.no-basic", game)))
        }
        Some(StructureKind::Advanced) if structures.advanced.is_none() => {
            Err(Refusal(msg!("settings.no-advanced", game)))
        }
        _ => Ok(()),
    }
}

fn check_numbers(event: &Event, new: &Setup) -> Result<(), Refusal> {
    let custom = &event.ruleset.structures.custom;
    let most = custom.rounds_to.min(MOST_ROUNDS);
    if new.rounds.is_some_and(|rounds| rounds > most) {
        return Err(Refusal(match require_elimination(event) {
            Ok(()) => msg!("settings.rounds-or-none", most),
            Err(_) => msg!("settings.setup-rounds", most),
        }));
    }
    if event.ruleset.preliminary.pairing == PairingKind::RoundRobin
        && new.rounds.is_some_and(|rounds| rounds > 0)
    {
        return Err(Refusal(msg!("settings.pods-decide-rounds")));
    }
    if new.rounds == Some(0) && event.stages.is_empty() {
        require_elimination(event)?;
    }
    check_draft(event, new)?;
    check_finals(event, new)?;
    if new.minutes.is_some_and(|minutes| !(1..=LONGEST).contains(&minutes)) {
        return Err(Refusal(msg!("clock.minutes-range", most = LONGEST)));
    }
    let finals = [new.finals_minutes, new.final_minutes];
    if finals.iter().flatten().any(|minutes| !(1..=LONGEST).contains(minutes)) {
        return Err(Refusal(msg!("settings.finals-minutes-range", most = LONGEST)));
    }
    if finals.iter().any(Option::is_some) && event.ruleset.finals.kind == FinalsKind::None {
        return Err(Refusal(msg!("settings.no-finals")));
    }
    // The number of players is only known at the start, so it does not limit the cut here.
    if let Some(rule) = new.cut_by {
        known_cut(event, rule)?;
    }
    let by = cut_by(event, new.cut_by.or(event.setup.cut_by));
    new.cut.map_or(Ok(()), |cut| Ok(check_cut(event, cut, by, u32::MAX)?))
}

fn check_draft(event: &Event, new: &Setup) -> Result<(), Refusal> {
    let boosters = new.boosters.is_some() || new.pick_seconds.is_some();
    refuse_if(boosters && event.ruleset.draft.is_none(), || msg!("settings.no-boosters"))?;
    if new.boosters.is_some_and(|boosters| boosters > MOST_BOOSTERS) {
        return Err(Refusal(msg!("settings.setup-boosters", most = MOST_BOOSTERS)));
    }
    if new.pick_seconds.is_some_and(|seconds| seconds != 0 && !PICK_SECONDS.contains(&seconds)) {
        let (from, to) = (*PICK_SECONDS.start(), *PICK_SECONDS.end());
        return Err(Refusal(msg!("settings.pick-seconds", from, to)));
    }
    if new.redraft.is_some() {
        draft::may_agree(event)?;
    }
    if new.unplayed.is_some() && event.ruleset.preliminary.pairing != PairingKind::RoundRobin {
        return Err(Refusal(msg!("settings.nobody-waits")));
    }
    Ok(())
}

fn check_after_the_start(event: &Event, new: &Setup) -> Result<(), Refusal> {
    refuse_if(new.tier.is_some() || new.structure.is_some(), || msg!("settings.tier-is-fixed"))?;
    let house = new.house.is_some_and(|house| house != event.house_games())
        || new.by_rules.contains(&Announced::House);
    refuse_if(house, || msg!("players.games-fixed"))?;
    let free = [
        Announced::Minutes,
        Announced::Lists,
        Announced::Pause,
        Announced::Closes,
        Announced::Apart,
    ];
    if new.by_rules.iter().any(|setting| !free.contains(setting)) {
        return Err(Refusal(msg!("settings.only-numbers")));
    }
    let cut = new.cut.is_some() || new.cut_by.is_some();
    if event.finals().is_some() && (new.rounds.is_some() || cut) {
        return Err(Refusal(match event.may_have_a_deciding_match() {
            true => msg!("settings.rounds-fixed", of = "match"),
            false => msg!("settings.rounds-fixed", of = "finals"),
        }));
    }
    if event.finals().is_some() && new.finals_match.is_some() {
        let undo = verb("undo");
        return Err(Refusal(match event.may_have_a_deciding_match() {
            true => msg!("settings.shape-fixed", of = "match", undo),
            false => msg!("settings.shape-fixed", of = "finals", undo),
        }));
    }
    if event.finals().is_some_and(|f| !f.rounds.is_empty()) && new.finals_minutes.is_some() {
        return Err(Refusal(msg!("settings.finals-started", timer = verb("timer set MIN"))));
    }
    let paired = event.preliminary().map_or(0, |stage| stage.rounds.len() as u32);
    match new.rounds {
        Some(rounds) if rounds < paired => {
            Err(Refusal(msg!("settings.rounds-are-paired", n = paired)))
        }
        _ => Ok(()),
    }
}

fn unusual(event: &Event, new: &Setup) -> Vec<Message> {
    let mut warnings = Vec::new();
    if new.hold == Some(false)
        && let Some(round) = event.round().filter(|round| round.held)
    {
        let name = event.round_in_a_sentence(event.stages.len(), round.number);
        warnings.push(msg!("settings.stays-held", round = name, post = verb("post")));
    }
    if !event.stages.is_empty()
        && (new.rounds.is_some()
            || new.cut.is_some()
            || new.cut_by.is_some()
            || minutes_changed(event, new)
            || new.open_lists.is_some()
            || new.sleeves.is_some()
            || new.apart.is_some()
            || new.by_rules.contains(&Announced::Apart)
            || new.prizes.is_some())
    {
        warnings.push(msg!("settings.announce-the-change"));
    }
    let after = afterwards(event, &Action::Setup(new.clone()), Moment::new(0, 0));
    warnings.extend(after.iter().flat_map(|after| departures::of_change(event, after, new)));
    warnings.extend(features_elsewhere(event, new));
    let text = new.fee().filter(|fee| Fee::of(fee).is_none());
    warnings.extend(text.map(|fee| msg!("check-in.fee-is-text", fee)));
    warnings
}

/// Whether minutes announced before the start are changed.
///
/// If the rules offer a choice of minutes for the finals, it may be made until they begin.
fn minutes_changed(event: &Event, new: &Setup) -> bool {
    let finals = |row: &&Minutes| row.round == RoundKind::Elimination && row.from.is_some();
    let chosen_later = event.ruleset.minutes.iter().any(|row| finals(&row));
    new.minutes.is_some()
        || new.final_minutes.is_some()
        || new.finals_minutes.is_some() && !chosen_later
        || new.by_rules.contains(&Announced::Minutes)
}

/// Warns of feature tables that are not tables of the hall.
fn features_elsewhere(event: &Event, new: &Setup) -> Vec<Message> {
    if new.tables.is_none() && new.feature.is_none() {
        return Vec::new();
    }
    let hall = new.tables.as_ref().or(event.setup.tables.as_ref()).filter(|hall| !hall.is_empty());
    let feature = new.feature.as_ref().or(event.setup.feature.as_ref());
    let (Some(hall), Some(feature)) = (hall, feature) else { return Vec::new() };
    let elsewhere = feature.numbers().find(|table| !hall.contains(*table));
    let describe = |table| msg!("tables.feature-not-in-the-hall", table);
    elsewhere.map(describe).into_iter().collect()
}

fn check_finals(event: &Event, new: &Setup) -> Result<(), Refusal> {
    let last = event.finals().and_then(|finals| finals.rounds.last());
    match last {
        Some(round) if new.final_minutes.is_some() && round.kind == RoundKind::Final => {
            Err(Refusal(msg!("settings.final-started", timer = verb("timer set MIN"))))
        }
        _ => Ok(()),
    }
}

/// The question if new settings during the event also change the places, the cut, the last round
/// or the next step.
pub(super) fn question(trial: &Trial) -> Option<Message> {
    if trial.event.stages.is_empty() {
        return None;
    }
    let changes = changes(trial.event, trial.after()?, &[]);
    let asked = trial.asked().filter(|_| !changes.is_empty())?;
    Some(Message::sentences(std::iter::once(asked).chain(changes).collect()))
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StageKind {
    Swiss,
    RoundRobin,
    SingleElimination,
    DoubleElimination,
    DecidingMatch,
}

impl StageKind {
    /// Whether the stage collects points over rounds instead of eliminating losers.
    pub fn is_preliminary(self) -> bool {
        match self {
            StageKind::Swiss | StageKind::RoundRobin => true,
            StageKind::SingleElimination
            | StageKind::DoubleElimination
            | StageKind::DecidingMatch => false,
        }
    }

    pub fn phrase(self) -> Message {
        match self {
            StageKind::Swiss => msg!("finals.kind", kind = "swiss"),
            StageKind::RoundRobin => msg!("finals.kind", kind = "round-robin"),
            StageKind::SingleElimination => msg!("finals.kind", kind = "single"),
            StageKind::DoubleElimination => msg!("finals.kind", kind = "double"),
            StageKind::DecidingMatch => msg!("finals.kind", kind = "deciding-match"),
        }
    }
}

/// The rounds, the cut and the finals match planned for the event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    pub kind: StageKind,
    pub rounds: u32,
    /// 0 means no finals; otherwise a number of players or of points, depending on `cut_by`.
    pub cut: u32,
    #[serde(default, skip_serializing_if = "is_top")]
    pub cut_by: CutRule,
    pub finals_match: MatchShape,
}

fn is_top(rule: &CutRule) -> bool {
    *rule == CutRule::Top
}

/// The organizer's settings. In a line of the log, only those that change.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub name: Option<String>,
    pub tier: Option<TierKind>,
    pub structure: Option<StructureKind>,
    /// Preliminary rounds; if absent, the structure's table decides.
    pub rounds: Option<u32>,
    /// Size of the cut; 0 means no cut. If absent, the structure's table decides.
    pub cut: Option<u32>,
    /// What the number of the cut means; if absent, the ruleset's first rule applies.
    pub cut_by: Option<CutRule>,
    pub finals_match: Option<MatchShape>,
    /// Minutes of a preliminary round; if absent, the ruleset's number.
    pub minutes: Option<u32>,
    /// Minutes of a finals round before the final; if absent, the ruleset's number.
    pub finals_minutes: Option<u32>,
    /// Minutes of the final; if absent, the ruleset's number.
    pub final_minutes: Option<u32>,
    /// Points for a game drawn on time; if absent, the ruleset's number.
    pub timed_draw: Option<u32>,
    /// Sealed boosters available in the hall.
    pub boosters: Option<u32>,
    /// Seconds for each pick of a draft; if 0 or absent, there is no clock.
    pub pick_seconds: Option<u32>,
    /// Whether all players have agreed to share out the rare cards at the end.
    pub redraft: Option<bool>,
    /// What a round-robin game counts that is not played because a player has dropped.
    pub unplayed: Option<Unplayed>,
    /// The language of what players read, such as `pl`; the organizer's if `own` or absent.
    pub language: Option<String>,
    /// Whether lists are required; if absent, the tier decides.
    pub lists: Option<bool>,
    /// Whether decklists in the cut are open to everybody.
    pub open_lists: Option<bool>,
    /// Whether sleeves are required; if absent, the tier decides.
    pub sleeves: Option<bool>,
    /// The organizer's own line for the players; no line if `none` or absent.
    pub note: Option<String>,
    /// Whether players check in before the first round; no if absent.
    pub checkin: Option<bool>,
    /// The entry fee as announced, such as `20` or `20 zł`; no fee if `none` or absent.
    pub fee: Option<String>,
    /// How a game against a house player counts; if absent, by its result.
    pub house: Option<HouseGames>,
    /// Minutes between two rounds, used for the estimated schedule only.
    pub pause: Option<u32>,
    /// The time at which the hall closes.
    pub closes: Option<TimeOfDay>,
    /// Groups that are kept apart, none if empty; if absent, the ruleset decides.
    pub apart: Option<Vec<GroupApart>>,
    /// The prizes, as in `1: playmat; 2-4: promo card`; no prizes if `none` or absent.
    pub prizes: Option<String>,
    /// Whether a new round is held: only the scorekeepers see it until it is posted.
    pub hold: Option<bool>,
    /// The tables of the hall; 1, 2, 3 and so on if empty or absent.
    pub tables: Option<TableList>,
    /// The feature tables, for the highest pairings; none if empty or absent.
    pub feature: Option<TableList>,
    /// Whether the board marks who has clinched the cut and who is eliminated; no if absent.
    pub prospects: Option<bool>,
    /// The public address of the event, such as `https://example.org/cup`; none if `none` or
    /// absent. See [`Setup::address`].
    pub address: Option<String>,
    /// Which results of players are saved by themselves; if absent, no player has a code until the
    /// event is served to phones.
    pub reports: Option<Reports>,
    /// The folders of sheets, site and mirror. The verb passes them on to
    /// [`Outputs`](crate::event::Outputs); in an event file they are ignored, because no file may
    /// name a path.
    pub paper: Option<String>,
    pub publish: Option<String>,
    pub mirror: Option<String>,
    /// Settings that return from an announced value to the rules' default.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub by_rules: Vec<Announced>,
}

/// The word for an event without an entry fee.
pub const NO_FEE: &str = "none";

/// The word that returns to the organizer's language.
pub const OWN_LANGUAGE: &str = "own";

impl Setup {
    /// The changed settings as they are typed: `rounds=5`, `cut=rules`.
    pub fn written(&self) -> Vec<String> {
        let Ok(Value::Mapping(all)) = serde_yaml::to_value(self) else { return Vec::new() };
        let word = |value: Value| match value {
            Value::Bool(yes) => Some(if yes { "yes" } else { "no" }.to_owned()),
            Value::Number(number) => Some(number.to_string()),
            Value::String(text) => Some(text),
            _ => None,
        };
        let mut written = Vec::new();
        for (key, value) in all {
            let Some(key) = key.as_str() else { continue };
            let word_of = match key {
                "finals_match" => self.finals_match.map(|shape| ("finals", shape.word())),
                "cut_by" => self.cut_by.map(|rule| (key, rule.word())),
                "house" => self.house.map(|games| (key, games.word())),
                _ => None,
            };
            match value {
                _ if word_of.is_some() => {
                    written.extend(word_of.map(|(key, word)| format!("{key}={word}")));
                }
                Value::Null => {}
                Value::String(text) if text.is_empty() => written.push(format!("{key}=none")),
                Value::Sequence(some) if key == "by_rules" => {
                    let settings = some.into_iter().filter_map(word);
                    let settings = settings.map(|one| one.replace("finals_match", "finals"));
                    written.extend(settings.map(|setting| format!("{setting}=rules")));
                }
                Value::Sequence(_) if key == "apart" => {
                    let groups = self.apart.as_deref().map(groups_apart).unwrap_or_default();
                    written.push(format!("apart={groups}"));
                }
                Value::Sequence(some) => {
                    let some: Vec<String> = some.into_iter().filter_map(word).collect();
                    let some = if some.is_empty() { "none".to_owned() } else { some.join(",") };
                    written.push(format!("{key}={some}"));
                }
                value => written.extend(word(value).map(|word| format!("{key}={word}"))),
            }
        }
        written
    }

    /// The tag of the language of what players read; None for the organizer's.
    pub fn language(&self) -> Option<&str> {
        self.language.as_deref().filter(|tag| *tag != OWN_LANGUAGE)
    }

    /// The announced entry fee, if any.
    pub fn fee(&self) -> Option<&str> {
        self.fee.as_deref().filter(|fee| *fee != NO_FEE)
    }

    /// The announced public address, if there is a valid one.
    pub fn address(&self) -> Option<&str> {
        self.address.as_deref().filter(|text| *text != NO_ADDRESS && is_address(text))
    }

    /// The organizer's own line, if any.
    pub fn note(&self) -> Option<&str> {
        self.note.as_deref().filter(|text| *text != NO_NOTE)
    }

    /// The text of the announced prizes, if any.
    pub fn prizes(&self) -> Option<&str> {
        self.prizes.as_deref().filter(|text| *text != NO_PRIZES)
    }
}

/// The word that removes the organizer's own line.
pub const NO_NOTE: &str = "none";

/// The word that removes the prizes.
pub const NO_PRIZES: &str = "none";

/// A setting that has a default in the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Announced {
    Rounds,
    Cut,
    FinalsMatch,
    Minutes,
    FinalsMinutes,
    FinalMinutes,
    Lists,
    House,
    Pause,
    Closes,
    Apart,
}

/// Which of the results that players enter are saved by themselves. All others wait in the inbox.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reports {
    /// A result that both players have reported. At a station both stand, so its first one is.
    #[default]
    Confirmed,
    /// The first for a table.
    First,
    /// None.
    Inbox,
    /// Nothing is taken from phones, and no player has a code.
    #[serde(rename = "none")]
    Off,
}

impl Reports {
    pub const ALL: [Reports; 4] =
        [Reports::Confirmed, Reports::First, Reports::Inbox, Reports::Off];

    pub fn word(self) -> &'static str {
        match self {
            Reports::Confirmed => "confirmed",
            Reports::First => "first",
            Reports::Inbox => "inbox",
            Reports::Off => "none",
        }
    }
}

/// What a game counts for a player whose opponent has dropped.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Unplayed {
    #[default]
    Nothing,
    Win,
}

impl Event {
    pub(super) fn apply_setup(&mut self, new: &Setup) -> Result<(), Message> {
        let now = &mut self.setup;
        // A new structure brings its own rounds and cut, unless this change sets them.
        if new.structure.is_some() && new.structure != now.structure {
            (now.rounds, now.cut, now.cut_by) = (None, None, None);
            now.finals_match = None;
            now.by_rules.clear();
        }
        now.change(new);
        // Paths in an event file are ignored.
        now.take_outputs();
        if new.checkin == Some(true) {
            // Players who have played are present.
            let seated = self.stages.iter().flat_map(|stage| &stage.rounds);
            let seated = seated.flat_map(|round| &round.pairings).filter(|one| !one.sits_out());
            self.checked_in.extend(seated.flat_map(|one| [Some(one.a), one.b]).flatten());
        }
        if let Some(plan) = &mut self.plan {
            plan.rounds = new.rounds.unwrap_or(plan.rounds);
            plan.cut = new.cut.unwrap_or(plan.cut);
            plan.cut_by = new.cut_by.unwrap_or(plan.cut_by);
            plan.finals_match = new.finals_match.unwrap_or(plan.finals_match);
        }
        let rounds = self.plan.map(|plan| plan.rounds);
        if let (Some(first), Some(rounds)) = (self.stages.first_mut(), rounds)
            && first.kind.is_preliminary()
        {
            first.planned = rounds;
        }
        Ok(())
    }
}

pub(super) fn settings_changed(setup: &Setup) -> Message {
    let what = setup.written().into_iter().map(Arg::from).collect();
    msg!("log.announcement-changed", what = Arg::Series(what))
}

impl<'a> Footprint<'a> {
    pub(super) fn announcing(setup: &Setup) -> Footprint<'a> {
        let mut written = vec![Part::Standings, Part::Ending];
        written.extend((!setup.by_rules.is_empty()).then_some(Part::Plan));
        written.extend(setup.given().flat_map(|setting| setting.touches));
        Footprint::writing(&written)
    }
}
