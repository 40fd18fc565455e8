use super::table::Appearance;
use super::*;
use crate::event::{EventId, Head};
use crate::ruleset::Problem;

/// Rules with these lines below the points 10, 6, 3 and 1 for attendance.
fn rules(more: &str) -> Rules {
    read_rules("s.yaml", &text(more)).unwrap()
}

fn text(more: &str) -> String {
    format!("season: 1\nname: Liga\npoints:\n  places: [10, 6, 3]\n  attendance: 1\n{more}")
}

/// A finished event of this day whose players, as `Name`, `Name/Club` or `Name#Number`, stand in
/// order. Each beat all behind them.
fn event(day: &str, players: &[&str]) -> Played {
    let head = Head {
        id: EventId::of_bits(day.bytes().fold(0, |bits, byte| bits << 8 | u128::from(byte))),
        name: format!("Liga {day}"),
        date: format!("2026-{day}"),
        seed: 7_u64.into(),
        organizer: "anna".into(),
        ..Head::default()
    };
    let player = |(at, who): (usize, &&str)| {
        let (who, number) = who.split_once('#').map_or((*who, None), |(n, m)| (n, Some(m)));
        let (name, club) = who.split_once('/').map_or((who, None), |(n, c)| (n, Some(c)));
        let others = (0..players.len()).filter(|other| *other != at).map(|id| id as u32 + 1);
        Appearance {
            entrant: at as u32 + 1,
            names: name.split('+').map(str::to_owned).collect(),
            members: vec![number.map(str::to_owned); name.split('+').count()],
            club: club.map(str::to_owned),
            place: Some(at as u32 + 1),
            record: Record {
                wins: (players.len() - 1 - at) as u32,
                losses: at as u32,
                ..Record::default()
            },
            met: others.collect(),
        }
    };
    Played {
        file: format!("{day}.yaml"),
        name: head.name.clone(),
        date: head.date.clone(),
        game: "destiny".into(),
        is_over: true,
        actions: 10,
        head,
        players: players.iter().enumerate().map(player).collect(),
    }
}

fn season(more: &str, events: &[Played]) -> Season {
    Season::of(rules(more), events.to_vec(), Vec::new())
}

/// `1 Ewa 29: 11 7 11`, with what does not count in brackets.
fn told(season: &Season) -> Vec<String> {
    let points = |one: &Counted| match one.counts {
        true => one.points.to_string(),
        false => format!("({})", one.points),
    };
    let line = |one: &Person| {
        let sum: Vec<String> = one.events.iter().map(points).collect();
        format!("{} {} {}: {}", one.place, one.name, one.total, sum.join(" "))
    };
    season.people.iter().map(line).collect()
}

#[test]
fn points_are_summed_and_only_the_best_n_count() {
    let events = [
        event("01-10", &["Ewa", "Jan", "Ola", "Iga"]),
        event("02-10", &["Jan", "Ewa", "Iga"]),
        event("03-10", &["Ewa", "Ola", "Jan"]),
    ];
    assert_eq!(
        told(&season("", &events)),
        ["1 Ewa 29: 11 7 11", "2 Jan 22: 7 11 4", "3 Ola 11: 4 7", "4 Iga 5: 1 4"]
    );
    let best = season("best: 2\n", &events);
    assert_eq!(
        told(&best),
        ["1 Ewa 22: 11 (7) 11", "2 Jan 18: 7 11 (4)", "3 Ola 11: 4 7", "4 Iga 5: 1 4"]
    );
    let ewa = &best.people[0];
    assert_eq!(ewa.record, Record { wins: 3 + 1 + 2, losses: 1, draws: 0, byes: 0 });
    let met: Vec<(&str, u32)> = ewa.met.iter().map(|m| (m.name.as_str(), m.times)).collect();
    assert_eq!(met, [("Jan", 3), ("Iga", 2), ("Ola", 2)]);
    let seeded = season("seats: 3\n", &events);
    let seeds: Vec<&str> = seeded.seeds().unwrap().iter().map(|one| one.name.as_str()).collect();
    assert_eq!(seeds, ["Ewa", "Jan", "Ola"]);
    assert_eq!(season("", &events).seeds(), None);
}

