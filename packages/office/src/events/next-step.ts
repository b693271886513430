import { z } from 'zod';
import type { Reading } from '../ports.ts';
import { pairingSystem } from './book-of-event.ts';
import { entryKind } from './entries/entry.ts';
import type { EventFacts, EventState } from './event.ts';
import { activeEntries, type EventDesk, lastRound, standingBoards, standingRounds } from './event-desk.ts';
import { type EventReport, reportKind } from './reports/report.ts';
import { boardKind, isUnderReserve } from './rounds/board.ts';
import { openBoards } from './rounds/complete-rounds.ts';
import { isKnockout, levelMatches } from './rounds/level-matches.ts';
import { roundKind } from './rounds/round.ts';

const NEXT_STEPS = [
  /** Fewer than two players. */
  'enter-players',
  /** The first round's colour has not been drawn (Suis 14.2). */
  'draw-colour',
  'pair-round',
  'enter-results',
  /** Matches of a knockout are tied (D-KO-5). */
  'break-ties',
  /** All games are played, and those under reserve await the committee (Sub-condicione 6.1). */
  'await-ruling',
  'close',
  /** The event is not paired here: its report comes as a file, or from its league. */
  'report-file',
  'submit-report',
  'wait',
  /** The report was refused. */
  'resubmit',
  'nothing',
] as const;

export const nextStepShape = z.strictObject({
  step: z.enum(NEXT_STEPS),
  round: z.int().optional(),
  /** The number of boards without a result or a ruling, or of matches without a winner. */
  open: z.int().optional(),
  entries: z.int().optional(),
  /** Why the report was refused. */
  reason: z.string().optional(),
});
export type NextStep = z.infer<typeof nextStepShape>;

type Told = Pick<EventFacts, 'rounds' | 'rules' | 'system' | 'initialColour'> & { readonly state: EventState };
type Parts = Pick<EventDesk, 'entries' | 'rounds' | 'boards'>;

/** The next step for those who run an event. */
export function nextStep(event: Told, parts: Parts, report: Pick<EventReport, 'decision'> | undefined): NextStep {
  const last = lastRound(parts);
  switch (event.state) {
    case 'registered':
      return beforePlay(event, activeEntries(parts).length);
    case 'running': {
      const unfinished = standingRounds(parts).find(({ body }) => openBoards(parts, body.round).length > 0)?.body.round;
      if (unfinished !== undefined)
        return { step: 'enter-results', round: unfinished, open: openBoards(parts, unfinished).length };
      const level = levelMatches(event, parts);
      if (level.length > 0) return { step: 'break-ties', round: last, open: level.length };
      if (last < event.rounds) return { step: 'pair-round', round: last + 1 };
      const reserved = standingBoards(parts).filter(({ body }) => isUnderReserve(body));
      const [first] = reserved;
      return first ? { step: 'await-ruling', round: first.body.round, open: reserved.length } : { step: 'close' };
    }
    case 'closed':
      return { step: 'submit-report' };
    case 'submitted':
      return { step: 'wait' };
    case 'refused':
      return { step: 'resubmit', ...(report?.decision?.reason && { reason: report.decision.reason }) };
    default:
      return { step: 'nothing' };
  }
}

function beforePlay(event: Told, entries: number): NextStep {
  const system = pairingSystem(event);
  if (system === undefined) return { step: 'report-file' };
  if (entries < 2) return { step: 'enter-players', entries };
  if (system.drawsColour && event.initialColour === undefined) return { step: 'draw-colour', entries };
  return { step: 'pair-round', round: 1, entries };
}

/** Reads only what the event's state requires. */
export async function nextStepOf(reading: Reading, id: string, event: Told): Promise<NextStep> {
  const ofEvent = { key: 'event', equals: id };
  const { state } = event;
  const looksAtEntries = state === 'registered' || (state === 'running' && isKnockout(event));
  return nextStep(
    event,
    {
      entries: looksAtEntries ? await reading.find(entryKind, ofEvent) : [],
      rounds: state === 'running' ? await reading.find(roundKind, ofEvent) : [],
      boards: state === 'running' ? await reading.find(boardKind, ofEvent) : [],
    },
    state === 'refused' ? (await reading.get(reportKind, id))?.body : undefined,
  );
}
