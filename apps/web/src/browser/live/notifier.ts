import { send } from '../api/office-api.ts';
import { ProblemAnswer } from '../api/problem-answer.ts';

/**
 * Lets the browser announce the next round even when the page is closed, if possible: over https, with a worker
 * (D-OFF-738). The button is rendered again with each refresh, so this is called repeatedly.
 */
export function notifier(): () => void {
  const canBeTold =
    isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!canBeTold) return () => undefined;
  /** Why it is not possible: the office's own words if it refused. */
  let failure: string | undefined;
  const offer = (): void => {
    for (const button of document.querySelectorAll<HTMLButtonElement>('[data-notify]')) {
      const { ask, stop, on } = button.dataset;
      const subscribed = isOn(button.dataset);
      button.hidden = failure !== undefined;
      say(button, subscribed ? stop : ask);
      say(button.nextElementSibling!, failure ?? (subscribed ? on : undefined));
    }
  };
  document.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('[data-notify]');
    if (!button) return;
    const wasOn = isOn(button.dataset);
    try {
      await (wasOn ? stop : subscribe)(button.dataset);
      failure = undefined;
    } catch (error) {
      const refused = error instanceof ProblemAnswer ? error.problems[0]?.message : undefined;
      failure = wasOn ? undefined : (refused ?? button.dataset.failed);
    }
    offer();
  });
  offer();
  return offer;
}

/** Written only on change: observers of the page are not triggered again. */
function say(place: Element, words = ''): void {
  if (place.textContent !== words) place.textContent = words;
}

/** The browser stores which player it follows in this event: the office tells nobody who subscribed. */
const remembered = ({ notify }: DOMStringMap): string => `escala.notify.${notify}`;
const isOn = (terms: DOMStringMap): boolean =>
  Notification.permission === 'granted' && localStorage.getItem(remembered(terms)) === terms.player;

async function subscribe(terms: DOMStringMap): Promise<void> {
  const { notify, key: keyAt, player } = terms;
  // This must come first: some browsers only ask right after the click.
  if ((await Notification.requestPermission()) !== 'granted') throw new Error('not allowed');
  await navigator.serviceWorker.register('/desk-worker.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const { key } = await send<{ key: string }>('GET', keyAt!);
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  const made = await pushManager.subscribe(wanted).catch(async () => {
    // A subscription under an old key of the office.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(wanted);
  });
  const { endpoint, keys } = made.toJSON();
  const body = { endpoint, p256dh: keys?.p256dh, auth: keys?.auth, language: document.documentElement.lang, player };
  await send('POST', notify!, body);
  localStorage.setItem(remembered(terms), player!);
}

/** The office forgets this browser for the event; its subscriptions to other events remain. */
async function stop(terms: DOMStringMap): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager.getSubscription();
  if (made) await send('POST', `${terms.notify}/stop`, { endpoint: made.endpoint });
  localStorage.removeItem(remembered(terms));
}
