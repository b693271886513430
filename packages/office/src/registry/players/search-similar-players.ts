import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { asLooked, folded, lookAlikeStarts } from '../../kit/search-words.ts';
import type { Kept, Reading } from '../../ports.ts';
import { clubKind } from '../clubs/club.ts';
import { apartFrom } from '../merging/merge.ts';
import { type Player, playerKind } from './player.ts';
import { shownPlayer, shownPlayerSchema } from './shown-player.ts';
import { comparedBy, mayBeBornAlike, similarPlayers } from './similar-players.ts';

/** The first letters of a word are rarely wrong; the number of players checked that share them. */
const BEGINNING = 2;
const LOOKED_THROUGH = 2000;
const MOST = 20;

/** Who may already be on record, while a new player is typed in. */
export const searchSimilarPlayers = defineQuestion({
  kind: 'player.similar',
  input: z.strictObject({
    name: z.string().trim().min(1).max(200),
    birthDate: z.iso.date().optional(),
    birthYear: z.int().optional(),
    fideId: z.string().max(20).optional(),
    /** The player being amended. */
    except: z.string().optional(),
  }),
  answer: z.strictObject({
    players: z.array(
      z.strictObject({
        ...shownPlayerSchema.shape,
        clubName: z.string().optional(),
        /**
         * `same`: registering will ask whether it is someone else (D-OFF-102); `alike`: the name is spelt differently
         * (D-OFF-180).
         */
        likeness: z.enum(['same', 'alike']),
      }),
    ),
  }),
  ask: async (reading, { except, ...told }, { viewer }) => {
    const like = comparedBy(viewer, told);
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
      .flatMap((word) => lookAlikeStarts(word.slice(0, BEGINNING))),
  );
  const found = new Map<string, Kept<Player>>();
  for (const startsWith of beginnings)
    for (const player of await reading.find(playerKind, { key: 'name', startsWith }, { limit: LOOKED_THROUGH }))
      if (areAlike(player.body.name, like.name) && mayBeBornAlike(player.body, like)) found.set(player.id, player);
  return [...found.values()];
}

/** Longer words may differ in two letters and still be misspellings of one word. */
const LONG = 8;
/** Names have fewer words; comparing more would be wasted work. */
const MOST_WORDS = 8;

/**
 * Whether differently spelt names may belong to one person (D-OFF-180): each word of the shorter name, which has at
 * least two, must match a different word of the other, up to a typing error.
 */
export function areAlike(a: string, b: string): boolean {
  const [fewer, more] = [asLooked(a).split(' '), asLooked(b).split(' ')].sort((x, y) => x.length - y.length);
  if (fewer!.length < 2) return false;
  return canBePaired(fewer!.slice(0, MOST_WORDS), more!.slice(0, MOST_WORDS));
}

/** A word may match several others (an initial matches many), so assignments are tried until every word has one. */
function canBePaired([word, ...rest]: readonly string[], others: readonly string[]): boolean {
  if (word === undefined) return true;
  return others.some((other, i) => areOneWord(word, other) && canBePaired(rest, others.toSpliced(i, 1)));
}

/** Equal up to a typing error; an initial stands for its word. */
function areOneWord(a: string, b: string): boolean {
  if (a === b) return true;
  if (a.length === 1 || b.length === 1) return a[0] === b[0];
  if (a.length < 3 || b.length < 3) return false;
  return distance(a, b) <= (Math.min(a.length, b.length) < LONG ? 1 : 2);
}

/** Number of letters to change, leave out, add or swap with the next (optimal string alignment). */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const differs = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + differs);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, rows[i - 2]![j - 2]! + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}
