//! Finds the terminal modes that a program switched on and did not switch off.

use std::collections::BTreeMap;

/// DEC private modes that a program must switch off again.
const SWITCHED_ON: [(u16, &str); 14] = [
    (1, "application cursor keys"),
    (9, "mouse clicks, old form"),
    (47, "alternate screen"),
    (1000, "mouse clicks"),
    (1002, "mouse drag"),
    (1003, "mouse movement"),
    (1004, "focus reports"),
    (1005, "mouse in UTF-8"),
    (1006, "mouse in SGR form"),
    (1015, "mouse in urxvt form"),
    (1047, "alternate screen"),
    (1049, "alternate screen"),
    (2004, "bracketed paste"),
    (2026, "synchronized update"),
];

/// DEC private modes that are on at first and must be on again.
const SWITCHED_OFF: [(u16, &str); 2] = [(7, "no line wrap"), (25, "hidden cursor")];

/// The modes that an output stream has set.
#[derive(Clone, Debug, Default)]
pub struct Modes {
    private: BTreeMap<u16, bool>,
    keypad: bool,
    keyboard: usize,
}

impl Modes {
    /// The modes at the end of `output`.
    pub fn of(output: &[u8]) -> Self {
        let mut modes = Self::default();
        let mut rest = output;
        while let Some(escape) = rest.iter().position(|&byte| byte == 0x1b) {
            rest = &rest[escape + 1..];
            match rest.first() {
                Some(b'[') => modes.control(&rest[1..]),
                Some(b'=') => modes.keypad = true,
                Some(b'>') => modes.keypad = false,
                Some(b'c') => modes = Self::default(),
                _ => {}
            }
        }
        modes
    }

    /// Reads one control sequence, given the bytes after its introducer.
    fn control(&mut self, sequence: &[u8]) {
        let length = sequence.iter().take_while(|byte| (0x20..0x40).contains(*byte)).count();
        let (parameters, Some(last)) = (&sequence[..length], sequence.get(length)) else { return };
        match (parameters.split_first(), last) {
            (Some((b'?', numbers)), b'h' | b'l') => {
                let numbers = String::from_utf8_lossy(numbers);
                for number in numbers.split(';').filter_map(|number| number.parse().ok()) {
                    self.private.insert(number, *last == b'h');
                }
            }
            // The keyboard protocol of kitty uses a stack.
            (Some((b'>', _)), b'u') => self.keyboard += 1,
            (Some((b'<', count)), b'u') => {
                let count = String::from_utf8_lossy(count).parse().unwrap_or(1);
                self.keyboard = self.keyboard.saturating_sub(count);
            }
            _ => {}
        }
    }

    /// Whether a DEC private mode was switched on last.
    pub fn is_on(&self, number: u16) -> bool {
        self.private.get(&number) == Some(&true)
    }

    /// All modes that differ from a fresh terminal.
    pub fn left_on(&self) -> Vec<&'static str> {
        let on = SWITCHED_ON.iter().filter(|(number, _)| self.is_on(*number));
        let off =
            SWITCHED_OFF.iter().filter(|(number, _)| self.private.get(number) == Some(&false));
        let mut left: Vec<_> = on.chain(off).map(|(_, name)| *name).collect();
        left.extend(self.keypad.then_some("application keypad"));
        left.extend((self.keyboard > 0).then_some("keyboard protocol"));
        left
    }
}
