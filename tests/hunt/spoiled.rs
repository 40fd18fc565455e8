use super::*;
use komandor::event::StageKind;
use komandor::event::actions::{Cut, Left, Returned};

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

fn destiny() -> Arc<Ruleset> {
    Arc::new(Library::new(Vec::new()).get("destiny").unwrap().ruleset.clone())
}

/// An event without undo or moved players, so that any line can be changed.
fn plain(players: u32) -> Event {
    use Action::{Cut, Finish, Import, Pair, Report};
    straight("destiny", players, |event| {
        let usual = |line: &Entry| {
            matches!(line.action, Import(_) | Pair(_) | Report(_) | Cut(_) | Finish(_))
        };
        event.log.iter().all(usual)
    })
}

/// The event with its log changed.
fn changed(event: &Event, change: impl FnOnce(&mut Vec<Action>)) -> Event {
    let mut actions: Vec<Action> = event.log.iter().map(|line| line.action.clone()).collect();
    change(&mut actions);
    let like = &event.log[0];
    let lines = (1..).zip(actions).map(|(n, action)| Entry { n, action, ..like.clone() });
    Event::replay(event.head.clone(), event.ruleset.clone(), lines.collect::<Vec<_>>()).unwrap()
}

fn breaches(event: &Event) -> Vec<String> {
    verify(event).breaches.iter().map(ToString::to_string).collect()
}

/// The draw of this round of the first stage; later lines of the log are cut off.
fn drawn(actions: &mut Vec<Action>, number: u32) -> &mut Paired {
    let at = actions.iter().position(|action| {
        matches!(action, Action::Pair(paired) if paired.round == number && paired.stage == 1)
    });
    let at = at.unwrap();
    // Its results would belong to other tables now.
    actions.truncate(at + 1);
    let Some(Action::Pair(paired)) = actions.last_mut() else { unreachable!() };
    paired
}

#[test]
fn sound_events_have_no_breaches_and_everything_is_counted() {
    let event = plain(9);
    let verdict = verify(&event);
    assert_eq!((verdict.breaches, verdict.remarks), (vec![], vec![]));
    // Four rounds of four tables. Nine places before rounds 2, 3 and 4, and at the end.
    assert_eq!((verdict.rounds, verdict.tables, verdict.places), (4, 16, 36));
}

