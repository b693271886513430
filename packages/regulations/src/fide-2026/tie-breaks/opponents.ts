import type { TieBreakCode } from './codes.ts';
import { adjustedOf, exact, type Field, foreField, isForfeit, isVoluntary, onceAField, totalsOf } from './record.ts';

/** A round's contribution to a sum over opponents, and how it was treated. */
export interface Contribution {
  readonly round: number;
  /** Index of the opponent; -1: a dummy (16.4). */
  readonly opponent: number;
  readonly opponentScore: number;
  readonly value: number;
  /** The dummy's score was capped at this (16.4). */
  readonly cap?: 'opponent' | 'draws';
  /** Cut as the least or most significant value, or as a voluntarily unplayed round (16.5). */
  readonly cutAs?: 'low' | 'high' | 'voluntary';
}

type Cuts = Pick<TieBreakCode, 'cut' | 'median'>;

/** The factor for an opponent's score: the participant's own points in one of the scores, or none for Buchholz. */
type Weight = 0 | 1 | undefined;

const CAPS = [undefined, 'opponent', 'draws'] as const;
const CUTS = [undefined, 'low', 'high', 'voluntary'] as const;
const [LOW, HIGH, VOLUNTARY] = [1, 2, 3];

/** The opponents' scores of a field in columns, by participant and round; sums over them allocate no objects. */
export class OpponentSums {
  readonly #field: Field;
  /** The score of the opponent or the dummy; NaN for a round that does not exist for the participant. */
  readonly #scores: Float64Array;
  readonly #caps: Uint8Array;
  readonly #isDummy: Uint8Array;
  readonly #isVoluntary: Uint8Array;
  /** By round, for the current participant. */
  readonly #values: Float64Array;
  readonly #cuts: Uint8Array;

  constructor(field: Field, score: 0 | 1, forfeitsPlayed: boolean) {
    const { rounds, turns, system, edition, draw } = field;
    const cells = turns.length * rounds;
    this.#field = field;
    this.#scores = new Float64Array(cells).fill(Number.NaN);
    this.#caps = new Uint8Array(cells);
    this.#isDummy = new Uint8Array(cells);
    this.#isVoluntary = new Uint8Array(cells);
    this.#values = new Float64Array(rounds);
    this.#cuts = new Uint8Array(rounds);
    const [adjusted, totals] = [adjustedOf(field, score), totalsOf(field, score)];
    for (let i = 0, cell = 0; i < turns.length; i++)
      for (let round = 0; round < rounds; round++, cell++) {
        const turn = turns[i]![round]!;
        if (turn.kind === 'free') continue;
        // `/P` changes only the participant's own contribution; adjusted scores are unaffected (D-TB-4).
        const isGame = turn.kind === 'game' || (isForfeit(turn) && (system === 'round-robin' || forfeitsPlayed));
        if (isGame && turn.opponent >= 0) {
          this.#scores[cell] = adjusted[turn.opponent]!;
          continue;
        }
        const own = totals[i]!;
        const cap = turn.opponent >= 0 ? adjusted[turn.opponent]! : draw[score] * rounds;
        const isCapped = edition === '2026-03' && cap < own;
        this.#scores[cell] = isCapped ? cap : own;
        this.#caps[cell] = isCapped ? (turn.opponent >= 0 ? 1 : 2) : 0;
        this.#isDummy[cell] = 1;
        this.#isVoluntary[cell] = isVoluntary(turn) ? 1 : 0;
      }
  }

  /** Everybody's sum without the cut values. */
  sums(cuts: Cuts, weight: Weight): number[] {
    return this.#field.ids.map((_, i) => {
      this.#take(i, cuts, weight);
      let sum = 0;
      for (let round = 0; round < this.#values.length; round++)
        if (this.#cuts[round] === 0 && this.#counts(i, round)) sum += this.#values[round]!;
      return exact(sum);
    });
  }

