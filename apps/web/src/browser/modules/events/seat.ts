import { notifier } from '../../live/notifier.ts';
import { pairingAlert } from '../../live/pairing-alert.ts';

/**
 * A player's own board on a phone: `live.ts` keeps the page
 * fresh; the pairing of another round is seen, heard and felt.
 */
const region = document.querySelector('[data-live]') ?? document.querySelector('main');
const seat = (): HTMLElement | null => region?.querySelector<HTMLElement>('[data-seat-round]') ?? null;

if (region && seat()) {
  const { ring, offer } = pairingAlert();
  const offerNotices = notifier();
  const title = document.title;
  let round = seat()?.dataset.seatRound;
  new MutationObserver(() => {
    offer();
    offerNotices();
    const now = seat();
    if (!now || now.dataset.seatRound === round) return;
    round = now.dataset.seatRound;
    document.title = `${now.dataset.paired ?? ''} · ${title}`;
    ring();
  }).observe(region, { childList: true, subtree: true });
}
