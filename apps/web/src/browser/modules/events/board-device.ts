import { newActId, officeApi } from '../../api/office-api.ts';
import { ProblemAnswer } from '../../api/problem-answer.ts';
import { onSubmit, text } from '../../api/submit-form.ts';
import { wordsOf } from '../../page/words.ts';
import { keptStore } from '../../queue/kept-store.ts';
import { type DeviceTold, deviceOfCode, roundOfDevice } from '../../rounds/device-round.ts';
import { keepPage } from '../../rounds/keep-page.ts';
import { resultDesk } from '../../rounds/result-desk.ts';

/** A telephone at the boards: the code once, then large buttons. */
const root = document.querySelector<HTMLElement>('[data-entry]')!;
const part = <T extends HTMLElement>(name: string): T => document.querySelector<T>(`[data-${name}]`)!;
const { federation } = JSON.parse(root.dataset.facts ?? '{}') as { federation: string };
const words = wordsOf<'board-device.ts'>();
const KEY = `escala.device.${federation}`;
const form = part<HTMLFormElement>('code-form');
const code = form.elements.namedItem('code') as HTMLInputElement;
/** The same until there is an answer, so that a lost answer does not create a second device. */
let id = newActId();

onSubmit(form, async (fields) => {
  const given = text(fields, 'code');
  const device = deviceOfCode(given);
  const said = { id, secret: { code: given } };
  try {
    const { shown } = await officeApi(federation).act('device.take-up', { device }, said);
    localStorage.setItem(KEY, shown!.token!);
    await open();
  } catch (error) {
    if (error instanceof ProblemAnswer && error.status < 500) id = newActId();
    throw error;
  }
});
part('leave').addEventListener('click', () => {
  localStorage.removeItem(KEY);
  location.reload();
});
for (const notice of document.querySelectorAll<HTMLElement>('[data-without-script]')) notice.hidden = true;
void open();
void keepPage();

async function open(): Promise<void> {
  const token = localStorage.getItem(KEY);
  const store = await keptStore();
  const told = token === null ? undefined : await known(token, () => store.recall(KEY));
  if (token === null || told === undefined) return closed(undefined);
  if (told.reach === undefined) return location.assign(part('device').dataset.checkIn!);
  void store.remember(KEY, told);
  part('closed').hidden = true;
  part('device').hidden = false;
  show(told);
  resultDesk({
    root,
    words,
    signedOutWord: 'web.desk-rounds.entry-device-over',
    store,
    federation,
    by: 'device',
    poster: { api: () => officeApi(federation, token) },
    round: roundOfDevice(told),
    load: async () => {
      const now = await officeApi(federation, token).ask<DeviceTold>('/device');
      void store.remember(KEY, now);
      show(now);
      return roundOfDevice(now);
    },
  });
}

/** From the office, or without a connection the last answer. */
async function known(token: string, last: () => Promise<DeviceTold | undefined>): Promise<DeviceTold | undefined> {
  try {
    return await officeApi(federation, token).ask<DeviceTold>('/device');
  } catch (error) {
    if (!(error instanceof ProblemAnswer) || error.status !== 401) return last();
    localStorage.removeItem(KEY);
    closed(error.message);
    return undefined;
  }
}

/** Asks for a code; with a link or QR code it is filled in and used at once. */
function closed(why: string | undefined): void {
  part('over').hidden = part('over').textContent === '' && why === undefined;
  if (why !== undefined) part('over').textContent = why;
  form.hidden = false;
  const brought = decodeURIComponent(location.hash.slice(1));
  if (brought === '') return;
  history.replaceState(null, '', location.pathname);
  code.value = brought;
  form.requestSubmit();
}

function show({ name, label, reach, round }: DeviceTold): void {
  const key = round === undefined ? 'web.desk-rounds.device-no-round' : 'web.desk-rounds.device-boards';
  const values = { event: name, label, ...reach, round: round?.round ?? 0 };
  part('heading').textContent = words(key, values);
  part('round-closed').hidden = round?.state !== 'closed';
}
