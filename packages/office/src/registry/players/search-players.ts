import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { folded, looseSpellings } from '../../kit/search-words.ts';
import type { Kept, Reading } from '../../ports.ts';
import { longestOf, matchOf, type TypedWord, typedWords } from '../../search/words.ts';
import { clubKind } from '../clubs/club.ts';
import { type Player, playerKind } from './player.ts';
import { type ShownPlayer, shownPlayer, shownPlayerSchema } from './shown-player.ts';

/** Candidates checked for the other words of a name. */
const LOOKED_THROUGH = 500;

/** Players as you type: by id, by FIDE id, or by the beginnings of any words of the name in any order. */
export const searchPlayers = defineQuestion({
  kind: 'player.search',
  input: z.strictObject({ text: z.string().max(200), limit: z.int().min(1).max(100).default(20) }),
  answer: z.strictObject({
    players: z.array(z.strictObject({ ...shownPlayerSchema.shape, clubName: z.string().optional() })),
  }),
  ask: async (reading, { text, limit }, { viewer }) => {
    const found = new Map<string, Kept<Player>>();
    const see = (players: readonly Kept<Player>[]): void => {
      for (const each of players) if (each.body.mergedInto === undefined) found.set(each.id, each);
    };
    see(await byId(reading, text.trim()));
    // Names that begin so come before names with such a word further on (D-OFF-431).
    for (const startsWith of looseSpellings(text).filter(Boolean))
      for (const key of ['fullName', 'name'])
        if (found.size < limit) see(await reading.find(playerKind, { key, startsWith }, { limit }));
    if (found.size < limit) see(await byWords(reading, typedWords(looseSpellings(text))));
    const players = [...found.values()].slice(0, limit).map((each) => shownPlayer(each, viewer));
    const clubs = await reading.getMany(clubKind, [...new Set(players.flatMap(({ club = [] }) => club))]);
    const names = new Map(clubs.map(({ id, body }) => [id, body.name]));
    return {
      players: players.map((each): ShownPlayer & { readonly clubName?: string } => {
        const clubName = each.club === undefined ? undefined : names.get(each.club);
        return clubName === undefined ? each : { ...each, clubName };
      }),
    };
  },
});

/** A merged duplicate leads to the player that was kept. */
async function byId(reading: Reading, text: string): Promise<Kept<Player>[]> {
  if (text === '') return [];
  const own = await reading.get(playerKind, text);
  const kept = own?.body.mergedInto === undefined ? own : await reading.get(playerKind, own.body.mergedInto);
  const linked = await reading.find(playerKind, { key: 'fideId', equals: text });
  return [...(kept === undefined ? [] : [kept]), ...linked];
}

/** Searches for the longest word, the rarest; the others must also begin words of the name. */
async function byWords(reading: Reading, typed: readonly TypedWord[]): Promise<Kept<Player>[]> {
  if (typed.length < 2) return [];
  const found: Kept<Player>[] = [];
  for (const startsWith of longestOf(typed)) {
    const candidates = await reading.find(playerKind, { key: 'name', startsWith }, { limit: LOOKED_THROUGH });
    found.push(...candidates.filter(({ body }) => matchOf(typed, folded(body.name).split(' ')) !== undefined));
  }
  return found;
}
