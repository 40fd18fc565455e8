//! The form for the settings of an event, in groups; its fields show the values that hold now.
//!
//! A setting has its place in [`GROUPS`], its field in [`field`], what holds while it is empty in
//! [`if_empty`], its help in [`help`], and its change in [`change`].

use super::form::{Answer, Form, FormField, Purpose, YES, no_or_yes, whole_number};
use super::new_event::{shape_answer, shapes, structure_answers, structures, tiers};
use crate::event::actions::{
    Announced, NO_FEE, NO_PRIZES, OWN_LANGUAGE, Setup, TableList, Unplayed,
};
use crate::event::decide::why_not_apart;
use crate::event::outputs::{NOT_WRITTEN, PAPER_ON};
use crate::event::{
    ByTheRules, Command, Event, Outputs, TimeOfDay, by_the_rules, groups_apart, read_groups_apart,
    structure_note,
};
use crate::msg;
use crate::ruleset::{
    ApartRounds, CutRule, FinalsKind, GroupApart, HouseGames, PairingKind, Relation, RoundKind,
    Ruleset, StructureKind,
};
use crate::tui::msg::Effect;
use crate::tui::ui::label::Label;
use crate::words::{Arg, Catalogue, Message};

/// A group of settings, in the order of the form.
#[derive(Debug, Clone, Copy)]
enum Group {
    Format,
    Times,
    CheckIn,
    Hall,
    Limits,
    Prizes,
    Publishing,
}

const CLUBS: Label = Label::GroupApart(Relation::SameClub);
const RELATIVES: Label = Label::GroupApart(Relation::Relatives);
const TRAVEL: Label = Label::GroupApart(Relation::TravelledTogether);

const GROUPS: [(Group, &[Label]); 7] = [
    (
        Group::Format,
        &[
            Label::EventName,
            Label::Tier,
            Label::Structure,
            Label::Rounds,
            Label::Cut,
            Label::CutTakes,
            Label::FinalsMatch,
            Label::TimedDraw,
            Label::UnplayedGame,
            Label::Boosters,
            Label::TieBreaks,
        ],
    ),
    (
        Group::Times,
        &[
            Label::RoundMinutes,
            Label::FinalsMinutes,
            Label::FinalMinutes,
            Label::PickSeconds,
            Label::Pause,
            Label::Closes,
        ],
    ),
    (Group::CheckIn, &[Label::CheckIn, Label::Fee, Label::Lists, Label::OpenLists, Label::Sleeves]),
    (Group::Hall, &[Label::HallTables, Label::FeatureTables, Label::HoldRounds]),
    (Group::Limits, &[CLUBS, RELATIVES, TRAVEL, Label::HouseGames]),
    (Group::Prizes, &[Label::Prizes, Label::RareRedraft]),
    (
        Group::Publishing,
        &[
            Label::SheetsIn,
            Label::SetupNote,
            Label::BoardProspects,
            Label::PublicAddress,
            Label::PaperFolder,
            Label::SiteFolder,
            Label::MirrorFile,
        ],
    ),
];

impl Group {
    fn phrase(self) -> Message {
        match self {
            Group::Format => msg!("settings.group", group = "format"),
            Group::Times => msg!("settings.group", group = "times"),
            Group::CheckIn => msg!("settings.group", group = "check-in"),
            Group::Hall => msg!("settings.group", group = "hall"),
            Group::Limits => msg!("settings.group", group = "limits"),
            Group::Prizes => msg!("settings.item"),
            Group::Publishing => msg!("settings.group", group = "publishing"),
        }
    }
}

impl Form {
    pub fn setup(event: &Event, here: &Outputs) -> Form {
        let group = |(group, labels): &(Group, &[Label])| {
            let fields = labels.iter().filter_map(|label| field(event, here, *label));
            let mut fields: Vec<FormField> = fields.collect();
            if let Some(first) = fields.first_mut() {
                first.heading = Some(group.phrase());
            }
            fields
        };
        let fields = GROUPS.iter().flat_map(group).collect();
        let mut form = Form::new(
            Purpose::Setup(here.clone().into()),
            msg!("verify.announcement").capitalised(),
            fields,
        );
        form.follow_setup(event);
        form
    }

