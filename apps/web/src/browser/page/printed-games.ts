import type { DifferingGame, PrintedRow } from '../../engine/compared-games.ts';
import type { Say } from '../../kit/modules.ts';

const cellOf = (row: HTMLElement, figure: string): HTMLElement | null =>
  row.querySelector<HTMLElement>(`[data-figure="${figure}"]`);

/** A game as a reader sees it: the figures of the row, with the decimal sign of any language. */
export function printedGame(row: HTMLElement, printed: readonly string[]): PrintedRow {
  const about = JSON.parse(row.dataset.game!) as object;
  const read = (figure: string): number =>
    Number((cellOf(row, figure)?.textContent ?? '').trim().replace('−', '-').replace(',', '.') || Number.NaN);
  return { ...about, figures: Object.fromEntries(printed.map((figure) => [figure, read(figure)])) };
}

/** Marks differing rows, shows in each cell what was computed, and ticks the others: all of them, or just one. */
export function markGames(
  rows: readonly HTMLElement[],
  differing: readonly DifferingGame[],
  words: Say<'web.verify.extra' | 'web.verify.cell'>,
  only?: HTMLElement,
): void {
  const isMeant = (row: HTMLElement): boolean => only === undefined || row === only;
  const differ = new Set(differing.map(({ place }) => rows[place]!));
  for (const row of rows.filter(isMeant)) {
    row.classList.remove('differs');
    for (const note of row.querySelectorAll('.computed-here')) note.remove();
    if (!differ.has(row)) tick(row);
  }
  for (const { place, computed } of differing) {
    const row = rows[place]!;
    if (!isMeant(row)) continue;
    row.classList.add('differs');
    if (computed === undefined) note(row.querySelector('th'), words('web.verify.extra'));
    for (const [figure, value] of Object.entries(computed ?? {}))
      note(cellOf(row, figure), words('web.verify.cell', { computed: value }));
  }
}

/** The same figure, computed here. */
function tick(row: HTMLElement): void {
  const said = document.createElement('span');
  said.className = 'verified';
  said.textContent = `✓ ${cellOf(row, 'change')?.textContent ?? ''}`;
  row.querySelector('[data-verified]')?.replaceChildren(said);
}

function note(beside: Element | null, text: string): void {
  const said = document.createElement('strong');
  said.className = 'computed-here';
  said.textContent = ` ${text}`;
  beside?.after(said);
}
