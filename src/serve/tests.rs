use super::{Listen, Server, Setting};
use crate::event::{Action, Command, Head, Moment, Seed, Verb, read_roster, read_verb, sender};
use crate::handout::site;
use crate::ruleset::Library;
use crate::show::{Format, ShowRequest, What, show};
use crate::store::{self, Request, Session};
use crate::words::Words;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::PathBuf;
use std::time::{Duration, Instant};
use tempfile::TempDir;

fn command(verb: &str) -> Command {
    let Ok(Verb::Do(command)) = read_verb(verb) else { panic!("{verb}") };
    command
}

fn now() -> Moment {
    Moment::new(1_795_000_000, 3600)
}

/// An event that is served at a port of its own.
struct Hall {
    folder: TempDir,
    server: Server,
}

impl Hall {
    /// A round under way, with these settings and players.
    fn of(game: &str, setup: &str, players: usize) -> Hall {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("cup.yaml");
        let library = Library::new(Vec::new());
        let game = library.get(game).unwrap();
        let seed = Seed::from(u64::try_from(players).unwrap());
        let (name, date, organizer) = ("Cup".into(), "2026-11-21".into(), "anna".into());
        let secret = Some(seed);
        let head = Head { name, date, organizer, seed, secret, ..Head::default() };
        store::create(&path, &head, &game.ruleset).unwrap();
        let mut session = Session::open(&path).unwrap();
        let names: String = (1..=players).map(|n| format!("\nPlayer {n:02}")).collect();
        let roster = read_roster(&format!("name{names}\n")).unwrap();
        let setup = format!("setup structure=custom rounds=3 {setup}");
        for command in [command(&setup), Command::Import(roster), command("pair")] {
            session.commit(Request::new(&command, "anna", now())).unwrap();
        }
        Hall { server: Hall::serve(&path), folder }
    }

    fn serve(path: &std::path::Path) -> Server {
        let languages = |_: &_| site::languages(Words::english());
        let setting = Setting { languages: Box::new(languages), now, by: "anna".into() };
        let at = Listen::At("127.0.0.1:0".parse().unwrap());
        Server::start(path, at, setting).unwrap()
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("cup.yaml")
    }

    fn session(&self) -> Session {
        Session::open(&self.path()).unwrap()
    }

    fn told(&self, verb: &str) -> String {
        let command = command(verb);
        let mut session = self.session();
        session.commit(Request::new(&command, "anna", now())).unwrap().message.to_string()
    }

    fn at(&self) -> SocketAddr {
        self.server.address().strip_prefix("http://").unwrap().parse().unwrap()
    }

    /// What comes back for these bytes.
    fn sent(&self, bytes: &[u8]) -> String {
        let mut stream = TcpStream::connect(self.at()).unwrap();
        // The server may have answered before all is sent.
        drop(stream.write_all(bytes));
        let mut answer = Vec::new();
        drop(stream.read_to_end(&mut answer));
        String::from_utf8(answer).unwrap()
    }

    fn get(&self, path: &str) -> String {
        self.sent(format!("GET {path} HTTP/1.1\r\nHost: x\r\n\r\n").as_bytes())
    }

    fn post(&self, form: &str) -> String {
        let length = form.len();
        let head =
            format!("POST /report.html HTTP/1.1\r\nHost: x\r\nContent-Length: {length}\r\n\r\n");
        self.sent(format!("{head}{form}").as_bytes())
    }

    /// The form of this player, filled in with this.
    fn form(&self, player: u32, filled: &str) -> String {
        let session = self.session();
        let event = session.event();
        let (stage, _, round) = event.visible_round().unwrap();
        let pairing = round.of(player).unwrap();
        let (table, a, b) = (pairing.table.unwrap(), pairing.a, pairing.b.unwrap());
        let code = event.code_of(player).unwrap();
        format!("code={code}&of={stage}.{}.{table}.{a}.{b}&{filled}", round.number)
    }

    /// What the page says to this player after a report.
    fn report(&self, player: u32, filled: &str) -> String {
        said(&self.post(&self.form(player, filled)))
    }

    fn log(&self) -> Vec<String> {
        let session = self.session();
        let event = session.event();
        event.log.iter().map(|entry| format!("{}: {}", entry.by, event.tell(entry))).collect()
    }

