//! Lists that were handed in.

use crate::desk::{Fault, ListChange, ListState, ListedLine, examine_list};
use crate::event::{Acceptance, Event, Id, ListVersion};
use crate::show::list::Shown;
use crate::show::lists::Row;
use crate::words::Message;

shapes! {
    /// The state of an entrant's list.
    struct HandedIn {
        entrant: Id,
        /// `missing`, `handed_in`, `faults` or `accepted`.
        state: &'static str,
        /// The number of versions.
        versions: usize,
        faults: usize,
        /// The line of the log that holds the newest version.
        n?: Option<u64>,
        at?: Option<String>,
        by?: Option<String>,
        accepted?: Option<Accepted>,
    }

    /// One version of one list.
    struct List {
        entrant: Id,
        version: usize,
        #[serde(flatten)]
        handed_in: Version,
        lines: Vec<String>,
        faults: Vec<FaultForm>,
        /// Questions that the rules cannot decide.
        doubts: Vec<FaultForm>,
        /// The points, and the cards of each section.
        summary: Vec<String>,
        /// The changes between this version and the newest; for the newest, since the one before it.
        changes?: Option<Changes>,
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
        /// Null: it is about the whole list.
        line: Option<usize>,
        says: String,
    }

    struct Changes {
        from: usize,
        to: usize,
        taken_out: Vec<Line>,
        added: Vec<Line>,
    }

    struct Line {
        section: Option<String>,
        text: String,
    }

    /// The whole list of a player in the cut.
    struct OpenList {
        seed: usize,
        entrant: Id,
        lines: Vec<String>,
    }
}

impl OpenList {
    pub(super) fn of(event: &Event, seeds: &[Id]) -> Vec<OpenList> {
        let lines = |id: Id| event.newest_list(id).map_or(Vec::new(), |list| list.lines.clone());
        let list = |(id, seed): (&Id, usize)| OpenList { seed, entrant: *id, lines: lines(*id) };
        seeds.iter().zip(1..).map(list).collect()
    }
}

impl HandedIn {
    pub(super) fn of(event: &Event, row: &Row) -> HandedIn {
        let newest = event.newest_list(row.entrant.id);
        HandedIn {
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

impl List {
    pub(super) fn of(event: &Event, shown: &Shown) -> List {
        let count =
            |version: &ListVersion| examine_list(event, shown.id, &version.text()).faults.len();
        let listed = |(version, handed_in): (usize, &ListVersion)| Listed {
            version,
            handed_in: Version::of(handed_in),
            faults: count(handed_in),
        };
        let fault = |fault: &Fault| FaultForm { line: fault.line, says: fault.found.to_string() };
        List {
            entrant: shown.id,
            version: shown.at + 1,
            handed_in: Version::of(shown.version()),
            lines: shown.version().lines.clone(),
            faults: shown.examined.faults.iter().map(fault).collect(),
            doubts: shown.examined.doubts.iter().map(fault).collect(),
            summary: shown.examined.summary.iter().map(Message::to_string).collect(),
            changes: shown
                .compared()
                .map(|compared| Changes::of(&compared.change, [compared.older, compared.newer])),
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

impl Changes {
    fn of(change: &ListChange, [from, to]: [usize; 2]) -> Changes {
        let line =
            |line: &ListedLine| Line { section: line.heading.clone(), text: line.text.clone() };
        Changes {
            from,
            to,
            taken_out: change.taken_out.iter().map(line).collect(),
            added: change.added.iter().map(line).collect(),
        }
    }
}