#[test]
fn wins_and_large_events_bring_points_of_their_own() {
    let more = "  win: 2\n  larger:\n    - {players: 4, places: [20, 12]}\n";
    let events = [event("01-10", &["Ewa", "Jan", "Ola", "Iga"]), event("02-10", &["Jan", "Ewa"])];
    // 20 + 1 + 3 · 2, and 6 + 1.
    let season = season(more, &events);
    assert_eq!(told(&season), ["1 Ewa 34: 27 7", "2 Jan 30: 17 13", "3 Ola 3: 3", "4 Iga 1: 1"]);
    let ewa = &season.people[0].events[0];
    assert_eq!((ewa.for_place, ewa.for_attendance, ewa.for_results), (20, 1, 6));
}

/// Iga has 4 from two events, and the others from one; Ola and Ula differ in the best place.
#[test]
fn ties_go_to_more_events_then_to_the_better_best_place_then_are_shared() {
    let places = "season: 1\nname: Liga\npoints: {places: [4, 2, 2, 2]}\n";
    let pairs = [["Ewa", "Iga"], ["Jan", "Iga"], ["Max", "Ola"], ["Zoe", "Ula"]];
    let mut events: Vec<Played> =
        (1..).zip(pairs).map(|(month, pair)| event(&format!("0{month}-10"), &pair)).collect();
    events[3].players[1].place = Some(4);
    let season = Season::of(read_rules("s.yaml", places).unwrap(), events, Vec::new());
    let said = ["1 Iga 4: 2 2", "2 Ewa 4: 4", "2 Jan 4: 4", "2 Max 4: 4", "2 Zoe 4: 4"];
    assert_eq!(told(&season), [&said[..], &["6 Ola 2: 2", "7 Ula 2: 2"]].concat());
}

#[test]
fn what_does_not_count_is_named_with_the_reason() {
    let mut open = event("03-10", &["Ewa", "Jan"]);
    open.is_over = false;
    let mut other = event("03-11", &["Ewa", "Jan"]);
    other.game = "lcg".into();
    let good = event("03-12", &["Ewa", "Jan"]);
    let mut copy = good.clone();
    copy.file = "copy.yaml".into();
    copy.actions = 9;
    let early = event("01-10", &["Ewa", "Jan"]);
    let late = event("12-10", &["Ewa", "Jan"]);
    let broken = LeftOut { file: "broken.yaml".to_owned(), why: msg("it is damaged") };
    let more = "game: destiny\nfrom: 2026-02-01\nto: 2026-11-30\n";
    let season = Season::of(rules(more), vec![copy, late, early, good, other, open], vec![broken]);
    let out: Vec<String> =
        season.left_out.iter().map(|out| format!("{}: {}", out.file, out.why)).collect();
    assert_eq!(
        out,
        [
            "01-10.yaml: 2026-01-10 is before the first day, 2026-02-01",
            "03-10.yaml: not finished",
            "03-11.yaml: its game is lcg, not destiny",
            "12-10.yaml: 2026-12-10 is after the last day, 2026-11-30",
            "broken.yaml: it is damaged",
            "copy.yaml: same event as 03-12.yaml, which is counted",
        ]
    );
    assert_eq!(told(&season), ["1 Ewa 11: 11", "2 Jan 7: 7"]);
}

fn msg(text: &str) -> crate::words::Message {
    crate::words::Message::verbatim(text)
}

/// Events in which one person stands under many names.
fn doubtful() -> Vec<Played> {
    vec![
        event("01-10", &["Ewa Zięba", "Jan Lis/Cube", "Ola Wilk"]),
        event("02-10", &["Zieba Ewa", "Jan Lis/Bard", "Ola Wilk/Bard"]),
        event("03-10", &["Ewa Zieba", "Jan Liis", "Ola Wilk"]),
    ]
}

