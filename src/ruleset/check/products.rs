use super::super::{Product, normalise};
use super::findings::Findings;
use super::identity::{is_id, not_an_id};
use crate::msg;
use crate::ruleset::letters::shown;
use crate::words::Text;

pub(super) fn check(products: &[Product], found: &mut Findings<'_>) {
    for (n, product) in products.iter().enumerate() {
        if !is_id(&product.id) {
            found.add(&format!("products[{n}].id"), not_an_id(&product.id));
        }
    }
    let ids = products.iter().map(|product| product.id.as_str());
    found.no_repeats("products[].id", ids, |id| msg!("list-data.product", id = shown(id)));
    let spelled = products.iter().enumerate().flat_map(|(n, product)| {
        spellings(&format!("products[{n}]"), &product.name, &product.also)
    });
    found.no_repeats_at(spelled, |name| msg!("list-data.product-name", name = shown(name)));
}

/// The spellings of a name, normalised, with their places. A name that is the same in two
/// languages counts once.
pub(super) fn spellings(at: &str, name: &Text, also: &[String]) -> Vec<(String, String)> {
    let mut all = vec![(format!("{at}.name"), normalise(&name.en))];
    let polish = name.pl.as_deref().map(normalise).filter(|polish| *polish != all[0].1);
    all.extend(polish.map(|polish| (format!("{at}.name.pl"), polish)));
    let numbered = also.iter().enumerate();
    all.extend(numbered.map(|(n, name)| (format!("{at}.also[{n}]"), normalise(name))));
    all
}
