import type { BoardOutcome } from '../queue/queued-entry.ts';
import { outcomeOfKey } from '../queue/result-keys.ts';
import type { EntryTable } from './entry-table.ts';

interface EntryKeysTerms {
  readonly body: HTMLElement;
  readonly table: EntryTable;
  enter(outcome: BoardOutcome): void;
  undo(): void;
  goTo(): void;
  onward(): void;
}

/** One key per result, wherever nothing else is being typed. */
export function entryKeys({ body, table, enter, undo, goTo, onward }: EntryKeysTerms): void {
  const moves: Readonly<Record<string, () => void>> = {
    ArrowDown: () => table.step(1),
    ArrowUp: () => table.step(-1),
    PageDown: () => table.step(10),
    PageUp: () => table.step(-10),
    Home: () => table.step(-Infinity),
    End: () => table.step(Infinity),
    // Moves to the next result without choosing it; the space bar chooses.
    ArrowLeft: () => beside(-1),
    ArrowRight: () => beside(1),
    Enter: onward,
    g: goTo,
    G: goTo,
    u: undo,
    U: undo,
  };
  document.addEventListener('keydown', (event) => {
    const { target } = event;
    if (target !== document.body && !body.contains(target as Node)) return;
    if (target instanceof HTMLAnchorElement || target instanceof HTMLButtonElement || event.isComposing) return;
    const isCommand = (event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph');
    const work = isCommand ? (event.key.toLowerCase() === 'z' ? undo : undefined) : workOf(event.key);
    if (!work) return;
    event.preventDefault();
    work();
  });

  function workOf(key: string): (() => void) | undefined {
    const outcome = outcomeOfKey(key);
    return outcome ? () => enter(outcome) : moves[key];
  }
}

function beside(by: number): void {
  const here = document.activeElement;
  const radios = [...(here?.closest('[role=radiogroup]')?.querySelectorAll('input') ?? [])];
  radios[radios.indexOf(here as HTMLInputElement) + by]?.focus();
}
