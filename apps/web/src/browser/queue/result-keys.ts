import { type BoardOutcome, NO_RESULT } from './queued-entry.ts';

/** Results by the key that enters them. All of them are on a numeric keypad, too. */
export const RESULT_KEYS: readonly { readonly keys: readonly string[]; readonly outcome: BoardOutcome }[] = [
  { keys: ['1'], outcome: { result: '1-0', kind: 'played' } },
  { keys: ['5', '=', '½'], outcome: { result: '1/2', kind: 'played' } },
  { keys: ['0'], outcome: { result: '0-1', kind: 'played' } },
  { keys: ['+'], outcome: { result: '1-0', kind: 'forfeit' } },
  { keys: ['-', '−'], outcome: { result: '0-1', kind: 'forfeit' } },
  { keys: ['*'], outcome: { result: '0-0', kind: 'forfeit' } },
  { keys: ['Backspace', 'Delete'], outcome: NO_RESULT },
];

export function outcomeOfKey(key: string): BoardOutcome | undefined {
  return RESULT_KEYS.find(({ keys }) => keys.includes(key))?.outcome;
}
