import {
  type AssignedPoints,
  type Colour,
  entryOf,
  type RatingLists,
  type RatingsBySource,
  saidKind,
  type Tournament,
  type TournamentGame,
  type TournamentPlayer,
} from '@escala/core';
import { foldMatches, ratingSources, usualBook } from '@escala/regulations';
import { lastPairedRound } from '../empty-report.ts';
import type { TrfRemark } from '../trf-problem.ts';
import type { TrfPlayer, TrfReport } from '../trf-report.ts';
import { assignedToPlayers, assignedToTeams } from './assigned-points-of.ts';
import { eventFacts } from './event-facts.ts';
import { missedRounds } from './missed-rounds.ts';
import { leftOut, pairingTermsOf } from './pairing-terms.ts';
import { ratingListsOf } from './rating-method.ts';
import { gamesOfReport, playersByNumber, type ReportGame } from './report-games.ts';
import { isBeside } from './rulings.ts';
import {
  isOlderEdition,
  namesAnother,
  type ReportedSystem,
  type ReportedSystems,
  systemOfReport,
} from './system-of-report.ts';
import { withTeams } from './team-rounds.ts';
import { teamsOf } from './team-tournament-of-trf.ts';
import { readTrfDate, readTrfYear } from './trf-date.ts';
import { titleOfTrf } from './trf-title.ts';

export interface TournamentOfTrfOptions {
  /** The systems a report may name. */
  readonly systems: ReportedSystems;
  /** Overrides the report's. */
  readonly system?: string;
  /** Used if the report does not name one of ours; by default FIDE's first (D-OFF-1240). */
  readonly assumed?: string;
  readonly initialColour?: Colour;
  readonly rounds?: number;
  /** Overrides the report's code; points lent by name are kept. */
  readonly acceleration?: 'none' | 'baku';
}

export interface TournamentOfTrf {
  readonly tournament: Tournament;
  /** Assumptions, and what a tournament cannot hold. */
  readonly remarks: readonly TrfRemark[];
}

/** The tournament described by a report. Start numbers serve as ids and as pairing numbers. */
export function tournamentOfTrf(report: TrfReport, options: TournamentOfTrfOptions): TournamentOfTrf {
  const remarks: TrfRemark[] = [];
  const system = options.system ?? systemOf(report, options, remarks);
  const rounds = options.rounds ?? report.rounds ?? roundsOf(report, remarks);
  const games = gamesOfReport(report);
  const known = entryOf(options.systems, system);
  tellOlderEdition(report, known, remarks);
  const event = withFacts(eventFacts(report, remarks), {
    ...registrarOf(report),
    ...known?.factsOfCode?.(report.typeCode ?? ''),
  });
  const ratingLists = ratingListsOf(report, event?.timeControl);
  const lines: Tournament = {
    format: 'escala/tournament@1',
    ...(report.name !== undefined && { name: report.name }),
    system,
    rounds,
    ...pairingTermsOf(report, known, options.acceleration, remarks),
    ...(ratingLists !== undefined && { ratingLists }),
    players: [...playersByNumber(report).values()].map((player) => ({
      ...playerOf(player, known, report, remarks),
      ...(known?.teams !== undefined && teamOf(player, report)),
      ...ratedBy(player, ratingLists),
    })),
    games: games.filter(({ round }) => round <= rounds).map(gameOf),
    ...missedRounds(report, rounds, known?.byes?.onRequest !== undefined, remarks),
    ...(event !== undefined && { event }),
  };
  const inTeams =
    known?.teams !== undefined && known.setByEvent?.includes('games-per-match') ? withTeams(lines, report) : lines;
  const assignedPoints = assignedPointsOf(inTeams, report, known, remarks);
  const told = { ...inTeams, ...(assignedPoints.length > 0 && { assignedPoints }) };
  const inferred = known?.colourDrawn === undefined ? initialColourOf(games) : known.colourDrawn(told);
  const initialColour = options.initialColour ?? report.initialColour ?? inferred;
  if (initialColour === undefined && known?.drawsColour)
    remarks.push({ severity: 'warning', code: 'trf-initial-colour-unknown', path: ['initialColour'], values: {} });
  const tournament = { ...told, ...(initialColour !== undefined && { initialColour }) };
  return { tournament: known?.eventType === 'knockout' ? foldMatches(tournament) : tournament, remarks };
}

/** D-TRF-10: counted if the system lets an event set them, or else left out with a message. */
function assignedPointsOf(
  told: Tournament,
  report: TrfReport,
  system: ReportedSystem | undefined,
  remarks: TrfRemark[],
): readonly AssignedPoints[] {
  const beside = report.abnormalPoints.filter((record) => isBeside(record, report)).length;
  const { matches, roundsOff } = system?.teams ?? {};
  if (!system?.setByEvent?.includes('assigned-points')) remarks.push(...leftOut({ abnormalPoints: beside }));
  else if (system.teams === undefined) return assignedToPlayers(report);
  else if (matches && roundsOff) return assignedToTeams(told, report, { matches, roundsOff });
  return [];
}