  /** The rounds of a participant, with cuts marked. */
  contributions(i: number, cuts: Cuts, weight: Weight): Contribution[] {
    this.#take(i, cuts, weight);
    const { rounds, turns } = this.#field;
    return turns[i]!.flatMap(({ opponent }, round): Contribution[] => {
      if (!this.#counts(i, round)) return [];
      const cell = i * rounds + round;
      const [cap, cutAs] = [CAPS[this.#caps[cell]!], CUTS[this.#cuts[round]!]];
      return [
        {
          round: round + 1,
          opponent: this.#isDummy[cell] === 1 ? -1 : opponent,
          opponentScore: this.#scores[cell]!,
          value: exact(this.#values[round]!),
          ...(cap && { cap }),
          ...(cutAs && { cutAs }),
        },
      ];
    });
  }

  #counts(i: number, round: number): boolean {
    return !Number.isNaN(this.#scores[i * this.#values.length + round]);
  }

  #take(i: number, { cut, median }: Cuts, weight: Weight): void {
    const { rounds, turns } = this.#field;
    for (let round = 0; round < rounds; round++)
      this.#values[round] =
        this.#scores[i * rounds + round]! * (weight === undefined ? 1 : turns[i]![round]!.points[weight]);
    this.#cuts.fill(0);
    for (let n = 0; n < cut; n++) this.#cutLow(i);
    for (let n = 0; n < median; n++) {
      const most = this.#mostOf(i, (a, b) => this.#compare(i, a, b) > 0);
      if (most >= 0) this.#cuts[most] = HIGH;
    }
  }

  /**
   * 16.5: cuts the least significant value, or a voluntarily unplayed round with at least that value: the lowest
   * product (D-TB-12).
   */
  #cutLow(i: number): void {
    const least = this.#mostOf(i, (a, b) => this.#compare(i, a, b) < 0);
    if (least < 0) return;
    const { rounds } = this.#field;
    let voluntary = -1;
    for (let round = 0; round < rounds; round++)
      if (this.#isVoluntary[i * rounds + round] === 1 && this.#cuts[round] === 0)
        if (voluntary < 0 || this.#values[round]! < this.#values[voluntary]!) voluntary = round;
    if (voluntary >= 0 && this.#values[voluntary]! >= this.#values[least]!) this.#cuts[voluntary] = VOLUNTARY;
    else this.#cuts[least] = LOW;
  }

  /** The remaining round that comes before all others; -1 if none remains. */
  #mostOf(i: number, goesBefore: (a: number, b: number) => boolean): number {
    let found = -1;
    for (let round = 0; round < this.#values.length; round++)
      if (this.#cuts[round] === 0 && this.#counts(i, round) && (found < 0 || goesBefore(round, found))) found = round;
    return found;
  }

  /** By the opponent's score, then by the value. */
  #compare(i: number, a: number, b: number): number {
    const { rounds } = this.#field;
    return (
      this.#scores[i * rounds + a]! - this.#scores[i * rounds + b]! || this.#values[a]! - this.#values[b]! || a - b
    );
  }
}

const foreFieldOf = onceAField(foreField);
const knownSums = onceAField(() => new Map<string, OpponentSums>());

/** The columns of a field, computed once. */
function opponentSums(field: Field, score: 0 | 1, forfeitsPlayed: boolean): OpponentSums {
  const known = knownSums(field);
  const key = `${score}${forfeitsPlayed}`;
  const sums = known.get(key) ?? new OpponentSums(field, score, forfeitsPlayed);
  known.set(key, sums);
  return sums;
}

/** A code that sums over opponents: its columns and its factor. */
interface OverOpponents {
  readonly field: Field;
  readonly score: 0 | 1;
  readonly sums: OpponentSums;
  readonly weight: Weight;
}

/** 8.1, 8.3, 9.1 and art. 13: undefined for other codes. */
export function overOpponents(field: Field, code: TieBreakCode, score: 0 | 1): OverOpponents | undefined {
  const on = (of: 0 | 1, weight: Weight, seen = field): OverOpponents => ({
    field: seen,
    score: of,
    sums: opponentSums(seen, of, code.forfeitsPlayed),
    weight,
  });
  switch (code.name) {
    case 'BH':
      return on(score, undefined);
    case 'FB':
      return on(score, undefined, foreFieldOf(field));
    case 'SB':
    case 'EMMSB':
      return on(0, 0);
    case 'EMGSB':
      return on(0, 1);
    case 'EGMSB':
      return on(1, 0);
    case 'EGGSB':
      return on(1, 1);
    default:
      return undefined;
  }
}

const WHOLE = { cut: 0, median: 0 } as const;

/** Everybody's Buchholz without cuts, for the codes based on it. */
export function wholeBuchholz(field: Field, score: 0 | 1, { forfeitsPlayed, fore }: TieBreakCode): number[] {
  return opponentSums(fore ? foreFieldOf(field) : field, score, forfeitsPlayed).sums(WHOLE, undefined);
}

/** 8.2: the mean Buchholz of the opponents met over the board, with a single division. */
export function averageOfBuchholz(field: Field, score: 0 | 1, code: TieBreakCode): number[] {
  const each = wholeBuchholz(field, score, code);
  return field.turns.map((own) => {
    let [sum, met] = [0, 0];
    for (const { kind, opponent } of own)
      if (kind === 'game') {
        sum += each[opponent]!;
        met++;
      }
    return met === 0 ? 0 : exact(sum) / met;
  });
}

/** 9.2: half of the points of a full schedule, adjusted by the modifier. */
export const koyaLimit = ({ primary, win, schedule }: Field, { limit }: TieBreakCode): number =>
  (win[primary] * schedule) / 2 + limit / 2;

/** 9.2: points against those who reach the limit. */
export function koya(field: Field, code: TieBreakCode): number[] {
  const { primary } = field;
  const totals = totalsOf(field, primary);
  const least = koyaLimit(field, code);
  return field.turns.map((own) => {
    let sum = 0;
    for (const { opponent, points } of own) if (opponent >= 0 && totals[opponent]! >= least) sum += points[primary];
    return exact(sum);
  });
}
