# Na co stół analiz i archiwum nie mogą odpowiedzieć i dlaczego.

problem-bad-notation = Nie da się odczytać „{ $what }”. Kostki zapisuje się jako r7, k13 albo j (kolory: r czerwony, b niebieski, k czarny, o pomarańczowy), a układy oddziela znakiem |.
problem-too-many-tiles = Tylu kostek nie ma w komplecie: { $what }. Każda jest dwa razy, jokery są dwa.
problem-unknown-ruleset = Nie ma zestawu zasad o nazwie „{ $what }”. Wybierz jeden z opublikowanych.
problem-bad-variant = Takich zasad nie może być: { $what }.
problem-bad-request = Części tego pytania nie pasują do siebie: { $what }.
problem-impossible-ending = Gra nie mogła się tak skończyć: { $what }.
problem-tile-not-owned = Tych kostek nie było ani na stole, ani na tabliczce: { $what }.
problem-bad-record = Ten plik nie jest pełnym zapisem gry: { $what }.
problem-no-help-in-rated-game = Trwa twoja gra rankingowa albo turniejowa. Analiza będzie dostępna, gdy gra się skończy.
problem-bench-busy = Zbyt wiele osób pyta naraz. Spróbuj za chwilę jeszcze raz.
problem-reviews-busy = Na przegląd czeka już wiele gier. Poproś o swój ponownie za minutę.
problem-took-too-long = Odpowiedź na to pytanie trwałaby zbyt długo. Zapytaj o mniejszą część.
problem-record-not-over = Gra jeszcze trwa. Gdy się skończy, jej zapis zobaczy każdy, kto ma link.
problem-record-no-such-room = Nie ma takiego stolika. Sprawdź link.
problem-record-no-such-seat = Przy tym stoliku nie ma takiego miejsca; miejsca liczy się od 0.
