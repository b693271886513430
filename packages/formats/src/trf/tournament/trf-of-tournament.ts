import { entryOf, type Tournament, type TournamentPlayer, withoutGaps } from '@escala/core';
import { unfoldMatches } from '@escala/regulations';
import { abnormalPointsOf, rulingsFor } from '../assigned-points.ts';
import { emptyReport } from '../empty-report.ts';
import type { TrfRemark } from '../trf-problem.ts';
import type { TrfNational, TrfPlayer, TrfReport, TrfRound } from '../trf-report.ts';
import { accelerationsFor, forbiddenFor, leftOut, scoringForReport } from './pairing-terms.ts';
import { NATIONAL_LIST, ratingMethodOf } from './rating-method.ts';
import { roundsOfPlayers } from './rounds-of-players.ts';
import { type ReportedSystem, type ReportedSystems, systemInWords } from './system-of-report.ts';
import { RATING_RECORDS } from './tournament-of-trf.ts';
import { writeTrfDate, writeTrfYear } from './trf-date.ts';
import { writeTimeCode, writeTimeText } from './trf-time-control.ts';
import { titleForTrf } from './trf-title.ts';

/** Facts of the event with a record in the report. */
const CARRIED = ['start', 'end', 'roundDates', 'timeControl', 'federation', 'arbiter', 'deputies'];

/** What a tournament contains but a report has no place for. */
function leftBehind(tournament: Tournament, system: ReportedSystem | undefined): TrfRemark[] {
  const { players, games, tieBreakGames = [], event = {} } = tournament;
  const carried = [...CARRIED, ...Object.keys(system?.factsOfCode?.(system.reportCodeOf?.(tournament) ?? '') ?? {})];
  const counts = {
    id: players.filter(({ id, number }) => number !== undefined && id !== String(number)).length,
    club: players.filter(({ club }) => club !== undefined).length,
    category: players.filter(({ category }) => category !== undefined).length,
    board: games.filter(({ board }) => board !== undefined).length,
    tieBreakGames: tieBreakGames.length,
    acceleration: system?.teams === undefined ? 0 : (tournament.virtualPoints ?? []).length,
    forbidden: system?.teams === undefined ? 0 : (tournament.forbidden ?? []).length,
    abnormalPoints: system?.teams === undefined ? 0 : (tournament.assignedPoints ?? []).length,
    event: Object.keys(event).filter((field) => !carried.includes(field)).length,
  };
  const remarks = leftOut(counts);
  if (players.some(({ number }) => number === undefined))
    remarks.push({ severity: 'warning', code: 'trf-numbers-assigned', path: ['players'], values: {} });
  return remarks;
}

export interface TrfOfTournament {
  readonly report: TrfReport;
  /** What a report cannot hold. */
  readonly remarks: readonly TrfRemark[];
}

/**
 * The report of a tournament, its system described as the competition books declare, tie-breaks by code, ranks by
 * player. Players without pairing numbers get them in the order of the document.
 */
