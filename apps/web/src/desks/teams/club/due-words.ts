import { dateInWords } from '../../../components/format.ts';
import type { Site } from '../../../kit/site.ts';
import type { Due } from './tasks.ts';

export function clockOf(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

/** A day, and the hour where there is one. */
export function dueWords(site: Site, { day, minute }: Due): string {
  const date = dateInWords(site, day);
  return minute === undefined ? date : site.translate('web.desk-teams.day-hour', { date, hour: clockOf(minute) });
}
