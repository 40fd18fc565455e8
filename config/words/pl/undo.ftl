undone = Cofnięto: { $what } (#{ $n }, { $by }).
redone = Przywrócono: { $what } (#{ $n }, { $by }).
nothing-to-undo = Nie ma czego cofnąć.
nothing-to-redo = Nie ma czego przywrócić.
no-such-action = W dzienniku nie ma czynności { $n }.
is-a-step = Czynność { $n } sama jest cofnięciem albo przywróceniem: użyj { $redo } albo { $undo }.
is-by-hand = Czynność { $n } to ręczna zmiana pliku: cofa ją tylko następna taka zmiana.
undone-already = Czynność { $n } jest już cofnięta. Aby ją przywrócić: { $redo }.
not-undone = Czynności { $n } ({ $what }) nie cofnięto: nie ma czego przywracać.
would-share = Nie można cofnąć samej czynności { $n }: { $a } i { $b } mieliby to samo nazwisko lub numer startowy. Aby jedno zmienić: { $edit }.
back-would-share = Nie można przywrócić czynności { $n }: { $a } i { $b } mieliby to samo nazwisko lub numer startowy. Aby jedno zmienić: { $edit }.
does-not-fit = Nie można przywrócić czynności { $n } ({ $what }): już nie pasuje. Wpisz ją od nowa.
happened-since = Nie można przywrócić czynności { $n } ({ $what }), bo od tego czasu jest: { $since }. Wpisz ją od nowa.
is-needed = { $count ->
    [one] Nie można cofnąć samej czynności { $n } ({ $what }), bo zależy od niej { $later }. Najpierw cofnij tamtą.
   *[other] Nie można cofnąć samej czynności { $n } ({ $what }), bo zależą od niej: { $later }. Najpierw cofnij tamte, od najnowszej.
}
result-is-needed = { $count ->
    [one] Nie można cofnąć samej czynności { $n } ({ $what }), bo zależy od niej { $later }. Najpierw cofnij tamtą albo popraw wynik, wpisując stolik ponownie.
   *[other] Nie można cofnąć samej czynności { $n } ({ $what }), bo zależą od niej: { $later }. Najpierw cofnij tamte, od najnowszej, albo popraw wynik, wpisując stolik ponownie.
}
action = { $n } ({ $what })
results = { $n ->
    [few] od { $from } do { $to } ({ $n } wyniki, { $round })
   *[other] od { $from } do { $to } ({ $n } wyników, { $round })
}
and-more = { $first } i jeszcze { $n }, najnowsza { $newest }
