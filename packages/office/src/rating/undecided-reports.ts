import { type Day, dayFrom, type IsoDate } from '@escala/core';
import type { Reading } from '../ports.ts';
import { eventKind } from '../records/event.ts';

/** Submitted reports that nobody has accepted or refused yet. */
export interface UndecidedReport {
  readonly event: string;
  readonly name: string;
  readonly end: IsoDate;
}

export async function undecidedReports(reading: Reading): Promise<UndecidedReport[]> {
  const waiting = await reading.find(eventKind, { key: 'state', equals: 'submitted' });
  return waiting.map(({ id, body }) => ({ event: id, name: body.name, end: body.end }));
}

/** Those that ended before the list: they would come too late afterwards. */
export function beforeList(reports: readonly UndecidedReport[], listDay: Day): UndecidedReport[] {
  return reports.filter(({ end }) => dayFrom(end) < listDay);
}
