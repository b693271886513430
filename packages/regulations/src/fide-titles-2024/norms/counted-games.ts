import type { RoundLeftOut, TournamentPlayer } from '@escala/core';
import {
  type Field,
  halfPoints,
  isForfeitWin,
  isPlayed,
  isPredetermined,
  NOT_A_MEMBER,
  type RoundOfPlayer,
} from './field.ts';

/** A game that may count for a norm. */
export interface CountedGame {
  readonly round: number;
  readonly opponent: TournamentPlayer;
  readonly halfPoints: number;
}

/** All counting games of a player, and the rounds that do not count. */
export interface FullSet {
  readonly player: TournamentPlayer;
  readonly games: readonly CountedGame[];
  readonly leftOut: readonly RoundLeftOut[];
  /** 1.4.1c: the only missing round was a forfeit win or a bye by the pairing. */
  readonly oneOff: boolean;
  /** 1.4.2c: the last round was a forfeit win, which may count as a lost game. */
  readonly lastForfeit: CountedGame | undefined;
}

export function fullSet(field: Field, player: TournamentPlayer): FullSet {
  const games: CountedGame[] = [];
  const leftOut: RoundLeftOut[] = [];
  let offBoard = 0;
  let lastForfeit: CountedGame | undefined;
  for (const [index, spent] of field.roundsOf(player.id).entries()) {
    const round = index + 1;
    // A game still in progress does not count yet.
    if (spent.kind === 'game' && spent.game.result === undefined) continue;
    const article = whyNot(field, round, spent);
    if (article === undefined && spent.kind === 'game') {
      const opponent = field.playerIn(round, spent.opponent);
      games.push({ round, opponent, halfPoints: halfPoints(spent.game, player.id) });
      continue;
    }
    leftOut.push({ round, article: article! });
    const forfeit = isForfeitWin(spent, player.id);
    if (forfeit || spent.kind === 'bye') offBoard++;
    if (forfeit && round === field.tournament.rounds && spent.kind === 'game' && isMember(field, spent.opponent))
      lastForfeit = { round, opponent: field.playerIn(round, spent.opponent), halfPoints: 0 };
  }
  for (const round of roundsOff(field, player)) leftOut.push({ round, article: '1.4.2c' });
  return { player, games, leftOut, oneOff: leftOut.length === 1 && offBoard === 1, lastForfeit };
}

/** Unpaired rounds in which the player is known to have no opponent. */
export function roundsOff({ tournament, lastRound }: Field, { id }: TournamentPlayer): readonly number[] {
  const { rounds, byes = [], absences = [], withdrawals = [] } = tournament;
  const off = new Set([...byes, ...absences].flatMap(({ player, round }) => (player === id ? [round] : [])));
  const left = withdrawals.find(({ player }) => player === id)?.afterRound ?? rounds;
  return Array.from({ length: Math.max(0, rounds - lastRound) }, (_, i) => lastRound + 1 + i).filter(
    (round) => round > left || off.has(round),
  );
}

/** Whether some opponents were met more than once. */
export const meetTwice = (games: readonly CountedGame[]): boolean =>
  new Set(games.map(({ opponent }) => opponent.id)).size < games.length;

const isMember = ({ players }: Field, player: string): boolean => players.get(player)?.federation !== NOT_A_MEMBER;

/** The article because of which a round does not count. */
function whyNot(field: Field, round: number, spent: RoundOfPlayer): string | undefined {
  if (spent.kind !== 'game' || !isPlayed(spent.game)) return '1.4.2c';
  if (!isMember(field, spent.opponent)) return '1.4.2a';
  if (isPredetermined(field) && gotNothing(field, round, spent.opponent)) return '1.4.2b';
  return undefined;
}

/** 1.4.2b: unrated, without any point against rated opponents; every game counts, even two of one round (D-FT-15). */
function gotNothing({ tournament, playerIn }: Field, round: number, opponent: string): boolean {
  if (playerIn(round, opponent).rating !== undefined) return false;
  return tournament.games.every((game) => {
    const { white, black } = game;
    if ((white !== opponent && black !== opponent) || !isPlayed(game)) return true;
    const other = white === opponent ? black : white;
    return playerIn(game.round, other).rating === undefined || halfPoints(game, opponent) === 0;
  });
}
