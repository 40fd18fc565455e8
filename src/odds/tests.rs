//! Small events in which every claim is tried.

use super::certain::{bounds, exhaust};
use super::rest::Rest;
use super::*;
use crate::event::actions::{Action, Setup};
use crate::event::fixture::Desk;
use crate::event::*;
use crate::event::{Command, Event, Id, Moment, Report, Side, Who, decide, standings};
use crate::pairing::Draw;
use crate::ruleset::{CutRule, Library, MatchShape, Ruleset, read};
use std::collections::BTreeSet;

/// A game with a plan of its own: rounds, the size of the cut and how it takes.
pub type Kind = (&'static str, u32, u32, Option<CutRule>);

/// Every game, and every way of cutting.
const KINDS: [Kind; 13] = [
    ("destiny", 3, 0, None),
    ("destiny", 3, 4, None),
    ("destiny", 3, 4, Some(CutRule::TopAndLevel)),
    ("destiny", 3, 2, Some(CutRule::MinimumPoints)),
    ("imperial-assault", 3, 4, None),
    ("tcg", 3, 2, None),
    ("lcg", 3, 4, None),
    ("lcg", 3, 0, None),
    ("lcg-2v2", 3, 0, None),
    ("destiny-draft", 0, 0, None),
    ("chess", 3, 0, None),
    ("chess by the schedule", 3, 0, None),
    ("resistance", 3, 4, None),
];

const OTHER_KINDS: [Kind; 6] = [
    ("fleet", 3, 4, None),
    ("fleet", 3, 2, Some(CutRule::TopAndLevel)),
    ("skirmish", 3, 4, Some(CutRule::MinimumPoints)),
    ("skirmish", 3, 0, None),
    ("run", 3, 4, None),
    ("halves", 3, 4, None),
];

const CHESS: &str = include_str!("../../tests/rulesets/chess.yaml");
const RESISTANCE: &str = include_str!("../../tests/rulesets/resistance.yaml");

fn rules(game: &str) -> Ruleset {
    let schedule = "tie_breaks: [buchholz_cut_one, random]";
    match game {
        "chess" => read("chess.yaml", CHESS).unwrap(),
        "chess by the schedule" => {
            let ties = CHESS.lines().find(|line| line.contains("tie_breaks:")).unwrap().trim();
            read("chess.yaml", &CHESS.replace(ties, schedule)).unwrap()
        }
        "fleet" => read("fleet", include_str!("../../tests/rulesets/fleet.yaml")).unwrap(),
        "skirmish" => read("skirmish", include_str!("../../tests/rulesets/skirmish.yaml")).unwrap(),
        "run" => read("run", include_str!("../../tests/rulesets/run.yaml")).unwrap(),
        "halves" => read("halves", include_str!("../../tests/rulesets/halves.yaml")).unwrap(),
        "resistance" => read("resistance.yaml", RESISTANCE).unwrap(),
        _ => Library::new(Vec::new()).get(game).unwrap().ruleset.clone(),
    }
}

pub fn event((game, rounds, cut, cut_by): Kind, players: u32, seed: u64) -> Event {
    let rounds = (rounds > 0).then_some(rounds);
    let cut = rounds.map(|_| cut);
    let setup = Setup { rounds, cut, cut_by, ..Setup::default() };
    let mut event = Desk::with(rules(game), setup, &[]).event;
    event.head.seed = seed.into();
    let team = event.ruleset.entrants.team_size > 1;
    let everybody = (1..=players).map(|n| NewEntrant {
        partner: team.then(|| format!("Partner {n}")),
        name: format!("Player {n}"),
        ..NewEntrant::default()
    });
    act(&mut event, &Command::Import(everybody.collect()));
    event
}

pub fn act(event: &mut Event, command: &Command) {
    try_act(event, command).unwrap_or_else(|why| panic!("{command:?}: {why}"));
}

fn try_act(event: &mut Event, command: &Command) -> Result<(), Refusal> {
    let at = Moment::new(1_000_000, 0);
    let decision = decide(event, command, at)?;
    if let Some(action) = decision.action {
        let n = event.next_number();
        let by = "anna".to_owned();
        event.append(Entry { n, at, by, reason: decision.reason, action }).unwrap();
    }
    Ok(())
}

pub fn report(event: &mut Event, table: u32, result: Report) -> Result<(), Refusal> {
    try_act(event, &Command::Report { table, result, round: None, stage: None, drop: None })
}

pub fn open(event: &Event) -> Vec<u32> {
    event.round().map_or_else(Vec::new, |round| round.missing().filter_map(|p| p.table).collect())
}

/// Reports every open table but the last few at random.
pub fn play(event: &mut Event, chance: &mut Draw, leave: usize) {
    let mut tables = open(event);
    chance.shuffle(&mut tables);
    for table in tables.into_iter().skip(leave) {
        let stage = event.stage().unwrap();
        let draws = stage.draws(&event.ruleset);
        let letters = if draws { "WLD" } else { "WL" };
        let game = |chance: &mut Draw| letters.as_bytes()[chance.index(letters.len())] as char;
        let games = match stage.shape {
            MatchShape::OneGame => game(chance).to_string(),
            _ => [game(chance), game(chance)].into_iter().collect(),
        };
        let result = match stage.scores(&event.ruleset, stage.shape) {
            Some(rule) => {
                let scores = [0; 2].map(|_| chance.below(rule.most + 1));
                let allowed = stage.letters_of(&event.ruleset, scores);
                let told = allowed[chance.index(allowed.len())].as_str().to_owned();
                Report::Scores(scores, Some(told))
            }
            None => Report::Games(games.clone()),
        };
        let won = games.ends_with(['W', 'L']) && stage.has_timed_wins(&event.ruleset);
        let result = match won && chance.below(3) == 0 {
            true => Report::Timed(Box::new(result)),
            false => result,
        };
        report(event, table, result).unwrap();
    }
}

/// An event whose last round is paired, with at most this many tables open.
pub fn last_round(kind: Kind, players: u32, seed: u64, leave: usize) -> Event {
    let mut event = event(kind, players, seed);
    let mut chance = Draw::new(seed, "results");
    act(&mut event, &Command::Pair);
    while event.stage().unwrap().rounds.len() < event.stage().unwrap().planned as usize {
        play(&mut event, &mut chance, 0);
        act(&mut event, &Command::Pair);
    }
    let all = open(&event).len();
    play(&mut event, &mut chance, leave.min(all));
    event
}

pub fn reached(event: &Event) -> BTreeSet<Id> {
    if event.may_have_a_deciding_match() {
        let level = event.level_at_the_top();
        return if level.is_empty() {
            champion(event).into_iter().collect()
        } else {
            level.into_iter().collect()
        };
    }
    let Some(cut) = event.plan.unwrap().cut() else {
        return champion(event).into_iter().collect();
    };
    let mut after = event.clone();
    match (try_act(&mut after, &Command::Cut(CutBy::Announced)), cut) {
        (Ok(()), _) => after.finals().unwrap().seeds.iter().copied().collect(),
        // With fewer than two there are no finals.
        (Err(_), CutBy::Points(least)) => {
            let enough = standings(event).iter().filter(|one| one.points >= least);
            enough.map(|one| one.entrant).filter(|id| event.is_here(*id)).collect()
        }
        (Err(why), _) => panic!("{why}"),
    }
}

const SEED: u64 = 7;

/// An event of this kind with this many rounds played out of five.
fn after(kind: Kind, players: u32, rounds: u32, leave: usize) -> Event {
    let kind = (kind.0, if kind.1 > 0 { 5 } else { 0 }, kind.2, kind.3);
    let mut event = event(kind, players, SEED);
    let mut chance = Draw::new(SEED, "figures");
    for round in 1..=rounds {
        act(&mut event, &Command::Pair);
        play(&mut event, &mut chance, if round == rounds { leave } else { 0 });
    }
    event
}

fn figures(playouts: &Playouts, players: u32) -> Vec<u32> {
    (1..=players).map(|id| playouts.made(id)).collect()
}

#[test]
fn the_figures_do_not_depend_on_how_the_playouts_are_divided() {
    for kind in [KINDS[0], KINDS[6], KINDS[9]] {
        let event = after(kind, 9, 3, 2);
        for chances in [Chances::Equal, Chances::ByRecord] {
            let mut at_once = Playouts::new(&event, 91, chances).unwrap();
            let mut one_by_one = at_once.clone();
            at_once.play(10);
            (0..10).for_each(|_| one_by_one.play(1));
            assert_eq!(figures(&at_once, 9), figures(&one_by_one, 9), "{kind:?}");
            assert_eq!(at_once.played(), 10);
        }
    }
    let event = after(KINDS[1], 12, 3, 2);
    let [one, other] = [1, 2].map(|seed| {
        let mut playouts = Playouts::new(&event, seed, Chances::Equal).unwrap();
        playouts.play(100);
        figures(&playouts, 12)
    });
    assert_ne!(one, other);
    assert_eq!(one.iter().sum::<u32>(), 400, "four of them cut");
}

#[test]
fn the_rounds_are_those_that_the_program_draws() {
    for (kind, players) in KINDS.iter().flat_map(|kind| [6, 9, 13].map(|n| (*kind, n))) {
        let event = after(kind, players, 3, 0);
        if !event.is_swiss() {
            continue;
        }
        let paired = decide(&event, &Command::Pair, Moment::new(1_000_000, 0)).unwrap().action;
        let Some(Action::Pair(paired)) = paired else { panic!("no round") };
        let mut playouts = Playouts::new(&event, 1, Chances::Equal).unwrap();
        let mut draw = event.head.seed.draw("stage 1 round 4 draw 0");
        let (tables, bye) = playouts.next_round(&mut draw);
        let tables: Vec<[Id; 2]> = tables.into_iter().map(|(a, b)| [a, b]).collect();
        assert_eq!((tables, bye), (paired.tables, paired.bye), "{kind:?}, {players} players");
    }
}

#[test]
fn what_each_result_means_adds_up_to_the_whole() {
    let (mut tables, mut draws) = (0, 0);
    for (kind, rounds) in KINDS.into_iter().flat_map(|kind| [2, 5].map(|n| (kind, n))) {
        let event = after(kind, 9, rounds, 3);
        let mut playouts = Playouts::new(&event, 5, Chances::Equal).unwrap();
        playouts.play(60);
        for id in 1..=9 {
            match prospects(&event).unwrap().of(id) {
                Prospect::Certain => assert_eq!(playouts.made(id), 60, "{kind:?} #{id}"),
                Prospect::Out => assert_eq!(playouts.made(id), 0, "{kind:?} #{id}"),
                Prospect::Open => {}
            }
            let all = playouts.what_if(id);
            let seated = event.round().unwrap().missing().any(|pairing| pairing.has(id));
            assert_eq!(!all.is_empty(), seated, "{kind:?} #{id}");
            if !seated {
                continue;
            }
            tables += 1;
            draws += usize::from(all.len() == 3);
            assert_eq!(all.iter().map(|one| one.played).sum::<u32>(), 60);
            assert_eq!(all.iter().map(|one| one.made).sum::<u32>(), playouts.made(id));
            for one in &all {
                match one.prospect {
                    Prospect::Certain => assert_eq!(one.made, one.played),
                    Prospect::Out => assert_eq!(one.made, 0),
                    Prospect::Open => {}
                }
            }
            assert_eq!(all[0].result, OwnResult::Win);
            assert_eq!(all.last().unwrap().result, OwnResult::Loss);
        }
    }
    assert!(tables > draws && draws > 0);
}

#[test]
fn what_a_win_means_is_so_once_it_is_entered() {
    for kind in &KINDS[..5] {
        let event = after(*kind, 8, 5, 3);
        let playouts = Playouts::new(&event, 5, Chances::Equal).unwrap();
        for table in open(&event) {
            let a = event.round().unwrap().at_table(table).unwrap().a;
            let mut won = event.clone();
            report(&mut won, table, Report::Games("W".to_owned())).unwrap();
            let told = playouts.what_if(a);
            assert_eq!(told[0].prospect, prospects(&won).unwrap().of(a));
        }
    }
}

/// A player who sits the next round out is not paired there and is in the round after it.
#[test]
fn a_house_player_and_an_absent_player_count_as_in_the_event() {
    let mut event = after(KINDS[1], 8, 3, 0);
    act(&mut event, &Command::CheckIn { who: Who::id(3), here: Some(false), paid: None });
    let mut playouts = Playouts::new(&event, 1, Chances::Equal).unwrap();
    let (tables, bye) = playouts.next_round(&mut Draw::new(1, "any"));
    assert_eq!((tables.len(), bye.is_some()), (3, true));
    assert!(tables.iter().all(|(a, b)| ![*a, *b].contains(&3)) && bye != Some(3));
    playouts.play(50);
    assert_eq!(figures(&playouts, 8).iter().sum::<u32>(), 200);
}

fn play_on(mut event: Event, chance: &mut Draw) -> Event {
    loop {
        play(&mut event, chance, 0);
        let stage = event.stage().unwrap();
        if stage.rounds.len() as u32 >= stage.planned {
            return event;
        }
        act(&mut event, &Command::Pair);
        if chance.below(2) == 0 && event.is_swiss() {
            act(&mut event, &Command::Redraw { reason: "another draw".to_owned() });
        }
    }
}

/// Plays each state on this many times; every claim must hold in each.
fn hold(
    kinds: &[Kind],
    players: std::ops::RangeInclusive<u32>,
    seeds: u64,
    times: u64,
) -> BTreeSet<String> {
    let mut claimed = BTreeSet::new();
    for (kind, seed) in kinds.iter().flat_map(|kind| (0..seeds).map(move |seed| (*kind, seed))) {
        let mut chance = Draw::new(seed, "claims");
        let span = players.end() - players.start() + 1;
        let players = players.start() + chance.below(span);
        let kind = (kind.0, if kind.1 > 0 { 5 } else { 0 }, kind.2, kind.3);
        let mut event = event(kind, players, seed);
        act(&mut event, &Command::Pair);
        let before = event.stage().unwrap().planned.saturating_sub(1);
        for _ in 1..1 + chance.below(before.max(1)) {
            play(&mut event, &mut chance, 0);
            act(&mut event, &Command::Pair);
        }
        let open = open(&event).len();
        play(&mut event, &mut chance, open.min(seed as usize));
        let known = prospects(&event).unwrap();
        let claims: Vec<(u32, Prospect)> = (1..=players)
            .map(|id| (id, known.of(id)))
            .filter(|(_, prospect)| *prospect != Prospect::Open)
            .collect();
        claimed.extend(claims.iter().map(|(_, prospect)| format!("{:?} {prospect:?}", known.goal)));
        for _ in 0..if claims.is_empty() { 0 } else { times } {
            let reached = reached(&play_on(event.clone(), &mut chance));
            for (id, prospect) in &claims {
                let made = reached.contains(id);
                assert_eq!(made, *prospect == Prospect::Certain, "{kind:?} {players} {seed} #{id}");
            }
        }
    }
    claimed
}

#[test]
fn no_claim_is_ever_false() {
    let claimed = hold(&KINDS, 6..=9, 4, 10);
    assert!(claimed.contains("Cut Certain") && claimed.contains("Win Out"), "{claimed:?}");
    // If tie-breaks compare scores, not every end is tried. Claims by points still hold.
    let claimed = hold(&OTHER_KINDS, 6..=9, 3, 8);
    assert!(claimed.contains("Cut Certain") && claimed.contains("Cut Out"), "{claimed:?}");
}

/// `cargo test --profile long --lib odds::tests::a_thousand -- --ignored`
#[test]
#[ignore = "takes minutes"]
fn a_thousand_ends_of_each_state() {
    hold(&KINDS, 4..=8, 20, 1_000);
}

/// The bounds never say more than every end, tried one after the other. In most states they say
/// as much.
#[test]
fn bounds_keep_to_what_exhaustion_finds() {
    let (mut open, mut found, mut all) = (0, 0, 0);
    for (kind, seed) in KINDS.iter().flat_map(|kind| (0..6).map(move |seed| (*kind, seed))) {
        let kind = (kind.0, if kind.1 > 0 { 4 } else { 0 }, kind.2, kind.3);
        let event = last_round(kind, 8 + seed as u32 % 5, seed, seed as usize % 5);
        let rest = Rest::of(&event).unwrap();
        let Some(exact) = exhaust(&rest) else { continue };
        for (at, (bound, exact)) in bounds(&rest).into_iter().zip(exact).enumerate() {
            assert!(
                bound == Prospect::Open || bound == exact,
                "{kind:?}, seed {seed}, #{}",
                at + 1
            );
            all += usize::from(exact != Prospect::Open);
            found += usize::from(bound != Prospect::Open);
            open += usize::from(exact == Prospect::Open);
        }
    }
    assert!(open > 0 && 2 * found > all, "{found} of {all}, {open} open");
}

/// Everything that may be entered for a table, in words of the scorekeeper.
fn entries() -> Vec<Report> {
    let mut all = vec![Report::Games("0-0".to_owned())];
    let letters = ["W", "L", "D", "X"];
    for a in letters {
        all.push(Report::Games(a.to_owned()));
        for b in letters {
            all.push(Report::Games(format!("{a}{b}")));
        }
    }
    for side in [Side::A, Side::B] {
        all.extend([Report::NoShow(side), Report::ConcedeMatch(side)]);
    }
    all
}

/// Every set of entrants who can reach the goal together.
fn every_end(event: &Event, found: &mut BTreeSet<BTreeSet<Id>>) {
    let Some(table) = open(event).first().copied() else {
        found.insert(reached(event));
        return;
    };
    for entry in entries() {
        let mut after = event.clone();
        if report(&mut after, table, entry).is_err() {
            continue;
        }
        // A player who did not appear is assumed to stay.
        for id in after.absent.clone() {
            act(&mut after, &Command::Rejoin(Who::id(id)));
        }
        every_end(&after, found);
    }
}

fn truth(ends: &BTreeSet<BTreeSet<Id>>, id: Id, cut: bool) -> Prospect {
    match ends.iter().filter(|end| end.contains(&id)).count() {
        0 => Prospect::Out,
        // A cut that takes fewer than two cannot be made.
        all if all == ends.len() && (!cut || ends.iter().all(|end| end.len() > 1)) => {
            Prospect::Certain
        }
        _ => Prospect::Open,
    }
}

#[test]
fn the_last_round_is_known_exactly() {
    let mut seen = BTreeSet::new();
    for (kind, players) in KINDS.iter().flat_map(|kind| (3..=6).map(move |n| (*kind, n))) {
        if kind.2 > players {
            continue;
        }
        // With more open tables the loops take too long.
        let most = match (players, kind.0.starts_with("lcg")) {
            (6, false) => 3,
            (6, true) | (_, false) => 2,
            (_, true) => 1,
        };
        let event = last_round(kind, players, u64::from(players), most);
        let mut ends = BTreeSet::new();
        every_end(&event, &mut ends);
        let known = prospects(&event).unwrap();
        assert!(known.exhausted);
        for id in 1..=players {
            let truth = truth(&ends, id, known.goal != Goal::Win);
            assert_eq!(known.of(id), truth, "{kind:?}, {players} players, #{id}");
            seen.insert(format!("{:?} {truth:?}", known.goal));
        }
    }
    let all = ["Cut", "Win"]
        .map(|goal| ["Certain", "Open", "Out"].map(|prospect| format!("{goal} {prospect}")));
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), all.concat());
}

