# Страница турнира и объявления.

event-date = Дата
event-venue = Место
event-address = Адрес
event-fee = Взнос
event-contact = Контакты
event-sponsor = Спонсор
event-about = О турнире
event-prizes = Призы
event-terms = Положение
event-website = Сайт
event-photos = Фотографии
event-stream = Трансляция
event-calendar = Добавить в календарь
event-registration = Запись
event-register = Записаться
event-register-until = Запись до: { $when }
event-register-closed = Запись закрыта.
event-own-place = Посмотреть свою заявку
event-registered-list = { $count ->
    [one] Место есть у { $count } человека
    [few] Место есть у { $count } человек
    [many] Место есть у { $count } человек
   *[other] Место есть у { $count } человека
}
event-waiting-list = Лист ожидания
event-logo = Логотип спонсора
event-notices = Объявления
event-notices-all = Показать все ({ $count })
event-notices-about = Их видят все: на странице турнира, на табло и в телефонах.
event-notices-none = Объявлений нет.
event-notice-text = Новое объявление
event-notice-post = Объявить
event-notice-remove = Снять объявление
event-page = Страница турнира
event-page-about = Простой текст. Что осталось пустым, не показывается.
event-logo-file = Логотип (PNG или SVG, не больше { $most } кБ)
event-logo-empty = Этот файл пуст: выберите другой.
event-logo-large = Этот файл больше { $most } кБ: сохраните картинку меньшего размера или в SVG.
event-logo-remove = Убрать логотип
event-preview = Как это выглядит
event-open-page = Открыть страницу
event-view-about = О турнире
