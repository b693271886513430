import { type Day, type EventRecord, type Finding, writeDay } from '@escala/core';
import type { RegistrationVerdict } from '../../contracts/rating.ts';

/** 2.1: a competition is registered before it is held. Registration on its first day is still in time (D-FCE-27). */
export function registration(registered: Day, start: Day): RegistrationVerdict {
  return { article: '2.1', due: start, verdict: registered <= start ? 'in-time' : 'late' };
}

/** A warning about late registration; the federation may still rate the event (2.2). */
export function registrationFindings(
  { id: event, official }: EventRecord,
  start: Day,
  registered: Day | undefined,
): Finding[] {
  // Official competitions are always rated; others only if registered before.
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
