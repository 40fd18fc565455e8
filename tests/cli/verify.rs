use super::*;

/// One round paired by hand and one drawn round, with four players.
fn played() -> Desk {
    let desk = Desk::with_players(7, &["A", "B", "C", "D"]);
    desk.verbs([
        "setup structure=custom rounds=2",
        "pair manual 'A = B, C = D'",
        "report 1 W",
        "report 2 W",
        "pair",
        "report 1 W",
        "report 2 L",
    ]);
    desk
}

#[test]
fn a_sound_event_is_well_and_what_was_done_by_hand_is_told() {
    played().plays(
        "$ verify shop.yaml
         shop.yaml: round 1: paired by hand (action 6, a remark, not a breach).
         shop.yaml: all OK: checked 2 rounds, 4 tables and 8 lines of standings.",
    );
    // A round drawn again is counted once.
    Desk::with_players(7, &["A", "B", "C", "D"]).plays(
        "$ verify shop.yaml
         shop.yaml: all OK: checked 0 rounds, 0 tables and 0 lines of standings.
         > setup structure=custom rounds=2
         > pair
         > redraw 'one was late'
         > report 1 W
         > report 2 W
         > pair
         > redraw 'a wrong table'
         $ verify shop.yaml
         shop.yaml: all OK: checked 2 rounds, 4 tables and 8 lines of standings.",
    );
}

/// A file that another program wrote: its lines are whole, but its draw breaks the rules.
#[test]
fn a_breach_is_printed_and_refused() {
    let desk = played();
    let text = desk.text("shop.yaml");
    // Turns round 1 into a drawn round.
    let line = text.lines().find(|line| line.contains("by_hand")).unwrap();
    let drawn = line.replace(", by_hand: true", "");
    desk.write("other.yaml", rechained(&text.replace(line, &drawn)));
    assert_eq!(
        desk.run("verify other.yaml").out,
        "other.yaml: round 1: table 1: recorded A – B, drawn A – D; the line isn't what this program draws from the seed (action 6).\nother.yaml: round 1: table 2: recorded C – D, drawn B – C; the line isn't what this program draws from the seed (action 6).\n"
    );
    let second = text.lines().filter(|line| line.contains("pair:")).nth(1).unwrap();
    let start = second.find("tables: ").unwrap();
    let end = start + second[start..].find("]]").unwrap() + 2;
    let rematch = second.replace(&second[start..end], "tables: [[1, 2], [3, 4]]");
    let mut kept = text.split(second).next().unwrap().to_owned();
    kept.push_str(&rematch);
    kept.push('\n');
    desk.write("other.yaml", rechained(&kept));
    let ended = desk.run("verify other.yaml shop.yaml");
    assert_eq!(
        (ended.status, ended.out.as_str(), ended.err.as_str()),
        (
            1,
            "other.yaml: round 1: paired by hand (action 6, a remark, not a breach).\nother.yaml: round 2: rematch: A – B, C – D; a round without a rematch is possible (action 9).\nother.yaml: round 2: paired down unnecessarily from 1 point or more: A – B, C – D (action 9).\nshop.yaml: round 1: paired by hand (action 6, a remark, not a breach).\nshop.yaml: all OK: checked 2 rounds, 4 tables and 8 lines of standings.\n",
            "other.yaml: 2 breaches: checked 2 rounds, 4 tables and 8 lines of standings.\n"
        )
    );
}

#[test]
fn a_script_gets_a_line_of_json_for_each_file() {
    let desk = played();
    let text = desk.text("shop.yaml");
    desk.write("bad.yaml", text.replace("games: \"L\"", "games: \"W\""));
    let ended = desk.run("verify --format json shop.yaml bad.yaml");
    assert_eq!(ended.status, 3);
    let lines: Vec<serde_json::Value> =
        ended.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let remark = serde_json::json!({"action": 6, "place": "round 1", "why": "paired by hand"});
    assert_eq!(
        lines[0],
        serde_json::json!({
            "komandor": 1, "file": "shop.yaml", "rounds": 2, "tables": 4, "standings": 8,
            "breaches": [], "remarks": [remark], "damage": null
        })
    );
    let damage = lines[1]["damage"].as_str().unwrap();
    assert!(damage.contains("checksum mismatch: this line"), "{damage}");
    assert_eq!(ended.err, format!("{damage}\n"));
}

