//! One list: its lines with the faults beside them, its versions, and what changed between two.

use super::page::{Column, Page, Rows, Section, Table};
use super::request::ShowRequest;
use crate::desk::{Examined, ListChange, ListedLine, compare_lists, examine_list};
use crate::event::{Event, Id, ListVersion, Refusal};
use crate::msg;
use crate::words::{Arg, Message};

/// A version of a list as it was asked for, with its faults.
pub(super) struct Shown<'a> {
    pub(super) id: Id,
    /// Every version, oldest first.
    pub(super) versions: &'a [ListVersion],
    /// The place of the version shown among them.
    pub(super) at: usize,
    pub(super) examined: Examined,
}

/// The versions that are compared, from 1, and how they differ.
pub(super) struct Compared {
    pub(super) older: usize,
    pub(super) newer: usize,
    pub(super) change: ListChange,
}

/// The version that is asked for, else the newest.
pub(super) fn of(event: &Event, request: ShowRequest) -> Result<Shown<'_>, Refusal> {
    let id = request.who.ok_or_else(|| Refusal(msg!("hand-in.whose-list")))?;
    let versions = event.list_versions(id);
    let Some(newest) = versions.len().checked_sub(1) else {
        let list = Arg::Verb("list WHO FILE".to_owned());
        return Err(Refusal(msg!("hand-in.no-list", name = event.label(id), list)));
    };
    let at = match request.list.version {
        None => newest,
        Some(wanted) => {
            (wanted as usize).checked_sub(1).filter(|at| *at <= newest).ok_or_else(|| {
                Refusal(msg!("hand-in.no-version", n = wanted, most = versions.len()))
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
    pub(super) fn compared(&self) -> Option<Compared> {
        let newest = self.versions.len() - 1;
        let older = if self.at == newest { newest.checked_sub(1)? } else { self.at };
        let change = compare_lists(&self.versions[older], &self.versions[newest]);
        Some(Compared { older: older + 1, newer: newest + 1, change })
    }
}

pub(super) fn page(event: &Event, shown: &Shown) -> Page {
    let page = msg!("hand-in.list-of", name = event.label(shown.id));
    let mut sections = vec![Section::plain(table(shown))];
    let mut facts = vec![handed_in(shown.version(), (shown.at + 1, shown.versions.len())).into()];
    facts.push(state(shown.version(), shown.examined.faults.len()).into());
    facts.extend(summary(&shown.examined));
    if let Some(compared) = shown.compared() {
        let (older, newer) = (compared.older, compared.newer);
        match compared.change.is_empty() {
            true => facts.push(msg!("hand-in.same-cards", older, newer).into()),
            false => {
                let heading = msg!("hand-in.changes", older, newer);
                sections.push(Section::new(heading, changes(&compared.change)));
                facts.extend(advice(event).map(Arg::from));
            }
        }
        sections.push(Section::new(msg!("hand-in.versions"), versions(event, shown)));
    }
    Page { title: msg!("page.of-event", event = event.name(), page).into(), facts, sections }
}

/// When a version was handed in and by whom; `of` are its number and that of the newest.
pub fn handed_in(version: &ListVersion, of: (usize, usize)) -> Message {
    let ListVersion { n, at, by, .. } = version;
    let (time, by) = (at.clock(), by.as_str());
    match of {
        (1, 1) => msg!("hand-in.handed-in", time, by, n = *n),
        (at, all) => {
            msg!("hand-in.handed-in-version", at, all, time, by, n = *n)
        }
    }
}

/// The number of faults, and whether they are accepted.
pub fn state(version: &ListVersion, faults: usize) -> Message {
    match (&version.accepted, faults) {
        (_, 0) => msg!("hand-in.has-no-fault"),
        (None, n) => msg!("hand-in.has-faults", n),
        (Some(accepted), n) => {
            let (time, by) = (accepted.at.clock(), accepted.by.as_str());
            let why = accepted.reason.clone().unwrap_or_default();
            msg!("hand-in.has-accepted-faults", n, time, by, why)
        }
    }
}

/// The advice to a judge about a change; None where the rules let a player change the list.
pub fn advice(event: &Event) -> Option<Message> {
    let may_change = event.ruleset.lists.as_ref().is_some_and(|lists| lists.may_change);
    (!may_change).then(|| msg!("hand-in.advice"))
}

/// The sum of a list, in one line; None while a line cannot be read.
pub fn summary(examined: &Examined) -> Option<Arg> {
    let parts: Vec<Arg> = examined.summary.iter().map(Arg::from).collect();
    (!parts.is_empty()).then_some(Arg::Clauses(parts))
}

/// A doubt, told apart from a fault.
pub fn doubt(told: &Message) -> Message {
    msg!("hand-in.doubt", doubt = told)
}

/// A row for each line with its fault or doubt, and one for each of the whole list.
pub(super) fn table(shown: &Shown) -> Table {
    let faults = shown.examined.faults.iter().map(|fault| (fault.line, fault.found.clone()));
    let doubts = shown.examined.doubts.iter().map(|found| (found.line, doubt(&found.found)));
    let found: Vec<(Option<usize>, Message)> = faults.chain(doubts).collect();
    let mut rows: Vec<Row> = Vec::new();
    for (text, line) in shown.version().lines.iter().zip(1..) {
        let mut here = found.iter().filter(|(at, _)| *at == Some(line)).map(|(_, told)| told);
        rows.push((line, text, here.next()));
        rows.extend(here.map(|told| (line, "", Some(told))));
    }
    let whole = found.iter().filter(|(at, _)| at.is_none());
    rows.extend(whole.map(|(_, told)| (0, "", Some(told))));
    type Row<'a> = (usize, &'a str, Option<&'a Message>);
    Rows::of(rows)
        .column(Column::number(msg!("hand-in.column-line")), |(line, ..): &Row| match line {
            0 => String::new(),
            line => line.to_string(),
        })
        .column(Column::words(msg!("hand-in.column-list")), |(_, text, _)| *text)
        .column(Column::sentence(msg!("hand-in.column-fault")).optional(), |(.., told)| {
            Arg::or_empty(told.map(|told| told.clone().capitalised()))
        })
        .table()
}

fn changes(change: &ListChange) -> Table {
    let out = change.taken_out.iter().map(|line| (false, line));
    let lines = out.chain(change.added.iter().map(|line| (true, line)));
    Rows::of(lines)
        .column(
            Column::words(msg!("column.what")),
            |(added, _): &(bool, &ListedLine)| match added {
                true => msg!("hand-in.added"),
                false => msg!("hand-in.taken-out"),
            },
        )
        .column(Column::words(msg!("hand-in.column-section")).optional(), |(_, line)| {
            line.heading.clone().unwrap_or_default()
        })
        .column(Column::words(msg!("hand-in.column-list")), |(_, line)| line.text.clone())
        .table()
}

fn versions(event: &Event, shown: &Shown) -> Table {
    let reason = |version: &ListVersion| {
        let accepted = version.accepted.as_ref();
        accepted.and_then(|accepted| accepted.reason.clone()).unwrap_or_default()
    };
    type Row<'a> = (usize, &'a ListVersion);
    Rows::of((1..).zip(shown.versions))
        .column(Column::number(msg!("hand-in.column-version")), |(at, _): &Row| at.to_string())
        .column(Column::number(msg!("column.number")), |(_, version)| version.n.to_string())
        .column(Column::words(msg!("column.time")), |(_, version)| version.at.clock())
        .column(Column::words(msg!("column.by")), |(_, version)| version.by.clone())
        .column(Column::number(msg!("hand-in.column-faults")), |(_, version)| {
            examine_list(event, shown.id, &version.text()).faults.len().to_string()
        })
        .column(Column::sentence(msg!("hand-in.column-accepted")).optional(), |(_, version)| {
            reason(version)
        })
        .table()
}
