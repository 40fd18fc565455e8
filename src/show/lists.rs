//! Lists: who has handed one in, those of the cut, one list with its faults and versions, and a blank one.

use super::ShowRequest;
use super::page::{Column, Page, Rows, Section, Table};
use crate::decklist::{
    Examined, Fault, ListChange, ListState, ListedLine, compare_lists, examine_list, list_state,
};
use crate::event::{Acceptance, Entrant, Event, Id, ListVersion, Refusal};
use crate::msg;
use crate::ruleset::{ListRules, Text};
use crate::words::{Arg, Message};
use serde::Serialize;

/// An entrant with what is known of the list.
pub(super) struct Row<'a> {
    pub(super) entrant: &'a Entrant,
    pub(super) state: ListState<'a>,
}

/// Everybody with a list, and active entrants without one.
pub(super) fn rows(event: &Event) -> Vec<Row<'_>> {
    let rows =
        event.registered().map(|entrant| Row { entrant, state: list_state(event, entrant.id) });
    rows.filter(|row| row.entrant.is_active() || row.state != ListState::Missing).collect()
}

pub(super) fn page(event: &Event) -> Page {
    let text = match event.lists_required() {
        true => msg!("handbook.required"),
        false => msg!("handbook.not-required"),
    };
    let required = msg!("common.labelled-stop", label = msg!("settings.lists"), text);
    let title = msg!("common.dotted", one = event.name(), other = msg!("settings.lists"));
    Page::of(title, vec![required.into(), counts(event).into()], table(event))
}

/// How many lists are in, and how many of them have faults or are missing.
fn counts(event: &Event) -> Message {
    let rows = rows(event);
    let count = |word: &str| rows.iter().filter(|row| row.state.word() == word).count();
    let missing = count(ListState::Missing.word());
    let (faulty, accepted) = (count("faults"), count("accepted"));
    let mut counts = vec![msg!("decklist.count-in", n = rows.len() - missing).into()];
    counts.extend((faulty > 0).then(|| msg!("decklist.count-faulty", n = faulty).into()));
    counts.extend((accepted > 0).then(|| msg!("decklist.count-accepted", n = accepted).into()));
    counts.push(msg!("decklist.count-missing", n = missing).into());
    msg!("common.text", text = Arg::Series(counts)).capitalised()
}

/// The state of a list in a word or two.
pub fn list_state_words(state: ListState<'_>) -> Message {
    match state {
        ListState::Missing => msg!("decklist.state", state = "missing"),
        ListState::Sound(_) => msg!("decklist.state", state = "handed-in"),
        ListState::Faulty(_, n) => msg!("decklist.state-faults", n),
        ListState::Accepted(..) => msg!("decklist.state", state = "accepted"),
    }
}

pub(super) fn table(event: &Event) -> Table {
    let newest = |row: &Row| event.newest_list(row.entrant.id);
    let versions = |row: &Row| event.list_versions(row.entrant.id).len();
    let reason = |row: &Row| match row.state {
        ListState::Accepted(_, _, accepted) => accepted.reason.clone().unwrap_or_default(),
        _ => String::new(),
    };
    let faults = |row: &Row| Arg::or_empty(newest(row).map(|_| row.state.faults()));
    Rows::of(rows(event))
        .number(msg!("standings.id"), |row: &Row| row.entrant.id)
        .names(msg!("keys.player").capitalised(), |row| row.entrant.label().into_owned())
        .words(msg!("preflight.to-list").capitalised(), |row| list_state_words(row.state))
        .number(msg!("decklist.column-faults"), faults)
        .number(msg!("decklist.column-version"), |row| {
            Arg::or_empty(Some(versions(row)).filter(|n| *n > 0))
        })
        .words(msg!("standings.time"), |row| Arg::or_empty(newest(row).map(|list| list.at.clock())))
        .words(msg!("standings.by"), |row| Arg::or_empty(newest(row).map(|list| list.by.clone())))
        .sentence_if_any(msg!("decklist.column-accepted"), reason)
        .table()
}