/// After the rounds everything is known, and it is what the program would do.
#[test]
fn after_the_rounds_the_cut_itself_is_told() {
    for kind in KINDS {
        let event = last_round(kind, 6, 3, 0);
        let known = prospects(&event).unwrap();
        let reached = reached(&event);
        for standing in standings(&event).iter() {
            let wanted = match reached.contains(&standing.entrant) {
                true if known.goal != Goal::Win && reached.len() < 2 => Prospect::Open,
                true => Prospect::Certain,
                false => Prospect::Out,
            };
            assert_eq!(known.of(standing.entrant), wanted, "{kind:?}");
        }
    }
}

#[test]
fn there_is_nothing_to_say_before_the_first_round_and_after_the_cut() {
    let mut event = event(KINDS[1], 6, 1);
    assert_eq!(prospects(&event), None);
    assert!(Playouts::new(&event, 1, Chances::Equal).is_none());
    event = last_round(KINDS[1], 6, 1, 0);
    assert!(prospects(&event).is_some());
    act(&mut event, &Command::Cut(crate::event::CutBy::Announced));
    assert_eq!(prospects(&event), None);
    assert_eq!(comes_in(&event), None);
}

#[test]
fn a_place_that_is_given_up_goes_to_the_next_in_the_standings() {
    let mut event = last_round(KINDS[1], 6, 5, 0);
    let order: Vec<Id> = standings(&event).iter().map(|one| one.entrant).collect();
    assert_eq!(comes_in(&event), Some(order[4]));
    act(&mut event, &Command::Drop(Who::id(order[4])));
    assert_eq!(comes_in(&event), Some(order[5]));
    act(&mut event, &Command::Disqualify { who: Who::id(order[0]), reason: None });
    let known = prospects(&event).unwrap();
    assert_eq!(
        [order[0], order[4], order[5]].map(|id| known.of(id)),
        [Prospect::Out, Prospect::Out, Prospect::Certain]
    );
    act(&mut event, &Command::Undo(None));
    act(&mut event, &Command::Undo(None));
    assert_eq!(prospects(&event).unwrap().of(order[0]), Prospect::Certain);
    assert_eq!(prospects(&event).unwrap().of(order[5]), Prospect::Out);
}

