use super::super::Ruleset;
use super::super::letters::{MOST_MARKS, code, has_too_many_marks, hostile, may_stand_in_event};
use super::findings::Findings;
use crate::msg;
use serde_json::Value;

/// The longest text, in letters: about one page.
const LONGEST_TEXT: usize = 3000;

/// Checks every text of the ruleset as the program will show it.
///
/// This includes characters from escapes such as `"\e"`, which are not in the raw file.
pub(super) fn check(ruleset: &Ruleset, found: &mut Findings<'_>) {
    let Ok(value) = serde_json::to_value(ruleset) else { return };
    let told = found.faults.len();
    walk(&value, &mut String::new(), found);
    // If an earlier check reported the same position, such as an empty id, once is enough.
    let (earlier, texts) = found.faults.split_at(told);
    let texts: Vec<_> =
        texts.iter().filter(|text| earlier.iter().all(|e| e.at != text.at)).cloned().collect();
    found.faults.truncate(told);
    found.faults.extend(texts);
}

fn walk(value: &Value, path: &mut String, found: &mut Findings<'_>) {
    let length = path.len();
    match value {
        Value::String(text) => text_at(text, path, found),
        Value::Array(items) => {
            for (n, item) in items.iter().enumerate() {
                path.push_str(&format!("[{n}]"));
                walk(item, path, found);
                path.truncate(length);
            }
        }
        Value::Object(fields) => {
            for (key, field) in fields {
                if !path.is_empty() {
                    path.push('.');
                }
                path.push_str(key);
                walk(field, path, found);
                path.truncate(length);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

fn text_at(text: &str, path: &str, found: &mut Findings<'_>) {
    let old = found.old_texts;
    let refused = |c: char| hostile(c).filter(|_| !(old && may_stand_in_event(c)));
    if text.trim().is_empty() {
        found.add(path, msg!("ruleset.text-empty"));
    } else if text.contains('\n') {
        found.add(path, msg!("ruleset.text-lines"));
    } else if let Some((letter, kind)) = text.chars().find_map(|c| Some((c, refused(c)?))) {
        found.add(path, msg!("ruleset.text-hostile", what = kind, code = code(letter)));
    } else if has_too_many_marks(text) && !old {
        found.add(path, msg!("ruleset.text-marks", most = MOST_MARKS));
    } else if text.chars().nth(LONGEST_TEXT).is_some() {
        found.add(path, msg!("ruleset.text-long", most = LONGEST_TEXT));
    }
}
