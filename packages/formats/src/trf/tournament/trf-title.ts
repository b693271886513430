import type { ReportedSystem } from './system-of-report.ts';

/** One or two letters stood for a title in old reports. */
const OLD: Readonly<Record<string, string>> = {
  g: 'GM',
  m: 'IM',
  f: 'FM',
  c: 'CM',
  wg: 'WGM',
  wm: 'WIM',
  wf: 'WFM',
  wc: 'WCM',
};

/** The title of a report in the words of a tournament's system. */
export function titleOfTrf(written: string, { titles }: Pick<ReportedSystem, 'titles'> = {}): TitleRead {
  const international = OLD[written] ?? written.toUpperCase();
  const title = titles?.written(international) ?? international;
  return { title, isKnown: titles === undefined || titles.known.includes(title) };
}

export interface TitleRead {
  readonly title: string;
  /** A system that goes by titles has to know it. */
  readonly isKnown: boolean;
}

export const titleForTrf = (title: string, { titles }: Pick<ReportedSystem, 'titles'> = {}): string =>
  titles?.international(title) ?? title;
