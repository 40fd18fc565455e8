//! The form for the settings of an event, in groups; its fields show the values that hold now.

use super::form::{Answer, Form, FormField, Purpose, no_or_yes, whole_number};
use super::new_event::{
    CUT, EVENT_NAME, ROUNDS, STRUCTURE, TIER, shape_answer, shapes, structure_answers, structures,
    tiers,
};
use crate::event::actions::{Announced, NO_FEE, OWN_LANGUAGE, Reports, Setup, TableList, Unplayed};
use crate::event::decide::why_not_apart;
use crate::event::outputs::{NOT_WRITTEN, PAPER_ON};
use crate::event::{
    Command, Event, Outputs, by_the_rules, groups_apart, read_groups_apart, structure_note,
};
use crate::msg;
use crate::ruleset::{
    ApartRounds, CutRule, FinalsKind, GroupApart, HouseGames, PairingKind, Relation, RoundKind,
    Ruleset, StructureKind,
};
use crate::tui::msg::Effect;
use crate::words::{Arg, Catalogue, Message};

const FINALS_MATCH: Message = msg!("dialog.finals-match");

/// A setting with its field.
pub struct SettingField {
    /// The name of the setting, as `setup` takes it.
    pub key: &'static str,
    pub field: FormField,
    /// Whether it can be set now.
    is_open: bool,
    is_number: bool,
    /// The value of an empty field, as `setup` takes it.
    empty: &'static str,
}

impl SettingField {
    fn new(key: &'static str, field: FormField, help: Message) -> SettingField {
        let field = FormField { if_empty: Some(msg!("handbook.none")), help: vec![help], ..field };
        SettingField { key, field, is_open: true, is_number: false, empty: "" }
    }

    /// The same setting, which can be set only under this condition.
    fn when(self, condition: bool) -> SettingField {
        SettingField { is_open: self.is_open && condition, ..self }
    }

    /// The same setting with other values for an empty field: the one for `setup`, and the one
    /// that is shown.
    fn empty(mut self, empty: &'static str, shown: Option<Message>) -> SettingField {
        self.field.if_empty = shown;
        SettingField { empty, ..self }
    }

    fn help(mut self, more: Option<Message>) -> SettingField {
        self.field.help.extend(more);
        self
    }
}

fn text(key: &'static str, label: Message, value: &str, help: Message) -> SettingField {
    SettingField::new(key, FormField::text(label, value), help)
}

fn number(key: &'static str, label: Message, value: Option<u32>, help: Message) -> SettingField {
    let value = value.map_or(String::new(), |n| n.to_string());
    SettingField { is_number: true, ..text(key, label, &value, help) }
}

fn yes_no(key: &'static str, label: Message, yes: bool, help: Message) -> SettingField {
    choice(key, label, (no_or_yes(), Some(usize::from(yes))), help)
}

fn choice(
    key: &'static str,
    label: Message,
    (options, at): (Vec<Answer>, Option<usize>),
    help: Message,
) -> SettingField {
    let is_open = !options.is_empty();
    SettingField::new(key, FormField::choice(label, options, at.unwrap_or(0)), help).when(is_open)
}

impl Form {
    /// `here` is where things go on this computer.
    pub fn setup(event: &Event, here: &Outputs) -> Form {
        let title = msg!("verify.announcement").capitalised();
        let mut form = Form::new(Purpose::Setup(here.clone().into()), title, Vec::new());
        form.follow_setup(event);
        form
    }

    /// What holds while a field is empty depends on the chosen structure and on the players who
    /// are here now.
    pub(super) fn follow_setup(&mut self, event: &Event) {
        let Purpose::Setup(here) = self.purpose.clone() else { return };
        self.show(|form| settings(event, &here, form).map(|setting| setting.field).collect());
    }

