# Znajomi.

people-title = Ludzie
people-about = { $name }: co możesz zrobić
people-follow = Obserwuj
people-followed = Obserwujesz
people-invite = Zaproś do stolika
people-mute = Wycisz
people-mute-off = Cofnij wyciszenie
people-block = Zablokuj
people-block-off = Odblokuj
people-after = Ludzie przy tym stoliku
people-following = Obserwowani
people-following-none = Nikogo jeszcze nie obserwujesz. Po grze albo na stronie gracza naciśnij „Obserwuj”.
people-opponents = Ostatni przeciwnicy
people-opponents-none = Jeszcze nikogo. Pojawi się tu każdy, z kim skończysz grę.
people-met = ostatnia gra: { $date }
people-explained = Nikt się nie dowie, kogo obserwujesz, wyciszasz ani blokujesz. Tego, co wyciszeni piszą na czacie, nie zobaczysz. Zablokowani nie będą z tobą kojarzeni, nie mogą cię zapraszać ani siadać przy twoich prywatnych stolikach.
people-invitations = Zaproszenia
people-invites-you = { $name } zaprasza cię do stolika
people-come = Usiądź
people-decline = Odrzuć