    /// Says what each field means, and what holds while it is empty. Both depend on the chosen
    /// structure and on the players who are here now.
    pub(super) fn follow_setup(&mut self, event: &Event) {
        let chosen = self.value(Label::Structure);
        let chosen = structures(&event.ruleset).find(|kind| kind.word() == chosen);
        let structure = chosen.or(event.setup.structure).unwrap_or(StructureKind::Basic);
        let shape = match event.plan {
            Some(plan) => Some(plan.finals_match),
            None => self.shape(&event.ruleset, Label::FinalsMatch),
        };
        let rules = by_the_rules(event, structure, shape);
        let note = chosen
            .and_then(|kind| structure_note(event, kind, event.active().count() as u32))
            .filter(|_| self.value(Label::Rounds).is_empty())
            .map(|text| msg!("common.text", text));
        for field in &mut self.fields {
            field.if_empty = if_empty(&rules, field.label);
            field.help = help(event, field.label);
            if [Label::Structure, Label::Rounds].contains(&field.label) {
                field.help.extend(note.clone());
            }
        }
    }

    /// The command with only the values that were changed; none if nothing was.
    pub(super) fn submit_setup(&self, event: &Event) -> Result<Vec<Effect>, Message> {
        let Purpose::Setup(here) = &self.purpose else { return Ok(Vec::new()) };
        let before = Form::setup(event, here);
        let custom = StructureKind::Custom.word();
        let structure = self.value(Label::Structure);
        let becomes_custom = structure == custom && before.value(Label::Structure) != custom;
        let mut setup = Setup::default();
        for field in &self.fields {
            let value = field.value();
            // A structure of the rules' table replaces custom numbers; custom keeps the numbers
            // shown.
            let numbers = [Label::Rounds, Label::Cut, Label::FinalsMatch];
            let is_kept = becomes_custom && numbers.contains(&field.label) && !value.is_empty();
            if is_kept || value != before.value(field.label) {
                self.change(event, field.label, value, &mut setup)?;
            }
        }
        if setup.apart.as_ref() == Some(&event.ruleset.preliminary.groups_apart()) {
            setup.apart = None;
            setup.by_rules.push(Announced::Apart);
        }
        Ok(match setup == Setup::default() {
            true => Vec::new(),
            false => vec![Effect::Commit(Command::Setup(setup.into()))],
        })
    }

