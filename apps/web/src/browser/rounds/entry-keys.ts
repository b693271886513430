import type { BoardOutcome } from '../queue/queued-entry.ts';
import { outcomeOfKey } from '../queue/result-keys.ts';
import type { EntryTable } from './entry-table.ts';

export interface EntryKeysTerms {
  readonly body: HTMLElement;
  readonly table: EntryTable;
  enter(outcome: BoardOutcome): void;
  undo(): void;
  goTo(): void;
  onward(): void;
}

/** One key, one result. Whatever reaches a field by another way (a keyboard on the screen, dictation) counts by its signs. */
export function entryKeys({ body, table, enter, undo, goTo, onward }: EntryKeysTerms): void {
  const moves: Readonly<Record<string, () => void>> = {
    ArrowDown: () => table.step(1),
    ArrowUp: () => table.step(-1),
    PageDown: () => table.step(10),
    PageUp: () => table.step(-10),
    Home: () => table.step(-Infinity),
    End: () => table.step(Infinity),
    Enter: onward,
    g: goTo,
    G: goTo,
    u: undo,
    U: undo,
  };
  body.addEventListener('keydown', (event) => {
    if (!(event.target instanceof HTMLInputElement) || event.isComposing) return;
    const isCommand = (event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph');
    const work = isCommand ? (event.key.toLowerCase() === 'z' ? undo : undefined) : workOf(event.key);
    if (!work) return;
    event.preventDefault();
    work();
  });
  body.addEventListener('beforeinput', (event) => {
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (event.inputType.startsWith('delete')) workOf('Backspace')?.();
    else workOf([...(event.data ?? '')][0] ?? '')?.();
  });

  function workOf(key: string): (() => void) | undefined {
    const outcome = outcomeOfKey(key);
    return outcome ? () => enter(outcome) : moves[key];
  }
}
