import { v7 } from 'uuid';
import { type Connection, keepSending } from '../../queue/keep-sending.ts';
import { type Poster, postResult } from '../../queue/post-result.ts';
import { added, dismissed, insisted, type NewEntry } from '../../queue/queue-moves.ts';
import { type BoardOutcome, isSameOutcome, type Queue } from '../../queue/queued-entry.ts';
import { outcomeOfKey } from '../../queue/result-keys.ts';
import { isMissing, newerBoards, nextMissing, shownBoards, withOutcome } from '../../queue/shown-boards.ts';
import type { SturdyStore } from '../../queue/sturdy-store.ts';
import { outcomeText } from './board-row.ts';
import { entryKeys } from './entry-keys.ts';
import { entryTable } from './entry-table.ts';
import type { EntryWords } from './entry-words.ts';
import { boardOf, nameOf, type RoundOnScreen } from './round-on-screen.ts';
import { sayState } from './say-state.ts';

export interface ResultDeskTerms {
  readonly root: HTMLElement;
  readonly words: EntryWords;
  readonly store: SturdyStore;
  readonly federation: string;
  /** Whose entries these are: an account, or `device`. */
  readonly by: string;
  readonly poster: Poster;
  /** What is known when the page opens. */
  readonly round: RoundOnScreen;
  /** Asks the office how the round stands. */
  load(): Promise<RoundOnScreen>;
  /** Told when nobody is signed in any more, or the device counts no more. */
  signedOut?(): void;
}

const EVERY = 10_000;

