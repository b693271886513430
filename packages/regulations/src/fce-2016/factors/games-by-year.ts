import { type Day, type ListSheet, type PlayerColumns, type YearCounts, yearOf } from '@escala/core';

/** The year in which the games of a list's period count for K: that of the day before the list (16.2b, D-FCE-15). */
export function yearOfGames(listDay: Day): number {
  return yearOf(listDay - 1);
}

/** A copy of the players' games by year, with room for the years of these lists. */
export function withYearsOf({ gamesByYear, count }: PlayerColumns, listDays: readonly Day[]): YearCounts {
  const from = listDays[0] === undefined ? 0 : yearOfGames(listDays[0]);
  const to = listDays.length === 0 ? 0 : yearOfGames(listDays.at(-1)!);
  const firstYear = gamesByYear.years === 0 ? from : Math.min(from, gamesByYear.firstYear);
  const lastYear = gamesByYear.years === 0 ? to : Math.max(to, gamesByYear.firstYear + gamesByYear.years - 1);
  const years = lastYear - firstYear + 1;
  const counts = new Uint16Array(count * years);
  if (gamesByYear.years > 0) counts.set(gamesByYear.counts, (gamesByYear.firstYear - firstYear) * count);
  return { firstYear, years, players: count, counts };
}

/** Games by year after these lists. */
export function gamesAfter(players: PlayerColumns, sheets: readonly ListSheet[]): YearCounts {
  const games = withYearsOf(
    players,
    sheets.map((sheet) => sheet.day),
  );
  for (const { day, counted } of sheets) {
    const column = (yearOfGames(day) - games.firstYear) * players.count;
    for (let player = 0; player < counted.length; player++) games.counts[column + player]! += counted[player]!;
  }
  return games;
}
