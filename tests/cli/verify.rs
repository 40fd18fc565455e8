use super::desk::Desk;

/// Plays one round paired by hand and one drawn round, with four players.
fn played(desk: &Desk) {
    for verb in [
        &["setup", "structure=custom", "rounds=2"][..],
        &["pair", "manual", "A = B, C = D"],
        &["report", "1", "W"],
        &["report", "2", "W"],
        &["pair"],
        &["report", "1", "W"],
        &["report", "2", "L"],
    ] {
        desk.verb(verb);
    }
}

#[test]
fn a_sound_event_is_well_and_what_was_done_by_hand_is_told() {
    let desk = Desk::with_players(7, &["A", "B", "C", "D"]);
    played(&desk);
    assert_eq!(
        desk.done("verify shop.yaml"),
        "shop.yaml: round 1: it was paired by hand (action 6, a remark, no breach).\n\
         shop.yaml: all is well: 2 rounds, 4 tables and 8 lines of standings were checked.\n"
    );
}

#[test]
fn a_round_drawn_again_is_counted_once() {
    let desk = Desk::with_players(7, &["A", "B", "C", "D"]);
    for verb in [
        &["setup", "structure=custom", "rounds=2"][..],
        &["pair"],
        &["redraw", "one was late"],
        &["report", "1", "W"],
        &["report", "2", "W"],
        &["pair"],
        &["redraw", "a wrong table"],
    ] {
        desk.verb(verb);
    }
    assert_eq!(
        desk.done("verify shop.yaml"),
        "shop.yaml: all is well: 2 rounds, 4 tables and 8 lines of standings were checked.\n"
    );
}

#[test]
fn an_event_with_nothing_in_it_is_well() {
    let desk = Desk::with_event(7);
    assert_eq!(
        desk.done("verify shop.yaml"),
        "shop.yaml: all is well: 0 rounds, 0 tables and 0 lines of standings were checked.\n"
    );
}

/// A file that another program wrote: its lines are whole, but its draw breaks the rules.
#[test]
fn a_breach_is_printed_and_refused() {
    let desk = Desk::with_players(7, &["A", "B", "C", "D"]);
    played(&desk);
    let text = String::from_utf8(desk.bytes("shop.yaml")).unwrap();
    // Turns round 1 into a drawn round.
    let line = text.lines().find(|line| line.contains("by_hand")).unwrap();
    let drawn = line.replace(", by_hand: true", "");
    desk.write("other.yaml", rechained(&text.replace(line, &drawn)));
    assert_eq!(
        desk.run("verify other.yaml").out,
        "other.yaml: round 1: table 1: A – B is recorded and A – D is drawn; the line is not what \
         this program draws from the seed (action 6).\n\
         other.yaml: round 1: table 2: C – D is recorded and B – C is drawn; the line is not what \
         this program draws from the seed (action 6).\n"
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
            "other.yaml: round 1: it was paired by hand (action 6, a remark, no breach).\n\
             other.yaml: round 2: rematch: A – B, C – D; a round without a rematch exists (action 9).\n\
             other.yaml: round 2: paired down from 1 point or more without need: A – B, C – D; nobody has to be (action 9).\n\
             shop.yaml: round 1: it was paired by hand (action 6, a remark, no breach).\n\
             shop.yaml: all is well: 2 rounds, 4 tables and 8 lines of standings were checked.\n",
            "other.yaml: 2 breaches. 2 rounds, 4 tables and 8 lines of standings were checked.\n"
        )
    );
}

#[test]
fn a_script_gets_a_line_of_json_for_each_file() {
    let desk = Desk::with_players(7, &["A", "B", "C", "D"]);
    played(&desk);
    let text = String::from_utf8(desk.bytes("shop.yaml")).unwrap();
    desk.write("bad.yaml", text.replace("games: \"L\"", "games: \"W\""));
    let ended = desk.run("verify --format json shop.yaml bad.yaml");
    assert_eq!(ended.status, 3);
    let lines: Vec<serde_json::Value> =
        ended.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let remark =
        serde_json::json!({"action": 6, "place": "round 1", "why": "it was paired by hand"});
    assert_eq!(
        lines[0],
        serde_json::json!({
            "komandor": 1, "file": "shop.yaml", "rounds": 2, "tables": 4, "standings": 8,
            "breaches": [], "remarks": [remark], "damage": null
        })
    );
    let damage = lines[1]["damage"].as_str().unwrap();
    assert!(damage.contains("the checksum does not fit"), "{damage}");
    assert_eq!(ended.err, format!("{damage}\n"));
}

#[test]
fn damage_and_a_missing_file_are_3() {
    let desk = Desk::with_players(7, &["A", "B"]);
    let text = String::from_utf8(desk.bytes("shop.yaml")).unwrap();
    desk.write("bad.yaml", text.replace("name: \"A\"", "name: \"Q\""));
    let ended = desk.run("verify shop.yaml bad.yaml none.yaml");
    assert_eq!(ended.status, 3);
    assert!(ended.out.starts_with("shop.yaml: all is well"), "{}", ended.out);
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
        assert!(told.contains("all is well"), "{told}");
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
