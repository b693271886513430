import { clockTime } from '../page/dates.ts';
import type { BoardOutcome } from '../queue/queued-entry.ts';
import type { ShownBoard } from '../queue/shown-boards.ts';
import { outcomeText } from './board-row.ts';
import type { EntryWords } from './round-on-screen.ts';

const SHOWN = 5;

interface Line {
  readonly board: number;
  readonly outcome: BoardOutcome;
  readonly isOwn: boolean;
  readonly at: Date;
}

/** Results that came in while the page is open, newest first: from here, from a telephone, from another table. */
export interface LastResults {
  /** Attributes the next change of this board to this user. */
  own(board: number): void;
  /** Updates the boards, and which one can be undone. */
  show(boards: readonly ShownBoard[], undoable: number | undefined): void;
}

export function lastResults(place: HTMLElement | null, words: EntryWords): LastResults {
  const known = new Map<number, string>();
  const owned = new Set<number>();
  let lines: readonly Line[] = [];
  return {
    own: (board) => void owned.add(board),
    show: (boards, undoable) => {
      for (const { board, outcome } of boards) {
        const said = outcome.result === null ? '' : outcomeText(outcome);
        const before = known.get(board);
        known.set(board, said);
        if (before === undefined || before === said) continue;
        lines = lines.filter((line) => line.board !== board);
        if (said !== '') lines = [{ board, outcome, isOwn: owned.has(board), at: new Date() }, ...lines];
        owned.delete(board);
      }
      place?.replaceChildren(
        ...(lines.length === 0 ? [said('li', words('web.desk-work.none-yet'))] : linesOf(undoable)),
      );
    },
  };

  function linesOf(undoable: number | undefined): HTMLElement[] {
    return lines.slice(0, SHOWN).map(({ board, outcome, isOwn, at }, i) => {
      const line = document.createElement('li');
      const time = clockTime(at);
      line.append(
        said('strong', String(board)),
        said('span', outcomeText(outcome)),
        said('span', words(isOwn ? 'web.desk-work.you' : 'web.desk-work.others', { time })),
      );
      if (i === 0 && isOwn && board === undoable) {
        const button = said('button', words('web.desk.undo'));
        button.className = 'small';
        line.append(button);
      }
      return line;
    });
  }
}

function said(tag: 'li' | 'strong' | 'span' | 'button', text: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
