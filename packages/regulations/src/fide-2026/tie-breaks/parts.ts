import type { TieBreakWorking, WorkingFigures, WorkingPart } from '@escala/core';
import { boardPoints } from './boards.ts';
import type { TieBreakCode } from './codes.ts';
import { koyaLimit, overOpponents, wholeBuchholz } from './opponents.ts';
import { isOwnRecord, ownRound } from './own-record.ts';
import { ratingCodesOf } from './ratings.ts';
import { type Field, givenIn, totalsOf } from './record.ts';
import { otherScore, scheduleDivisor, scoreOf } from './values.ts';

/** One round's contribution to a code, for explaining a value. */
export interface RawPart {
  readonly round: number;
  /** Index; -1 without one. */
  readonly opponent: number;
  readonly value: number;
  readonly score?: number;
  readonly dummy?: NonNullable<WorkingPart['dummy']>;
  readonly cut?: NonNullable<WorkingPart['cut']>;
  /** The field in which the opponent has that score. */
  readonly seen?: { readonly field: Field; readonly score: 0 | 1 };
  readonly secondary?: number;
}

/** The rounds of a participant for a code; `group`: those tied when its turn came. */
export function partsOf(field: Field, code: TieBreakCode, i: number, group: readonly number[]): RawPart[] {
  const { name, cut, forfeitsPlayed } = code;
  const score = scoreOf(field, code);
  const over = overOpponents(field, code, score);
  if (over)
    return over.sums.contributions(i, code, over.weight).map((each): RawPart => {
      const isDummy = each.opponent < 0;
      return {
        round: each.round,
        opponent: each.cap === 'opponent' ? field.turns[i]![each.round - 1]!.opponent : each.opponent,
        value: each.value,
        score: each.opponentScore,
        seen: over,
        ...(isDummy && { dummy: each.cap ?? 'own' }),
        ...(each.cutAs && { cut: each.cutAs }),
      };
    });
  const rounds = (valueIn: (round: number, opponent: number) => number | undefined): RawPart[] =>
    field.turns[i]!.flatMap(({ opponent }, round): RawPart[] => {
      const value = valueIn(round, opponent);
      return value === undefined ? [] : [{ round: round + 1, opponent, value }];
    });
  const games = (each: readonly number[] | undefined): RawPart[] =>
    rounds((round, opponent) => (field.turns[i]![round]!.kind === 'game' ? each?.[opponent] : undefined));
  if (isOwnRecord(name)) return rounds((round) => ownRound(field, name, i, round) || undefined);
  switch (name) {
    case 'PS': {
      let total = 0;
      return rounds((round) => {
        total += givenIn(field.turns[i]![round]!, score);
        return total;
      }).map((part) => ({ ...part, opponent: -1, ...(part.round <= cut && { cut: 'low' as const }) }));
    }
    case 'AOB':
      return games(wholeBuchholz(field, score, code));
    case 'KS': {
      const [totals, least] = [totalsOf(field, field.primary), koyaLimit(field, code)];
      return rounds((round, opponent) =>
        opponent >= 0 && totals[opponent]! >= least ? field.turns[i]![round]!.points[field.primary] : undefined,
      );
    }
    case 'ARO':
      return withRatingCuts(games(field.ratings), code);
    case 'TPR':
    case 'PTP':
      return games(field.ratings);
    case 'APRO':
      return games(ratingCodesOf(field)?.performance());
    case 'APPO':
      return games(ratingCodesOf(field)?.perfect());
    case 'MP':
      return rounds((round) => givenIn(field.turns[i]![round]!, 0));
    case 'GP':
      return rounds((round) => givenIn(field.turns[i]![round]!, 1));
    case 'MPVGP':
      return rounds((round) => givenIn(field.turns[i]![round]!, otherScore(field)));
    case 'BC':
      return rounds((round) => field.turns[i]![round]!.boards?.reduce((sum, points, b) => sum + (b + 1) * points, 0));
    case 'SSSC':
      return partsOf(field, { ...code, name: code.fore ? 'FB' : 'BH' }, i, group);
    case 'EDE':
    case 'EDEBT':
    case 'EDEBB':
    case 'EDET':
    case 'EDEB':
      return partsOf(field, { ...code, name: 'DE' }, i, group).map((part) => ({
        ...part,
        secondary: field.turns[i]![part.round - 1]!.points[otherScore(field)],
      }));
    case 'DE': {
      const isIn = new Set(group);
      const withForfeits = forfeitsPlayed || field.system === 'round-robin';
      return rounds((round, opponent) => {
        const { kind, points } = field.turns[i]![round]!;
        return isIn.has(opponent) && (kind === 'game' || withForfeits) ? points[score] : undefined;
      });
    }
    default:
      return [];
  }
}

/** Figures behind a value, besides the rounds. */
export function figuresOf(field: Field, code: TieBreakCode, i: number): Pick<TieBreakWorking, 'figures' | 'boards'> {
  const figures = ratioOf(field, code, i);
  if (figures !== undefined) return { figures };
  return code.name === 'TBR' || code.name === 'BBE' ? { boards: boardPoints(field, i) } : {};
}

function ratioOf(field: Field, code: TieBreakCode, i: number): WorkingFigures | undefined {
  switch (code.name) {
    case 'SSSC':
      return {
        secondary: totalsOf(field, otherScore(field))[i]!,
        buchholz: wholeBuchholz(field, field.primary, code)[i]!,
        divisor: scheduleDivisor(field, code),
      };
    case 'TPR': {
      const codes = ratingCodesOf(field);
      const average = codes?.average()[i];
      if (codes === undefined || !average) return undefined;
      return { average, percentage: codes.percentage(i), difference: codes.performance()[i]! - average };
    }
    case 'KS':
      return { least: koyaLimit(field, code) };
    default:
      return undefined;
  }
}

/** 10.1: cuts the lowest ratings and, for a median, the highest. */
function withRatingCuts(parts: readonly RawPart[], { cut, median }: TieBreakCode): RawPart[] {
  const order = parts.toSorted((a, b) => a.value - b.value);
  const low = new Set(order.slice(0, cut));
  const high = new Set(median === 0 ? [] : order.slice(cut).slice(-median));
  return parts.map((part) => ({
    ...part,
    ...(low.has(part) && { cut: 'low' as const }),
    ...(high.has(part) && { cut: 'high' as const }),
  }));
}
