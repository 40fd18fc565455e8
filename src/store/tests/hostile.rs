use super::*;

fn refused(bytes: &[u8]) -> String {
    let place = Place::with(bytes);
    let error = Session::open(&place.path).err().expect("it is refused");
    assert_eq!(place.bytes(), bytes);
    place.told(error)
}

#[test]
fn what_is_no_event_file_is_refused_with_the_reason() {
    let no_start = "it doesn't start with `komandor: 2`; name an event file, or restore a copy";
    for (bytes, reason) in [
        (&b""[..], "it doesn't start with `komandor: 2`; name an event file, or restore a copy"),
        (b"name: other\nlist: [1]\n", no_start),
        (b"# only a comment\n", no_start),
        (b"komandor: one\n", no_start),
        (b"{komandor: 2}\n", no_start),
        (
            b"\x89PNG\r\n\x1a\n",
            "it doesn't start with `komandor: 2`; name an event file, or restore a copy",
        ),
        (
            b"\xef\xbb\xbfkomandor: 2\n",
            "it starts with a byte-order mark, added by an editor; save it without",
        ),
        (b"komandor: 2\r\n", "it has Windows line endings, added by an editor; restore a copy"),
    ] {
        let told = format!("event.yaml: not a Komandor event file: {reason}");
        assert_eq!(refused(bytes), told);
    }
    assert_eq!(
        refused(b"# hello\nkomandor: 3\nfuture: true\n"),
        "event.yaml: this file has format 3, and this version of Komandor reads format 2; open it with the version that made it"
    );
    assert_eq!(
        refused(b"# hello\nkomandor: 1\nevent: Shop\n"),
        "event.yaml: this file has format 1, and this version of Komandor reads format 2; open it with the version that made it"
    );
}

#[test]
fn a_broken_head_is_refused_with_line_and_column() {
    let text = String::from_utf8(Place::new().bytes()).unwrap();
    for (from, to, told) in cases(
        r#"
seed: "91" => seed: "a text that is too long"
    event.yaml:6:7: can't read the event's header: seed: a seed is a whole number below 2^64, 32 hexadecimal digits, or a text of at most 16 letters; restore a copy of the file, or fix this line
seed: "91" => seed: &a 91
    event.yaml:6:7: can't read the event's header: & is not allowed here; write the value out, and quote text that begins with &; restore a copy of the file, or fix this line
seed: "91" => seed:
    event.yaml:6:6: can't read the event's header: seed: a seed is a whole number below 2^64, 32 hexadecimal digits, or a text of at most 16 letters; restore a copy of the file, or fix this line
Mistrzostwa Sklepu => Mistrzostwa \u{1b}Sklepu
    event.yaml:4:21: can't read the event's header: invisible or control character U+001B; delete it; restore a copy of the file, or fix this line
seed: "91"⏎ =>
    event.yaml:2:1: can't read the event's header: missing field `seed`; restore a copy of the file, or fix this line
seed: "91"⏎ => seed:⏎  91⏎
    event.yaml:7:1: can't read the event's header: expected a key of the head, such as `event:` or `log:`; restore a copy of the file, or fix this line
log:⏎ => lo
    event.yaml:11:3: can't read the event's header: the file ends here, before its log; it was cut off; restore a copy of the file, or fix this line
sizes: [2, 4, 8] => sizes: [2, 4, 0]
    event.yaml:10:398: can't read the event's header: ruleset: there is no bracket of single_elimination for 0 players; write a number from 2 to 64; restore a copy of the file, or fix this line
en: "Sample & Co" => en: "Sample \e[2J"
    event.yaml:10:58: can't read the event's header: ruleset: invisible or control character U+001B; delete it; restore a copy of the file, or fix this line
"#,
    ) {
        assert!(text.contains(&from), "{from}");
        assert_eq!(refused(text.replace(&from, &to).as_bytes()), told);
    }
}

#[test]
fn a_bomb_of_aliases_or_brackets_is_refused() {
    let text = String::from_utf8(Place::new().bytes()).unwrap();
    let aliases: String = (1..30).map(|n| format!("a{n}: &a{n} [*a{0}, *a{0}]\n", n - 1)).collect();
    refused(
        text.replace("seed: \"91\"\n", &format!("seed: 91\na0: &a0 [x, x]\n{aliases}")).as_bytes(),
    );
    refused(text.replace("seed: \"91\"\n", &format!("seed: {}\n", "[".repeat(100_000))).as_bytes());
    refused(text.replace("seed: \"91\"\n", &format!("seed: {}\n", "x".repeat(3 << 20))).as_bytes());
    let place = Place::with(format!("{text}- {}\n", "{a: ".repeat(200_000)).as_bytes());
    assert!(place.open().damage().is_some());
    let place = Place::with(format!("{text}- {{a: [{}]}}\n", "1,".repeat(100_000)).as_bytes());
    assert!(place.open().damage().is_some());
}

#[test]
fn a_file_too_large_and_a_link_in_its_place_are_refused() {
    let place = Place::new();
    let at = |name: &str| place.path.with_file_name(name);
    let large = fs::File::create(at("large.yaml")).unwrap();
    large.set_len((64 << 20) + 1).unwrap();
    assert_eq!(
        place.told(Session::open(&at("large.yaml")).err().unwrap()),
        "large.yaml: this file has 67108865 bytes, and an event file at most 67108864; it's not an event file, or something else writes to it"
    );
    // A link that replaces an open event is not followed.
    let mut session = place.open();
    fs::rename(&place.path, at("real.yaml")).unwrap();
    symlink(at("real.yaml"), &place.path).unwrap();
    let before = fs::read(at("real.yaml")).unwrap();
    assert_eq!(
        place.told(note(&mut session, "x").unwrap_err()),
        "event.yaml: this is a symbolic link, not a file; name the file itself; the previous version is in event.yaml.lost-1: restore it with `mv event.yaml.lost-1 event.yaml`"
    );
    assert_eq!(fs::read(at("real.yaml")).unwrap(), before);
}

#[test]
fn an_event_opens_with_characters_that_older_versions_let_into_a_ruleset() {
    let text = String::from_utf8(Place::new().bytes()).unwrap();
    for name in ["Sample\u{fe0f}", "Sa\u{301}\u{301}\u{301}\u{301}\u{301}mple", "Sample\u{e0100}"] {
        let from = "en: \"Sample & Co\"";
        assert!(text.contains(from));
        let place = Place::with(text.replace(from, &format!("en: \"{name}\"")).as_bytes());
        let session = Session::open(&place.path).unwrap();
        let carried = serde_json::to_string(&*session.event().ruleset).unwrap();
        assert!(carried.contains(name), "{name:?}");
    }
}
