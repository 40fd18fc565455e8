use super::desk::Desk;

const GOOD: &str = include_str!("../../config/rulesets/destiny.yaml");

#[test]
fn the_games_are_listed_with_their_keys_and_origin() {
    let desk = Desk::new();
    let listed = desk.done("games");
    assert!(listed.starts_with("Id "), "{listed}");
    let destiny = listed.lines().find(|line| line.starts_with("destiny ")).unwrap();
    assert!(destiny.contains("Star Wars: Destiny") && destiny.ends_with("built in"), "{destiny}");
}

#[test]
fn a_ruleset_of_ones_own_wins_and_the_list_says_so() {
    let desk = Desk::new();
    std::fs::create_dir(desk.path("mine")).unwrap();
    desk.write(
        "mine/own.yaml",
        GOOD.replace("format: {en: Constructed,", "format: {en: House rules,"),
    );
    let listed = desk.done("games --rulesets mine");
    let destiny = listed.lines().find(|line| line.starts_with("destiny ")).unwrap();
    assert!(destiny.contains("House rules"), "{destiny}");
    assert!(destiny.ends_with("mine/own.yaml, instead of the built-in one"), "{destiny}");
    let made = desk.run("new shop.yaml --game destiny --rulesets mine");
    assert_eq!(made.status, 0);
    assert_eq!(made.err, "warning: The game destiny is your own, from mine/own.yaml.\n");
}

#[test]
fn a_ruleset_of_ones_own_that_is_wrong_is_left_out_with_a_warning() {
    let desk = Desk::new();
    std::fs::create_dir_all(desk.path("config/komandor/rulesets")).unwrap();
    desk.write("config/komandor/rulesets/own.yaml", GOOD.replace("hint:", "hnit:"));
    let listed = desk.run("games");
    assert_eq!(listed.status, 0);
    assert!(listed.out.lines().any(|line| line.starts_with("destiny ")));
    assert!(
        listed.err.starts_with("warning: ") && listed.err.contains("own.yaml:"),
        "{}",
        listed.err
    );
}

#[test]
fn a_game_is_shown_and_one_that_is_not_known_is_refused() {
    let desk = Desk::new();
    assert!(desk.done("games show destiny").contains("Star Wars: Destiny"));
    let ended = desk.run("games show chess");
    assert_eq!((ended.status, ended.out.as_str()), (1, ""));
    assert!(ended.err.starts_with("There is no game \"chess\"; the games are "), "{}", ended.err);
}

#[test]
fn a_check_finds_nothing_in_a_good_ruleset() {
    let desk = Desk::new();
    desk.write("good.yaml", GOOD);
    assert_eq!(
        desk.done("games check good.yaml"),
        "good.yaml: nothing is wrong; Star Wars: Destiny can be played, \
         in place of the built-in game of this id.\n"
    );
}

#[test]
fn a_check_says_where_a_ruleset_is_wrong_and_what_was_expected() {
    let desk = Desk::new();
    let check = |text: String| {
        desk.write("bad.yaml", text);
        let ended = desk.run("games check bad.yaml");
        assert_eq!((ended.status, ended.out.as_str()), (1, ""));
        ended.err
    };
    let unknown = check(GOOD.replace("\nkey: d\n", "\nkey: d\ncolour: red\n"));
    assert!(unknown.starts_with("bad.yaml:6:1: ") && unknown.contains("colour"), "{unknown}");
    let overlapping = check(GOOD.replace("players: \"9-16\"", "players: \"8-16\""));
    assert!(overlapping.starts_with("bad.yaml:") && overlapping.contains("8-16"), "{overlapping}");
    let wrong = [unknown, overlapping];
    assert!(wrong.iter().all(|problems| problems.lines().count() == 1), "{wrong:?}");
}

#[test]
fn a_new_game_is_the_template_with_its_own_id_and_a_free_key() {
    let desk = Desk::new();
    let path = desk.path("config/komandor/rulesets/sea-battle.yaml");
    let path = path.display();
    assert_eq!(
        desk.done("games new sea-battle"),
        format!(
            "Made {path}, on the key e. Change it to your game, then: \
             komandor games check sea-battle\n\
             Beside it is {}: an editor with the YAML language server completes and checks by it.\n",
            desk.path("config/komandor/rulesets/ruleset.schema.json").display()
        )
    );
    let schema = desk.bytes("config/komandor/rulesets/ruleset.schema.json");
    assert_eq!(schema, desk.done("games schema").into_bytes());
    let game = desk.bytes("config/komandor/rulesets/sea-battle.yaml");
    assert!(game.starts_with(b"# yaml-language-server: $schema=ruleset.schema.json\n"));
    assert_eq!(
        desk.done("games check sea-battle"),
        format!("{path}: nothing is wrong; Sea Battle can be played.\n")
    );
    // The key is a letter of the game's id if one is free, else any free one.
    let other = desk.done("games new sisi");
    assert!(other.contains("sisi.yaml, on the key b."), "{other}");
    let refused = |id: &str| {
        let ended = desk.run(&format!("games new '{id}'"));
        assert_eq!((ended.status, ended.out.as_str()), (1, ""));
        ended.err
    };
    let there = format!("sea-battle is Sea Battle, which stands in {path}; choose another id.\n");
    assert_eq!(refused("sea-battle"), there);
    assert_eq!(
        refused("destiny"),
        "destiny is Star Wars: Destiny, which is built in; choose another id.\n"
    );
    assert_eq!(
        refused("Sea Battle"),
        "\"Sea Battle\" cannot be an id; write lower-case letters a to z, digits and hyphens, \
         a letter first, such as \"my-game\"\n"
    );
    // A file that is not yet a valid ruleset is not overwritten either.
    desk.write("config/komandor/rulesets/half.yaml", "ruleset: 1\n");
    let half = desk.path("config/komandor/rulesets/half.yaml");
    assert_eq!(
        refused("half").trim_end(),
        format!(
            "{}: this file is there already and is not overwritten; choose another name",
            half.display()
        )
    );
}

#[test]
fn a_check_knows_the_ids_and_keys_of_the_other_games() {
    let desk = Desk::new();
    desk.done("games new sea-battle");
    let mine = "config/komandor/rulesets/sea-battle.yaml";
    let text = String::from_utf8(desk.bytes(mine)).unwrap();
    let check = |text: &str| {
        desk.write("other.yaml", text);
        let ended = desk.run("games check other.yaml");
        assert_eq!((ended.status, ended.out.as_str()), (1, ""));
        ended.err
    };
    assert_eq!(
        check(&text),
        format!(
            "other.yaml:10:5: the id \"sea-battle\" is already that of {}; \
             give this game another id, or delete one of the files\n",
            desk.path(mine).display()
        )
    );
    let other = text.replace("id: sea-battle", "id: air-battle");
    assert_eq!(
        check(&other),
        "other.yaml:11:6: the key e is already that of Sea Battle; \
         this game is on 1 instead; write a free key\n"
    );
    let built_in = other.replace("key: e", "key: d");
    assert_eq!(
        check(&built_in),
        "other.yaml:11:6: the key d is already that of Star Wars: Destiny; \
         this game is on 1 instead; write a free key\n"
    );
}
