use crate::tui::scroll::Scroll;

/// Every round would bring two together again: whether it is to be paired so.
#[derive(Debug)]
pub struct Rematches {
    /// How many tables at least, and which; what Enter agrees to.
    pub question: String,
    pub scroll: Scroll,
}

impl Rematches {
    pub fn new(question: String) -> Rematches {
        Rematches { question, scroll: Scroll::default() }
    }
}
