//! Limits of what comes from outside, held before it is parsed or computed.
//!
//! Behind each is work that grows faster than what it is done on, or a parser that calls itself
//! for every bracket.

/// Brackets and braces inside one another. Rulesets have seven, sentences four.
pub const DEEPEST: usize = 100;

/// The columns of a roster. Services write some thirty.
pub const MOST_COLUMNS: usize = 500;

/// The bytes of a description of a time zone. The largest of all has 4,000.
pub const LARGEST_TIME_ZONE: u64 = 64 << 10;

/// Players whose rest of the event is played out for the odds, in all playouts together.
pub const MOST_PLAYED_OUT: u32 = 2_500_000;

/// The byte of the first bracket inside too many others, whatever the text is.
///
/// Brackets inside quotes are counted as well: a text that never closes so many is none of ours.
pub fn too_deep(text: &str) -> Option<usize> {
    let mut open = 0_usize;
    text.bytes().position(|byte| {
        match byte {
            b'[' | b'{' => open += 1,
            b']' | b'}' => open = open.saturating_sub(1),
            _ => {}
        }
        open > DEEPEST
    })
}

/// As many of the playouts asked for as this number of players allows; at least one.
pub fn playouts(asked: u32, players: usize) -> u32 {
    let players = u32::try_from(players).unwrap_or(u32::MAX).max(1);
    asked.min(MOST_PLAYED_OUT / players).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brackets_are_counted_until_there_are_too_many() {
        assert_eq!(too_deep(&"[]{}".repeat(1000)), None);
        assert_eq!(too_deep(&"[".repeat(DEEPEST)), None);
        assert_eq!(too_deep(&"{a: ".repeat(DEEPEST + 1)), Some(4 * DEEPEST));
    }

    #[test]
    fn a_large_event_is_played_out_less_often() {
        assert_eq!([0, 8, 250].map(|players| playouts(10_000, players)), [10_000; 3]);
        assert_eq!(playouts(10_000, 5_000), 500);
        assert_eq!(playouts(10, usize::MAX), 1);
    }
}
