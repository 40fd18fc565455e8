//! Names that a spreadsheet, a web page, a forum or a terminal would obey.

use super::desk::Desk;

/// A name as typed, and as a cell of CSV, Markdown and HTML.
const NAMES: [[&str; 4]; 13] = [
    [
        "<script>alert(1)</script>",
        "<script>alert(1)</script>",
        "&lt;script>alert(1)&lt;/script>",
        "&lt;script&gt;alert(1)&lt;/script&gt;",
    ],
    [
        "=cmd|' /C calc'!A0",
        "'=cmd|' /C calc'!A0",
        "=cmd\\|' /C calc'!A0",
        "=cmd|&#39; /C calc&#39;!A0",
    ],
    ["+48 600", "'+48 600", "\\+48 600", "+48 600"],
    ["-1+2", "'-1+2", "\\-1+2", "-1+2"],
    ["@SUM(A1)", "'@SUM(A1)", "＠SUM(A1)", "@SUM(A1)"],
    ["＝1", "'＝1", "＝1", "＝1"],
    ["Jan;=1+1", "\"Jan;'=1+1\"", "Jan;=1+1", "Jan;=1+1"],
    ["Ewa; \"=2", "\"Ewa;' \"\"=2\"", "Ewa; \"=2", "Ewa; &quot;=2"],
    ["\"Q\", Z", "\"\"\"Q\"\", Z\"", "\"Q\", Z", "&quot;Q&quot;, Z"],
    [
        "[x](http://a.pl) WWW.b.pl",
        "[x](http://a.pl) WWW.b.pl",
        "\\[x\\](http&#58;/&#47;a\\.pl) WWW\\.b\\.pl",
        "[x](http://a.pl) WWW.b.pl",
    ],
    [
        "`a` $b$ {{c}} ~~d~~ *e* _f_",
        "`a` $b$ {{c}} ~~d~~ *e* _f_",
        "\\`a\\` \\$b\\$ \\{\\{c}} \\~\\~d\\~\\~ \\*e\\* \\_f\\_",
        "`a` $b$ {{c}} ~~d~~ *e* _f_",
    ],
    ["# A | B \\", "# A | B \\", "\\# A \\| B \\\\", "# A | B \\"],
    ["&amp; <!--", "\"&amp; <!--\"", "&amp;amp; &lt;!--", "&amp;amp; &lt;!--"],
];

fn desk() -> Desk {
    let desk = Desk::with_event(7);
    for [name, ..] in NAMES {
        desk.verb(&["add", name, "club=<b>=1"]);
    }
    desk.verbs([
        "setup 'name=<i>=1;=2'",
        "penalty '#1' warning '<u>@x'",
        "note '=note <s>'",
        "pair",
    ]);
    desk
}

fn shown(desk: &Desk, what: &str, format: &str) -> String {
    let who: &[&str] = if what == "place" { &["#1"] } else { &[] };
    desk.done(&[&["show", "shop.yaml", what], who, &["--format", format]].concat())
}

#[test]
fn every_name_is_only_a_name_in_every_format() {
    let desk = desk();
    let csv = shown(&desk, "standings", "csv");
    let markdown = shown(&desk, "standings", "markdown");
    let html = shown(&desk, "standings", "html");
    let text = shown(&desk, "standings", "text");
    for [name, as_csv, as_markdown, as_html] in NAMES {
        assert!(csv.contains(&format!(",{as_csv},<b>=1,")), "{name}: {csv}");
        assert!(markdown.contains(&format!("| {as_markdown} | &lt;b>=1 |")), "{name}: {markdown}");
        assert!(
            html.contains(&format!("<td>{as_html}</td><td>&lt;b&gt;=1</td>")),
            "{name}: {html}"
        );
        assert!(text.contains(name), "{name}: {text}");
    }
    assert!(markdown.starts_with("# &lt;i>=1;=2 · "), "{markdown}");
    assert!(html.contains("<title>&lt;i&gt;=1;=2 · "), "{html}");
    let event = desk.event();
    for (entrant, [name, ..]) in event["entrants"].as_array().unwrap().iter().zip(NAMES) {
        assert_eq!(entrant["name"], name);
    }
}

#[test]
fn no_page_has_a_tag_that_is_not_its_own_and_no_cell_a_formula() {
    const TAGS: [&str; 17] = [
        "!DOCTYPE", "html", "head", "meta", "title", "style", "body", "h1", "h2", "p", "section",
        "table", "thead", "tbody", "tr", "th", "td",
    ];
    let desk = desk();
    for what in [
        "standings",
        "pairings",
        "by-name",
        "why",
        "place",
        "slips",
        "log",
        "announcement",
        "event",
    ] {
        let html = shown(&desk, what, "html");
        for tag in html.split('<').skip(1) {
            let name = tag.trim_start_matches('/');
            let name = &name[..name.find([' ', '>']).unwrap()];
            assert!(TAGS.contains(&name), "{what}: <{tag}");
        }
        let csv = shown(&desk, what, "csv");
        let mut reader = csv::Reader::from_reader(csv.as_bytes());
        for record in reader.records() {
            for cell in record.unwrap().iter().flat_map(|cell| cell.split(';')) {
                let first = cell.trim_start_matches([' ', '"']).chars().next();
                assert!(
                    !first.is_some_and(|first| "=+-@\t\r\n＝＋－＠".contains(first)),
                    "{what}: {cell}"
                );
            }
        }
        let markdown = shown(&desk, what, "markdown");
        assert!(!markdown.contains("<"), "{what}: {markdown}");
    }
}

#[test]
fn what_would_mislead_the_eye_is_refused_at_the_door() {
    let desk = Desk::with_event(7);
    let no = |why: &str| format!("The name cannot be taken: {why}.");
    let stands = |code: &str| {
        no(&format!("the character {code} may not stand in a name or note; leave it out"))
    };
    for (name, sentence) in [
        ("Jan\u{202e}akswok".to_owned(), stands("U+202E")),
        ("Jan\u{2066}x".to_owned(), stands("U+2066")),
        ("Jan\u{200d}".to_owned(), stands("U+200D")),
        ("Jan\u{feff}".to_owned(), stands("U+FEFF")),
        ("Jan\u{7}".to_owned(), stands("U+0007")),
        ("Jan\u{9b}2J".to_owned(), stands("U+009B")),
        (
            format!("Z{}ofia", "\u{301}".repeat(1000)),
            no("more than 4 marks stand on the letter \"Ź\"; leave some of them out"),
        ),
        ("ż".repeat(10_000), no("it is longer than 80 characters; shorten it")),
        (" \t \u{a0} ".to_owned(), no("it is empty; write at least one letter")),
    ] {
        assert_eq!(desk.refused(&format!("add '{name}'")), sentence);
    }
    desk.write("roster.csv", format!("name\nZ{}ofia\n=1\n", "\u{301}".repeat(1000)));
    assert_eq!(
        desk.refused("import roster.csv"),
        format!(
            "Line 2: {}",
            no("more than 4 marks stand on the letter \"Ź\"; leave some of them out")
        )
    );
}
