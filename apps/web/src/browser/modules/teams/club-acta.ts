import { filled } from '../../page/words.ts';

/** Equivalent keys: drawn is also `=` and `2`. */
const ALIKE: Readonly<Record<string, string>> = { '=': '5', '2': '5', '½': '5', '−': '-' };

/**
 * Results of a match by one key each: 1, 5 and 0 for the home team, + and − if a player did not appear, a full stop for
 * an adjourned game; then the next board.
 */
for (const place of document.querySelectorAll<HTMLElement>('[data-acta]')) bringToLife(place);

function bringToLife(place: HTMLElement): void {
  const boards = [...place.querySelectorAll<HTMLElement>('[data-board]')];
  const running = place.querySelector<HTMLOutputElement>('[data-running]')!;
  const count = (): void => {
    const chosen = boards.flatMap((board) => board.querySelector<HTMLInputElement>('input:checked') ?? []);
    const told = chosen.filter(({ dataset }) => dataset.home !== '');
    // With the ½ sign, as pages write points.
    const sum = (side: 0 | 1): string =>
      String(told.reduce((total, { dataset }) => total + Number(dataset.home?.split(' ')[side]), 0)).replace(
        /^0\.5$|\.5$/,
        '½',
      );
    running.textContent = filled(place.dataset.score ?? '', {
      home: sum(0),
      away: sum(1),
      told: told.length,
      boards: boards.length,
    });
  };
  boards.forEach((board, i) => {
    board.addEventListener('keydown', (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey || !(event.target as Element).matches('input[type=radio]'))
        return;
      const key = ALIKE[event.key] ?? event.key;
      const choice = board.querySelector<HTMLInputElement>(`input[data-key="${CSS.escape(key)}"]`);
      if (!choice) return;
      event.preventDefault();
      choice.checked = true;
      count();
      (firstOf(boards[i + 1]) ?? place.querySelector<HTMLElement>('form > button'))?.focus();
    });
  });
  place.addEventListener('change', count);
  place.querySelector('form')?.addEventListener('submit', () => inOrder(place), { capture: true });
  count();
}

/** A group of radio buttons is focused at the checked one. */
const firstOf = (board: HTMLElement | undefined): HTMLElement | null | undefined =>
  board?.querySelector<HTMLElement>('input:checked') ?? board?.querySelector<HTMLElement>('input[type=radio]');

/** Closes gaps: an empty row of substitutions does not count. */
function inOrder(place: HTMLElement): void {
  const next = new Map<string, number>();
  for (const row of place.querySelectorAll<HTMLElement>('[data-substitution]')) {
    const controls = [...row.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')];
    if (controls.every(({ value }) => value === '')) continue;
    const side = controls[0]!.name.split('.')[0]!;
    const at = next.get(side) ?? 0;
    next.set(side, at + 1);
    for (const control of controls) control.name = control.name.replace(/\d+/, String(at));
  }
}
