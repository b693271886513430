import { dayFrom, type IsoDate, type Reason } from '@escala/core';
import type { JudgedClubList } from '@escala/regulations';
import { invalid, missing, type Refusal, Refused } from '../../kit/refusal.ts';
import type { Reading } from '../../ports.ts';
import { clubKind } from '../../registry/clubs/club.ts';
import { federationOf } from '../../registry/federation/federation.ts';
import { type Player, playerKind } from '../../registry/players/player.ts';
import { leagueKind } from '../leagues/league.ts';
import { teamBook, teamRulesOf } from '../leagues/league-desk.ts';
import type { ClubList } from './club-list.ts';
import { type ClubSheet, listedPlayers, loadClubSheet } from './club-sheet.ts';

interface ClubListFacts {
  readonly sheet: ClubSheet;
  /** The federation's book: a list is for all leagues of the season. */
  readonly book: ReturnType<typeof teamBook>;
  readonly knowsClub: boolean;
  readonly known: ReadonlyMap<string, Player>;
  /** Leagues with drawn groups: once there are any, a list can only grow (D-OFF-24). */
  readonly isDrawn: boolean;
  /**
   * Days of the rounds of the preliminary stage: of the team championship, without its finals and without the cup
   * (Delegats 5.2.2.1).
   */
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
    isDrawn: drawn.length > 0,
    roundDays: drawn
      .filter(({ body }) => body.final !== true && !teamRulesOf(body).cups.includes(body.competition))
      .map(({ body }) => body.roundDates ?? []),
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
  { sheet, book, knowsClub, known, isDrawn, roundDays }: ClubListFacts,
  { season, club, players }: Pick<ClubList, 'season' | 'club' | 'players'>,
  today: IsoDate,
): ClubListVerdict {
  if ('refused' in book) throw new Refused(book.refused);
  const rules = book.teams;
  const isSealed = isDrawn && sheet.list !== undefined;
  const listed = listedPlayers(players, known);
  const before = isSealed ? { players: sheet.players } : undefined;
  const judged = rules.judgeClubList({ club, season, players: listed, teams: sheet.teams }, before);
  const were = new Set(sheet.players.map(({ id }) => id));
  const added = isSealed ? players.filter(({ id }) => !were.has(id)) : [];
  const growth = added.flatMap(({ id }) =>
    roundDays
      .filter((days) => days.length > 0)
      .flatMap((days) =>
        rules.listGrowth(days.map(dayFrom), dayFrom(today), hadLicence(sheet.list!.body, known.get(id), season, club)),
      )
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

/**
 * Delegats 5.2.2.1: a list grows by players who had no licence of this season when it was handed in; those of other
 * seasons do not matter. A licence of another club is one too. Without its day, it is taken as new.
 */
function hadLicence(list: ClubList, player: Player | undefined, season: number, club: string): boolean {
  const of = player?.licences[String(season)];
  if (of !== undefined && of !== club) return true;
  const on = player?.licensedOn?.[String(season)];
  return on !== undefined && on < (list.firstSubmittedOn ?? list.submittedOn);
}
