import { z } from 'zod';
import { type Change, put, refuse, type Terms } from '../../kit/act.ts';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import { cited, pairingSystem } from '../book-of-event.ts';
import { eventKind } from '../event.ts';
import { deskAct } from '../event-act.ts';
import { activeEntries, type EventDesk, lastRound } from '../event-desk.ts';
import { stateRefusals } from '../event-refusals.ts';
import { freedNumbers } from '../reports/numbers-of-file.ts';
import { tournamentOfDesk } from '../tournament-of-desk.ts';
import { entryKind } from './entry.ts';

/**
 * Before the first pairing, removes all numbers set by hand, by a file or by a draw: the pairing then numbers by rating
 * (Suis 7). With a seed, numbers are drawn by lot, if the system has such a draw (C.05 annex 2, D-OFF-551).
 */
export const giveNumbers = deskAct({
  kind: 'numbers.give',
  command: z.strictObject({
    event: z.string(),
    /** From a public draw: the same seed gives the same numbers. */
    seed: z.int().min(0).max(4_294_967_295).optional(),
  }),
  outcome: z.strictObject({ event: z.string(), freed: z.int() }),
  decide: ({ desk }, { event, seed }, terms) => {
    const paired = lastRound(desk);
    const refused: Refusal[] = stateRefusals(desk.event, ['registered', 'running']);
    if (paired > 0)
      refused.push(invalid('numbers-paired', { paired }, { field: 'event', ...cited(desk.event.body, 'numbers') }));
    if (seed !== undefined && pairingSystem(desk.event.body)?.drawNumbers === undefined)
      refused.push(invalid('numbers-not-drawn', {}, { field: 'seed' }));
    if (refused.length > 0) return refuse(...refused);
    const changes = seed === undefined ? freedNumbers(activeEntries(desk)) : drawnNumbers(desk, seed);
    return { changes: [...changes, ...onRecord(desk, seed, terms)], outcome: { event, freed: changes.length } };
  },
});

/**
 * Players of one federation are kept apart in the last rounds, so each player's federation is taken from the registry.
 */
function drawnNumbers(desk: EventDesk, seed: number): Change[] {
  const players = tournamentOfDesk(desk).players.map((player) => {
    const federation = desk.players.get(player.id)?.nationality;
    return { ...player, ...(federation !== undefined && { federation }) };
  });
  const drawn = pairingSystem(desk.event.body)?.drawNumbers?.(players, seed) ?? [];
  const numbers = new Map(drawn.map(({ id, number }) => [id, number]));
  return activeEntries(desk).map(({ id, version, body }) =>
    put(entryKind, id, version, { ...body, number: numbers.get(body.player)! }),
  );
}

function onRecord({ event }: EventDesk, seed: number | undefined, { today }: Terms): Change[] {
  const { numbersDrawn, ...body } = event.body;
  if (seed === undefined && numbersDrawn === undefined) return [];
  const drawn = seed === undefined ? {} : { numbersDrawn: { seed, on: today } };
  return [put(eventKind, event.id, event.version, { ...body, ...drawn })];
}