    fn inbox(&self) -> usize {
        self.session().event().inbox().count()
    }

    fn code(&self, player: u32) -> String {
        self.session().event().code_of(player).unwrap()
    }

    /// The two at this table.
    fn players(&self, table: u32) -> [u32; 2] {
        let session = self.session();
        let pairing = session.event().round().unwrap().at_table(table).unwrap();
        [pairing.a, pairing.b.unwrap()]
    }
}

/// The note above the form.
fn said(page: &str) -> String {
    let note = page.split(" role=\"alert\">").nth(1).unwrap_or(page);
    note.split('<').next().unwrap().to_owned()
}

fn status(answer: &str) -> &str {
    answer.lines().next().unwrap_or_default()
}

const DONE: &str = "HTTP/1.1 200 OK";

#[test]
fn a_round_of_64_reports_itself_and_nothing_is_lost_or_doubled() {
    let hall = Hall::of("destiny", "", 64);
    let begin = hall.log().len();
    let tables: Vec<[u32; 2]> = (1..=32).map(|table| hall.players(table)).collect();
    // At three tables the two contradict each other.
    let forms: Vec<String> = tables
        .iter()
        .enumerate()
        .flat_map(|(at, [a, b])| {
            let other = if at % 10 == 9 { "g1=B" } else { "g1=A" };
            [hall.form(*a, "g1=A"), hall.form(*b, other)]
        })
        .collect();
    assert_eq!(forms.len(), 64);
    let begun = Instant::now();
    std::thread::scope(|scope| {
        for form in &forms {
            scope.spawn(|| assert_eq!(status(&hall.post(form)), DONE));
        }
    });
    println!("64 reports at once: {:?}", begun.elapsed());
    let session = hall.session();
    let event = session.event();
    let new: Vec<&Action> = event.log[begin..].iter().map(|entry| &entry.action).collect();
    assert_eq!(new.iter().filter(|action| matches!(action, Action::Report(_))).count(), 29);
    assert_eq!(new.iter().filter(|action| matches!(action, Action::Claim(_))).count(), 29 + 6);
    assert_eq!(event.inbox().count(), 6, "both of each contradiction wait");
    let done = event.round().unwrap().pairings.iter().filter(|one| one.outcome.is_some());
    assert!(done.clone().count() == 29 && done.clone().all(|one| one.winner() == Some(one.a)));
}

#[test]
fn the_first_report_waits_for_the_same_from_the_opponent() {
    let hall = Hall::of("destiny", "", 4);
    let [a, b] = hall.players(1);
    let page = hall.get(&format!("/report?code={}", hall.code(a).to_lowercase()));
    assert!(page.contains("Table 1") && page.contains("I drop after this round"), "{page}");
    let waits = hall.report(a, "g1=A&drop=1");
    assert!(waits.ends_with("It counts once your opponent reports the same."), "{waits}");
    assert_eq!((hall.inbox(), hall.session().event().round().unwrap().missing().count()), (1, 2));
    let theirs = hall.get(&format!("/report?code={}", hall.code(b)));
    assert!(theirs.contains("Reported by Player"), "{theirs}");
    assert!(hall.report(a, "g1=A&drop=1").ends_with("It is already waiting."));
    // The opponent says the same, and whoever said that they leave does.
    let saved = hall.report(b, "g1=A");
    assert!(saved.contains(" beat ") && saved.contains("drops after this match"), "{saved}");
    let session = hall.session();
    let pairing = session.event().round().unwrap().at_table(1).unwrap();
    assert_eq!(pairing.winner(), Some(a));
    assert!(!session.event().is_here(a) && session.event().is_here(b));
    assert_eq!(hall.inbox(), 0);
    let log = hall.log();
    let author = format!("player {b} Player {b:02}: ");
    assert!(log.last().unwrap().starts_with(&author), "{log:?}");
    let name = sender(author.trim_end_matches(": ")).to_string();
    assert_eq!(name, format!("Player {b:02} (code of #{b})"));
    assert!(hall.report(a, "g1=A").ends_with("This result is already entered."));
    assert_eq!(hall.log().len(), log.len());
    // A different one afterwards is a matter of the scorekeepers.
    assert!(hall.report(a, "g1=B").ends_with("so a scorekeeper will decide."));
    assert_eq!(hall.inbox(), 1);
}

