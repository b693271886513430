import { type Tournament, type TournamentPlayer, withoutGaps } from '@escala/core';
import { type TrfRemark, type TrfReport, trfOfTournament } from '@escala/formats';
import type { Actor } from '../../access/actor.ts';
import type { Reading } from '../../ports.ts';
import { federationKind } from '../../registry/federation/federation.ts';
import { identityInDocument } from '../../registry/players/identity-in-document.ts';
import type { Player } from '../../registry/players/player.ts';
import { loadLeague } from '../../teams/leagues/league-desk.ts';
import { leagueReport } from '../../teams/leagues/league-report.ts';
import { teamRecords } from '../../teams/leagues/league-trf.ts';
import { bookOfEvent, numberedIn, systemOf, systemsOf, tableOf } from '../book-of-event.ts';
import type { FederationEvent } from '../event.ts';
import { deskOf, playersSeen, runs, tournamentSeen } from '../event-seen.ts';
import { nationalRatings } from './national-ratings.ts';

export interface ReportOfEvent {
  readonly event: FederationEvent;
  readonly report: TrfReport;
  /** What a report has no place for. */
  readonly remarks: readonly TrfRemark[];
  /** Ids of the players, in the order of the report. */
  readonly players: readonly string[];
}

/** An event as FIDE's report tells it; days of birth only for whoever runs it (D-OFF-20). */
export async function reportOfEvent(reading: Reading, id: string, viewer: Actor): Promise<ReportOfEvent> {
  const isDesk = runs(viewer, await deskOf(reading, id));
  const { desk, tournament: seen } = await tournamentSeen(reading, id, isDesk);
  const { body } = desk.event;
  const league = body.league === undefined ? undefined : await loadLeague(reading, body.league);
  const told =
    league !== undefined && seen.players.length === 0
      ? (await leagueReport(reading, id, body, league.league.id)).tournament
      : seen;
  const players = await playersSeen(reading, told);
  const tournament = {
    ...told,
    ...(league && { system: league.league.body.system }),
    // Players by starting number, as the system numbers them while nothing is fixed.
    players: numberedIn(body, told).map((row) => {
      const player = players.get(row.id);
      if (player === undefined) return row;
      return { ...row, ...identityInDocument(player), ...(league && fideRating(row, player, body.start)) };
    }),
  };
  const { report, remarks } = trfOfTournament(tournament, systemsOf(tournament), tieBreakCodes(body));
  const numbers = new Map(tournament.players.map((player) => [player.id, player.number]));
  const ids = new Map([...numbers].map(([player, number]) => [number, player]));
  const ranks = ranksOf(body, tournament);
  const filled = report.players.map((row) => {
    const rank = ranks.get(ids.get(row.number) ?? '');
    return rank === undefined ? row : { ...row, rank };
  });
  const federation = (await reading.get(federationKind, reading.federation))?.body;
  return {
    event: body,
    report: {
      ...report,
      ...withoutGaps<Partial<TrfReport>>({ city: body.place, federation: federation?.country }),
      ...(league && { ...teamRecords(league, numbers), type: report.type?.replace(/^Individual/, 'Team') }),
      pairingProgram: 'Escala',
      ...nationalRatings({ ...report, players: filled }, tournament, federation?.country),
    },
    remarks: remarks.filter(({ code, values }) => code !== 'trf-left-out' || values.field !== 'id'),
    players: filled.map(({ number }) => ids.get(number) ?? ''),
  };
}

/** Codes of the event's tie-breaks, or of its book's own order; none where the book has names of its own. */
function tieBreakCodes(event: FederationEvent): string[] {
  const { standings } = bookOfEvent(event) ?? {};
  const names = event.tiebreaks ?? standings?.orders[systemOf(event)] ?? [];
  return names.every((name) => standings?.tieBreakOf(name)?.code !== undefined) ? [...names] : [];
}

function ranksOf(event: FederationEvent, tournament: Tournament): ReadonlyMap<string, number> {
  if (tournament.games.length === 0) return new Map();
  const result = tableOf(event, tournament);
  if (result.kind === 'refused') return new Map();
  return new Map(result.standings.rows.map(({ player, rank }) => [player, rank]));
}

/** Nobody enters a league with a rating: FIDE's of the first day is told. */
function fideRating({ rating: told }: TournamentPlayer, { fide }: Player, start: string): { readonly rating?: number } {
  const rating = told ?? fide?.ratings?.findLast(({ from }) => from <= start)?.standard;
  return rating === undefined ? {} : { rating };
}
