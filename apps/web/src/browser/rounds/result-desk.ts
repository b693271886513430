import { type BoardOutcome, isSameOutcome } from '../queue/queued-entry.ts';
import { outcomeOfKey } from '../queue/result-keys.ts';
import { isMissing, nextMissing } from '../queue/shown-boards.ts';
import { outcomeText } from './board-row.ts';
import { entryKeys } from './entry-keys.ts';
import { type SignedOut, showEntryState } from './entry-state.ts';
import { type EntryTable, entryTable } from './entry-table.ts';
import { type LastResults, lastResults } from './last-results.ts';
import { refreshLevelMatches } from './refresh-level-matches.ts';
import { type KeeperTerms, type RoundKeeper, roundKeeper } from './round-keeper.ts';
import { boardOf, type EntryWords, nameOf } from './round-on-screen.ts';

interface ResultDeskTerms extends KeeperTerms {
  readonly root: HTMLElement;
  readonly words: EntryWords;
  readonly signedOutWord: SignedOut;
}

/** Shared by the parts of the desk. */
interface Desk {
  readonly terms: ResultDeskTerms;
  readonly keeper: RoundKeeper;
  readonly table: EntryTable;
  /** Entries since the page was opened, and the outcomes before them. */
  readonly undoable: { readonly board: number; readonly before: BoardOutcome }[];
  readonly last: LastResults;
  part<T extends HTMLElement>(name: string): T;
}

const EVERY = 10_000;

/** Entry of a round's results, by key or by touch. */
export function resultDesk(terms: ResultDeskTerms): void {
  const { words } = terms;
  const part = <T extends HTMLElement>(name: string): T => document.querySelector<T>(`[data-${name}]`)!;
  const [number, names] = part('chosen').children;
  const table = entryTable(part('boards'), ({ board, white, black, outcome }) => {
    const { round } = keeper;
    // The row has room for three results only: every other one lights up here.
    for (const button of part('pad').querySelectorAll<HTMLButtonElement>('[data-key]')) {
      const own = outcomeOfKey(button.dataset.key!);
      button.ariaPressed = String(own !== undefined && own.result !== null && isSameOutcome(own, outcome));
    }
    number!.textContent = words('web.word.board', { board });
    names!.textContent = `${nameOf(round, white)} – ${nameOf(round, black)}`;
  });
  const keeper: RoundKeeper = roundKeeper(terms, () => draw(desk));
  const last = lastResults(document.querySelector('[data-last]'), words);
  const desk: Desk = { terms, keeper, table, undoable: [], last, part };
  listen(desk);
  void start(desk);
}

async function start({ terms: { root }, keeper, table, part }: Desk): Promise<void> {
  await keeper.start();
  table.only(part('shown').querySelector<HTMLInputElement>(':checked')?.value === 'missing');
  // The next board is scrolled into view. With a keyboard typing can start at once; on a telephone, focusing the field
  // would open the on-screen keyboard.
  const isFree = document.activeElement === document.body;
  if (isFree && keeper.round.isOpen) {
    const isDone = nextMissing(keeper.shown(), 0) === undefined;
    table.choose(table.current, matchMedia('(pointer: fine)').matches, isDone);
  }
  root.dataset.ready = 'yes';
  setInterval(() => document.visibilityState === 'visible' && void keeper.refresh(), EVERY);
  addEventListener('online', () => void keeper.refresh());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void keeper.refresh());
  await keeper.refresh();
  keeper.wake();
}

function draw(desk: Desk): void {
  const { terms, keeper, table, undoable, part } = desk;
  const { root, words, by, federation, store, signedOutWord } = terms;
  const { round, queue, connection, trouble } = keeper;
  const boards = keeper.shown();
  const { boardHref } = root.dataset;
  table.show(boards, {
    round,
    words,
    boardHref,
    chosen: ({ entry }, choice) => void (entry && keeper.decide(entry.id, choice)),
  });
  const counting = boards.filter(({ notNeeded }) => !notNeeded);
  const done = counting.filter((each) => !isMissing(each)).length;
  part('in').textContent = words('web.desk-work.in', { done, boards: counting.length });
  // A phone learns only here how many boards there are, and a knockout match may have got more.
  part('shown').querySelector('[value=all] + span')!.textContent = words('web.desk-work.all', {
    boards: boards.length,
  });
  Object.assign(part<HTMLProgressElement>('progress'), { value: done, max: Math.max(1, counting.length) });
  desk.last.show(boards, undoable.at(-1)?.board);
  part('pad').hidden = !round.isOpen || boards.length === 0;
  part<HTMLButtonElement>('undo').disabled = undoable.length === 0;
  const isComplete = counting.length > 0 && counting.every(({ status }) => status === 'saved');
  root.dataset.complete = String(isComplete);
  if (isComplete) void refreshLevelMatches(counting.map(({ board, outcome }) => `${board} ${outcome.result}`).join());
  showEntryState(part('state'), words, {
    connection,
    trouble,
    queue,
    by,
    federation,
    signedOutWord,
    here: round,
    isKept: store.isKept(),
    resultsOf: (event, of) =>
      boardHref?.replace(/[^/]+\/rounds\/\d+\/boards\/.*$/, `${encodeURIComponent(event)}/rounds/${of}/results`),
  });
}

