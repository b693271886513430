import { findingOf, type Reason } from '@escala/core';
import { z } from 'zod';
import { put, refuse } from '../../kit/act.ts';
import { findingSchema } from '../../kit/finding.ts';
import { invalid } from '../../kit/refusal.ts';
import { bookOfEvent } from '../book-of-event.ts';
import { withdrawsHopeless } from '../checks/hopeless-players.ts';
import { type EventDesk, lastRound, standingBoards, standingRounds } from '../event-desk.ts';
import { refusalOfFinding } from '../event-refusals.ts';
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
  }),
  outcome: z.strictObject({ entry: z.string(), version: z.int(), findings: z.array(findingSchema) }),
  states: ['registered', 'running', 'closed'],
  decide: ({ entry, desk }, command) => {
    const paired = lastRound(desk);
    const may = mayLeave(desk, entry.body);
    if (paired > 0 && may?.holds === 'no') return refuse(refusalOfFinding(findingOf(may, 'error'), 'player'));
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
        findings: may?.holds === 'no' ? [findingOf(may, 'warning')] : [],
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

/**
 * Retirats 14.2.1: whether the player may leave. Who has been absent twice is eliminated, which nobody has to accept
 * (Retirats 14.1). Before the first pairing an entry can always be taken back (D-OFF-1280).
 */
function mayLeave(desk: EventDesk, { player, category, title, leave }: EventEntry): Reason | undefined {
  const absences = standingBoards(desk).filter(
    ({ body: { white, black, kind, result } }) =>
      kind === 'forfeit' && ((white === player && result !== '1-0') || (black === player && result !== '0-1')),
  ).length;
  const accepted = leave?.accepted === true;
  return bookOfEvent(desk.event.body)?.entry?.mayWithdraw?.({ category, title }, { accepted, absences });
}

/** Cancels a withdrawal: the rounds missed become absences. Who comes back wishes to go on (Retirats 14.2.2). */
export const returnEntry = entryAct({
  kind: 'entry.return',
  command: z.strictObject({ event: z.string(), player: z.string(), version: z.int().min(1) }),
  outcome: z.strictObject({ entry: z.string(), version: z.int() }),
  states: ['running'],
  decide: ({ entry, desk }) => {
    const { withdrawnAfter, leave: _leave, ...body } = entry.body;
    if (withdrawnAfter === undefined) return refuse(invalid('not-withdrawn', { id: body.player }, { field: 'player' }));
    const missed = Array.from({ length: lastRound(desk) - withdrawnAfter }, (_, i) => withdrawnAfter + 1 + i);
    const wish = withdrawsHopeless(desk) ? { goesOn: true as const } : {};
    const absences = [...new Set([...body.absences, ...missed])].sort((a, b) => a - b);
    return {
      changes: [put(entryKind, entry.id, entry.version, { ...body, absences, ...wish })],
      outcome: { entry: entry.id, version: entry.version + 1 },
    };
  },
});
