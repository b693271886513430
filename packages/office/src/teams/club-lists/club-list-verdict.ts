import { dayFrom, type IsoDate, type Reason } from '@escala/core';
import type { JudgedClubList } from '@escala/regulations';
import { invalid, missing, type Refusal, Refused } from '../../kit/refusal.ts';
import type { Reading } from '../../ports.ts';
import { clubKind } from '../../registry/clubs/club.ts';
import { federationOf } from '../../registry/federation/federation.ts';
import { type Player, playerKind } from '../../registry/players/player.ts';
import { leagueKind } from '../leagues/league.ts';
import { teamBook } from '../leagues/league-desk.ts';
import type { ClubList } from './club-list.ts';
import { type ClubSheet, listedPlayers, loadClubSheet } from './club-sheet.ts';

interface ClubListFacts {
  readonly sheet: ClubSheet;
  /** The federation's book: a list is for all leagues of the season. */
  readonly book: ReturnType<typeof teamBook>;
  readonly knowsClub: boolean;
  readonly known: ReadonlyMap<string, Player>;
  /** Days of the rounds of leagues with drawn groups: once there are any, a list can only grow (D-OFF-24). */
  readonly roundDays: readonly (readonly IsoDate[])[];
}

export async function loadClubList(
  reading: Reading,
  { season, club, players }: Pick<ClubList, 'season' | 'club' | 'players'>,
): Promise<ClubListFacts> {
  const federation = await federationOf(reading);
  const book = teamBook(federation, undefined, 'club');
  const sheet = await loadClubSheet(reading, season, club);
  const found = await reading.getMany(
    playerKind,
    players.map(({ id }) => id),
  );
  const leagues = await reading.getMany(
    leagueKind,
    sheet.entered.map(({ body }) => body.league),
  );
  const drawn = leagues.filter(({ id, body }) =>
    sheet.entered.some((team) => team.body.league === id && body.drawn.includes(team.body.group)),
  );
  return {
    sheet,
    book,
    knowsClub: (await reading.get(clubKind, club)) !== undefined,
    known: new Map(found.map(({ id, body }) => [id, body])),
    roundDays: drawn.map(({ body }) => body.roundDates ?? []),
  };
}

interface ClubListVerdict {
  readonly judged: JudgedClubList;
  /** Everything that was checked besides the list itself. */
  readonly growth: readonly Reason[];
  readonly refused: readonly Refusal[];
}

/**
 * A club's list with its verdict: numbers (Equips 8.2.1), additions (Delegats 5.2.1.1, 5.2.2.1), and licences (Normes
 * 4.1.1).
 */
export function clubListVerdict(
  { sheet, book, knowsClub, known, roundDays }: ClubListFacts,
  { season, club, players }: Pick<ClubList, 'season' | 'club' | 'players'>,
  today: IsoDate,
): ClubListVerdict {
  if ('refused' in book) throw new Refused(book.refused);
  const rules = book.teams;
  const isSealed = roundDays.length > 0 && sheet.list !== undefined;
  const listed = listedPlayers(players, known);
  const before = isSealed ? { players: sheet.players } : undefined;
  const judged = rules.judgeClubList({ club, season, players: listed, teams: sheet.teams }, before);
  const were = new Set(sheet.players.map(({ id }) => id));
  const added = isSealed ? players.filter(({ id }) => !were.has(id)) : [];
  const growth = added.flatMap(({ id }) =>
    roundDays
      .filter((days) => days.length > 0)
      .flatMap((days) => rules.listGrowth(days.map(dayFrom), dayFrom(today), hadLicence(known.get(id), season, club)))
      .map((reason) => ({ ...reason, player: id })),
  );
  const refused: Refusal[] = knowsClub ? [] : [missing('club-unknown', { id: club }, { field: 'club' })];
  players.forEach(({ id }, i) => {
    const player = known.get(id);
    const field = `players.${i}.id`;
    if (player === undefined) refused.push(missing('player-unknown', { id }, { field }));
    else if (player.licences[String(season)] !== club)
      refused.push(invalid('player-not-of-club', { id, name: player.name, club: sheet.name, season }, { field }));
  });
  return { judged, growth, refused };
}

/** The last day for adding players, considering every league with dates (Delegats 5.2.2.1). */
export function lastDayToGrow({ book, roundDays }: ClubListFacts): IsoDate | undefined {
  if ('refused' in book) return undefined;
  const days = roundDays
    .filter((each) => each.length > 0)
    .flatMap((each) => book.teams.listGrowth(each.map(dayFrom), dayFrom(each[0]!), false))
    .flatMap(({ values }) => (values.due === undefined ? [] : [values.due as IsoDate]));
  return days.sort()[0];
}

/** An earlier licence: for an earlier season, or for another club. */
function hadLicence(player: Player | undefined, season: number, club: string): boolean {
  return Object.entries(player?.licences ?? {}).some(([year, of]) => Number(year) < season || of !== club);
}