/// Those in the cut, best seed first, if decklists in the cut are open.
///
/// # Errors
/// It was not announced, or the cut has not been made.
pub(super) fn of_the_cut(event: &Event) -> Result<Vec<Id>, Refusal> {
    if !event.lists_are_open() {
        let setup = Arg::Verb("setup open_lists=yes".to_owned());
        return Err(Refusal(msg!("decklist.not-announced", setup)));
    }
    let cut = Arg::Verb("cut".to_owned());
    let finals = event.finals().ok_or_else(|| Refusal(msg!("decklist.no-cut-yet", cut)))?;
    Ok(finals.seeds.clone())
}

pub(super) fn cut_page(event: &Event) -> Result<Page, Refusal> {
    let seeds = of_the_cut(event)?;
    let sections = seeds.iter().zip(1usize..).map(|(id, seed)| {
        let column = Column::words(msg!("preflight.to-list").capitalised());
        let lines = event.newest_list(*id).map_or(&[][..], |list| &list.lines);
        let mut rows: Vec<Vec<Arg>> = lines.iter().map(|line| vec![line.into()]).collect();
        if rows.is_empty() {
            rows.push(vec![msg!("decklist.state", state = "missing").into()]);
        }
        let heading = msg!("common.numbered", n = seed, item = event.label(*id));
        Section::new(heading, Table { columns: vec![column], rows })
    });
    let title = msg!("common.dotted", one = event.name(), other = msg!("decklist.item-open-lists"));
    Ok(Page { title: title.into(), facts: Vec::new(), sections: sections.collect() })
}

/// A row for every line of the lists of those in the cut.
pub(super) fn cut_table(event: &Event) -> Result<Table, Refusal> {
    let seeds = of_the_cut(event)?;
    let lines = seeds.iter().zip(1usize..).flat_map(|(id, seed)| {
        let lines = event.newest_list(*id).map_or(&[][..], |list| &list.lines);
        lines.iter().zip(1usize..).map(move |(text, line)| (seed, *id, line, text))
    });
    type Line<'a> = (usize, Id, usize, &'a String);
    Ok(Rows::of(lines)
        .number(msg!("standings.seed"), |(seed, ..): &Line| *seed)
        .number(msg!("standings.id"), |(_, id, ..)| *id)
        .words(msg!("keys.player").capitalised(), |(_, id, ..)| event.label(*id))
        .number(msg!("decklist.column-line"), |(_, _, line, _)| *line)
        .words(msg!("standings.text"), |(.., text)| (*text).clone())
        .table())
}

/// The requested version of a list, with its faults.
pub(super) struct Shown<'a> {
    pub(super) id: Id,
    /// Every version, oldest first.
    pub(super) versions: &'a [ListVersion],
    /// The place of the version shown among them.
    pub(super) at: usize,
    pub(super) examined: Examined,
}

/// The versions that are compared, from 1, and how they differ.
#[derive(PartialEq, Serialize)]
pub(super) struct Compared {
    #[serde(rename = "from")]
    older: usize,
    #[serde(rename = "to")]
    newer: usize,
    #[serde(flatten)]
    change: ListChange,
}

/// The requested version, else the newest.
pub(super) fn of(event: &Event, request: ShowRequest) -> Result<Shown<'_>, Refusal> {
    let id = request.who.ok_or_else(|| Refusal(msg!("cli.whose", word = "list")))?;
    let versions = event.list_versions(id);
    let Some(newest) = versions.len().checked_sub(1) else {
        let list = Arg::Verb("list WHO FILE".to_owned());
        return Err(Refusal(msg!("decklist.no-list", name = event.label(id), list)));
    };
    let at = match request.list.version {
        None => newest,
        Some(wanted) => {
            (wanted as usize).checked_sub(1).filter(|at| *at <= newest).ok_or_else(|| {
                Refusal(msg!("decklist.no-version", n = wanted, most = versions.len()))
            })?
        }
    };
    let examined = examine_list(event, id, &versions[at].text());
    Ok(Shown { id, versions, at, examined })
}

impl Shown<'_> {
    pub(super) fn version(&self) -> &ListVersion {
        &self.versions[self.at]
    }

    /// The newest version with the one before it; an older version with the newest.
    fn compared(&self) -> Option<Compared> {
        let newest = self.versions.len() - 1;
        let older = if self.at == newest { newest.checked_sub(1)? } else { self.at };
        let change = compare_lists(&self.versions[older], &self.versions[newest]);
        Some(Compared { older: older + 1, newer: newest + 1, change })
    }
}

