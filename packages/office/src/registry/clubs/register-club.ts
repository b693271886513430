import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { toldShape } from '../../kit/record-fields.ts';
import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import { folded } from '../../kit/search-words.ts';
import type { Reading } from '../../ports.ts';
import { amended } from '../amended.ts';
import { givenId, nextId } from '../given-id.ts';
import { CLUB_FIELDS, clubKind } from './club.ts';
import { delegationKind } from './delegation.ts';

/** A club joins the federation. */
export const registerClub = defineAct({
  kind: 'club.register',
  command: z.strictObject({ club: givenId.optional(), ...toldShape(CLUB_FIELDS) }),
  outcome: z.strictObject({ club: z.string() }),
  subject: (_command, outcome: { club: string }) => ({ kind: 'club', id: outcome.club }),
  load: async (reading, command) => ({
    next: await nextId(reading, clubKind, await reading.count(clubKind)),
    present: command.club === undefined ? undefined : await reading.get(clubKind, command.club),
    namesake: await namesakeOf(reading, command.name),
    knowsDelegation: await isDelegation(reading, command.delegation),
  }),
  decide: ({ next, present, namesake, knowsDelegation }, { club: given, ...facts }) => {
    const refused: Refusal[] = [];
    if (present !== undefined)
      refused.push(invalid('club-exists', { id: present.id, name: present.body.name }, { field: 'club' }));
    if (namesake !== undefined)
      refused.push(invalid('club-name-taken', { id: namesake, name: facts.name }, { field: 'name' }));
    if (!knowsDelegation) refused.push(delegationUnknown(facts.delegation));
    if (refused.length > 0) return refuse(...refused);
    const club = given ?? next;
    return { changes: [put(clubKind, club, 0, amended(facts, {}))], outcome: { club } };
  },
});

/** A club of today with the same name, however it is written. */
export async function namesakeOf(reading: Reading, clubName: string, except?: string): Promise<string | undefined> {
  const found = await reading.find(clubKind, { key: 'name', equals: folded(clubName) });
  return found.find(
    ({ id, body }) => id !== except && body.leftOn === undefined && folded(body.name) === folded(clubName),
  )?.id;
}

export async function isDelegation(reading: Reading, id: string | null | undefined): Promise<boolean> {
  return id === undefined || id === null || (await reading.get(delegationKind, id)) !== undefined;
}

export const delegationUnknown = (id: string | null | undefined): Refusal =>
  missing('delegation-unknown', { id: id ?? '' }, { field: 'delegation' });
