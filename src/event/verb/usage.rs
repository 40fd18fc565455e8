//! The notation of a usage, and its one reader. Help, completion and palette read usages by it.
//!
//! `report TABLE RESULT [round=N] | report TABLE noshow A|B`: ways to write a verb stand between
//! bars with spaces. A word in capitals stands for another one, a word in small letters is written
//! as it is, bars without spaces stand between alternatives, brackets around what may be left out,
//! and `…` says that the word before it may come again. What is quoted is one word.

/// A word of a usage.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UsageWord {
    /// As it is written, with its brackets.
    pub text: &'static str,
    /// What stands before `=`, if it is a setting.
    pub key: Option<&'static str>,
    /// What may be written; of a setting, behind the `=`.
    pub values: &'static str,
    pub optional: bool,
}

impl UsageWord {
    fn of(text: &'static str, optional: bool) -> UsageWord {
        let word = text.trim_start_matches('[');
        // Brackets inside belong to a part of the word.
        let closes = |word: &str| word.matches(']').count() > word.matches('[').count();
        let mut bare = word;
        while let Some(less) = bare.strip_suffix(']').filter(|_| closes(bare)) {
            bare = less;
        }
        let (key, values) = match bare.split_once('=') {
            Some((key, values)) if !bare.starts_with('"') => (Some(key), values),
            _ => (None, bare),
        };
        UsageWord { text, key, values, optional }
    }

    /// The alternatives; those in a quoted text are part of it.
    pub fn alternatives(&self) -> impl Iterator<Item = &'static str> + use<> {
        let mut quoted = false;
        self.values.split(move |sign| {
            quoted ^= sign == '"';
            sign == '|' && !quoted
        })
    }

    /// Whether the word before it may come again.
    pub fn repeats(&self) -> bool {
        self.values == "…"
    }

    pub fn is_player(&self) -> bool {
        self.key.is_none() && matches!(self.values, "WHO" | "A" | "B")
    }
}

/// Each way to write a verb, without the verb itself.
pub fn ways(usage: &'static str) -> impl Iterator<Item = Vec<UsageWord>> {
    usage.split(" | ").map(|way| words(way).skip(1).collect())
}

/// Whether a verb of this usage may be written so.
pub fn usage_allows(usage: &'static str, line: &str) -> bool {
    usage.split(" | ").any(|way| {
        let mut typed = line.split(' ');
        for word in words(way) {
            match typed.next() {
                _ if word.repeats() => return true,
                Some(typed) if word.alternatives().any(|one| one == typed) => {}
                _ => return false,
            }
        }
        typed.next().is_none()
    })
}

fn words(way: &'static str) -> impl Iterator<Item = UsageWord> {
    let (mut quoted, mut depth) = (false, 0_i32);
    let parts = way.split(move |sign| {
        quoted ^= sign == '"';
        sign == ' ' && !quoted
    });
    parts.map(move |text| {
        let optional = depth > 0 || text.starts_with('[');
        depth += brackets(text);
        UsageWord::of(text, optional)
    })
}

/// How many more brackets are opened than closed, outside of quotes.
fn brackets(text: &str) -> i32 {
    let outside = text.split('"').step_by(2).flat_map(str::chars);
    outside.map(|sign| i32::from(sign == '[') - i32::from(sign == ']')).sum()
}
