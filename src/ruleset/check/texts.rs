use super::super::Ruleset;
use super::super::letters::{MOST_MARKS, code, has_too_many_marks, hostile, may_stand_in_event};
use super::findings::Findings;
use crate::msg;
use crate::words::{Message, is_plain};
use serde_json::Value;

/// The longest text, in letters: about one page.
const LONGEST_TEXT: usize = 3000;

/// Checks every text of the ruleset as the program will show it.
///
/// This includes characters from escapes such as `"\e"`, which are not in the raw file.
pub(super) fn check(ruleset: &Ruleset, found: &mut Findings<'_>) {
    let Ok(value) = serde_json::to_value(ruleset) else { return };
    let told = found.faults.len();
    walk(&value, &mut Vec::new(), found);
    // If an earlier check reported the same position, such as an empty id, once is enough.
    let (earlier, texts) = found.faults.split_at(told);
    let texts: Vec<_> =
        texts.iter().filter(|text| earlier.iter().all(|e| e.at != text.at)).cloned().collect();
    found.faults.truncate(told);
    found.faults.extend(texts);
}

/// A step of a key path.
enum Step<'a> {
    Key(&'a str),
    Item(usize),
}

/// The key path of these steps, such as `structures.basic.rows[2].players`.
fn path(steps: &[Step<'_>]) -> String {
    let mut path = String::new();
    for step in steps {
        match step {
            Step::Item(n) => path.push_str(&format!("[{n}]")),
            Step::Key(key) if path.is_empty() => path.push_str(key),
            Step::Key(key) => path.push_str(&format!(".{key}")),
        }
    }
    path
}

fn walk<'a>(value: &'a Value, steps: &mut Vec<Step<'a>>, found: &mut Findings<'_>) {
    match value {
        Value::String(text) => {
            if let Some(fault) = fault(text, found.old_texts) {
                found.add(&path(steps), fault);
            }
        }
        Value::Array(items) => {
            for (n, item) in items.iter().enumerate() {
                steps.push(Step::Item(n));
                walk(item, steps, found);
                steps.pop();
            }
        }
        Value::Object(fields) => {
            for (key, field) in fields {
                steps.push(Step::Key(key));
                walk(field, steps, found);
                steps.pop();
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// The fault of a text. With `old`, it may contain what older versions did not refuse.
fn fault(text: &str, old: bool) -> Option<Message> {
    if text.trim().is_empty() {
        return Some(msg!("ruleset.text-empty"));
    }
    // Nearly all texts are plain, and those have no hostile letters and no marks.
    if is_plain(text) && text.len() <= LONGEST_TEXT {
        return None;
    }
    let refused = |c: char| hostile(c).filter(|_| !(old && may_stand_in_event(c)));
    if text.contains('\n') {
        Some(msg!("ruleset.text-lines"))
    } else if let Some((letter, kind)) = text.chars().find_map(|c| Some((c, refused(c)?))) {
        Some(msg!("ruleset.text-hostile", what = kind, code = code(letter)))
    } else if has_too_many_marks(text) && !old {
        Some(msg!("ruleset.text-marks", most = MOST_MARKS))
    } else if text.chars().nth(LONGEST_TEXT).is_some() {
        Some(msg!("ruleset.text-long", most = LONGEST_TEXT))
    } else {
        None
    }
}
