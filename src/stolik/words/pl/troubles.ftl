# Dlaczego przy stoliku czegoś nie wolno; strony i serwer mówią to tak samo.

problem-seat-taken = Ktoś był szybszy: to miejsce jest zajęte.
problem-already-seated = Już siedzisz przy tym stoliku.
problem-seats-empty = Są jeszcze wolne miejsca.
problem-already-begun = Gra już się zaczęła.
problem-not-begun = Gra jeszcze się nie zaczęła.
problem-not-over = Gra jeszcze się nie skończyła.
problem-closed = Ten stolik jest zamknięty.
problem-referee-cannot-play = Sędzia nie gra przy własnym stoliku.
problem-account-needed = Ten stolik liczy się do rankingu, więc każdy potrzebuje tu konta. Załóż je na stronie głównej, klikając swoje imię, i wróć do stolika.
problem-forfeited = Za długo cię nie było i ta gra jest przegrana. Możesz ją obejrzeć do końca.
problem-not-seated = Nie siedzisz przy tym stoliku.
problem-muted = Nie możesz już pisać przy tym stoliku.
problem-bad-text = Wiadomość jest pusta albo za długa.
problem-nothing-to-give = Nie ma czego oddać.
problem-resigned = Ta gra jest już przez ciebie poddana. Możesz ją obejrzeć do końca.
