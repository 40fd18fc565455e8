# The judge's desk of a table.
now = Now: { $result }.
no-result-yet = No result yet.
has-left = has left the event
is-disqualified = is disqualified
penalties = { $n ->
    [one] one penalty: { $kinds }
   *[other] { $n } penalties: { $kinds }
}
goes-on = It stands { $score }, and game { $next } is to be played.
