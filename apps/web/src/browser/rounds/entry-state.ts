import type { Connection } from '../queue/keep-sending.ts';
import { isOpenEntry, type Queue } from '../queue/queued-entry.ts';
import type { EntryWords } from './entry-words.ts';

export interface StateTerms {
  readonly connection: Connection;
  /** Why the office cannot save (D-OFF-964). */
  readonly trouble: string | undefined;
  readonly queue: Queue;
  readonly by: string;
  readonly federation: string;
  /** Whether entries outlive the page. */
  readonly isKept: boolean;
  readonly here: { readonly event: string; readonly round: number };
}

/** One line for whoever wonders whether everything is safe: how many wait, whether they go out, what is to do. */
export function showEntryState(place: HTMLElement, words: EntryWords, terms: StateTerms): void {
  const { connection, trouble, queue, by, federation, here, isKept } = terms;
  const mine = queue.filter((each) => each.federation === federation && isOpenEntry(each));
  const waiting = mine.filter(({ state }) => state === 'waiting');
  const own = waiting.filter((each) => each.by === by).length;
  const elsewhere = mine.filter(({ event, round }) => event !== here.event || round !== here.round);
  const troubles = elsewhere.filter(({ state }) => state !== 'waiting');
  const atRisk = !isKept && waiting.length > 0;
  const sentences = [
    ...(atRisk ? [words('state-unkept')] : []),
    connection === 'lost' && trouble !== undefined
      ? words('state-troubled', { count: own, reason: trouble })
      : connection !== 'fine'
        ? words(`state-${connection}`, { count: own })
        : own > 0
          ? words('state-waiting', { count: own })
          : words('state-fine'),
    ...(waiting.length > own ? [words('state-others', { count: waiting.length - own })] : []),
    ...troubles.map(({ round, board }) => words('state-elsewhere', { round, board })),
  ];
  const text = sentences.join(' ');
  place.classList.toggle('notice', atRisk || connection !== 'fine' || troubles.length > 0 || waiting.length > own);
  place.dataset.state = connection === 'fine' && waiting.length > 0 ? 'waiting' : connection;
  // Said again only when it says something else: it is read aloud.
  const said = place.querySelector<HTMLElement>('[data-sentence]');
  if (said && said.textContent !== text) said.textContent = text;
  const door = place.querySelector<HTMLElement>('[data-door]');
  if (door) door.hidden = connection !== 'signed-out';
}
