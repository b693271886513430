import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { missing, Refused } from '../../kit/refusal.ts';
import { licenceKey, playerKind } from '../players/player.ts';
import { shownPlayer, shownPlayerSchema } from '../players/shown-player.ts';
import { clubKind } from './club.ts';

/** Who has a licence of the club in a season, by id, page by page. */
export const clubMembers = defineQuestion({
  kind: 'club.members',
  input: z.strictObject({
    club: z.string(),
    season: z.int(),
    limit: z.int().min(1).max(500).default(100),
    after: z.string().optional(),
  }),
  answer: z.strictObject({ members: z.array(shownPlayerSchema), count: z.int() }),
  ask: async (reading, { club, season, limit, after }, { viewer }) => {
    if ((await reading.get(clubKind, club)) === undefined)
      throw new Refused([missing('club-unknown', { id: club }, { field: 'club' })]);
    const value = licenceKey(season, club);
    const where = { key: 'licence', equals: value };
    const found = await reading.find(playerKind, where, {
      limit,
      after: after === undefined ? undefined : { id: after, value },
    });
    return { members: found.map((each) => shownPlayer(each, viewer)), count: await reading.count(playerKind, where) };
  },
});
