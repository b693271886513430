import { entryOf, FIDE_LISTS, type Tournament, withoutGaps } from '@escala/core';
import {
  monthOfTournament,
  monthsOf,
  roundsOfMonth,
  type TrfLine,
  type TrfRemark,
  type TrfReport,
  trfOfTournament,
} from '@escala/formats';
import { missing, Refused } from '../../kit/refusal.ts';
import type { Reading } from '../../ports.ts';
import { federationOf } from '../../registry/federation/federation.ts';
import { identityInDocument } from '../../registry/players/identity-in-document.ts';
import type { Player } from '../../registry/players/player.ts';
import { type LeagueDesk, loadLeague } from '../../teams/leagues/league-desk.ts';
import { leagueReport } from '../../teams/leagues/league-report.ts';
import { teamRecords } from '../../teams/leagues/league-trf.ts';
import { provisionalIn } from '../../teams/leagues/show-league.ts';
import { bookOfEvent, numberedIn, systemOf, systemsOf, tableOf } from '../book-of-event.ts';
import type { FederationEvent } from '../event.ts';
import { playersSeen, tournamentSeen } from '../event-seen.ts';
import { firstList } from '../ratings/entry-rating.ts';
import type { Births } from '../tournament-of-desk.ts';
import { eventTeamRecords } from './event-team-records.ts';
import { nationalRatings } from './national-ratings.ts';

interface ReportOfEvent {
  readonly event: FederationEvent;
  readonly report: TrfReport;
  /** What does not fit into the report. */
  readonly remarks: readonly TrfRemark[];
  /** Ids of the players, in the report's order. */
  readonly players: readonly string[];
}

/** An event, or one month of it (D-F24-32), as FIDE's report. */
export async function reportOfEvent(
  reading: Reading,
  id: string,
  births: Births,
  month?: string,
): Promise<ReportOfEvent> {
  const { desk, tournament: seen } = await tournamentSeen(reading, id, births);
  const { body } = desk.event;
  const rounds = month === undefined ? undefined : monthRounds(body, month);
  const found = body.league === undefined ? undefined : await loadLeague(reading, body.league);
  const league = found && rounds ? leagueOfMonth(found, rounds) : found;
  const told =
    league !== undefined && seen.players.length === 0
      ? (await leagueReport(reading, id, body, league.league.id)).tournament
      : seen;
  const players = await playersSeen(reading, told);
  const whole = {
    ...told,
    ...(league && { system: league.league.body.system }),
    // Players by starting number; if numbers are not fixed yet, as the system would number them.
    players: numberedIn(body, told).map((row) => {
      const player = players.get(row.id);
      if (player === undefined) return row;
      const ofLeague = league && fideRating(player, body.start, row.rating);
      const ofMonth = (league || row.ratingFrom === FIDE_LISTS.standard) && month && fideRating(player, `${month}-01`);
      return { ...row, ...identityInDocument(player), ...ofLeague, ...(ofMonth || undefined) };
    }),
  };
  const tournament = month === undefined ? whole : monthOfTournament(whole, month);
  const { report, remarks } = trfOfTournament(
    tournament,
    systemsOf(body),
    tieBreakCodes(body),
    ranksOf(body, tournament),
  );
  const numbers = new Map(tournament.players.map(({ id, number }, i) => [id, number ?? i + 1]));
  const ids = new Map([...numbers].map(([player, number]) => [number, player]));
  const { teams } = systemsOf(body)[tournament.system] ?? {};
  const federation = await federationOf(reading);
  return {
    event: body,
    report: {
      ...report,
      ...withoutGaps<Partial<TrfReport>>({ city: body.place, federation: report.federation ?? federation?.country }),
      ...(teams && eventTeamRecords(teams, tournament, numbers, body.tiebreaks)),
      ...(league && {
        ...teamRecords(league, numbers),
        keptLines: provisionalLine(league),
        type: report.type?.replace(/^Individual/, 'Team'),
      }),
      pairingProgram: 'Escala',
      ...nationalRatings(report, tournament, {
        country: federation?.country,
        firstList: firstList(federation),
        asked: bookOfEvent(body)?.entryFacts,
      }),
    },
    remarks: remarks.filter(({ code, values }) => code !== 'trf-left-out' || values.field !== 'id'),
    players: report.players.map(({ number }) => ids.get(number) ?? ''),
  };
}

/** A comment of the report: matches that count in the places of the teams although nobody has confirmed them (D-OFF-1221). */
function provisionalLine(league: LeagueDesk): TrfLine[] {
  const groups = league.league.body.groups.map(({ id }) => id);
  const matches = groups.flatMap((group) => provisionalIn(league, group, Number.POSITIVE_INFINITY));
  if (matches.length === 0) return [];
  return [{ text: `### Provisional: match reports not confirmed yet: ${matches.map(({ id }) => id).join(' ')}` }];
}

/** Codes of the tie-breaks of the event or of its book; empty if the book has its own names for them. */
function tieBreakCodes(event: FederationEvent): string[] {
  const { standings } = bookOfEvent(event) ?? {};
  const names = event.tiebreaks ?? entryOf(standings?.orders ?? {}, systemOf(event)) ?? [];
  return names.every((name) => standings?.tieBreakOf(name)?.code !== undefined) ? [...names] : [];
}

function ranksOf(event: FederationEvent, tournament: Tournament): ReadonlyMap<string, number> {
  if (tournament.games.length === 0) return new Map();
  const result = tableOf(event, tournament);
  if (result.kind === 'refused') return new Map();
  return new Map(result.standings.rows.map(({ player, rank }) => [player, rank]));
}

/**
 * Entries of a league have no rating: FIDE's of the first day is used, or, for the report of a month, that of the
 * month's list.
 */
function fideRating({ fide }: Player, day: string, told?: number): { readonly rating?: number } {
  const rating = told ?? fide?.ratings?.findLast(({ from }) => from <= day)?.standard;
  return rating === undefined ? {} : { rating };
}

function monthRounds({ roundDates = [] }: FederationEvent, month: string): ReadonlyMap<number, number> {
  const rounds = roundsOfMonth(roundDates, month);
  if (rounds.size > 0) return rounds;
  throw new Refused([
    roundDates.length === 0
      ? missing('month-without-dates', { month }, { field: 'month' })
      : missing('month-without-round', { month, months: monthsOf(roundDates).join(', ') }, { field: 'month' }),
  ]);
}

/** The matches of some rounds, with their round numbers in the report. */
function leagueOfMonth(league: LeagueDesk, rounds: ReadonlyMap<number, number>): LeagueDesk {
  const matches = league.matches.flatMap((match) => {
    const round = rounds.get(match.body.round);
    return round === undefined ? [] : [{ ...match, body: { ...match.body, round } }];
  });
  return { ...league, matches };
}
