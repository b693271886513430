import { v7 } from 'uuid';
import { latest } from '../page/debounce.ts';
import type { FallbackStore } from '../queue/fallback-store.ts';
import { type Connection, keepSending } from '../queue/keep-sending.ts';
import { type Poster, postResult } from '../queue/post-result.ts';
import { added, dismissed, insisted, type NewEntry } from '../queue/queue-moves.ts';
import type { BoardOutcome, Queue, QueuedEntry } from '../queue/queued-entry.ts';
import { type BoardFacts, newerBoards, type ShownBoard, shownBoards, withOutcome } from '../queue/shown-boards.ts';
import { boardOf, type RoundOnScreen } from './round-on-screen.ts';

export interface KeeperTerms {
  readonly store: FallbackStore;
  readonly federation: string;
  /** Whose entries these are: an account's, or `device`. */
  readonly by: string;
  readonly poster: Poster;
  /** The state known when the page opens. */
  readonly round: RoundOnScreen;
  /** Asks the office for the state of the round. */
  load(): Promise<RoundOnScreen>;
  /** Called when nobody is signed in any more, or the device is no longer valid. */
  signedOut?(): void;
}

/** A round as this page knows it: the office's last answer, overlaid by what waits in the queue. */
export interface RoundKeeper {
  readonly round: RoundOnScreen;
  readonly queue: Queue;
  readonly connection: Connection;
  /** Why the office could not save, such as a full disk; undefined if it did not answer. */
  readonly trouble: string | undefined;
  shown(): readonly ShownBoard[];
  /** Adds to the queue, from where it is sent to the office. */
  enter(board: ShownBoard, outcome: BoardOutcome): void;
  /** Decides an entry in conflict with another result. */
  decide(id: string, choice: 'mine' | 'theirs'): Promise<void>;
  refresh(): Promise<void>;
  /** Reads what this browser has stored about the round. */
  start(): Promise<void>;
  /** Sends what waits. */
  wake(): void;
}

export function roundKeeper(terms: KeeperTerms, draw: () => void): RoundKeeper {
  const { store, federation, by, poster } = terms;
  let round = terms.round;
  let queue: Queue = [];
  let connection: Connection = 'fine';
  let trouble: string | undefined;
  /** Entered, but not yet confirmed by the store. */
  const underWay = new Map<string, NewEntry>();
  /** Boards after entries of this page, as answers came in. */
  const heard: BoardFacts[] = [];
  const name = `${federation}/${by === 'device' ? by : `${round.event}/${round.round}`}`;
  const remember = (): void => void store.remember(name, round);

  const shown = (): ShownBoard[] =>
    shownBoards(
      round,
      queue.filter((each) => each.federation === federation),
    );
  const look = latest(async (isLatest) => {
    // Entries on their way when the store was read may be missing from its answer, even if they have arrived since.
    const before = [...underWay.values()];
    const kept = await store.read();
    if (!isLatest()) return;
    queue = [...before, ...underWay.values()].reduce(added, kept);
    draw();
  });
  /** The queue has changed: notifies this tab, the others, and the sender. */
  const told = async (): Promise<void> => {
    await look();
    sending.tell();
    sending.wake();
  };
  /** Records a board's state from an answer to an entry of this page. */
  const onRecord = (entry: QueuedEntry, version: number, outcome: BoardOutcome): void => {
    if (entry.event !== round.event || entry.round !== round.round) return;
    const facts = boardOf(round, entry.board);
    if (facts === undefined || version < facts.version) return;
    const left = withOutcome(facts, version, outcome);
    heard.push(left);
    round = { ...round, boards: round.boards.map((each) => (each === facts ? left : each)) };
    remember();
  };
  const sending = keepSending(
    {
      store,
      federation,
      by,
      post: async (entry) => {
        const answer = await postResult(poster, entry);
        trouble = answer.kind === 'later' ? answer.problem : undefined;
        return answer;
      },
      answered: (entry, answer) => {
        if (answer.kind === 'done') onRecord(entry, answer.version, entry.outcome);
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

  const refresh = latest(async (isLatest) => {
    try {
      const asked = heard.length;
      const said = await terms.load();
      if (!isLatest()) return;
      const isSame = said.event === round.event && said.round === round.round;
      // The office's answer prevails, even if it was restored from a backup; only answers received since may be newer.
      round = isSame ? { ...said, boards: newerBoards(said.boards, heard.slice(asked)) } : said;
      if (connection === 'lost') sending.wake();
      remember();
      draw();
    } catch {
      // The queue reports a missing connection; the boards stay as last seen.
    }
  });
  return {
    get round() {
      return round;
    },
    get queue() {
      return queue;
    },
    get connection() {
      return connection;
    },
    get trouble() {
      return trouble;
    },
    shown,
    enter: (board, outcome) => {
      const place = { federation, by, event: round.event, round: round.round, board: board.board };
      // When two results were shown, both were seen.
      const entry = { ...place, id: v7(), outcome, seen: Math.max(board.version, board.entry?.theirs?.version ?? 0) };
      underWay.set(entry.id, entry);
      void store.append(entry).then(() => {
        underWay.delete(entry.id);
        return told();
      });
      // Shown at once, so that the search for the next board includes it.
      queue = added(queue, entry);
      draw();
    },
    decide: async (id, choice) => {
      const entry = queue.find((each) => each.id === id);
      // Shows the chosen result at once, instead of the one before both.
      if (choice === 'theirs' && entry?.theirs) onRecord(entry, entry.theirs.version, entry.theirs);
      await store.change((all) => (choice === 'mine' ? insisted(all, id, v7()) : dismissed(all, id)));
      await told();
      await refresh();
    },
    refresh,
    start: async () => {
      const kept = await store.recall<RoundOnScreen>(name);
      if (kept?.event === round.event && kept.round === round.round)
        round = { ...round, boards: newerBoards(round.boards, kept.boards) };
      await look();
    },
    wake: sending.wake,
  };
}
