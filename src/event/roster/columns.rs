//! The columns of a roster: which detail each one gives, and which are left out.

use super::headings::Field;
use super::shown::shown;
use crate::event::Details;
use crate::event::refuse_if::refuse_if;
use crate::msg;
use crate::words::Message;

/// A column of the file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RosterColumn {
    /// The heading as it stands in the file.
    pub heading: String,
    /// None: it is left out.
    pub field: Option<Field>,
    /// The lines of players in which it gives something.
    pub filled: usize,
}

/// Reads the header.
///
/// A heading that is not known is left out. Two columns of one field: our own word for it comes
/// first, then the one further left; the other is left out.
///
/// # Errors
/// No column gives a name, or one heading stands there twice.
pub(super) fn read(header: &csv::StringRecord, line: u64) -> Result<Vec<RosterColumn>, Message> {
    let mut columns: Vec<RosterColumn> = Vec::with_capacity(header.len());
    for heading in header {
        let field = Field::of(heading);
        let twin = columns.iter().position(|known| field.is_some() && known.field == field);
        let mut field = field;
        if let Some(twin) = twin {
            let same = columns[twin].heading.to_lowercase() == heading.to_lowercase();
            refuse_if(same, || msg!("roster.column-twice", line, column = shown(heading)))?;
            match is_own(heading) && !is_own(&columns[twin].heading) {
                true => columns[twin].field = None,
                false => field = None,
            }
        }
        columns.push(RosterColumn { heading: heading.to_owned(), field, filled: 0 });
    }
    one_name(&mut columns);
    match columns.iter().any(|column| column.field.is_some_and(Field::is_name)) {
        true => Ok(columns),
        false => Err(msg!("roster.name-column-missing", line)),
    }
}

/// Whether the heading is a key of our own rosters.
pub(super) fn is_own(heading: &str) -> bool {
    Details::KEYS.contains(&heading.to_lowercase().as_str())
}

/// Leaves out the names that another column gives better. First and last names are better than
/// one whole name, unless that is our own `name`; a nickname is worse than any.
fn one_name(columns: &mut [RosterColumn]) {
    let has = |field: Field| columns.iter().any(|column| column.field == Some(field));
    let whole = Field::Detail("name");
    let own = columns.iter().any(|it| it.field == Some(whole) && is_own(&it.heading));
    let both = has(Field::FirstName) && has(Field::LastName);
    let parts = both || !has(whole) && (has(Field::FirstName) || has(Field::LastName));
    let left_out: &[Field] = match (own, parts) {
        (true, _) => &[Field::FirstName, Field::LastName, Field::Nickname],
        (false, true) => &[whole, Field::Nickname],
        (false, false) if has(whole) => &[Field::FirstName, Field::LastName, Field::Nickname],
        (false, false) => &[],
    };
    for column in columns {
        column.field = column.field.filter(|field| !left_out.contains(field));
    }
}
