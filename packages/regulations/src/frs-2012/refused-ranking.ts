import type { Finding, IsoDate, PlaceOrScore } from '@escala/core';
import type { Rules } from './parameters.ts';

/**
 * Why a ranking cannot be rated by §6: too few players (D-FRS-1), or places impossible in a game with this many
 * players. Impossible places refuse the document, since every later rating would depend on them (D-FRS-10).
 */
export function refusedRanking(
  rules: Rules,
  name: string,
  date: IsoDate,
  results: readonly PlaceOrScore[],
  places: Float64Array,
): readonly Finding[] {
  const players = results.length;
  if (players < rules.fewestPlayers) {
    return [
      {
        severity: 'error',
        code: 'frs-2012.one-player',
        article: '6',
        decisions: ['D-FRS-1'],
        event: name,
        values: { game: name, date, players },
      },
    ];
  }
  return results.flatMap(({ player }, row): Finding[] => {
    const place = places[row]!;
    if (place >= 1 && place <= players) return [];
    const values = { game: name, date, player, place, players };
    return [
      {
        severity: 'error',
        refuses: true,
        code: 'frs-2012.place-impossible',
        article: '6',
        event: name,
        player,
        values,
      },
    ];
  });
}
