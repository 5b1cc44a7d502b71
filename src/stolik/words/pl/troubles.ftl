# Dlaczego przy stoliku czegoś nie wolno; strony i serwer mówią to tak samo.

problem-seat-taken = Ktoś był szybszy: to miejsce jest zajęte.
problem-already-seated = Już siedzisz przy tym stoliku.
problem-seats-empty = Są jeszcze wolne miejsca.
problem-already-begun = Gra już się zaczęła.
problem-not-begun = Gra jeszcze się nie zaczęła.
problem-not-over = Gra jeszcze się nie skończyła.
problem-closed = Ten stolik jest zamknięty.
problem-bad-setup = Takiego stolika nie da się przygotować: sprawdź zasady, miejsca i boty.
problem-rated-with-bots = „Liczy się do rankingu” nie łączy się z botami: o ranking grają tylko ludzie. Oddaj wszystkie miejsca ludziom albo odznacz „Liczy się do rankingu”.
problem-rated-without-clock = „Liczy się do rankingu” nie łączy się z grą bez zegara: podaj czas na ruch, wybierz zasady z zegarem albo odznacz „Liczy się do rankingu”.
problem-only-bots = Boty zajmują wszystkie miejsca, więc nikt nie mógłby zagrać: zostaw co najmniej jedno miejsce dla człowieka.
problem-referee-cannot-play = Sędzia nie gra przy własnym stoliku.
problem-no-referee = Przy tym stoliku nie ma sędziego, więc nie ma kogo wezwać. Ustalcie to na czacie albo poddaj grę.
problem-account-needed = Ten stolik liczy się do rankingu, więc każdy potrzebuje tu konta. Załóż je u góry strony, klikając swoją nazwę gracza, a potem usiądź.
problem-forfeited = Za długo cię nie było i ta gra jest przegrana. Możesz ją obejrzeć do końca.
problem-not-seated = Nie siedzisz przy tym stoliku.
problem-no-hints = W grach rankingowych i turniejowych nie ma podpowiedzi; dopóki taka gra trwa, nie ma ich też przy innych stolikach.
problem-muted = Nie możesz już pisać przy tym stoliku.
problem-bad-text = Wiadomość jest pusta albo za długa.
problem-nothing-to-give = Nie ma czego oddać.
problem-resigned = Ta gra jest już przez ciebie poddana. Możesz ją obejrzeć do końca.
