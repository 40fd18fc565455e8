left = { $name } nie gra już w turnieju.
left-after = { $name } wycofuje się; ostatnia runda: { $round }.
left-already = { $name } nie gra już w turnieju.
leaves = { $name } wycofuje się.
disqualified = { $name } ma dyskwalifikację i nie może wrócić.
disqualified-already = { $name } ma już dyskwalifikację.
had-won-final = Finał wygrywa { $name }: jeśli tytuł przypada przeciwnikowi, wpisz wynik jeszcze raz.
had-won-match = Mecz rozstrzygający wygrywa { $name }: jeśli tytuł przypada przeciwnikowi, wpisz wynik jeszcze raz.
table-needs-result = Stolik { $table } nadal nie ma wyniku.
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
never-returns = { $name } ma dyskwalifikację i nie może już wrócić.
rounds-ended-by-cut = Wycofanie w rundach szwajcarskich: { $name }. Po ustaleniu topu nie można już wrócić.
rounds-ended-by-match = Wycofanie w rundach szwajcarskich: { $name }. Po rozstawieniu meczu rozstrzygającego nie można już wrócić.
left-finals = { $name } nie gra już w finałach: do drabinki nie można wrócić.
left-deciding-match = { $name } nie gra już meczu rozstrzygającego: nie można do niego wrócić.
