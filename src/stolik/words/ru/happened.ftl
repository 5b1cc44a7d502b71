# Что произошло на турнире, по одной фразе.

happened-why = { $text } ({ $why }).
happened-created = Объявлен турнир: { $name }, { $date }.
happened-format-changed = Теперь система { $format }, правила { $rules }.
happened-registered = Новый участник: { $player }.
happened-renamed = Данные изменены: { $player }.
happened-erased = Личные данные удалены: игрок №{"\u00A0"}{ $player }.
happened-checked-in = На месте: { $player }.
happened-checked-out = Уход: { $player }.
happened-no-show = Неявка к столу: { $player }.
happened-withdrawn = Снятие с турнира: { $player }.
happened-kept-apart = Разведены при жеребьёвке: { $one } и { $other }.
happened-let-together = Снова могут играть вместе: { $one } и { $other }.
happened-seat-locked = Закреплённое место: { $player }, { $place }.
happened-seat-unlocked = Снова место по жребию: { $player }.
happened-draw-committed = Жеребьёвка объявлена: { $stage }, тур { $round }, участников: { $players }, отпечаток { $commitment }
happened-round-drawn = Жеребьёвка: { $stage }, тур { $round }, столов: { $tables }, исходное число { $seed }
happened-swapped = Поменялись местами: { $one } и { $other }.
happened-repair-seated = В этом туре за стол { $table } садится { $player }.
happened-repair-dissolved = Стол { $table } распущен; его игроки садятся за другие столы: { $players }.
happened-repair-substituted = { $comes } садится за стол { $table } вместо игрока { $player }.
happened-repair-sat-out = { $player } пропускает этот тур.
happened-sheet-entered = Протокол введён: { $table }.
happened-sheet-confirmed = Протокол подтверждён: { $table }, { $player }.
happened-sheet-closed = Протокол закрыт: { $table }.
happened-sheet-corrected = Протокол исправлен: { $table }.
happened-warned = Предупреждение: { $player }.
happened-points-deducted = Сняты большие очки: { $player }, { $points }.
happened-excluded = Дисквалификация: { $player }.
happened-dispute-opened = Спор записан.
happened-dispute-opened-at = Спор записан: { $table }.
happened-dispute-settled = Спор #{ $event } решён.
happened-lots-committed = Жребий объявлен: { $players }, отпечаток { $commitment }
happened-tie-extra-game = Решила дополнительная игра: { $players }.
happened-tie-lots = Решил жребий: { $players }.
happened-stage-closed = Этап закрыт: { $stage }. Выходят дальше: { $players }.
happened-last-stage-closed = Последний этап закрыт: { $stage }.
happened-closed = Турнир окончен.
happened-undone = Отменено: #{ $event }.
happened-round-published = Рассадка объявлена: { $stage }, тур { $round }.
happened-round-clock-started = Запущены часы тура: { $stage }, тур { $round }, { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}.
happened-round-clock-paused = Часы тура остановлены: { $stage }, тур { $round }.
happened-round-clock-resumed = Часы тура снова идут: { $stage }, тур { $round }.
happened-round-extended = Дополнительное время для всех столов: { $stage }, тур { $round }, { $minutes }{"\u00A0"}мин.
happened-table-extended = Дополнительное время: { $table }, { $minutes }{"\u00A0"}мин.
happened-call-made = Вызван судья: { $table }.
happened-call-answered = Вызов #{ $event }: судья подошёл.
online-ask-walkover = За этим столом остался один игрок, и он выигрывает; закройте протокол, если всё верно.
online-ask-void = Игры за этим столом считаются несыгранными; закройте протокол, если всё верно.
happened-announcement-noted = «Выложу расклад следующим ходом»: { $player }, { $table }, игра { $game }.
happened-referee-invited = Приглашён судья: { $official }.
happened-head-referee-invited = Приглашён главный судья: { $official }.
happened-organiser-invited = Приглашён организатор: { $official }.
happened-helper-invited = Приглашён помощник: { $official }.
happened-tables-assigned = Сектор { $tables }: { $official }.
happened-tables-taken = Больше нет закреплённых столов: { $official }.
happened-handed-over = Столы переданы: { $official } → { $other }.
happened-handed-over-day = Всё передано вместе с ролью: { $official } → { $other }.
happened-official-dismissed = Больше не в судейской коллегии: { $official }.
happened-official-named = Имя ({ $role }): { $name }.
happened-void-allowed = Можно не играть: { $table }, игра { $game }.
happened-table-postponed = Перенос: { $table }, новый день: { $when }.
happened-table-postponed-open = Перенос: { $table }, день согласуют позже.
happened-postponement-lifted = Перенос отменён: { $table }.
happened-official-plays = Член судейской коллегии тоже играет: { $official } — это { $player }; за его столом решают другие.
happened-official-plays-not = Член судейской коллегии всё же не играет: { $official }.
happened-room-opened = Онлайн: { $table }, игра { $game }.
happened-badge-kept = Доступ к штабу сохранён за учётной записью: { $who }.
happened-place-claimed = { $who }: вход со своего устройства.
happened-settings-changed = Настройки изменены.
happened-title-changed = Турнир теперь называется { $name }, { $date }.
happened-halls-set = Залы заданы: { $halls }.
happened-halls-removed = Залы убраны: все столы в одном помещении.
happened-diplomas-designed = Оформление дипломов изменено.
happened-timetable-set = { $count ->
    [one] Расписание задано: у { $count } тура есть начало.
    [few] Расписание задано: у { $count } туров есть начало.
    [many] Расписание задано: у { $count } туров есть начало.
   *[other] Расписание задано: у { $count } тура есть начало.
}
happened-timetable-removed = Расписание убрано.
happened-missed-game-set = Пропущенная игра теперь считается как { $points } малых очков.
happened-removed = Турнир удалён.
