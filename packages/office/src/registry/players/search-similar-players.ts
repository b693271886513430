import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { folded } from '../../kit/search-words.ts';
import type { Kept, Reading } from '../../ports.ts';
import { clubKind } from '../clubs/club.ts';
import { apartFrom } from '../merging/persons-apart.ts';
import { areAlike } from './alike-names.ts';
import { type Player, playerKind } from './player.ts';
import { shownPlayer, shownPlayerSchema } from './shown-player.ts';
import { mayBeBornAlike, similarPlayers } from './similar-players.ts';

/** Letters that begin a word and are hardly ever wrong; who is looked at with them, at most. */
const BEGINNING = 2;
const LOOKED_THROUGH = 2000;
const MOST = 20;

/** Who may be on record already, while somebody writes down a new player. */
export const searchSimilarPlayers = defineQuestion({
  kind: 'player.similar',
  input: z.strictObject({
    name: z.string().trim().min(1).max(200),
    birthDate: z.iso.date().optional(),
    birthYear: z.int().optional(),
    fideId: z.string().max(20).optional(),
    /** The player whose facts are being amended. */
    except: z.string().optional(),
  }),
  answer: z.strictObject({
    players: z.array(
      z.strictObject({
        ...shownPlayerSchema.shape,
        clubName: z.string().optional(),
        /** `same`: registering asks whether it is somebody else (D-OFF-102); `alike`: the name is written otherwise (D-OFF-180). */
        likeness: z.enum(['same', 'alike']),
      }),
    ),
  }),
  ask: async (reading, { except, ...like }, { viewer }) => {
    const apart = except === undefined ? new Set<string>() : await apartFrom(reading, except);
    const same = (await similarPlayers(reading, like, except)).filter(({ id }) => !apart.has(id));
    const ids = new Set([...same.map(({ id }) => id), ...apart, except]);
    const alike = (await alikePlayers(reading, like)).filter(({ id }) => !ids.has(id));
    const found = [...same, ...alike].slice(0, MOST);
    const shown = found.map((each, i) => ({
      ...shownPlayer(each, viewer),
      likeness: i < same.length ? ('same' as const) : ('alike' as const),
    }));
    const clubs = await reading.getMany(clubKind, [...new Set(shown.flatMap(({ club = [] }) => club))]);
    const names = new Map(clubs.map(({ id, body }) => [id, body.name]));
    return {
      players: shown.map((each) => {
        const clubName = each.club === undefined ? undefined : names.get(each.club);
        return clubName === undefined ? each : { ...each, clubName };
      }),
    };
  },
});

type Like = Pick<Player, 'name' | 'birthDate' | 'birthYear'>;

async function alikePlayers(reading: Reading, like: Like): Promise<Kept<Player>[]> {
  const beginnings = new Set(
    folded(like.name)
      .split(' ')
      .filter((word) => word.length > BEGINNING)
      .map((word) => word.slice(0, BEGINNING)),
  );
  const found = new Map<string, Kept<Player>>();
  for (const startsWith of beginnings)
    for (const player of await reading.find(playerKind, { key: 'name', startsWith }, { limit: LOOKED_THROUGH }))
      if (areAlike(player.body.name, like.name) && mayBeBornAlike(player.body, like)) found.set(player.id, player);
  return [...found.values()];
}
