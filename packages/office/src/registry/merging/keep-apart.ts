import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import { asSeen } from '../as-seen.ts';
import { type Player, playerKind } from '../players/player.ts';
import { playerAsSeen } from '../players/player-act.ts';
import { type KeptApart, keptApartKind, pairId, pairOf } from './merge.ts';

/**
 * Marks two players who look alike as two persons: they are no longer suspected, raise no doubt in imports, and cannot
 * be merged until `player.reconsider` cancels this (D-OFF-220).
 */
export const keepApart = defineAct({
  kind: 'player.keep-apart',
  command: z.strictObject({ one: z.string(), version: z.int(), other: z.string(), otherVersion: z.int() }),
  reason: 'required',
  outcome: z.strictObject({ players: z.tuple([z.string(), z.string()]), version: z.int() }),
  subject: ({ one, other }) => ({ kind: 'kept-apart', id: pairId(one, other) }),
  load: async (reading, { one, other }) => ({
    one: await reading.get(playerKind, one),
    other: await reading.get(playerKind, other),
    mark: await reading.get(keptApartKind, pairId(one, other)),
  }),
  decide: (facts, command, { today, reason }) => {
    const { one, version, other, otherVersion } = command;
    if (one === other) return refuse(invalid('apart-from-oneself', { id: one }, { field: 'other' }));
    const first = playerAsSeen(facts.one, { player: one, version });
    const second = playerAsSeen(facts.other, { player: other, version: otherVersion });
    if ('refused' in first) return 'refused' in second ? refuse(...first.refused, ...second.refused) : first;
    if ('refused' in second) return second;
    const refused = [...alreadyApart(facts.mark?.body), ...onePerson(first.found.body, second.found.body)];
    if (refused.length > 0) return refuse(...refused);
    const players = pairOf(one, other);
    const from = facts.mark?.version ?? 0;
    const body: KeptApart = { players, on: today, reason: reason ?? '' };
    return {
      changes: [put(keptApartKind, pairId(one, other), from, body)],
      outcome: { players, version: from + 1 },
    };
  },
});

function alreadyApart(mark: KeptApart | undefined): Refusal[] {
  if (mark === undefined || mark.undoneOn !== undefined) return [];
  const [one, other] = mark.players;
  return [invalid('already-apart', { one, other, on: mark.on }, { field: 'other' })];
}

/**
 * A FIDE id belongs to one person: if both have it, one of them is wrong, and they stay suspected until it is removed
 * (D-OFF-221).
 */
function onePerson(one: Player, other: Player): Refusal[] {
  const fideId = one.fide?.id;
  if (fideId === undefined || other.fide?.id !== fideId) return [];
  return [invalid('apart-same-fide-id', { fideId, one: one.name, other: other.name }, { field: 'other' })];
}

/** Cancels that two players are two persons: they can be suspected and merged again. */
export const reconsiderApart = defineAct({
  kind: 'player.reconsider',
  command: z.strictObject({
    one: z.string(),
    other: z.string(),
    /** Version of the mark being cancelled. */
    version: z.int(),
  }),
  reason: 'required',
  outcome: z.strictObject({ players: z.tuple([z.string(), z.string()]) }),
  subject: ({ one, other }) => ({ kind: 'kept-apart', id: pairId(one, other) }),
  load: async (reading, { one, other }) => ({ mark: await reading.get(keptApartKind, pairId(one, other)) }),
  decide: ({ mark }, command, { today }) => {
    const { one, other } = command;
    const seen = asSeen(mark, command, { code: 'apart-unknown', field: 'other', id: pairId(one, other) });
    if ('refused' in seen) return seen;
    const { id, version, body } = seen.found;
    if (body.undoneOn !== undefined) return refuse(invalid('not-apart', { one, other }, { field: 'other' }));
    return {
      changes: [put(keptApartKind, id, version, { ...body, undoneOn: today })],
      outcome: { players: body.players },
    };
  },
});
