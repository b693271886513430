import { pairingAlert } from '../../live/pairing-alert.ts';
import { clockTime } from '../../page/dates.ts';
import { qrElement } from '../../page/qr-element.ts';
import { wordsOf } from '../../page/words.ts';

/**
 * The screen in the hall: rotating pictures, the clock, the code
 * for phones; refreshes itself and puts in what has changed.
 */
const SECONDS_EACH = 12;
const SECONDS_BETWEEN = 15;

const words = wordsOf<'hall.ts'>();
const region = document.querySelector<HTMLElement>('[data-live]');
if (region) run(region);

function run(region: HTMLElement): void {
  const clock = document.querySelector<HTMLElement>('[data-hall-clock]');
  const turn = document.querySelector<HTMLElement>('[data-hall-turn]');
  let shown = 0;
  let left = SECONDS_EACH;
  let [etag, wait] = ['', SECONDS_BETWEEN];
  let round = Number(region.dataset.round);
  const { ring } = pairingAlert();
  document.documentElement.classList.add('turning');

  const pictures = (): HTMLElement[] => [...region.querySelectorAll<HTMLElement>('[data-hall-page]')];
  const show = (): void => {
    const all = pictures();
    shown %= Math.max(1, all.length);
    all.forEach((each, i) => {
      each.hidden = i !== shown;
    });
    const next = all.length > 1 ? words('web.hall.next', { seconds: left }) : '';
    turn?.replaceChildren(strong(all[shown]?.dataset.hallPage ?? ''), document.createElement('br'), next);
  };
  const look = async (): Promise<void> => {
    try {
      const answer = await fetch(location.href, { cache: 'no-store', headers: etag ? { 'if-none-match': etag } : {} });
      if (answer.status !== 200) return;
      etag = answer.headers.get('etag') ?? '';
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      for (const place of ['[data-live]', '.hall > header > div', '.hall .state']) {
        const [now, next] = [document.querySelector(place), page.querySelector(place)];
        if (now && next && now.innerHTML !== next.innerHTML) now.replaceChildren(...next.childNodes);
      }
      const next = Number(page.querySelector<HTMLElement>('[data-live]')?.dataset.round);
      if (next > round) {
        [shown, left] = [0, SECONDS_EACH];
        ring();
      }
      round = next;
      show();
    } catch {
      // The network of a hall comes and goes: the last picture stays, and the request is repeated.
    }
  };
  const tick = (): void => {
    if (clock) clock.textContent = clockTime(new Date());
    if (--left <= 0) [left, shown] = [SECONDS_EACH, shown + 1];
    if (--wait <= 0) {
      wait = SECONDS_BETWEEN;
      void look();
    }
    show();
  };
  drawCode();
  tick();
  window.setInterval(tick, 1000);
}

function strong(text: string): HTMLElement {
  const element = document.createElement('strong');
  element.textContent = text;
  return element;
}

function drawCode(): void {
  const place = document.querySelector<HTMLElement>('[data-hall-code]');
  const letters = document.querySelector<HTMLElement>('[data-hall-address]');
  if (!place || !letters) return;
  const address = new URL(place.dataset.hallCode ?? '', location.href).href;
  // Other devices cannot reach this machine under its own local name (D-OFF-607).
  if (/^(localhost|127\..*|\[::1\])$/.test(new URL(address).hostname)) {
    letters.parentElement!.remove();
    return;
  }
  letters.textContent = address.replace(/^https?:\/\//, '');
  place.replaceChildren(qrElement(address, address));
}
