use super::*;
use komandor::event::StageKind;
use komandor::event::actions::Cut;

/// The first event of this game in which nothing is undone and nobody moves.
pub fn straight(game: &str, players: u32, is: impl Fn(&Event) -> bool) -> Event {
    let ruleset = Arc::new(Library::new(Vec::new()).get(game).unwrap().ruleset.clone());
    let moves = |action: &Action| {
        use Action::{Add, Disqualify, Drop, Penalty, Rejoin, Swap, Undo};
        let does = |action: &Action| matches!(action, Penalty(one) if one.effect.is_some());
        matches!(action, Add(_) | Disqualify(_) | Drop(_) | Rejoin(_) | Swap(_) | Undo(_))
            || does(action)
    };
    (1..400)
        .filter_map(|seed| {
            simulate(
                &ruleset,
                &Simulation { players, structure: None, seed, drops: 0, house: false },
            )
            .ok()
        })
        .find(|event| is(event) && !event.log.iter().any(|line| moves(&line.action)))
        .unwrap()
}

/// Whether every table is reported by one line, without corrections.
fn no_table_twice(event: &Event) -> bool {
    let reported = event.log.iter().filter_map(|line| line.action.reported());
    let mut tables: Vec<_> = reported.map(|one| (one.stage, one.round, one.table)).collect();
    let all = tables.len();
    tables.sort_unstable();
    tables.dedup();
    tables.len() == all
}

/// All findings after a round was paired differently and the log cut off behind it.
fn paired(
    event: &Event,
    stage: usize,
    round: u32,
    change: impl FnOnce(&mut Paired),
) -> Vec<String> {
    breaches(&changed(event, |actions| {
        let of = |action: &Action| matches!(action, Action::Pair(paired) if (paired.stage, paired.round) == (stage, round));
        let at = actions.iter().position(of).unwrap();
        actions.truncate(at + 1);
        let Some(Action::Pair(paired)) = actions.last_mut() else { unreachable!() };
        change(paired);
        // Reasons for missing tables would be a fault of the file.
        paired.reasons.clear();
    }))
}

/// All findings after the cut was changed.
fn cut(event: &Event, change: impl FnOnce(&mut Cut)) -> Vec<String> {
    breaches(&changed(event, |actions| {
        let at = actions.iter().position(|action| matches!(action, Action::Cut(_))).unwrap();
        actions.truncate(at + 1);
        let Some(Action::Cut(cut)) = actions.last_mut() else { unreachable!() };
        change(cut);
    }))
}

/// Swaps the second-named players of two tables.
fn exchange(paired: &mut Paired, one: usize, two: usize) {
    let other = paired.tables[one][1];
    paired.tables[one][1] = std::mem::replace(&mut paired.tables[two][1], other);
}

fn names<const N: usize>(event: &Event, ids: [u32; N]) -> [String; N] {
    ids.map(|id| event.label(id))
}

/// Twelve players of the card game, and the tables of round 2, with two groups of six.
fn halves() -> (Event, Vec<[u32; 2]>) {
    let event = straight("lcg", 12, |event| {
        let second = event.log.iter().find_map(|line| match &line.action {
            Action::Pair(paired) if paired.round == 2 => Some(paired.reasons.clone()),
            _ => None,
        });
        second.is_some_and(|reasons| reasons.starts_with("2 fold 6 4")) && event.finals().is_some()
    });
    let second = |line: &komandor::event::Entry| match &line.action {
        Action::Pair(paired) if paired.round == 2 => Some(paired.tables.clone()),
        _ => None,
    };
    let tables = event.log.iter().find_map(second).unwrap();
    (event, tables)
}

#[test]
fn two_of_a_fold_who_exchange_opponents_are_found() {
    let (event, tables) = halves();
    let [a, b, c, d] = names(&event, [tables[0][0], tables[0][1], tables[1][0], tables[1][1]]);
    assert_eq!(
        paired(&event, 1, 2, |paired| exchange(paired, 0, 1)),
        [format!(
            "round 2: not folded at 6 points: {a} – {d}, {c} – {b}; top half against bottom half \
             by start number, changed as little as a rematch demands, gives {a} – {b}, {c} – {d}"
        )]
    );
}