pub(super) fn list_page(event: &Event, shown: &Shown) -> Page {
    let page = msg!("decklist.list-of", name = event.label(shown.id));
    let mut sections = vec![Section::plain(list_table(shown))];
    let mut facts = vec![handed_in(shown.version(), (shown.at + 1, shown.versions.len())).into()];
    facts.push(state(shown.version(), shown.examined.faults.len()).into());
    facts.extend(summary(&shown.examined));
    if let Some(compared) = shown.compared() {
        let (older, newer) = (compared.older, compared.newer);
        match compared.change.is_empty() {
            true => facts.push(msg!("decklist.same-cards", older, newer).into()),
            false => {
                let heading = msg!("decklist.changes", older, newer);
                sections.push(Section::new(heading, changes(&compared.change)));
                facts.extend(advice(event).map(Arg::from));
            }
        }
        sections.push(Section::new(msg!("decklist.versions"), versions(event, shown)));
    }
    Page { title: msg!("common.dotted", one = event.name(), other = page).into(), facts, sections }
}

/// When a version was handed in and by whom; `of` are its number and that of the newest.
pub fn handed_in(version: &ListVersion, of: (usize, usize)) -> Message {
    let ListVersion { n, at, by, .. } = version;
    let (time, by) = (at.clock(), by.as_str());
    match of {
        (1, 1) => msg!("decklist.handed-in", time, by, n = *n),
        (at, all) => msg!("decklist.handed-in-version", at, all, time, by, n = *n),
    }
}

/// The number of faults, and whether they are accepted.
pub fn state(version: &ListVersion, faults: usize) -> Message {
    match (&version.accepted, faults) {
        (_, 0) => msg!("screen.sentence", text = msg!("decklist.sign-no-fault")).capitalised(),
        (None, n) => msg!("screen.sentence", text = msg!("decklist.state-faults", n)),
        (Some(accepted), n) => {
            let (time, by) = (accepted.at.clock(), accepted.by.as_str());
            let why = accepted.reason.clone().unwrap_or_default();
            msg!("decklist.has-accepted-faults", n, time, by, why)
        }
    }
}

/// The advice to a judge about a change; None if the rules allow changes to the list.
pub fn advice(event: &Event) -> Option<Message> {
    let may_change = event.ruleset.lists.as_ref().is_some_and(|lists| lists.may_change);
    (!may_change).then(|| msg!("decklist.advice"))
}

/// The totals of a list in one line; None if a line cannot be read.
pub fn summary(examined: &Examined) -> Option<Arg> {
    let parts: Vec<Arg> = examined.summary.iter().map(Arg::from).collect();
    (!parts.is_empty()).then_some(Arg::Clauses(parts))
}

/// A doubt, worded to differ from a fault.
pub fn doubt(message: &Message) -> Message {
    msg!("decklist.doubt", doubt = message)
}

/// A row for each line with its fault or doubt, and one for each of the whole list.
pub(super) fn list_table(shown: &Shown) -> Table {
    let faults = shown.examined.faults.iter().map(|fault| (fault.line, fault.found.clone()));
    let doubts = shown.examined.doubts.iter().map(|found| (found.line, doubt(&found.found)));
    let found: Vec<(Option<usize>, Message)> = faults.chain(doubts).collect();
    let mut rows: Vec<Row> = Vec::new();
    for (text, line) in shown.version().lines.iter().zip(1..) {
        let mut here = found.iter().filter(|(at, _)| *at == Some(line)).map(|(_, message)| message);
        rows.push((Some(line), text, here.next()));
        rows.extend(here.map(|message| (Some(line), "", Some(message))));
    }
    let of_list = found.iter().filter(|(at, _)| at.is_none());
    rows.extend(of_list.map(|(_, message)| (None, "", Some(message))));
    type Row<'a> = (Option<usize>, &'a str, Option<&'a Message>);
    Rows::of(rows)
        .number(msg!("decklist.column-line"), |(line, ..): &Row| Arg::or_empty(*line))
        .words(msg!("preflight.to-list").capitalised(), |(_, text, _)| *text)
        .sentence_if_any(msg!("decklist.column-fault"), |(.., message)| {
            Arg::or_empty(message.map(|message| message.clone().capitalised()))
        })
        .table()
}