#[test]
fn damage_and_a_missing_file_are_3() {
    let desk = Desk::with_players(7, &["A", "B"]);
    let text = desk.text("shop.yaml");
    desk.write("bad.yaml", text.replace("name: \"A\"", "name: \"Q\""));
    let ended = desk.run("verify shop.yaml bad.yaml none.yaml");
    assert_eq!(ended.status, 3);
    assert!(ended.out.starts_with("shop.yaml: all OK: "), "{}", ended.out);
    assert!(ended.err.contains("bad.yaml:") && ended.err.contains("none.yaml"), "{}", ended.err);
    assert_eq!(desk.run("verify").status, 2);
}

/// Events of every kind of day, and what organizers do by hand in them.
#[test]
fn every_fixture_is_well() {
    let desk = Desk::new();
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures");
    let mut seen = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let told = desk.done(&["verify", path.to_str().unwrap()]);
        assert!(told.contains(": all OK: "), "{told}");
        seen += 1;
    }
    assert!(seen > 20, "{seen} fixtures");
}

/// The text of an event with every checksum made to fit, as after a deliberate change.
pub fn rechained(text: &str) -> String {
    let (head, log) = text.split_once("log:\n").unwrap();
    let mut text = format!("{head}log:\n");
    let mut sum = crc32fast::hash(text.as_bytes());
    for line in log.lines() {
        let covered = line.rsplit_once(", sum: ").unwrap().0;
        let mut chained = crc32fast::Hasher::new();
        chained.update(format!("{sum:08x}").as_bytes());
        chained.update(covered.as_bytes());
        sum = chained.finalize();
        text.push_str(&format!("{covered}, sum: \"{sum:08x}\"}}\n"));
    }
    text
}

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
    let words = "simulate --game destiny --players 12 --drops 20 --seed";
    let first = desk.done(&format!("{words} 5 --events 3"));
    assert_eq!(first, desk.done(&format!("{words} 5 --events 3")));
    assert_eq!(first.lines().nth(1), desk.done(&format!("{words} 6")).lines().next());
}

#[test]
fn a_structure_that_was_asked_for_and_has_no_row_is_told() {
    let desk = Desk::new();
    let few = events(&desk.done("simulate --game destiny --players 3"));
    assert_eq!(few[0]["event"]["structure"], "custom");
    let ended = desk.run("simulate --game destiny --players 8 --structure advanced --events 2");
    assert_eq!(ended.status, 0);
    assert_eq!(events(&ended.out)[0]["event"]["structure"], "custom");
    let said = "warning: The advanced structure of destiny has no row for 8 players: using a custom one.\n";
    assert_eq!(ended.err, said);
}

#[test]
fn what_cannot_be_simulated_is_said() {
    let desk = Desk::new();
    desk.plays(
        r#"$1 simulate --game chess --players 8
           No game "chess"; the games are armada…
           $2 simulate --players 8
           $2 simulate --game destiny --players 8 --seed -1
           error: invalid value '-1' for '--seed <SEED>': write a whole number from 0 to 18446744073709551615
           |
           For more information, try '--help'."#,
    );
    for (option, values, why) in [
        ("--players", &["1", "10001", "-5", "many"][..], "write a whole number from 2 to 10000"),
        ("--events", &["-1"], "write a whole number from 0 to 18446744073709551615"),
        ("--drops", &["101", "5%"], "write a whole number from 0 to 100"),
    ] {
        for value in values {
            let more = if option == "--players" { "" } else { "--players 8" };
            let ended = desk.run(&format!("simulate --game destiny {more} {option} {value}"));
            assert_eq!((ended.status, ended.out.as_str()), (2, ""));
            let said = ended.err.lines().next().unwrap_or_default();
            assert!(said.starts_with(&format!("error: invalid value '{value}' for '{option} <")));
            assert!(said.ends_with(&format!(">': {why}")), "{said}");
        }
    }
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
    assert_eq!(ended.err, "0 breaches: checked 4 rounds, 24 tables and 48 lines of standings\n");
}
