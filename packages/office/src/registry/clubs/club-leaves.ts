import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { invalid } from '../../kit/refusal.ts';
import { asSeen } from '../as-seen.ts';
import { clubKind } from './club.ts';

/** A club leaves the federation. Licences that it gave stay on record. */
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