fn changes(change: &ListChange) -> Table {
    let out = change.taken_out.iter().map(|line| (false, line));
    let lines = out.chain(change.added.iter().map(|line| (true, line)));
    Rows::of(lines)
        .words(msg!("standings.what"), |(added, _): &(bool, &ListedLine)| match added {
            true => msg!("decklist.added"),
            false => msg!("decklist.taken-out"),
        })
        .words_if_any(msg!("decklist.blank-section"), |(_, line)| {
            line.heading.clone().unwrap_or_default()
        })
        .words(msg!("preflight.to-list").capitalised(), |(_, line)| line.text.clone())
        .table()
}

fn versions(event: &Event, shown: &Shown) -> Table {
    let reason = |version: &ListVersion| {
        let accepted = version.accepted.as_ref();
        accepted.and_then(|accepted| accepted.reason.clone()).unwrap_or_default()
    };
    type Row<'a> = (usize, &'a ListVersion);
    Rows::of((1..).zip(shown.versions))
        .number(msg!("decklist.column-version"), |(at, _): &Row| *at)
        .number(msg!("standings.number"), |(_, version)| version.n)
        .words(msg!("standings.time"), |(_, version)| version.at.clock())
        .words(msg!("standings.by"), |(_, version)| version.by.clone())
        .number(msg!("decklist.column-faults"), |(_, version)| {
            examine_list(event, shown.id, &version.text()).faults.len()
        })
        .sentence_if_any(msg!("decklist.column-accepted"), |(_, version)| reason(version))
        .table()
}

/// The most lines of a section, so that a list with one large deck is one sheet of paper.
const MOST_LINES: usize = 30;
/// Free lines after the cards of the example, if the rules set no number of cards.
const SPARE_LINES: usize = 3;

pub(super) fn blank_list_page(event: &Event) -> Result<Page, Refusal> {
    let rules = rules(event)?;
    let name = rules.names.is_none().then(|| msg!("decklist.blank-name", line = "_".repeat(40)));
    let section = |(heading, section): (Arg, &Text)| Section::new(heading, lines(rules, section));
    Ok(Page {
        title: msg!("pages.sheet", sheet = "list", event = event.name()).into(),
        facts: name.into_iter().map(Arg::from).collect(),
        sections: headings(rules).into_iter().map(section).collect(),
    })
}

/// The sections one below the other, for a template of one's own.
pub(super) fn blank_list_table(event: &Event) -> Result<Table, Refusal> {
    let rules = rules(event)?;
    let rows = headings(rules).into_iter().map(|(heading, _)| vec![heading]).collect();
    Ok(Table { columns: vec![Column::words(msg!("decklist.blank-section"))], rows })
}

fn rules(event: &Event) -> Result<&ListRules, Refusal> {
    let none = || Refusal(msg!("decklist.no-lists", game = &event.ruleset.name));
    event.ruleset.lists.as_ref().ok_or_else(none)
}

/// The sections with their headings; where a list has several decks, each deck has them all.
fn headings(rules: &ListRules) -> Vec<(Arg, &Text)> {
    let sections = || rules.sections.iter();
    if rules.decks.is_empty() {
        return sections().map(|section| (section.into(), section)).collect();
    }
    let of_deck = |deck| {
        sections().map(move |section| {
            (msg!("common.labelled", label = deck, text = section).into(), section)
        })
    };
    rules.decks.iter().flat_map(|deck| of_deck(&deck.name)).collect()
}

/// Free lines for the cards of a section, with a column for points if the rules add them up.
fn lines(rules: &ListRules, section: &Text) -> Table {
    let name = &section.en;
    let counts = rules.counts.iter().find(|count| count.section == *name);
    let (from, to) = counts.map_or((None, None), |count| (count.from, count.to));
    let spare = in_the_example(rules, section).max(from.unwrap_or(0) as usize) + SPARE_LINES;
    let n = to.map_or(spare, |to| to as usize).min(MOST_LINES);
    let points = rules.sums.iter().any(|sum| sum.section == *name || sum.with.contains(name));
    let one = to == Some(1);
    let cells = [
        (!one).then(|| (msg!("decklist.blank-copies"), "_".repeat(4))),
        Some((msg!("judge.card").capitalised(), "_".repeat(48))),
        points.then(|| (msg!("screen.points").capitalised(), "_".repeat(6))),
    ];
    let cells: Vec<_> = cells.into_iter().flatten().collect();
    let row: Vec<Arg> = cells.iter().map(|(_, blank)| blank.as_str().into()).collect();
    let columns = cells.into_iter().map(|(name, _)| Column::words(name)).collect();
    Table { columns, rows: vec![row; n] }
}

