import { type Day, type EventRecord, type Finding, writeDay } from '@escala/core';
import type { RegistrationVerdict } from '../../contracts/rating.ts';

/** 2.1: a competition is registered before it is held. Whoever registers it on the day of its start is still in time (D-FCE-27). */
export function registration(registered: Day, start: Day): RegistrationVerdict {
  return { article: '2.1', due: start, verdict: registered <= start ? 'in-time' : 'late' };
}

/** What a late registration gives reason to look at; the federation may rate the event all the same (2.2). */
export function registrationFindings(
  { id: event, official }: EventRecord,
  start: Day,
  registered: Day | undefined,
): Finding[] {
  // Official competitions are rated in any case; the others, if they were registered before.
  if (official || registered === undefined || registration(registered, start).verdict === 'in-time') return [];
  return [
    {
      severity: 'warning',
      code: 'fce-2016.registered-late',
      article: '2.1',
      decisions: ['D-FCE-27'],
      event,
      values: { registered: writeDay(registered), start: writeDay(start) },
    },
  ];
}