#[test]
fn a_report_is_corrected_by_a_newer_one_and_a_contradiction_waits() {
    let hall = Hall::of("destiny", "", 4);
    let [a, b] = hall.players(2);
    hall.report(a, "g1=B");
    let waits = hall.report(b, "g1=A");
    assert!(waits.contains("Your opponent reported something else"), "{waits}");
    assert_eq!(hall.inbox(), 2);
    let saved = hall.report(a, "g1=A");
    assert!(saved.contains(" beat "), "{saved}");
    assert_eq!(hall.inbox(), 1, "what was said before the correction waits for a scorekeeper");
}

#[test]
fn a_code_that_changes_its_mind_without_end_is_left_to_a_scorekeeper() {
    let hall = Hall::of("destiny", "", 4);
    let [a, _] = hall.players(1);
    let lines = hall.log().len();
    let mut last = String::new();
    for n in 0..12 {
        last = hall.report(a, if n % 2 == 0 { "g1=A" } else { "g1=B" });
    }
    assert_eq!(last, "You have reported this match too often. A scorekeeper will decide.");
    assert_eq!(hall.log().len(), lines + 10);
}

#[test]
fn the_setting_says_what_is_saved() {
    let first = Hall::of("destiny", "reports=first", 4);
    let [a, b] = first.players(1);
    assert!(first.report(a, "g1=A").contains(" beat "));
    assert!(first.report(b, "g1=B").ends_with("so a scorekeeper will decide."));
    // Who leaves says so with the same result.
    assert!(first.report(b, "g1=A&drop=1").contains("drops after this match"));
    assert!(!first.session().event().is_here(b));
    let inbox = Hall::of("destiny", "reports=inbox", 4);
    let [a, b] = inbox.players(1);
    for player in [a, b] {
        assert!(inbox.report(player, "g1=A").ends_with("A scorekeeper will enter it."));
    }
    assert_eq!(inbox.inbox(), 2);
    let n = inbox.session().event().inbox().next().unwrap().n;
    assert!(inbox.told(&format!("inbox accept {n}")).contains(" beat "));
    assert_eq!(inbox.inbox(), 0);
}

#[test]
fn games_scores_and_margins_are_asked_as_the_game_has_them() {
    let three = Hall::of("unlimited", "", 4);
    let [a, _] = three.players(1);
    let page = three.get(&format!("/report?code={}", three.code(a)));
    assert!(page.contains("Who won game 3?"), "{page}");
    assert!(three.report(a, "g1=A").starts_with("A game is missing."));
    assert!(three.report(a, "g1=A&g3=A").starts_with("A game is missing."));
    let over = three.report(a, "g1=A&g2=A&g3=B");
    assert_eq!(over, "The match was over before the last game you marked. Check the games.");
    assert!(three.report(a, "g1=D").contains("a judge decides this"));
    assert!(three.report(a, "g1=A&g2=B&g3=A").contains("It counts once"));
    let scores = Hall::of("armada", "", 4);
    let [a, b] = scores.players(1);
    assert_eq!(scores.report(a, "s1=x&s2=3"), "Use digits only.");
    assert!(scores.report(a, "s1=200&s2=120").contains("It counts once"));
    assert!(scores.report(b, "s1=200&s2=120").contains("200"), "{:?}", scores.log());
    assert_eq!(scores.inbox(), 0);
    let margin = Hall::of("swccg", "", 4);
    let [a, b] = margin.players(1);
    assert!(margin.report(a, "g1=A").starts_with("Won by how much?"));
    assert!(margin.report(a, "g1=A&margin=12").contains("It counts once"));
    assert!(margin.report(b, "g1=A&margin=11").contains("reported something else"));
    assert_eq!(margin.inbox(), 2);
}

