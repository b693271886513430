import type { deviceCheckIn } from '@escala/office/questions';
import { type AnswerOf, newActId, officeApi } from '../../api/office-api.ts';
import { ProblemAnswer } from '../../api/problem-answer.ts';
import { wordsOf } from '../../page/words.ts';
import { keepPage } from '../../rounds/keep-page.ts';

/** Players check themselves in (D-OFF-736). Presses without a connection are stored here and sent later. */
const place = document.querySelector<HTMLElement>('[data-check-in]')!;
const part = <T extends HTMLElement>(name: string): T => document.querySelector<T>(`[data-${name}]`)!;
const { federation = '' } = place.dataset;
const words = wordsOf<'check-in.ts'>();
const TOKEN = `escala.device.${federation}`;
const [LAST, PRESSED] = [`escala.check-in.${federation}`, `escala.check-in.pressed.${federation}`];
const SECONDS = 10;
const SAID_SECONDS = 6;

type Told = AnswerOf<typeof deviceCheckIn>;

interface Press {
  readonly id: string;
  readonly event: string;
  readonly round: number;
  readonly player: string;
}

const token = localStorage.getItem(TOKEN);
const api = officeApi(federation, token ?? undefined);
const input = place.querySelector<HTMLInputElement>('input[name="name"]')!;
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const kept = <T>(key: string, none: T): T => JSON.parse(localStorage.getItem(key) ?? 'null') ?? none;
let told = kept<Told | undefined>(LAST, undefined);
let pressed = kept<readonly Press[]>(PRESSED, []);
let saidUntil = 0;
let isSending = false;

for (const notice of document.querySelectorAll<HTMLElement>('[data-without-script]')) notice.hidden = true;
if (token === null) part('no-code').hidden = false;
else {
  place.hidden = false;
  show();
  void look();
  void keepPage();
  setInterval(look, SECONDS * 1000);
  addEventListener('online', look);
  input.addEventListener('input', show);
  input.form!.addEventListener('submit', (event) => event.preventDefault());
}

/** Sends waiting presses, then asks who is here. */
async function look(): Promise<void> {
  if (isSending) return;
  isSending = true;
  try {
    for (const press of pressed) await send(press);
    told = await api.ask<Told>('/device/check-in');
    localStorage.setItem(LAST, JSON.stringify(told));
  } catch (error) {
    if (error instanceof ProblemAnswer && (error.status === 401 || error.status === 403)) return closed();
  } finally {
    isSending = false;
  }
  show();
}

async function send({ id, ...command }: Press): Promise<void> {
  try {
    await api.act('absence.check-in', command, { id });
  } catch (error) {
    // A refused press is dropped; the list shows the actual state. Nothing sent before the screen was closed is lost.
    if (!(error instanceof ProblemAnswer) || error.status >= 500 || error.status === 401) throw error;
  }
  keepPressed(pressed.filter((press) => press.id !== id));
}

function keepPressed(next: readonly Press[]): void {
  pressed = next;
  localStorage.setItem(PRESSED, JSON.stringify(pressed));
}

/** The arbiter has closed the screen: names are no longer shown. */
function closed(): void {
  for (const key of [TOKEN, LAST, PRESSED]) localStorage.removeItem(key);
  place.hidden = true;
  part('no-code').hidden = false;
}

function press(player: string, name: string, isHere: boolean): void {
  if (told?.round === undefined) return;
  say(words(isHere ? 'web.check-in.already' : 'web.check-in.here', { name }));
  input.value = '';
  input.focus();
  if (!isHere) keepPressed([...pressed, { id: newActId(), event: told.event, round: told.round, player }]);
  show();
  void look();
}

function say(sentence: string): void {
  const said = part('said');
  said.textContent = sentence;
  said.hidden = false;
  saidUntil = Date.now() + SAID_SECONDS * 1000;
  setTimeout(() => (said.hidden = Date.now() >= saidUntil - 50), SAID_SECONDS * 1000);
}

function show(): void {
  if (told === undefined) return;
  const { name: event, round, players } = told;
  part('heading').textContent = words(round === undefined ? 'web.check-in.over' : 'web.check-in.round', {
    event,
    round: round ?? 0,
  });
  const waiting = new Set(pressed.map(({ player }) => player));
  const isHere = ({ player, here }: Told['players'][number]): boolean => here || waiting.has(player);
  const count = words('web.check-in.counted', { here: players.filter(isHere).length, players: players.length });
  const unsent = waiting.size === 0 ? '' : ` ${words('web.check-in.waiting', { count: waiting.size })}`;
  part('counted').textContent = round === undefined ? '' : `${count}${unsent}`;
  const typed = plain(input.value).split(/[\s,]+/);
  const collator = new Intl.Collator(document.documentElement.lang);
  const found =
    round === undefined ? [] : players.filter(({ name }) => typed.every((word) => plain(name).includes(word)));
  part('nobody').hidden = found.length > 0 || round === undefined;
  part('names').replaceChildren(
    ...[...found]
      .sort((a, b) => collator.compare(a.name, b.name))
      .map((each) => row(each.player, each.name, isHere(each))),
  );
}

function row(player: string, name: string, isHere: boolean): HTMLElement {
  const [item, button] = [document.createElement('li'), document.createElement('button')];
  button.type = 'button';
  button.textContent = isHere ? `✓ ${name}` : name;
  button.ariaPressed = String(isHere);
  button.addEventListener('click', () => press(player, name, isHere));
  item.append(button);
  return item;
}