export function trfOfTournament(
  told: Tournament,
  systems: ReportedSystems,
  tieBreaks: readonly string[] = [],
  ranks: ReadonlyMap<string, number> = new Map(),
): TrfOfTournament {
  const tournament = unfoldMatches(told);
  const remarks = leftBehind(tournament, entryOf(systems, tournament.system));
  const { players, event } = tournament;
  const numbers = new Map(players.map(({ id, number }, i) => [id, number ?? i + 1]));
  const rounds = roundsOfPlayers(tournament, numbers, remarks);
  // The numbers would be teams'.
  const hasTeams = entryOf(systems, tournament.system)?.teams !== undefined;
  const report: TrfReport = {
    ...emptyReport(),
    name: tournament.name,
    federation: (event as { readonly federation?: string } | undefined)?.federation,
    startDate: event?.start && writeTrfDate(event.start),
    endDate: event?.end && writeTrfDate(event.end),
    playerCount: String(players.length),
    ratedCount: String(players.filter(({ rating }) => rating !== undefined).length),
    type: systemInWords(tournament.system, systems),
    typeCode: typeCodeOf(tournament, entryOf(systems, tournament.system)),
    chiefArbiter: event?.arbiter,
    deputyArbiters: [...(event?.deputies ?? [])],
    timeControl: event?.timeControl && writeTimeText(event.timeControl),
    timeCode: event?.timeControl && writeTimeCode(event.timeControl),
    roundDates: datesOf(tournament).map(writeTrfDate),
    rounds: tournament.rounds,
    initialColour: tournament.initialColour,
    scoring: scoringForReport(tournament.scoring),
    ratingMethod: tournament.ratingLists && ratingMethodOf(tournament.ratingLists),
    ratingFederation: tournament.ratingLists?.lists.find(({ list, name }) => list === NATIONAL_LIST && name)?.name,
    abnormalPoints: [
      ...abnormalPointsOf(tournament, numbers, scoringForReport(tournament.scoring)),
      ...(hasTeams ? [] : rulingsFor(tournament, numbers)),
    ],
    accelerations: hasTeams ? [] : accelerationsFor(tournament, numbers),
    forbidden: hasTeams ? [] : (tournament.forbidden ?? []).map((group) => forbiddenFor(group, numbers)),
    tieBreaks: [...tieBreaks],
    standingsOrder: tieBreaks.length === 0 ? [] : ['PTS', ...tieBreaks],
    players: players.map((player) => ({
      ...rowOf(player, numbers.get(player.id)!, entryOf(systems, tournament.system), rounds.get(player.id)!),
      ...(ranks.has(player.id) && { rank: ranks.get(player.id) }),
    })),
    nationals: players.flatMap((player) => nationalsOf(player, numbers.get(player.id)!)),
    teamLists: [...Map.groupBy(players, ({ team }) => team)].flatMap(([name, own]) =>
      name === undefined ? [] : [{ name, players: own.map(({ id }) => numbers.get(id)!).sort((a, b) => a - b) }],
    ),
  };
  return { report: withoutGaps<TrfReport>(report), remarks };
}

/** Points lent by name take precedence over acceleration (D-DUTCH-20). */
function typeCodeOf(tournament: Tournament, system: ReportedSystem | undefined): string | undefined {
  const { acceleration, virtualPoints = [] } = tournament;
  if (system?.reportCodeOf !== undefined) return system.reportCodeOf(tournament);
  const isBaku = acceleration === 'baku' && virtualPoints.length === 0;
  return isBaku && system?.reportCode !== undefined ? `${system.reportCode}_BAKU` : system?.reportCode;
}

function rowOf(
  { name, rating, title, birthDate, birthYear, federation, sex, fideId }: TournamentPlayer,
  number: number,
  system: ReportedSystem | undefined,
  { rounds, points }: { rounds: readonly TrfRound[]; points: number },
): TrfPlayer {
  return {
    number,
    title: title && titleForTrf(title, system),
    name,
    rating,
    federation,
    sex: sex && (sex === 'f' ? 'w' : 'm'),
    id: fideId,
    birth: birthDate ? writeTrfDate(birthDate) : birthYear ? writeTrfYear(birthYear) : undefined,
    points,
    rounds,
  };
}

function nationalsOf({ ratings = {} }: TournamentPlayer, number: number): TrfNational[] {
  return [...RATING_RECORDS].flatMap(([record, source]) =>
    ratings[source] === undefined ? [] : [{ record, number, rating: ratings[source] }],
  );
}

/** D-OFF-876: the rounds of a one-day event are on that day. */
function datesOf({ event, rounds }: Tournament): readonly string[] {
  if (event?.roundDates !== undefined) return event.roundDates;
  const isOneDay = event?.start !== undefined && event.start === event.end;
  return isOneDay ? Array.from({ length: rounds }, () => event.start!) : [];
}
