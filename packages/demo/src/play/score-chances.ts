import { FORFEIT, kindOf, type Outcome, outcomeOf, type RandomBelow } from '@escala/core';

/** The value of the white pieces in points. */
const WHITE_ADVANTAGE = 32;
const PER_MILLE = 1000;
const WIDEST = 800;
const STEP = 8;

/**
 * White's expected score per mille, by difference in strength in steps of eight points. Integers are the same on every
 * machine.
 */
const EXPECTED = Int32Array.from({ length: (2 * WIDEST) / STEP + 1 }, (_, i) =>
  Math.round(PER_MILLE / (1 + 10 ** ((WIDEST - i * STEP) / 400))),
);

const WHITE_WINS = outcomeOf('1-0', 'played');
const BLACK_WINS = outcomeOf('0-1', 'played');
const DRAWN = outcomeOf('1/2', 'played');
const WHITE_ALONE = outcomeOf('1-0', 'forfeit');
const BLACK_ALONE = outcomeOf('0-1', 'forfeit');
const NOBODY = outcomeOf('0-0', 'forfeit');

/**
 * The result of a game, by true strength and colour; equal and strong players draw more, and sometimes a player does
 * not appear.
 */
export function outcomeFor(random: RandomBelow, white: number, black: number): Outcome {
  const absent = random(PER_MILLE);
  if (absent < 16) return absent === 0 ? NOBODY : absent & 1 ? WHITE_ALONE : BLACK_ALONE;
  const lead = Math.max(-WIDEST, Math.min(WIDEST, white + WHITE_ADVANTAGE - black));
  const expected = EXPECTED[Math.round((lead + WIDEST) / STEP)]!;
  const level = Math.max(0, Math.min(350, (white + black) / 8 - 150));
  const draws = Math.min((level * (WIDEST - Math.abs(lead))) / WIDEST, 2 * expected, 2 * (PER_MILLE - expected));
  const drawn = random(PER_MILLE);
  if (drawn < draws) return DRAWN;
  // Among decisive games, White wins the rest of the expected score.
  const share = (expected - draws / 2) / (PER_MILLE - draws);
  return random(PER_MILLE) < share * PER_MILLE ? WHITE_WINS : BLACK_WINS;
}

export const isForfeit = (outcome: Outcome): boolean => kindOf(outcome) === FORFEIT;
