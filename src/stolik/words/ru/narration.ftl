# Что произошло в игре, по одному предложению.

seat-you = Вы
seat-player = Игрок { $letter }
seat-bot = Бот { $number }
tiles-count = { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
    [many] { $count } фишек
   *[other] { $count } фишки
}

narration-created = { $rules }, игроков: { $seats }.
narration-start-drawn = { $you ->
    [yes] Жребий, кто начинает: вы тянете { $tile }.
   *[no] Жребий, кто начинает: { $name } тянет { $tile }.
}
narration-starter = { $you ->
    [yes] Вы начинаете.
   *[no] Начинает { $name }.
}
narration-dealt = Фишки розданы; в общем запасе { $bank ->
    [one] { $bank } фишка.
    [few] { $bank } фишки.
    [many] { $bank } фишек.
   *[other] { $bank } фишки.
}
narration-redeal = { $you ->
    [yes] У вас не меньше { $doublets ->
        [one] { $doublets } дубля
        [few] { $doublets } дублей
        [many] { $doublets } дублей
       *[other] { $doublets } дубля
    }, и вы требуете пересдачи.
   *[no] { $name } требует пересдачи: не меньше { $doublets ->
        [one] { $doublets } дубля
        [few] { $doublets } дублей
        [many] { $doublets } дублей
       *[other] { $doublets } дубля
    }.
}
narration-turn = { $you ->
    [yes] Ход { $turn }: вы
   *[no] Ход { $turn }: { $name }
}
narration-opened = { $you ->
    [yes] Ваш первоначальный расклад на { $points } { $points ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }: { $tiles }
   *[no] { $name } делает первоначальный расклад на { $points } { $points ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }: { $tiles }
}
narration-played = { $you ->
    [yes] Вы выкладываете { $tiles }
   *[no] { $name } выкладывает { $tiles }
}
narration-drew = { $you ->
    [yes] Вы берёте { $tiles }.
   *[no] { $name } берёт { $tiles }.
}
narration-drew-unseen = { $name } берёт { $count ->
    [1] фишку.
    [one] { $count } фишку.
    [few] { $count } фишки.
    [many] { $count } фишек.
   *[other] { $count } фишки.
}
narration-penalty = { $you ->
    [yes] Штраф: вы берёте { $tiles }.
   *[no] Штраф: { $name } берёт { $tiles }.
}
narration-penalty-unseen = Штраф: { $name } берёт { $count ->
    [1] фишку.
    [one] { $count } фишку.
    [few] { $count } фишки.
    [many] { $count } фишек.
   *[other] { $count } фишки.
}
narration-stack = { $you ->
    [yes] Вы ставите в середину стопку { $stack }.
   *[no] { $name } ставит в середину стопку { $stack }.
}
narration-stack-nobody = В середину ставится стопка { $stack }.
narration-announced = { $you ->
    [yes] Вы объявляете: «Выложу расклад следующим ходом».
   *[no] { $name } объявляет: «Выложу расклад следующим ходом».
}
narration-pressed-early = { $you ->
    [yes] Вы нажимаете на часы до того, как взяли фишку.
   *[no] { $name } нажимает на часы раньше, чем берёт фишку.
}
narration-passed = { $you ->
    [yes] Вы пропускаете ход.
   *[no] { $name } пропускает ход.
}
narration-restarted = { $you ->
    [yes] Вы начинаете ход заново, с полным временем.
   *[no] { $name } начинает ход заново, с полным временем.
}
narration-time-given-outage = Сервер был недоступен: на часы возвращено { $seconds }{"\u00A0"}с.
narration-time-given-lag = Сеть работала медленно: на часы возвращено { $seconds }{"\u00A0"}с.
narration-time-given-loading = Страница ещё загружалась: на часы возвращено { $seconds }{"\u00A0"}с.
narration-timed-out-stands = { $you ->
    [yes] Время вышло. Все комбинации правильные, ход засчитан.
   *[no] { $name }: время вышло. Все комбинации правильные, ход засчитан.
}
narration-timed-out-reverted = { $you ->
    [yes] Время вышло. Ваш ход отменён.
   *[no] { $name }: время вышло. Ход отменён.
}
narration-timed-out-not-restored = { $you ->
    [yes] Время вышло, а стол восстановить нельзя. Вы забираете все фишки, не вошедшие в правильные комбинации.
   *[no] { $name }: время вышло, а стол восстановить нельзя. { $name } забирает все фишки, не вошедшие в правильные комбинации.
}
narration-last-turns-exhausted = Общий запас пуст: у каждого ещё один ход.
narration-last-turns-round-time = Время тура вышло: у каждого ещё один ход.
narration-last-turns-off = Тур продлён: игра идёт дальше, как раньше.
narration-referee-called = { $you ->
    [yes] Вы зовёте судью. { $about }
   *[no] { $name } зовёт судью. { $about }
}
narration-paused = Часы остановлены ({ $by }). { $reason }
narration-round-stopped = Организатор остановил тур: все часы остановлены.
narration-racks-seen = Судья ({ $by }) смотрит на подставки. { $reason }
narration-undone = Решение ({ $by }): последний ход отменён, { $name }. { $reason }
narration-given = Решение ({ $by }): { $name } — { $count ->
    [one] { $count } фишка из запаса
    [few] { $count } фишки из запаса
    [many] { $count } фишек из запаса
   *[other] { $count } фишки из запаса
}. { $reason }
narration-taken = Решение ({ $by }): { $name } — вернуть { $tiles }. { $reason }
narration-clock-set = Решение ({ $by }): на часах { $seconds ->
    [one] { $seconds } секунда.
    [few] { $seconds } секунды.
    [many] { $seconds } секунд.
   *[other] { $seconds } секунды.
} { $reason }
narration-corrected = Решение ({ $by }): стол и подставки исправлены. { $reason }
narration-resumed = Игра продолжается.
narration-resumed-limit = Игра продолжается: время на вмешательство судьи истекло.
narration-resigned-bot = { $you ->
    [yes] Вы сдаётесь; вашими фишками до конца играет бот.
   *[no] { $name } сдаётся; до конца играет бот.
}
narration-resigned-forfeit = { $you ->
    [yes] Вы сдаётесь и занимаете место позади всех, кто остался.
   *[no] { $name } сдаётся и занимает место позади всех, кто остался.
}
narration-away-bot = { $you ->
    [yes] Вас нет за столом; до вашего возвращения играет бот.
   *[no] { $name } не возвращается; до возвращения играет бот.
}
narration-away-forfeit = { $you ->
    [yes] Вас нет за столом: вам засчитано поражение, место — позади всех, кто остался.
   *[no] { $name } не возвращается: засчитано поражение, место — позади всех, кто остался.
}
narration-taken-back = { $you ->
    [yes] Вы вернулись и снова играете.
   *[no] { $name } возвращается и снова играет.
}
narration-played-on = Отсюда законченная игра продолжается с ботами: { $you ->
    [yes] играете вы.
   *[no] играет { $name }.
}
narration-stopped = Осталось слишком мало людей: игра на этом заканчивается, подставки не считают.
narration-ended-out = { $you ->
    [yes] Ваша подставка пуста — победа!
   *[no] { $name } заканчивает игру: подставка пуста.
}
narration-ended-exhausted = Общий запас пуст, и никто не закончил игру. Побеждает наименьшая сумма на подставке.
narration-ended-round-time = Время вышло, и никто не закончил игру. Побеждает наименьшая сумма на подставке.
narration-seed = Исходное число этой раздачи: { $seed }.
