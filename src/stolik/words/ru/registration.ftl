# Запись до турнира, страница турнира и объявления: команды, события и отказы.

role-applicant = заявитель

happened-registration-open = Запись открыта.
happened-registration-limited = { $limit ->
    [one] Запись открыта: { $limit } место.
    [few] Запись открыта: { $limit } места.
    [many] Запись открыта: { $limit } мест.
   *[other] Запись открыта: { $limit } места.
}
happened-registration-closed = Запись закрыта.
happened-application-received = Новая заявка: { $who }.
happened-application-changed = Заявка изменена: { $who }.
happened-application-withdrawn = Заявка отозвана: { $who }.
happened-application-erased = Личные данные удалены: заявка № { $who }.
happened-application-paid = Взнос оплачен: { $who }.
happened-application-unpaid = Взнос всё же не оплачен: { $who }.
happened-code-renewed = Новый личный код: { $who }.
happened-page-set = Страница турнира изменена.
happened-logo-set = На странице турнира новый логотип.
happened-logo-removed = Логотип убран.
happened-notice-posted = Объявление: { $text }
happened-notice-removed = Объявление #{ $event } снято.

refused-registration-closed = Запись не открыта. Спросите организатора или загляните сюда позже.
refused-registration-over = Срок записи прошёл, записаться больше нельзя. Спросите организатора, осталось ли место.
refused-registration-full = Список полон: в нём не больше { $expected } заявок.
refused-unknown-application = нет заявки с номером { $found }
refused-wrong-code = Заявки с таким кодом нет. Проверьте буквы или попросите у организатора новый код.
refused-application-withdrawn = Эта заявка отозвана. Чтобы всё же участвовать, запишитесь снова.
refused-in-roster = Эта заявка уже в списке участников. Изменить или удалить данные можно в штабе.
refused-born-missing = Укажите год рождения четырьмя цифрами; он не может быть позже года турнира.
refused-nobody-to-enter = Вносить некого: все, у кого есть место, уже в списке участников.
refused-place-given = Это уже нельзя отменить: заявка № { $found } за это время получила место и потеряла бы его.
because-registration-closed = запись была бы закрыта
because-registration-over = срок записи прошёл бы
because-registration-full = список был бы полон
because-unknown-application = такой заявки не было бы
because-wrong-code = код был бы неверным
because-application-withdrawn = заявка была бы отозвана
because-in-roster = заявка уже была бы в списке участников
because-born-missing = не хватало бы года рождения
because-nobody-to-enter = вносить было бы некого
because-place-given = кто-то потерял бы место
because-bad-link = «{ $typed }» — не безопасная ссылка: введите адрес целиком, начиная с https://
because-not-one-line = «{ $typed }» должно помещаться в одну строку
because-bad-logo = логотип должен быть картинкой не больше { $expected } кБ
because-empty-notice = в объявлении нет текста
because-many-notices = объявлений уже { $expected }; сначала снимите одно из них

registration-state-open = Запись открыта.
registration-state-closed = Запись закрыта. Её открывает команда: stolik tournament registration open
registration-state-over = Запись закончилась: { $when }.
registration-places = Занято мест: { $places } из { $limit }; в листе ожидания: { $waiting }.
registration-places-unlimited = Заявок: { $places }.
registration-closes = Запись до: { $when }.
registration-none = Пока никто не записался.
registration-none-found = В списке нет никого, кто подходит под «{ $typed }».
registration-number = №
registration-name = Имя
registration-club = Клуб
registration-standing = Состояние
registration-paid = Взнос
registration-note = Примечание
registration-standing-place = есть место
registration-standing-waiting = лист ожидания, № { $at }
registration-standing-withdrawn = отозвана
registration-standing-entered = в списке участников, № { $player }
registration-standing-left = отозвана; в списке участников № { $player }
registration-standing-erased = данные удалены
registration-namesake = в списке участников уже есть № { $player } — возможно, тот же человек
registration-double = возможно, тот же человек, что и № { $number }
registration-minor = младше 18 лет
registration-code = Личный код, показывается только один раз: { $code }
registration-entered = { $count ->
    [one] В список участников внесён { $count } человек.
    [few] В список участников внесены { $count } человека.
    [many] В список участников внесено { $count } человек.
   *[other] В список участников внесено { $count } человека.
}
registration-skipped = Пропущено, потому что в списке участников, похоже, уже есть тот же человек: { $who }.
registration-bad-moment = «{ $typed }» — не дата и не момент: напишите 2026-11-20 или 2026-11-20T18:00
registration-bad-asked = спросить «{ $typed }» нельзя: напишите список из club, born, note или none
registration-bad-number = «{ $typed }» — не номер заявки
registration-erase-question = Удалить данные заявки № { $number }? Отменить это нельзя. (да/нет)
registration-written = Записано: { $file }
csv-column-state = состояние
csv-column-note = примечание
csv-column-paid = взнос
csv-column-registered = записан

page-empty = Страница турнира пуста. Например: stolik tournament page --venue "Дом культуры" --address "Садовая, 1" --fee "500 ₽"
page-about = О турнире
page-venue = Место
page-address = Адрес
page-fee = Взнос
page-prizes = Призы
page-terms = Положение
page-contact = Контакты
page-sponsor = Спонсор
page-website = Сайт
page-photos = Фотографии
page-stream = Трансляция
page-logo = Логотип: { $kilobytes } кБ
page-too-long = Слишком длинно или не то, что ожидается: { $field }
notice-too-long = В объявлении не больше { $most } знаков.
notices-none = Объявлений нет.
calendar-written = Записано: { $file }
calendar-registration = Запись: { $address }
