//! Holds every JSON that the program writes against its schema.
//!
//! The schemas are made from `config/json/shapes.yaml`, the JSON from the code. A key that the
//! schema does not name fails here, because nobody could know of it.

use komandor::odds::Chances;
use komandor::season::{LeftOut, Played, Season, TEMPLATE, read_rules};
use komandor::show::{Format, OddsRequest, ShowRequest, What, json_sheets, line, schema, show};
use komandor::show::{SeasonSheet, season as show_season};
use komandor::store::Session;
use komandor::words::Words;
use serde_json::Value;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

/// Finds the faults in a value, and which keys of the schema it used.
struct Judge<'s> {
    root: &'s Value,
    faults: Vec<String>,
    used: BTreeSet<String>,
}

impl Judge<'_> {
    /// Judges by the words of JSON Schema that the program's schemas use.
    ///
    /// One rule is added: no key without a name in the schema.
    fn judge(&mut self, schema: &Value, value: &Value, path: &str) {
        for word in schema.as_object().into_iter().flatten().map(|(word, _)| word.as_str()) {
            const KNOWN: &str = "$defs $id $ref $schema additionalProperties anyOf const \
                description enum items maxItems minItems minimum pattern properties required \
                title type";
            assert!(KNOWN.split(' ').any(|known| known == word), "{word}");
        }
        if let Some(name) = schema["$ref"].as_str() {
            let name = name.trim_start_matches("#/$defs/");
            let root = self.root;
            return self.judge(&root["$defs"][name], value, &format!("{path}:{name}"));
        }
        if let Some(kinds) = schema["anyOf"].as_array() {
            return self.any(kinds, value, path);
        }
        let fits = match schema["type"].as_str() {
            Some("string") => value.is_string(),
            Some("integer") => value.is_i64() || value.is_u64(),
            Some("boolean") => value.is_boolean(),
            Some("null") => value.is_null(),
            Some("array") => value.is_array(),
            Some("object") => value.is_object(),
            Some(other) => panic!("{other}"),
            None => schema["enum"].is_array(),
        };
        let among = schema["enum"].as_array().is_none_or(|words| words.contains(value));
        let is = schema.get("const").is_none_or(|only| only == value);
        let enough = schema["minimum"].as_i64().is_none_or(|least| value.as_i64() >= Some(least));
        let pattern = schema["pattern"].as_str().zip(value.as_str());
        let matches = pattern.is_none_or(|(pattern, text)| fits_pattern(pattern, text));
        if !(fits && among && is && enough && matches) {
            return self.faults.push(format!("{path}: {value} is not {schema}"));
        }
        for (at, item) in value.as_array().into_iter().flatten().enumerate() {
            self.judge(&schema["items"], item, &format!("{path}[{at}]"));
        }
        let pair = schema["minItems"].as_u64().zip(value.as_array());
        if pair.is_some_and(|(n, items)| items.len() as u64 != n) {
            self.faults.push(format!("{path}: {value} has another number of items"));
        }
        let Some(keys) = value.as_object() else { return };
        for (key, below) in keys {
            let place = format!("{path}.{key}");
            match (schema["properties"].get(key), schema.get("additionalProperties")) {
                (Some(property), _) => {
                    let shape = path.rsplit(':').next().unwrap_or_default();
                    let shape = shape.split(['.', '[']).next().unwrap_or_default();
                    self.used.insert(format!("{shape}.{key}"));
                    self.judge(property, below, &place);
                }
                (None, Some(any)) => self.judge(any, below, &place),
                (None, None) => self.faults.push(format!("{place}: this key is not documented")),
            }
        }
        for key in schema["required"].as_array().into_iter().flatten() {
            if keys.get(key.as_str().unwrap()).is_none() {
                self.faults.push(format!("{path}: {key} is missing"));
            }
        }
    }

    /// Judges by the kind that fits best.
    fn any(&mut self, kinds: &[Value], value: &Value, path: &str) {
        let mut fewest: Option<Vec<String>> = None;
        for kind in kinds {
            let mut judge = Judge { root: self.root, faults: Vec::new(), used: BTreeSet::new() };
            judge.judge(kind, value, path);
            if judge.faults.is_empty() {
                return self.used.extend(judge.used);
            }
            let deeper = |faults: &[String]| faults.iter().map(String::len).max();
            let is_better = fewest
                .as_deref()
                .is_none_or(|best| value.is_object() && deeper(&judge.faults) > deeper(best));
            if is_better {
                fewest = Some(judge.faults);
            }
        }
        self.faults.extend(fewest.unwrap_or_default());
    }
}

/// Whether the text fits the pattern, which is made ready only once.
fn fits_pattern(pattern: &str, text: &str) -> bool {
    thread_local! {
        static READY: RefCell<BTreeMap<String, regex::Regex>> = RefCell::default();
    }
    READY.with_borrow_mut(|ready| {
        let made = ready.entry(pattern.to_owned());
        made.or_insert_with(|| regex::Regex::new(pattern).unwrap()).is_match(text)
    })
}

/// The faults of a document by the schema of its sheet.
fn faults(sheet: &str, text: &str) -> (Vec<String>, BTreeSet<String>) {
    static SCHEMAS: LazyLock<BTreeMap<&str, Value>> = LazyLock::new(|| {
        let parsed = |sheet| serde_json::from_str(&schema(sheet).unwrap()).unwrap();
        json_sheets().map(|sheet| (sheet, parsed(sheet))).collect()
    });
    let schema = &SCHEMAS[sheet];
    let value: Value = serde_json::from_str(text).unwrap();
    let mut judge = Judge { root: schema, faults: Vec::new(), used: BTreeSet::new() };
    judge.judge(schema, &value, ":Document");
    (judge.faults, judge.used)
}

