# The judge's desk of a table.
now = Now: { $result }.
no-result-yet = No result yet.
has-left = dropped
is-disqualified = disqualified
penalties = { $n ->
    [one] one penalty: { $kinds }
   *[other] { $n } penalties: { $kinds }
}
goes-on = { $score } so far, game { $next } is next.
