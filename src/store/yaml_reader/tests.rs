use super::*;
use serde_yaml::Value;

/// Asserts that YAML reads every accepted text as the same value.
fn agree(text: &str) -> bool {
    let read = read_written::<Value>(text);
    if let Ok(value) = &read {
        assert_eq!(serde_yaml::from_str::<Value>(text).ok().as_ref(), Some(value), "{text}");
    }
    read.is_ok()
}

#[test]
fn what_is_written_is_read_and_nothing_else() {
    for known in [
        r#"{n: 1, at: 2026-11-21T09:31:07+01:00, by: "Żółć", add: {a: [1, -2, []], b: {}}}"#,
        r#"{a: true, b: [[4, 9], [2, 7]], c: "no # & *"}"#,
        "{a: 18446744073709551615, b: -9223372036854775808}",
        r#"{a: "the \"Ż\\ółć\"", b: "\\"}"#,
    ] {
        assert!(agree(known), "{known}");
    }
    for unknown in [
        "",
        "{",
        "{a: 1",
        "{a: 1} ",
        "{a:1}",
        "{ a: 1}",
        "{a: 1,b: 2}",
        "{a: 1, }",
        "{a: [1, ]}",
        "{a: 01}",
        "{a: -0}",
        "{a: 0x10}",
        "{a: 1.5}",
        "{a: 1e3}",
        "{a: ~}",
        "{a: yes}",
        "{a: 12:30}",
        "{a: word}",
        "{\"a\": 1}",
        "{A: 1}",
        "{a: &x 1}",
        "{a: *x}",
        "{a: !t 1}",
        "{<<: 1}",
        r#"{a: "\x41"}"#,
        r#"{a: "b\"}"#,
        r#"{a: "\"\n"}"#,
        r#"{a: "\""#,
        "{a: \"\\\"\u{1b}\"}",
        "{a: \"\u{1b}\"}",
        "{a: \"\u{202e}\"}",
        "{a: 'b'}",
        "{a: 18446744073709551616}",
        "{a: 2026-11-21}",
    ] {
        assert!(!agree(unknown), "{unknown}");
    }
    assert!(!agree(&format!("{{a: {}{}}}", "[".repeat(99), "]".repeat(99))));
}

proptest::proptest! {
    #[test]
    fn no_text_means_one_thing_here_and_another_to_yaml(
        text in r#"\{a: [\[\]{}ab:, "0-9T+.#&\\-]{0,12}\}"#,
    ) {
        agree(&text);
    }
}
