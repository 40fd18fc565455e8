//! Tests of what actions depend on, for an example of every action.

use crate::event::action::{
    Added, Begun, CardTaken, CheckDrawn, Checked, ComponentCase, Cut, Declined, Edited, Effect,
    Extended, Finished, Handed, IllegalDeck, Instead, Left, ListAccepted, Paired, Part, Penalised,
    Recommended, RedraftStarted, Repaired, Reported, Returned, Setup, SideTaken, Swapped, Timer,
};
use crate::event::{Action, Official, Role, Seated, StageKind, Step};
use crate::ruleset::{ComponentFound, ComponentKind, ComponentState, MatchShape, TierKind};

/// An example of every action, and of those that differ by what they hold.
fn examples() -> Vec<(&'static str, Action)> {
    let added = |leads| Added { id: 1, name: "A".to_owned(), tie: 1, leads, ..Added::default() };
    let left = |seeds| Left { id: 1, stage: 1, after: 2, seeds, recommended: None };
    let penalty = |effect| {
        let kind = "warning".to_owned();
        Action::Penalty(Penalised { id: 1, kind, effect, ..Penalised::default() })
    };
    let reported = |stage| Reported {
        stage,
        round: 1,
        table: 1,
        of: [1, 2],
        games: "W".to_owned(),
        conceded: Vec::new(),
        open: false,
        concede: None,
        noshow: None,
        margin: None,
        scores: None,
        timed: false,
        time: None,
        drop: Default::default(),
    };
    let recommended = Recommended { id: 1, marshal: "M".to_owned(), declined: false, note: None };
    let drawn = CheckDrawn { stage: 1, round: 1, ids: vec![1], draw: 1, tables: false };
    let checked = |illegal| {
        let (id, stage, round, table, note) = (1, 1, 1, Some(1), None);
        Action::DeckCheck(Box::new(Checked { id, stage, round, table, illegal, note }))
    };
    let illegal = |leaves| IllegalDeck {
        cards: "C".to_owned(),
        left: None,
        instead: Instead::MatchLoss,
        result: Some(reported(1)),
        penalty: None,
        leaves,
    };
    let component = |minutes, result, leaves| {
        Action::Component(Box::new(ComponentCase {
            id: 1,
            component: ComponentKind::Card,
            state: ComponentState::Lost,
            found: ComponentFound::BeforeRound,
            at: None,
            name: None,
            replaced: None,
            minutes,
            result,
            leaves,
            proxy: None,
        }))
    };
    let paired = |stage, round, numbers| Paired { numbers, ..Paired::empty(stage, round, 35) };
    let setup = Setup::default;
    let official = Official { name: "O".to_owned(), role: Role::Judge, playing: false };
    let seats = Seated { pods: Vec::new(), by_hand: false, redrawn: 0 };
    let shape = MatchShape::OneGame;
    let kind = StageKind::SingleElimination;
    vec![
        ("add", Action::Add(added(None))),
        ("add+lead", Action::Add(added(Some(Role::Judge)))),
        ("import", Action::Import(vec![added(None)])),
        ("edit", Action::Edit(Edited { id: 1, ..Edited::default() })),
        ("official", Action::Official(official)),
        ("dismiss", Action::Dismiss("O".to_owned())),
        ("setup+name", Action::Setup(Setup { name: Some("E".to_owned()), ..setup() })),
        ("setup+rounds", Action::Setup(Setup { rounds: Some(3), ..setup() })),
        ("setup+redraft", Action::Setup(Setup { redraft: Some(true), ..setup() })),
        ("setup+tier", Action::Setup(Setup { tier: Some(TierKind::Formal), ..setup() })),
        ("pods", Action::Pods(seats)),
        ("draft", Action::Draft(Step::Open)),
        ("redraft", Action::Redraft(RedraftStarted { pod: 1, cards: 1, order: vec![1] })),
        ("take", Action::Take(CardTaken { pod: 1, id: 1 })),
        ("pair", Action::Pair(Box::new(paired(1, 2, vec![])))),
        ("pair+later", Action::Pair(Box::new(paired(1, 3, vec![])))),
        ("pair+bracket", Action::Pair(Box::new(paired(2, 1, vec![1])))),
        (
            "repair",
            Action::Repair(Box::new(Repaired { stage: 1, round: 1, ..Repaired::default() })),
        ),
        ("begun", Action::Begun(Begun { stage: 1, round: 1, tables: vec![1], not_yet: false })),
        ("swap", Action::Swap(Swapped { stage: 1, round: 1, swap: [1, 2], sides: vec![] })),
        ("side", Action::Side(SideTaken { stage: 2, round: 1, table: 1, first: 1 })),
        ("report", Action::Report(reported(1))),
        ("report+finals", Action::Report(reported(2))),
        ("drop", Action::Drop(left(None))),
        ("drop+seed", Action::Drop(left(Some(vec![2, 3])))),
        ("remove", Action::Remove(1)),
        ("rejoin", Action::Rejoin(Returned { id: 1, missed: Vec::new() })),
        ("disqualify", Action::Disqualify(left(None))),
        ("cut", Action::Cut(Cut { kind, seeds: vec![1, 2], shape, rounds: 1, instead_of: None })),
        ("decline", Action::Decline(Declined { id: 1, seeds: vec![2, 3] })),
        ("timer", Action::Timer(Timer::Pause)),
        ("extend", Action::Extend(Extended { table: 1, minutes: 3 })),
        ("penalty", penalty(None)),
        ("penalty+game", penalty(Some(Effect::Result(reported(1))))),
        ("penalty+points", penalty(Some(Effect::Points(3)))),
        ("penalty+removal", penalty(Some(Effect::Removed(left(None))))),
        ("penalty+ban", penalty(Some(Effect::Disqualified(left(None))))),
        ("recommend", Action::Recommend(recommended)),
        ("check draw", Action::CheckDraw(drawn)),
        ("check", checked(None)),
        ("check+result", checked(Some(illegal(None)))),
        ("check+leaves", checked(Some(illegal(Some(left(None)))))),
        ("component", component(None, None, None)),
        ("component+minutes", component(Some(3), None, None)),
        ("component+game", component(None, Some(reported(1)), None)),
        ("component+leaves", component(None, None, Some(left(None)))),
        ("list", Action::List(Handed { id: 1, lines: Vec::new(), faults: Vec::new() })),
        ("accept list", Action::AcceptList(ListAccepted { id: 1, list: 9 })),
        ("note", Action::Note("n".to_owned())),
        ("by hand", Action::ByHand("the log".to_owned())),
        ("finish", Action::Finish(Finished { champion: None })),
        ("undo", Action::Undo(1)),
        ("redo", Action::Redo(1)),
    ]
}

