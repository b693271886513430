import { boardCount } from './boards.ts';
import type { TieBreakCode } from './codes.ts';
import { averageOfBuchholz, buchholz, type Contribution, koya, sonnebornBerger, sumOf } from './opponents.ts';
import { ownRecord, progressive } from './own-record.ts';
import { RatingCodes } from './ratings.ts';
import { type Field, totalsOf } from './record.ts';

/** A code for everybody: the values, and the rounds that they come from where they are sums over opponents. */
export interface CodeValues {
  readonly values: readonly (number | null)[];
  readonly parts?: readonly (readonly Contribution[])[];
}

type Compute = (field: Field, code: TieBreakCode, score: 0 | 1) => CodeValues | readonly number[];

const summed = (parts: readonly Contribution[][]): CodeValues => ({ parts, values: parts.map(sumOf) });

const rated =
  (values: (codes: RatingCodes, code: TieBreakCode, ratings: readonly number[]) => readonly number[]): Compute =>
  (field, code) =>
    field.ratings === undefined
      ? { values: field.ids.map(() => null) }
      : values(new RatingCodes(field, field.ratings), code, field.ratings);

const extended =
  (of: 0 | 1, own: 0 | 1): Compute =>
  (field, code) =>
    summed(sonnebornBerger(field, of, own, code));

/** How each code that is a value of its own is worked out; the others look only at those who are level. */
const COMPUTED: Readonly<Partial<Record<TieBreakCode['name'], Compute>>> = {
  PTS: (field) => totalsOf(field, field.primary),
  MP: (field) => totalsOf(field, 0),
  GP: (field) => totalsOf(field, 1),
  MPVGP: (field) => totalsOf(field, field.primary === 0 ? 1 : 0),
  WIN: (field) => ownRecord(field, 'WIN'),
  WON: (field) => ownRecord(field, 'WON'),
  BPG: (field) => ownRecord(field, 'BPG'),
  BWG: (field) => ownRecord(field, 'BWG'),
  REP: (field) => ownRecord(field, 'REP'),
  STD: (field) => ownRecord(field, 'STD'),
  PS: (field, { cut }, score) => progressive(field, score, cut),
  TPN: (field) => field.numbers,
  BH: (field, code, score) => summed(buchholz(field, score, code, false)),
  FB: (field, code, score) => summed(buchholz(field, score, code, true)),
  AOB: (field, code, score) => averageOfBuchholz(field, score, code),
  SB: (field, code) => summed(sonnebornBerger(field, 0, 0, code)),
  EMMSB: extended(0, 0),
  EMGSB: extended(0, 1),
  EGMSB: extended(1, 0),
  EGGSB: extended(1, 1),
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

/** Art. 13: the other score, and Buchholz on the one that ranks divided so that both weigh alike; one division (D-TB-9). */
function strengthOfSchedule(field: Field, code: TieBreakCode): readonly number[] {
  const { primary, rounds, win } = field;
  const secondary = primary === 0 ? 1 : 0;
  const divisor = code.divisor ?? Math.max(1, Math.floor((rounds * win[primary]) / win[secondary]));
  const sums = buchholz(field, primary, code, code.fore).map(sumOf);
  return totalsOf(field, secondary).map((own, i) => (own * divisor + sums[i]!) / divisor);
}

export function valuesOf(field: Field, code: TieBreakCode): CodeValues | undefined {
  const score = code.score === undefined ? field.primary : code.score === 'MP' ? 0 : 1;
  const computed = COMPUTED[code.name]?.(field, code, score);
  return isList(computed) ? { values: computed } : computed;
}

const isList = (computed: CodeValues | readonly number[] | undefined): computed is readonly number[] =>
  Array.isArray(computed);
