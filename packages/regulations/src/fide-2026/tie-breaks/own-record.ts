import { countsAsGame, exact, type Field, givenIn, isVoluntary, type Turn } from './record.ts';

type Count = (field: Field, turn: Turn, opponent: Turn | undefined) => number;

const isWonGame: Count = (field, turn) => (countsAsGame(field, turn) && turn.points[0] === field.win[0] ? 1 : 0);

/** What each round adds to the codes of a participant's own record (art. 7). */
const COUNTS = {
  WIN: (field, { points, kind }) => (kind !== 'free' && points[0] === field.win[0] ? 1 : 0),
  WON: isWonGame,
  BPG: (field, turn) => (turn.isBlack === true && countsAsGame(field, turn) ? 1 : 0),
  BWG: (field, turn, opponent) => (turn.isBlack === true ? isWonGame(field, turn, opponent) : 0),
  // The free round of an odd round robin is not deducted (D-TB-14).
  REP: (_field, turn) => (isVoluntary(turn) ? 0 : 1),
  STD: (field, turn, opponent) => {
    if (turn.kind === 'free') return 0;
    // A double forfeit counts as unplayed (D-TB-6).
    const other = countsAsGame(field, turn) ? (opponent?.points[0] ?? 0) : field.draw[0];
    return turn.points[0] > other ? 1 : turn.points[0] === other ? 0.5 : 0;
  },
} satisfies Readonly<Record<string, Count>>;

export type OwnRecordName = keyof typeof COUNTS;

export const isOwnRecord = (name: string): name is OwnRecordName => Object.hasOwn(COUNTS, name);

export function ownRound(field: Field, name: OwnRecordName, i: number, round: number): number {
  const turn = field.turns[i]![round]!;
  return COUNTS[name](field, turn, field.turns[turn.opponent]?.[round]);
}

export function ownRecord(field: Field, name: OwnRecordName): number[] {
  return field.turns.map((own, i) => own.reduce((sum, _, round) => sum + ownRound(field, name, i, round), 0));
}

/** 7.5: the sum of the totals after each round, without the first ones for `/Cn` (D-TB-5: unplayed rounds too). */
export function progressive(field: Field, score: 0 | 1, cut: number): number[] {
  return field.turns.map((own) => {
    let [total, sum] = [0, 0];
    own.forEach((turn, round) => {
      total += givenIn(turn, score);
      if (round >= cut) sum += total;
    });
    return exact(sum);
  });
}
