/**
 * Has the browser told of the next round even when the page is closed, where it can be: over https, with a worker (D-OFF-738). The button
 * comes anew with each look at the office, so it is offered again and again.
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
      // Said once: whoever watches the page for changes is not called again.
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

/** The browser remembers for whom it is told of this event: the office tells nobody who asked. */
const remembered = ({ notify }: DOMStringMap): string => `escala.notify.${notify}`;
const isOn = (terms: DOMStringMap): boolean =>
  Notification.permission === 'granted' && localStorage.getItem(remembered(terms)) === terms.player;

async function subscribe(terms: DOMStringMap): Promise<void> {
  const { notify, key: keyAt, player } = terms;
  // First of all: some browsers ask only at once after the press.
  if ((await Notification.requestPermission()) !== 'granted') throw new Error('not allowed');
  await navigator.serviceWorker.register('/desk-worker.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const { key } = (await answered(fetch(keyAt!)).then((answer) => answer.json())) as { key: string };
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  const made = await pushManager.subscribe(wanted).catch(async () => {
    // Of a key that the office has no more.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(wanted);
  });
  const { endpoint, keys } = made.toJSON();
  const body = { endpoint, p256dh: keys?.p256dh, auth: keys?.auth, language: document.documentElement.lang, player };
  await post(notify!, body);
  localStorage.setItem(remembered(terms), player!);
}

/** The office forgets this browser for the event; what it is told of other events stays. */
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
