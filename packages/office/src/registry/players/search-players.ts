import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { folded } from '../../kit/search-words.ts';
import type { Kept, Reading } from '../../ports.ts';
import { clubKind } from '../clubs/club.ts';
import { type Player, playerKind } from './player.ts';
import { type ShownPlayer, shownPlayer, shownPlayerSchema } from './shown-player.ts';

/** Candidates looked through for the other words of a name. */
const LOOKED_THROUGH = 500;

/** Players while somebody types: by id, by FIDE id, by the beginnings of any words of the name in any order. */
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
    const start = folded(text);
    // Names that begin so come before those with such a word further on (D-OFF-431).
    for (const key of start === '' ? [] : ['fullName', 'name'])
      if (found.size < limit) see(await reading.find(playerKind, { key, startsWith: start }, { limit }));
    if (found.size < limit) see(await byWords(reading, start.split(' ')));
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

/** A merged duplicate is found as the player that was kept. */
async function byId(reading: Reading, text: string): Promise<Kept<Player>[]> {
  if (text === '') return [];
  const own = await reading.get(playerKind, text);
  const kept = own?.body.mergedInto === undefined ? own : await reading.get(playerKind, own.body.mergedInto);
  const linked = await reading.find(playerKind, { key: 'fideId', equals: text });
  return [...(kept === undefined ? [] : [kept]), ...linked];
}

/** By the longest word, which fewest have; the others must be beginnings of words too. */
async function byWords(reading: Reading, words: readonly string[]): Promise<Kept<Player>[]> {
  if (words.length < 2) return [];
  const longest = words.reduce((a, b) => (b.length > a.length ? b : a));
  const candidates = await reading.find(playerKind, { key: 'name', startsWith: longest }, { limit: LOOKED_THROUGH });
  return candidates.filter(({ body }) => {
    const own = folded(body.name).split(' ');
    return words.every((word) => own.some((each) => each.startsWith(word)));
  });
}
