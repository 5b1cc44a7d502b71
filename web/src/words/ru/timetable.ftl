# Halls and the timetable, on the public pages and at the desk
timetable-coming = Дальше: { $round }, { $when }
timetable-coming-overnight = После ночи: { $round }, { $when }
timetable-about-time = около { $time }
timetable-title = Расписание
timetable-tight = Предыдущий тур может ещё идти.
timetable-day-ends = Конец около { $time }
timetable-board-of = Табло: { $hall }
timetable-round = { $stage }, тур { $number }
