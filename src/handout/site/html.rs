//! Text that is HTML: every text that is added to it is escaped.

use crate::event::name::with_few_marks;
use crate::words::is_hostile;

/// A piece of a page. Only this file can make one out of a text.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Html(String);

impl Html {
    pub(super) fn new() -> Html {
        Html::default()
    }

    /// Adds HTML that stands in the source of the program.
    pub(super) fn tag(&mut self, html: &'static str) -> &mut Html {
        self.0.push_str(html);
        self
    }

    /// Adds a text, which no browser takes for HTML, and without characters that mislead.
    pub(super) fn text(&mut self, text: &str) -> &mut Html {
        let harmless = with_few_marks(text.replace(is_hostile, "\u{fffd}"));
        for letter in harmless.chars() {
            match letter {
                '&' => self.0.push_str("&amp;"),
                '<' => self.0.push_str("&lt;"),
                '>' => self.0.push_str("&gt;"),
                '"' => self.0.push_str("&quot;"),
                '\'' => self.0.push_str("&#39;"),
                _ => self.0.push(letter),
            }
        }
        self
    }

    /// Adds an attribute with its value, such as ` lang="pl"`.
    pub(super) fn attribute(&mut self, name: &'static str, value: &str) -> &mut Html {
        self.tag(" ").tag(name).tag("=\"").text(value).tag("\"")
    }

    /// Adds another piece.
    pub(super) fn piece(&mut self, piece: &Html) -> &mut Html {
        self.0.push_str(&piece.0);
        self
    }

    pub(super) fn into_text(self) -> String {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_stays_a_text() {
        let mut html = Html::new();
        html.tag("<p").attribute("title", "\"><script>").tag(">");
        html.text("<b>Ala & 'Ola'\u{202e}\n</b>").tag("</p>");
        assert_eq!(
            html.into_text(),
            "<p title=\"&quot;&gt;&lt;script&gt;\">&lt;b&gt;Ala &amp; &#39;Ola&#39;\u{fffd}\u{fffd}&lt;/b&gt;</p>"
        );
    }
}
