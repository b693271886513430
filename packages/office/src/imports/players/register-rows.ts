import type { WrittenPlayer, YearGames } from '@escala/formats';
import { fieldsWhere, picked } from '../../kit/record-fields.ts';
import type { Reading } from '../../ports.ts';
import { clubKind } from '../../registry/clubs/club.ts';
import { PLAYER_FIELDS, type Player, playerKind, REGISTER_COLUMNS } from '../../registry/players/player.ts';

/**
 * One row for each club a player had licences of; the player's facts are in the first row. Merged duplicates are left
 * out: their licences are with the player that was kept.
 */
export async function registerRows(reading: Reading): Promise<WrittenPlayer[]> {
  const clubs = new Map((await reading.list(clubKind)).map(({ id, body }) => [id, body.name]));
  const players = (await reading.list(playerKind)).filter(({ body }) => body.mergedInto === undefined);
  return players
    .sort((a, b) => a.body.number - b.body.number)
    .flatMap(({ id, body }) => {
      const [first = {}, ...others] = licencesOf(body, clubs);
      return [{ id, ...factsOf(body), ...first }, ...others.map((licences) => ({ id, name: body.name, ...licences }))];
    });
}

const ENTRY = fieldsWhere(PLAYER_FIELDS, 'column', 'entry');
const FURTHER = REGISTER_COLUMNS.map(({ field }) => field);

function factsOf(player: Player): Omit<WrittenPlayer, 'id'> {
  const { birthDate, birthYear, titles = [], fide } = player;
  return {
    ...picked(player, ENTRY),
    birth: birthDate ?? (birthYear === undefined ? undefined : String(birthYear)),
    title: titles.at(-1)?.title,
    fideId: fide?.id,
    more: picked(player, FURTHER),
    games: gamesOf(player),
  };
}

function gamesOf({ opening = {} }: Player): YearGames[] {
  return Object.entries(opening).flatMap(([series, { gamesByYear = {} }]) =>
    Object.entries(gamesByYear).map(([year, games]) => ({ series, year: Number(year), games })),
  );
}

function licencesOf(
  { licences }: Player,
  clubs: ReadonlyMap<string, string>,
): { readonly club?: string; readonly seasons: readonly number[] }[] {
  const byClub = Map.groupBy(Object.entries(licences), ([, club]) => club);
  return [...byClub].map(([club, seasons]) => ({
    ...(club !== '-' && { club: clubs.get(club) ?? club }),
    seasons: seasons.map(([season]) => Number(season)).sort((a, b) => a - b),
  }));
}
