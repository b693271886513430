import { addMonths, type Day, dayOf, EVENT_FLAGS, NO_DAY, seededRandom, writeDay } from '@escala/core';
import { ALL_ROUNDS, type Evaluation, packGames } from '../rating/columns/packed-games.ts';
import { type LoadedRecord, listsBySeries } from '../rating/in-memory/loaded-record.ts';
import type { Federation } from '../registry/federation/federation.ts';
import type { Player } from '../registry/players/player.ts';
import { CATALONIA } from './test-office.ts';

/**
 * A random federation: lapsed and ended licences, guests, newcomers, weekly events, parts, late reports, forfeits,
 * children.
 */
export function randomRecord(
  seed: number,
  players: number,
  months: number,
  federation: Federation = CATALONIA,
  first: Day = FIRST_DAY,
): LoadedRecord {
  const random = seededRandom(seed);
  const below = random;
  const people = Array.from({ length: players }, (_, number): Player => {
    const guest = below(10) === 0;
    const seasons = [2015, 2016, 2017, 2018, 2019].filter(() => !guest && below(6) > 0);
    return {
      number,
      name: `Player ${number}`,
      ...(below(8) === 0
        ? {}
        : { birthDate: `${below(3) === 0 ? 2005 + below(6) : 1950 + below(60)}-0${1 + below(9)}-1${below(9)}` }),
      licences: Object.fromEntries(seasons.map((season) => [season, '-'])),
      ...(below(5) === 0 ? { licensedUntil: { 2017: `2017-0${3 + below(6)}-1${below(9)}` } } : {}),
      ...(guest ? {} : { federatedOn: `${2012 + below(7)}-0${1 + below(9)}-0${1 + below(9)}` }),
      ...(below(3) === 0
        ? { fide: { ratings: [{ from: `201${5 + below(4)}-01-01`, standard: 1400 + below(1000) }] } }
        : {}),
    };
  });
  const reports = new Map<string, Uint8Array>();
  for (let event = 0; event < months * 3; event++) {
    const start = addMonths(first, below(months)) + below(28);
    const weekly = below(4) === 0;
    const rounds = 1 + below(6);
    const count = Math.min(players, 4 + below(8));
    // Nearly all children, so that one more participant makes a difference (fce-2016 16.3).
    const young = below(4) === 0;
    const isChild = (player: number): boolean => (people[player]!.birthDate ?? '') >= '2005';
    const seats = new Set<number>();
    for (let tries = 0; seats.size < count; tries++) {
      const player = below(players);
      if (!young || tries > 40 || isChild(player) || below(8) === 0) seats.add(player);
    }
    const evaluations = evaluationsOf(
      below,
      first,
      start + (weekly ? 7 * (rounds - 1) : Math.floor((rounds - 1) / 2)),
      {
        rounds: weekly ? rounds : 1,
        participants: count,
      },
    );
    const seated = (round: number): number =>
      evaluations.find(({ from, to }) => from <= round && round <= to)?.participants ?? count;
    const games: { white: number; black: number; round: number; day: number; outcome: number }[] = [];
    for (let round = 1; round <= rounds; round++)
      for (let board = 0; board + 1 < seated(round); board += 2) {
        const white = (board + round) % seated(round);
        const black = (board + 1 + round) % seated(round);
        const day = start + (weekly ? 7 * (round - 1) : Math.floor((round - 1) / 2));
        games.push({ white, black, round, day, outcome: below(3) | (below(12) === 0 ? (1 + below(2)) << 3 : 0) });
      }
    const last = games.at(-1)!.day;
    reports.set(
      `e${String(event).padStart(4, '0')}`,
      packGames({
        counts: true,
        type: 0,
        flags: weekly ? EVENT_FLAGS.weekly : below(5) === 0 ? EVENT_FLAGS.halfK : 0,
        startDay: start,
        endDay: last,
        minutes: [90, 90, 15, 5][below(4)]!,
        increment: 0,
        rounds: 0,
        participants: Int32Array.from(seats),
        games: {
          count: games.length,
          white: Uint16Array.from(games, (game) => game.white),
          black: Uint16Array.from(games, (game) => game.black),
          round: Uint16Array.from(games, (game) => game.round),
          day: Int32Array.from(games, (game) => game.day),
          outcome: Uint8Array.from(games, (game) => game.outcome),
        },
        datings: [],
        evaluations,
      }),
    );
  }
  const lists = federation.series.flatMap(({ id, regulation }) =>
    Array.from({ length: months }, (_, list) => ({
      ...LIST,
      series: id,
      regulation,
      date: writeDay(addMonths(first, list + 1)),
      asOf: ACTS_OF_LIST * (list + 1),
    })),
  );
  const playerIds = people.map((_, number) => `p${number}`);
  const listsOf = listsBySeries(lists);
  return { seq: 0, federation, players: people, playerIds, seasons: [], reports, listsOf };
}

/** Events start here, a month before the first list. */
const FIRST_DAY = dayOf(2017, 1, 1);

/** Acts between two lists. */
const ACTS_OF_LIST = 100;
const LIST = {
  reading: 2,
  revision: '',
  publishedOn: '2017-01-01',
  source: 'computed',
  hash: '',
  players: 0,
  games: 0,
} as const;

/**
 * Usually before the list of its days, sometimes some lists later; a weekly event may come in two parts, with more
 * participants.
 */
function evaluationsOf(
  below: (limit: number) => number,
  first: Day,
  last: Day,
  { rounds, participants }: { readonly rounds: number; readonly participants: number },
): Evaluation[] {
  const list = (last - first) / 30;
  const after = (lists: number): Pick<Evaluation, 'act' | 'on' | 'received'> => ({
    act: ACTS_OF_LIST * Math.floor(list + lists) + 1 + below(ACTS_OF_LIST),
    on: first + below(400),
    received: NO_DAY,
  });
  if (rounds < 2 || below(2) === 0) return [{ ...ALL_ROUNDS, ...after(below(4) === 0 ? below(5) : 0), participants }];
  const part = 1 + below(rounds - 1);
  return [
    { from: 1, to: part, ...after(0), participants: participants - below(participants - 2) },
    { from: part + 1, to: ALL_ROUNDS.to, ...after(1 + below(3)), participants },
  ];
}