fn asked(season: &Season) -> Vec<(&str, &str, Alike)> {
    season.doubts.iter().map(|d| (d.one.as_str(), d.other.as_str(), d.why)).collect()
}

#[test]
fn every_doubtful_pair_is_asked_about_once_and_answers_are_kept() {
    let open = season("", &doubtful());
    assert_eq!(
        asked(&open),
        [
            ("Ewa Zieba", "Ewa Zięba", Alike::Marks),
            ("Ewa Zieba", "Zieba Ewa", Alike::Order),
            ("Ewa Zięba", "Zieba Ewa", Alike::Order),
            ("Jan Liis", "Jan Lis (Bard)", Alike::Letter),
            ("Jan Liis", "Jan Lis (Cube)", Alike::Letter),
            ("Jan Lis (Bard)", "Jan Lis (Cube)", Alike::Club),
        ]
    );
    assert_eq!(open.people.len(), 7);
    // Without a second club a name is one person, with and without the club.
    assert_eq!(open.people.iter().filter(|one| one.name == "Ola Wilk").count(), 1);
    let more = "same:\n  - [Ewa Zieba, Ewa Zięba, Zieba Ewa]\n  - [Jan Liis, Jan Lis (bard)]\n\
                different:\n  - [Jan Lis (Bard), Jan Lis (Cube)]\n";
    let settled = season(more, &doubtful());
    assert_eq!(asked(&settled), []);
    assert_eq!(settled.people.len(), 4);
    let ewa = &settled.people[0];
    assert_eq!((ewa.name.as_str(), ewa.total, ewa.events.len()), ("Ewa Zieba", 33, 3));
    assert_eq!(ewa.labels, ["Ewa Zieba", "Ewa Zięba", "Zieba Ewa"]);
    let stranger = season("same:\n  - [Ewa Zieba, Nobody]\n", &doubtful());
    assert_eq!(
        stranger.remarks[0].to_string(),
        "Nobody is listed under same or different, but played in none of these events."
    );
}

#[test]
fn two_in_one_event_are_two_people() {
    let events = [event("01-10", &["Jan Lis", "Jan Liss"])];
    assert_eq!(asked(&season("", &events)), []);
    let joined = season("same:\n  - [Jan Lis, Jan Liss]\n", &events);
    assert_eq!(
        joined.remarks[0].to_string(),
        "Jan Liss is one person by the season file, but played twice in Liga 01-10: is the line under same right?"
    );
}

