//! Extreme names and clocks: each is either handled or refused in a sentence.

use super::*;

#[test]
fn a_file_name_as_long_as_it_may_be_keeps_what_was_torn() {
    for letter in ["e", "ż", "漢"] {
        let place = Place::with(&eight_players());
        let stem = letter.repeat(250 / letter.len());
        let path = place.path.with_file_name(format!("{stem}.yaml"));
        let whole = place.bytes();
        fs::write(&path, &whole[..whole.len() - 30]).unwrap();
        let mut session = Session::open(&path).unwrap();
        note(&mut session, "next").unwrap();
        note(&mut session, "after").unwrap();
        let mut others = place.others();
        others.retain(|name| !name.ends_with(".yaml"));
        assert_eq!(others.len(), 1, "{others:?}");
        assert!(others[0].ends_with(".torn-1") && others[0].len() <= 255, "{others:?}");
        assert_eq!(notes(&Session::open(&path).unwrap()), ["next", "after"]);
        fs::remove_file(&path).unwrap();
        session.refresh().unwrap();
        let kept = session.diverged().unwrap().kept.clone().unwrap();
        assert_eq!(kept.parent(), path.parent());
        create(&path, &head(), &ruleset()).unwrap();
    }
}

#[test]
fn a_clock_behind_the_last_year_is_refused_in_a_sentence() {
    let place = Place::new();
    let mut session = place.open();
    let before = place.bytes();
    let late = Moment::new(400_000_000_000, 0);
    let add = Command::Note("x".to_owned());
    assert_eq!(
        place.told(session.commit(Request::new(&add, "anna", late)).unwrap_err()),
        "event.yaml: nothing was saved, because this computer's clock shows a time that can't be written: set the clock, then try again"
    );
    assert_eq!(place.bytes(), before);
}
