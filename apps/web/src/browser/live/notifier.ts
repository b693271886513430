/**
 * Lets the browser announce the next round even when the page is closed, if possible: over https, with a worker
 * (D-OFF-738). The button is rendered again with each refresh, so this is called repeatedly.
 */
export function notifier(): () => void {
  const canBeTold =
    isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!canBeTold) return () => undefined;
  let hasFailed = false;
  const offer = (): void => {
    for (const button of document.querySelectorAll<HTMLButtonElement>('[data-notify]')) {
      const { ask, stop, failed, on } = button.dataset;
      const words = hasFailed ? failed : isOn(button.dataset) ? stop : ask;
      const said = button.nextElementSibling!;
      button.hidden = false;
      button.disabled = hasFailed;
      // Written only on change: observers of the page are not triggered again.
      if (button.textContent !== words) button.textContent = words ?? '';
      if (said.textContent !== (words === stop ? on : '')) said.textContent = words === stop ? (on ?? '') : '';
    }
  };
  document.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('[data-notify]');
    if (!button) return;
    const wasOn = isOn(button.dataset);
    hasFailed = await (wasOn ? stop : subscribe)(button.dataset).then(
      () => false,
      () => !wasOn,
    );
    offer();
  });
  offer();
  return offer;
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
  const { key } = (await answered(fetch(keyAt!)).then((answer) => answer.json())) as { key: string };
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  const made = await pushManager.subscribe(wanted).catch(async () => {
    // A subscription under an old key of the office.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(wanted);
  });
  const { endpoint, keys } = made.toJSON();
  const body = { endpoint, p256dh: keys?.p256dh, auth: keys?.auth, language: document.documentElement.lang, player };
  await post(notify!, body);
  localStorage.setItem(remembered(terms), player!);
}

/** The office forgets this browser for the event; its subscriptions to other events remain. */
async function stop(terms: DOMStringMap): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager.getSubscription();
  if (made) await post(`${terms.notify}/stop`, { endpoint: made.endpoint });
  localStorage.removeItem(remembered(terms));
}

const post = (address: string, body: object): Promise<Response> =>
  answered(
    fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );

async function answered(asked: Promise<Response>): Promise<Response> {
  const answer = await asked;
  if (!answer.ok) throw new Error(String(answer.status));
  return answer;
}
