//! A round: its pairings by table and by name, their reasons, missing results, reports by players,
//! and the checks before it.

use super::What;
use super::page::{Column, Page, Rows, Section, Table};
use crate::event::name::{collation_key, in_a_list};
use crate::event::{
    Action, Claim, Entrant, Event, How, Id, Outcome, Pairing, Preflight, PreflightItem, Refusal,
    Round, Side, Stage, StageKind, double, procedure_for, reason, time_clause,
};
use crate::msg;
use crate::words::{Arg, Message, Words};

pub(super) struct Chosen<'a> {
    pub(super) stage: &'a Stage,
    pub(super) round: &'a Round,
}

/// The requested round.
///
/// Without a stage, it is in the stage of the newest round. Without a round, it is the newest of
/// the stage.
pub(super) fn chosen(
    event: &Event,
    stage: Option<u32>,
    round: Option<u32>,
) -> Result<Chosen<'_>, Refusal> {
    let newest = event.stages.iter().rposition(|stage| !stage.rounds.is_empty());
    let no_round = || Refusal(msg!("common.no-round", pair = Arg::Verb("pair".into())));
    let newest = newest.ok_or_else(no_round)?;
    let at = stage.map_or(Some(newest), |stage| (stage as usize).checked_sub(1));
    let found = at
        .and_then(|at| event.stages.get(at))
        .ok_or_else(|| Refusal(msg!("cli.no-such-stage", n = event.stages.len())))?;
    let most = found.rounds.len() as u32;
    let wanted = round.unwrap_or(most);
    let in_stage = |stage: &Stage| (1..=stage.rounds.len() as u32).contains(&wanted);
    let index = wanted.checked_sub(1).map(|index| index as usize);
    match index.and_then(|index| found.rounds.get(index)) {
        Some(round) => Ok(Chosen { stage: found, round }),
        None if most == 0 => Err(no_round()),
        None => Err(Refusal(match event.stages.iter().position(in_stage) {
            Some(other) => msg!(
                "cli.round-of-another-stage",
                round = wanted,
                stage = found.kind.phrase(),
                other = event.stages[other].kind.phrase(),
                n = other + 1
            ),
            None => msg!("cli.no-such-round", round = wanted, most),
        })),
    }
}

impl Chosen<'_> {
    /// `round 3`, `semi-finals`.
    pub(super) fn name(&self) -> Message {
        self.stage.round_name(self.round.number)
    }
}

/// The facts below the title of every page about a round.
fn facts(event: &Event, chosen: &Chosen) -> Vec<Arg> {
    let round = chosen.round;
    let minutes = match round.minutes {
        0 => msg!("pages.no-clock"),
        minutes => msg!("pages.minutes", n = minutes),
    };
    let missing = match round.missing().count() {
        0 => msg!("plain.all-in"),
        n => msg!("pages.results-missing", n),
    };
    let stands =
        msg!("common.three-dotted", one = date(event), other = minutes, third = missing).into();
    let mission = round.mission.as_ref().map(|mission| mission.title().into());
    std::iter::once(stands).chain(shown_since(chosen)).chain(mission).collect()
}

/// `Round 3, posted 14:05`, or that the round is held.
pub(super) fn shown_since(chosen: &Chosen) -> Option<Arg> {
    let posted = chosen.round.posted.map(|_| with_times(chosen.name().capitalised(), chosen.round));
    let held = chosen.round.held.then(|| msg!("pairing.still"));
    posted.or(held).map(Arg::from)
}

/// A heading with the times at which the round was posted and last changed.
///
/// For example: `Round 3, posted 14:05, changed 14:12`.
pub(super) fn with_times(heading: Message, round: &Round) -> Message {
    match (round.posted, round.changed) {
        (None, _) => heading,
        (Some(at), None) => msg!("pairing.fact", round = heading, at = at.clock()),
        (Some(at), Some(changed)) => {
            let (at, changed) = (at.clock(), changed.clock());
            msg!("settings.posted-and-changed", round = heading, at, changed)
        }
    }
}

