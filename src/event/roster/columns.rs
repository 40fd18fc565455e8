//! The columns of a roster: which detail each one gives, and which are left out.

use super::headings::Field;
use super::preview::shown;
use crate::event::decide::refuse_if;
use crate::event::{Details, NewEntrant};
use crate::msg;
use crate::words::Message;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RosterColumn {
    /// The heading as written in the file.
    pub heading: String,
    /// None if the column is left out.
    pub field: Option<Field>,
    /// The kind of name it supplies in lines where the better name columns are empty.
    pub(super) spare: Option<Field>,
    /// The players' lines in which it is not empty.
    pub filled: usize,
}

/// What the cells below a heading contain.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Below {
    /// Some line has a name.
    pub named: bool,
    /// Every name has its surname first, followed by a comma.
    pub commas: bool,
}

/// Parses the header.
///
/// Columns with unknown headings are left out. Of two columns for one field, Komandor's own key
/// wins, then the left one. An empty column of names loses against any other.
///
/// # Errors
/// No column has names, or a heading occurs twice.
pub(super) fn read(
    header: &csv::StringRecord,
    below: &[Below],
    line: u64,
) -> Result<Vec<RosterColumn>, Message> {
    let below = |at: usize| below.get(at).copied().unwrap_or_default();
    let names = |heading: &str| Field::of(heading).is_some_and(Field::is_name);
    let named = header.iter().enumerate().any(|(at, it)| names(it) && below(at).named);
    let mut columns: Vec<RosterColumn> = Vec::with_capacity(header.len());
    for (at, heading) in header.iter().enumerate() {
        let field = Field::of(heading).map(|field| match field {
            Field::Detail("name") if below(at).commas => Field::SurnameFirst,
            field => field,
        });
        let mut field = field.filter(|it| !named || !it.is_name() || below(at).named);
        let kind = field.map(Field::kind);
        let twin = columns
            .iter()
            .position(|known| field.is_some() && known.field.map(Field::kind) == kind);
        let mut spare = None;
        if let Some(twin) = twin {
            let same = columns[twin].heading.to_lowercase() == heading.to_lowercase();
            refuse_if(same, || msg!("roster.column-twice", line, column = shown(heading)))?;
            match is_own(heading) && !is_own(&columns[twin].heading) {
                true => columns[twin].leave_out(),
                false => spare = field.take(),
            }
        }
        let spare = spare.filter(|field| field.is_name());
        columns.push(RosterColumn { heading: heading.to_owned(), field, spare, filled: 0 });
    }
    one_name(&mut columns);
    match columns.iter().any(|column| column.field.is_some_and(Field::is_name)) {
        true => Ok(columns),
        false => Err(msg!("roster.name-column-missing", line)),
    }
}

impl RosterColumn {
    /// Leaves the column out, except that its names count where the better columns are empty.
    fn leave_out(&mut self) {
        self.spare = self.field.take().filter(|field| field.is_name());
    }
}

/// Whether the heading is a key of Komandor's own rosters.
pub(super) fn is_own(heading: &str) -> bool {
    Details::KEYS.contains(&heading.to_lowercase().as_str())
}

/// The note how a name with the surname first is registered.
pub(super) fn surname_first(columns: &[RosterColumn], players: &[NewEntrant]) -> Option<Message> {
    let column = columns.iter().find(|column| column.field == Some(Field::SurnameFirst))?;
    let name = shown(&players.first()?.name);
    Some(msg!("roster.surname-first-read", column = shown(&column.heading), name))
}

/// Leaves out name columns for which there is a better one. First and last names are better than a
/// full name, unless that is Komandor's own `name`; a nickname is the worst.
fn one_name(columns: &mut [RosterColumn]) {
    let has = |field: Field| columns.iter().any(|it| it.field.map(Field::kind) == Some(field));
    let full_name = Field::Detail("name");
    let is_full_name = |it: &RosterColumn| it.field.map(Field::kind) == Some(full_name);
    let own = columns.iter().any(|it| is_full_name(it) && is_own(&it.heading));
    let both = has(Field::FirstName) && has(Field::LastName);
    let parts = both || !has(full_name) && (has(Field::FirstName) || has(Field::LastName));
    let left_out: &[Field] = match (own, parts) {
        (true, _) => &[Field::FirstName, Field::LastName, Field::Nickname],
        (false, true) => &[full_name, Field::Nickname],
        (false, false) if has(full_name) => &[Field::FirstName, Field::LastName, Field::Nickname],
        (false, false) => &[],
    };
    for column in columns {
        if column.field.is_some_and(|field| left_out.contains(&field.kind())) {
            column.leave_out();
        }
    }
}
