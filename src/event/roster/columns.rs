//! The columns of a roster: which detail each one gives, and which are left out.

use super::headings::Field;
use super::preview::shown;
use crate::event::decide::decision::refuse_if;
use crate::event::{Details, NewEntrant};
use crate::msg;
use crate::words::Message;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RosterColumn {
    /// The heading as it stands in the file.
    pub heading: String,
    /// None: it is left out.
    pub field: Option<Field>,
    /// The name that is taken from it in a line where the columns of names have none.
    pub(super) spare: Option<Field>,
    /// The lines of players in which it gives something.
    pub filled: usize,
}

/// What stands below a heading.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Below {
    /// A name stands in some line.
    pub named: bool,
    /// Every name has its surname first, with a comma behind it.
    pub commas: bool,
}

/// Reads the header.
///
/// A heading that is not known is left out. Two columns of one field: our own word for it comes
/// first, then the one further left; the other is left out. A column of names without a name is
/// worse than any other.
///
/// # Errors
/// No column gives a name, or one heading stands there twice.
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
    /// Leaves the column out. A name in it counts where the better columns have none.
    fn leave_out(&mut self) {
        self.spare = self.field.take().filter(|field| field.is_name());
    }
}

/// Whether the heading is a key of our own rosters.
pub(super) fn is_own(heading: &str) -> bool {
    Details::KEYS.contains(&heading.to_lowercase().as_str())
}

/// Says how a name that begins with the surname is registered.
pub(super) fn surname_first(columns: &[RosterColumn], players: &[NewEntrant]) -> Option<Message> {
    let column = columns.iter().find(|column| column.field == Some(Field::SurnameFirst))?;
    let name = shown(&players.first()?.name);
    Some(msg!("roster.surname-first-read", column = shown(&column.heading), name))
}

/// Leaves out the names that another column gives better. First and last names are better than
/// one whole name, unless that is our own `name`; a nickname is worse than any.
fn one_name(columns: &mut [RosterColumn]) {
    let has = |field: Field| columns.iter().any(|it| it.field.map(Field::kind) == Some(field));
    let whole = Field::Detail("name");
    let is_whole = |it: &RosterColumn| it.field.map(Field::kind) == Some(whole);
    let own = columns.iter().any(|it| is_whole(it) && is_own(&it.heading));
    let both = has(Field::FirstName) && has(Field::LastName);
    let parts = both || !has(whole) && (has(Field::FirstName) || has(Field::LastName));
    let left_out: &[Field] = match (own, parts) {
        (true, _) => &[Field::FirstName, Field::LastName, Field::Nickname],
        (false, true) => &[whole, Field::Nickname],
        (false, false) if has(whole) => &[Field::FirstName, Field::LastName, Field::Nickname],
        (false, false) => &[],
    };
    for column in columns {
        if column.field.is_some_and(|field| left_out.contains(&field.kind())) {
            column.leave_out();
        }
    }
}
