use super::{GAME, mistakes, says, told};
use crate::ruleset::letters::hostile;

#[test]
fn anchors_aliases_and_tags() {
    mistakes(
        r#"
{en: My Game, pl: Moja gra} => &a {en: My Game}
    my.yaml:4:7: & is not allowed here; write the value out, and quote text that begins with &
{en: My Game, pl: Moja gra} => *a
    my.yaml:4:7: * is not allowed here; write the value out, and quote text that begins with *
{en: My Game, pl: Moja gra} => !text {en: My Game}
    my.yaml:4:7: ! is not allowed here; write the value out, and quote text that begins with !
key: m => key: !!str m
    my.yaml:3:6: ! is not allowed here; write the value out, and quote text that begins with !
key: m => &k key: m
    my.yaml:3:1: & is not allowed here; write the value out, and quote text that begins with &
"#,
    );
}

#[test]
fn control_characters() {
    mistakes(
        r#"
My Game => My\u{1b}[2J Game
    my.yaml:4:14: invisible or control character U+001B; delete it
Moja gra => Moja \u{202e}gra
    my.yaml:4:30: invisible or control character U+202E; delete it
Moja gra => Moja\u{200b}gra
    my.yaml:4:29: invisible or control character U+200B; delete it
key: m => key: m # \u{2028}&a
    my.yaml:3:10: invisible or control character U+2028; delete it
My Game => "My\e[2J Game"
    my.yaml:4:12: invisible or control character U+001B; delete it
Moja gra => "Moja \u202egra"
    my.yaml:4:25: invisible or control character U+202E; delete it
Moja gra => Moja\u{fe0f}gra
    my.yaml:4:29: invisible or control character U+FE0F; delete it
Moja gra => "Moja\u0301\u0301\u0301\u0301\u0301 gra"
    my.yaml:4:25: more than 4 marks on one letter; delete some of them
Moja gra => "Moja\tgra"
    my.yaml:4:25: invisible or control character U+0009; delete it
{en: light} => {en: "li\0ght"}
    my.yaml:72:13: invisible or control character U+0000; delete it
Cave}, mission: {en: Hide} => Cave}, mission: {en: " "}
    my.yaml:39:39: the text is empty; write one, or delete the key if it is optional
{en: My Game, pl: Moja gra} => ⏎  en: |⏎    My Game⏎
    my.yaml:6:5: the text has a line break, but must be one line; write ">-" instead of ">" or "|", without empty lines
key: m => key: "\e"
    my.yaml:3:6: the key "\u{1b}" can't be used in the picker; write one lower-case letter from a to z, or a digit
"#,
    );
}

#[test]
fn deep_and_wide() {
    let deep = "lists and groups are nested more than 16 deep; remove brackets or indentation; the template shows the shape";
    let no_key = "a list or group is where a key should be; write a word, a colon and a value; text that begins with { or [ needs quotes";
    let long = format!(
        "the key \"{}…\" is longer than 100 letters; write one of the known keys",
        "k".repeat(60)
    );
    let steps: String = (0..500).map(|depth| format!("{}a:\n", " ".repeat(depth))).collect();
    for (text, place, sentence) in [
        ("[".repeat(2000), "1:256", deep),
        (format!("a: {}", "{a: ".repeat(2000)), "1:64", deep),
        (format!("{}: 1", "k".repeat(200)), "1:1", long.as_str()),
        ("? [a]\n: b\n".to_owned(), "1:3", no_key),
        ("? {a: b}\n: b\n".to_owned(), "1:3", no_key),
        (steps, "17:17", deep),
    ] {
        says(&text, &[&format!("my.yaml:{place}: {sentence}")]);
    }
}

#[test]
fn a_flood_of_problems_is_cut_short() {
    let text = GAME
        .replace("  - {topic: {en: Cards}", &"  - {topic: {en: ''}, text: {en: A}}\n".repeat(60));
    let text = text.replace(", text: {en: Read them.}}", "");
    let told = told(&text);
    assert_eq!(told.len(), 51);
    assert_eq!(told[50], "my.yaml:127:18: 10 more problems start here; fix the earlier ones first");
}

proptest::proptest! {
    /// A file cut up and mixed with hostile text is only read or refused.
    ///
    /// A refusal contains nothing that harms a terminal.
    #[test]
    fn no_text_does_harm(
        cuts in proptest::collection::vec((0..GAME.len(), 0..40_usize), 0..6),
        spice in proptest::sample::subsequence(SPICE.split('§').collect::<Vec<_>>(), 0..5),
    ) {
        let mut text = GAME.to_owned();
        for (n, (at, length)) in cuts.into_iter().enumerate() {
            let from = at.min(text.len());
            let to = (at + length).min(text.len());
            text.replace_range(from..to, spice.get(n).unwrap_or(&""));
            text.retain(|letter| letter.is_ascii());
        }
        for sentence in told(&text) {
            proptest::prop_assert!(!sentence.chars().any(hostile), "{sentence:?}");
        }
    }
}

/// Pieces of YAML, with `§` between them.
const SPICE: &str =
    "&a §*a§!x §---\n§%YAML 1.1\n§? §: §- §[§}§|9\n§>-\n§\"§'§\\§ #§\t§\r\n§\0§<<: ";
