//! The one place of the crate that reads the clock. Everything else is told
//! the time.

use crate::event::Moment;
use jiff::Zoned;
use std::time::Duration;

/// What the clock on the wall shows.
pub fn now() -> Moment {
    read().0
}

/// The whole second, and how much of the next has gone by.
pub(super) fn read() -> (Moment, Duration) {
    let now = Zoned::now();
    let time = now.timestamp();
    let moment = Moment::new(time.as_second(), now.offset().seconds());
    // Before 1970 the fraction is negative; nobody plays there.
    let fraction = u32::try_from(time.subsec_nanosecond()).unwrap_or(0);
    (moment, Duration::from_nanos(u64::from(fraction)))
}
