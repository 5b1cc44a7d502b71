# Halls and the timetable, on the public pages and at the desk
timetable-coming = Next: { $round }, { $when }
timetable-coming-overnight = After the night: { $round }, { $when }
timetable-about-time = about { $time }
timetable-title = Timetable
timetable-tight = The round before may not be over.
timetable-day-ends = Over at about { $time }
timetable-takes = takes about { $hours } h { $minutes } min
timetable-evening-takes = An evening takes about { $hours } h { $minutes } min
timetable-board-of = Board: { $hall }
timetable-round = { $stage }, round { $number }
