import { isMissing, nextMissing, type ShownBoard } from '../queue/shown-boards.ts';
import { type BoardRow, boardRow, type RowTerms } from './board-row.ts';

/** The boards on the screen, and the one that the next key applies to. */
export interface EntryTable {
  show(boards: readonly ShownBoard[], terms: RowTerms): void;
  readonly current: number | undefined;
  /**
   * Makes a board the current one; `focus` moves the cursor there. With `stays` the page does not scroll, as when
   * touched. False: there is no such board.
   */
  choose(board: number | undefined, focus: boolean, stays?: boolean): boolean;
  /** Shows only boards without a result, or all; a board that gets its result meanwhile stays visible. */
  only(missing: boolean): void;
  /** Moves by this many rows, also to the first and last. */
  step(by: number): void;
}

export function entryTable(body: HTMLElement, chosen: (board: ShownBoard) => void): EntryTable {
  let rows: readonly BoardRow[] = [];
  let shown: readonly ShownBoard[] = [];
  let current: number | undefined;
  let drawn = '';

  const mark = (board: number): void => {
    current = board;
    for (const { board: each, row } of rows) row.classList.toggle('entry-current', each === board);
    const facts = shown.find((each) => each.board === board);
    if (facts) chosen(facts);
  };
  const table: EntryTable = {
    get current() {
      return current;
    },
    show: (boards, terms) => {
      shown = boards;
      const seats = JSON.stringify(boards.map(({ board, white, black }) => [board, white, black]));
      // Typing continues when other pairs arrive from the office.
      const isTyping = body.contains(document.activeElement);
      const isNew = seats !== drawn;
      if (isNew) {
        drawn = seats;
        rows = boards.map((each) => boardRow(each, terms));
        body.replaceChildren(...rows.map(({ row }) => row));
        for (const { board, row } of rows) row.addEventListener('focusin', () => mark(board));
      }
      rows.forEach((row, i) => {
        row.show(boards[i]!, terms.round.isOpen);
      });
      const first = current ?? nextMissing(boards, 0) ?? boards[0]?.board;
      if (first !== undefined) mark(rows.some(({ board }) => board === first) ? first : boards[0]!.board);
      if (isNew && isTyping) rows.find(({ board }) => board === current)?.field.focus();
    },
    only: (missing) => {
      for (const [i, { row }] of rows.entries()) row.hidden = missing && !isMissing(shown[i]!);
    },
    choose: (board, focus, stays = false) => {
      const found = rows.find((row) => row.board === board);
      if (!found) return false;
      mark(found.board);
      if (focus) found.field.focus({ preventScroll: true });
      if (!stays) found.row.scrollIntoView({ block: 'nearest' });
      return true;
    },
    step: (by) => {
      const seen = rows.filter(({ row }) => !row.hidden);
      const place = seen.findIndex(({ board }) => board === current);
      const next = seen[Math.min(seen.length - 1, Math.max(0, place + by))];
      table.choose(next?.board, true);
    },
  };
  return table;
}
