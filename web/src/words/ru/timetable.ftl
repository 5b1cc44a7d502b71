# Halls and the timetable, on the public pages and at the desk
timetable-coming = Дальше: { $round }, { $when }
timetable-coming-overnight = После ночи: { $round }, { $when }
timetable-about-time = около { $time }
timetable-title = Расписание
timetable-tight = Предыдущий тур может ещё идти.
timetable-day-ends = Конец около { $time }
timetable-takes = около { $hours }{"\u00A0"}ч { $minutes }{"\u00A0"}мин
timetable-evening-takes = Один вечер — около { $hours }{"\u00A0"}ч { $minutes }{"\u00A0"}мин
timetable-board-of = Табло: { $hall }
timetable-round = { $stage }, тур { $number }
