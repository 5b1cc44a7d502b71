# Запись до турнира: форма, своё место и штаб.

signup-title = Запись
signup-event-page = О турнире
signup-until = Запись до: { $when }.
signup-ended = Запись закончилась: { $when }. Спросите организатора, осталось ли место.
signup-not-open = Запись не открыта. Загляните сюда позже или спросите организатора.
signup-will-wait = Все места заняты. Можно встать в лист ожидания: свободное место получает тот, кто ждёт дольше всех.
signup-count = { $count ->
    [0] Пока никто не записался.
    [one] Записался { $count } человек.
    [few] Записались { $count } человека.
    [many] Записалось { $count } человек.
   *[other] Записалось { $count } человека.
}
signup-taken = Занято мест: { $taken } из { $limit }
signup-waiting-count = { $count ->
    [one] ждёт { $count } человек
    [few] ждут { $count } человека
    [many] ждут { $count } человек
   *[other] ждут { $count } человека
}
signup-name = Имя и фамилия
signup-club = Клуб (если есть)
signup-born = Год рождения
signup-young = Записываю человека младше 18 лет
signup-consent = Согласие родителя или опекуна на участие этого человека есть.
signup-note = Примечание для организатора (если есть)
signup-privacy-shown = На странице турнира видно, кто записался (имена тех, кто младше 18 лет, сокращены); остальное видят только организаторы.
signup-privacy-hidden = То, что вы введёте, видят только организаторы.
signup-kept-until = Всё будет удалено { $date } или сразу по вашей просьбе.
signup-kept = Вы можете удалить всё в любой момент.
signup-send = Записаться
signup-have-code = Уже записались?
signup-code = Личный код
signup-show = Показать моё место
signup-code-lost = Потеряли код? Организатор может дать новый.
signup-is-in = У вас есть место.
signup-is-waiting = Вы в листе ожидания: № { $at }.
signup-is-withdrawn = Ваша заявка отозвана.
signup-waiting-about = Когда место освободится, список сдвинется сам, и эта страница покажет это.
signup-moved-up = Вы получили место из листа ожидания: { $when }.
signup-in-roster = Вы в списке участников под номером { $number }.
signup-my-day = Моя страница в день турнира
signup-is-paid = оплачен
signup-not-paid = ещё не оплачен
signup-number = Заявка № { $number }, { $when }
signup-your-code = Личный код
signup-code-once = Запишите его или сохраните ссылку: код показывается только сейчас. По нему вы увидите своё место, измените данные или откажетесь.
signup-code-link = Ссылка на ваше место
signup-change-title = Ваша заявка
signup-change = Изменить данные
signup-save = Сохранить
signup-saved = Сохранено.
signup-at-desk = Вы уже в списке участников: изменить данные можно в штабе.
signup-withdraw = Отозвать заявку
signup-withdraw-ask = Отказаться от места?
signup-withdraw-about = Место получит тот, кто ждёт дольше всех. Если передумаете, придётся записаться снова.
signup-stay = Оставить место
signup-erase = Удалить мои данные
signup-erase-ask = Удалить все ваши данные?
signup-erase-about = Ваше место освободится, и ничего из введённого не останется. Отменить это нельзя.
signup-keep = Оставить
signup-another = Записать кого-то ещё на этом устройстве

signup-desk-link-about = Отправьте ссылку или напечатайте QR-код. По этому адресу открывается форма.
signup-desk-qr = QR-код формы записи
signup-desk-enlarge = Увеличить QR-код
signup-desk-limit = Мест
signup-desk-no-limit = без ограничения
signup-desk-closes = Открыта до
signup-desk-closes-past = Этот срок уже прошёл: никто не сможет записаться, пока вы его не измените.
signup-desk-message = Что сообщается каждому, кто записывается, например как оплатить взнос
signup-desk-asks = Что спрашивает форма, кроме имени
signup-desk-ask-club = клуб
signup-desk-ask-born = год рождения
signup-desk-ask-note = примечание
signup-desk-names = Все видят, кто записался
signup-desk-open = Открыть запись
signup-desk-close = Закрыть запись
signup-desk-list = { $count ->
    [one] { $count } заявка
    [few] { $count } заявки
    [many] { $count } заявок
   *[other] { $count } заявки
}
signup-desk-nobody = Пока никто не записался. Откройте запись и отправьте ссылку.
signup-desk-search = Поиск по имени, клубу или примечанию
signup-desk-none-found = В списке никого такого нет.
signup-desk-add = Внести в список
signup-desk-csv = Сохранить как CSV
signup-desk-enter = Внести в список участников ({ $count })
signup-desk-enter-chosen = Внести выбранных ({ $count })
signup-desk-choose = Выбрать: { $name }
signup-desk-number = № { $number }
signup-desk-young = младше 18 лет
signup-desk-paid = взнос оплачен
signup-desk-place = есть место
signup-desk-waiting = лист ожидания, № { $at }
signup-desk-withdrawn = отозвана
signup-desk-entered = в списке участников, № { $player }
signup-desk-left = отозвана, но в списке участников № { $player }
signup-desk-erased = данные удалены
signup-desk-namesake = В списке участников уже есть № { $player } — возможно, тот же человек.
signup-desk-double = Возможно, тот же человек, что и № { $number }.
signup-desk-code = Новый код
signup-desk-code-of = Новый код: { $name }
signup-desk-code-ask = Новый личный код: { $name }?
signup-desk-code-about = Старый код перестанет действовать.
signup-desk-code-hand = Передайте этот код: { $name }. Он показывается только сейчас.
signup-desk-withdraw = Отозвать
signup-desk-withdraw-of = Отозвать заявку: { $name }
signup-desk-withdraw-about = Место получит тот, кто ждёт дольше всех.
signup-desk-erase = Удалить
signup-desk-erase-of = Удалить данные: { $name }
signup-desk-erase-about = Отменить это нельзя.