const withFacts = (
  event: Tournament['event'],
  facts: Readonly<Record<string, string | boolean>> = {},
): Tournament['event'] => (Object.keys(facts).length === 0 ? event : { ...event, ...facts });

function systemOf(
  report: TrfReport,
  { systems, assumed = Object.keys(usualBook.systems)[0]! }: TournamentOfTrfOptions,
  remarks: TrfRemark[],
): string {
  const system = systemOfReport(report, systems);
  if (system !== undefined) return system;
  const values = { system: assumed, found: (report.typeCode ?? report.type)?.trim() || 'none' };
  const code = namesAnother(report) ? 'trf-system-other' : 'trf-system-assumed';
  remarks.push({ severity: 'warning', code, path: ['type'], values });
  return assumed;
}

/** D-DUTCH-18. */
function tellOlderEdition(
  { typeCode = '' }: TrfReport,
  system: ReportedSystem | undefined,
  remarks: TrfRemark[],
): void {
  if (system?.edition === undefined || !isOlderEdition(typeCode, system)) return;
  const values = { found: typeCode, code: `${system.reportCode} ${system.edition}` };
  remarks.push({ severity: 'warning', code: 'trf-older-edition', path: ['typeCode'], values });
}

/** As many as there are dates, or as were paired. */
function roundsOf({ roundDates, players }: TrfReport, remarks: TrfRemark[]): number {
  const rounds = Math.max(1, roundDates.length, lastPairedRound(players));
  remarks.push({ severity: 'warning', code: 'trf-rounds-unknown', path: ['rounds'], values: { rounds } });
  return rounds;
}

/**
 * In round one the better-numbered player of a pair has the initial
 * colour if the number is odd, the other one if it is even (D-TRF-3).
 */
function initialColourOf(games: readonly ReportGame[]): Colour | undefined {
  const first = games
    .filter(({ round, kind }) => round === 1 && kind === 'played')
    .reduce<ReportGame | undefined>(
      (best, game) => (best === undefined || top(game) < top(best) ? game : best),
      undefined,
    );
  if (first === undefined) return undefined;
  return first.white < first.black === (top(first) % 2 === 1) ? 'white' : 'black';
}

function top({ white, black }: ReportGame): number {
  return Math.min(white, black);
}

function playerOf(
  player: TrfPlayer,
  system: ReportedSystem | undefined,
  report: TrfReport,
  remarks: TrfRemark[],
): TournamentPlayer {
  const { number, name, rating, title: written, birth, federation, sex, id } = player;
  const { title, isKnown } = written ? titleOfTrf(written, system) : { title: undefined, isKnown: true };
  const values = { field: 'title', found: title ?? '', place: 'player', player: number };
  if (!isKnown) remarks.push({ severity: 'warning', code: 'trf-title-unknown', path: ['players'], values });
  const birthDate = birth && readTrfDate(birth);
  const birthYear = birth && readTrfYear(birth);
  const ratings = ratingsOf(player, report);
  return {
    id: String(number),
    number,
    ...(name !== undefined && { name }),
    ...(rating !== undefined && rating > 0 && { rating }),
    ...(isKnown && title !== undefined && { title }),
    ...(birthDate && { birthDate }),
    ...(birthYear && { birthYear }),
    ...(ratings !== undefined && { ratings }),
    ...(federation && { federation }),
    ...(sex !== undefined && { sex: sex === 'w' ? 'f' : 'm' }),
    ...(id && { fideId: id }),
  };
}

function teamOf({ number }: TrfPlayer, report: TrfReport): Pick<TournamentPlayer, 'team'> {
  const name = teamsOf(report).find(({ players }) => players.includes(number))?.name;
  return name ? { team: name } : {};
}

/** With a single list every rating is from it; with several the report does not say which. */
function ratedBy({ rating }: TrfPlayer, lists: RatingLists | undefined): Pick<TournamentPlayer, 'ratingFrom'> {
  const [only, ...others] = lists?.lists ?? [];
  return only === undefined || others.length > 0 || !rating ? {} : { ratingFrom: only.list };
}

/** Records of national ratings, with the corresponding source in our documents. */
export const RATING_RECORDS: ReadonlyMap<string, string> = new Map(
  [...ratingSources].flatMap(([source, all]) =>
    all.flatMap(({ record }) => (record === undefined ? [] : [[record, source] as const])),
  ),
);

function ratingsOf({ number }: TrfPlayer, { nationals }: TrfReport): RatingsBySource | undefined {
  const ratings: Record<string, number> = {};
  for (const national of nationals) {
    const source = RATING_RECORDS.get(national.record);
    if (national.number === number && source !== undefined && national.rating) ratings[source] = national.rating;
  }
  return Object.keys(ratings).length > 0 ? ratings : undefined;
}

/** The federation that registers the event, where 032 has its code (D-OFF-494). */
const registrarOf = ({ federation = '' }: TrfReport): Readonly<Record<string, string>> =>
  /^[A-Z]{3}$/.test(federation) ? { federation } : {};

function gameOf({ round, white, black, result, kind }: ReportGame): TournamentGame {
  const game = { round, white: String(white), black: String(black) };
  return result === undefined ? game : { ...game, result, ...saidKind(result, kind) };
}
