use super::desk::Desk;
use komandor::ruleset::{Library, describe};
use komandor::words::Words;

const GOOD: &str = include_str!("../../config/rulesets/destiny.yaml");

#[test]
fn the_games_are_listed_and_shown() {
    let desk = Desk::new();
    let listed = desk.done("games");
    assert!(listed.starts_with("Id "), "{listed}");
    let destiny = listed.lines().find(|line| line.starts_with("destiny ")).unwrap();
    assert!(destiny.contains("Star Wars: Destiny") && destiny.ends_with("built in"), "{destiny}");
    desk.write("good.yaml", GOOD);
    desk.plays(
        r#"$ games show destiny
           …Star Wars: Destiny…
           $1 games show chess
           No game "chess"; the games are …
           $ games check good.yaml
           good.yaml: no errors; Star Wars: Destiny is ready to play, in place of the built-in game with this id."#,
    );
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
    assert_eq!(made.err, "warning: destiny is a game of your own, from mine/own.yaml.\n");
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
            "Created {path}, on the key e. Change it to your game, then: komandor games check sea-battle\n{} is next to it: editors with the YAML language server use it to complete and check.\n",
            desk.path("config/komandor/rulesets/ruleset.schema.json").display()
        )
    );
    let schema = desk.bytes("config/komandor/rulesets/ruleset.schema.json");
    assert_eq!(schema, desk.done("games schema").into_bytes());
    let game = desk.bytes("config/komandor/rulesets/sea-battle.yaml");
    assert!(game.starts_with(b"# yaml-language-server: $schema=ruleset.schema.json\n"));
    assert_eq!(
        desk.done("games check sea-battle"),
        format!("{path}: no errors; Sea Battle is ready to play.\n")
    );
    desk.write("config/komandor/rulesets/half.yaml", "ruleset: 1\n");
    let half = desk.path("config/komandor/rulesets/half.yaml");
    desk.plays(&format!(
        r#"// The key is a letter of the game's id if one is free, else any free one.
           $ games new sisi
           …sisi.yaml, on the key b.…
           $1 games new sea-battle
           sea-battle is already Sea Battle; choose another id.
           $1 games new destiny
           destiny is already Star Wars: Destiny; choose another id.
           $1 games new 'Sea Battle'
           "Sea Battle" can't be an id; write lower-case letters a to z, digits and hyphens, a letter first, such as "my-game"
           $1 games new half
           {}: this file already exists and won't be overwritten; choose another name"#,
        half.display()
    ));
}

#[test]
fn a_check_knows_the_ids_and_keys_of_the_other_games() {
    let desk = Desk::new();
    desk.done("games new sea-battle");
    let mine = "config/komandor/rulesets/sea-battle.yaml";
    let text = desk.text(mine);
    let check = |text: &str| {
        desk.write("other.yaml", text);
        let ended = desk.run("games check other.yaml");
        assert_eq!((ended.status, ended.out.as_str()), (1, ""));
        ended.err
    };
    assert_eq!(
        check(&text),
        format!(
            "other.yaml:10:5: the id \"sea-battle\" already belongs to {}; give this game another id, or delete one of the files\n",
            desk.path(mine).display()
        )
    );
    let other = text.replace("id: sea-battle", "id: air-battle");
    assert_eq!(
        check(&other),
        "other.yaml:11:6: the key e already belongs to Sea Battle, so this game has 1; write a free key\n"
    );
    let built_in = other.replace("key: e", "key: d");
    assert_eq!(
        check(&built_in),
        "other.yaml:11:6: the key d already belongs to Star Wars: Destiny, so this game has 1; write a free key\n"
    );
}

const MAGIC: &str = include_str!("../rulesets/magic.yaml");

#[test]
fn a_check_warns_of_what_is_probably_not_meant_and_ends_well() {
    let desk = Desk::new();
    let plain = MAGIC.replace("\n  tie_breaks: [", "\n  tie_breaks: [game_wins, ");
    let text = plain.replace("\npreliminary:", "\nsides: [{en: red}, {en: blue}]\n\npreliminary:");
    let line = 1 + text.lines().position(|line| line.starts_with("sides:")).unwrap();
    desk.write("game.yaml", text);
    let ended = desk.run("games check game.yaml");
    assert_eq!(ended.status, 0);
    assert!(ended.out.starts_with("game.yaml: no errors; "), "{}", ended.out);
    assert_eq!(
        ended.err,
        format!(
            "warning: game.yaml:{line}:1: no part of the file uses these sides; set sides in preliminary or finals, or delete them\n"
        )
    );
}

