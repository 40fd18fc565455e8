//! The choice of a language: by an option, the environment, the settings, the locale.

/// The places where a language may be chosen. The first that names one decides.
#[derive(Debug, Clone, Copy, Default)]
pub struct Choice<'a> {
    /// `--lang`.
    pub option: Option<&'a str>,
    /// `KOMANDOR_LANG`.
    pub variable: Option<&'a str>,
    /// `lang:` in the user's settings.
    pub setting: Option<&'a str>,
    /// `LC_ALL`, `LC_MESSAGES` and `LANG`, of which the first that is not empty counts.
    pub locale: [Option<&'a str>; 3],
}

/// A chosen language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Chosen {
    /// Somebody named it; a name that is no language's is a mistake.
    Named(String),
    /// The locale has it. English is spoken where there is no such language.
    Locale(String),
}

impl Choice<'_> {
    pub fn chosen(&self) -> Chosen {
        let named = [self.option, self.variable, self.setting];
        if let Some(named) = named.into_iter().flatten().find(|name| !name.is_empty()) {
            return Chosen::Named(named.to_owned());
        }
        let locale = self.locale.into_iter().flatten().find(|locale| !locale.is_empty());
        Chosen::Locale(tag(locale.unwrap_or("en")))
    }
}

/// The letters of the language in a locale: `pl` of `pl_PL.UTF-8`; English for `C`.
fn tag(locale: &str) -> String {
    let letters = locale.split(['_', '.', '@', '-']).next().unwrap_or_default();
    match letters {
        "" | "C" | "POSIX" => "en".to_owned(),
        letters => letters.to_lowercase(),
    }
}

/// Whether a folder of this name can hold a language: two or three small letters.
pub fn is_tag(name: &str) -> bool {
    (2..=3).contains(&name.len()) && name.bytes().all(|byte| byte.is_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_option_goes_before_the_variable_the_setting_and_the_locale() {
        let all = Choice {
            option: Some("en"),
            variable: Some("pl"),
            setting: Some("de"),
            locale: [Some("cs_CZ"), None, None],
        };
        let named = |tag: &str| Chosen::Named(tag.to_owned());
        let spoken = |tag: &str| Chosen::Locale(tag.to_owned());
        assert_eq!(all.chosen(), named("en"));
        assert_eq!(Choice { option: None, ..all }.chosen(), named("pl"));
        assert_eq!(Choice { option: None, variable: Some(""), ..all }.chosen(), named("de"));
        let locale = |locale| Choice { locale, ..Choice::default() }.chosen();
        assert_eq!(locale([None, None, Some("pl_PL.UTF-8")]), spoken("pl"));
        assert_eq!(locale([Some(""), Some("pl"), Some("en_GB")]), spoken("pl"));
        assert_eq!(locale([Some("C.UTF-8"), None, Some("pl_PL")]), spoken("en"));
        assert_eq!(locale([None; 3]), spoken("en"));
    }
}
