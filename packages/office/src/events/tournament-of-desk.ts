import type { Bye, ForbiddenPairs, Tournament, TournamentGame, TournamentPlayer, VirtualPoints } from '@escala/core';
import { shortestMatches } from '@escala/regulations';
import { identityInDocument } from '../registry/players/identity-in-document.ts';
import type { Player } from '../registry/players/player.ts';
import { numberedIn, pairingSystem, rulesInDocument, scoringOf, systemOf } from './book-of-event.ts';
import type { EventEntry } from './entries/entry.ts';
import { byeWorth } from './entries/rounds-off.ts';
import type { FederationEvent } from './event.ts';
import { activeEntries, type EventDesk, standingBoards, standingRounds } from './event-desk.ts';
import { listRatingsOf } from './ratings/entry-rating.ts';
import { ratingListsOf } from './ratings/rating-lists.ts';
import { boardsThatCount, gamesOfBoards } from './rounds/complete-rounds.ts';
import { isKnockout } from './rounds/level-matches.ts';
import { tournamentFacts } from './tournament-facts.ts';

/**
 * What a document tells of births: the years are for those who run the event (D-OFF-20); the dates go only into the
 * report made for FIDE, of players who play (D-OFF-1303).
 */
export type Births = 'none' | 'years' | 'dates-of-playing' | 'dates';

interface TournamentOfDeskOptions {
  readonly births?: Births;
  /** Forbidden pairs, for the pairing and for those who run the event (D-OFF-492). */
  readonly forbidden?: boolean;
}

/** The event as the tournament document used by pairing, standings, norms and promotions. */
export function tournamentOfDesk(
  desk: EventDesk,
  { births = 'none', forbidden = false }: TournamentOfDeskOptions = {},
): Tournament {
  const { body } = desk.event;
  const entries = activeEntries(desk).map((entry) => entry.body);
  const { games, tieBreakGames } = gamesOfBoards(boardsThatCount(desk));
  const byes = byesOf(desk, entries, games);
  const born = bornIn(births, games);
  const players = entries.map((entry) => {
    const player = desk.players.get(entry.player);
    return { ...playerOf(entry, player), ...born(entry.player, birthOf(player, entry)) };
  });
  const virtualPoints = virtualPointsOf(body, players);
  const apart = forbidden ? forbiddenOf(body, players) : [];
  const scoring = scoringOf(body);
  return {
    format: 'escala/tournament@1',
    name: body.name,
    ...rulesInDocument(body),
    system: systemOf(body),
    rounds: body.rounds,
    ...(body.initialColour !== undefined && { initialColour: body.initialColour }),
    ...(scoring !== undefined && { scoring }),
    ...(body.acceleration !== undefined && { acceleration: body.acceleration }),
    ...(virtualPoints.length > 0 && { virtualPoints }),
    ...(apart.length > 0 && { forbidden: apart }),
    ratingLists: ratingListsOf(body, desk.federation),
    ...gamesPerMatchOf(desk),
    ...(body.thirdPlaceMatch && { thirdPlaceMatch: true }),
    players,
    games,
    ...(tieBreakGames.length > 0 && { tieBreakGames }),
    byes,
    absences: absencesOf(entries, games, byes),
    withdrawals: entries.flatMap(({ player, withdrawnAfter }) =>
      withdrawnAfter === undefined ? [] : [{ player, afterRound: withdrawnAfter }],
    ),
    event: tournamentFacts(body),
  };
}

/** The setting is for rounds to come; of earlier ones, all games that were drawn are boards (D-OFF-1080). */
function gamesPerMatchOf(desk: EventDesk): Pick<Tournament, 'gamesPerMatch'> {
  const { gamesPerMatch } = desk.event.body;
  if (gamesPerMatch === undefined) return {};
  if (!isKnockout(desk.event.body)) return { gamesPerMatch };
  const drawn = standingBoards(desk).flatMap(({ body }) => (body.pace === undefined ? [body] : []));
  const ofRounds = shortestMatches(drawn, gamesPerMatch);
  if (ofRounds.every((games) => games === gamesPerMatch)) return { gamesPerMatch };
  return { gamesPerMatch: ofRounds.at(-1) === gamesPerMatch ? ofRounds : [...ofRounds, gamesPerMatch] };
}

/** Virtual points for each player, from ranges of pairing numbers; later lines override earlier ones. */
function virtualPointsOf(event: FederationEvent, players: readonly TournamentPlayer[]): VirtualPoints[] {
  const { virtualPoints = [] } = event;
  if (virtualPoints.length === 0) return [];
  return numberedIn(event, { players }).flatMap(({ id, number }) => {
    const points: number[] = [];
    for (const { fromRound, toRound, firstNumber, lastNumber, points: value } of virtualPoints) {
      if (number < firstNumber || number > lastNumber) continue;
      while (points.length < toRound) points.push(0);
      points.fill(value, fromRound - 1, toRound);
    }
    return points.length === 0 ? [] : [{ player: id, points }];
  });
}

