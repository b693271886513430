import { type Finding, findingOf } from '@escala/core';
import { z } from 'zod';
import { put, refuse } from '../../kit/act.ts';
import { findingSchema } from '../../kit/finding.ts';
import { invalid } from '../../kit/refusal.ts';
import { bookOfEvent } from '../book-of-event.ts';
import { type EventDesk, lastRound, standingBoards, standingRounds } from '../event-desk.ts';
import { type EventEntry, entryKind } from './entry.ts';
import { entryAct } from './entry-act.ts';

/** Withdraws a player after a round; before any pairing the entry is simply taken back. */
export const withdrawEntry = entryAct({
  kind: 'entry.withdraw',
  command: z.strictObject({
    event: z.string(),
    player: z.string(),
    version: z.int().min(1),
    /** The last round in which the player counts as present; by default the last one paired. */
    afterRound: z.int().min(0).optional(),
    /** The competition committee accepted the reasons (Retirats 14.2.1). */
    justified: z.boolean().optional(),
  }),
  outcome: z.strictObject({ entry: z.string(), version: z.int(), findings: z.array(findingSchema) }),
  states: ['registered', 'running', 'closed'],
  decide: ({ entry, desk }, command) => {
    const paired = lastRound(desk);
    const afterRound = command.afterRound ?? paired;
    const played = lastRoundOf(desk, command.player);
    if (afterRound > paired)
      return refuse(invalid('withdrawal-ahead', { afterRound, paired }, { field: 'afterRound' }));
    if (afterRound < played)
      return refuse(invalid('withdrawal-before-game', { afterRound, played }, { field: 'afterRound' }));
    const leaves: EventEntry =
      paired === 0 ? { ...entry.body, cancelled: true } : { ...entry.body, withdrawnAfter: afterRound };
    return {
      changes: [put(entryKind, entry.id, entry.version, leaves)],
      outcome: {
        entry: entry.id,
        version: entry.version + 1,
        findings: remarks(desk, entry.body, command.justified === true),
      },
    };
  },
});

/** The last round in which the player has a game or a bye. */
function lastRoundOf(desk: EventDesk, player: string): number {
  const games = standingBoards(desk).filter(({ body }) => body.white === player || body.black === player);
  const byes = standingRounds(desk).filter(({ body }) => body.byes.some((bye) => bye.player === player));
  return Math.max(0, ...[...games, ...byes].map(({ body }) => body.round));
}

function remarks({ event }: EventDesk, { category, title }: EventEntry, justified: boolean): Finding[] {
  const reason = bookOfEvent(event.body)?.entry?.mayWithdraw?.({ category, title }, justified);
  return reason?.holds === 'no' ? [findingOf(reason, 'warning')] : [];
}

/** Cancels a withdrawal: the rounds missed become absences. */
export const returnEntry = entryAct({
  kind: 'entry.return',
  command: z.strictObject({ event: z.string(), player: z.string(), version: z.int().min(1) }),
  outcome: z.strictObject({ entry: z.string(), version: z.int() }),
  states: ['running'],
  decide: ({ entry, desk }) => {
    const { withdrawnAfter, ...body } = entry.body;
    if (withdrawnAfter === undefined) return refuse(invalid('not-withdrawn', { id: body.player }, { field: 'player' }));
    const missed = Array.from({ length: lastRound(desk) - withdrawnAfter }, (_, i) => withdrawnAfter + 1 + i);
    const absences = [...new Set([...body.absences, ...missed])].sort((a, b) => a - b);
    return {
      changes: [put(entryKind, entry.id, entry.version, { ...body, absences })],
      outcome: { entry: entry.id, version: entry.version + 1 },
    };
  },
});
