import { titleInFull } from '../../fide-list/fide-list-fields.ts';
import type { ReportedSystem } from './system-of-report.ts';

/** The title of a report in the terms of a tournament's system. */
export function titleOfTrf(written: string, { titles }: Pick<ReportedSystem, 'titles'> = {}): TitleRead {
  const international = titleInFull(written).toUpperCase();
  const title = titles?.written(international) ?? international;
  return { title, isKnown: titles === undefined || titles.known.includes(title) };
}

export interface TitleRead {
  readonly title: string;
  /** A system with titles has to know it. */
  readonly isKnown: boolean;
}

export const titleForTrf = (title: string, { titles }: Pick<ReportedSystem, 'titles'> = {}): string =>
  titles?.international(title) ?? title;
