import { officeApi } from '../../api/office-api.ts';
import { wordsOf } from '../../page/words.ts';
import { keptStore } from '../../queue/kept-store.ts';
import type { BoardFacts } from '../../queue/shown-boards.ts';
import { keepPage } from '../../rounds/keep-page.ts';
import { resultDesk } from '../../rounds/result-desk.ts';
import type { RoundOnScreen } from '../../rounds/round-on-screen.ts';

interface Told {
  readonly rounds: readonly { readonly state: string; readonly boards: readonly BoardFacts[] }[];
  readonly names: Readonly<Record<string, string>>;
}

/** The arbiter's own table of a round. */
const root = document.querySelector<HTMLElement>('[data-entry]');
if (root) {
  const { federation, account, onlyPlays, ...round } = JSON.parse(root.dataset.facts ?? '{}') as RoundOnScreen & {
    federation: string;
    account: string;
    onlyPlays?: boolean;
  };
  const store = keptStore();
  const load = async (): Promise<RoundOnScreen> => {
    const path = `/events/${encodeURIComponent(round.event)}/rounds?round=${round.round}`;
    const { rounds, names } = await officeApi(federation).ask<Told>(path);
    const { boards, state } = rounds[0]!;
    // Closed elsewhere, mostly by pairing the next round: the page says so, and no longer offers to pair it.
    const isWaiting = async (): Promise<boolean> => (await (await store).read()).some(({ state }) => state !== 'done');
    if (round.isOpen && state !== 'paired' && !(await isWaiting())) reloadOnce();
    return { ...round, boards, names, isOpen: round.isOpen && state === 'paired' };
  };
  const poster = { api: () => officeApi(federation), account };
  // In a house that only plays nobody has a password.
  const signedOutWord = onlyPlays ? 'web.desk-rounds.entry-start-again' : 'web.desk-rounds.entry-state-signed-out';
  void store.then((store) => {
    resultDesk({
      root,
      words: wordsOf<'result-entry.ts'>(),
      signedOutWord,
      store,
      federation,
      by: account,
      poster,
      round,
      load,
    });
    for (const notice of document.querySelectorAll<HTMLElement>('[data-without-script]')) notice.hidden = true;
  });
  void keepPage();
}

/** Reloads once: a page kept for slow connections may still say that the round is open. */
function reloadOnce(): void {
  const KEY = 'escala.closed';
  if (sessionStorage.getItem(KEY) === location.href) return;
  sessionStorage.setItem(KEY, location.href);
  location.reload();
}
