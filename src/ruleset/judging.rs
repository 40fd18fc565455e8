//! The part of a ruleset that judges use, as data: rulings, missions, concessions, offences with
//! their penalties, deck checks, and components that are lost or damaged.

use super::aids::{Question, Verdict};
use super::check::Findings;
use super::describe::{Page, numbered, series};
use super::letters::shown;
use super::{Draft, Ruleset, Text, aids, end_of_time};
use crate::msg;
use crate::words::{Arg, Message};
use serde::{Deserialize, Serialize};

/// A penalty from the rules of the game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Penalty {
    /// The word after the verb `penalty`.
    pub id: String,
    pub name: Text,
    pub about: Option<Text>,
    /// The action the program takes besides recording it.
    #[serde(default, skip_serializing_if = "super::is_default")]
    pub effect: PenaltyEffect,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PenaltyEffect {
    /// It is only recorded.
    #[default]
    None,
    /// The player loses the game being played at their table.
    GameLoss,
    /// The player loses the whole match at their table.
    MatchLoss,
    /// The player loses tournament points; the number is given with each penalty.
    Points,
    /// The player leaves the event, and may return if the organizer agrees.
    Removal,
    /// The player leaves the event for good.
    Disqualification,
}

impl PenaltyEffect {
    /// The action the program takes besides recording the penalty.
    pub fn phrase(self) -> Option<Message> {
        match self {
            PenaltyEffect::None => None,
            PenaltyEffect::GameLoss => Some(msg!("handbook.effect", effect = "game-loss")),
            PenaltyEffect::MatchLoss => Some(msg!("handbook.effect", effect = "match-loss")),
            PenaltyEffect::Points => Some(msg!("handbook.effect", effect = "points")),
            PenaltyEffect::Removal => Some(msg!("handbook.effect", effect = "removal")),
            PenaltyEffect::Disqualification => {
                Some(msg!("handbook.effect", effect = "disqualification"))
            }
        }
    }
}

/// The games and matches that may be conceded.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Concessions {
    /// Numbers (from 1) of the games that may be conceded in a match of two. Empty: both. The
    /// organizer is warned if the other one is conceded.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub games: Vec<u32>,
    /// Whether a whole match may be conceded at once.
    #[serde(default, rename = "match", skip_serializing_if = "std::ops::Not::not")]
    pub whole_match: bool,
}

/// A rule, ruling or erratum that a judge reads out.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruling {
    pub topic: Text,
    pub text: Text,
    /// The section of the rules it comes from.
    pub source: Option<String>,
    /// The word behind the verb `rule`; a ruling with questions has one.
    pub id: Option<String>,
    /// The questions that lead to a verdict, in the order in which they are asked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub questions: Vec<Question>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub verdicts: Vec<Verdict>,
}

/// A list of missions. One is drawn for each round, none twice until all were used.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Missions {
    pub season: Text,
    pub missions: Vec<Mission>,
}

/// A mission and the map it is played on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mission {
    pub map: Text,
    pub mission: Text,
    /// Other spellings in use.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<String>,
}

impl Mission {
    /// The mission within a sentence: `mission A on Coruscant Landfill`.
    pub fn phrase(&self) -> Message {
        msg!("screen.mission", mission = &self.mission, map = &self.map)
    }

    /// The mission as a title: `Mission A on Coruscant Landfill`.
    pub fn title(&self) -> Message {
        self.phrase().capitalised()
    }
}

/// Something that players must not do, with the penalties for it.
///
/// The three lists hold ids of penalties, the lightest first. A repeated offence of the same
/// kind of certainty goes one step up in its list.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Offence {
    /// The word after `for=` of the verb `penalty`.
    pub id: String,
    pub name: Text,
    /// Acts that count as this offence.
    pub examples: Option<Text>,
    /// The person who decides, and the questions that the rules leave open.
    pub about: Option<Text>,
    /// Penalties that fit a mere suspicion.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub suspected: Vec<String>,
    /// Penalties that fit an offence that was observed or confirmed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub confirmed: Vec<String>,
    /// Penalties for a player with an earlier confirmed offence of this kind. Empty: those of
    /// `confirmed`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub repeated: Vec<String>,
    /// The section of the rules it comes from.
    pub source: Option<String>,
}

