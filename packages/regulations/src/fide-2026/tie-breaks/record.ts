import type { TieBreakEdition } from '@escala/core';

/**
 * What a round was for a participant (C.07 16.1): a game over the board, a forfeit, a bye by the pairing or on request.
 * `free` is the round off in a round robin, which does not count at all.
 */
export type TurnKind = 'game' | 'forfeit-win' | 'forfeit-loss' | 'pairing' | 'full' | 'half' | 'zero' | 'free';

/** A participant's points of both scores: points twice for individuals, match and game points for teams. */
export type Scores = readonly [number, number];

export interface Turn {
  readonly kind: TurnKind;
  /** Index of the opponent, even of one who did not come; -1 without one. */
  readonly opponent: number;
  readonly points: Scores;
  /** Points by ruling: in the total, but of no result (D-TRF-10). */
  readonly assigned?: Scores;
  readonly isBlack?: boolean;
  /** Points on each board. */
  readonly boards?: readonly number[];
}

/** A tournament in the form that tie-breaks use: everybody by index, every round up to the last one considered. */
export interface Field {
  readonly isTeam: boolean;
  readonly system: 'swiss' | 'round-robin';
  /** 16.4 caps the dummy's score from March 2026 on. */
  readonly edition: TieBreakEdition;
  readonly rounds: number;
  /** Which of the two scores ranks. */
  readonly primary: 0 | 1;
  readonly win: Scores;
  readonly draw: Scores;
  readonly loss: Scores;
  readonly boards: number;
  /** Rounds of the full schedule of a round robin. */
  readonly schedule: number;
  readonly ids: readonly string[];
  readonly numbers: readonly number[];
  /** Undefined if anybody has none: then rating codes decide nothing (art. 10). */
  readonly ratings: readonly number[] | undefined;
  /** By participant, then by round. */
  readonly turns: readonly (readonly Turn[])[];
}

/** 16.2: voluntarily unplayed rounds (VUR), chosen or by not appearing. */
export const isVoluntary = ({ kind }: Turn): boolean => kind === 'half' || kind === 'zero' || kind === 'forfeit-loss';

export const isForfeit = ({ kind }: Turn): boolean => kind === 'forfeit-win' || kind === 'forfeit-loss';

/**
 * Whether a turn is a game for the codes of a participant's own record: in round robins a forfeit win is (15.2,
 * D-TB-1), in both editions.
 */
export const countsAsGame = ({ system }: Field, turn: Turn): boolean =>
  turn.kind === 'game' || (system === 'round-robin' && turn.kind === 'forfeit-win');

/** What a round adds to the total. */
export const givenIn = ({ points, assigned }: Turn, score: 0 | 1): number => points[score] + (assigned?.[score] ?? 0);

/** This turn with more points by ruling. */
export const withAssigned = (turn: Turn, [match, game]: Scores): Turn => ({
  ...turn,
  assigned: [(turn.assigned?.[0] ?? 0) + match, (turn.assigned?.[1] ?? 0) + game],
});

export function totalsOf({ turns }: Field, score: 0 | 1): number[] {
  return turns.map((own) => exact(own.reduce((sum, turn) => sum + givenIn(turn, score), 0)));
}

/** 16.3: a participant's rounds that count as draws for opponents: requested byes followed only by absences. */
export function adjustedRounds(
  { system }: Field,
  own: readonly Turn[],
  see: (turn: Turn, round: number) => void,
): void {
  if (system === 'round-robin') return;
  for (let round = own.length - 1; round >= 0 && isVoluntary(own[round]!); round--)
    if (own[round]!.kind !== 'forfeit-loss') see(own[round]!, round);
}

/** Scores as they count for the opponents. */
export function adjustedOf(field: Field, score: 0 | 1): number[] {
  const totals = totalsOf(field, score);
  return field.turns.map((own, i) => {
    let total = totals[i]!;
    adjustedRounds(field, own, ({ points }) => {
      total += field.draw[score] - points[score];
    });
    return exact(total);
  });
}

/** The field as if every pairing of the last round were drawn, including forfeited ones (8.3, D-TB-7). */
export function foreField(field: Field): Field {
  const last = field.rounds - 1;
  const drawn = (turn: Turn, i: number): Turn =>
    i === last && turn.opponent >= 0 ? { ...turn, kind: 'game', points: field.draw } : turn;
  return { ...field, turns: field.turns.map((own) => own.map(drawn)) };
}

/** A value of a field that several codes need, computed on first use. */
export function onceAField<Kept>(make: (field: Field) => Kept): (field: Field) => Kept {
  const kept = new WeakMap<Field, Kept>();
  return (field) => {
    const known = kept.get(field) ?? make(field);
    kept.set(field, known);
    return known;
  };
}

/** Scores are sums of the points given by a tournament; this removes binary rounding errors of thirds and tenths. */
export const exact = (value: number): number => Math.round(value * 1e9) / 1e9;
