import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { amendedShape } from '../../kit/record-fields.ts';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import { amended } from '../amended.ts';
import { asSeen } from '../as-seen.ts';
import { CLUB_FIELDS, clubKind } from './club.ts';
import { delegationUnknown, isDelegation, namesakeOf } from './register-club.ts';

/** Other facts of a club; `leftOn: null` takes back that it left. */
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