/** Results of a round, by key or by touch; each goes to the queue first and from there to the office. */
export function resultDesk(terms: ResultDeskTerms): void {
  const { root, words, store, federation, by, poster } = terms;
  const part = <T extends HTMLElement>(name: string): T => root.querySelector<T>(`[data-${name}]`)!;
  let round = terms.round;
  let queue: Queue = [];
  let connection: Connection = 'fine';
  /** Entered, and the store has not said yet that it has them. */
  const underWay = new Map<string, NewEntry>();
  const undoable: { readonly board: number; readonly before: BoardOutcome }[] = [];
  const body = part('boards');
  const table = entryTable(body, ({ board, white, black }) => {
    part('chosen').textContent = words('chosen', { board, white: nameOf(round, white), black: nameOf(round, black) });
  });
  const shown = () => shownBoards(round, queue);
  const remembered = `${federation}/${by === 'device' ? by : `${round.event}/${round.round}`}`;
  const remember = (): void => void store.remember(remembered, round);

  const draw = (): void => {
    const boards = shown();
    const boardHref = root.dataset.boardHref;
    table.show(boards, { round, words, boardHref, chosen: ({ entry }, choice) => entry && decide(entry.id, choice) });
    const missing = boards.filter(isMissing).length;
    part('missing').textContent =
      missing === 0 ? words('complete') : words('missing', { missing, boards: boards.length });
    part('pad').hidden = !round.isOpen || boards.length === 0;
    part<HTMLButtonElement>('undo').disabled = undoable.length === 0;
    root.dataset.complete = String(boards.length > 0 && boards.every(({ status }) => status === 'saved'));
    sayState(part('state'), words, { connection, queue, by, federation, here: round, isKept: store.isKept() });
  };
  const change = async (move: (queue: Queue) => Queue): Promise<void> => {
    await store.change(move);
    await told();
  };
  /** The queue has changed: for this tab, the others, and whoever sends. */
  const told = async (): Promise<void> => {
    await look();
    sending.tell();
    sending.wake();
  };
  const look = async (): Promise<void> => {
    const kept = await store.read();
    queue = [...underWay.values()].filter(({ id }) => !kept.some((each) => each.id === id)).reduce(added, kept);
    draw();
  };
  const sending = keepSending(
    {
      store,
      federation,
      by,
      post: (entry) => postResult(poster, entry),
      answered: (entry, answer) => {
        if (answer.kind === 'done' && entry.event === round.event && entry.round === round.round) {
          const boards = round.boards.map((each) =>
            each.board === entry.board && answer.version >= each.version
              ? withOutcome(each, answer.version, entry.outcome)
              : each,
          );
          round = { ...round, boards };
          remember();
        }
        void look();
        sending.tell();
      },
    },
    (state) => {
      connection = state ?? connection;
      if (state === 'signed-out') terms.signedOut?.();
      void look();
    },
  );

  const say = (sentence: string): void => {
    part('entered').textContent = sentence;
  };
  const enter = (outcome: BoardOutcome, board = table.current, isUndo = false): void => {
    const facts = board === undefined ? undefined : boardOf(round, board);
    if (!facts || !round.isOpen) return;
    const before = shown().find((each) => each.board === facts.board)!;
    const focus = body.contains(document.activeElement);
    if (!isSameOutcome(before.outcome, outcome) || before.entry) {
      if (!isUndo) undoable.push({ board: facts.board, before: before.outcome });
      const { event, round: number } = round;
      const place = { federation, by, event, round: number, board: facts.board };
      const entry = { ...place, id: v7(), outcome, seen: facts.version };
      underWay.set(entry.id, entry);
      void store.append(entry).then(() => {
        underWay.delete(entry.id);
        return told();
      });
      // Shown at once, and what comes next is looked for with it.
      queue = added(queue, entry);
      draw();
    }
    const next = isUndo || outcome.result === null ? facts.board : nextMissing(shown(), facts.board);
    const done = words(isUndo ? 'undone' : outcome.result === null ? 'cleared' : 'entered', {
      board: facts.board,
      result: outcomeText(outcome),
    });
    say(
      next === undefined ? `${done} ${words('complete')}` : next === facts.board ? done : `${done} ${nextWords(next)}`,
    );
    table.choose(next ?? facts.board, focus);
  };
  const nextWords = (board: number): string => {
    const { white, black } = boardOf(round, board)!;
    return words('next', { board, white: nameOf(round, white), black: nameOf(round, black) });
  };
  const undo = (): void => {
    const last = undoable.pop();
    if (last) enter(last.before, last.board, true);
  };
  const decide = (id: string, choice: 'mine' | 'theirs'): void =>
    void change((all) => (choice === 'mine' ? insisted(all, id, v7()) : dismissed(all, id))).then(refresh);
  const refresh = async (): Promise<void> => {
    try {
      const told = await terms.load();
      const isSame = told.event === round.event && told.round === round.round;
      round = isSame ? { ...told, boards: newerBoards(told.boards, round.boards) } : told;
      if (connection === 'lost') sending.wake();
      remember();
      draw();
    } catch {
      // The queue says when there is no connection; the boards stay as they were seen.
    }
  };

  const go = part<HTMLFormElement>('go');
  const wanted = go.elements[0] as HTMLInputElement;
  entryKeys({
    body,
    table,
    enter: (outcome) => enter(outcome),
    undo,
    goTo: () => wanted.focus(),
    onward: () => table.choose(nextMissing(shown(), table.current ?? 0), true),
  });
  go.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!table.choose(Number(wanted.value), true)) say(words('no-board', { board: wanted.value }));
    wanted.value = '';
  });
  body.addEventListener('click', (event) => {
    const row = (event.target as Element).closest<HTMLElement>('tr[data-board]');
    if (row) table.choose(Number(row.dataset.board), event.target instanceof HTMLInputElement);
  });
  part('pad').addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('button');
    const outcome = outcomeOfKey(button?.dataset.key ?? '');
    if (outcome) enter(outcome);
    else if (button?.dataset.undo !== undefined) undo();
  });
  setInterval(() => document.visibilityState === 'visible' && void refresh(), EVERY);
  addEventListener('online', () => void refresh());
  void start();

  async function start(): Promise<void> {
    const kept = await store.recall<RoundOnScreen>(remembered);
    if (kept?.event === round.event && kept.round === round.round)
      round = { ...round, boards: newerBoards(round.boards, kept.boards) };
    await look();
    root.dataset.ready = 'yes';
    await refresh();
    sending.wake();
  }
}
