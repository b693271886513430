import type { IsoDate } from '@escala/core';
import type { Federation } from '../../registry/federation/federation.ts';
import { acceptedRounds, type Rounds } from '../event.ts';
import { type EventDesk, standingRounds } from '../event-desk.ts';
import { mayComeInParts } from '../reports/report-part.ts';
import { boardsUnderReserve } from '../reserves/under-reserve.ts';
import { openBoards } from '../rounds/complete-rounds.ts';

/** Rounds of a weekly event that can now be reported as a part: those played since the previous part (fce-2016 8.3). */
export function nextPart(federation: Federation | undefined, desk: EventDesk, today: IsoDate): Rounds | undefined {
  const { body } = desk.event;
  const isOpen = body.state === 'registered' || body.state === 'running';
  if (!isOpen || body.parts?.waiting !== undefined || !mayComeInParts(federation, body)) return undefined;
  const from = acceptedRounds(body) + 1;
  const to = Math.min(lastPlayed(desk, from, today), body.rounds - 1);
  return to < from ? undefined : { from, to };
}

/**
 * At the desk, the last complete round; elsewhere, the last round whose day has come. The rest is reported when the
 * event ends.
 */
function lastPlayed(desk: EventDesk, from: number, today: IsoDate): number {
  const { roundDates, rounds } = desk.event.body;
  const paired = new Set(standingRounds(desk).map(({ body }) => body.round));
  if (paired.size === 0) return roundDates?.filter((date) => date <= today).length ?? rounds;
  const isComplete = (round: number): boolean =>
    paired.has(round) && openBoards(desk, round).length + boardsUnderReserve(desk, round).length === 0;
  let last = from - 1;
  while (isComplete(last + 1)) last++;
  return last;
}
