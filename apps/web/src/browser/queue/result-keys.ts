import type { KeyAfter } from '@escala/core';
import { type BoardOutcome, NO_RESULT } from './queued-entry.ts';

/** Results by the keys that enter them, all of which are also on a numeric keypad. */
export const RESULT_KEYS: readonly {
  /** How it came about: over the board, by a player's absence, by an arbiter's decision (D-OFF-570). */
  readonly by?: 'play' | 'absence' | 'arbiter';
  readonly keys: readonly string[];
  readonly outcome: BoardOutcome;
  /** Key of the button's accessible name. */
  readonly said: KeyAfter<'web.desk-rounds.pad-said-'>;
}[] = [
  { by: 'play', keys: ['1'], outcome: { result: '1-0', kind: 'played' }, said: '1-0' },
  { by: 'play', keys: ['5', '=', '½'], outcome: { result: '1/2', kind: 'played' }, said: 'draw' },
  { by: 'play', keys: ['0'], outcome: { result: '0-1', kind: 'played' }, said: '0-1' },
  { by: 'absence', keys: ['+'], outcome: { result: '1-0', kind: 'forfeit' }, said: 'forfeit-1-0' },
  { by: 'absence', keys: ['-', '−'], outcome: { result: '0-1', kind: 'forfeit' }, said: 'forfeit-0-1' },
  { by: 'absence', keys: ['*'], outcome: { result: '0-0', kind: 'forfeit' }, said: 'forfeit-0-0' },
  { by: 'arbiter', keys: ['7'], outcome: { result: '1/2-0', kind: 'played' }, said: 'half-0' },
  { by: 'arbiter', keys: ['9'], outcome: { result: '0-1/2', kind: 'played' }, said: '0-half' },
  { by: 'arbiter', keys: ['8'], outcome: { result: '0-0', kind: 'played' }, said: '0-0' },
  { keys: ['Backspace', 'Delete'], outcome: NO_RESULT, said: 'clear' },
];

export function outcomeOfKey(key: string): BoardOutcome | undefined {
  return RESULT_KEYS.find(({ keys }) => keys.includes(key))?.outcome;
}
