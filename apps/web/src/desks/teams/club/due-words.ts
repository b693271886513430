import { clockText } from '@escala/regulations';
import { dateInWords } from '../../../components/format.ts';
import type { Site } from '../../../kit/site.ts';
import type { Due } from './tasks.ts';

/** A day, with the hour if there is one. */
export function dueWords(site: Site, { day, minute }: Due): string {
  const date = dateInWords(site, day);
  return minute === undefined ? date : site.translate('web.desk-teams.day-hour', { date, hour: clockText(minute) });
}
