import { type Day, LIST_STATUS, type ListSheet, writeDay } from '@escala/core';
import { canonicalText } from '../kit/act-entry.ts';
import type { Reading } from '../ports.ts';
import { listKind } from '../rating/lists/list.ts';
import { keptSheets, sheetOf } from '../rating/series/editions.ts';
import { federationKind } from '../registry/federation/federation.ts';
import type { Player } from '../registry/players/player.ts';

type Opening = NonNullable<Player['opening']>[string];

/** By series, each player number's history at the last imported list. */
export type Openings = ReadonlyMap<string, ReadonlyMap<number, Opening>>;

/**
 * What the imported lists of all series say about the players. Once the office has computed a list, its openings are
 * fixed.
 */
export async function loadOpenings(reading: Reading, players: number): Promise<Openings> {
  const federation = await reading.get(federationKind, reading.federation);
  const openings = new Map<string, ReadonlyMap<number, Opening>>();
  for (const { id: series } of federation?.body.series ?? []) {
    const lists = await reading.find(listKind, { key: 'series', equals: series });
    if (lists.some(({ body }) => body.source === 'computed')) continue;
    const imported = new Set(lists.map(({ body }) => body.date));
    const kept = (await keptSheets(reading, series, 'published')).filter(({ date }) => imported.has(date));
    openings.set(series, openingsOf(kept.map((each) => sheetOf(each, players)).sort((a, b) => a.day - b.day)));
  }
  return openings;
}

/**
 * Lists give the number of games, not their dates: they count for the day before their list, in the year rule books
 * count them for (D-OFF-108). Lists without any games say nothing. Players on the first list were rated before, but
 * nobody knows since when.
 */
function openingsOf(sheets: readonly ListSheet[]): ReadonlyMap<number, Opening> {
  const openings = new Map<number, Opening>();
  const telling = sheets.filter(({ games }) => games.some((count) => count > 0));
  if (telling.length === 0) return openings;
  const seen = new Set<number>();
  for (const [index, { day, status, games }] of sheets.entries())
    status.forEach((code, player) => {
      if (code === LIST_STATUS.absent) return;
      const before = openings.get(player) ?? {};
      const isNew = index > 0 && !seen.has(player);
      seen.add(player);
      const opening = {
        ...before,
        ...(isNew && { firstRatedOn: writeDay(day) }),
        ...played(before, day, games[player]!),
      };
      if (Object.keys(opening).length > 0) openings.set(player, opening);
    });
  return openings;
}

function played(before: Opening, listDay: Day, games: number): Opening {
  if (games === 0) return {};
  const lastEventOn = writeDay(listDay - 1);
  const year = lastEventOn.slice(0, 4);
  return {
    lastEventOn,
    careerGames: (before.careerGames ?? 0) + games,
    gamesByYear: { ...before.gamesByYear, [year]: (before.gamesByYear?.[year] ?? 0) + games },
  };
}

/** The player with the openings of all series; undefined if nothing changes. Facts not in the lists stay. */
export function withOpening(player: Player, openings: Openings): Player | undefined {
  const opening: Record<string, Opening> = { ...player.opening };
  for (const [series, byPlayer] of openings) {
    const own = byPlayer.get(player.number);
    if (own !== undefined) opening[series] = { ...opening[series], ...own };
  }
  if (canonicalText(opening) === canonicalText(player.opening ?? {})) return undefined;
  return { ...player, opening };
}
