//! Event files from somebody who wants to write where they may not, or to know the draws to come.

use super::desk::Desk;
use std::fs;
use std::path::Path;

/// The checksum of a line, chained to that of the line before.
fn chained(previous: u32, line: &str) -> u32 {
    crc32fast::hash(format!("{previous:08x}{line}").as_bytes())
}

/// The event of this desk with other settings in its head and more lines in its log, each as it
/// stands behind who did it. All checksums are right, as an attacker would have them.
fn forge(desk: &Desk, setup: &str, lines: &[&str]) {
    let text = String::from_utf8(desk.bytes("shop.yaml")).unwrap();
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
        let named = "warning: events/shop.yaml says where files are to go: paper=../hall \
                     publish=/tmp/komandor-attack mirror=../.bash_aliases. An event file cannot, so \
                     this is ignored. Set it with setup if you want it.\n";
        assert!(ended.err.starts_with(named), "{}", ended.err);
    }
    // Only the sheets, beside the file that the user has opened.
    let new: Vec<String> =
        all(&desk.path("")).into_iter().filter(|n| !before.contains(n)).collect();
    assert!(new.iter().all(|name| name.starts_with("events/shop.paper")), "{new:?}");
    assert!(!Path::new("/tmp/komandor-attack").exists());
    let shown = desk.run("show events/shop.yaml standings");
    assert_eq!((shown.status, shown.err.matches("An event file cannot").count()), (0, 1));
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
        "saved #1: Changed the settings: structure=custom, rounds=3. Set on this computer only: publish=off.\n"
    );
    let text = String::from_utf8(desk.bytes("shop.yaml")).unwrap();
    assert!(!text.contains("publish") && !text.contains("hall wall"), "{text}");
    // What is said is also what a rehearsal says.
    let said = desk.done("do --dry-run shop.yaml setup publish=site");
    assert_eq!(said, "Set on this computer only: publish=site.\n");
}

/// Who has seen a published site knows the id of its event.
#[test]
fn an_event_sent_with_the_id_of_mine_replaces_no_page() {
    let desk = Desk::with_players(1, &["Ala", "Bea"]);
    desk.verb("setup publish=site");
    let page = desk.bytes("site/index.html");
    let id = String::from_utf8(desk.bytes("shop.yaml")).unwrap();
    let id = id.lines().find(|line| line.starts_with("id: ")).unwrap().to_owned();
    assert!(String::from_utf8(page.clone()).unwrap().contains(&id[5..37]));
    fs::create_dir(desk.path("Downloads")).unwrap();
    let text = String::from_utf8(desk.bytes("shop.yaml")).unwrap().replace("Ala", "Eva");
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
            "warning: For this event as {shop} it is set: publish=site. Here nothing is set: if \
             Downloads/shop.yaml is the one that goes on, set it again with setup.\n"
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
        (ended.status, ended.err.contains("holds the sheets of another event, Shop")),
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

/// Two events have neither seed nor id in common, and the id is not made of the seed.
#[test]
fn seed_and_id_are_128_random_bits_each() {
    let desk = Desk::new();
    let head = |name: &str, seed: &[&str]| {
        desk.done(&[&["new", name, "--game", "destiny"], seed].concat());
        let text = String::from_utf8(desk.bytes(name)).unwrap();
        let line = |key: &str| {
            let line = text.lines().find_map(|line| line.strip_prefix(key)).unwrap();
            line.trim_matches('"').to_owned()
        };
        (line("id: "), line("seed: "))
    };
    let (id, seed) = head("a.yaml", &[]);
    for drawn in [&id, &seed] {
        let hex = |c: char| c.is_ascii_digit() || ('a'..='f').contains(&c);
        assert!(drawn.len() == 32 && drawn.chars().all(hex), "{drawn}");
    }
    let other = head("b.yaml", &[]);
    assert!(other.0 != id && other.1 != seed && id != seed);
    let (one, two) = (head("c.yaml", &["--seed", "7"]), head("d.yaml", &["--seed", "7"]));
    assert!(one.1 == "7" && two.1 == "7" && one.0 != two.0);
    assert_eq!(head("e.yaml", &["--seed", "Store Day 2026"]).1, "000053746f7265204461792032303236");
}
