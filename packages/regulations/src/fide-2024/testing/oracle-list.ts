import type { HeadToHeadInput, PlayerFacts, PooledSum } from '@escala/core';
import Fraction from 'fraction.js';
import { sum } from '../../fide-2009/testing/fractions.ts';
import { monthsBetween } from './oracle-days.ts';

/** A ledger line before K is applied. */
export interface Line {
  readonly player: string;
  readonly event: string;
  readonly round: number;
  readonly opponent: string;
  readonly own: number;
  readonly opponentRating: number;
  readonly score: number;
  readonly expected: Fraction;
}

interface Rated {
  readonly lines: readonly Line[];
  readonly counted: ReadonlyMap<string, readonly PooledSum[]>;
  readonly usedSeeds: ReadonlyMap<string, number>;
  readonly figures: (scores: readonly PooledSum[]) => { rc: number; ru: number };
}

/** K by the first line that applies, from everything known at a list. */
function kOf(input: HeadToHeadInput, { id, ...player }: PlayerFacts, year: number, games: number, rating = 0): number {
  const best = Math.max(rating, ...input.lists.map(({ ratings }) => ratings[id] ?? 0));
  const born = player.birthYear ?? Number(player.birthDate?.slice(0, 4) ?? 0);
  if (player.reached2400 || best >= 2400) return 10;
  if (born !== 0 && year - born <= 18 && !player.reached2300 && best < 2300) return 40;
  return games < 30 ? 40 : 20;
}

const gamesOf = (entries: readonly PooledSum[]): number => entries.reduce((games, entry) => games + entry.games, 0);

const awayFromZero = (value: Fraction): number =>
  value.compare(0) < 0 ? -value.neg().add(1, 2).floor().valueOf() : value.add(1, 2).floor().valueOf();

export function listOf(input: HeadToHeadInput, rated: Rated) {
  const { listDate, lists } = input;
  const last = lists.at(-1);
  const used = new Map<string, number>();
  const year = Number(listDate.slice(0, 4));
  const rows: { id: string; rating: number | null }[] = [];
  for (const player of input.players) {
    const { id } = player;
    const pool = (player.pool ?? []) as readonly PooledSum[];
    const previous = last?.ratings[id] ?? null;
    const lines = rated.lines.filter((line) => line.player === id);
    const before = player.careerGames ?? gamesOf(pool);
    if (previous === null && lines.length === 0) {
      rows.push(...poolRows(player, pool, before));
      continue;
    }
    const games = lines.length;
    const opening = player.k ?? kOf(input, player, Number((last?.date ?? listDate).slice(0, 4)), before);
    const k = opening * games > 700 ? Math.floor(700 / games) : opening;
    used.set(id, k);
    const change = sum(lines.map(({ score, expected }) => new Fraction(score).sub(expected))).mul(k);
    const seeded = input.standardLists?.findLast(({ date }) => last !== undefined && date <= last.date)?.ratings[id];
    const seed = previous === null ? (seeded ?? rated.usedSeeds.get(id)!) : undefined;
    const rating = (previous ?? seed!) + awayFromZero(change);
    const shown = { id, previous, ...(seed === undefined ? {} : { seed }), change: change.valueOf(), games };
    if (rating < 1400) {
      rows.push({ ...shown, rating: null, status: 'delisted' } as never);
      continue;
    }
    const since = `${year - 1}${listDate.slice(4)}`;
    const isActive = games > 0 || (player.lastEventOn !== undefined && player.lastEventOn >= since);
    const status = seed !== undefined ? 'new' : isActive ? 'rated' : 'inactive';
    const all = before + games + gamesOf(rated.counted.get(id) ?? []);
    rows.push({ ...shown, rating, k: kOf(input, player, year, all, rating), status } as never);
  }
  const ledger = rated.lines.map(({ expected, ...line }) => {
    const k = used.get(line.player)!;
    return {
      ...line,
      expected: expected.valueOf(),
      k,
      change: new Fraction(line.score).sub(expected).mul(k).valueOf(),
    };
  });
  return { list: rows.sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0) || (a.id < b.id ? -1 : 1)), ledger };

  function poolRows(player: PlayerFacts, pool: readonly PooledSum[], before: number): typeof rows {
    const { id } = player;
    const now = rated.counted.get(id) ?? [];
    const entries = [...pool, ...now].filter(({ list }) => monthsBetween(list, listDate) <= 25);
    if (entries.length === 0) return [];
    const poolGames = gamesOf(entries);
    const { ru } = rated.figures(entries);
    if (poolGames < 5 || ru < 1400)
      return [{ id, rating: null, previous: null, status: 'pending', poolGames, poolRating: ru } as never];
    const games = gamesOf(now);
    const k = kOf(input, player, year, before + games, ru);
    return [{ id, rating: ru, previous: null, k, games, status: 'new' } as never];
  }
}
