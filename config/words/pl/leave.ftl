left = { $name } nie gra już w turnieju.
left-after = { $name } odchodzi; ostatnia runda: { $round }.
left-already = { $name } nie gra już w turnieju.
leaves = { $name } odchodzi.
disqualified = Dyskwalifikacja bez powrotu: { $name }.
disqualified-already = Dyskwalifikacja jest już zapisana: { $name }.
had-won-final = { $name } ma zwycięstwo w finale: jeśli tytuł przypada przeciwnikowi, wpisz wynik ponownie.
had-won-match = { $name } ma zwycięstwo w meczu rozstrzygającym: jeśli tytuł przypada przeciwnikowi, wpisz wynik ponownie.
table-needs-result = Stolik { $table } nadal czeka na wynik.
opponent-has-bye = { $name } przechodzi dalej z wolnym losem.
opponent-wins-match = { $name } wygrywa mecz rozstrzygający.
too-few-to-begin = Po tej zmianie ({ $players }) turniej nie może się zacząć: { $why }
other-plan = { $n ->
    [one] Po tej zmianie ({ $players }): { $n } runda, { $cut }.
    [few] Po tej zmianie ({ $players }): { $n } rundy, { $cut }.
   *[other] Po tej zmianie ({ $players }): { $n } rund, { $cut }.
}
back = { $name } wraca do turnieju.
back-with-losses = { $name } wraca do turnieju, porażki za opuszczone rundy: { $n }.
here-already = { $name } jest już w turnieju.
never-returns = Dyskwalifikacja wyklucza powrót: { $name }.
rounds-ended-by-cut = Odejście w rundach szwajcarskich: { $name }. Ten etap kończy odcięcie, a wrócić można tylko w tym samym etapie.
rounds-ended-by-match = Odejście w rundach szwajcarskich: { $name }. Ten etap kończy rozstawienie meczu rozstrzygającego, a wrócić można tylko w tym samym etapie.
left-finals = { $name } nie gra już w finałach: do drabinki nikt nie wraca.
left-deciding-match = { $name } nie gra już meczu rozstrzygającego: nikt do niego nie wraca.