/// Adds the times of a posted round, its map and its mission to every row.
///
/// A spreadsheet has no line above its table to show them in.
pub(super) fn with_round_in_every_row(mut table: Table, round: &Round) -> Table {
    if round.posted.is_some() {
        table.columns.extend(time_columns());
        table.rows.iter_mut().for_each(|row| row.extend(times(round)));
    }
    if round.mission.is_some() {
        table.columns.extend(mission_columns());
        table.rows.iter_mut().for_each(|row| row.extend(mission(round)));
    }
    table
}

pub(super) fn time_columns() -> [Column; 2] {
    [msg!("settings.column-posted"), msg!("settings.column-changed")].map(Column::words)
}

/// When the round was posted, and when it was last changed since.
pub(super) fn times(round: &Round) -> [Arg; 2] {
    [round.posted, round.changed].map(|at| Arg::or_empty(at.map(|at| at.to_string())))
}

/// `3 of 8 tables done`, after the mission of the round.
pub fn tables_done(event: &Event, missing: usize) -> Message {
    let tables = event.round().map_or(0, |round| round.matches().count());
    let done = msg!("board.done", n = tables - missing.min(tables), all = tables);
    match event.round().and_then(|round| round.mission.as_ref()) {
        Some(mission) => msg!("common.dotted", one = mission.title(), other = done),
        None => done,
    }
}

/// A name to look for, and whose it is.
pub struct Person<'e> {
    pub name: String,
    pub entrant: &'e Entrant,
    /// The second name of a team.
    pub is_partner: bool,
}

/// The names of these players in alphabetical order, both partners of a team, and house players
/// only if they have a table.
pub fn people<'e>(
    event: &'e Event,
    players: impl Iterator<Item = &'e Entrant>,
    words: &Words,
) -> Vec<Person<'e>> {
    let house = event.house_player().filter(|house| seat(event, house.id).is_some());
    let mut people: Vec<Person> = (players.chain(house))
        .flat_map(|entrant| {
            let names = std::iter::once(&entrant.name).chain(&entrant.partner).zip([false, true]);
            names.map(move |(name, is_partner)| {
                let name = words.text(&in_a_list(name));
                Person { name, entrant, is_partner }
            })
        })
        .collect();
    people.sort_by_cached_key(|p| (collation_key(&p.name), p.name.clone(), p.entrant.id));
    people
}

/// This entrant's pairing in the newest round.
pub fn seat(event: &Event, id: Id) -> Option<&Pairing> {
    event.round()?.of(id)
}

/// The day of the event, in the readers' notation.
pub(super) fn date(event: &Event) -> Arg {
    Arg::Date(event.head.date.clone())
}

/// The pairings of a round, by table, by name or with the reason for each, or its missing results.
pub(super) fn page(event: &Event, chosen: &Chosen, what: What) -> Page {
    let (name, round) = (event.name(), chosen.name());
    let mut facts = facts(event, chosen);
    let (title, table) = match what {
        What::ByName => (msg!("pages.by-name", event = name, round), by_name_table(event, chosen)),
        What::Missing => (msg!("pages.missing", event = name, round), missing_table(event, chosen)),
        What::Why => {
            facts.extend(drawn_again(event, chosen.stage, chosen.round).map(Arg::from));
            (msg!("pages.why", event = name, round), why_table(event, chosen))
        }
        _ => (msg!("pages.pairings", event = name, round), table(event, chosen)),
    };
    Page::of(title, facts, table)
}

pub(super) fn table(event: &Event, chosen: &Chosen) -> Table {
    // The players of a pod are listed together, if there are several pods.
    let mut pairings: Vec<&Pairing> = chosen.round.pairings.iter().collect();
    pairings.sort_by_key(|pairing| pod(event, pairing));
    let pods = pairings.iter().any(|pairing| pod(event, pairing).is_some());
    let pod = |p: &&Pairing| Arg::or_empty(pod(event, p));
    let column = Column::number(msg!("screen.pod-short").capitalised());
    let rows = Rows::of(pairings).column_if(pods, column, pod);
    let rows = with_players(rows, event, |p| p)
        .words_if_any(msg!("keys.result").capitalised(), |p| result_words(event, p))
        .words_if_any(msg!("standings.note"), |p| note(event, chosen, p));
    with_sides_and_bracket(rows, event, chosen.stage, |p| p).table()
}

