import {
  DOUBLED,
  dayFrom,
  entryOf,
  FIDE_LISTS,
  gamesPerMatchIn,
  lastPairedRound,
  type Tournament,
  type TournamentGame,
  type TournamentPlayer,
} from '@escala/core';
import { type FideEvent, fideEvent } from '../../fide-2026/facts.ts';
import { unfoldMatches } from '../../shared/games-of-matches.ts';
import { knockoutReached } from '../../shared/knockout-record.ts';
import { numbersOfEvent, type TitleNumbers } from '../parameters.ts';
import { fideTitle } from '../title-names.ts';

/** Codes that are not federations: players under FIDE itself, and players of a federation that is not a member. */
export const NO_FEDERATION = 'FID';
export const NOT_A_MEMBER = 'NON';

/** Pairing systems as norms distinguish them (1.4.2e); others need FIDE's approval. */
const SYSTEM_TYPES: Readonly<Record<string, SystemType>> = {
  'fide-dutch': 'swiss',
  'round-robin': 'round-robin',
  'double-round-robin': 'double-round-robin',
  knockout: 'knockout',
};
export type SystemType = 'swiss' | 'round-robin' | 'double-round-robin' | 'knockout' | 'other';

/** What a player did in one round. */
export type RoundOfPlayer =
  | { readonly kind: 'game'; readonly game: TournamentGame; readonly opponent: string }
  /** By the pairing. */
  | { readonly kind: 'bye' }
  /** Absent, or a requested bye. */
  | { readonly kind: 'away' };

/** A tournament by player and round, with the numbers in force on its day. */
export interface Field {
  readonly tournament: Tournament;
  readonly event: FideEvent;
  readonly numbers: TitleNumbers;
  readonly system: SystemType;
  /** Whether a player is out of a knockout and has no more games. */
  isOut(player: string): boolean;
  /** The last paired round. */
  readonly lastRound: number;
  readonly players: ReadonlyMap<string, TournamentPlayer>;
  /**
   * A player as on the list in force on a round's day, in an event of more than 30 days (1.1.4, D-FT-18); in others, as
   * at the start.
   */
  playerIn(round: number, player: string): TournamentPlayer;
  /** The rounds of a player, from the first to the last paired one. */
  roundsOf(player: string): readonly RoundOfPlayer[];
}

const AWAY: RoundOfPlayer = { kind: 'away' };

export function fieldOf(told: Tournament): Field {
  const system = entryOf(SYSTEM_TYPES, told.system) ?? 'other';
  // Each game of a match counts as a round of the report (D-KO-12).
  const tournament = system === 'knockout' ? unfoldMatches(told, (round) => gamesPerMatchIn(told, round)) : told;
  const event = fideEvent(tournament.event);
  const numbers = numbersOfEvent(event.start);
  const lastRound = lastPairedRound(tournament);
  const players = new Map(tournament.players.map((player) => [player.id, asFideKnows(player)]));
  const rounds = new Map<string, RoundOfPlayer[]>();
  for (const { id } of tournament.players) rounds.set(id, new Array<RoundOfPlayer>(lastRound).fill(AWAY));
  for (const { round, player, kind = 'pairing' } of tournament.byes ?? [])
    if (kind === 'pairing' && round <= lastRound) rounds.get(player)?.splice(round - 1, 1, { kind: 'bye' });
  for (const game of tournament.games) {
    rounds.get(game.white)?.splice(game.round - 1, 1, { kind: 'game', game, opponent: game.black });
    rounds.get(game.black)?.splice(game.round - 1, 1, { kind: 'game', game, opponent: game.white });
  }
  return {
    tournament,
    event,
    numbers,
    system,
    isOut: (player) => system === 'knockout' && isKnockedOut(told, player),
    lastRound,
    players,
    playerIn: (round, player) => asOfDay(players.get(player)!, isLong(event, numbers) && event.roundDates?.[round - 1]),
    roundsOf: (player) => rounds.get(player) ?? [],
  };
}

/** Whether a player has lost a knockout match and has no match for third place to come (D-KO-11). */
function isKnockedOut(told: Tournament, player: string): boolean {
  const last = lastPairedRound(told);
  const reached = knockoutReached(told, last).get(player) ?? 0;
  const playsForThird = told.thirdPlaceMatch === true && last === told.rounds - 1 && reached === last - 1;
  return last > 0 && reached < last - 0.5 && !playsForThird;
}

/** Length of an event in days, both ends included; undefined if unknown. */
export const daysOf = ({ start, end }: FideEvent): number | undefined =>
  start !== undefined && end !== undefined ? dayFrom(end) - dayFrom(start) + 1 : undefined;

export const isLong = (event: FideEvent, { listDays }: TitleNumbers): boolean => (daysOf(event) ?? 0) > listDays;

function asOfDay(player: TournamentPlayer, day: string | false | undefined): TournamentPlayer {
  if (!day || player.laterRatings === undefined) return player;
  let { rating, title } = player;
  for (const later of player.laterRatings) {
    if (later.from > day) break;
    rating = later.rating ?? rating;
    title = later.title === undefined ? title : fideTitle(later.title);
  }
  return { ...player, rating, ...(title !== undefined && { title }) };
}

/** A player with FIDE's rating and title: if ratings are given by list, one of another list is not FIDE's (D-FT-10). */
function asFideKnows(player: TournamentPlayer): TournamentPlayer {
  const { rating, ratings, ratingFrom, listRatings, title } = player;
  const isOfFide = ratingFrom === undefined || ratingFrom === FIDE_LISTS.standard;
  const isByList = ratings !== undefined || listRatings !== undefined || !isOfFide;
  const own = ratings?.fide ?? listRatings?.[FIDE_LISTS.standard] ?? (isOfFide && ratingFrom ? rating : undefined);
  return { ...player, rating: isByList ? own : rating, ...(title !== undefined && { title: fideTitle(title) }) };
}

/** In round robins all opponents are known from the start. */
export const isPredetermined = ({ system }: Field): boolean =>
  system === 'round-robin' || system === 'double-round-robin';

/** Points of one side in halves. */
export function halfPoints({ result, white }: TournamentGame, player: string): number {
  return result === undefined ? 0 : DOUBLED[result][white === player ? 0 : 1];
}

export const isPlayed = ({ kind = 'played', result }: TournamentGame): boolean =>
  kind === 'played' && result !== undefined;

export const isForfeitWin = (round: RoundOfPlayer, player: string): boolean =>
  round.kind === 'game' && round.game.kind === 'forfeit' && halfPoints(round.game, player) === 2;