    /// Writes the new value of a field into the change.
    fn change(
        &self,
        event: &Event,
        label: Label,
        value: &str,
        setup: &mut Setup,
    ) -> Result<(), Message> {
        let game = &*event.ruleset;
        let yes = Some(value == YES);
        let text = || Some(value.to_owned());
        let or = |none: &str| Some(if value.is_empty() { none } else { value }.to_owned());
        let number = || whole_number(label, value);
        let mut by_rules = |setting| {
            if value.is_empty() {
                setup.by_rules.push(setting);
            }
        };
        match label {
            Label::Rounds => by_rules(Announced::Rounds),
            Label::Cut => by_rules(Announced::Cut),
            Label::RoundMinutes => by_rules(Announced::Minutes),
            Label::FinalsMinutes => by_rules(Announced::FinalsMinutes),
            Label::FinalMinutes => by_rules(Announced::FinalMinutes),
            Label::Pause => by_rules(Announced::Pause),
            Label::Closes => by_rules(Announced::Closes),
            _ => {}
        }
        match label {
            Label::EventName => setup.name = text(),
            Label::Tier => setup.tier = self.tier(game),
            Label::Structure => {
                setup.structure = structures(game).find(|kind| kind.word() == value);
            }
            Label::Rounds => setup.rounds = number()?,
            Label::Cut => setup.cut = number()?,
            Label::CutTakes => setup.cut_by = cuts(game).find(|rule| rule.word() == value),
            Label::FinalsMatch => setup.finals_match = self.shape(game, label),
            Label::TimedDraw => setup.timed_draw = number()?,
            Label::UnplayedGame => {
                let wins = value == YES;
                setup.unplayed = Some(if wins { Unplayed::Win } else { Unplayed::Nothing });
            }
            Label::Boosters => setup.boosters = number()?.or(Some(0)),
            Label::RoundMinutes => setup.minutes = number()?,
            Label::FinalsMinutes => setup.finals_minutes = number()?,
            Label::FinalMinutes => setup.final_minutes = number()?,
            Label::PickSeconds => setup.pick_seconds = number()?.or(Some(0)),
            Label::Pause => setup.pause = number()?,
            Label::Closes if ["none", "rules"].contains(&value) => {
                setup.by_rules.push(Announced::Closes);
            }
            Label::Closes if value.is_empty() => {}
            Label::Closes => setup.closes = Some(TimeOfDay::read(value)?),
            Label::CheckIn => setup.checkin = yes,
            Label::Fee => setup.fee = or(NO_FEE),
            Label::Lists => setup.lists = yes,
            Label::OpenLists => setup.open_lists = yes,
            Label::Sleeves => setup.sleeves = yes,
            Label::HallTables => setup.tables = Some(value.parse()?),
            Label::FeatureTables => setup.feature = Some(value.parse()?),
            Label::HoldRounds => setup.hold = yes,
            Label::GroupApart(who) => {
                let groups = setup.apart.get_or_insert_with(|| event.groups_apart());
                let chosen = read_groups_apart(value)?.pop();
                match (groups.iter().position(|group| group.who == who), chosen) {
                    (Some(at), Some(group)) => groups[at] = group,
                    (None, Some(group)) => groups.push(group),
                    (Some(at), None) => _ = groups.remove(at),
                    (None, None) => {}
                }
            }
            Label::HouseGames => {
                setup.house = HouseGames::ALL.into_iter().find(|games| games.word() == value);
            }
            Label::Prizes => setup.prizes = or(NO_PRIZES),
            Label::RareRedraft => setup.redraft = yes,
            Label::SheetsIn => setup.language = text(),
            Label::SetupNote => setup.note = text(),
            Label::BoardProspects => setup.prospects = yes,
            Label::PublicAddress => setup.address = text(),
            Label::PaperFolder => setup.paper = text(),
            Label::SiteFolder => setup.publish = text(),
            Label::MirrorFile => setup.mirror = text(),
            _ => {}
        }
        Ok(())
    }
}

