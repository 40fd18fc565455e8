use super::*;

fn cut_to(size: u32) -> (Desk, Vec<Id>) {
    let names = letters(size as usize);
    let mut desk = Desk::custom(1, size, &borrowed(&names));
    desk.rounds(1);
    desk.told("cut");
    let seeds = desk.event.finals().unwrap().seeds.clone();
    (desk, seeds)
}

#[test]
fn a_game_that_nobody_is_left_to_play_keeps_its_number() {
    let (mut desk, seeds) = cut_to(16);
    desk.told("pair");
    desk.play(by_seed(&seeds));
    // The fourth and the fifth would have met in the last game.
    desk.run([&*format!("drop #{}", seeds[3]), &format!("drop #{}", seeds[4]), "pair"]);
    assert_eq!(desk.event.round().unwrap().pairings.len(), 3);
    desk.play(by_seed(&seeds));
    desk.told("pair");
    let label = |at: usize| desk.event.label(seeds[at]);
    assert_eq!(desk.games(), [format!("{}–", label(0)), format!("{}–{}", label(1), label(2))]);
}

#[test]
fn the_only_one_left_is_champion_without_a_game() {
    let (mut desk, seeds) = cut_to(4);
    for id in &seeds[..3] {
        desk.told(&format!("drop #{id}"));
    }
    assert_eq!(phase(&desk.event), Phase::Decided { champion: Some(seeds[3]) });
    desk.told(&format!("drop #{}", seeds[3]));
    assert_eq!(phase(&desk.event), Phase::Decided { champion: None });
    assert_eq!(desk.refused("pair"), "Everything is played. To close the event: finish.");
    assert_eq!(desk.told("finish"), "Closed the event, without a champion.");
}

#[test]
fn without_finalists_there_is_no_final() {
    let (mut desk, seeds) = cut_to(4);
    desk.told("pair");
    desk.play(by_seed(&seeds));
    desk.run([format!("drop #{}", seeds[0]), format!("drop #{}", seeds[1])]);
    assert_eq!(phase(&desk.event), Phase::Decided { champion: None });
    desk.run(["undo", "pair"]);
    assert_eq!(champion(&desk.event), Some(seeds[1]));
}

#[test]
fn the_last_game_has_the_minutes_of_a_final() {
    let (mut desk, seeds) = cut_to(8);
    desk.told("pair");
    desk.play(by_seed(&seeds));
    desk.run([&*format!("drop #{}", seeds[0]), &format!("drop #{}", seeds[3]), "pair"]);
    assert_eq!(desk.games().len(), 1);
    assert_eq!(desk.event.round().unwrap().minutes, 50);
}

#[test]
fn who_has_left_and_is_said_to_have_won_does_not_go_on() {
    let (mut desk, seeds) = cut_to(4);
    desk.run(["pair", &format!("drop #{}", seeds[0])]);
    let name = desk.event.label(seeds[0]);
    assert_eq!(desk.warnings("report 1 W"), [format!("{name} dropped and doesn't advance.")]);
}

#[test]
fn a_champion_put_out_is_champion_no_longer() {
    let (mut desk, seeds) = cut_to(4);
    desk.told("pair");
    desk.play(by_seed(&seeds));
    desk.told("pair");
    desk.play(by_seed(&seeds));
    assert_eq!(champion(&desk.event), Some(seeds[0]));
    let name = desk.event.label(seeds[0]);
    assert_eq!(
        desk.warnings(&format!("disqualify {name}")),
        [format!("{name} won the final: report it again if the title goes to the opponent.")]
    );
    assert_eq!(phase(&desk.event), Phase::Decided { champion: None });
    desk.told("report 1 L");
    assert_eq!(champion(&desk.event), Some(seeds[1]));
    let places = [seeds[1], seeds[2], seeds[3], seeds[0]];
    assert_eq!(final_places(&desk.event), places);
}
