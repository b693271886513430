import { type BoardOutcome, isSameOutcome, NO_RESULT, type QueuedEntry } from '../queued-entry.ts';
import type { Answer } from '../send-queue.ts';

/** The part of the office's behaviour that a queue notices: each id once, each board by version. */
export interface ModelOffice {
  /** Ids in the order they were performed. */
  readonly performed: string[];
  board(board: number): { readonly version: number; readonly outcome: BoardOutcome };
  receive(entry: QueuedEntry & { readonly version: number }): Answer;
  /** Another person enters a result. */
  enter(board: number, outcome: BoardOutcome): void;
}

export function modelOffice(): ModelOffice {
  const performed: string[] = [];
  const answers = new Map<string, { command: string; version: number }>();
  const boards = new Map<number, { version: number; outcome: BoardOutcome }>();
  const board = (number: number) => boards.get(number) ?? { version: 1, outcome: NO_RESULT };
  const put = (number: number, outcome: BoardOutcome): number => {
    const version = board(number).version + 1;
    boards.set(number, { version, outcome });
    return version;
  };
  return {
    performed,
    board,
    enter: (number, outcome) => void put(number, outcome),
    receive: ({ id, board: number, outcome, version }) => {
      const command = JSON.stringify([number, outcome, version]);
      const before = answers.get(id);
      if (before !== undefined && before.command !== command) throw new Error(`${id} with another command`);
      if (before !== undefined) return { kind: 'done', version: before.version };
      const now = board(number);
      const isSame = isSameOutcome(now.outcome, outcome);
      if (!isSame && now.version !== version)
        return { kind: 'conflict', theirs: { ...now.outcome, version: now.version } };
      const left = isSame ? now.version : put(number, outcome);
      answers.set(id, { command, version: left });
      performed.push(id);
      return { kind: 'done', version: left };
    },
  };
}
