import { spawn } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { dayOf, EVENT_TYPES, type FederationColumns, NO_DAY, parseDay, yearOf } from '@escala/core';

const FIRST_YEAR = 2012;
const YEARS = 10;

interface RawGame {
  readonly day: number;
  readonly event: number;
  readonly round: number;
  readonly white: number;
  readonly black: number;
  readonly outcome: number;
}

/**
 * Games of a CSV file (date,event,round,white,black,whiteRating,blackRating,result; optionally compressed with xz) as a
 * federation: everybody is on the first list with their first rating seen, every event is a Swiss with two hours.
 */
export async function realGames(
  file: string,
): Promise<{ federation: FederationColumns; years: number; firstYear: number }> {
  const ids = new Map<string, number>();
  const ratings: number[] = [];
  const player = (id: string, rating: string): number => {
    let index = ids.get(id);
    if (index === undefined) {
      index = ids.size;
      ids.set(id, index);
      ratings.push(Number(rating));
    }
    return index;
  };
  const games: RawGame[] = [];
  const source = file.endsWith('.xz') ? spawn('xz', ['-dc', file]).stdout : createReadStream(file);
  for await (const line of createInterface({ input: source })) {
    const [date, event, round, white, black, whiteRating, blackRating, result] = line.split(',') as string[];
    const day = parseDay(date ?? '');
    if (day === undefined || yearOf(day) < FIRST_YEAR || yearOf(day) >= FIRST_YEAR + YEARS || white === black) continue;
    games.push({
      day,
      event: Number(event),
      round: Math.min(999, Math.max(1, Math.floor(Number(round)) || 1)),
      white: player(white!, whiteRating!),
      black: player(black!, blackRating!),
      outcome: result === '1' ? 0 : result === '0' ? 1 : 2,
    });
  }
  games.sort((a, b) => a.event - b.event || a.day - b.day || a.round - b.round);
  return { federation: federationOfGames(games, ratings, [...ids.keys()]), years: YEARS, firstYear: FIRST_YEAR };
}

function federationOfGames(raw: readonly RawGame[], ratings: number[], playerIds: string[]): FederationColumns {
  const count = raw.length;
  const column = (pick: (game: RawGame) => number): Int32Array => Int32Array.from(raw, pick);
  const starts = raw.flatMap((game, i) => (i === 0 || game.event !== raw[i - 1]!.event ? [i] : []));
  const gamesFrom = Int32Array.from([...starts, count]);
  const participants: number[] = [];
  const participantsFrom = new Int32Array(starts.length + 1);
  starts.forEach((from, e) => {
    const people = new Set<number>();
    for (let i = from; i < gamesFrom[e + 1]!; i++) people.add(raw[i]!.white).add(raw[i]!.black);
    participants.push(...people);
    participantsFrom[e + 1] = participants.length;
  });
  const players = playerIds.length;
  return {
    players: {
      count: players,
      birthDay: new Int32Array(players).fill(NO_DAY),
      birthYear: new Int16Array(players),
      federated: new Uint8Array(players).fill(1),
      federatedDay: new Int32Array(players).fill(NO_DAY),
      firstSeason: new Int16Array(players).fill(FIRST_YEAR),
      fideRating: Int16Array.from(ratings),
      standardRating: new Int16Array(players),
      lastEventDay: new Int32Array(players).fill(NO_DAY),
      firstRatedDay: new Int32Array(players).fill(NO_DAY),
      gamesByYear: { firstYear: FIRST_YEAR, years: 0, players, counts: new Uint16Array(0) },
      careerGames: new Int32Array(players),
      reached: new Uint8Array(players),
      female: new Uint8Array(players),
      minGames: new Uint8Array(players),
      pools: new Map(),
    },
    playerIds,
    lists: { days: [dayOf(FIRST_YEAR, 1, 1)], ratings: [Int16Array.from(ratings)] },
    events: {
      count: starts.length,
      ids: starts.map((from) => String(raw[from]!.event)),
      type: new Uint8Array(starts.length).fill(EVENT_TYPES.indexOf('swiss')),
      startDay: Int32Array.from(starts, (from) => raw[from]!.day),
      endDay: Int32Array.from(starts, (_, e) => raw[gamesFrom[e + 1]! - 1]!.day),
      evaluatedDay: new Int32Array(starts.length).fill(NO_DAY),
      receivedDay: new Int32Array(starts.length).fill(NO_DAY),
      parts: new Map(),
      fixedMinutes: new Float64Array(starts.length).fill(120),
      minutesFor60: new Float64Array(starts.length).fill(120),
      flags: new Uint8Array(starts.length),
      rounds: new Int32Array(starts.length),
      gamesFrom,
      participantsFrom,
      participants: Int32Array.from(participants),
    },
    games: {
      count,
      round: column((game) => game.round),
      day: column((game) => game.day),
      white: column((game) => game.white),
      black: column((game) => game.black),
      outcome: Uint8Array.from(raw, (game) => game.outcome),
    },
  };
}
