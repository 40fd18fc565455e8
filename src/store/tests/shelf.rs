//! An event put away, on a disk that fails and a computer that loses its power
//! at every single call.

use super::*;
use crate::store::tests::machine::small_game;

const EVENT: &str = "/events/shop.yaml";

fn computer() -> (Machine, Vec<u8>) {
    let machine = Machine::new(7, now().unix, Trace::default());
    create_on(&disk(&machine), Path::new(EVENT), &head(), &small_game()).unwrap();
    let bytes = machine.read(Path::new(EVENT)).unwrap();
    (machine, bytes)
}

fn disk(machine: &Machine) -> Disk {
    machine.process().disk()
}

fn places(machine: &Machine, bytes: &[u8]) -> Vec<PathBuf> {
    let mut all = machine.others(Path::new("/"));
    all.retain(|path| machine.read(path).as_deref() == Some(bytes));
    all
}

#[test]
fn an_event_that_is_put_away_is_never_lost() {
    put_away(false);
}

#[test]
fn an_event_that_is_moved_in_one_step_has_one_name() {
    put_away(true);
}

fn put_away(in_one_step: bool) {
    let points = [Point::Before, Point::Within, Point::After];
    let fates = [5, 28, 30, 13].map(Fate::Fails).into_iter();
    let fates = fates.chain(points.map(Fate::Dies)).chain(points.map(Fate::PowerCut));
    let (mut moved, mut refused) = (0, 0);
    for fate in fates {
        for (skip, times) in (0..16).flat_map(|skip| [(skip, 1), (skip, 1000)]) {
            let shelf = if skip % 2 == 0 { Shelf::Archive } else { Shelf::Trash };
            let (machine, bytes) = computer();
            if !in_one_step {
                machine.moves_in_two_steps();
            }
            machine.plan(Some(Fault { skip, times, fate, spares_looking: false, only: None }));
            let done = shelve_on(&disk(&machine), Path::new(EVENT), Path::new("/events"), shelf);
            machine.plan(None);
            let at = format!("{fate:?} at call {skip}, {shelf:?}: {done:?}");
            let dead = matches!(fate, Fate::Dies(_) | Fate::PowerCut(_));
            match &done {
                Ok(place) => {
                    assert_eq!(places(&machine, &bytes), std::slice::from_ref(place), "{at}");
                    machine.cut_power();
                    assert_eq!(places(&machine, &bytes), std::slice::from_ref(place), "{at}");
                    moved += 1;
                }
                Err(StoreError::NotSaved { sentence }) if !dead => {
                    let places = places(&machine, &bytes);
                    assert_eq!(places.len(), 1, "{at}");
                    let said = format!("moved to {}, but", places[0].display());
                    assert!(sentence.to_string().contains(&said), "{at}");
                }
                Err(_) => {
                    let places = places(&machine, &bytes);
                    assert!(!places.is_empty(), "{at}");
                    // A death in between leaves both names, and so does a disk that removes neither.
                    let both = !in_one_step && (dead || times > 1);
                    let one = places.len() == 1 && (dead || places == [Path::new(EVENT)]);
                    assert!(both || one, "{at}: {places:?}");
                    assert!(dead || places.contains(&PathBuf::from(EVENT)), "{at}: {places:?}");
                    refused += 1;
                }
            }
            machine.cut_power();
            let places = places(&machine, &bytes).len();
            assert!(places == 1 || (!in_one_step && places == 2), "{at}: {places}");
        }
    }
    assert!(moved > 20 && refused > 20, "{moved} {refused}");
}

#[test]
fn an_event_comes_back_under_a_name_that_is_free() {
    let (machine, bytes) = computer();
    let [event, home] = [EVENT, "/events"].map(Path::new);
    let archived = shelve_on(&disk(&machine), event, home, Shelf::Archive).unwrap();
    assert_eq!(archived, Path::new("/events/archive/shop.yaml"));
    create_on(&disk(&machine), event, &head(), &small_game()).unwrap();
    let back = shelve_on(&disk(&machine), &archived, home, Shelf::Events).unwrap();
    assert_eq!(back, Path::new("/events/shop-2.yaml"));
    assert_eq!(machine.read(&back), Some(bytes));
}

#[test]
fn an_event_with_results_is_not_thrown_away() {
    let (machine, _) = computer();
    machine.overwrite(Path::new(EVENT), eight_players());
    let done = shelve_on(&disk(&machine), Path::new(EVENT), Path::new("/events"), Shelf::Trash);
    assert_eq!(
        done.unwrap_err().to_string(),
        "/events/shop.yaml: this event has results and can't be deleted; archive it instead"
    );
}
