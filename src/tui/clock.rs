//! The only file of the crate that reads the clock. All other code gets the time as an
//! argument.

use crate::event::Moment;
use crate::limits::LARGEST_TIME_ZONE;
use crate::store::read_named;
use jiff::tz::TimeZone;
use jiff::{Timestamp, Zoned};
use std::sync::LazyLock;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// The time zone of this computer, or the one that the environment names.
///
/// To look for a zone by its name, jiff first reads the folders of all zones. The file of this
/// computer's own zone is all that is needed where the environment names no other.
static ZONE: LazyLock<TimeZone> = LazyLock::new(|| match std::env::var_os("TZ") {
    None => in_file("/etc/localtime").unwrap_or_else(TimeZone::system),
    Some(named) => named.to_str().and_then(zone).unwrap_or(TimeZone::UTC),
});

/// The zone that `TZ` names: a file, a name such as `Europe/Warsaw`, or a rule.
fn zone(named: &str) -> Option<TimeZone> {
    let named = named.strip_prefix(':').unwrap_or(named);
    match named {
        "" => Some(TimeZone::UTC),
        // jiff would read a device to its end, which it may not have.
        path if path.starts_with('/') => in_file(path),
        name => TimeZone::get(name).or_else(|_| TimeZone::posix(name)).ok(),
    }
}

fn in_file(path: &str) -> Option<TimeZone> {
    TimeZone::tzif("Local", &read_named(path.as_ref(), LARGEST_TIME_ZONE).ok()?).ok()
}

/// The present time, in whole seconds.
pub fn now() -> Moment {
    read().0
}

/// The present second, and the part of the next one that has passed.
pub(super) fn read() -> (Moment, Duration) {
    at(SystemTime::now())
}

fn at(time: SystemTime) -> (Moment, Duration) {
    let Ok(stamp) = Timestamp::try_from(time) else {
        // A broken clock may be thousands of years off, and no calendar has a date for that.
        let since = time.duration_since(UNIX_EPOCH).unwrap_or_default();
        let seconds = i64::try_from(since.as_secs()).unwrap_or(i64::MAX / 2).min(i64::MAX / 2);
        return (Moment::new(seconds, 0), Duration::from_nanos(since.subsec_nanos().into()));
    };
    let now = Zoned::new(stamp, ZONE.clone());
    let moment = Moment::new(stamp.as_second(), now.offset().seconds());
    // Before 1970 the fraction is negative, but no event is that old.
    let fraction = u32::try_from(stamp.subsec_nanosecond()).unwrap_or(0);
    (moment, Duration::from_nanos(u64::from(fraction)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_zone_is_a_file_a_name_or_a_rule_and_nothing_without_an_end() {
        let hours =
            |named| zone(named).map(|zone| zone.to_offset(Timestamp::UNIX_EPOCH).seconds() / 3600);
        for named in [
            "Europe/Warsaw",
            ":Europe/Warsaw",
            "/usr/share/zoneinfo/Europe/Warsaw",
            "CET-1CEST,M3.5.0,M10.5.0/3",
        ] {
            assert_eq!(hours(named), Some(1), "{named}");
        }
        assert_eq!(hours(""), Some(0));
        for named in ["/dev/zero", "/dev/tty", "/etc", "/nowhere", "Nowhere/Atall"] {
            assert_eq!(hours(named), None, "{named}");
        }
    }

    #[test]
    fn a_clock_behind_the_last_year_is_read_all_the_same() {
        let late = UNIX_EPOCH + Duration::from_millis(400_000_000_250);
        assert_eq!(at(late).1, Duration::from_millis(250));
        let later = UNIX_EPOCH + Duration::from_secs(400_000_000_000);
        assert_eq!(at(later).0, Moment::new(400_000_000_000, 0));
        assert_eq!(at(later).0.day(), "?");
    }
}