impl Offence {
    /// The lists of penalties, each with its key in the file.
    pub fn lists(&self) -> [(&'static str, &[String]); 3] {
        [
            ("suspected", &self.suspected),
            ("confirmed", &self.confirmed),
            ("repeated", &self.repeated),
        ]
    }
}

/// The rules of a deck check that a player may ask for.
///
/// It comes after the match, once its result is on the sheet. An illegal card is taken out and
/// the result annulled. A deck that cannot be made legal puts its owner out of the event.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckCheck {
    /// The rule as a judge reads it out.
    pub text: Text,
    /// The parts that a deck must still hold once illegal cards are taken out.
    pub keeps: Option<Keeps>,
    /// The offence for which the owner of an illegal deck is penalised.
    pub offence: Option<String>,
    /// The section of the rules it comes from.
    pub source: Option<String>,
}

/// The parts of a deck that are counted after a check.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Keeps {
    /// The parts, such as objective sets.
    pub name: Text,
    /// The fewest of them in a legal deck.
    pub least: u32,
}

/// The rules about lost and damaged components.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Components {
    /// In the order in which they are looked up; the first that fits applies.
    pub rules: Vec<ComponentRule>,
    /// The other rules for a proxy, and the fate of the original.
    pub proxy: Option<Text>,
    /// The section of the rules they come from.
    pub source: Option<String>,
}

/// One case, and what follows if no replacement is found.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ComponentRule {
    pub component: Vec<ComponentKind>,
    pub state: ComponentState,
    /// When it is found out. Empty: whenever.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub found: Vec<ComponentFound>,
    /// Whether the table gets a little more time to look for a replacement.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub extra_time: bool,
    #[serde(rename = "without", default, skip_serializing_if = "super::is_default")]
    pub without_replacement: ComponentEffect,
    pub text: Text,
}

worded! {
    pub enum ComponentKind {
        Card: "card" => msg!("judge.card"),
        Die: "die" => msg!("judge.die"),
        Other: "other" => msg!("judge.other"),
    }

    pub enum ComponentState {
        Lost: "lost" => msg!("judge.state-word", state = "lost"),
        Damaged: "damaged" => msg!("judge.state-word", state = "damaged"),
    }

    /// The time at which a component is found to be lost or damaged.
    pub enum ComponentFound {
        BeforeRound: "before" => msg!("judge.found-when", found = "before"),
        DuringGame: "during" => msg!("judge.found-when", found = "during"),
        /// It was missing before, and still is when the next round starts.
        NextRound: "next" => msg!("judge.found-when", found = "next"),
    }
}

/// The consequence if there is no replacement.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ComponentEffect {
    /// It is only recorded.
    #[default]
    None,
    /// The owner must concede the game.
    Concession,
    /// The owner leaves the event.
    Removal,
    /// The owner loses the game and leaves the event.
    LossAndRemoval,
    /// The organizer makes a proxy for the rest of the event.
    Proxy,
}

impl Components {
    /// The rule for this case; None if the rules say nothing about it.
    pub fn rule(
        &self,
        kind: ComponentKind,
        state: ComponentState,
        found: ComponentFound,
    ) -> Option<&ComponentRule> {
        let fits = |rule: &&ComponentRule| {
            rule.component.contains(&kind)
                && rule.state == state
                && (rule.found.is_empty() || rule.found.contains(&found))
        };
        self.rules.iter().find(fits)
    }
}

pub(super) fn check_judging(ruleset: &Ruleset, found: &mut Findings<'_>) {
    missions(ruleset, found);
    topics(ruleset, found);
    if let Some(draft) = &ruleset.draft {
        pods(draft, found);
    }
    end_of_time::check_end_of_time(ruleset, found);
    let penalties = ruleset.penalties.iter().map(|penalty| &penalty.id);
    found.no_repeats("penalties[].id", penalties, |id| shown(id));
    offences(ruleset, found);
    deck_check(ruleset, found);
    components(ruleset, found);
}

/// Refuses a topic that stands twice in one part of the judge's handbook.
fn topics(ruleset: &Ruleset, found: &mut Findings<'_>) {
    for (part, rulings) in ruleset.advice() {
        // Another check reports an empty topic.
        let named = rulings.iter().enumerate().filter(|(_, r)| !r.topic.en.trim().is_empty());
        let topics = named.map(|(n, r)| (format!("{part}[{n}].topic"), r.topic.en.to_lowercase()));
        found.no_repeats_at(topics, |topic| shown(topic));
    }
}