/// Adds the columns of every list of pairings: the table and both players.
pub(super) fn with_players<'p, T>(
    rows: Rows<T>,
    event: &Event,
    pairing: impl Fn(&T) -> &'p Pairing,
) -> Rows<T> {
    let name = |id: Option<Id>| Arg::or_empty(id.map(|id| event.label(id)));
    rows.number(msg!("keys.table").capitalised(), |row| Arg::or_empty(pairing(row).table))
        .words(msg!("standings.player", side = "A"), |row| name(Some(pairing(row).a)))
        .words(msg!("standings.player", side = "B"), |row| name(pairing(row).b))
}

/// The number of a round, or its name where the number alone is not clear.
pub(super) fn round_word(event: &Event, stage: usize, round: u32) -> Message {
    let stage = stage.checked_sub(1).and_then(|at| event.stages.get(at));
    match stage.filter(|stage| event.stages.len() > 1 || !stage.kind.is_preliminary()) {
        Some(stage) => stage.round_name(round),
        None => Message::verbatim(round.to_string()),
    }
}

/// Adds the columns that only some games and stages have: the sides, and the bracket.
pub(super) fn with_sides_and_bracket<'p, T>(
    rows: Rows<T>,
    event: &Event,
    stage: &Stage,
    pairing: impl Fn(&T) -> &'p Pairing,
) -> Rows<T> {
    let has_sides = !event.ruleset.sides.is_empty();
    let has_brackets = stage.kind == StageKind::DoubleElimination;
    let sides = |row: &T| Arg::or_empty(event.side_words(pairing(row)));
    let bracket = |row: &T| {
        let bracket = double::bracket_of(stage, pairing(row));
        Arg::or_empty(bracket.map(|bracket| bracket.phrase()))
    };
    let of_bracket = Column::words(msg!("keys.bracket").capitalised()).optional();
    rows.column_if(has_sides, Column::words(msg!("settings.sides")).optional(), sides).column_if(
        has_brackets,
        of_bracket,
        bracket,
    )
}

/// The pod of this pairing, from 1, if there are several pods.
fn pod(event: &Event, pairing: &Pairing) -> Option<usize> {
    let several = event.pods.len() > 1 && pairing.number.is_none();
    event.pod_of(pairing.a).filter(|_| several).map(|pod| pod + 1)
}

pub(super) fn note(event: &Event, chosen: &Chosen, pairing: &Pairing) -> Arg {
    let stage = chosen.stage;
    let marks = event.table_mark(chosen.round, pairing);
    let by_hand = pairing.by_hand.then(|| msg!("aids.by-hand"));
    let so_far = (pairing.so_far.played() > 0).then(|| {
        let [a, b] = event.score_of(stage, pairing.so_far);
        msg!("result.so-far", score = msg!("result.score", a, b))
    });
    let time = pairing.time.as_ref().map(|time| {
        let procedure = procedure_for(&event.ruleset, chosen.round.kind, stage.shape);
        time_clause(procedure, time)
    });
    let house = event.house_game(pairing).map(|_| msg!("players.note"));
    let notes = [marks, house, by_hand, so_far, time, pairing.extra_words()].into_iter().flatten();
    Arg::Series(notes.map(Arg::from).collect())
}

