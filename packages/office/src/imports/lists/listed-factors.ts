import { type Day, dayFrom, type ListSheet, type YearCounts, yearOf } from '@escala/core';
import type { HeadToHeadRuleBook, ListedFactors } from '@escala/regulations';
import type { Reading } from '../../ports.ts';
import { compiled } from '../../rating/player/compiled-player.ts';
import { keptSheets, sheetOf } from '../../rating/series/editions.ts';
import { bookOf, revisionOf } from '../../rating/series/series-book.ts';
import type { Series } from '../../registry/federation/federation.ts';
import type { Player } from '../../registry/players/player.ts';
import type { OldListFacts } from './old-list.ts';

type FactorRules = Required<Pick<HeadToHeadRuleBook, 'listedFactors' | 'factorGamesFrom'>>;

/** If the series' book was in force on the day of a list and has rules for its K. */
function factorRules(series: Series | undefined, day: Day): FactorRules | undefined {
  const book = series && bookOf(series);
  if (book?.kind !== 'head-to-head' || day < dayFrom(book.inForceFrom)) return undefined;
  const { listedFactors, factorGamesFrom } = book;
  return listedFactors && factorGamesFrom && { listedFactors, factorGamesFrom };
}

/** Earlier lists whose games count for K on a list of that day. */
export async function listsForFactors(
  reading: Reading,
  { series, lists, players }: Pick<OldListFacts, 'series' | 'lists' | 'players'>,
  date: string,
): Promise<ListSheet[]> {
  const rules = factorRules(series, dayFrom(date));
  if (series === undefined || rules === undefined) return [];
  const from = rules.factorGamesFrom(dayFrom(date), { revision: revisionOf(series) });
  const sheets: ListSheet[] = [];
  for (const list of lists) {
    if (list.date >= date || dayFrom(list.date) <= from) continue;
    const kept = await keptSheets(reading, series.id, 'published', { date: list.date });
    sheets.push(...kept.map((each) => sheetOf(each, players.length)));
  }
  return sheets;
}

/**
 * The K₀ and K that the book gives on an old list, from its ratings and from what is known about its players by then
 * (D-OFF-262).
 */
export function factorsByTheBook(
  series: Series,
  sheet: ListSheet,
  earlier: readonly ListSheet[],
  players: readonly Player[],
): ListedFactors | undefined {
  const { day, rating: ratings } = sheet;
  const revision = revisionOf(series);
  const rules = factorRules(series, day);
  if (rules === undefined) return undefined;
  const years = { from: yearOf(rules.factorGamesFrom(day, { revision })), to: yearOf(day) };
  const facts = {
    count: players.length,
    firstSeason: Int16Array.from(players, (player) => compiled(player).firstSeason),
    federatedDay: Int32Array.from(players, (player) => compiled(player).federatedDay),
    gamesByYear: gamesByYear(series.id, [...earlier, sheet], players, years),
  };
  return rules.listedFactors(facts, { day, ratings }, { revision });
}

/**
 * As they will be on record after the import: from the lists for players with games on them, otherwise as known before
 * (D-OFF-108).
 */
function gamesByYear(
  series: string,
  sheets: readonly ListSheet[],
  players: readonly Player[],
  { from, to }: { readonly from: number; readonly to: number },
): YearCounts {
  const count = players.length;
  const years = to - from + 1;
  const counts = new Uint16Array(count * years);
  const isTold = new Uint8Array(count);
  for (const { day, games } of sheets) {
    const column = (yearOfEve(day) - from) * count;
    for (let player = 0; player < count; player++) {
      if (games[player] === 0) continue;
      isTold[player] = 1;
      counts[column + player]! += games[player]!;
    }
  }
  players.forEach(({ opening }, player) => {
    if (isTold[player]) return;
    for (const [year, games] of Object.entries(opening?.[series]?.gamesByYear ?? {}))
      if (Number(year) >= from && Number(year) <= to) counts[(Number(year) - from) * count + player] = games;
  });
  return { firstYear: from, years, players: count, counts };
}

/** Games count for the day before their list (D-OFF-108). */
const yearOfEve = (listDay: Day): number => yearOf(listDay - 1);
