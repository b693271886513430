import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { amendedShape, toldShape } from '../../kit/record-fields.ts';
import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import { folded } from '../../kit/search-words.ts';
import type { Reading } from '../../ports.ts';
import { amended, asSeen } from '../as-seen.ts';
import { givenId, nextId } from '../given-id.ts';
import { CLUB_FIELDS, clubKind } from './club.ts';
import { delegationKind } from './delegation-acts.ts';

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

/** A present club with the same name, in any spelling. */
export async function namesakeOf(reading: Reading, clubName: string, except?: string): Promise<string | undefined> {
  const found = await reading.find(clubKind, { key: 'name', equals: folded(clubName) });
  return found.find(
    ({ id, body }) => id !== except && body.leftOn === undefined && folded(body.name) === folded(clubName),
  )?.id;
}

async function isDelegation(reading: Reading, id: string | null | undefined): Promise<boolean> {
  return id === undefined || id === null || (await reading.get(delegationKind, id)) !== undefined;
}

const delegationUnknown = (id: string | null | undefined): Refusal =>
  missing('delegation-unknown', { id: id ?? '' }, { field: 'delegation' });

/** Changes facts of a club; `leftOn: null` cancels its leaving. */
export const amendClub = defineAct({
  kind: 'club.amend',
  command: z.strictObject({
    club: z.string(),
    version: z.int(),
    ...amendedShape(CLUB_FIELDS),
    leftOn: z.null().optional(),
  }),
  outcome: z.strictObject({ club: z.string() }),
  subject: ({ club }) => ({ kind: 'club', id: club }),
  load: async (reading, command) => ({
    present: await reading.get(clubKind, command.club),
    namesake: command.name === undefined ? undefined : await namesakeOf(reading, command.name, command.club),
    knowsDelegation: await isDelegation(reading, command.delegation),
  }),
  decide: ({ present, namesake, knowsDelegation }, command) => {
    const { club, version, ...amendment } = command;
    const seen = asSeen(present, command, { code: 'club-unknown', field: 'club', id: club });
    if ('refused' in seen) return seen;
    const refused: Refusal[] = [];
    if (namesake !== undefined)
      refused.push(invalid('club-name-taken', { id: namesake, name: command.name ?? '' }, { field: 'name' }));
    if (!knowsDelegation) refused.push(delegationUnknown(command.delegation));
    if (refused.length > 0) return refuse(...refused);
    return { changes: [put(clubKind, club, version, amended(seen.found.body, amendment))], outcome: { club } };
  },
});

/** A club leaves the federation. Licences with it stay on record. */
export const clubLeaves = defineAct({
  kind: 'club.leave',
  command: z.strictObject({ club: z.string(), version: z.int(), on: z.iso.date() }),
  reason: 'required',
  outcome: z.strictObject({ club: z.string() }),
  subject: ({ club }) => ({ kind: 'club', id: club }),
  load: async (reading, { club }) => ({ present: await reading.get(clubKind, club) }),
  decide: ({ present }, command) => {
    const { club, version, on } = command;
    const seen = asSeen(present, command, { code: 'club-unknown', field: 'club', id: club });
    if ('refused' in seen) return seen;
    const { leftOn, name } = seen.found.body;
    if (leftOn !== undefined) return refuse(invalid('club-left', { id: club, name, on: leftOn }, { field: 'club' }));
    return { changes: [put(clubKind, club, version, { ...seen.found.body, leftOn: on })], outcome: { club } };
  },
});