#[test]
fn a_trial_prints_every_step_to_the_champion_and_leaves_nothing() {
    let desk = Desk::new();
    let asked = ["games", "try", "destiny", "--players", "20", "--seed", "4"];
    let told = desk.done(&asked);
    assert!(told.starts_with("20 players: 4 rounds, cut to 4.\n"), "{told}");
    let steps = [
        "\nPaired: round 1.\n",
        "\nPlayed: round 1.\n",
        "\nHere are the standings and how they were worked out.\n",
        "\nPaired: round 2.\n",
        "\nPlayed: round 4.\n",
        "\nPaired: the semi-finals.\n",
        "\nPlayed: the final.\n",
    ];
    let mut rest = told.as_str();
    for step in steps {
        let at = rest.find(step).unwrap_or_else(|| panic!("{step:?} is missing in\n{told}"));
        rest = &rest[at + step.len()..];
    }
    assert_eq!(told.matches("Here are the standings").count(), 4);
    assert_eq!(desk.done(&asked), told);
    let few = desk.run("games try destiny --players 1");
    assert_eq!(few.status, 2);
}

#[test]
fn a_game_of_any_kind_can_be_tried() {
    let desk = Desk::new();
    std::fs::create_dir_all(desk.path("config/komandor/rulesets")).unwrap();
    desk.write("config/komandor/rulesets/magic.yaml", MAGIC);
    let listed = desk.done("games");
    assert!(listed.lines().count() > 9, "{listed}");
    for id in ["destiny-draft", "lcg-2v2", "armada", "magic"] {
        let told = desk.done(&format!("games try {id}"));
        assert!(told.contains("\nPlayed: ") && told.contains('1'), "{id}: {told}");
    }
}

/// What the handbooks of these games say, in English and in Polish.
#[test]
fn the_handbook_says_what_the_documents_say() {
    let library = Library::new(Vec::new());
    for (games, english, polish) in [
        (
            &["destiny", "destiny-draft", "destiny-sealed", "imperial-assault"][..],
            "Products from the day of the Polish release",
            "Produkty od dnia polskiej premiery",
        ),
        (
            &["destiny", "destiny-draft", "destiny-sealed", "imperial-assault"],
            "Products 11 days after the Polish release",
            "Produkty 11 dni po polskiej premierze",
        ),
        (
            &["lcg", "lcg-2v2"],
            "Products from the day of the worldwide release",
            "Produkty od dnia światowej premiery",
        ),
        (
            &["lcg"],
            "Legal are all sets released worldwide. Players outside Poland ask the organizer which are legal there.",
            "Dozwolone są wszystkie zestawy, które miały już światową premierę. Poza Polską gracze pytają organizatora, które karty są dozwolone.",
        ),
        (
            &["imperial-assault"],
            "Not allowed: playing for time on purpose, excessive force when components are placed, improper behaviour, treating the opponent without due respect, cheating, and agreeing on results.",
            "Zabronione są: celowa gra na czas, używanie nadmiernej siły przy umieszczaniu elementów gry, niestosowne zachowanie, traktowanie przeciwnika bez należnego szacunku, oszukiwanie i umawianie się co do wyników.",
        ),
        (
            &["destiny", "destiny-draft", "destiny-sealed"],
            "Not allowed: playing for time on purpose, throwing components about with force, improper behaviour, treating the opponent without due respect or courtesy, and agreeing on results.",
            "Zabronione są: celowa gra na czas, rzucanie komponentami z dużą siłą, niestosowne zachowanie, traktowanie przeciwnika bez należnego szacunku i uprzejmości oraz umawianie się co do wyników.",
        ),
        // Time in the first game is cited from where it stands.
        (
            &["destiny"],
            "wins the match. [Koniec czasu] - First to two: time between",
            "wygrywa mecz. [Koniec czasu]",
        ),
        (
            &["imperial-assault"],
            "its result is one letter. [Koniec rundy]",
            "wynikiem jest jedna litera. [Koniec rundy]",
        ),
        (
            &["lcg"],
            "Where that is the same side for both, it goes to the one with the larger difference between their games on the two sides; where the difference is equal the higher seed chooses.",
            "Jeśli dla obu jest to ta sama strona, gra nią ten, u kogo różnica między grami obiema stronami jest większa; przy równej różnicy wybiera wyżej rozstawiony.",
        ),
        // Decimals have a comma in Polish.
        (&["lcg"], "(balance); 0.25 each", "każde warte 0,25"),
        (&["lcg"], "(damage); 0.1 each", "każde warte 0,1"),
    ] {
        for (game, (language, sentence)) in
            games.iter().flat_map(|game| [(game, ("en", english)), (game, ("pl", polish))])
        {
            let words = Words::built_in(language).unwrap();
            let told = describe(&library.get(game).unwrap().ruleset, &words);
            let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(told.contains(sentence), "{game} does not say: {sentence}\n{told}");
        }
    }
}
