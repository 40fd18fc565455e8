//! How a command names an entrant.

use crate::event::entrant::Id;

/// An entrant as a user typed them: `#12`, a name, or part of a name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Who(pub String);

impl Who {
    /// Names exactly this entrant.
    pub fn id(id: Id) -> Who {
        Who(format!("#{id}"))
    }
}