/// The lines that this section has in the game's example of a list.
fn in_the_example(rules: &ListRules, section: &Text) -> usize {
    let heading = format!("{}:", section.en);
    let below = rules.example.iter().skip_while(|line| line.en != heading).skip(1);
    below.take_while(|line| !line.en.ends_with(':')).count()
}

shapes! {
    struct HandedInJson {
        entrant: Id,
        state: &'static str,
        versions: usize,
        faults: usize,
        n?: Option<u64>,
        at?: Option<String>,
        by?: Option<String>,
        accepted?: Option<Accepted>,
    }

    struct ListJson {
        entrant: Id,
        version: usize,
        #[serde(flatten)]
        handed_in: Version,
        lines: Vec<String>,
        faults: Vec<FaultForm>,
        doubts: Vec<FaultForm>,
        summary: Vec<String>,
        changes?: Option<Compared>,
        versions: Vec<Listed>,
    }

    struct Version {
        n: u64,
        at: String,
        by: String,
        accepted?: Option<Accepted>,
    }

    struct Listed {
        version: usize,
        #[serde(flatten)]
        handed_in: Version,
        faults: usize,
    }

    struct Accepted {
        n: u64,
        at: String,
        by: String,
        why: Option<String>,
    }

    struct FaultForm {
        line: Option<usize>,
        says: String,
    }

    struct OpenListJson {
        seed: usize,
        entrant: Id,
        lines: Vec<String>,
    }
}

impl OpenListJson {
    pub(super) fn of(event: &Event, seeds: &[Id]) -> Vec<OpenListJson> {
        let lines = |id: Id| event.newest_list(id).map_or(Vec::new(), |list| list.lines.clone());
        let list =
            |(id, seed): (&Id, usize)| OpenListJson { seed, entrant: *id, lines: lines(*id) };
        seeds.iter().zip(1..).map(list).collect()
    }
}

impl HandedInJson {
    pub(super) fn of(event: &Event, row: &Row) -> HandedInJson {
        let newest = event.newest_list(row.entrant.id);
        HandedInJson {
            entrant: row.entrant.id,
            state: row.state.word(),
            versions: event.list_versions(row.entrant.id).len(),
            faults: row.state.faults(),
            n: newest.map(|list| list.n),
            at: newest.map(|list| list.at.to_string()),
            by: newest.map(|list| list.by.clone()),
            accepted: match row.state {
                ListState::Accepted(_, _, accepted) => Some(Accepted::of(accepted)),
                _ => None,
            },
        }
    }
}

impl ListJson {
    pub(super) fn of(event: &Event, shown: &Shown) -> ListJson {
        let listed = |(version, handed_in): (usize, &ListVersion)| Listed {
            version,
            handed_in: Version::of(handed_in),
            faults: examine_list(event, shown.id, &handed_in.text()).faults.len(),
        };
        let fault = |fault: &Fault| FaultForm { line: fault.line, says: fault.found.to_string() };
        ListJson {
            entrant: shown.id,
            version: shown.at + 1,
            handed_in: Version::of(shown.version()),
            lines: shown.version().lines.clone(),
            faults: shown.examined.faults.iter().map(fault).collect(),
            doubts: shown.examined.doubts.iter().map(fault).collect(),
            summary: shown.examined.summary.iter().map(Message::to_string).collect(),
            changes: shown.compared(),
            versions: (1..).zip(shown.versions).map(listed).collect(),
        }
    }
}

impl Version {
    fn of(version: &ListVersion) -> Version {
        Version {
            n: version.n,
            at: version.at.to_string(),
            by: version.by.clone(),
            accepted: version.accepted.as_ref().map(Accepted::of),
        }
    }
}

impl Accepted {
    fn of(accepted: &Acceptance) -> Accepted {
        Accepted {
            n: accepted.n,
            at: accepted.at.to_string(),
            by: accepted.by.clone(),
            why: accepted.reason.clone(),
        }
    }
}
