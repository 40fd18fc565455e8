//! Wins on time in a ruleset: one mistake and its sentence in each test.

use super::mistake;

const OLD: &str = "loss: 0, bye: 3}";

#[test]
fn a_win_on_time_is_worth_less_and_more_than_its_loss() {
    let says = |new: &str, sentences: &[&str]| {
        mistake(OLD, &format!("loss: 0, bye: 3, {new}}}"), sentences);
    };
    says("timed_win: 2", &[]);
    says("timed_win: 2, timed_loss: 1", &[]);
    says(
        "timed_loss: 1",
        &[
            "my.yaml:10:70: timed_loss is the loss of a win on time; add timed_win too, or remove it",
        ],
    );
    says("timed_win: 4", &["my.yaml:10:69: a win on time is worth 4, a win 3; write at most 3"]);
    says(
        "timed_win: 2, timed_loss: 2",
        &["my.yaml:10:69: a win on time is worth 2, its loss 2; write more than 2"],
    );
    says(
        "timed_win: 3",
        &[
            "my.yaml:10:69: a win on time is worth as much as any win; write less, or remove timed_win",
        ],
    );
    mistake(
        "loss: 0, bye: 3}\n",
        "loss: 0, bye: 3}\n  timed_win_name: {en: Modified win}\n",
        &[
            "my.yaml:11:3: a win on time has a name, but no points of its own; add timed_win to points, or remove the name",
        ],
    );
}
