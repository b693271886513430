import { withoutGaps } from '@escala/core';
import { z } from 'zod';
import { EVENT_STATES, eventKind } from '../events/event.ts';
import { type AskedBy, defineQuestion } from '../kit/question.ts';
import type { RecordKind } from '../kit/record-kind.ts';
import { folded, looseSpellings } from '../kit/search-words.ts';
import type { Found, OfficePorts, Reading } from '../ports.ts';
import type { LoadedSeries } from '../rating/in-memory/loaded-series.ts';
import { latestRating } from '../rating/profile/opponents.ts';
import { federationFor, loadedSeriesOfGames } from '../rating/series/find-series.ts';
import { clubKind } from '../registry/clubs/club.ts';
import { birthYearOf, clubOf, type Player, playerKind } from '../registry/players/player.ts';
import { shownTitle } from '../titles/title.ts';
import { foundPlayers } from './found-players.ts';
import { longestOf, matchOf, typedWords } from './words.ts';

const ratingSchema = z.strictObject({
  series: z.string(),
  name: z.string(),
  rating: z.int(),
  /** On the latest list, in whole points; absent for a first rating. */
  change: z.int().optional(),
});
const answer = z.strictObject({
  players: z.array(
    z.strictObject({
      player: z.string(),
      name: z.string(),
      title: z.string().optional(),
      birthYear: z.int().optional(),
      club: z.string().optional(),
      clubName: z.string().optional(),
      ratings: z.array(ratingSchema),
    }),
  ),
  clubs: z.array(z.strictObject({ club: z.string(), name: z.string(), town: z.string().optional() })),
  events: z.array(
    z.strictObject({
      event: z.string(),
      name: z.string(),
      start: z.iso.date(),
      end: z.iso.date(),
      state: z.enum(EVENT_STATES),
    }),
  ),
});
type Answer = z.infer<typeof answer>;

/**
 * Search as you type, on every page: players with their ratings, clubs and events, by words in any order, ignoring
 * accents.
 */
export const siteSearch = defineQuestion({
  kind: 'site.search',
  input: z.strictObject({
    text: z.string().max(200),
    players: z.coerce.number().int().min(0).max(50).default(6),
    clubs: z.coerce.number().int().min(0).max(20).default(3),
    events: z.coerce.number().int().min(0).max(20).default(3),
  }),
  answer,
  ask: async (reading, { text, players, clubs, events }, { listName }, ports): Promise<Answer> => {
    const foundClubs = await byName(reading, clubKind, text, (a, b) => (a.body.name < b.body.name ? -1 : 1));
    const foundEvents = await byName(reading, eventKind, text, (a, b) => (a.body.start > b.body.start ? -1 : 1));
    return {
      players: await playersFor(reading, ports, text, players, listName),
      clubs: foundClubs
        .filter(({ body }) => body.leftOn === undefined)
        .slice(0, clubs)
        .map(({ id, body: { name, town } }) => ({ club: id, name, ...(town !== undefined && { town }) })),
      events: foundEvents
        .filter(({ body }) => body.state !== 'annulled')
        .slice(0, events)
        .map(({ id, body: { name, start, end, state } }) => ({ event: id, name, start, end, state })),
    };
  },
});

async function playersFor(
  reading: Reading,
  ports: OfficePorts,
  text: string,
  limit: number,
  listName: AskedBy['listName'],
): Promise<Answer['players']> {
  const { players, playerIds } = (await federationFor(ports, reading)).record;
  const allSeries = await loadedSeriesOfGames(ports, reading);
  const rating = (player: number): number => (allSeries[0] && latestRating(allSeries[0], player)) ?? 0;
  const byNumber = await numbersOf(reading, text.trim());
  const byWords = foundPlayers(players, text, rating, limit);
  const numbers = [...new Set([...byNumber, ...byWords])].slice(0, limit);
  const clubs = await reading.getMany(clubKind, [
    ...new Set(numbers.flatMap((player) => clubOf(players[player]!) ?? [])),
  ]);
  const names = new Map(clubs.map(({ id, body }) => [id, body.name]));
  return numbers.map((player) => {
    const body = players[player]!;
    const club = clubOf(body);
    return withoutGaps<Answer['players'][number]>({
      player: playerIds[player]!,
      name: body.name,
      title: shownTitle((body.titles ?? []).map(({ title }) => title)),
      birthYear: birthYearOf(body),
      club,
      clubName: club === undefined ? undefined : names.get(club),
      ratings: allSeries.flatMap((loaded) => ratingsIn(loaded, player, listName)),
    });
  });
}

function ratingsIn(
  loaded: LoadedSeries,
  player: number,
  listName: AskedBy['listName'],
): z.infer<typeof ratingSchema>[] {
  const rating = latestRating(loaded, player);
  if (rating === undefined) return [];
  const previous = loaded.sheets.at(-1)!.previous[player]!;
  return [
    {
      series: loaded.series.id,
      name: listName(loaded.series),
      rating,
      ...(previous !== 0 && { change: rating - previous }),
    },
  ];
}

/** By player number, the federation's or FIDE's; a merged duplicate leads to the player that was kept. */
async function numbersOf(reading: Reading, text: string): Promise<number[]> {
  if (text === '' || !/\d/u.test(text)) return [];
  const own = await reading.get(playerKind, text);
  const kept = own?.body.mergedInto === undefined ? own : await reading.get(playerKind, own.body.mergedInto);
  const linked = await reading.find(playerKind, { key: 'fideId', equals: text });
  const alive = ({ mergedInto }: Player): boolean => mergedInto === undefined;
  return [...(kept ? [kept] : []), ...linked].filter(({ body }) => alive(body)).map(({ body }) => body.number);
}

/** Candidates checked for the other words of a name. */
const LOOKED_THROUGH = 500;

/**
 * Searches for the longest word, the rarest; the others must also begin words of the name. Names that begin with a
 * typed word come first.
 */
async function byName<Body extends { readonly name: string }>(
  reading: Reading,
  kind: RecordKind<Body>,
  text: string,
  order: (a: Found<Body>, b: Found<Body>) => number,
): Promise<Found<Body>[]> {
  const typed = typedWords(looseSpellings(text));
  if (typed.length === 0) return [];
  const found = new Map<string, Found<Body>>();
  for (const startsWith of longestOf(typed))
    for (const each of await reading.find(kind, { key: 'name', startsWith }, { limit: LOOKED_THROUGH }))
      found.set(each.id, each);
  const match = ({ body }: Found<Body>) => matchOf(typed, folded(body.name).split(' '));
  return [...found.values()]
    .filter((each) => match(each) !== undefined)
    .sort((a, b) => match(a)! - match(b)! || order(a, b));
}
