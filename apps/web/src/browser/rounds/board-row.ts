import { resultText } from '../../components/events/result.ts';
import type { BoardOutcome } from '../queue/queued-entry.ts';
import type { ShownBoard } from '../queue/shown-boards.ts';
import type { EntryWords } from './entry-words.ts';
import { nameOf, type RoundOnScreen } from './round-on-screen.ts';

export interface BoardRow {
  readonly board: number;
  readonly row: HTMLTableRowElement;
  readonly field: HTMLInputElement;
  show(shown: ShownBoard, isOpen: boolean): void;
}

export interface RowTerms {
  readonly round: RoundOnScreen;
  readonly words: EntryWords;
  /** Where a board is looked at by itself. */
  readonly boardHref?: string | undefined;
  /** What the arbiter chose where two results are there, or after reading why one was refused. */
  chosen(shown: ShownBoard, choice: 'mine' | 'theirs'): void;
}

export const outcomeText = ({ result, kind }: BoardOutcome): string =>
  resultText({ result: result ?? undefined, kind });

/** A board of the table: who plays, the field that takes the result, and what became of it. */
export function boardRow({ board, white, black }: ShownBoard, terms: RowTerms): BoardRow {
  const { round, words, boardHref } = terms;
  const [first, second] = [nameOf(round, white), nameOf(round, black)];
  const row = document.createElement('tr');
  row.dataset.board = String(board);
  const number = document.createElement('th');
  number.scope = 'row';
  number.className = 'number';
  number.append(boardHref ? linkTo(boardHref.replace('{board}', String(board)), board, words) : String(board));
  const field = document.createElement('input');
  Object.assign(field, { type: 'text', inputMode: 'none', autocomplete: 'off', size: 7, id: `board-${board}` });
  field.setAttribute('aria-label', words('field', { board, white: first, black: second }));
  field.setAttribute('aria-describedby', `board-${board}-status`);
  const status = document.createElement('span');
  status.id = `board-${board}-status`;
  const held = cell('result');
  held.append(field, status);
  row.append(number, cell('name', first), held, cell('name', second));
  const show = (shown: ShownBoard, isOpen: boolean): void => {
    field.value = shown.outcome.result === null ? '' : outcomeText(shown.outcome);
    field.disabled = !isOpen;
    status.className = `entry-status entry-${shown.status}`;
    const said = words(`status-${shown.status}`);
    status.textContent = shown.underReserve ? `${said}, ${words('reserved')}` : said;
    row.classList.toggle('entry-open', shown.outcome.result === null);
    showTrouble(row, shown, terms);
  };
  return { board, row, field, show };
}

/** Under the row: both results to choose from, or why it could not be. */
function showTrouble(row: HTMLElement, shown: ShownBoard, { words, chosen }: RowTerms): void {
  const below = row.nextElementSibling;
  const key = shown.entry && shown.status !== 'waiting' ? `${shown.entry.id} ${shown.status}` : '';
  if (below instanceof HTMLElement && below.dataset.trouble !== undefined) {
    if (below.dataset.trouble === key) return;
    below.remove();
  }
  if (!shown.entry || key === '') return;
  const { theirs, outcome, problem = '' } = shown.entry;
  const trouble = document.createElement('tr');
  trouble.dataset.trouble = key;
  trouble.className = 'entry-trouble';
  const words_ = document.createElement('p');
  const values = { board: shown.board, mine: outcomeText(outcome), theirs: theirs ? outcomeText(theirs) : '' };
  words_.textContent = theirs ? words('conflict', values) : words('refused', { ...values, reason: problem });
  const button = (choice: 'mine' | 'theirs', name: string): HTMLButtonElement => {
    const made = document.createElement('button');
    made.type = 'button';
    made.textContent = words(name, values);
    made.addEventListener('click', () => chosen(shown, choice));
    return made;
  };
  const held = cell('');
  held.colSpan = 4;
  const choices = theirs
    ? [button('theirs', 'keep-theirs'), ' ', button('mine', 'keep-mine')]
    : [button('theirs', 'dismiss')];
  held.append(words_, ...choices);
  trouble.append(held);
  row.after(trouble);
}

function linkTo(href: string, board: number, words: EntryWords): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  link.textContent = String(board);
  link.title = words('board-page', { board });
  return link;
}

function cell(kind: string, text = ''): HTMLTableCellElement {
  const made = document.createElement('td');
  if (kind) made.className = kind;
  made.textContent = text;
  return made;
}
