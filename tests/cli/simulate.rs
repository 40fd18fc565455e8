use super::desk::Desk;
use serde_json::Value;

fn events(out: &str) -> Vec<Value> {
    out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn each_event_is_a_line_of_the_promised_json() {
    let desk = Desk::new();
    let words =
        ["simulate", "--game", "destiny", "--players", "18", "--events", "4", "--seed", "9"];
    let events = events(&desk.done(&words));
    assert_eq!(events.len(), 4);
    for event in &events {
        // Some events keep players apart, and say whom.
        let keys = event.as_object().unwrap().keys().filter(|key| *key != "apart");
        let keys: Vec<&String> = keys.collect();
        assert_eq!(keys, ["champion", "entrants", "event", "komandor", "stages", "standings"]);
        assert_eq!(event["entrants"].as_array().unwrap().len(), 18);
        assert_eq!(event["stages"][0]["rounds"].as_array().unwrap().len(), 4);
        assert_eq!(event["event"]["structure"], "basic");
        assert!(event["champion"].is_u64(), "{event}");
        assert_eq!(event["stages"][1]["kind"], "single_elimination");
        let best = &event["standings"].as_array().unwrap().iter().find(|s| s["final_rank"] == 1);
        assert_eq!(best.unwrap()["entrant"], event["champion"]);
    }
}

#[test]
fn the_same_seed_gives_the_same_bytes() {
    let desk = Desk::new();
    let words = |seed| {
        [
            "simulate",
            "--game",
            "destiny",
            "--players",
            "30",
            "--events",
            "3",
            "--drops",
            "20",
            "--seed",
            seed,
        ]
    };
    let first = desk.done(&words("5"));
    assert_eq!(first, desk.done(&words("5")));
    // Any of the events can be played again alone.
    let second = desk.done("simulate --game destiny --players 30 --drops 20 --seed 6");
    assert_eq!(first.lines().nth(1), second.lines().next());
}

#[test]
fn too_few_for_the_structure_play_one_of_their_own() {
    let desk = Desk::new();
    let events = events(&desk.done("simulate --game destiny --players 3"));
    assert_eq!(events[0]["event"]["structure"], "custom");
}

#[test]
fn a_structure_that_was_asked_for_and_has_no_row_is_told() {
    let desk = Desk::new();
    let words = ["simulate", "--game", "destiny", "--players", "8", "--structure", "advanced"];
    let ended = desk.run(&[&words[..], &["--events", "2"]].concat());
    assert_eq!(ended.status, 0);
    assert_eq!(events(&ended.out)[0]["event"]["structure"], "custom");
    let said = "warning: The advanced structure of destiny has no row for 8 players: \
                a custom one is played.\n";
    assert_eq!(ended.err, said);
}

#[test]
fn what_cannot_be_simulated_is_said() {
    let desk = Desk::new();
    let ended = desk.run("simulate --game chess --players 8");
    // The list of games grows with the built-in rulesets.
    assert_eq!((ended.status, ended.out.as_str()), (1, ""));
    assert!(
        ended.err.starts_with("There is no game \"chess\"; the games are armada"),
        "{}",
        ended.err
    );
    let range = |what: &str, from: u32, to: u64| {
        format!("a number of {what} is a whole number from {from} to {to}")
    };
    for (option, value, why) in [
        ("--players", "1", range("players", 2, 10_000)),
        ("--players", "10001", range("players", 2, 10_000)),
        ("--players", "-5", range("players", 2, 10_000)),
        ("--players", "many", range("players", 2, 10_000)),
        ("--events", "-1", range("events", 0, u64::MAX)),
        ("--drops", "101", "a percentage is a whole number from 0 to 100".to_owned()),
        ("--drops", "5%", "a percentage is a whole number from 0 to 100".to_owned()),
    ] {
        let mut words = vec!["simulate", "--game", "destiny"];
        if option != "--players" {
            words.extend(["--players", "8"]);
        }
        let ended = desk.run(&[&words[..], &[option, value]].concat());
        assert_eq!((ended.status, ended.out.as_str()), (2, ""));
        let said = ended.err.lines().next().unwrap_or_default();
        assert!(said.starts_with(&format!("error: invalid value '{value}' for '{option} <")));
        assert!(said.ends_with(&format!(">': {why}")), "{said}");
    }
    assert_eq!(desk.run("simulate --players 8").status, 2);
}

#[test]
fn a_seed_below_nought_is_no_seed() {
    let desk = Desk::new();
    let said = "error: invalid value '-1' for '--seed <SEED>': \
                a seed is a whole number from 0 to 18446744073709551615\n\n\
                For more information, try '--help'.\n";
    let ended = desk.run("simulate --game destiny --players 8 --seed -1");
    assert_eq!((ended.status, ended.out.as_str(), ended.err.as_str()), (2, "", said));
}

#[test]
fn a_final_lost_by_both_leaves_the_others_their_places() {
    let desk = Desk::new();
    let words = ["simulate", "--game", "imperial-assault", "--players", "20", "--seed", "742"];
    let event = &events(&desk.done(&words))[0];
    assert!(event["champion"].is_null());
    let last = event["stages"][1]["rounds"].as_array().unwrap().last().unwrap();
    let finalists = [&last["pairings"][0]["a"], &last["pairings"][0]["b"]];
    let mut ranks = Vec::new();
    for standing in event["standings"].as_array().unwrap() {
        let rank = standing["final_rank"].as_u64().unwrap();
        assert_eq!(rank == 2, finalists.contains(&&standing["entrant"]), "{standing}");
        ranks.push(rank);
    }
    ranks.sort_unstable();
    assert_eq!(ranks, [[2, 2].to_vec(), (3..=20).collect()].concat());
}

#[test]
fn a_pipe_that_is_closed_ends_a_simulation_quietly() {
    let desk = Desk::new();
    let words = ["simulate", "--game", "destiny", "--players", "8", "--events", "1000000"];
    let mut child = desk.command(&words).spawn().unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
}

#[test]
fn a_check_counts_what_it_finds() {
    let desk = Desk::new();
    let words = ["simulate", "--game", "destiny", "--players", "12", "--drops", "0", "--check"];
    let ended = desk.run(&words);
    assert_eq!(ended.status, 0);
    assert_eq!(events(&ended.out).len(), 1);
    assert_eq!(
        ended.err,
        "0 breaches: 4 rounds, 24 tables and 48 lines of standings were checked\n"
    );
}
