so-far = turnieje: { $done } z { $all }
so-far-checked = turnieje: { $done } z { $all }, naruszenia: { $breaches }
no-row = Struktura { $structure } gry { $game } nie ma wiersza ({ $players }): użyto niestandardowej.
breach = ziarno { $seed }: { $breach }.
found = { $n ->
    [one] { $n } naruszenie: { $checked }
    [few] { $n } naruszenia: { $checked }
   *[other] { $n } naruszeń: { $checked }
}
found-in = { $n ->
    [one] { $path }: { $n } naruszenie ({ $checked }).
    [few] { $path }: { $n } naruszenia ({ $checked }).
   *[other] { $path }: { $n } naruszeń ({ $checked }).
}
well = { $path }: wszystko w porządku ({ $checked }).
checked = sprawdzono: { $rounds }, { $tables }, { $lines } klasyfikacji
lines = { $n ->
    [one] { $n } wiersz
    [few] { $n } wiersze
   *[other] { $n } wierszy
}
remark = { $path }: { $remark } (uwaga, nie naruszenie).
remark-at = { $path }: { $remark } (czynność { $n }, uwaga, nie naruszenie).
breach-in = { $path }: { $breach }.
breach-at = { $path }: { $breach } (czynność { $n }).