#[test]
fn slips_and_the_list_of_players_have_the_codes_once_players_may_report() {
    let hall = Hall::of("destiny", "", 4);
    hall.told("setup address=http://192.168.1.4:8080");
    let session = hall.session();
    let event = session.event();
    let sheet = |what, format| {
        let request = ShowRequest::new(what, format);
        show(event, request, Words::english()).unwrap()
    };
    for player in 1..=4 {
        let code = hall.code(player);
        assert_eq!(code.len(), 6);
        for (what, format) in [(What::Slips, Format::Text), (What::Players, Format::Text)] {
            assert!(sheet(what, format).contains(&code), "{}", sheet(what, format));
        }
        let address = format!("http://192.168.1.4:8080/report?code={code}");
        assert!(sheet(What::Slips, Format::Html).contains(&address));
        for (what, format) in [
            (What::Pairings, Format::Html),
            (What::Log, Format::Text),
            (What::ByName, Format::Text),
            (What::Event, Format::Json),
        ] {
            assert!(!sheet(what, format).contains(&code));
        }
    }
}

#[test]
fn a_wrong_code_opens_nothing_and_five_of_them_wait() {
    let hall = Hall::of("destiny", "", 4);
    let other = Hall::of("destiny", "", 6);
    let wrong = hall.get(&format!("/report?code={}", other.code(1)));
    assert_eq!(
        (status(&wrong), &*said(&wrong)),
        ("HTTP/1.1 403 Forbidden", "Wrong code. Check the letters on your match slip.")
    );
    for code in ["AAAAAA", "BCDFGHJ", "%3Cscript%3E"] {
        assert_eq!(
            status(&hall.get(&format!("/report?code={code}"))),
            "HTTP/1.1 403 Forbidden",
            "{code}"
        );
    }
    let fifth = hall.get("/report?code=bcd+fgx");
    assert_eq!(status(&fifth), "HTTP/1.1 429 Too Many Requests");
    // Not even a right one tells anything now.
    let waits = hall.get(&format!("/report?code={}", hall.code(1)));
    assert_eq!(status(&waits), "HTTP/1.1 429 Too Many Requests");
    assert_eq!(said(&waits), "Too many wrong codes. Try again in a minute.");
    let lines = hall.log().len();
    assert_eq!(status(&hall.post(&hall.form(1, "g1=A"))), "HTTP/1.1 429 Too Many Requests");
    assert_eq!(hall.log().len(), lines);
    // The site stays open to everybody.
    assert_eq!(status(&hall.get("/")), DONE);
}

#[test]
fn a_code_reports_its_own_match_of_the_present_round_only() {
    let hall = Hall::of("destiny", "", 4);
    let [a, b] = hall.players(1);
    let [c, _] = hall.players(2);
    let lines = hall.log().len();
    let theirs = hall.form(c, "g1=A").replace(&hall.code(c), &hall.code(a));
    let sentence =
        "The pairings have changed since you opened this page. Check your table and report again.";
    assert_eq!(said(&hall.post(&theirs)), sentence);
    assert_eq!(hall.log().len(), lines);
    let old = hall.form(a, "g1=A");
    hall.told("report 1 W");
    hall.told("report 2 W");
    hall.told("pair");
    let lines = hall.log().len();
    let answer = hall.post(&old);
    assert_eq!((status(&answer), &*said(&answer)), (DONE, sentence));
    assert_eq!(hall.log().len(), lines);
    let page = hall.get(&format!("/report?code={}", hall.code(b)));
    assert!(page.contains("Round 2") && !page.contains("beat"), "{page}");
}

#[test]
fn nothing_but_the_pages_is_handed_out() {
    let hall = Hall::of("destiny", "", 4);
    std::fs::write(hall.folder.path().join("secret.txt"), "secret").unwrap();
    for path in ["/", "/index.html", "/index-pl.html", "/site.css", "/report", "/report-pl.html"] {
        let page = hall.get(path);
        assert_eq!(status(&page), DONE, "{path}");
        for player in 1..=4 {
            assert!(!page.contains(&hall.code(player)), "{path}");
        }
    }
    for path in [
        "/../secret.txt",
        "/secret.txt",
        "/..%2fsecret.txt",
        "//etc/passwd",
        "/cup.yaml",
        "/index.html/..",
        "/%00",
        "/codes",
    ] {
        assert_eq!(status(&hall.get(path)), "HTTP/1.1 404 Not Found", "{path}");
    }
    let polish =
        hall.sent(b"GET /report HTTP/1.1\r\nAccept-Language: de, pl-PL;q=0.9, en;q=0.1\r\n\r\n");
    assert!(polish.contains("lang=\"pl\"") && polish.contains("Twój kod"), "{polish}");
    assert!(hall.get("/report?lang=pl").contains("Twój kod"));
    assert!(hall.get("/").contains("href=\"report.html\""));
    let event = hall.session().event().clone();
    let published = site::pages(&event, now(), &site::languages(Words::english()));
    assert!(published.iter().all(|(_, page)| !page.contains("report.html")));
}

