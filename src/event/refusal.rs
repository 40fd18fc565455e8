/// Why a command was not carried out, and what would make it possible. It is one or two
/// sentences that a judge understands.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Refusal(pub String);

impl From<String> for Refusal {
    fn from(sentence: String) -> Refusal {
        Refusal(sentence)
    }
}

impl From<&str> for Refusal {
    fn from(sentence: &str) -> Refusal {
        Refusal(sentence.to_owned())
    }
}
