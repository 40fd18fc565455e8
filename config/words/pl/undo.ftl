undone = Cofnięto: { $what } (#{ $n }, { $by }).
redone = Przywrócono: { $what } (#{ $n }, { $by }).
nothing-to-undo = Nie ma czego cofnąć.
nothing-to-redo = Nie ma czego przywrócić.
no-such-action = W dzienniku nie ma czynności { $n }.
is-a-step = Czynność { $n } sama jest cofnięciem albo przywróceniem: służą do tego { $redo } i { $undo }.
is-by-hand = Czynność { $n } to ręczna zmiana pliku: cofa ją tylko kolejna taka zmiana.
undone-already = Czynność { $n } jest już cofnięta: { $redo } ją przywraca.
not-undone = Czynność { $n } ({ $what }) nie jest cofnięta: nie ma czego przywracać.
would-share = Nie można cofnąć samej czynności { $n }, bo { $a } i { $b } mieliby to samo nazwisko albo numer startowy: zmienia to { $edit }.
back-would-share = Nie można przywrócić czynności { $n }, bo { $a } i { $b } mieliby to samo nazwisko albo numer startowy: zmienia to { $edit }.
does-not-fit = Nie można przywrócić czynności { $n } ({ $what }), bo nie pasuje do tego, co jest teraz; wykonaj ją od nowa.
happened-since = Nie można przywrócić czynności { $n } ({ $what }), bo od tego czasu jest: { $since }; wykonaj ją od nowa.
is-needed = { $count ->
    [one] Nie można cofnąć samej czynności { $n } ({ $what }), bo opiera się na niej { $later }; najpierw cofnij tamtą.
   *[other] Nie można cofnąć samej czynności { $n } ({ $what }), bo opierają się na niej: { $later }; najpierw cofnij tamte, od najnowszej.
}
result-is-needed = { $count ->
    [one] Nie można cofnąć samej czynności { $n } ({ $what }), bo opiera się na niej { $later }; najpierw cofnij tamtą albo popraw wynik, wpisując stolik ponownie.
   *[other] Nie można cofnąć samej czynności { $n } ({ $what }), bo opierają się na niej: { $later }; najpierw cofnij tamte, od najnowszej, albo popraw wynik, wpisując stolik ponownie.
}
action = { $n } ({ $what })
results = { $n ->
    [few] od { $from } do { $to } ({ $n } wyniki, { $round })
   *[other] od { $from } do { $to } ({ $n } wyników, { $round })
}
and-more = { $first } i jeszcze { $n }, najnowsza { $newest }
