import type { TieBreakCode } from './codes.ts';
import { adjustedOf, exact, type Field, foreField, isForfeit, isVoluntary, type Turn, totalsOf } from './record.ts';

/** What a round adds to a sum over opponents, and what was done with it. */
export interface Contribution {
  readonly round: number;
  /** Index of the opponent; -1: a dummy (16.4). */
  readonly opponent: number;
  readonly opponentScore: number;
  readonly value: number;
  readonly isVoluntary: boolean;
  /** The score of the dummy was held down to this (16.4). */
  readonly cap?: 'opponent' | 'draws';
  /** Left out: as the least or most significant value, or as a round not played by choice (16.5). */
  cutAs?: 'low' | 'high' | 'voluntary';
}

/** Weight of an opponent's score: 1 for Buchholz, the own points for Sonneborn-Berger. */
type Weigh = (turn: Turn) => number;

/** Everything that sums over opponents of one score, worked out once for a field. */
export class OpponentSums {
  readonly #field: Field;
  readonly #score: 0 | 1;
  readonly #adjusted: readonly number[];
  readonly #totals: readonly number[];

  constructor(field: Field, score: 0 | 1) {
    this.#field = field;
    this.#score = score;
    this.#adjusted = adjustedOf(field, score);
    this.#totals = totalsOf(field, score);
  }

  /** The rounds of a participant, cuts marked. */
  contributions(i: number, { cut, median, forfeitsPlayed }: Cuts, weigh: Weigh): Contribution[] {
    const all = this.#field.turns[i]!.flatMap((turn, round): Contribution[] => {
      if (turn.kind === 'free') return [];
      const counted = this.#opponentScore(i, turn, forfeitsPlayed);
      return [{ round: round + 1, ...counted, value: counted.opponentScore * weigh(turn) }];
    });
    for (let n = 0; n < cut; n++) cutLow(all);
    for (let n = 0; n < median; n++) cutHigh(all);
    return all;
  }

  #opponentScore(i: number, turn: Turn, forfeitsPlayed: boolean): Omit<Contribution, 'round' | 'value'> {
    const { system, edition, draw, rounds } = this.#field;
    // `/P` changes the own contribution alone; adjusted scores stay (D-TB-4).
    const isGame = turn.kind === 'game' || (isForfeit(turn) && (system === 'round-robin' || forfeitsPlayed));
    if (isGame && turn.opponent >= 0)
      return { opponent: turn.opponent, opponentScore: this.#adjusted[turn.opponent]!, isVoluntary: false };
    const own = this.#totals[i]!;
    const cap = turn.opponent >= 0 ? this.#adjusted[turn.opponent]! : draw[this.#score] * rounds;
    const isCapped = edition === '2026-03' && cap < own;
    return {
      opponent: -1,
      opponentScore: isCapped ? cap : own,
      isVoluntary: isVoluntary(turn),
      ...(isCapped && { cap: turn.opponent >= 0 ? 'opponent' : 'draws' }),
    };
  }
}

type Cuts = Pick<TieBreakCode, 'cut' | 'median' | 'forfeitsPlayed'>;

const lower = (a: Contribution, b: Contribution): number =>
  a.opponentScore - b.opponentScore || a.value - b.value || a.round - b.round;

/** 16.5: the least significant value goes, or a round not played by choice that is worth no less: the lowest product (D-TB-12). */
function cutLow(all: readonly Contribution[]): void {
  const left = all.filter(({ cutAs }) => cutAs === undefined).sort(lower);
  const least = left[0];
  if (least === undefined) return;
  const voluntary = left
    .filter((each) => each.isVoluntary)
    .reduce<Contribution | undefined>((best, each) => (best && best.value <= each.value ? best : each), undefined);
  if (voluntary && voluntary.value >= least.value) voluntary.cutAs = 'voluntary';
  else least.cutAs = 'low';
}

function cutHigh(all: readonly Contribution[]): void {
  const most = all
    .filter(({ cutAs }) => cutAs === undefined)
    .sort(lower)
    .at(-1);
  if (most) most.cutAs = 'high';
}

export const sumOf = (parts: readonly Contribution[]): number =>
  exact(parts.reduce((sum, { value, cutAs }) => sum + (cutAs === undefined ? value : 0), 0));

const ONE: Weigh = () => 1;

/** 8.1, 8.3: Buchholz, and Fore Buchholz on the field as it is before the last results. */
export function buchholz(field: Field, score: 0 | 1, cuts: Cuts, isFore: boolean): Contribution[][] {
  const sums = new OpponentSums(isFore ? foreField(field) : field, score);
  return field.ids.map((_, i) => sums.contributions(i, cuts, ONE));
}

/** 9.1 and its extensions for teams: the opponent's score times the own points. */
export function sonnebornBerger(field: Field, of: 0 | 1, own: 0 | 1, cuts: Cuts): Contribution[][] {
  const sums = new OpponentSums(field, of);
  return field.ids.map((_, i) => sums.contributions(i, cuts, ({ points }) => points[own]));
}

/** 8.2: the mean Buchholz of those who were met over the board, one division. */
export function averageOfBuchholz(field: Field, score: 0 | 1, code: TieBreakCode): number[] {
  const whole = { cut: 0, median: 0, forfeitsPlayed: code.forfeitsPlayed };
  const each = buchholz(field, score, whole, code.fore).map(sumOf);
  return field.turns.map((own) => {
    const met = own.filter(({ kind }) => kind === 'game').map(({ opponent }) => each[opponent]!);
    return met.length === 0 ? 0 : met.reduce((sum, value) => sum + value, 0) / met.length;
  });
}

/** 9.2: points against those with half of what a full schedule can bring, more or less. */
export function koya(field: Field, { limit }: TieBreakCode): number[] {
  const { primary, win, schedule } = field;
  const totals = totalsOf(field, primary);
  const least = (win[primary] * schedule) / 2 + limit / 2;
  return field.turns.map((own) =>
    exact(
      own.reduce(
        (sum, { opponent, points }) => sum + (opponent >= 0 && totals[opponent]! >= least ? points[primary] : 0),
        0,
      ),
    ),
  );
}
