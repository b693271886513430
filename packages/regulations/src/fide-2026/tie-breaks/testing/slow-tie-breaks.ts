import type { Bye, Tournament, TournamentGame } from '@escala/core';

/** Buchholz, Sonneborn-Berger and their cuts literally as in the articles, with nothing cached or shared. */

interface SlowRound {
  readonly kind: 'game' | 'forfeit-win' | 'forfeit-loss' | 'pairing' | 'full' | 'half' | 'zero';
  readonly opponent: string | undefined;
  readonly points: number;
}

/** 16.1: a round without any record is a zero-point bye. */
function roundOf(tournament: Tournament, player: string, round: number): SlowRound {
  const game = tournament.games.find((each) => each.round === round && [each.white, each.black].includes(player));
  if (game) return gameOf(game, player);
  const bye: Bye | undefined = tournament.byes?.find((each) => each.round === round && each.player === player);
  return { kind: bye ? (bye.kind ?? 'pairing') : 'zero', opponent: undefined, points: bye?.points ?? 0 };
}

function gameOf({ white, black, result, kind }: TournamentGame, player: string): SlowRound {
  const [won, half] = player === white ? ['1-0', '1/2-0'] : ['0-1', '0-1/2'];
  const points = result === won ? 1 : result === '1/2' || result === half ? 0.5 : 0;
  const opponent = player === white ? black : white;
  if (kind === 'forfeit') return { kind: points === 1 ? 'forfeit-win' : 'forfeit-loss', opponent, points };
  return { kind: 'game', opponent, points };
}

const allRounds = (tournament: Tournament, player: string): SlowRound[] =>
  Array.from({ length: tournament.rounds }, (_, i) => roundOf(tournament, player, i + 1));

const isVur = ({ kind }: SlowRound): boolean => ['half', 'zero', 'forfeit-loss'].includes(kind);

const total = (tournament: Tournament, player: string): number =>
  allRounds(tournament, player).reduce((sum, { points }) => sum + points, 0);

/** 16.3: a half-point or zero-point bye followed only by VURs counts as a draw. */
function adjusted(tournament: Tournament, player: string): number {
  const rounds = allRounds(tournament, player);
  return rounds.reduce((sum, round, i) => {
    const isDraw = ['half', 'zero'].includes(round.kind) && rounds.slice(i + 1).every(isVur);
    return sum + (isDraw ? 0.5 : round.points);
  }, 0);
}

interface SlowValue {
  readonly opponentScore: number;
  readonly value: number;
  readonly isVur: boolean;
}

/** 16.4. */
function valueOfRound(
  tournament: Tournament,
  player: string,
  round: SlowRound,
  isProduct: boolean,
  isP: boolean,
): SlowValue {
  const isForfeit = round.kind.startsWith('forfeit');
  const weight = isProduct ? round.points : 1;
  if (round.kind === 'game' || (isForfeit && isP)) {
    const opponentScore = adjusted(tournament, round.opponent!);
    return { opponentScore, value: opponentScore * weight, isVur: false };
  }
  const limit = isForfeit ? adjusted(tournament, round.opponent!) : 0.5 * tournament.rounds;
  const own = total(tournament, player);
  const opponentScore = tournament.tiebreakRules === '2024-08' ? own : Math.min(own, limit);
  return { opponentScore, value: opponentScore * weight, isVur: isVur(round) };
}

const without = (values: readonly SlowValue[], gone: SlowValue): SlowValue[] => {
  const at = values.indexOf(gone);
  return values.filter((_, i) => i !== at);
};

/** 16.5. */
function cutLowest(values: readonly SlowValue[]): SlowValue[] {
  if (values.length === 0) return [];
  const lowestScore = Math.min(...values.map(({ opponentScore }) => opponentScore));
  const ofLowest = values.filter(({ opponentScore }) => opponentScore === lowestScore);
  const least = ofLowest.find(({ value }) => value === Math.min(...ofLowest.map((each) => each.value)))!;
  const vurs = values.filter((each) => each.isVur);
  const vur = vurs.find(({ value }) => value === Math.min(...vurs.map((each) => each.value)));
  return without(values, vur && vur.value >= least.value ? vur : least);
}

function cutHighest(values: readonly SlowValue[]): SlowValue[] {
  if (values.length === 0) return [];
  const highestScore = Math.max(...values.map(({ opponentScore }) => opponentScore));
  const ofHighest = values.filter(({ opponentScore }) => opponentScore === highestScore);
  return without(values, ofHighest.find(({ value }) => value === Math.max(...ofHighest.map((each) => each.value)))!);
}

export function slowTieBreak(tournament: Tournament, player: string, code: string): number {
  const [name, ...modifiers] = code.split('/');
  let values = allRounds(tournament, player).map((round) =>
    valueOfRound(tournament, player, round, name === 'SB', modifiers.includes('P')),
  );
  for (const modifier of modifiers) {
    const [letter, count] = [modifier[0], Number(modifier.slice(1))];
    if (letter === 'P') continue;
    for (let n = 0; n < count; n++) values = cutLowest(values);
    if (letter === 'M') for (let n = 0; n < count; n++) values = cutHighest(values);
  }
  return values.reduce((sum, { value }) => sum + value, 0);
}