/// The field of a setting with the value that holds now; None if it cannot be set now. `here` is
/// where things go on this computer.
fn field(event: &Event, here: &Outputs, label: Label) -> Option<FormField> {
    let (now, game, plan) = (&event.setup, &*event.ruleset, event.plan);
    let started = !event.stages.is_empty();
    let finals = event.finals();
    let has_finals = game.finals.kind != FinalsKind::None;
    let round_robin = game.preliminary.pairing == PairingKind::RoundRobin;
    let draft = game.draft.as_ref();
    let picks = draft.is_some_and(|draft| !draft.phases.is_empty());
    let is_open = match label {
        Label::Tier | Label::Structure | Label::TimedDraw => !started,
        Label::Rounds => finals.is_none() && !round_robin,
        Label::Cut => finals.is_none() && !event.may_have_a_deciding_match() && has_finals,
        Label::CutTakes => finals.is_none() && cuts(game).nth(1).is_some(),
        Label::FinalsMatch => finals.is_none() && has_finals,
        Label::UnplayedGame => round_robin,
        Label::Boosters => !started && draft.is_some(),
        Label::FinalsMinutes => has_finals && finals.is_none_or(|finals| finals.rounds.is_empty()),
        Label::FinalMinutes => {
            let last = finals.and_then(|finals| finals.rounds.last());
            has_finals && last.is_none_or(|round| round.kind != RoundKind::Final)
        }
        Label::PickSeconds => !started && picks,
        Label::RareRedraft => !started && picks && event.draft.is_none(),
        Label::HouseGames => !started && event.may_use_house_player(),
        Label::GroupApart(_) => why_not_apart(event).is_none(),
        _ => true,
    };
    if !is_open {
        return None;
    }
    let text = |value: &str| Some(FormField::text(label, value));
    let number =
        |n: Option<u32>| Some(FormField::text(label, n.map_or(String::new(), |n| n.to_string())));
    let list = |list: &Option<TableList>| {
        Some(FormField::text(label, list.as_ref().map_or(String::new(), TableList::to_string)))
    };
    let yes = |yes| Some(FormField::choice(label, no_or_yes(), usize::from(yes)));
    let choice = |answers: Vec<Answer>, at: Option<usize>| {
        (!answers.is_empty()).then(|| FormField::choice(label, answers, at.unwrap_or(0)))
    };
    match label {
        Label::EventName => text(now.name.as_ref().unwrap_or(&event.head.name)),
        Label::Tier => {
            choice(tiers(game), game.tiers.iter().position(|tier| Some(tier.tier) == now.tier))
        }
        Label::Structure => {
            let at = structures(game).position(|kind| Some(kind) == now.structure);
            choice(structure_answers(game), at)
        }
        Label::Rounds => number(plan.map_or(now.rounds, |plan| Some(plan.rounds))),
        Label::Cut => number(plan.map_or(now.cut, |plan| Some(plan.cut))),
        Label::CutTakes => {
            let by = plan.map(|plan| plan.cut_by).or(now.cut_by);
            let answers = cuts(game).map(|rule| Answer::new(rule.word(), takes(rule))).collect();
            choice(answers, cuts(game).position(|rule| Some(rule) == by))
        }
        Label::FinalsMatch => {
            let shape = plan.map_or(now.finals_match, |plan| Some(plan.finals_match));
            // While the structure's table says how long a match is, that is a choice, too.
            let by_table = shape.is_none().then(|| Answer::new("", msg!("dialog.by-the-table")));
            let answers = by_table.into_iter().chain(shapes(game).map(shape_answer)).collect();
            choice(answers, shapes(game).position(|known| Some(known) == shape))
        }
        Label::TimedDraw => {
            let worth = event.timed_draws()?;
            let now = event.scoring().timed_draw;
            let answer = |n: &u32| Answer::new(n.to_string(), msg!("common.points", n = *n));
            let at = worth.iter().position(|points| Some(*points) == now);
            choice(worth.iter().map(answer).collect(), at)
        }
        Label::UnplayedGame => {
            let nothing = Answer::new("no", msg!("dialog.worth-nothing"));
            let win = Answer::new(YES, msg!("dialog.worth-a-win"));
            choice(vec![nothing, win], Some(usize::from(now.unplayed == Some(Unplayed::Win))))
        }
        Label::Boosters => number(now.boosters),
        Label::TieBreaks => {
            let order = game.preliminary.tie_breaks.iter().map(|kind| kind.about().name.into());
            choice(vec![Answer::new("", Arg::Series(order.collect()))], None)
        }
        Label::RoundMinutes => number(now.minutes),
        Label::FinalsMinutes => number(now.finals_minutes),
        Label::FinalMinutes => number(now.final_minutes),
        Label::PickSeconds => number(now.pick_seconds),
        Label::Pause => number(now.pause),
        Label::Closes => text(&now.closes.map_or(String::new(), |time| time.to_string())),
        Label::CheckIn => yes(event.checks_in()),
        Label::Fee => text(now.fee().unwrap_or_default()),
        Label::Lists => yes(event.lists_required()),
        Label::OpenLists => yes(event.lists_are_open()),
        Label::Sleeves => yes(event.sleeves_required()),
        Label::HallTables => list(&now.tables),
        Label::FeatureTables => list(&now.feature),
        Label::HoldRounds => yes(now.hold == Some(true)),
        Label::GroupApart(who) => {
            let now = event.groups_apart().into_iter().find(|group| group.who == who);
            let answers: Vec<Answer> = std::iter::once(Answer::new(NOBODY, msg!("aids.no")))
                .chain(ways_apart(event, who, now).into_iter().map(way_apart))
                .collect();
            let now = now.map_or(NOBODY.to_owned(), |group| groups_apart(&[group]));
            let at = answers.iter().position(|answer| answer.value == now);
            choice(answers, at)
        }
        Label::HouseGames => {
            let at = HouseGames::ALL.iter().position(|games| *games == event.house_games());
            choice(HouseGames::ALL.map(house_games).into(), at)
        }
        Label::Prizes => text(now.prizes().unwrap_or_default()),
        Label::RareRedraft => yes(now.redraft == Some(true)),
        Label::SheetsIn => {
            let mut tags: Vec<&str> = Catalogue::tags().collect();
            tags.extend(now.language().filter(|tag| !tags.contains(tag)));
            let at = now.language().and_then(|now| tags.iter().position(|tag| *tag == now));
            let own = Answer::new(OWN_LANGUAGE, msg!("dialog.your-language"));
            let answers = std::iter::once(own).chain(tags.into_iter().map(Answer::plain));
            choice(answers.collect(), at.map(|at| at + 1))
        }
        Label::SetupNote => text(now.note().unwrap_or_default()),
        Label::BoardProspects => yes(now.prospects == Some(true)),
        Label::PublicAddress => text(now.address().unwrap_or_default()),
        Label::PaperFolder => text(here.paper.as_deref().unwrap_or(PAPER_ON)),
        Label::SiteFolder => text(here.publish().unwrap_or(NOT_WRITTEN)),
        Label::MirrorFile => text(here.mirror().unwrap_or(NOT_WRITTEN)),
        _ => None,
    }
}

