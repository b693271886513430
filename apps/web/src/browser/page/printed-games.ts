import { type DifferingGame, GAME_FIGURES, type GameFigure, type PrintedGame } from '../../engine/recompute.ts';
import { filled } from './filled.ts';

const cellOf = (row: HTMLElement, figure: GameFigure): HTMLElement | null =>
  row.querySelector<HTMLElement>(`[data-figure="${figure}"]`);

/** A game as a reader sees it: the text of the row, with the decimal sign of any language. */
export function printedGame(row: HTMLElement): PrintedGame {
  const about = JSON.parse(row.dataset.game!) as Omit<PrintedGame, 'figures'>;
  const read = (figure: GameFigure): number =>
    Number((cellOf(row, figure)?.textContent ?? '').trim().replace('−', '-').replace(',', '.') || Number.NaN);
  const figures = Object.fromEntries(GAME_FIGURES.map((figure) => [figure, read(figure)]));
  return { ...about, figures: figures as PrintedGame['figures'] };
}

/** Marks the rows that differ, and says in each cell what the computation gives. */
export function markGames(
  rows: readonly HTMLElement[],
  differing: readonly DifferingGame[],
  words: Readonly<Record<string, string>>,
): void {
  for (const row of rows) {
    row.classList.remove('differs');
    for (const note of row.querySelectorAll('.computed-here')) note.remove();
  }
  for (const { place, computed } of differing) {
    const row = rows[place]!;
    row.classList.add('differs');
    if (computed === undefined) note(row.querySelector('th'), words.extra!);
    for (const [figure, value] of Object.entries(computed ?? {}))
      note(cellOf(row, figure as GameFigure), filled(words.cell!, { computed: value }));
  }
}

function note(beside: Element | null, text: string): void {
  const said = document.createElement('strong');
  said.className = 'computed-here';
  said.textContent = ` ${text}`;
  beside?.after(said);
}