#[test]
fn a_draw_is_safe_if_both_are_in_with_it() {
    let mut answers = BTreeSet::new();
    for seed in 0..6 {
        let event = last_round(KINDS[6], 6, seed, 2);
        for table in open(&event) {
            let mut ends = BTreeSet::new();
            let pairing = event.round().unwrap().at_table(table).unwrap();
            let both = [pairing.a, pairing.b.unwrap()];
            for drawn in ["WL", "LW", "DD", "D"] {
                let mut after = event.clone();
                report(&mut after, table, Report::Games(drawn.to_owned())).unwrap();
                every_end(&after, &mut ends);
            }
            let safe = both.iter().all(|id| truth(&ends, *id, true) == Prospect::Certain);
            assert_eq!(safe_draw(&event, table), Some(safe), "seed {seed}, table {table}");
            answers.insert(safe);
        }
        assert_eq!(safe_draw(&event, 99), None);
    }
    assert_eq!(answers.len(), 2);
    let event = last_round(KINDS[1], 6, 1, 1);
    assert_eq!(safe_draw(&event, open(&event)[0]), None, "the game knows no draws");
}

#[test]
fn nobody_is_certain_of_a_cut_that_cannot_be_made() {
    for left in [0, 1] {
        let mut event = last_round(KINDS[1], 6, 5, left);
        let order: Vec<Id> = standings(&event).iter().map(|one| one.entrant).collect();
        for id in &order[3..] {
            act(&mut event, &Command::Drop(Who::id(*id)));
        }
        let known = prospects(&event).unwrap();
        let bounded = bounds(&Rest::of(&event).unwrap());
        for id in &order {
            assert_ne!(known.of(*id), Prospect::Certain);
            assert_ne!(bounded[*id as usize - 1], Prospect::Certain);
        }
        assert_eq!(known.of(order[0]), Prospect::Open);
        let mut playouts = Playouts::new(&event, 1, Chances::Equal).unwrap();
        playouts.play(10);
        assert!(order.iter().all(|id| playouts.made(*id) == 0));
    }
}
