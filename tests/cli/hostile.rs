use super::*;

/// A name that turns text red and backwards.
const NAME: &str = "sh\u{1b}[31m\u{202e}\u{7}\u{9b}2Jop.yaml";

/// Checks that the output contains nothing but text.
#[track_caller]
fn text(words: &[&str], ended: &Ended) {
    let obeyed = |c: &char| {
        (c.is_control() && *c != '\n')
            || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    for said in [&ended.out, &ended.err] {
        let found: Vec<char> = said.chars().filter(obeyed).collect();
        assert!(found.is_empty(), "{words:?}: {found:?} in {said:?}");
    }
}

#[test]
fn no_command_says_a_file_name_that_a_terminal_would_obey() {
    let desk = Desk::new();
    let mut walked = Vec::new();
    let mut run = |status: i32, words: &[&str]| {
        walked.push(words[0].to_owned());
        let mut command = desk.command(words);
        let ended = ended(command.env("EDITOR", "true").output().unwrap());
        text(words, &ended);
        assert_eq!(ended.status, status, "{words:?}: {}{}", ended.out, ended.err);
        ended
    };
    let made = run(0, &["new", NAME, "--game", "destiny", "--seed", "7", "--name", "Shop"]);
    assert!(made.out.starts_with("Created sh\u{fffd}[31m"), "{}", made.out);
    run(1, &["new", NAME, "--game", "destiny"]);
    run(1, &["new", "x.yaml", "--game", NAME]);
    run(2, &["new", "x.yaml", "--game", "destiny", "--seed", NAME]);
    run(2, &["new", "x.yaml", &format!("--{NAME}")]);
    for name in ["Ala", "Bea", "Cyd", "Dag"] {
        run(0, &["do", NAME, "add", name]);
    }
    run(1, &["do", NAME, "import", NAME]);
    run(1, &["do", NAME, "list", "Ala", "no\u{1b}[31m.txt"]);
    run(2, &["do", NAME, NAME]);
    run(0, &["do", "--dry-run", NAME, "pair"]);
    run(0, &["do", NAME, "pair"]);
    for format in ["text", "csv", "html"] {
        run(0, &["show", NAME, "event", "--format", format]);
    }
    run(2, &["show", NAME, NAME]);
    run(3, &["show", "no\u{1b}[31m.yaml", "log"]);
    for format in ["text", "json"] {
        run(0, &["verify", NAME, "--format", format]);
        run(3, &["verify", "no\u{1b}[31m.yaml", NAME, "--format", format]);
    }
    run(2, &["watch", NAME]);
    run(2, &["station", NAME]);
    run(2, &["demo"]);
    run(2, &[NAME]);
    run(2, &["help", NAME]);
    run(0, &["help", "man"]);
    run(2, &[NAME, NAME]);
    run(2, &["--theme", NAME, NAME]);
    run(0, &["edit", NAME]);
    let mut file = desk.bytes(NAME);
    let at = file.windows(3).rposition(|three| three == b"Ala").unwrap();
    file[at] = b'O';
    desk.write(NAME, &file);
    run(3, &["do", NAME, "pair"]);
    run(3, &["show", NAME, "log"]);
    run(3, &["verify", NAME]);
    run(1, &["edit", NAME]);
    run(0, &["edit", NAME, "--accept"]);
    run(1, &["edit", NAME, "--from", "no\u{1b}[31m.txt"]);
    fs::create_dir(desk.path("r\u{1b}[32m\u{202e}")).unwrap();
    desk.write("r\u{1b}[32m\u{202e}/bad\u{1b}[33m.yaml", "ruleset: 1\n");
    for words in [
        &["games"][..],
        &["games", "new", "sea-battle"],
        &["games", "check", "sea-battle"],
        &["games", "show", "sea-battle"],
    ] {
        run(0, &[words, &["--rulesets", "r\u{1b}[32m\u{202e}"]].concat());
    }
    run(1, &["games", "check", "r\u{1b}[32m\u{202e}/bad\u{1b}[33m.yaml"]);
    run(1, &["games", "show", NAME]);
    run(1, &["games", "new", NAME]);
    run(0, &["words", "check", "r\u{1b}[32m\u{202e}"]);
    desk.write("r\u{1b}[32m\u{202e}/bad\u{1b}[33m.ftl", "a = { $\u{1b}[31m\n");
    run(1, &["words", "check", "r\u{1b}[32m\u{202e}"]);
    run(0, &["publish", NAME, "r\u{1b}[32m\u{202e}/site"]);
    run(1, &["publish", NAME, "r\u{1b}[32m\u{202e}"]);
    // Nobody has this address.
    run(1, &["serve", NAME, "--listen", "192.0.2.1:1"]);
    run(0, &["season", NAME]);
    run(1, &["season", NAME, "--rules", NAME]);
    run(2, &["recover", NAME]);
    run(0, &["recover", "--yes", NAME, "r\u{1b}[32m\u{202e}/again.yaml"]);
    run(3, &["recover", "r\u{1b}[32m\u{202e}/bad\u{1b}[33m.yaml", NAME]);
    run(1, &["themes", "show", NAME]);
    run(0, &["keys"]);
    run(2, &["show", NAME, "log", "--lang", NAME]);
    let simulate = ["simulate", "--game", "destiny", "--players", "4", "--rulesets"];
    run(0, &[&simulate[..], &["r\u{1b}[32m\u{202e}"]].concat());
    run(1, &["simulate", "--game", NAME, "--players", "4"]);

    let help = desk.done("--help");
    let commands = help.split_once("Commands:\n").unwrap().1.split("\n\n").next().unwrap();
    let commands = commands.lines().filter_map(|line| line.strip_prefix("  "));
    let names =
        commands.filter(|line| !line.starts_with(' ')).filter_map(|line| line.split(' ').next());
    let missed: Vec<&str> = names.filter(|name| !walked.iter().any(|word| word == name)).collect();
    assert_eq!(missed, [""; 0], "{help}");
}

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
    desk.verbs(NAMES.map(|[name, ..]| format!("add {} 'club=<b>=1'", shell_words::quote(name))));
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
    for what in ["standings", "why", "place", "slips", "log", "announcement", "event"] {
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

/// The checksum of a line, chained to that of the line before.
fn chained(previous: u32, line: &str) -> u32 {
    crc32fast::hash(format!("{previous:08x}{line}").as_bytes())
}

/// The event of this desk with other settings in its head and more lines in its log, each as it
/// stands behind who did it. All checksums are right, as an attacker would have them.
fn forge(desk: &Desk, setup: &str, lines: &[&str]) {
    let text = desk.text("shop.yaml");
    let (first, rest) = text.split_once('\n').unwrap();
    let head = rest.lines().map(|line| match line.starts_with("setup: {") {
        true => line.replacen("setup: {", &format!("setup: {{{setup}"), 1),
        false => line.to_owned(),
    });
    let rest = head.map(|line| line + "\n").collect::<String>();
    let seal = crc32fast::hash(rest.as_bytes());
    let mut text = format!("{}{seal:08x}\n{rest}", &first[..first.len() - 8]);
    let mut sum = crc32fast::hash(text.as_bytes());
    for (n, action) in (1..).zip(lines) {
        let line = format!("- {{n: {n}, at: 2026-11-21T09:31:07+01:00, by: \"eve\", {action}");
        sum = chained(sum, &line);
        text += &format!("{line}, sum: \"{sum:08x}\"}}\n");
    }
    desk.write("shop.yaml", text);
}

/// Everything below the folder, but for the state that the program keeps for itself.
fn all(folder: &Path) -> Vec<String> {
    let mut names = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(at) = folders.pop() {
        for entry in fs::read_dir(at).unwrap() {
            let path = entry.unwrap().path();
            names.push(path.strip_prefix(folder).unwrap().display().to_string());
            folders.extend(path.is_dir().then_some(path));
        }
    }
    names.sort();
    names
}

/// The text of an action of the attacker would be a command in a file that a shell runs later.
#[test]
fn no_path_of_an_event_file_is_followed() {
    let desk = Desk::with_event(1);
    fs::create_dir(desk.path("events")).unwrap();
    forge(
        &desk,
        "paper: \"../hall\", publish: \"../www\", mirror: \"../.bash_aliases\", ",
        &[
            "add: {id: 1, name: \"Ala\", tie: 1}",
            "setup: {publish: \"/tmp/komandor-attack\", mirror: \"../.bash_aliases\"}",
            "note: \"; touch hacked #\"",
        ],
    );
    fs::rename(desk.path("shop.yaml"), desk.path("events/shop.yaml")).unwrap();
    let before = all(&desk.path(""));
    let custom = &["setup", "structure=custom", "rounds=1"][..];
    for verb in [&["add", "Bea"][..], custom, &["pair"], &["report", "1", "W"]] {
        let ended = desk.run(&[&["do", "events/shop.yaml"], verb].concat());
        assert_eq!(ended.status, 0, "{}", ended.err);
        assert!(!ended.out.contains("mirrored") && !ended.out.contains("copied"), "{}", ended.out);
        let named = "warning: events/shop.yaml says where files should go: paper=../hall publish=/tmp/komandor-attack mirror=../.bash_aliases. An event file can't decide that, so it was ignored. To use it, set it with setup.\n";
        assert!(ended.err.starts_with(named), "{}", ended.err);
    }
    // Only the sheets, beside the file that the user has opened.
    let new: Vec<String> =
        all(&desk.path("")).into_iter().filter(|n| !before.contains(n)).collect();
    assert!(new.iter().all(|name| name.starts_with("events/shop.paper")), "{new:?}");
    assert!(!Path::new("/tmp/komandor-attack").exists());
    let shown = desk.run("show events/shop.yaml standings");
    assert_eq!((shown.status, shown.err.matches("An event file can't decide").count()), (0, 1));
}

/// Every place is kept with the user's own things, and the event's log says nothing of it.
#[test]
fn the_users_own_places_are_kept_on_this_computer() {
    let desk = Desk::with_event(1);
    let before = desk.bytes("shop.yaml");
    let said = desk.verb("setup publish=site 'paper=hall wall'");
    assert_eq!(said, "Set on this computer only: paper='hall wall' publish=site.\n");
    assert_eq!(desk.bytes("shop.yaml"), before);
    let said = desk.verb("setup publish=off rounds=3 structure=custom");
    assert_eq!(
        said,
        "saved #1: Changed the event settings: structure=custom, rounds=3. Set on this computer only: publish=off.\n"
    );
    let text = desk.text("shop.yaml");
    assert!(!text.contains("publish") && !text.contains("hall wall"), "{text}");
    let said = desk.done("do --dry-run shop.yaml setup publish=site");
    assert_eq!(said, "Set on this computer only: publish=site.\n");
}

/// Who has seen a published site knows the id of its event.
#[test]
fn an_event_sent_with_the_id_of_mine_replaces_no_page() {
    let desk = Desk::with_players(1, &["Ala", "Bea"]);
    desk.verb("setup publish=site");
    let page = desk.bytes("site/index.html");
    let id = desk.text("shop.yaml");
    let id = id.lines().find(|line| line.starts_with("id: ")).unwrap().to_owned();
    assert!(String::from_utf8(page.clone()).unwrap().contains(&id[5..37]));
    fs::create_dir(desk.path("Downloads")).unwrap();
    let text = desk.text("shop.yaml").replace("Ala", "Eva");
    desk.write("Downloads/shop.yaml", text);
    let ended = desk.run("edit --accept Downloads/shop.yaml");
    assert_eq!(ended.status, 0, "{}", ended.err);
    let ended = desk.run("do Downloads/shop.yaml add Cyd");
    assert_eq!(ended.status, 0, "{}", ended.err);
    let shop = desk.path("shop.yaml").canonicalize().unwrap();
    let home = desk.path("").canonicalize().unwrap();
    let shop = format!("~/{}", shop.strip_prefix(home).unwrap().display());
    assert_eq!(
        ended.err.replace(&desk.path("shop.yaml").display().to_string(), &shop),
        format!(
            "warning: Set for this event as {shop}: publish=site. Nothing is set here: if you continue with Downloads/shop.yaml, set it again with setup.\n"
        )
    );
    assert_eq!(desk.bytes("site/index.html"), page);
}

/// A folder is told by the whole id, whatever name, day and seed an event has.
#[test]
fn a_folder_of_one_event_is_never_written_by_another() {
    let desk = Desk::with_event(7);
    desk.done("publish shop.yaml site");
    let page = desk.bytes("site/index.html");
    fs::rename(desk.path("shop.yaml"), desk.path("first.yaml")).unwrap();
    let again = ["new", "shop.yaml", "--game", "destiny", "--date", "2026-11-21", "--seed", "7"];
    desk.done(&again);
    let ended = desk.run("publish shop.yaml site");
    assert_eq!(
        (ended.status, ended.err.contains("has the sheets of another event, Shop")),
        (1, true),
        "{}",
        ended.err
    );
    assert_eq!(desk.bytes("site/index.html"), page);
}

/// A folder whose name is a script stays a name, because no shell reads it inside a word.
#[test]
fn a_command_after_publishing_has_the_folder_as_a_whole_word_or_not_at_all() {
    let desk = Desk::with_event(1);
    fs::create_dir_all(desk.path("config/komandor")).unwrap();
    desk.write("config/komandor/config.yaml", "publish_then: sh -c 'cp -r {} /srv'\n");
    let ended = desk.tried("setup 'publish=x; touch hacked'");
    assert_eq!((ended.status, ended.err.matches("{} must be a word of its own").count()), (0, 1));
    assert!(!desk.path("hacked").exists() && !desk.path("x; touch hacked/hacked").exists());
}

/// Two events have neither seed nor id nor secret in common, and none is made of another.
#[test]
fn seed_and_id_are_128_random_bits_each() {
    let desk = Desk::new();
    let head = |name: &str, seed: &[&str]| {
        desk.done(&[&["new", name, "--game", "destiny"], seed].concat());
        let text = desk.text(name);
        let line = |key: &str| {
            let line = text.lines().find_map(|line| line.strip_prefix(key)).unwrap();
            line.trim_matches('"').to_owned()
        };
        (line("id: "), line("seed: "), line("secret: "))
    };
    let (id, seed, secret) = head("a.yaml", &[]);
    for drawn in [&id, &seed, &secret] {
        let hex = |c: char| c.is_ascii_digit() || ('a'..='f').contains(&c);
        assert!(drawn.len() == 32 && drawn.chars().all(hex), "{drawn}");
    }
    let other = head("b.yaml", &[]);
    assert!(other.0 != id && other.1 != seed && id != seed);
    assert!(other.2 != secret && secret != id && secret != seed);
    let (one, two) = (head("c.yaml", &["--seed", "7"]), head("d.yaml", &["--seed", "7"]));
    assert!(one.1 == "7" && two.1 == "7" && one.0 != two.0 && one.2 != two.2);
    assert_eq!(head("e.yaml", &["--seed", "Store Day 2026"]).1, "000053746f7265204461792032303236");
}
