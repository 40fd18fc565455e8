# Obliczenia przy stole i orzeczenia z pytaniami, w opisie gry i w zasadach dla sędziego.
at-the-table = Przy stole: { $name }
opens = { $first } otwiera stawką 0 lub wyższą ({ $resource }), potem { $second }; dalej na przemian podbijają albo pasują.
raises = Podbicie przebija własną ostatnią stawkę. Kto spasował, może znów podbić; dwa pasy z rzędu kończą licytację. Nikt nie licytuje więcej, niż ma.
total = Suma to koszt budowy wierzchniej karty, { $n } za każdą kartę pod nią i własna ostatnia stawka.
ties = Wygrywa wyższa suma; przy równych sumach wygrywa { $side }.
fates = Zwycięzca płaci swoją ostatnią stawkę ({ $resource }): { $winner }. Przegrany nie płaci nic: { $loser }.
remaining = Pozostała wytrzymałość to wytrzymałość bez żetonów obrażeń. Trafienia do jej wysokości dostaje w całości broniąca się jednostka.
to-others = { $n ->
    [one] Nadwyżkę można podzielić między broniącą się jednostkę i jedną inną na tej samej arenie.
   *[other] Nadwyżkę można podzielić między broniącą się jednostkę i inne na tej samej arenie, najwyżej { $n }.
}
guided-by = Pytania do rozstrzygnięcia: { $verb }
question = { $n }. { $question } ({ $answers })
verdict = { $when }: { $text }
sourced = { $text } [{ $source }]
otherwise = w pozostałych przypadkach
or-more = { $n } lub więcej
at-most = najwyżej { $n }
