import { z } from 'zod';
import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import { pairingSystem } from '../book-of-event.ts';
import { type FederationEvent, forbiddenSchema } from '../event.ts';
import { activeEntries, type EventDesk } from '../event-desk.ts';
import { seenEvent, setPart } from './set-part.ts';

type Group = z.infer<typeof forbiddenSchema>;

/**
 * Players who must not meet (D-DUTCH-7); all groups are given again, and an empty list removes them. Paired rounds
 * stay.
 */
export const forbidPairs = setPart({
  kind: 'event.forbid-pairs',
  part: 'forbidden',
  command: z.strictObject({ ...seenEvent, forbidden: z.array(forbiddenSchema).max(200) }),
  states: ['registered', 'running'],
  isNothing: (groups) => groups.length === 0,
  refusals: (desk, groups) => [
    ...systemRefusals(desk.event.body),
    ...groups.flatMap((group, i) => groupRefusals(desk, group, i)),
  ],
});

function systemRefusals(event: FederationEvent): Refusal[] {
  if (pairingSystem(event)?.setByEvent?.includes('forbidden')) return [];
  return [invalid('event-fact-unused', { name: 'forbidden' }, { field: 'forbidden' })];
}

function groupRefusals(desk: EventDesk, { players, fromRound = 1, toRound }: Group, i: number): Refusal[] {
  const { rounds } = desk.event.body;
  const entered = new Set(activeEntries(desk).map(({ body }) => body.player));
  const field = `forbidden.${i}`;
  const last = toRound ?? rounds;
  const strangers = players.flatMap((id, at) =>
    entered.has(id) ? [] : [missing('entry-unknown', { id }, { field: `${field}.players.${at}` })],
  );
  const twice = players.flatMap((id, at) =>
    players.indexOf(id) < at ? [invalid('entry-twice', { id }, { field: `${field}.players.${at}` })] : [],
  );
  if (last > rounds)
    return [...strangers, ...twice, invalid('round-beyond', { round: last, rounds }, { field: `${field}.toRound` })];
  if (fromRound > last)
    return [
      ...strangers,
      ...twice,
      invalid('forbidden-rounds', { fromRound, toRound: last }, { field: `${field}.fromRound` }),
    ];
  return [...strangers, ...twice];
}
