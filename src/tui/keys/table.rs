use super::{Context, bindings};

/// A key of the interface, as a reference tells it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeyHelp {
    /// The screen or dialog in which it works.
    pub place: &'static str,
    /// As it is written on a keyboard: `↓ j`.
    pub keys: String,
    pub does: &'static str,
}

/// Every key there is, place by place.
pub fn key_help() -> Vec<KeyHelp> {
    let here = |context: &Context| {
        let context = *context;
        bindings().filter(move |binding| binding.context == context)
    };
    let told = Context::ALL.iter().flat_map(here).map(|binding| KeyHelp {
        place: binding.context.name(),
        keys: binding.written(),
        does: binding.help,
    });
    told.collect()
}
