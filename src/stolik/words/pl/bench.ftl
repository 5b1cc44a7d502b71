# Na co stół analiz i archiwum nie mogą odpowiedzieć i dlaczego.

problem-bad-notation = Nie da się odczytać „{ $what }”. Kostki zapisuje się jako r7, k13 albo j (kolory r, b, k, o), a układy oddziela znakiem |.
problem-too-many-tiles = Jest więcej kostek, niż mieści worek: { $what }. Każda jest dwa razy, jokery są dwa.
problem-unknown-ruleset = Nie ma zasad o nazwie „{ $what }”. Wybierz jeden z opublikowanych regulaminów.
problem-bad-request = Części tego pytania do siebie nie pasują: { $what }.
problem-impossible-ending = Gra nie mogła się tak skończyć: { $what }.
problem-tile-not-owned = Tych kostek nie było ani na stole, ani na tabliczce: { $what }.
problem-bad-record = Ten plik nie jest pełnym zapisem gry: { $what }.
problem-no-help-in-rated-game = Trwa twoja gra rankingowa albo turniejowa. Stół analiz otworzy się dla ciebie, gdy się skończy.
problem-bench-busy = Teraz pyta wiele osób. Zapytaj za chwilę jeszcze raz.
problem-took-too-long = Odpowiedź na to pytanie trwałaby zbyt długo. Zapytaj o mniejszą część.
problem-record-not-over = Gra jeszcze trwa. Gdy się skończy, jej zapis zobaczy każdy, kto ma link.
problem-record-no-such-room = Nie ma takiego stołu. Sprawdź link.
problem-record-no-such-seat = Przy tym stole nie ma takiego miejsca; miejsca liczy się od 0.
