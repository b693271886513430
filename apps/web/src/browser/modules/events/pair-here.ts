import { namesApart, type Tournament } from '@escala/core';
import { type CompetitionRuleBook, loadCompetitionBook } from '@escala/regulations';
import { newActId, officeApi } from '../../api/office-api.ts';
import { ProblemAnswer } from '../../api/problem-answer.ts';
import { filled } from '../../page/words.ts';
import { keptStore } from '../../queue/kept-store.ts';
import { postResult } from '../../queue/post-result.ts';
import type { QueueStore } from '../../queue/queue-store.ts';
import { isOpenEntry } from '../../queue/queued-entry.ts';
import { sendQueue } from '../../queue/send-queue.ts';
import { keepPage } from '../../rounds/keep-page.ts';
import { type DrawnRound, missingResults, pairedHere, withEntered } from '../../rounds/paired-here.ts';

/**
 * Pairs the next round on this device while there is no connection (D-OFF-493). The
 * round waits here under the id of its act and is sent after the waiting results;
 * if the record has changed in the meantime, the arbiter chooses between the two.
 */
interface Facts {
  readonly federation: string;
  readonly account: string;
  readonly event: string;
  readonly round: number;
  readonly rules: string;
  readonly tournament: Tournament;
}

interface Waiting {
  readonly id: string;
  readonly drawn: DrawnRound;
  readonly chosen?: true;
}

const EVERY = 2000;
const root = document.querySelector<HTMLElement>('[data-pair-here]');
if (root) void begin(root, JSON.parse(root.dataset.facts ?? '{}') as Facts);

/** The book is loaded while there is a connection, and kept with the page. */
async function begin(root: HTMLElement, facts: Facts): Promise<void> {
  const book = await loadCompetitionBook(facts.rules);
  if (book === undefined) return;
  pairHere(root, facts, book, await keptStore());
  await keepPage();
}

function pairHere(root: HTMLElement, facts: Facts, book: CompetitionRuleBook, store: QueueStore): void {
  const { federation, account, event, round, tournament } = facts;
  const key = `escala/pairing/${federation}/${account}/${event}/${round}`;
  const waiting = (): Waiting | undefined => JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  const wait = (next: Waiting): void => localStorage.setItem(key, JSON.stringify(next));
  const status = root.querySelector<HTMLElement>('[role=status]')!;
  const place = root.querySelector<HTMLElement>('[data-pairings]')!;
  const button = root.querySelector<HTMLButtonElement>('[data-pair]')!;
  const say = (word: string, values: Readonly<Record<string, string | number>> = {}): void => {
    const next = filled(root.dataset[word] ?? '', values);
    if (status.textContent !== next) status.textContent = next;
  };
  const { players } = tournament;
  const names = namesApart(players, () => book.systems[tournament.system]!.numbered(players));
  let isChoosing = false;
  let countsMissing = false;
  let isSaved = false;

  const show = async (): Promise<void> => {
    const queue = (await store.read()).filter((entry) => entry.event === event);
    const isCut = !navigator.onLine || queue.some(isOpenEntry);
    const made = waiting();
    button.hidden = made !== undefined || isSaved;
    if (made === undefined && isCut) {
      const missing = missingResults(withEntered(tournament, queue, event), round);
      button.disabled = missing > 0;
      if (missing > 0) say('missing', { count: missing });
      else if (status.textContent !== '') status.textContent = '';
      countsMissing = missing > 0;
    } else if (countsMissing) {
      // Everything has arrived by now: what was missing is outdated.
      status.textContent = '';
      countsMissing = false;
    }
    root.hidden = !isCut && made === undefined && status.textContent === '';
    if (made !== undefined && !isChoosing) {
      say('waiting');
      place.replaceChildren(table(made.drawn, names, root.dataset.bye));
    }
  };
  button.addEventListener('click', async () => {
    const drawn = pairedHere(withEntered(tournament, await store.read(), event), book, round);
    if (drawn === undefined) return say('cannot');
    wait({ id: newActId(), drawn });
    await show();
    await send();
  });

  const send = async (): Promise<void> => {
    const made = waiting();
    if (made === undefined || isChoosing || !navigator.onLine) return;
    const api = officeApi(federation);
    const poster = { api: () => officeApi(federation), account };
    const sent = await sendQueue({ store, federation, by: account, post: (entry) => postResult(poster, entry) });
    if (sent !== 'sent') return;
    const offline = { ...made.drawn, ...(made.chosen && { chosen: true }) };
    const reason = made.chosen && { reason: root.dataset.reason };
    try {
      await api.act('round.pair', { event, round, offline }, { id: made.id, ...reason });
      done();
    } catch (error) {
      if (!(error instanceof ProblemAnswer) || error.status >= 500 || error.problems.length === 0) return;
      const theirs = error.problems.find(({ code }) => code === 'pairing-differs')?.versions?.theirs;
      if (theirs) choose(made, theirs as DrawnRound);
      else {
        isChoosing = true;
        status.textContent = error.problems.map(({ message }) => message).join(' ');
        localStorage.removeItem(key);
      }
    }
  };
  const done = (): void => {
    localStorage.removeItem(key);
    isChoosing = false;
    isSaved = true;
    button.hidden = true;
    // Until a reload the page would still offer the round that exists already.
    document.querySelector('.entry-close')?.remove();
    place.replaceChildren();
    say('done', { round });
    const link = document.createElement('a');
    link.href = root.dataset.roundHref ?? '';
    link.textContent = root.dataset.roundName ?? '';
    status.append(' ', link);
  };

  /** Shows both, side by side, each with its button. */
  function choose(made: Waiting, theirs: DrawnRound): void {
    isChoosing = true;
    say('differs');
    const take = (word: 'yours' | 'theirs', drawn: DrawnRound): HTMLElement => {
      const part = document.createElement('section');
      part.dataset.choice = word;
      const heading = document.createElement('h3');
      heading.textContent = root.dataset[word] ?? '';
      const use = document.createElement('button');
      use.type = 'button';
      use.textContent = root.dataset.take ?? '';
      use.setAttribute('aria-label', `${use.textContent}: ${heading.textContent}`);
      use.addEventListener('click', () => {
        isChoosing = false;
        wait(word === 'yours' ? { id: newActId(), drawn: made.drawn, chosen: true } : { id: newActId(), drawn });
        void show().then(send);
      });
      part.append(heading, table(drawn, names, root.dataset.bye), use);
      return part;
    };
    place.replaceChildren(take('yours', made.drawn), take('theirs', theirs));
  }

  addEventListener('online', () => void show().then(send));
  addEventListener('offline', () => void show());
  setInterval(() => void show().then(send), EVERY);
  void show().then(send);
}

function table({ pairs, byes }: DrawnRound, names: ReadonlyMap<string, string>, bye = ''): HTMLElement {
  const list = document.createElement('ol');
  list.className = 'paired-here';
  for (const { white, black } of pairs) {
    const row = document.createElement('li');
    row.textContent = `${names.get(white) ?? white} – ${names.get(black) ?? black}`;
    list.append(row);
  }
  for (const player of byes) {
    const row = document.createElement('li');
    row.textContent = `${names.get(player) ?? player} (${bye})`;
    list.append(row);
  }
  return list;
}
