export { type CalendarDate, writeCalendar } from './write-calendar.ts';