    /// The command with only the values that were changed; none if nothing was.
    pub(super) fn submit_setup(&self, event: &Event) -> Result<Vec<Effect>, Message> {
        let Purpose::Setup(here) = &self.purpose else { return Ok(Vec::new()) };
        let before = Form::setup(event, here);
        let custom = StructureKind::Custom.word();
        let becomes_custom = self.value(&STRUCTURE) == custom && before.value(&STRUCTURE) != custom;
        let mut setup = Setup::default();
        for SettingField { key, field, is_number, empty, .. } in settings(event, here, &before) {
            let label = &field.label;
            if !self.fields.iter().any(|field| field.label == *label) {
                continue;
            }
            let value = self.value(label);
            // A structure of the rules' table replaces custom numbers; custom keeps the numbers
            // shown.
            let is_kept =
                becomes_custom && [ROUNDS, CUT, FINALS_MATCH].contains(label) && !value.is_empty();
            if !is_kept && value == field.value() {
                continue;
            }
            if is_number {
                whole_number::<u32>(label, value)?;
            }
            let value = if value.is_empty() { empty } else { value };
            match key {
                "apart" => {
                    let groups = setup.apart.get_or_insert_with(|| event.groups_apart());
                    change_group(groups, field.value(), value)?;
                }
                _ => setup.set(key, value)?,
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
}

/// Puts one group in the place of another; either may be nobody.
fn change_group(groups: &mut Vec<GroupApart>, old: &str, new: &str) -> Result<(), Message> {
    let (old, new) = (read_groups_apart(old)?.pop(), read_groups_apart(new)?.pop());
    let at = old.and_then(|old| groups.iter().position(|group| group.who == old.who));
    match at {
        Some(at) => _ = groups.splice(at..=at, new),
        None => groups.extend(new),
    }
    Ok(())
}

/// The settings that can be changed now, with the name of each group at its first field.
pub fn settings(
    event: &Event,
    here: &Outputs,
    form: &Form,
) -> impl Iterator<Item = SettingField> + use<> {
    groups(event, here, form).into_iter().flat_map(|(name, group)| {
        let mut name = Some(name);
        group.into_iter().filter(|setting| setting.is_open).map(move |mut setting| {
            setting.field.heading = name.take();
            setting
        })
    })
}

/// All settings, in the order of the form. What is said about them depends on its answers.
fn groups(event: &Event, here: &Outputs, form: &Form) -> [(Message, Vec<SettingField>); 7] {
    let (now, game, plan) = (&event.setup, &*event.ruleset, event.plan);
    // A new setting does not compile until it is named here.
    #[rustfmt::skip]
    let Setup {
        name, tier, structure, rounds, cut, cut_by, finals_match, timed_draw: _, unplayed, boosters,
        minutes, finals_minutes, final_minutes, pick_seconds, pause, closes,
        checkin: _, fee: _, lists: _, open_lists: _, sleeves: _, tables, feature, hold,
        apart: _, house: _, prizes: _, redraft, language: _, note: _, prospects, address: _,
        reports,
        paper: _, publish: _, mirror: _, by_rules: _,
    } = now;
    let started = !event.stages.is_empty();
    let finals = event.finals();
    let is_before_finals = finals.is_none();
    let last = finals.and_then(|finals| finals.rounds.last());
    let has_finals = game.finals.kind != FinalsKind::None;
    let deciding = event.may_have_a_deciding_match();
    let round_robin = game.preliminary.pairing == PairingKind::RoundRobin;
    let has_draft = game.draft.is_some();
    let picks = game.draft.as_ref().is_some_and(|draft| !draft.phases.is_empty());

    let chosen = form.value(&STRUCTURE);
    let chosen = structures(game).find(|kind| kind.word() == chosen);
    let shape = plan.map(|plan| plan.finals_match);
    let rules = by_the_rules(
        event,
        chosen.or(*structure).unwrap_or(StructureKind::Basic),
        shape.or_else(|| form.shape(game, &FINALS_MATCH)),
    );
    let note = chosen
        .and_then(|kind| structure_note(event, kind, event.active().count() as u32))
        .filter(|_| form.value(&ROUNDS).is_empty())
        .map(|text| msg!("common.text", text));
    let by_rules = |value: Message| Some(msg!("dialog.by-the-rules", value));
    let count = |n: u32| by_rules(Message::verbatim(n.to_string()));
    let clock = |n: u32| match n {
        0 => msg!("pages.no-clock"),
        n => msg!("pages.minutes", n),
    };
    let rules_cut = rules.cut.and_then(|(cut, _)| match cut {
        0 => by_rules(msg!("handbook.none")),
        n => count(n),
    });

    let about_name = match (started, is_before_finals) {
        (true, false) => msg!("settings.fixed", since = "cut"),
        (true, true) => msg!("settings.fixed", since = "start"),
        (false, _) => msg!("settings.about-name"),
    };
    let about_rounds = match deciding {
        true => msg!("settings.about-rounds-deciding"),
        false => msg!("settings.about-rounds"),
    };
    let timed_draw = event.scoring().timed_draw;
    let drawn = timed_draw.filter(|_| started && event.timed_draws().is_some());
    let drawn = drawn.map(|n| msg!("dialog.drawn-on-time", points = msg!("common.points", n)));
    let tiers = (tiers(game), game.tiers.iter().position(|known| Some(known.tier) == *tier));
    let structure = structures(game).position(|kind| Some(kind) == *structure);
    let cut_by = plan.map(|plan| plan.cut_by).or(*cut_by);
    let ways = cuts(game).map(|rule| Answer::new(rule.word(), takes(rule))).collect();
    let ways = (ways, cuts(game).position(|rule| Some(rule) == cut_by));
    let shape = shape.or(*finals_match);
    // While the structure's table says how long a match is, that is a choice, too.
    let by_table = shape.is_none().then(|| Answer::new("", msg!("dialog.by-the-table")));
    let shape = (
        by_table.into_iter().chain(shapes(game).map(shape_answer)).collect(),
        shapes(game).position(|known| Some(known) == shape),
    );
    let worth = event.timed_draws().into_iter().flatten();
    let at = worth.clone().position(|points| Some(points) == timed_draw);
    let worth = worth.map(|n| Answer::new(n.to_string(), msg!("common.points", n)));
    let nothing = Answer::new("nothing", msg!("dialog.worth-nothing"));
    let win = Answer::new("win", msg!("dialog.worth-a-win"));
    let unplayed = (vec![nothing, win], Some(usize::from(*unplayed == Some(Unplayed::Win))));
    let order = game.preliminary.tie_breaks.iter().map(|kind| kind.about().name.into());
    let order = Answer::new("", Arg::Series(order.collect()));
    let list = |list: &Option<TableList>| list.as_ref().map_or(String::new(), TableList::to_string);
    let closes = closes.map_or(String::new(), |time| time.to_string());
    let apart = Relation::ALL.map(|who| {
        let label = match who {
            Relation::SameClub => msg!("settings.apart-club"),
            Relation::Relatives => msg!("settings.apart-relatives"),
            Relation::TravelledTogether => msg!("settings.apart-travel"),
        };
        choice("apart", label, ways_apart(event, who), msg!("settings.about-clubs"))
            .when(why_not_apart(event).is_none())
    });
    let house = HouseGames::ALL.iter().position(|games| *games == event.house_games());
    let house = (HouseGames::ALL.map(house_games).into(), house);
    let mut tags: Vec<&str> = Catalogue::tags().collect();
    tags.extend(now.language().filter(|tag| !tags.contains(tag)));
    let tag = now.language().and_then(|now| tags.iter().position(|tag| *tag == now));
    let report = reports.unwrap_or(Reports::Off);
    let report = Reports::ALL.iter().position(|how| *how == report);
    let reports =
        Reports::ALL.map(|how| Answer::new(how.word(), msg!("serve.counts", how = how.word())));
    let reports = (reports.into(), report);
    let own = Answer::new(OWN_LANGUAGE, msg!("dialog.your-language"));
    let tags = std::iter::once(own).chain(tags.into_iter().map(Answer::plain)).collect();

    #[rustfmt::skip]
    let groups = [
        (msg!("settings.group", group = "format"), vec![
            text("name", EVENT_NAME, name.as_ref().unwrap_or(&event.head.name), about_name).help(drawn),
            choice("tier", TIER, tiers, msg!("settings.about-tier")).when(!started),
            choice("structure", STRUCTURE, (structure_answers(game), structure), msg!("settings.about-structure"))
                .help(note.clone()).when(!started),
            number("rounds", ROUNDS, plan.map(|plan| plan.rounds).or(*rounds), about_rounds)
                .help(note).empty("rules", rules.rounds.and_then(count)).when(is_before_finals && !round_robin),
            number("cut", CUT, plan.map(|plan| plan.cut).or(*cut), msg!("settings.about-cut"))
                .empty("rules", rules_cut).when(is_before_finals && !deciding && has_finals),
            choice("cut_by", msg!("dialog.cut-takes"), ways, msg!("settings.about-cut-by"))
                .when(is_before_finals && cuts(game).nth(1).is_some()),
            choice("finals", FINALS_MATCH, shape, msg!("settings.about-finals-match"))
                .when(is_before_finals && has_finals),
            choice("timed_draw", msg!("odds.draw").capitalised(), (worth.collect(), at), msg!("settings.about-timed-draw"))
                .when(!started),
            choice("unplayed", msg!("settings.unplayed"), unplayed, msg!("settings.about-unplayed")).when(round_robin),
            number("boosters", msg!("draft.opening").capitalised(), *boosters, msg!("settings.about-boosters"))
                .empty("0", Some(msg!("handbook.none"))).when(!started && has_draft),
            // The ruleset decides it; it is only shown.
            choice("", msg!("settings.tie-breaks"), (vec![order], None), msg!("settings.about-tie-breaks")),
        ]),
        (msg!("settings.group", group = "times"), vec![
            number("minutes", msg!("keys.round").capitalised(), *minutes, msg!("settings.about-playing", what = "minutes"))
                .empty("rules", by_rules(clock(rules.round_minutes))),
            number("finals_minutes", msg!("handbook.round-kind", kind = "elimination").capitalised(), *finals_minutes,
                msg!("settings.about-playing", what = "finals-minutes"))
                .empty("rules", by_rules(clock(rules.elimination_minutes)))
                .when(has_finals && finals.is_none_or(|finals| finals.rounds.is_empty())),
            number("final_minutes", msg!("dialog.final-minutes"), *final_minutes,
                msg!("settings.about-playing", what = "final-minutes"))
                .empty("rules", by_rules(clock(rules.final_minutes)))
                .when(has_finals && last.is_none_or(|round| round.kind != RoundKind::Final)),
            number("pick_seconds", msg!("dialog.pick-seconds"), *pick_seconds,
                msg!("settings.about-playing", what = "pick-seconds"))
                .empty("0", Some(clock(0))).when(!started && picks),
            number("pause", msg!("settings.label-pause"), *pause, msg!("settings.about-playing", what = "pause"))
                .empty("rules", Some(msg!("handbook.none"))),
            text("closes", msg!("settings.label-closes"), &closes, msg!("settings.about-playing", what = "closes"))
                .empty("rules", Some(msg!("handbook.none"))),
        ]),
        (msg!("settings.group", group = "check-in"), vec![
            yes_no("checkin", msg!("check-in.hint-show").capitalised(), event.checks_in(), msg!("settings.about-check-in")),
            text("fee", msg!("check-in.item-fee"), now.fee().unwrap_or_default(), msg!("settings.about-fee"))
                .empty(NO_FEE, Some(msg!("handbook.none"))),
            yes_no("lists", msg!("decklist.label-lists"), event.lists_required(), msg!("settings.about-lists")),
            yes_no("open_lists", msg!("decklist.label-open-lists"), event.lists_are_open(), msg!("settings.about-open-lists")),
            yes_no("sleeves", msg!("settings.sleeves-required"), event.sleeves_required(), msg!("settings.about-sleeves")),
        ]),
        (msg!("settings.group", group = "hall"), vec![
            text("tables", msg!("judge.tables").capitalised(), &list(tables), msg!("settings.about-tables"))
                .empty("", Some(Message::verbatim("1, 2, 3 …"))),
            text("feature", msg!("tables.form-feature"), &list(feature), msg!("settings.about-feature")),
            yes_no("hold", msg!("pairing.form-hold"), *hold == Some(true), msg!("settings.about-hold")),
        ]),
        (msg!("settings.group", group = "limits"), apart.into_iter().chain([
            choice("house", msg!("settings.house-games"), house, msg!("settings.about-house"))
                .when(!started && event.may_use_house_player()),
        ]).collect()),
        (msg!("settings.item"), vec![
            text("prizes", msg!("settings.item"), now.prizes().unwrap_or_default(), msg!("settings.about-prizes")),
            yes_no("redraft", msg!("dialog.rare-redraft"), *redraft == Some(true), msg!("settings.about-redraft"))
                .when(!started && picks && event.draft.is_none()),
        ]),
        (msg!("settings.group", group = "publishing"), vec![
            choice("language", msg!("dialog.sheets-in"), (tags, tag.map(|at| at + 1)), msg!("settings.about-language")),
            text("note", msg!("settings.note"), now.note().unwrap_or_default(), msg!("settings.about-note")),
            yes_no("prospects", msg!("odds.item"), *prospects == Some(true), msg!("settings.about-board")),
            text("address", msg!("pages.label-address"), now.address().unwrap_or_default(), msg!("settings.about-address")),
            choice("reports", msg!("serve.label"), reports, msg!("serve.about-reports")),
            text("paper", msg!("pages.label-paper"), here.paper.as_deref().unwrap_or(PAPER_ON), msg!("settings.about-paper")),
            text("publish", msg!("pages.label-site"), here.publish().unwrap_or(NOT_WRITTEN), msg!("settings.about-site")),
            text("mirror", msg!("event-file.label"), here.mirror().unwrap_or(NOT_WRITTEN), msg!("settings.about-mirror")),
        ]),
    ];
    groups
}

/// The value for a relation that keeps nobody apart.
const NOBODY: &str = "none";

/// The rounds offered while nobody knows how many there will be.
const USUAL_ROUNDS: u32 = 5;

/// The ways to keep this group apart, the soft one of each pair of ways first, and which holds.
fn ways_apart(event: &Event, who: Relation) -> (Vec<Answer>, Option<usize>) {
    let now = event.groups_apart().into_iter().find(|group| group.who == who);
    let planned = event.plan.map(|plan| plan.rounds).or(event.setup.rounds).unwrap_or(USUAL_ROUNDS);
    let last = match now.map(|group| group.rounds) {
        Some(ApartRounds::Through(last)) => planned.max(last),
        Some(ApartRounds::Always) | None => planned,
    };
    let all = (1..=last).map(ApartRounds::Through).chain([ApartRounds::Always]);
    let all =
        all.flat_map(|rounds| [false, true].map(|absolute| GroupApart { who, rounds, absolute }));
    let nobody = Answer::new(NOBODY, msg!("aids.no"));
    let answers: Vec<Answer> = std::iter::once(nobody).chain(all.map(way_apart)).collect();
    let now = now.map_or(NOBODY.to_owned(), |group| groups_apart(&[group]));
    let at = answers.iter().position(|answer| answer.value == now);
    (answers, at)
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
