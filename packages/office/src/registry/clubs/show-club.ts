import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { missing, Refused } from '../../kit/refusal.ts';
import { seasonKind } from '../licences/season.ts';
import { licenceKey, playerKind } from '../players/player.ts';
import { clubKind } from './club.ts';
import { shownClubSchema } from './search-clubs.ts';

/** A club, and how many licences it had in each season. */
export const showClub = defineQuestion({
  kind: 'club.show',
  input: z.strictObject({ club: z.string() }),
  answer: z.strictObject({ ...shownClubSchema.shape, licences: z.record(z.string(), z.int()) }),
  ask: async (reading, { club }) => {
    const found = await reading.get(clubKind, club);
    if (found === undefined) throw new Refused([missing('club-unknown', { id: club }, { field: 'club' })]);
    const licences: Record<string, number> = {};
    for (const { id: season } of await reading.list(seasonKind)) {
      const count = await reading.count(playerKind, { key: 'licence', equals: licenceKey(season, club) });
      if (count > 0) licences[season] = count;
    }
    return { club, version: found.version, ...found.body, licences };
  },
});