/// What holds while the field is empty; None: the rules have no number.
fn if_empty(rules: &ByTheRules, label: Label) -> Option<Message> {
    let by_rules = |value| Some(msg!("dialog.by-the-rules", value));
    let none = msg!("handbook.none");
    let minutes = |n: u32| match n {
        0 => msg!("pages.no-clock"),
        n => msg!("pages.minutes", n),
    };
    match label {
        Label::Rounds => by_rules(Message::verbatim(rules.rounds?.to_string())),
        Label::Cut => match rules.cut? {
            (0, _) => by_rules(none),
            (n, _) => by_rules(Message::verbatim(n.to_string())),
        },
        Label::RoundMinutes => by_rules(minutes(rules.round_minutes)),
        Label::FinalsMinutes => by_rules(minutes(rules.elimination_minutes)),
        Label::FinalMinutes => by_rules(minutes(rules.final_minutes)),
        Label::PickSeconds => Some(minutes(0)),
        Label::HallTables => Some(Message::verbatim("1, 2, 3 …")),
        _ => Some(none),
    }
}

/// A line or two about the field.
fn help(event: &Event, label: Label) -> Vec<Message> {
    let said = match label {
        Label::EventName => match (event.stages.is_empty(), event.finals().is_some()) {
            (false, true) => msg!("settings.fixed", since = "cut"),
            (false, false) => msg!("settings.fixed", since = "start"),
            (true, _) => msg!("settings.about-name"),
        },
        Label::Tier => msg!("settings.about-tier"),
        Label::Structure => msg!("settings.about-structure"),
        Label::Rounds => match event.may_have_a_deciding_match() {
            true => msg!("settings.about-rounds-deciding"),
            false => msg!("settings.about-rounds"),
        },
        Label::Cut => msg!("settings.about-cut"),
        Label::CutTakes => msg!("settings.about-cut-by"),
        Label::FinalsMatch => msg!("settings.about-finals-match"),
        Label::TimedDraw => msg!("settings.about-timed-draw"),
        Label::UnplayedGame => msg!("settings.about-unplayed"),
        Label::Boosters => msg!("settings.about-boosters"),
        Label::TieBreaks => msg!("settings.about-tie-breaks"),
        Label::RoundMinutes => msg!("settings.about-playing", what = "minutes"),
        Label::FinalsMinutes => msg!("settings.about-playing", what = "finals-minutes"),
        Label::FinalMinutes => msg!("settings.about-playing", what = "final-minutes"),
        Label::PickSeconds => msg!("settings.about-playing", what = "pick-seconds"),
        Label::Pause => msg!("settings.about-playing", what = "pause"),
        Label::Closes => msg!("settings.about-playing", what = "closes"),
        Label::CheckIn => msg!("settings.about-check-in"),
        Label::Fee => msg!("settings.about-fee"),
        Label::Lists => msg!("settings.about-lists"),
        Label::OpenLists => msg!("settings.about-open-lists"),
        Label::Sleeves => msg!("settings.about-sleeves"),
        Label::HallTables => msg!("settings.about-tables"),
        Label::FeatureTables => msg!("settings.about-feature"),
        Label::HoldRounds => msg!("settings.about-hold"),
        Label::GroupApart(Relation::SameClub) => msg!("settings.about-clubs"),
        Label::GroupApart(Relation::Relatives) => msg!("settings.about-clubs"),
        Label::GroupApart(Relation::TravelledTogether) => msg!("settings.about-clubs"),
        Label::HouseGames => msg!("settings.about-house"),
        Label::Prizes => msg!("settings.about-prizes"),
        Label::RareRedraft => msg!("settings.about-redraft"),
        Label::SheetsIn => msg!("settings.about-language"),
        Label::SetupNote => msg!("settings.about-note"),
        Label::BoardProspects => msg!("settings.about-board"),
        Label::PublicAddress => msg!("settings.about-address"),
        Label::PaperFolder => msg!("settings.about-paper"),
        Label::SiteFolder => msg!("settings.about-site"),
        Label::MirrorFile => msg!("settings.about-mirror"),
        _ => return Vec::new(),
    };
    let timed = event.timed_draws().and_then(|_| event.scoring().timed_draw);
    let timed = timed.filter(|_| label == Label::EventName && !event.stages.is_empty());
    let timed = timed.map(|n| msg!("dialog.drawn-on-time", points = msg!("common.points", n)));
    std::iter::once(said).chain(timed).collect()
}

