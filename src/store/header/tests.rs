use super::*;
use crate::ruleset::Library;

fn head() -> Head {
    Head {
        name: "The \"Łódź\" cup".to_owned(),
        date: "2026-11-21".to_owned(),
        seed: 7_u64.into(),
        organizer: "Żaneta".to_owned(),
        ..Head::default()
    }
}

#[test]
fn the_head_of_every_game_is_read_fast_and_means_the_same_to_yaml() {
    for game in Library::new(Vec::new()).all() {
        let text = encode(&head(), &game.ruleset).unwrap();
        let read = as_written(&text).unwrap_or_else(|| panic!("{}", game.ruleset.id));
        assert_eq!(read, (head(), game.ruleset.clone()));
        let yaml = yaml_reader::read::<Written>(&text).map(Written::into_parts);
        assert!(yaml.is_ok_and(|parts| parts == read), "{}", game.ruleset.id);
    }
}

#[test]
fn a_head_with_other_lines_is_left_to_yaml() {
    let library = Library::new(Vec::new());
    let text = encode(&head(), &library.get("destiny").unwrap().ruleset).unwrap();
    for (from, to) in [
        ("seed: \"7\"\n", "seed: \"7\" # drawn\n"),
        ("seed: \"7\"\n", "# drawn\nseed: \"7\"\n"),
        ("seed: \"7\"\n", ""),
        ("seed: \"7\"\n", "seed: \"7\"\nseed: \"7\"\n"),
        ("seed: \"7\"\n", "seed:  \"7\"\n"),
        ("date: \"2026-11-21\"", "date: 2026-11-21"),
        ("log:\n", "log:\n\n"),
    ] {
        assert!(text.contains(from), "{from}");
        assert_eq!(as_written(&text.replace(from, to)), None, "{to}");
    }
}
