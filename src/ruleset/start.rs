use super::check::{is_id, not_an_id};
use super::read::TEMPLATE;
use crate::words::Message;

/// The text of a new game: the template with this id, this key, and a name made of the id.
///
/// # Errors
/// The reason why it cannot be an id.
///
/// ```
/// let text = komandor_rules::ruleset::start("sea-battle", 's').unwrap();
/// let game = komandor_rules::ruleset::read("sea-battle.yaml", &text).unwrap();
/// assert_eq!((game.id.as_str(), game.name.en.as_str()), ("sea-battle", "Sea Battle"));
/// ```
pub fn start(id: &str, key: char) -> Result<String, Message> {
    if !is_id(id) {
        return Err(not_an_id(id));
    }
    let lines = TEMPLATE.lines().map(|line| match line.split_once(": ").map(|(name, _)| name) {
        Some("id") => {
            format!("{:31} # what scripts call it: a-z, 0-9 and hyphens", format!("id: {id}"))
        }
        Some("key") => {
            format!("{:31} # its key in the picker: one letter or digit", format!("key: {key}"))
        }
        Some("name") => format!("name: {{en: {}}}", name(id)),
        _ => line.to_owned(),
    });
    Ok(lines.map(|line| line + "\n").collect())
}

/// The name for an id: `sea-battle` becomes *Sea Battle*.
fn name(id: &str) -> String {
    let word = |word: &str| {
        let (first, rest) = word.split_at(1);
        first.to_uppercase() + rest
    };
    let words = id.split('-').filter(|part| !part.is_empty());
    words.map(word).collect::<Vec<_>>().join(" ")
}