#[test]
fn a_round_or_a_cut_before_its_time_is_found() {
    let early = |what: &dyn Fn(&Action) -> bool| {
        breaches(&changed(&straight("destiny", 20, no_table_twice), |actions| {
            let at = actions.iter().position(what).unwrap();
            actions.truncate(at + 1);
            let report = actions.iter().rposition(|action| matches!(action, Action::Report(_)));
            actions.remove(report.unwrap());
        }))
    };
    assert_eq!(
        early(&|action| matches!(action, Action::Pair(paired) if paired.round == 2))[0],
        "round 2: no command writes this line: \"1 result of round 1 is missing: report table 10 first.\""
    );
    assert_eq!(
        early(&|action| matches!(action, Action::Cut(_)))[0],
        "cut: 4 of 4 rounds are paired, 1 result missing"
    );
}

#[test]
fn one_round_more_than_announced_is_found() {
    let found = breaches(&changed(&straight("destiny", 20, |_| true), |actions| {
        let at = actions.iter().position(|action| matches!(action, Action::Cut(_))).unwrap();
        actions.truncate(at);
        let last = actions.iter().rev().find_map(|action| match action {
            Action::Pair(paired) => Some(paired.clone()),
            _ => None,
        });
        let last = last.unwrap();
        actions.push(Action::Pair(Box::new(Paired { round: 5, reasons: String::new(), ..*last })));
    }));
    assert!(found[0].starts_with("round 5: rematch: "), "{found:?}");
}

#[test]
fn finals_of_another_kind_or_in_another_order_are_found() {
    let (event, _) = halves();
    assert_eq!(
        cut(&event, |cut| cut.kind = StageKind::SingleElimination),
        ["cut: this game has no such finals after a cut: single elimination"]
    );
    // The first games of the bracket by seeds: 1 – 4, 2 – 3.
    let seeds = event.finals().unwrap().seeds.clone();
    let pair = |a: usize, b: usize| {
        let (a, b) = (seeds[a].min(seeds[b]), seeds[a].max(seeds[b]));
        format!("{}, {}", event.label(a), event.label(b))
    };
    let mut given = Vec::new();
    let found = paired(&event, 2, 1, |paired| {
        paired.numbers[1] = paired.numbers[0];
        given.clone_from(&paired.tables);
    });
    assert_eq!(
        found,
        [
            "finals round 1: two matches have the number 1".to_owned(),
            format!("finals round 1: match 1 belongs to {}, but has {}", pair(0, 3), pair(1, 2)),
            format!("finals round 1: match 2 belongs to {}, but has nobody", pair(1, 2)),
        ]
    );
}

#[test]
fn rounds_that_the_finals_do_not_need_are_found() {
    let (event, _) = halves();
    assert_eq!(
        cut(&event, |cut| cut.rounds += 1),
        ["cut: 5 rounds set, but a bracket of 4 takes 4"]
    );
    let event = straight("destiny", 20, |_| true);
    assert_eq!(
        cut(&event, |cut| cut.rounds = 3),
        ["cut: 3 rounds set, but a bracket of 4 takes 2"]
    );
    let event = straight("lcg-2v2", 9, |event| event.finals().is_some());
    assert_eq!(
        cut(&event, |cut| cut.rounds = 0),
        ["cut: 0 rounds set, but a deciding match takes 1"]
    );
    // An event without Swiss rounds: eleven players in a bracket of sixteen.
    let like = straight("destiny", 8, |_| true);
    let mut event = Event::replay(like.head.clone(), like.ruleset.clone(), Vec::new()).unwrap();
    let names = (1..12).map(|n| format!("add N{n}"));
    let setup = "setup tier=relaxed structure=custom rounds=0".to_owned();
    for line in [setup].into_iter().chain(names).chain(["pair".to_owned()]) {
        carry_out(&mut event, &line).unwrap();
    }
    assert_eq!(
        paired(&event, 1, 1, |paired| paired.plan.as_mut().unwrap().rounds = 1),
        ["finals round 1: 1 round set, but a bracket of 16 takes 4"]
    );
}

#[test]
fn a_deciding_match_and_its_champion_are_found() {
    let event = straight("lcg-2v2", 9, |event| event.finals().is_some());
    let seeds = event.finals().unwrap().seeds.clone();
    let [first, second] = names(&event, [seeds[0], seeds[1]]);
    assert_eq!(
        cut(&event, |cut| cut.seeds.reverse()),
        [format!("cut: seed 1 belongs to {first}, but was given to {second}")]
    );
    let mut champion = String::new();
    let found = breaches(&changed(&event, |actions| {
        let Some(Action::Finish(finished)) = actions.last_mut() else { unreachable!() };
        champion = event.label(finished.champion.take().unwrap());
    }));
    assert_eq!(found, [format!("champion: should be {champion}, not nobody")]);
}
