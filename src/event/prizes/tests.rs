use super::{Awards, awards, read_prizes};
use crate::event::fixture::{Desk, eight};
use crate::event::standings;

fn wrong(text: &str) -> String {
    read_prizes(text).unwrap_err().to_string()
}

#[test]
fn the_text_is_read_part_by_part() {
    let prizes = read_prizes("1: playmat; 2-4 : promo card ;5–8: booster; last: pin; all: promo");
    let told: Vec<String> = prizes
        .unwrap()
        .iter()
        .map(|prize| format!("{}={}", prize.to.written(), prize.what))
        .collect();
    assert_eq!(told, ["1=playmat", "2-4=promo card", "5-8=booster", "last=pin", "all=promo"]);
}

#[test]
fn a_mistake_is_named_with_its_place_in_the_text() {
    assert_eq!(
        wrong("1: playmat; first: mug"),
        "Character 13: \"first\" is not a place; write a number, a range such as 2-4, last or all."
    );
    assert_eq!(
        wrong("1 playmat"),
        "Character 1: no colon in \"1 playmat\"; write it as in 1: playmat."
    );
    assert_eq!(wrong("1: playmat;"), "Character 12: no prize after the semicolon.");
    assert_eq!(wrong("1: playmat; 2:"), "Character 15: no prize given for 2.");
    assert_eq!(
        wrong("1-4: promo; 4: mug"),
        "Character 13: 4 is already in 1-4; list each place once."
    );
    assert_eq!(wrong("4-2: promo"), "Character 1: 4-2 is backwards; write 2-4.");
    assert_eq!(wrong("0: promo"), "Character 1: places go from 1 to 10000.");
}

/// Eight players after three rounds and a cut to four that has been played.
fn finished(prizes: &str) -> Desk {
    let mut desk = eight(&format!("cut=4 prizes='{prizes}'"));
    desk.does("cut");
    desk.rounds(2);
    desk
}

fn rows(desk: &Desk) -> Vec<String> {
    let Awards { awards, .. } = awards(&desk.event).unwrap();
    let row = |award: &super::Award| {
        let (from, to) = award.place.level;
        format!("{} {from}-{to} {}", award.place.place, award.what.join(" + "))
    };
    awards.iter().map(row).collect()
}

#[test]
fn prizes_go_by_the_places_of_the_finals_and_then_the_standings() {
    let desk = finished("1: mat; 2: mug; 3-4: 50 zł; 8: pin; last: spoon; all: promo");
    assert_eq!(
        rows(&desk),
        ["1 1-1 mat", "2 2-2 mug", "3 3-4 50 zł", "4 3-4 50 zł", "8 8-8 pin + spoon"]
    );
    let given = awards(&desk.event).unwrap();
    assert_eq!((given.everybody, given.players), (vec!["promo".to_owned()], 8));
    assert_eq!(given.remarks, [""; 0]);
}

#[test]
fn a_place_that_nobody_has_is_named() {
    let desk = finished("3: 100 zł; 4: 50,01 zł; 9: mug");
    assert_eq!(rows(&desk), ["3 3-4 100 zł", "4 3-4 50,01 zł"]);
    assert_eq!(awards(&desk.event).unwrap().remarks, ["Nobody has place 9: mug is left over."]);
}

#[test]
fn whoever_is_out_receives_nothing_and_those_behind_move_up() {
    let mut desk = finished("1: mat; 5: mug; last: spoon");
    let fifth = super::places(&desk.event)[4].id;
    desk.does(&format!("disqualify #{fifth}"));
    let all = super::places(&desk.event);
    assert_eq!((all.len(), all[4].place), (7, 5));
    assert_ne!(all[4].id, fifth);
    // The last place is that of the last who stayed.
    let last = all[6].id;
    let before = all[5].id;
    desk.does(&format!("drop #{last}"));
    let given = awards(&desk.event).unwrap();
    assert_eq!(given.awards.last().unwrap().place.id, before);
}

#[test]
fn places_that_only_chance_parts_are_equal() {
    let mut desk = Desk::custom(1, 0, &["A", "B", "C", "D"]);
    desk.round("A-B C-D");
    let levels: Vec<(u32, u32)> = super::places(&desk.event).iter().map(|p| p.level).collect();
    assert_eq!(levels, [(1, 2), (1, 2), (3, 4), (3, 4)]);
    assert_eq!(standings(&desk.event).iter().map(|s| s.rank).collect::<Vec<_>>(), [1, 2, 3, 4]);
}
