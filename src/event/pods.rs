//! Pods: players who sit around one table to draft, and who all play each other.

use super::{Event, Id, PodsBy, Round, StageKind, Standing, standings};

/// Sizes of the pods, the larger first and as even as possible. None means that a pod would
/// have fewer than two players.
pub fn pod_sizes(players: u32, suggested: Option<u32>, by: PodsBy) -> Option<Vec<u32>> {
    let count = pod_count(players, suggested, by)?;
    let (each, larger) = (players / count, players % count);
    Some((0..count).map(|at| each + u32::from(at < larger)).collect())
}

/// The size of the largest suggested pod for this number of players.
pub(super) fn largest_pod(players: u32, suggested: Option<u32>) -> Option<u32> {
    pod_count(players, suggested, PodsBy::Suggested).map(|count| players.div_ceil(count))
}

fn pod_count(players: u32, suggested: Option<u32>, by: PodsBy) -> Option<u32> {
    if players < 2 {
        return None;
    }
    let nearest = |size: u32| {
        let (players, size) = (u64::from(players), u64::from(size.max(1)));
        // There are never more pods than half of the players.
        ((2 * players + size) / (2 * size)).clamp(1, players / 2) as u32
    };
    let count = match by {
        PodsBy::Count(count) => count,
        PodsBy::Size(size) => nearest(size),
        PodsBy::Suggested => suggested.map_or(1, nearest),
    };
    (1..=players / 2).contains(&count).then_some(count)
}

/// Rounds until everybody in a pod has met everybody. In an odd pod, somebody rests each
/// round.
pub fn rounds_of_pod(players: usize) -> u32 {
    match players {
        0 | 1 => 0,
        even if even.is_multiple_of(2) => even as u32 - 1,
        odd => odd as u32,
    }
}

impl Event {
    /// The pod of this entrant; pods count from 0.
    pub fn pod_of(&self, id: Id) -> Option<usize> {
        self.pods.iter().position(|pod| pod.contains(&id))
    }

    /// A pod's own standings, best first; ties are broken inside the pod.
    pub fn pod_standings(&self, pod: usize) -> Vec<&Standing> {
        let seats = self.pods.get(pod).map_or(&[][..], Vec::as_slice);
        let order = standings::order_of(self, seats);
        order.iter().filter_map(|id| standings(self).standing(*id)).collect()
    }

    /// Returns whether all games of this pod have been played; pods count from 0.
    pub fn pod_is_over(&self, pod: usize) -> bool {
        let Some(stage) = self.preliminary() else { return false };
        let Some(seats) = self.pods.get(pod) else { return false };
        let rounds = match stage.kind {
            StageKind::RoundRobin => rounds_of_pod(seats.len()),
            StageKind::Swiss
            | StageKind::SingleElimination
            | StageKind::DoubleElimination
            | StageKind::DecidingMatch => stage.planned,
        };
        let of_pod =
            |round: &Round| round.missing().all(|pairing| !seats.iter().any(|id| pairing.has(*id)));
        stage.rounds.len() as u32 >= rounds && stage.rounds.iter().all(|round| of_pod(round))
    }

    /// The winner of each pod; None as long as its games are not over.
    pub fn pod_winners(&self) -> Vec<Option<Id>> {
        let winner = |pod| self.pod_standings(pod).first().map(|standing| standing.entrant);
        (0..self.pods.len()).map(|pod| self.pod_is_over(pod).then(|| winner(pod))?).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pods_are_as_even_as_possible() {
        let sizes = |players, by| pod_sizes(players, Some(6), by);
        assert_eq!(sizes(6, PodsBy::Suggested), Some(vec![6]));
        assert_eq!(sizes(8, PodsBy::Suggested), Some(vec![8]));
        assert_eq!(sizes(9, PodsBy::Suggested), Some(vec![5, 4]));
        assert_eq!(sizes(13, PodsBy::Suggested), Some(vec![7, 6]));
        assert_eq!(sizes(16, PodsBy::Suggested), Some(vec![6, 5, 5]));
        assert_eq!(sizes(13, PodsBy::Size(4)), Some(vec![5, 4, 4]));
        assert_eq!(sizes(13, PodsBy::Count(3)), Some(vec![5, 4, 4]));
        assert_eq!(sizes(5, PodsBy::Size(2)), Some(vec![3, 2]));
        assert_eq!(sizes(3, PodsBy::Size(2)), Some(vec![3]));
        assert_eq!(sizes(5, PodsBy::Size(u32::MAX)), Some(vec![5]));
        assert_eq!(sizes(5, PodsBy::Count(3)), None);
        assert_eq!(sizes(5, PodsBy::Count(0)), None);
        assert_eq!(sizes(1, PodsBy::Suggested), None);
        assert_eq!(pod_sizes(11, None, PodsBy::Suggested), Some(vec![11]));
    }

    #[test]
    fn e32_rounds_of_a_pod() {
        assert_eq!([1, 2, 5, 6, 7].map(rounds_of_pod), [0, 1, 5, 5, 7]);
    }
}
