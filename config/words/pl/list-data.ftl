# Co jest nie tak w zasadach spisów, w produktach i w znanych kartach gry.
wants-day = dzień
write-day = wpisz rok, miesiąc i dzień, na przykład 2017-05-04
