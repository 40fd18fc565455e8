# Stolik sędziowski przy stole.
now = Teraz: { $result }.
no-result-yet = Nie ma jeszcze wyniku.
has-left = nie bierze już udziału w turnieju
is-disqualified = ma dyskwalifikację
penalties = { $n ->
    [one] jedna kara: { $kinds }
    [few] { $n } kary: { $kinds }
   *[other] { $n } kar: { $kinds }
}
goes-on = Jest { $score }, do rozegrania gra { $next }.
