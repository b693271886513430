import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { missing, Refused } from '../../kit/refusal.ts';
import { folded } from '../../kit/search-words.ts';
import { seasonKind } from '../licences/season.ts';
import { licenceKey, playerKind } from '../players/player.ts';
import { shownPlayer, shownPlayerSchema } from '../players/shown-player.ts';
import { clubKind, clubSchema } from './club.ts';

const shownClubSchema = z.strictObject({ club: z.string(), version: z.int(), ...clubSchema.shape });

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

/** Holders of the club's licences in a season, by id, page by page. */
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

/** Clubs by the beginning of any word in their name, by delegation, or all; page by page. */
export const searchClubs = defineQuestion({
  kind: 'club.search',
  input: z.strictObject({
    text: z.string().max(200).optional(),
    delegation: z.string().optional(),
    /** Includes clubs that left the federation. */
    left: z.boolean().optional(),
    limit: z.int().min(1).max(500).default(50),
    /** The last club of the previous page: its id and, for a search by name, the matching value. */
    after: z.strictObject({ club: z.string(), value: z.string() }).optional(),
  }),
  answer: z.strictObject({
    clubs: z.array(shownClubSchema),
    next: z.strictObject({ club: z.string(), value: z.string() }).optional(),
  }),
  ask: async (reading, { text = '', delegation, left = false, limit, after }) => {
    const start = folded(text);
    const every = delegation === undefined ? { key: 'name' } : { key: 'delegation', equals: delegation };
    const where = start === '' ? every : { key: 'name', startsWith: start };
    const page = { limit, after: after && { id: after.club, value: after.value } };
    const found = await reading.find(clubKind, where, page);
    const last = found.at(-1);
    const clubs = found
      .filter(({ body }) => (left || body.leftOn === undefined) && (delegation ?? body.delegation) === body.delegation)
      .map(({ id, version, body }) => ({ club: id, version, ...body }));
    return { clubs, ...(found.length === limit && last && { next: { club: last.id, value: last.value } }) };
  },
});
