//! Answers to doubtful pairs, written into the text of a season's file and taken out again.
//!
//! Every other line, and every remark, stays as it was.

use super::rules::{Rules, read_rules};

/// The answer who is one person or who are two, as a line under `same:` or `different:` gives it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer {
    pub same: bool,
    pub names: Vec<String>,
}

impl Answer {
    fn key(&self) -> &'static str {
        if self.same { "same:" } else { "different:" }
    }

    fn lines<'r>(&self, rules: &'r mut Rules) -> &'r mut Vec<Vec<String>> {
        if self.same { &mut rules.same } else { &mut rules.different }
    }

    /// The line that stands in the file.
    pub fn line(&self) -> String {
        let quoted = |name: &String| serde_json::Value::from(name.as_str()).to_string();
        let names: Vec<String> = self.names.iter().map(quoted).collect();
        format!("- [{}]", names.join(", "))
    }

    /// The text with this answer before the others.
    ///
    /// None: the file is not written in lines that can be added to.
    pub fn written(&self, text: &str) -> Option<String> {
        let mut wanted = read_rules("", text).ok()?;
        self.lines(&mut wanted).insert(0, self.names.clone());
        let mut lines: Vec<String> = text.split_inclusive('\n').map(str::to_owned).collect();
        match lines.iter().position(|line| line.starts_with(self.key())) {
            None => {
                if let Some(last) = lines.last_mut().filter(|last| !last.ends_with('\n')) {
                    last.push('\n');
                }
                lines.push(format!("{}\n  {}\n", self.key(), self.line()));
            }
            Some(at) => {
                let below = &lines[at + 1..];
                let item = below.iter().find(|line| !line.trim_start().starts_with('#'));
                let indent = item.filter(|line| is_item(line)).map_or(2, |line| indent(line));
                if !is_bare(&lines[at], self.key()) {
                    lines[at] = format!("{}\n", self.key());
                }
                lines.insert(at + 1, format!("{:indent$}{}\n", "", self.line()));
            }
        }
        as_wanted(lines.concat(), &wanted)
    }

    /// The text without this answer; None: it does not stand there on a line of its own.
    pub fn taken_back(&self, text: &str) -> Option<String> {
        let mut wanted = read_rules("", text).ok()?;
        let all = self.lines(&mut wanted);
        let at = all.iter().position(|names| *names == self.names)?;
        all.remove(at);
        let none_left = all.is_empty();
        let mut lines: Vec<&str> = text.split_inclusive('\n').collect();
        let key = lines.iter().position(|line| line.starts_with(self.key()))?;
        let says = |line: &&str| {
            let read: Result<Vec<Vec<String>>, _> = serde_yaml::from_str(line.trim());
            is_item(line) && read.is_ok_and(|read| read == [self.names.clone()])
        };
        let item = lines[key + 1..].iter().position(says)? + key + 1;
        lines.remove(item);
        if none_left {
            lines.remove(key);
        }
        as_wanted(lines.concat(), &wanted)
    }
}

/// Every answer of the rules.
pub(super) fn answers(rules: &Rules) -> Vec<Answer> {
    let all = [(true, &rules.same), (false, &rules.different)];
    all.into_iter()
        .flat_map(|(same, lines)| lines.iter().map(move |names| (same, names)))
        .map(|(same, names)| Answer { same, names: names.clone() })
        .collect()
}

/// The text, if it says what is wanted and nothing else.
fn as_wanted(text: String, wanted: &Rules) -> Option<String> {
    read_rules("", &text).is_ok_and(|rules| rules == *wanted).then_some(text)
}

fn is_item(line: &str) -> bool {
    line.trim_start().starts_with("- ")
}

fn indent(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

/// Whether nothing but a remark stands behind the key.
fn is_bare(line: &str, key: &str) -> bool {
    let behind = line[key.len()..].trim();
    behind.is_empty() || behind.starts_with('#')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::season::TEMPLATE;

    fn answer(same: bool, one: &str, other: &str) -> Answer {
        Answer { same, names: vec![one.to_owned(), other.to_owned()] }
    }

    #[test]
    fn an_answer_is_a_line_of_its_own_and_every_remark_stays() {
        let lis = answer(true, "Jan Lis", "Jan \"Lsi\"");
        let one = lis.written(TEMPLATE).unwrap();
        assert_eq!(one, format!("{TEMPLATE}same:\n  - [\"Jan Lis\", \"Jan \\\"Lsi\\\"\"]\n"));
        let ewa = answer(true, "Ewa", "Ewka");
        let two = ewa.written(&one).unwrap();
        let added = "same:\n  - [\"Ewa\", \"Ewka\"]\n  - [\"Jan Lis\", \"Jan \\\"Lsi\\\"\"]\n";
        assert_eq!(two, format!("{TEMPLATE}{added}"));
        let other = answer(false, "Ola", "Ala").written(&two).unwrap();
        assert_eq!(other, format!("{two}different:\n  - [\"Ola\", \"Ala\"]\n"));
        // Taken back in any order, the file is as it was.
        let back = lis.taken_back(&other).unwrap();
        let back = answer(false, "Ola", "Ala").taken_back(&back).unwrap();
        assert_eq!(ewa.taken_back(&back).unwrap(), TEMPLATE);
    }

    #[test]
    fn the_lines_of_the_organizer_keep_their_way() {
        let head = "season: 1\nname: L\npoints: {places: [3]}\n";
        let text =
            format!("{head}same: # who is who\n# asked on Friday\n- [A, B] # he said so\nbest: 2");
        let new = answer(true, "C", "D");
        let written = new.written(&text).unwrap();
        assert_eq!(
            written,
            format!(
                "{head}same: # who is who\n- [\"C\", \"D\"]\n# asked on Friday\n- [A, B] # he said \
                 so\nbest: 2"
            )
        );
        assert_eq!(new.taken_back(&written).unwrap(), text);
        let none = format!("{head}same: []\n");
        assert_eq!(new.written(&none).unwrap(), format!("{head}same:\n  - [\"C\", \"D\"]\n"));
        let without = answer(true, "A", "B").taken_back(&text).unwrap();
        assert_eq!(without, format!("{head}# asked on Friday\nbest: 2"));
    }

    #[test]
    fn a_file_that_is_written_otherwise_is_left_to_its_organizer() {
        let head = "season: 1\nname: L\npoints: {places: [3]}\n";
        let flow = format!("{head}same: [[A, B]]\n");
        assert_eq!(answer(true, "C", "D").written(&flow), None);
        assert_eq!(answer(true, "A", "B").taken_back(&flow), None);
        assert_eq!(answer(true, "C", "D").taken_back(head), None);
        assert_eq!(answer(true, "C", "D").written("no season"), None);
    }
}