fn missions(ruleset: &Ruleset, found: &mut Findings<'_>) {
    let Some(missions) = &ruleset.missions else { return };
    let named = missions.missions.iter().map(|mission| (&mission.map.en, &mission.mission.en));
    found.no_repeats("missions.missions[]", named, |(map, mission)| {
        format!("{}: {}", shown(map), shown(mission))
    });
}

fn pods(draft: &Draft, found: &mut Findings<'_>) {
    let opened: u64 = draft.phases.iter().map(|phase| u64::from(phase.boosters)).sum();
    if !draft.phases.is_empty() && opened != u64::from(draft.boosters) {
        found.add("draft.phases", msg!("ruleset.phases", opened, boosters = draft.boosters));
    }
}

fn offences(ruleset: &Ruleset, found: &mut Findings<'_>) {
    for (n, offence) in ruleset.offences.iter().enumerate() {
        for (key, list) in offence.lists() {
            let at = format!("offences[{n}].{key}");
            for (m, id) in list.iter().enumerate() {
                if ruleset.penalty(id).is_none() {
                    let known = series(ruleset.penalties.iter().map(|penalty| &penalty.id));
                    let id = shown(id);
                    found.add(&format!("{at}[{m}]"), msg!("ruleset.unknown-id", id, known));
                }
            }
        }
        if !offence.repeated.is_empty() && offence.confirmed.is_empty() {
            let id = shown(&offence.id);
            found.add(&format!("offences[{n}].repeated"), msg!("judge.never-first", id));
        }
    }
    let ids = ruleset.offences.iter().map(|offence| &offence.id);
    found.no_repeats("offences[].id", ids, |id| shown(id));
}

fn deck_check(ruleset: &Ruleset, found: &mut Findings<'_>) {
    let Some(check) = &ruleset.deck_check else { return };
    if let Some(id) = &check.offence
        && ruleset.offence(id).is_none()
    {
        found.add("deck_check.offence", msg!("judge.none-such", id = shown(id)));
    }
}

fn components(ruleset: &Ruleset, found: &mut Findings<'_>) {
    let Some(components) = &ruleset.components else { return };
    for (n, rule) in components.rules.iter().enumerate() {
        let proxy_of_lost = rule.without_replacement == ComponentEffect::Proxy
            && rule.state == ComponentState::Lost;
        if proxy_of_lost {
            found.add(&format!("components.rules[{n}].without"), msg!("judge.proxy-of-lost"));
        }
    }
}

pub(super) fn describe_missions(page: &mut Page<'_>, ruleset: &Ruleset) {
    let Some(missions) = &ruleset.missions else { return };
    let text = |mission: &Mission| {
        let (map, name) = (&mission.map, &mission.mission);
        match mission.also.as_slice() {
            [] => msg!("common.labelled", label = map, text = name),
            also => msg!("handbook.mission-also", map, mission = name, also = series(also)),
        }
    };
    let heading = msg!("handbook.missions", season = &missions.season);
    page.list(heading, missions.missions.iter().map(text));
}

pub(super) fn describe_draft(page: &mut Page<'_>, ruleset: &Ruleset) {
    let Some(draft) = &ruleset.draft else { return };
    page.heading(msg!("handbook.draft"));
    let mut fields: Vec<(Message, Arg)> = vec![
        (msg!("handbook.pod"), draft.pod.into()),
        (msg!("handbook.set-cards"), draft.set_cards.into()),
        (msg!("handbook.boosters"), draft.boosters.into()),
        (msg!("handbook.booster-cards"), draft.booster_cards.into()),
    ];
    if !draft.phases.is_empty() {
        let phases = draft
            .phases
            .iter()
            .map(|phase| msg!("handbook.phase", n = phase.boosters, pass = phase.pass.phrase()));
        fields.push((msg!("handbook.phases"), numbered(phases)));
    }
    page.fields(fields);
}

