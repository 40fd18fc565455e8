use crate::ruleset::Tier;
use jiff::SignedDuration;
use jiff::civil::Date;

/// The first day on which an event of this tier may use a product.
///
/// This is the day of `release` plus the tier's delay in days; the product is legal on that day
/// too.
///
/// ```
/// # use komandor_readers::{desk, ruleset::{Library, TierKind}};
/// # use jiff::civil::date;
/// let library = Library::new(Vec::new());
/// let premier = library.get("destiny").unwrap().ruleset.tier(TierKind::Premier).unwrap();
/// assert_eq!(desk::legal_from(premier, date(2017, 5, 4)), date(2017, 5, 15));
/// ```
pub fn legal_from(tier: &Tier, release: Date) -> Date {
    let delay = SignedDuration::from_hours(24 * i64::from(tier.product_delay_days));
    release.saturating_add(delay)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ruleset::{Library, TierKind};
    use jiff::civil::{Weekday, date};

    #[test]
    fn premier_events_wait_eleven_days() {
        let library = Library::new(Vec::new());
        let destiny = &library.get("destiny").unwrap().ruleset;
        let from = |kind, release| legal_from(destiny.tier(kind).unwrap(), release);
        let releases = [
            (date(2017, 5, 4), date(2017, 5, 15), Weekday::Monday),
            (date(2018, 2, 15), date(2018, 2, 26), Weekday::Monday),
            (date(2017, 5, 5), date(2017, 5, 16), Weekday::Tuesday),
        ];
        for (release, premier, weekday) in releases {
            assert_eq!(from(TierKind::Relaxed, release), release);
            assert_eq!(from(TierKind::Formal, release), release);
            assert_eq!(from(TierKind::Premier, release), premier);
            assert_eq!(premier.weekday(), weekday);
        }
        assert!(date(2017, 5, 14) < from(TierKind::Premier, date(2017, 5, 4)));
    }

    #[test]
    fn the_end_of_the_calendar_is_no_trap() {
        let library = Library::new(Vec::new());
        let mut tier = library.get("destiny").unwrap().ruleset.tiers[0].clone();
        tier.product_delay_days = u32::MAX;
        assert_eq!(legal_from(&tier, Date::MAX), Date::MAX);
    }
}