#[test]
fn neither_the_order_of_files_nor_a_match_that_is_taken_back_changes_the_table() {
    let events = doubtful();
    let before = season("best: 2\n", &events);
    for order in [[0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        let turned: Vec<Played> = order.iter().map(|at| events[*at].clone()).collect();
        assert_eq!(season("best: 2\n", &turned), before, "{order:?}");
    }
    let matched = season("best: 2\nsame:\n  - [Ewa Zieba, Zieba Ewa]\n", &events);
    assert_ne!(told(&matched), told(&before));
    assert_eq!(season("best: 2\n", &events), before);
    let reversed = season("best: 2\nsame:\n  - [Zieba Ewa, Ewa Zieba]\n", &events);
    assert_eq!(told(&reversed), told(&matched));
}

#[test]
fn a_team_counts_for_both_and_the_disqualified_get_nothing() {
    let mut teams = event("01-10", &["Ewa+Jan", "Ola+Iga"]);
    let alone = event("02-10", &["Jan", "Ola"]);
    assert_eq!(
        told(&season("", &[teams.clone(), alone])),
        ["1 Jan 22: 11 11", "2 Ola 14: 7 7", "3 Ewa 11: 11", "4 Iga 7: 7"]
    );
    teams.players[0].place = None;
    assert_eq!(
        told(&season("", &[teams])),
        ["1 Iga 7: 7", "1 Ola 7: 7", "3 Ewa 0: 0", "3 Jan 0: 0"]
    );
}

#[test]
fn the_template_is_a_season_and_mistakes_are_named_with_their_place() {
    assert_eq!(read_rules("t.yaml", TEMPLATE).map(|rules| rules.points.attendance), Ok(1));
    let wrong = |text: &str| -> Vec<String> {
        read_rules("s.yaml", text).unwrap_err().iter().map(Problem::to_string).collect()
    };
    assert_eq!(
        wrong(&text("bst: 2\n")),
        ["s.yaml:6:1: \"bst\" is not a key here; did you mean \"best\"?"]
    );
    assert_eq!(
        wrong(&text("best: 0\nsame:\n  - [Ewa]\ndifferent:\n  - [A, B, C]\n")),
        [
            "s.yaml:6:7: best can't be 0; write 1 or more, or remove the line",
            "s.yaml:8:5: this group has only one name; list two or more of the same person",
            "s.yaml:10:5: a pair has two names; use one line per pair",
        ]
    );
    assert_eq!(
        wrong(&text("same:\n  - [A, B]\n  - [B, C]\ndifferent:\n  - [c, a]\n")),
        ["s.yaml:10:5: c and a are listed as both same and different; remove one of the lines"]
    );
    assert_eq!(
        wrong("season: 1\nname: L\npoints: {places: [3, 5]}\n"),
        [
            "s.yaml:3:22: 5 points are more than the 3 for the place above; list points from 1st place down"
        ]
    );
    let files = rules("files: [\"liga-*.yaml\"]\n");
    assert!(files.wants_file("liga-1.yaml") && !files.wants_file("cup.yaml"));
}

#[test]
fn a_number_is_one_person_whatever_the_name() {
    let events = [
        event("01-10", &["Ewa Lis#47", "Jan Wilk#11", "Jan Wilk#12"]),
        event("02-10", &["Ewa Nowak#47", "Jan Wilk#12", "Jan Wilk#11"]),
        event("03-10", &["Ewa Nowak", "Jan Wilk"]),
    ];
    let season = season("", &events);
    assert_eq!(
        told(&season),
        ["1 Ewa Nowak 33: 11 11 11", "2 Jan Wilk 11: 7 4", "2 Jan Wilk 11: 4 7", "4 Jan Wilk 7: 7"]
    );
    assert_eq!(season.people[0].labels, ["Ewa Lis", "Ewa Nowak"]);
    assert_eq!(
        asked(&season),
        [
            ("Jan Wilk", "Jan Wilk (11)", Alike::Number),
            ("Jan Wilk", "Jan Wilk (12)", Alike::Number),
        ]
    );
}

#[test]
fn what_the_rules_say_wins_over_a_number() {
    let events = [
        event("01-10", &["Ewa Lis#47", "Jan Wilk#11"]),
        event("02-10", &["Ewa Nowak#47", "Jan Wilk#12"]),
    ];
    let more = "same:\n- [Jan Wilk (11), Jan Wilk (12)]\ndifferent:\n- [Ewa Lis, Ewa Nowak]\n";
    let season = season(more, &events);
    assert_eq!(told(&season), ["1 Jan Wilk 14: 7 7", "2 Ewa Lis 11: 11", "2 Ewa Nowak 11: 11"]);
    assert!(season.doubts.is_empty() && season.remarks.is_empty(), "{:?}", season.remarks);
}

#[test]
fn other_numbers_are_other_people_however_alike_the_names() {
    let events =
        [event("01-10", &["Ewa Zięba#1"]), event("02-10", &["Ewa Zieba#2", "Ola#3", "Iga"])];
    let season = season("", &events);
    assert_eq!(season.doubts, []);
    assert_eq!(season.people.len(), 4);
}
