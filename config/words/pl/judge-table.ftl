# Biurko sędziego przy stoliku.
now = Teraz: { $result }.
no-result-yet = Nie ma jeszcze wyniku.
has-left = wycofanie z turnieju
is-disqualified = dyskwalifikacja
penalties = { $n ->
    [one] jedna kara: { $kinds }
    [few] { $n } kary: { $kinds }
   *[other] { $n } kar: { $kinds }
}
goes-on = Na razie { $score }, teraz gra { $next }.