/** Enters a result at the chosen board, or at the given one; then moves to the next without a result. */
function enter(
  desk: Desk,
  outcome: BoardOutcome,
  board = desk.table.current,
  by: 'key' | 'touch' | 'undo' = 'key',
): void {
  const { keeper, table, undoable, part } = desk;
  const isUndo = by === 'undo';
  const before = keeper.shown().find((each) => each.board === board);
  if (!before) return;
  if (!keeper.round.isOpen) {
    correct(desk, before.board, outcome);
    return;
  }
  const focus = part('boards').contains(document.activeElement);
  if (!isSameOutcome(before.outcome, outcome) || before.entry) {
    if (!isUndo) undoable.push({ board: before.board, before: before.outcome });
    desk.last.own(before.board);
    keeper.enter(before, outcome);
  }
  const next = isUndo || outcome.result === null ? before.board : nextMissing(keeper.shown(), before.board);
  say(desk, enteredWords(desk, outcome, before.board, next, isUndo));
  table.choose(next ?? before.board, focus, by === 'touch');
}

/** Results of a closed round are corrected on the board's page, with a reason; the chosen result is passed on. */
function correct({ terms: { root } }: Desk, board: number, { result, kind }: BoardOutcome): void {
  const { boardHref } = root.dataset;
  if (boardHref === undefined || result === null) return;
  location.assign(`${boardHref.replace('{board}', String(board))}?${new URLSearchParams({ result, kind })}`);
}

function enteredWords(
  { terms: { words }, keeper: { round } }: Desk,
  outcome: BoardOutcome,
  board: number,
  next: number | undefined,
  isUndo: boolean,
): string {
  const key = isUndo ? 'undone' : outcome.result === null ? 'cleared' : 'entered';
  const done = words(`web.desk-rounds.entry-${key}`, { board, result: outcomeText(outcome) });
  if (next === undefined) return `${done} ${words('web.desk-rounds.entry-complete')}`;
  if (next === board) return done;
  const { white, black } = boardOf(round, next)!;
  return `${done} ${words('web.desk-rounds.entry-next', { board: next, white: nameOf(round, white), black: nameOf(round, black) })}`;
}

const say = ({ part }: Desk, sentence: string): void => {
  part('entered').textContent = sentence;
};

function undo(desk: Desk): void {
  const last = desk.undoable.pop();
  if (last) enter(desk, last.before, last.board, 'undo');
}

/** Keys, touch, and the field that goes to a board by number. */
function listen(desk: Desk): void {
  const { keeper, table, part, terms } = desk;
  const body = part('boards');
  const go = part<HTMLFormElement>('go');
  const wanted = go.elements[0] as HTMLInputElement;
  entryKeys({
    body,
    table,
    enter: (outcome) => enter(desk, outcome),
    undo: () => undo(desk),
    goTo: () => wanted.focus(),
    onward: () => table.choose(nextMissing(keeper.shown(), table.current ?? 0), true),
  });
  go.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!table.choose(Number(wanted.value), true))
      say(desk, terms.words('web.desk-rounds.entry-no-board', { board: wanted.value }));
    wanted.value = '';
  });
  body.addEventListener('click', (event) => {
    const row = (event.target as Element).closest<HTMLElement>('tr[data-board]');
    if (row) table.choose(Number(row.dataset.board), false, true);
  });
  body.addEventListener('change', (event) => {
    const { value, name } = event.target as HTMLInputElement;
    const outcome = outcomeOfKey(value);
    if (outcome) enter(desk, outcome, Number(name.replace('board-', '')), 'touch');
  });
  part('shown').addEventListener('change', (event) => {
    table.only((event.target as HTMLInputElement).value === 'missing');
  });
  document.querySelector('[data-last]')?.addEventListener('click', (event) => {
    if (event.target instanceof HTMLButtonElement) undo(desk);
  });
  part('pad').addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('button');
    const outcome = outcomeOfKey(button?.dataset.key ?? '');
    if (outcome) enter(desk, outcome);
    else if (button?.dataset.undo !== undefined) undo(desk);
  });
}
