use super::*;
use crate::event::decide::contenders;
use crate::event::standings::WinLoss;

const SEVEN: [&str; 7] = ["A", "B", "C", "D", "E", "F", "G"];

/// The rules of `tests/rulesets/grand-prix.yaml` with this line in the place of that.
fn grand_prix(instead: &str, of: &str) -> Ruleset {
    let text = include_str!("../../../tests/rulesets/grand-prix.yaml");
    assert!(text.contains(of));
    read("grand-prix.yaml", &text.replace(of, instead)).unwrap_or_else(|why| panic!("{why:?}"))
}

fn plain() -> Ruleset {
    grand_prix("", "")
}

fn rounds(rounds: u32) -> Setup {
    let structure = Some(StructureKind::Custom);
    let tier = Some(TierKind::Relaxed);
    Setup { structure, tier, rounds: Some(rounds), cut: Some(0), ..Setup::default() }
}

fn desk(ruleset: Ruleset, players: &[&str]) -> Desk {
    Desk::with(ruleset, rounds(4), players)
}

/// Points, rounds, byes, and those byes that the rule of the odd player's bye counts.
fn record(desk: &Desk, name: &str) -> (u32, u32, u32, u32) {
    let record = standings(&desk.event).record(desk.id(name)).unwrap();
    (record.points, record.rounds, record.byes, record.byes_of_the_draw())
}

fn win_loss(desk: &Desk, name: &str) -> WinLoss {
    standings(&desk.event).record(desk.id(name)).unwrap().win_loss()
}

fn results(desk: &mut Desk, pairs: &str, all: &[&str]) {
    desk.does(&format!("pair manual '{pairs}'"));
    for (table, result) in (1..).zip(all) {
        desk.does(&format!("report {table} {result}"));
    }
}

/// The byes that the rule of the odd player's bye sees before this round.
fn byes_seen(desk: &Desk, round: u32) -> Vec<(Id, u32)> {
    contenders(&desk.event, round).iter().map(|one| (one.id, one.byes)).collect()
}

/// Three rounds with byes for the first of them.
///
/// By the Magic Tournament Rules, appendix C: a bye is a match won 2–0, three match points, and no
/// opponent. A has met E only, who has 6 of 9 points; B has met C and G, who have 6 of 9 each.
#[test]
fn awarded_byes_are_won_without_an_opponent_beside_the_odd_players_bye() {
    let mut desk = desk(plain(), &SEVEN);
    desk.run(["edit A byes=2", "edit B byes=1"]);
    let told = desk.does("pair");
    assert!(told.starts_with("Round 1 is paired: 2 tables, bye "), "{told}");
    assert!(told.ends_with(", A and B have awarded byes."), "{told}");
    desk.does("undo");
    results(&mut desk, "C = D, E = F, G = bye", &["WW", "WW"]);
    assert_eq!(desk.games(), ["C–D", "E–F", "G–", "A–", "B–"]);
    assert_eq!(record(&desk, "A"), (3, 1, 1, 0));
    assert_eq!(record(&desk, "G"), (3, 1, 1, 1));
    results(&mut desk, "B = C, E = G, D = F", &["WW", "WW", "WW"]);
    results(&mut desk, "A = E, B = G, C = F, D = bye", &["WW", "LL", "WW"]);
    assert_eq!(record(&desk, "A"), (9, 3, 2, 0));
    assert_eq!(record(&desk, "B"), (6, 3, 1, 0));
    assert_eq!(desk.line("A"), "A 9 3 2/3 1");
    assert_eq!(desk.line("B"), "B 6 3 2/3 2/3");
    assert_eq!(win_loss(&desk, "A"), WinLoss { won: 3, lost: 0, drawn: 0 });
    // A and B have had no bye of the draw; D and G have.
    let seen = [(1, 0), (2, 0), (3, 0), (4, 1), (5, 0), (6, 0), (7, 1)];
    assert_eq!(byes_seen(&desk, 4), seen);
}

#[test]
fn what_the_rules_do_not_award_is_refused() {
    let mut desk = desk(plain(), &SEVEN);
    desk.dialogue(
        "edit A byes=4 | no: 4 byes are too many: the limit is 3.
         add H byes=4 | no: 4 byes are too many: the limit is 3.
         add H house byes=1 | no: A house player can't have byes: they only play where somebody would have one.
         edit A byes=1
         edit A house=yes | no: A house player can't have byes: they only play where somebody would have one.
         away A | no: A has an awarded bye in round 1. To pair them anyway: edit #1 byes=0.
         pair manual 'A = B, C = D, E = F, G = bye' | no: A has an awarded bye in round 1. To pair them anyway: edit #1 byes=0.
         pair manual 'B = C, D = E, F = G'
         swap A B | no: A has an awarded bye and keeps it. To undo the round: undo.
         edit A byes=0 | no: A: the rounds with a bye are already paired, so nothing changes up to round 1.",
    );
    let told = ["Byes count from round 2: earlier rounds are already paired."];
    assert_eq!(desk.warnings("edit C byes=2"), told);
    let told = desk.refused("undo 8");
    let why = "Can't undo only action 8 (A has 1 awarded bye). This depends on it: ";
    assert!(told.starts_with(why), "{told}");
    let mut destiny = Desk::custom(3, 0, &SEVEN);
    let why = "Star Wars: Destiny has no awarded byes.";
    assert_eq!(destiny.refused("edit A byes=1"), why);
    let mut few = self::desk(plain(), &SEVEN[..4]);
    ["A", "B", "C"].iter().for_each(|name| _ = few.does(&format!("edit {name} byes=1")));
    let why = "Only one player plays this round. Byes: A, B and C. Change them first.";
    assert_eq!(few.refused("pair"), why);
}

#[test]
fn the_preflight_and_the_check_in_wait_for_nobody_with_a_bye() {
    let mut desk = desk(plain(), &SEVEN);
    desk.run(["setup checkin=yes", "edit A byes=1"]);
    desk.run(["B", "C", "D", "E", "F", "G"].map(|name| format!("here {name}")));
    let decision = desk.decision("pair");
    assert_eq!(decision.message.to_string(), "Round 1 is paired: 3 tables, A has an awarded bye.");
    desk.play(|_, a, b| a < b);
    let preflight = Preflight::of(&desk.event, None, Moment::new(0, 0));
    assert!(preflight.items.iter().any(|item| item.sentence == "1 of 7 not checked in: A."));
    assert!(desk.refused("pair").starts_with("1 of 7 not checked in: A."));
}

#[test]
fn the_announcement_says_what_the_rules_say_of_byes() {
    let mut desk = Desk::with(plain(), Setup::default(), &SEVEN);
    desk.does("edit A byes=3");
    let items = crate::event::announcement::announcement(&desk.event);
    let byes = items.iter().find(|item| item.key == "byes").unwrap();
    let said: Vec<String> = byes.lines.iter().map(|said| said.to_string()).collect();
    assert_eq!(
        said,
        [
            "Awarded before the event: 3 points each, for the first 3 rounds at most; players with byes: 1",
        ]
    );
}
