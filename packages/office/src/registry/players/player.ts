import { recordKind } from '../../kit/record-kind.ts';
import { folded, searchWords, wordsInOrder } from '../../kit/search-words.ts';
import type { Reading } from '../../ports.ts';
import { type Player, playerSchema } from './player-fields.ts';

export * from './player-fields.ts';
export * from './player-parts.ts';

export const playerKind = recordKind('player', playerSchema, (player) => ({
  name: player.mergedInto === undefined ? searchWords(player.name) : undefined,
  fullName: folded(player.name),
  nameWords: player.mergedInto === undefined ? wordsInOrder(player.name) : undefined,
  fideId: player.fide?.id,
  club: clubOf(player),
  /** For the members of a club in a season. */
  licence:
    player.mergedInto === undefined
      ? Object.entries(player.licences).map(([season, club]) => licenceKey(season, club))
      : undefined,
  mergedInto: player.mergedInto,
  number: String(player.number),
}));

/** Whether there is a licence for the season that has not ended by a day. */
export function holdsLicence(
  { licences, licensedUntil }: Pick<Player, 'licences' | 'licensedUntil'>,
  season: string,
  on: string,
): boolean {
  const until = licensedUntil?.[season];
  return licences[season] !== undefined && (until === undefined || on <= until);
}

export const licenceKey = (season: string | number, club: string): string => `${season}/${club}`;

export function birthYearOf({ birthDate, birthYear }: Pick<Player, 'birthDate' | 'birthYear'>): number | undefined {
  return birthDate === undefined ? birthYear : Number(birthDate.slice(0, 4));
}

/** The club of the latest licence. */
export function clubOf(player: Pick<Player, 'licences'>): string | undefined {
  const newest = Object.keys(player.licences).sort().at(-1);
  const club = newest === undefined ? undefined : player.licences[newest];
  return club === '-' ? undefined : club;
}

/** Present names of players, by id. */
export async function namesOfPlayers(
  reading: Reading,
  players: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await reading.getMany(playerKind, [...new Set(players)]);
  return new Map(found.map(({ id, body }) => [id, body.name]));
}
