//! The one place of the command line where a clock is read.

use crate::event::Moment;
use jiff::Zoned;

/// This moment, with the offset that is in force here.
pub(super) fn now() -> Moment {
    let now = Zoned::now();
    Moment::new(now.timestamp().as_second(), now.offset().seconds())
}