#[test]
fn losses_not_charged_are_found() {
    let simulation = Simulation { players: 20, structure: None, seed: 0, drops: 40, house: false };
    let returns = |event: &Event| {
        let mut lines = event.log.iter();
        event.undone.is_empty()
            && lines.any(|line| {
                matches!(&line.action, Action::Rejoin(returned) if returned.missed.len() == 1)
            })
    };
    let event = (0..)
        .map(|seed| simulate(&destiny(), &Simulation { seed, ..simulation }).unwrap())
        .find(returns)
        .unwrap();
    let mut expected = String::new();
    let wrong = changed(&event, |actions| {
        let at = actions.iter().position(
            |action| matches!(action, Action::Rejoin(returned) if returned.missed.len() == 1),
        );
        actions.truncate(at.unwrap() + 1);
        let Some(Action::Rejoin(returned)) = actions.last_mut() else { unreachable!() };
        let missed = returned.missed[0];
        returned.missed.clear();
        expected = format!(r#"rejoin: "missed" is null, but this program writes [{missed}]"#);
    });
    assert_eq!(breaches(&wrong)[0], expected);
}

#[test]
fn a_plan_that_was_not_announced_is_found() {
    let wrong = changed(&plain(9), |actions| {
        drawn(actions, 1).plan.as_mut().unwrap().rounds = 3;
    });
    assert_eq!(
        breaches(&wrong),
        [
            "round 1: started with 3 rounds and a cut to 0 for 9 players; the settings have 4 rounds and a cut to 0"
        ]
    );
}

/// An event of six players with many kinds of lines.
///
/// P1 leaves and comes back, P2 is disqualified, P6 concedes. A remark is undone and redone.
fn event() -> Event {
    let like = straight("destiny", 9, |_| true);
    let head = Head { seed: 1_u64.into(), ..like.head.clone() };
    let mut event = Event::replay(head, like.ruleset.clone(), Vec::new()).unwrap();
    let mut verb = |line: &str| assert!(carry_out(&mut event, line).unwrap(), "{line}");
    verb("setup tier=relaxed structure=custom rounds=3 cut=0");
    ["P1", "P2", "P3", "P4", "P5", "P6"].iter().for_each(|name| verb(&format!("add {name}")));
    let verbs = "note 'lights on'; undo; redo; pair manual 'P1 = P2, P3 = P4, P5 = P6'; report 1 W; \
                 report 2 W; report 3 concede B; drop P1; pair; report 1 W; report 2 W; rejoin P1; \
                 disqualify P2; penalty P3 warning; pair; report 1 W; report 2 W; finish";
    verbs.split("; ").for_each(verb);
    event
}

/// All findings after this line of the log was changed.
fn said(which: fn(&Action) -> bool, change: impl FnOnce(&mut Action)) -> Vec<String> {
    breaches(&changed(&event(), |actions| change(actions.iter_mut().find(|a| which(a)).unwrap())))
}

/// All findings after another line was put behind the last line of this kind.
fn followed(which: fn(&Action) -> bool, by: impl FnOnce(&Action) -> Action) -> Vec<String> {
    breaches(&changed(&event(), |actions| {
        let at = actions.iter().rposition(which).unwrap();
        actions.insert(at + 1, by(&actions[at]));
    }))
}

fn twice(which: fn(&Action) -> bool) -> Vec<String> {
    followed(which, Clone::clone)
}

const LEAVES: fn(&Action) -> bool = |action| matches!(action, Action::Drop(_));
const IS_PUT_OUT: fn(&Action) -> bool = |action| matches!(action, Action::Disqualify(_));
const PAIRS: fn(&Action) -> bool = |action| matches!(action, Action::Pair(_));

#[test]
fn nobody_leaves_twice_or_after_another_round() {
    assert_eq!(breaches(&event()), Vec::<String>::new());
    assert_eq!(
        twice(LEAVES),
        ["withdrawal: no command writes this line: \"P1 has already dropped.\""]
    );
    assert_eq!(
        twice(IS_PUT_OUT),
        ["withdrawal: no command writes this line: \"P2 is already disqualified.\""]
    );
    let left = |stage, after| {
        said(LEAVES, |action| {
            let Action::Drop(left) = action else { unreachable!() };
            *left = Left { stage, after, ..left.clone() };
        })
    };
    assert_eq!(left(1, 2), [r#"withdrawal: "after" is 2, but this program writes 1"#]);
    assert_eq!(left(2, 1), [r#"withdrawal: "stage" is 2, but this program writes 1"#]);
    // A player disqualified after leaving keeps the last round they played.
    let both = |after| {
        let left = Left { id: 1, stage: 1, after, seeds: None, recommended: None };
        changed(&event(), |actions| {
            let at = actions.iter().position(|action| matches!(action, Action::Rejoin(_)));
            actions.truncate(at.unwrap());
            actions.push(Action::Disqualify(left));
        })
    };
    assert_eq!(breaches(&both(1)), Vec::<String>::new());
    assert_eq!(breaches(&both(2)), [r#"withdrawal: "after" is 2, but this program writes 1"#]);
}

#[test]
fn only_who_has_left_and_may_return_does() {
    let back = |id| Action::Rejoin(Returned { id, missed: Vec::new() });
    let returned = |id: u32| followed(IS_PUT_OUT, |_| back(id));
    assert_eq!(
        returned(3),
        ["rejoin: no command writes this line: \"P3 is already in the event.\""]
    );
    assert_eq!(
        returned(2)[0],
        "rejoin: no command writes this line: \"P2 is disqualified and may never rejoin.\""
    );
}

#[test]
fn a_round_is_paired_once() {
    let spoiled = said(PAIRS, |action| {
        let Action::Pair(paired) = action else { unreachable!() };
        paired.redrawn = 2;
    });
    assert_eq!(spoiled, [r#"round 1: "redrawn" is 2, but this program writes null"#]);
}

#[test]
fn nothing_but_a_remark_follows_the_end() {
    let ends: fn(&Action) -> bool = |action| matches!(action, Action::Finish(_));
    let closed = "log: the event was already closed, and only undo reopens it";
    assert_eq!(twice(ends), [closed]);
    assert_eq!(followed(ends, |_| Action::Note("lights off".to_owned())), Vec::<String>::new());
}
