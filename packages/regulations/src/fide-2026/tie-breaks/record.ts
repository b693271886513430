import type { TieBreakEdition } from '@escala/core';

/**
 * What a round was for a participant (C.07 16.1): a game over the board, a forfeit, a bye by the pairing or on request. `free`: the round
 * off of a round robin, which is nothing at all.
 */
export type TurnKind = 'game' | 'forfeit-win' | 'forfeit-loss' | 'pairing' | 'full' | 'half' | 'zero' | 'free';

/** A participant's points of both scores: points twice for individuals, match and game points for teams. */
export type Scores = readonly [number, number];

export interface Turn {
  readonly kind: TurnKind;
  /** Index of the opponent, also of one who did not come; -1 without one. */
  readonly opponent: number;
  readonly points: Scores;
  readonly isBlack?: boolean;
  /** Points on each board. */
  readonly boards?: readonly number[];
}

/** A tournament as tie-breaks see it: everybody by index, every round up to the one that is looked at. */
export interface Field {
  readonly isTeam: boolean;
  readonly system: 'swiss' | 'round-robin';
  /** 16.4 puts caps on the dummy from March 2026 on. */
  readonly edition: TieBreakEdition;
  readonly rounds: number;
  /** Which of the scores ranks. */
  readonly primary: 0 | 1;
  readonly win: Scores;
  readonly draw: Scores;
  readonly loss: Scores;
  readonly boards: number;
  /** Rounds of the full schedule of a round robin. */
  readonly schedule: number;
  readonly ids: readonly string[];
  readonly numbers: readonly number[];
  /** Undefined where somebody has none: then no rating code decides anything (art. 10). */
  readonly ratings: readonly number[] | undefined;
  /** By participant, then by round. */
  readonly turns: readonly (readonly Turn[])[];
}

/** Rounds that a participant chose to leave, or did not come to (16.2): VUR. */
export const isVoluntary = ({ kind }: Turn): boolean => kind === 'half' || kind === 'zero' || kind === 'forfeit-loss';

export const isForfeit = ({ kind }: Turn): boolean => kind === 'forfeit-win' || kind === 'forfeit-loss';

/** A game for the codes of the own record: in round robins a forfeit win is one (15.2, D-TB-1), in both editions. */
export const countsAsGame = ({ system }: Field, turn: Turn): boolean =>
  turn.kind === 'game' || (system === 'round-robin' && turn.kind === 'forfeit-win');

export function totalsOf({ turns }: Field, score: 0 | 1): number[] {
  return turns.map((own) => exact(own.reduce((sum, { points }) => sum + points[score], 0)));
}

/** 16.3: rounds of a participant that opponents see as draws: byes on request that nothing but absences follow. */
export function adjustedRounds(
  { system }: Field,
  own: readonly Turn[],
  see: (turn: Turn, round: number) => void,
): void {
  if (system === 'round-robin') return;
  for (let round = own.length - 1; round >= 0 && isVoluntary(own[round]!); round--)
    if (own[round]!.kind !== 'forfeit-loss') see(own[round]!, round);
}

/** Scores as opponents see them. */
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

/** The field as if every pairing of the last round had been drawn, forfeited ones too (8.3, D-TB-7). */
export function foreField(field: Field): Field {
  const last = field.rounds - 1;
  const drawn = (turn: Turn, i: number): Turn =>
    i === last && turn.opponent >= 0 ? { ...turn, kind: 'game', points: field.draw } : turn;
  return { ...field, turns: field.turns.map((own) => own.map(drawn)) };
}

/** Something of a field that several codes need, worked out when the first asks. */
export function onceAField<Kept>(make: (field: Field) => Kept): (field: Field) => Kept {
  const kept = new WeakMap<Field, Kept>();
  return (field) => {
    const known = kept.get(field) ?? make(field);
    kept.set(field, known);
    return known;
  };
}

/** Scores are sums of what a tournament gives for a game; thirds and tenths are cleaned of what binary numbers add. */
export const exact = (value: number): number => Math.round(value * 1e9) / 1e9;