pub(super) fn describe_penalties(page: &mut Page<'_>, ruleset: &Ruleset) {
    if ruleset.penalties.is_empty() {
        return;
    }
    page.heading(msg!("judge.key-sheet").capitalised());
    let row = |penalty: &Penalty| {
        let mut text = Arg::from(&penalty.name);
        if let Some(effect) = penalty.effect.phrase() {
            text = msg!("common.bracketed", text, note = effect).into();
        }
        if let Some(about) = &penalty.about {
            text = msg!("common.numbered", n = text, item = about).into();
        }
        vec![penalty.id.as_str().into(), text]
    };
    page.table(2, ruleset.penalties.iter().map(row).collect());
}

pub(super) fn describe_rulings(page: &mut Page<'_>, heading: Message, rulings: &[Ruling]) {
    if rulings.is_empty() {
        return;
    }
    page.heading(heading);
    for ruling in rulings {
        let mut text = msg!("common.numbered", n = &ruling.topic, item = &ruling.text);
        if let Some(source) = &ruling.source {
            text = msg!("handbook.sourced", text, source);
        }
        page.item("  - ", text);
        if let Some(id) = &ruling.id {
            page.item("    ", msg!("handbook.guided-by", verb = format!("rule {id}")));
        }
        for line in aids::questions(ruling) {
            page.item("    ", line);
        }
    }
}

pub(super) fn describe_offences(page: &mut Page<'_>, ruleset: &Ruleset) {
    if ruleset.offences.is_empty() {
        return;
    }
    page.heading(msg!("judge.offences"));
    let row = |offence: &Offence| {
        let text = explained_offence(ruleset, offence).into_iter().map(sentence).collect();
        let text = msg!("common.numbered", n = &offence.name, item = Arg::Sentences(text));
        vec![offence.id.as_str().into(), text.into()]
    };
    page.table(2, ruleset.offences.iter().map(row).collect());
}

/// A text as one of several sentences in a row.
fn sentence(text: Arg) -> Message {
    match text {
        Arg::Message(message) => message,
        other => msg!("common.text", text = other),
    }
}

/// The acts that count as the offence, who decides, and the penalties that fit.
pub(super) fn explained_offence(ruleset: &Ruleset, offence: &Offence) -> Vec<Arg> {
    let names =
        |ids: &[String]| series(ids.iter().filter_map(|id| Some(&ruleset.penalty(id)?.name)));
    let Offence { suspected, confirmed, repeated, .. } = offence;
    let mut penalties = Vec::new();
    if !suspected.is_empty() {
        penalties.push(msg!("judge.if-suspected", penalties = names(suspected)));
    }
    if !confirmed.is_empty() {
        penalties.push(msg!("judge.if-confirmed", penalties = names(confirmed)));
    }
    if !repeated.is_empty() {
        penalties.push(msg!("judge.if-repeated", penalties = names(repeated)));
    }
    if penalties.is_empty() {
        penalties.push(msg!("judge.no-penalty-in-rules"));
    }
    let texts = offence.examples.iter().chain(&offence.about).map(Arg::from);
    texts.chain(penalties.into_iter().map(Arg::from)).collect()
}

pub(super) fn describe_deck_check(page: &mut Page<'_>, ruleset: &Ruleset) {
    let Some(check) = &ruleset.deck_check else { return };
    page.list(msg!("verify.deck-check").capitalised(), of_check(check));
}

pub(super) fn of_check(check: &DeckCheck) -> Vec<Arg> {
    let keeps = check.keeps.as_ref();
    let keeps = keeps.map(|keeps| msg!("judge.keeps", what = &keeps.name, n = keeps.least));
    std::iter::once(Arg::from(&check.text)).chain(keeps.map(Arg::from)).collect()
}

pub(super) fn describe_components(page: &mut Page<'_>, ruleset: &Ruleset) {
    let Some(components) = &ruleset.components else { return };
    page.list(msg!("judge.components"), of_components(components));
}

/// Every case with what follows, and what else a proxy is subject to.
pub(super) fn of_components(components: &Components) -> Vec<Arg> {
    let rule = |rule: &ComponentRule| {
        let kinds = series(rule.component.iter().map(|kind| kind.phrase()));
        let found = series(rule.found.iter().map(|found| found.phrase()));
        let state = rule.state.phrase();
        let text = &rule.text;
        match rule.found.is_empty() {
            true => msg!("judge.case", kinds, state, text).into(),
            false => msg!("judge.case-found", kinds, state, found, text).into(),
        }
    };
    components.rules.iter().map(rule).chain(components.proxy.iter().map(Arg::from)).collect()
}