/** The groups, limited to entered players. */
function forbiddenOf({ forbidden = [] }: FederationEvent, players: readonly TournamentPlayer[]): ForbiddenPairs[] {
  const known = new Set(players.map(({ id }) => id));
  return forbidden
    .map((group) => ({ ...group, players: group.players.filter((player) => known.has(player)) }))
    .filter((group) => group.players.length > 1);
}

/** Byes from the pairing, and requested ones, even for rounds to come; a player who plays after all has none. */
function byesOf(desk: EventDesk, entries: readonly EventEntry[], games: readonly TournamentGame[]): Bye[] {
  const scoring = scoringOf(desk.event.body);
  const tellsByes = pairingSystem(desk.event.body)?.byes.onRequest !== undefined;
  const byPairing = standingRounds(desk).flatMap(({ body: { round, byes } }) =>
    byes.map(({ player, points }): Bye => ({ round, player, points, ...(tellsByes && { kind: 'pairing' }) })),
  );
  const there = new Set(byPairing.map(({ round, player }) => `${round}/${player}`));
  for (const { round, white, black } of games) there.add(`${round}/${white}`).add(`${round}/${black}`);
  const requested = entries.flatMap(({ player, byes = [], withdrawnAfter = Number.POSITIVE_INFINITY }) =>
    byes
      .filter(({ round }) => round <= withdrawnAfter && !there.has(`${round}/${player}`))
      .map(({ round, kind }): Bye => ({ round, player, points: byeWorth(kind, scoring), kind })),
  );
  return [...byPairing, ...requested];
}

function playerOf(entry: EventEntry, player: Player | undefined): TournamentPlayer {
  const { number, rating, ratingFrom, ratings, title, club, team, category } = entry;
  const listRatings = listRatingsOf(entry);
  return {
    id: entry.player,
    ...(number !== undefined && { number }),
    ...(player !== undefined && { name: player.name }),
    ...(rating !== undefined && { rating }),
    ...(ratingFrom !== undefined && { ratingFrom }),
    ...(Object.keys(listRatings).length > 0 && { listRatings }),
    ...(title !== undefined && { title }),
    ...(club !== undefined && { club }),
    ...(team !== undefined && { team }),
    ...(category !== undefined && { category }),
    ...(ratings !== undefined && { ratings }),
    ...(player !== undefined && identityInDocument(player)),
  };
}

/** From the registry, or from FIDE's list as copied in the entry. */
const birthOf = ({ birthDate, birthYear }: Partial<Player> = {}, { fide }: EventEntry): Birth => ({
  birthDate,
  birthYear: birthYear ?? fide?.birthYear,
});

type Birth = Pick<TournamentPlayer, 'birthDate' | 'birthYear'>;

/** A player's birth as the document tells it. */
export function bornIn(births: Births, games: readonly TournamentGame[]): (player: string, known: Birth) => Birth {
  const playing = new Set(
    births === 'dates-of-playing' ? games.filter(isPlayed).flatMap(({ white, black }) => [white, black]) : [],
  );
  return (player, { birthDate, birthYear }) => {
    if (births === 'none') return {};
    if (birthDate === undefined) return birthYear === undefined ? {} : { birthYear };
    return births === 'dates' || playing.has(player) ? { birthDate } : { birthYear: Number(birthDate.slice(0, 4)) };
  };
}

/** It has a result at the board. */
const isPlayed = ({ result, kind = 'played' }: TournamentGame): boolean => result !== undefined && kind === 'played';

/** Players absent in a round, or not there yet (Suis 17); a game or bye in the round takes precedence. */
function absencesOf(
  entries: readonly EventEntry[],
  games: readonly TournamentGame[],
  byes: readonly Bye[],
): { round: number; player: string }[] {
  const there = new Set(byes.map(({ round, player }) => `${round}/${player}`));
  for (const { round, white, black } of games) there.add(`${round}/${white}`).add(`${round}/${black}`);
  return entries.flatMap(({ player, absences, firstRound = 1 }) => {
    const missed = Array.from({ length: firstRound - 1 }, (_, i) => i + 1);
    const rounds = [...new Set([...missed, ...absences])].sort((a, b) => a - b);
    return rounds.filter((round) => !there.has(`${round}/${player}`)).map((round) => ({ round, player }));
  });
}