#[test]
fn what_is_no_request_is_refused() {
    let hall = Hall::of("destiny", "", 4);
    let lines = hall.log().len();
    for (sent, answer) in [
        ("PUT / HTTP/1.1\r\n\r\n", "405 Method Not Allowed"),
        ("DELETE /report HTTP/1.1\r\n\r\n", "405 Method Not Allowed"),
        ("POST / HTTP/1.1\r\nContent-Length: 0\r\n\r\n", "405 Method Not Allowed"),
        ("\u{1}\u{2}\r\n\r\n", "400 Bad Request"),
        ("GET http://elsewhere/ HTTP/1.1\r\n\r\n", "400 Bad Request"),
        ("POST /report HTTP/1.1\r\nContent-Length: -1\r\n\r\n", "400 Bad Request"),
        ("POST /report HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", "400 Bad Request"),
        ("POST /report HTTP/1.1\r\nContent-Length: 99999999\r\n\r\n", "413 Content Too Large"),
    ] {
        assert_eq!(status(&hall.sent(sent.as_bytes())), format!("HTTP/1.1 {answer}"), "{sent}");
    }
    let huge = format!("GET / HTTP/1.1\r\nX: {}\r\n\r\n", "x".repeat(9000));
    assert_eq!(status(&hall.sent(huge.as_bytes())), "HTTP/1.1 431 Request Header Fields Too Large");
    let body =
        format!("POST /report HTTP/1.1\r\nContent-Length: 100000\r\n\r\n{}", "x".repeat(100_000));
    assert_eq!(status(&hall.sent(body.as_bytes())), "HTTP/1.1 413 Content Too Large");
    assert_eq!(hall.log().len(), lines);
}

#[test]
fn slow_clients_and_a_flood_keep_nobody_out() {
    let hall = Hall::of("destiny", "", 4);
    let slow: Vec<TcpStream> = (0..100)
        .map(|_| {
            let mut stream = TcpStream::connect(hall.at()).unwrap();
            stream.write_all(b"GET / HT").unwrap();
            stream
        })
        .collect();
    let begun = Instant::now();
    assert_eq!(status(&hall.get("/")), DONE);
    assert!(begun.elapsed() < Duration::from_secs(12), "{:?}", begun.elapsed());
    let mut answer = String::new();
    (&slow[0]).read_to_string(&mut answer).unwrap();
    assert_eq!(status(&answer), "HTTP/1.1 408 Request Timeout");
}

#[test]
fn a_hostile_name_stays_a_name() {
    let hall = Hall::of("destiny", "", 3);
    hall.told("add '<script>alert(1)</script>'");
    let [a, b] = hall.players(1);
    hall.told(&format!("edit '#{a}' name='\"><img src=x onerror=alert(1)>'"));
    let page = hall.get(&format!("/report?code={}", hall.code(b)));
    assert!(
        page.contains("&lt;img") && !page.contains("<img") && !page.contains("<script"),
        "{page}"
    );
    let mad = hall.report(a, "g1=%3Cscript%3E&drop=%22%3E%3Cscript%3E");
    assert!(!mad.contains("<script"), "{mad}");
}

#[test]
fn a_server_that_ends_frees_its_port_and_another_goes_on() {
    let hall = Hall::of("destiny", "", 4);
    let at = hall.at();
    let Hall { folder, server } = hall;
    drop(server);
    assert!(TcpStream::connect(at).is_err());
    let before = std::fs::read(folder.path().join("cup.yaml")).unwrap();
    let server = Hall::serve(&folder.path().join("cup.yaml"));
    assert!(server.is_local());
    let hall = Hall { folder, server };
    assert_eq!(std::fs::read(hall.path()).unwrap(), before, "codes were given before");
    assert_eq!(status(&hall.get("/")), DONE);
}