pub(super) fn by_name_table(event: &Event, chosen: &Chosen) -> Table {
    let columns = vec![
        Column::names(msg!("keys.player").capitalised()),
        Column::words(msg!("keys.table").capitalised()),
        Column::words(msg!("screen.opponent").capitalised()).optional(),
    ];
    let mut rows: Vec<(String, [Arg; 2])> = Vec::new();
    // Each partner of a team looks for their own name.
    let own = |id: Id| {
        let entrant = event.entrant(id);
        entrant.into_iter().flat_map(|e| std::iter::once(&e.name).chain(&e.partner)).cloned()
    };
    for pairing in &chosen.round.pairings {
        let free = || pairing.free_word();
        let table: Arg = pairing.table.map_or_else(|| free().into(), Arg::from);
        let a = event.label(pairing.a);
        match pairing.b.map(|b| (b, event.label(b))) {
            None => rows.extend(own(pairing.a).map(|name| (name, [table.clone(), "".into()]))),
            Some((other, b)) => {
                let beside = |name: &str| [table.clone(), name.into()];
                rows.extend(own(pairing.a).map(|name| (name, beside(&b))));
                rows.extend(own(other).map(|name| (name, beside(&a))));
            }
        }
    }
    let row = |(name, [table, opponent]): (String, [Arg; 2])| vec![name.into(), table, opponent];
    Table { columns, rows: rows.into_iter().map(row).collect() }
}

pub(super) fn missing_table(event: &Event, chosen: &Chosen) -> Table {
    with_players(Rows::of(chosen.round.missing()), event, |p| p)
        .words_if_any(msg!("standings.note"), |p| Arg::or_empty(p.extra_words()))
        .table()
}

pub(super) fn why_table(event: &Event, chosen: &Chosen) -> Table {
    with_players(Rows::of(&chosen.round.pairings), event, |p| p)
        .sentence(msg!("standings.why"), |p| reason(event, chosen.stage, chosen.round, p))
        .table()
}

/// The sentence that a round was redrawn, with the reason.
pub fn drawn_again(event: &Event, stage: &Stage, round: &Round) -> Option<Message> {
    let (number, again) = (round.number, round.redrawn);
    if again == 0 || !stage.kind.is_preliminary() {
        return None;
    }
    let line = event.counting().find(|line| {
        matches!(&line.action, Action::Pair(paired)
            if paired.stage == 1 && paired.round == number && paired.redrawn == again)
    });
    let times = msg!("pages.drawn-again", n = again);
    Some(match line.and_then(|line| line.reason.clone()) {
        Some(why) => msg!("common.labelled", label = times, text = why),
        None => times,
    })
}

/// A heading with the mission: `Round 2 · mission A on Coruscant Landfill`.
pub(super) fn with_mission(title: Message, round: &Round) -> Message {
    match &round.mission {
        Some(mission) => msg!("common.dotted", one = title, other = mission.phrase()),
        None => title,
    }
}

pub(super) fn mission_columns() -> [Column; 2] {
    let mission = msg!("verify.mission").capitalised();
    [msg!("standings.map"), mission].map(Column::words)
}

/// The map of the round and its mission, in a game with missions.
pub(super) fn mission(round: &Round) -> [Arg; 2] {
    let mission = round.mission.as_ref();
    [mission.map(|it| &it.map), mission.map(|it| &it.mission)].map(Arg::or_empty)
}

/// A result, the first-named player first: `2–1`, `bye`.
///
/// It is empty while the result is missing.
pub(super) fn result_words(event: &Event, pairing: &Pairing) -> Arg {
    match &pairing.outcome {
        None => "".into(),
        Some(_) if pairing.is_bye() => pairing.free_word().into(),
        Some(outcome) => {
            let score = with_how(event, pairing, (outcome, Side::A));
            let score = match outcome.timed {
                true => {
                    let name = event.ruleset.preliminary.timed_win_name();
                    msg!("common.bracketed", text = score, note = name)
                }
                false => score,
            };
            let points = event.points_by_scores(outcome, pairing.number.is_none());
            match outcome.margin.filter(|_| outcome.scores.is_none()) {
                None if points.is_some() => {
                    let [a, b] = points.unwrap_or_default();
                    msg!("result.with-points", result = score, a, b).into()
                }
                Some(margin) => msg!("result.by", score, margin).into(),
                None => score.into(),
            }
        }
    }
}

/// A result as the player on this side sees it, their own figure first.
///
/// It is empty while the result is missing, and without an opponent.
pub fn seen_from(event: &Event, pairing: &Pairing, side: Side) -> Arg {
    let outcome = pairing.outcome.as_ref().filter(|_| !pairing.is_bye());
    Arg::or_empty(outcome.map(|outcome| with_how(event, pairing, (outcome, side))))
}