fn events() -> Vec<PathBuf> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures");
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let mut events: Vec<PathBuf> =
        files.filter(|path| path.extension().is_some_and(|end| end == "yaml")).collect();
    events.sort();
    events
}

/// Every sheet of an event that there is, as JSON.
fn documents(path: &Path) -> Vec<(&'static str, String)> {
    let session = Session::open(path).unwrap();
    let event = session.event();
    let first = event.registered().next().map(|entrant| entrant.id);
    let mut found = vec![("event", line(event).unwrap())];
    for what in What::ALL {
        let odds = OddsRequest { chances: Chances::Equal, playouts: Some(20) };
        let all = ShowRequest { odds: Some(odds), ..ShowRequest::new(what, Format::Json) };
        let one = ShowRequest { who: first, ..all };
        let mut requests = vec![all, one];
        if what == What::Lists {
            let list = komandor::show::ListRequest { of_the_cut: true, ..all.list };
            requests.push(ShowRequest { list, ..all });
        }
        let made =
            requests.into_iter().filter_map(|request| show(event, request, Words::english()).ok());
        found.extend(made.map(|text| (what.word(), text)));
    }
    found
}

/// A season of all fixtures, with a final and an event that cannot be read.
fn season_document() -> String {
    let own = TEMPLATE.to_owned() + "best: 2\nseats: 4\nsame:\n  - [\"Ala\", \"Bea\"]\n";
    let rules = read_rules("season.yaml", &own).unwrap();
    let mut played: Vec<Played> = Vec::new();
    for path in events() {
        let session = Session::open(&path).unwrap();
        played.push(Played::of(session.event(), &path.display().to_string()));
    }
    let why = komandor::words::Message::verbatim("gone");
    let lost = vec![LeftOut { file: "lost.yaml".to_owned(), why }];
    let season = Season::of(rules, played, lost);
    show_season(&season, SeasonSheet::Table, Format::Json, Words::english()).unwrap()
}

/// Keys that no event of the fixtures shows: states that last only for a moment.
const NEVER_SHOWN: &str = "\
    Changes.added Changes.from Changes.taken_out Changes.to Claim.margin DeckList.changes \
    Doubt.names Doubt.why Entrant.sits_out_next ListLine.section ListLine.text \
    OpenList.entrant OpenList.lines OpenList.seed Pairing.so_far Pick.pick PickNumber.phase \
    PickNumber.pick Recommendation.entrant Recommendation.marshal Recommendation.note \
    Round.changed Pairing.corrected_after_cut Pairing.corrected_after_round \
    Round.drawn_again Round.held Standing.ahead_by_head_to_head";

#[test]
fn every_json_has_only_what_its_schema_says() {
    let (mut wrong, mut used) = (Vec::new(), BTreeSet::new());
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    for path in events() {
        for (sheet, text) in documents(&path) {
            *seen.entry(sheet).or_default() += 1;
            let (faults, keys) = faults(sheet, &text);
            used.extend(keys);
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            wrong.extend(faults.into_iter().map(|fault| format!("{name}, {sheet}{fault}")));
        }
    }
    assert!(
        wrong.is_empty(),
        "{} faults, such as\n{}",
        wrong.len(),
        wrong[..wrong.len().min(12)].join("\n")
    );
    let (season_faults, keys) = faults("season", &season_document());
    assert_eq!(season_faults, Vec::<String>::new());
    used.extend(keys);
    let alone = ["verify", "season"];
    for sheet in json_sheets().filter(|sheet| !alone.contains(sheet)) {
        assert!(seen.contains_key(sheet), "no event shows {sheet}");
    }
    let documented: BTreeSet<String> = json_sheets().flat_map(documented).collect();
    let idle = documented
        .difference(&used)
        .filter(|key| !NEVER_SHOWN.split(' ').any(|never| never == key.as_str()));
    let idle: Vec<&String> =
        idle.filter(|key| !key.starts_with("Verdict.") && !key.starts_with("Finding.")).collect();
    assert!(idle.is_empty(), "documented and never written: {idle:?}");
}

/// The keys that a schema names, each with its shape.
fn documented(sheet: &str) -> Vec<String> {
    let schema: Value = serde_json::from_str(&schema(sheet).unwrap()).unwrap();
    let defs = schema["$defs"].as_object().unwrap().clone();
    let keys = defs.iter().flat_map(|(name, shape)| {
        let keys = shape["properties"].as_object().into_iter().flatten();
        keys.map(move |(key, _)| format!("{name}.{key}"))
    });
    keys.collect()
}

#[test]
fn what_is_not_documented_is_a_fault() {
    let text = line(Session::open(&events()[0]).unwrap().event()).unwrap();
    let other = |from: &str, to: &str| faults("event", &text.replacen(from, to, 1)).0;
    assert_eq!(other("x", "x"), Vec::<String>::new());
    assert_eq!(
        other("\"komandor\":1", "\"komandor\":1,\"colour\":\"red\""),
        [":Document.colour: this key is not documented"]
    );
    assert_eq!(other("\"komandor\":1", "\"komandor\":2").len(), 1);
    assert_eq!(other("\"id\":1,", "\"id\":\"1\",").len(), 1);
    assert_eq!(other("\"id\":1,", ""), [":Document.entrants[0]:Entrant: \"id\" is missing"]);
}

#[test]
fn the_checker_writes_by_its_schema() {
    let run = Command::new(env!("CARGO_BIN_EXE_komandor"))
        .args(["verify", "--format", "json"])
        .args(events())
        .output()
        .unwrap();
    let out = String::from_utf8(run.stdout).unwrap();
    assert_eq!(out.lines().count(), events().len());
    for line in out.lines() {
        assert_eq!(faults("verify", line).0, Vec::<String>::new());
    }
}
