import { nameParts } from '@escala/core';
import { resultText } from '../../components/events/result.ts';
import { type BoardOutcome, isSameOutcome } from '../queue/queued-entry.ts';
import { RESULT_KEYS } from '../queue/result-keys.ts';
import type { ShownBoard } from '../queue/shown-boards.ts';
import { type EntryWords, nameOf, type RoundOnScreen } from './round-on-screen.ts';

export interface BoardRow {
  readonly board: number;
  readonly row: HTMLTableRowElement;
  /** Where the focus goes: the chosen result, or else the first. */
  readonly field: HTMLInputElement;
  show(shown: ShownBoard, isOpen: boolean): void;
}

export interface RowTerms {
  readonly round: RoundOnScreen;
  readonly words: EntryWords;
  /** The page of a single board. */
  readonly boardHref?: string | undefined;
  /** The arbiter's choice between two results, or after reading why one was refused. */
  chosen(shown: ShownBoard, choice: 'mine' | 'theirs'): void;
}

export const outcomeText = ({ result, kind }: BoardOutcome): string =>
  resultText({ result: result ?? undefined, kind });

/** The three most common results, as offered in the row. */
const OFFERED = RESULT_KEYS.filter(({ by }) => by === 'play').map((each) => ({
  ...each,
  sign: each.outcome.result === '1/2' ? '½' : outcomeText(each.outcome),
}));

/** A board in the table: the players, the results to choose from, and the state of the entry. */
export function boardRow({ board, white, black }: ShownBoard, terms: RowTerms): BoardRow {
  const { round, words, boardHref } = terms;
  const [first, second] = [nameOf(round, white), nameOf(round, black)];
  const row = document.createElement('tr');
  row.dataset.board = String(board);
  const number = document.createElement('th');
  number.scope = 'row';
  number.className = 'number';
  number.append(boardHref ? linkTo(boardHref.replace('{board}', String(board)), board, words) : String(board));
  const group = document.createElement('span');
  group.className = 'segments';
  group.role = 'radiogroup';
  group.ariaLabel = words('web.desk-rounds.entry-field', { board, white: first, black: second });
  group.setAttribute('aria-describedby', `board-${board}-status`);
  const radios = OFFERED.map(({ keys, said, sign }, i) => {
    const radio = document.createElement('input');
    Object.assign(radio, { type: 'radio', name: `board-${board}`, value: keys[0], autocomplete: 'off' });
    radio.id = i === 0 ? `board-${board}` : `board-${board}-${i}`;
    radio.ariaLabel = `${sign} ${words(`web.desk-rounds.pad-said-${said}`)}`;
    const label = document.createElement('label');
    const text = document.createElement('span');
    text.textContent = sign;
    label.append(radio, text);
    group.append(label);
    return radio;
  });
  const held = cell('result');
  held.append(group);
  const status = cell('');
  status.id = `board-${board}-status`;
  row.append(number, ...seat(round, white, first), held, ...seat(round, black, second), status);
  const show = (shown: ShownBoard, isOpen: boolean): void => {
    const { outcome } = shown;
    const chosen = OFFERED.findIndex((each) => isSameOutcome(each.outcome, outcome));
    radios.forEach((radio, i) => {
      radio.checked = i === chosen;
      // In a closed round, each one leads to the correction page.
      radio.disabled = !isOpen && !boardHref;
    });
    status.className = `entry-status entry-${shown.status}`;
    const said = document.createElement('span');
    said.textContent = words(
      shown.notNeeded ? 'web.desk-rounds.entry-not-needed' : `web.desk-rounds.entry-status-${shown.status}`,
    );
    // Any other result is written in words; for a saved one a tick is enough.
    const other = chosen === -1 && outcome.result !== null ? outcomeText(outcome) : '';
    if (shown.notNeeded) said.className = 'quiet';
    else if (shown.status === 'saved' || shown.status === 'none') said.className = 'unseen';
    const pace = shown.pace ? `${words(`web.pace.${shown.pace}`)} ` : '';
    status.replaceChildren(pace, other, ' ', said, shown.underReserve ? ` ${words('web.reserve.mark')}` : '');
    row.classList.toggle('entry-open', outcome.result === null && !shown.notNeeded);
    showTrouble(row, shown, terms);
  };
  return {
    board,
    row,
    get field() {
      return radios.find(({ checked }) => checked) ?? radios[0]!;
    },
    show,
  };
}

/** A player with rating and points. On phones the second surname is left out. */
function seat({ players }: RoundOnScreen, player: string, name: string): HTMLTableCellElement[] {
  const { rating = '', points = '', team } = players?.[player] ?? {};
  const held = cell('name');
  const [surname, more, given] = nameParts(name);
  const folded = document.createElement('span');
  folded.className = 'wide';
  folded.textContent = more;
  held.append(surname, folded, given);
  if (team) {
    const beside = document.createElement('span');
    beside.className = 'quiet small';
    beside.textContent = ` ${team}`;
    held.append(beside);
  }
  return [held, cell('number wide quiet', String(rating)), cell('number wide quiet', points)];
}

/** Below the row: both results to choose from, or why one was refused. */
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
  words_.textContent = theirs
    ? words('web.desk-rounds.entry-conflict', values)
    : words('web.desk-rounds.entry-refused', { ...values, reason: problem });
  const button = (choice: 'mine' | 'theirs', name: 'keep-theirs' | 'keep-mine' | 'dismiss'): HTMLButtonElement => {
    const made = document.createElement('button');
    made.type = 'button';
    made.textContent = words(`web.desk-rounds.entry-${name}`, values);
    made.addEventListener('click', () => chosen(shown, choice));
    return made;
  };
  const held = cell('');
  held.colSpan = 9;
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
  link.title = words('web.desk-rounds.entry-board-page', { board });
  return link;
}

function cell(kind: string, text = ''): HTMLTableCellElement {
  const made = document.createElement('td');
  if (kind) made.className = kind;
  made.textContent = text;
  return made;
}
