import { boardCount } from './boards.ts';
import type { CODES, CodeName, TieBreakCode } from './codes.ts';
import { averageOfBuchholz, koya, overOpponents, wholeBuchholz } from './opponents.ts';
import { ownRecord, progressive } from './own-record.ts';
import { type RatingCodes, ratingCodesOf } from './ratings.ts';
import { type Field, totalsOf } from './record.ts';

/** By participant; null if somebody has no rating (art. 10). */
export type CodeValues = readonly (number | null)[];

type Compute = (field: Field, code: TieBreakCode, score: 0 | 1) => CodeValues;

const rated =
  (values: (codes: RatingCodes, code: TieBreakCode, ratings: readonly number[]) => readonly number[]): Compute =>
  (field, code) => {
    const codes = ratingCodesOf(field);
    return codes === undefined ? field.ids.map(() => null) : values(codes, code, field.ratings!);
  };

const overAll: Compute = (field, code, score) => {
  const { sums, weight } = overOpponents(field, code, score)!;
  return sums.sums(code, weight);
};

type Computed = { [Name in CodeName]: (typeof CODES)[Name] extends { amongTied: true } ? never : Name }[CodeName];

/** How each code with a value of its own is computed; the other codes only compare tied participants. */
const COMPUTED: Readonly<Record<Computed, Compute>> = {
  PTS: (field) => totalsOf(field, field.primary),
  MP: (field) => totalsOf(field, 0),
  GP: (field) => totalsOf(field, 1),
  MPVGP: (field) => totalsOf(field, otherScore(field)),
  WIN: (field) => ownRecord(field, 'WIN'),
  WON: (field) => ownRecord(field, 'WON'),
  BPG: (field) => ownRecord(field, 'BPG'),
  BWG: (field) => ownRecord(field, 'BWG'),
  REP: (field) => ownRecord(field, 'REP'),
  STD: (field) => ownRecord(field, 'STD'),
  PS: (field, { cut }, score) => progressive(field, score, cut),
  TPN: (field) => field.numbers,
  BH: overAll,
  FB: overAll,
  AOB: (field, code, score) => averageOfBuchholz(field, score, code),
  SB: overAll,
  EMMSB: overAll,
  EMGSB: overAll,
  EGMSB: overAll,
  EGGSB: overAll,
  KS: (field, code) => koya(field, code),
  ARO: rated((codes, { cut, median }) => codes.average(cut, median)),
  TPR: rated((codes) => codes.performance()),
  PTP: rated((codes) => codes.perfect()),
  APRO: rated((codes) => codes.averageOf(codes.performance())),
  APPO: rated((codes) => codes.averageOf(codes.perfect())),
  RTNG: rated((_codes, _code, ratings) => ratings),
  SSSC: strengthOfSchedule,
  BC: (field) => field.ids.map((_, i) => boardCount(field, i)),
};

/**
 * Art. 13: the other score, plus Buchholz by the primary score, scaled so that both have equal weight; a single
 * division (D-TB-9).
 */
function strengthOfSchedule(field: Field, code: TieBreakCode): readonly number[] {
  const divisor = scheduleDivisor(field, code);
  const sums = wholeBuchholz(field, field.primary, code);
  return totalsOf(field, otherScore(field)).map((own, i) => (own * divisor + sums[i]!) / divisor);
}

export const scheduleDivisor = (field: Field, { divisor }: TieBreakCode): number =>
  divisor ?? Math.max(1, Math.floor((field.rounds * field.win[field.primary]) / field.win[otherScore(field)]));

/** For teams: the score that does not rank. */
export const otherScore = ({ primary }: Field): 0 | 1 => (primary === 0 ? 1 : 0);

/** The score that a code uses. */
export const scoreOf = ({ primary }: Field, { score }: TieBreakCode): 0 | 1 =>
  score === undefined ? primary : score === 'MP' ? 0 : 1;

/** A code's values for everybody; undefined for codes that only compare tied participants. */
export function valuesOf(field: Field, code: TieBreakCode): CodeValues | undefined {
  const computed: Readonly<Partial<Record<CodeName, Compute>>> = COMPUTED;
  return computed[code.name]?.(field, code, scoreOf(field, code));
}
