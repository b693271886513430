import {
  type CorrectedRound,
  isForfeited,
  pointsIn,
  type RoundOutcome,
  type RowWorking,
  type TieBreakWorking,
  type Tournament,
  type WorkingPart,
} from '@escala/core';
import { NORMAL_SCORING, pointsOfGame } from '../../shared/points-before.ts';
import type { TieBreakCode } from '../tie-breaks/codes.ts';
import { figuresOf, partsOf, type RawPart } from '../tie-breaks/parts.ts';
import type { Ranking } from '../tie-breaks/rank.ts';
import { adjustedRounds, exact, type Field, type Turn } from '../tie-breaks/record.ts';
import { articlesOf, decisionsOf } from './tie-breaks-offered.ts';

/** 4.2: the points of each game and bye. */
export function pointsWorking(tournament: Tournament, upTo: number, player: string): RowWorking {
  const { games, byes = [], assignedPoints = [], scoring = NORMAL_SCORING } = tournament;
  const points: WorkingPart[] = [];
  for (const game of games) {
    const { round, white, black, kind, result = '0-0' } = game;
    if (round > upTo || (white !== player && black !== player)) continue;
    const colour = white === player ? 'white' : 'black';
    const own = pointsIn(result, colour);
    const end = own === 1 ? 'won' : own === 0 ? 'lost' : 'drawn';
    const why = isForfeited(result, kind)
      ? (`forfeit-${end === 'won' ? 'won' : 'lost'}` as const)
      : kind === 'adjudicated'
        ? (`adjudicated-${end}` as const)
        : end;
    points.push({ round, why, player: white === player ? black : white, value: pointsOfGame(game, colour, scoring) });
  }
  for (const { round, player: of, points: value } of byes)
    if (of === player && round <= upTo) points.push({ round, why: 'bye', value });
  for (const { round, player: of, points: value = 0 } of assignedPoints)
    if (of === player && round <= upTo && value !== 0) points.push({ round, why: 'assigned', value });
  return { player, annulled: false, points: points.sort((a, b) => a.round - b.round), tiebreaks: [] };
}

/** The same for a team, from its matches. */
export function teamPointsWorking(field: Field, i: number): RowWorking {
  const points = field.turns[i]!.flatMap((turn, at): WorkingPart[] => {
    const assigned = turn.assigned?.[field.primary] ?? 0;
    const ruled: WorkingPart[] = assigned === 0 ? [] : [{ round: at + 1, why: 'assigned', value: assigned }];
    if (turn.opponent < 0 && (turn.kind === 'free' || turn.kind === 'zero')) return ruled;
    const player = field.ids[turn.opponent];
    return [
      ...ruled,
      {
        round: at + 1,
        why: outcomeOf(field, turn),
        ...(player !== undefined && { player }),
        value: turn.points[field.primary],
      },
    ];
  });
  return { player: field.ids[i]!, annulled: false, points, tiebreaks: [] };
}

/** How each tie-break of a participant was computed. */
export function tieBreakWorkings(
  { withdrawals = [] }: Pick<Tournament, 'withdrawals'>,
  field: Field,
  codes: readonly TieBreakCode[],
  { tied }: Ranking,
): (i: number, values: readonly (number | null)[]) => TieBreakWorking[] {
  const left = new Map(withdrawals.map(({ player, afterRound }) => [player, afterRound]));
  const outcome = (i: number, round: number): RoundOutcome => {
    const turn = field.turns[i]![round - 1]!;
    if (turn.kind === 'zero') return round > (left.get(field.ids[i]!) ?? field.rounds) ? 'withdrawn' : 'absent';
    return outcomeOf(field, turn);
  };
  const written = (i: number, part: RawPart): WorkingPart => {
    const { round, opponent, value, score, cut, dummy, seen, secondary } = part;
    const corrected =
      seen && opponent >= 0 && dummy !== 'own' ? correctedOf(seen.field, seen.score, opponent, outcome) : [];
    return {
      round,
      why: outcome(i, round),
      ...(opponent >= 0 && { player: field.ids[opponent]! }),
      value,
      ...(score !== undefined && { opponentScore: score }),
      ...(dummy && { dummy }),
      ...(cut && { cut }),
      ...(corrected.length > 0 && { corrected }),
      ...(secondary !== undefined && { secondary }),
    };
  };
  const idsOf = (group: readonly number[]): string[] => group.map((other) => field.ids[other]!);
  return (i, values) =>
    codes.map((code, n): TieBreakWorking => {
      const among = tied[n]?.get(i);
      return {
        tiebreak: code.written,
        value: values[n]!,
        articles: articlesOf(code),
        decisions: decisionsOf(code),
        parts: partsOf(field, code, i, among?.group ?? []).map((part) => written(i, part)),
        ...figuresOf(field, code, i),
        ...(among && { among: idsOf(among.group) }),
        ...(among?.isSplit === false && { open: idsOf(among.group) }),
      };
    });
}

function outcomeOf(field: Field, { kind, points }: Turn): RoundOutcome {
  if (kind === 'game') return points[0] === field.win[0] ? 'won' : points[0] === field.draw[0] ? 'drawn' : 'lost';
  if (kind === 'forfeit-win') return 'forfeit-won';
  if (kind === 'forfeit-loss') return 'forfeit-lost';
  return 'bye';
}

/** 16.3: rounds of the opponent counted as draws, if that makes a difference. */
function correctedOf(
  field: Field,
  score: 0 | 1,
  opponent: number,
  outcome: (i: number, round: number) => RoundOutcome,
): CorrectedRound[] {
  const corrected: CorrectedRound[] = [];
  adjustedRounds(field, field.turns[opponent]!, ({ points }, at) => {
    const [scored, value] = [points[score], field.draw[score]];
    if (exact(scored) !== value) corrected.unshift({ round: at + 1, why: outcome(opponent, at + 1), scored, value });
  });
  return corrected;
}
