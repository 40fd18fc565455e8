use super::{Action, Decision, cleaned};
use crate::event::{Event, Official, Refusal, Role};

pub(super) fn name(
    event: &Event,
    name: &str,
    role: Role,
    playing: bool,
) -> Result<Decision, Refusal> {
    let official = Official { name: cleaned("name", name)?, role, playing };
    let sentence =
        format!("{} is {}{}.", official.name, role.word(), if playing { " and plays" } else { "" });
    if event.officials.contains(&official) {
        return Ok(Decision::already(format!("{sentence} It was so already.")));
    }
    let another = (role == Role::Organizer)
        .then(|| event.officials.iter().find(|o| o.role == role && o.name != official.name))
        .flatten();
    if let Some(another) = another {
        return Err(Refusal(format!(
            "{} is the organizer and there is exactly one: dismiss {} first.",
            another.name, another.name
        )));
    }
    Ok(Decision::new(Action::Official(official), sentence))
}

pub(super) fn dismiss(event: &Event, name: &str) -> Result<Decision, Refusal> {
    let folded = crate::event::name::fold(name);
    let found: Vec<&Official> = (event.officials.iter())
        .filter(|o| crate::event::name::fold(&o.name).contains(&folded))
        .collect();
    match found.as_slice() {
        [] => Err(Refusal(format!("No official is called \"{name}\"."))),
        [one] => Ok(Decision::new(
            Action::Dismiss(one.name.clone()),
            format!("{} is {} no longer.", one.name, one.role.word()),
        )),
        _ => {
            Err(Refusal(format!("\"{name}\" could be several officials: write more of the name.")))
        }
    }
}
