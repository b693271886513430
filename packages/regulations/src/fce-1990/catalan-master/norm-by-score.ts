import { type CountedOpponent, type Decision, decimal, type Reason, reason, type TournamentPlayer } from '@escala/core';
import type { Delegation } from '../facts.ts';
import type { NormRules } from '../parameters.ts';
import { doubledPoints, type PairedRound, type PlayerRound, pairedRounds } from '../promotions/player-rounds.ts';
import type { Mean } from '../promotions/points-needed.ts';
import { fewestPoints, meanEnough, meanOf, normOpponent, percentageNeeded, reachesPercentage } from './score-needed.ts';

export interface ScoreFacts {
  readonly rounds: number;
  readonly delegation?: Delegation | undefined;
  readonly players: ReadonlyMap<string, TournamentPlayer>;
}

export interface ScoreVerdict {
  readonly reached: boolean;
  readonly points: number;
  readonly percentage: number;
  readonly mean: number | null;
  readonly neededPercentage: number | null;
  readonly neededPoints: number | null;
  readonly opponents: readonly CountedOpponent[];
  readonly reasons: readonly Reason[];
}

/** MC norma 3: the percentage against the mean of the opponents, for the rounds as played. */
function scoreAsPlayed(rules: NormRules, facts: ScoreFacts, own: readonly PlayerRound[]): ScoreVerdict {
  const { rounds } = facts;
  const opponents = pairedRounds(own).map((game) => normOpponent(rules, game, facts.players.get(game.opponent)!));
  const mean = meanOf(opponents);
  const doubled = doubledPoints(own);
  const percentage = decimal((50 * doubled) / rounds);
  const enough = meanEnough(rules, mean, facts.delegation);
  const head = { points: doubled / 2, percentage, mean: mean.count === 0 ? null : decimal(mean.sum / mean.count) };
  if (enough.holds !== 'yes')
    return { ...head, reached: false, neededPercentage: null, neededPoints: null, opponents, reasons: [enough] };
  const needed = percentageNeeded(rules, mean);
  const reached = reachesPercentage(needed, doubled, rounds);
  const neededPercentage = decimal(needed.numerator / needed.denominator / 10);
  const neededPoints = fewestPoints(needed, rounds);
  const score = reason(
    'fce-1990.norm-percentage',
    'MC norma 3',
    reached,
    { points: doubled / 2, rounds, percentage, needed: neededPercentage, neededPoints, mean: head.mean! },
    { decisions: decisionsApplied(rules, facts, mean, reached && percentage === neededPercentage) },
  );
  return { ...head, reached, neededPercentage, neededPoints, opponents, reasons: [enough, score] };
}

function decisionsApplied(
  rules: NormRules,
  { rounds }: ScoreFacts,
  { sum, count }: Mean,
  exactly: boolean,
): Decision[] {
  return [
    ...(sum > rules.fullMean * count ? ['D-COMP-2' as const] : []),
    ...(exactly ? ['D-COMP-3' as const] : []),
    'D-COMP-25',
    ...(count < rounds ? ['D-COMP-26' as const] : []),
    ...(sum < rules.fullMean * count && sum % count !== 0 ? ['D-COMP-27' as const] : []),
  ];
}

/**
 * MC norma 5: a norm that would be made even with a loss in the last round stands whatever happens; one that needs a
 * draw stands with a win. This matters if an absent opponent would lower the mean: the opponent counts as met
 * (D-COMP-28).
 */
export function normByScore(rules: NormRules, facts: ScoreFacts, own: readonly PlayerRound[]): ScoreVerdict {
  const played = scoreAsPlayed(rules, facts, own);
  const last = pairedRounds(own).find(({ round }) => round === facts.rounds);
  if (played.reached || last === undefined) return played;
  for (const supposed of supposedResults(last)) {
    const verdict = scoreAsPlayed(rules, facts, [...own.filter((round) => round !== last), supposed.game]);
    if (!verdict.reached) continue;
    const stands = reason(
      'fce-1990.norm-last-round',
      'MC norma 5',
      true,
      { result: supposed.result, points: verdict.points, mean: verdict.mean! },
      { decisions: ['D-COMP-28'] },
    );
    return { ...played, reached: true, reasons: [...played.reasons, stands] };
  }
  return played;
}

/** A loss is assumed whatever the result; a draw only if the game was won. */
function supposedResults(last: PairedRound): readonly { result: 'loss' | 'draw'; game: PairedRound }[] {
  const loss = { result: 'loss', game: { ...last, kind: 'played', doubled: 0 } } as const;
  const draw = { result: 'draw', game: { ...last, kind: 'played', doubled: 1 } } as const;
  return last.doubled === 2 ? [loss, draw] : [loss];
}