fn with_how(event: &Event, pairing: &Pairing, (outcome, first): (&Outcome, Side)) -> Message {
    let mut score = event.score(pairing, outcome);
    if first == Side::B {
        score.reverse();
    }
    let [a, b] = score;
    let is_level = a == b;
    let score = msg!("result.score", a, b);
    let with = |how: Message| msg!("common.spaced", one = &score, other = how);
    match outcome.how {
        // The winner is named beside scores that do not show it.
        How::Played
            if is_level && let Some(winner) = outcome.winner.and_then(|side| pairing.at(side)) =>
        {
            msg!("result.level-won", score, name = event.label(winner))
        }
        How::Played if event.lost_by_both(outcome, pairing.number.is_none()) => {
            with(msg!("keys.both-lost"))
        }
        How::Concession(_) => with(msg!("keys.concession")),
        How::NoShow(_) => with(msg!("keys.no-show")),
        How::Removed(_) => with(msg!("pages.left")),
        How::Vacant => msg!("result.nobody-left", score),
        How::Played | How::Rested | How::Unplayed | How::AwardedBye | How::SatOut => score,
    }
}

pub(super) fn inbox_page(event: &Event) -> Page {
    let fact = match event.inbox().count() {
        0 => msg!("slips.page-none"),
        n => msg!("slips.page-count", date = date(event), n),
    };
    let title = msg!("pages.sheet", sheet = "inbox", event = event.name()).into();
    let sections = Vec::from_iter(Section::plain(inbox_table(event)).if_filled());
    Page { title, facts: vec![fact.into()], sections }
}

pub(super) fn inbox_table(event: &Event) -> Table {
    let round = |claim: &&Claim| round_word(event, claim.reported.stage, claim.reported.round);
    let results = |claim: &Claim| event.claim_in_words(claim);
    Rows::of(event.inbox())
        .number(msg!("standings.number"), |claim: &&Claim| claim.n)
        .words(msg!("keys.round").capitalised(), round)
        .number(msg!("keys.table").capitalised(), |claim| event.table_of_claim(claim))
        .sentence(msg!("slips.column-there"), |claim| {
            Arg::or_empty(results(claim).and_then(|(there, _)| there))
        })
        .sentence(msg!("slips.column-claimed"), |claim| {
            Arg::or_empty(results(claim).map(|(_, claimed)| claimed))
        })
        .words(msg!("standings.by"), |claim| claim.sender())
        .table()
}

shapes! {
    struct ClaimJson {
        n: u64,
        at: String,
        by: String,
        stage: usize,
        round: u32,
        table: u32,
        players: [Id; 2],
        games: String,
        margin?: Option<u32>,
        scores?: Option<[u32; 2]>,
        table_has: Option<String>,
    }
}

pub(super) fn claims_json(event: &Event) -> Vec<ClaimJson> {
    let claim = |claim: &Claim| {
        let there = event.claimed_table(claim).and_then(|pairing| pairing.outcome.as_ref());
        let reported = &claim.reported;
        ClaimJson {
            n: claim.n,
            at: claim.at.to_string(),
            by: claim.by.clone(),
            stage: reported.stage,
            round: reported.round,
            table: event.table_of_claim(claim),
            players: reported.of,
            games: reported.games.clone(),
            margin: reported.margin,
            scores: reported.scores,
            table_has: there.map(|outcome| outcome.games.to_string()),
        }
    };
    event.inbox().map(claim).collect()
}

/// The items of the preflight checks, each in a line with the verb that settles it.
pub fn preflight_in_lines(preflight: &Preflight, words: &Words) -> String {
    let line = |item: &PreflightItem| {
        let (sign, message) = (item.severity.sign(), words.text(&item.sentence));
        match &item.remedy {
            Some(remedy) => format!("{sign} {message} ({})\n", remedy.verb()),
            None => format!("{sign} {message}\n"),
        }
    };
    preflight.items.iter().map(line).collect()
}