/// The value for a relation that keeps nobody apart.
const NOBODY: &str = "none";

/// The rounds offered while nobody knows how many there will be.
const ROUNDS: u32 = 5;

/// The ways to keep this group apart, the soft one of each pair of ways first.
fn ways_apart(event: &Event, who: Relation, now: Option<GroupApart>) -> Vec<GroupApart> {
    let planned = event.plan.map(|plan| plan.rounds).or(event.setup.rounds).unwrap_or(ROUNDS);
    let last = match now.map(|group| group.rounds) {
        Some(ApartRounds::Through(last)) => planned.max(last),
        Some(ApartRounds::Always) | None => planned,
    };
    let all = (1..=last).map(ApartRounds::Through).chain([ApartRounds::Always]);
    all.flat_map(|rounds| [false, true].map(|absolute| GroupApart { who, rounds, absolute }))
        .collect()
}

/// The value is as `setup apart=` takes it, such as `clubs 1-2 absolute`.
fn way_apart(group: GroupApart) -> Answer {
    Answer::new(groups_apart(&[group]), group.rounds.as_strict(group.absolute))
}

fn house_games(games: HouseGames) -> Answer {
    let shown = match games {
        HouseGames::Bye => msg!("settings.house-as", games = "bye"),
        HouseGames::Played => msg!("settings.house-as", games = "played"),
        HouseGames::Opponent => msg!("settings.house-as", games = "opponent"),
    };
    Answer::new(games.word(), shown)
}

fn cuts(game: &Ruleset) -> impl Iterator<Item = CutRule> {
    game.finals.cuts.iter().copied()
}

fn takes(rule: CutRule) -> Message {
    match rule {
        CutRule::Top => msg!("handbook.cut-top"),
        CutRule::TopAndLevel => msg!("dialog.cut-top-and-level"),
        CutRule::MinimumPoints => msg!("dialog.cut-points"),
    }
}