#[test]
fn what_depends_on_an_action_follows_from_its_footprint() {
    const SEEDS: &str = "drop+seed, cut, decline, finish";
    const CHECKS: &str = "check, check+result, check+leaves";
    const ROUNDS: &str = "pair, pair+later, pair+bracket";
    let (rounds, by_results) =
        (format!("{ROUNDS}, repair, {SEEDS}"), format!("redraft, {ROUNDS}, repair, {SEEDS}"));
    let bracket = format!("pair+bracket, repair, {SEEDS}");
    let expected = |name: &str| -> String {
        match name {
            "edit" | "official" | "dismiss" | "timer" | "extend" | "penalty" | "recommend"
            | "check draw" | "check" | "component" | "component+minutes" | "list"
            | "accept list" | "note" | "finish" => String::new(),
            "setup+rounds" | "setup+tier" => rounds.clone(),
            "setup+redraft" => format!("draft, redraft, {ROUNDS}, finish"),
            "pods" => format!("pods, draft, {ROUNDS}, finish"),
            "draft" => "draft, finish".to_owned(),
            "redraft" | "take" => "redraft, take, finish".to_owned(),
            "repair" => format!("redraft, {ROUNDS}, repair, begun, drop+seed, cut, decline, extend, {CHECKS}, finish"),
            "begun" => "repair".to_owned(),
            "pair" => "repair, begun, drop, drop+seed, disqualify, timer, extend, penalty+removal, penalty+ban, \
                       check draw, check, check+result, check+leaves, component+minutes, \
                       component+leaves, finish"
                .to_owned(),
            "pair+later" | "pair+bracket" => {
                format!("repair, begun, timer, extend, check draw, {CHECKS}, component+minutes, finish")
            }
            "swap" => format!("repair, begun, {CHECKS}, finish"),
            "side" => "pair+bracket, finish".to_owned(),
            "report" | "report+finals" | "rejoin" | "penalty+game" | "penalty+points"
            | "check+result" | "check+leaves" | "component+game" => by_results.clone(),
            "drop" | "drop+seed" | "disqualify" | "decline" | "penalty+removal" | "penalty+ban"
            | "component+leaves" => bracket.clone(),
            "remove" => format!("pods, {ROUNDS}, finish"),
            "cut" => "drop, drop+seed, disqualify, penalty+removal, penalty+ban, check+leaves, \
                      component+leaves, finish"
                .to_owned(),
            _ => "finish".to_owned(),
        }
    };
    let all = examples();
    for (name, earlier) in &all {
        assert_eq!(earlier.log_step(), earlier.footprint().step, "{name}");
        let earlier = earlier.footprint();
        let later = all.iter().filter(|(_, later)| later.footprint().depends_on(&earlier));
        let later: Vec<&str> = later.map(|(name, _)| *name).collect();
        assert_eq!(later.join(", "), expected(name), "after {name}");
    }
}

#[test]
fn the_standings_stay_after_actions_that_do_not_write_them() {
    let stays = examples().into_iter().filter(|(_, a)| !a.footprint().writes.has(Part::Standings));
    let stays: Vec<&str> = stays.map(|(name, _)| name).collect();
    assert_eq!(
        stays.join(", "),
        "official, dismiss, pods, draft, redraft, take, pair+bracket, begun, side, report+finals, cut, decline, timer, extend, penalty, recommend, check draw, check, component, component+minutes, list, accept list, note, by hand, finish, undo, redo"
    );
}
