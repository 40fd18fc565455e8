at-most = co najwyżej { $share }
draws-lost = remis liczy się jako przegrana
leavers-match-ceiling = mecze gracza, który odszedł wcześniej, co najwyżej { $share }
ceiling-below = { $key } to { $share }, a dolna granica to { $floor }, więc żaden odsetek się między nimi nie mieści; wpisz ułamek nie mniejszy niż { $floor }
no-draws = odsetki mówią, jak liczyć remisy, ale w tej grze nie ma remisów; dodaj draw w points albo usuń draws z percentages
