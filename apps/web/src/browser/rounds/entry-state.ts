import type { Connection } from '../queue/keep-sending.ts';
import { isOpenEntry, type Queue } from '../queue/queued-entry.ts';
import type { EntryWords } from './round-on-screen.ts';

/**
 * What to say when nobody is signed in any more: at the desk, in a house without passwords, on a phone that was closed.
 */
export type SignedOut = `web.desk-rounds.entry-${'state-signed-out' | 'start-again' | 'device-over'}`;

interface StateTerms {
  readonly connection: Connection;
  /** Why the office cannot save (D-OFF-964). */
  readonly trouble: string | undefined;
  readonly queue: Queue;
  readonly by: string;
  readonly federation: string;
  /** Whether entries outlive the page. */
  readonly isKept: boolean;
  readonly signedOutWord: SignedOut;
  readonly here: { readonly event: string; readonly round: number };
  /** The results page of a round, if there is one. */
  resultsOf?(event: string, round: number): string | undefined;
}

/** One line that says whether everything is safe: how many entries wait, whether they are being sent, what to do. */
export function showEntryState(place: HTMLElement, words: EntryWords, terms: StateTerms): void {
  const { connection, trouble, queue, by, federation, here, isKept } = terms;
  const mine = queue.filter((each) => each.federation === federation && isOpenEntry(each));
  const waiting = mine.filter(({ state }) => state === 'waiting');
  const own = waiting.filter((each) => each.by === by).length;
  // Another tournament says so itself: here nobody could tell which round is meant.
  const undecided = mine.filter(({ event, state }) => event === here.event && state !== 'waiting');
  const troubles = undecided.filter(({ round }) => round !== here.round);
  const ofRound = undecided.length - troubles.length;
  const atRisk = !isKept && waiting.length > 0;
  const sentences = [
    ...(atRisk ? [words('web.desk-rounds.entry-state-unkept')] : []),
    connection === 'lost' && trouble !== undefined
      ? words('web.desk-rounds.entry-state-troubled', { count: own, reason: trouble })
      : connection !== 'fine'
        ? words(connection === 'lost' ? 'web.desk-rounds.entry-state-lost' : terms.signedOutWord, { count: own })
        : own > 0
          ? words('web.desk-rounds.entry-state-waiting', { count: own })
          : ofRound > 0
            ? words('web.desk-rounds.entry-state-undecided', { count: ofRound })
            : words('web.desk-rounds.entry-state-fine'),
    ...(waiting.length > own ? [words('web.desk-rounds.entry-state-others', { count: waiting.length - own })] : []),
  ];
  const ways = troubles.map(({ event, round, board }) =>
    wayTo(words('web.desk-rounds.entry-state-elsewhere', { round, board }), terms.resultsOf?.(event, round)),
  );
  const text = [...sentences, ...ways.map(({ textContent }) => textContent)].join(' ');
  place.classList.toggle('notice', atRisk || connection !== 'fine' || undecided.length > 0 || waiting.length > own);
  place.dataset.state = connection === 'fine' && waiting.length > 0 ? 'waiting' : connection;
  // Changed only if the text differs: it is read aloud.
  const said = place.querySelector<HTMLElement>('[data-sentence]');
  if (said && said.textContent !== text)
    said.replaceChildren(sentences.join(' '), ...ways.flatMap((way) => [' ', way]));
  const door = place.querySelector<HTMLElement>('[data-door]');
  if (door) door.hidden = connection !== 'signed-out';
}

function wayTo(text: string, address: string | undefined): HTMLElement {
  if (address === undefined) return Object.assign(document.createElement('span'), { textContent: text });
  return Object.assign(document.createElement('a'), { textContent: text, href: address });
}
