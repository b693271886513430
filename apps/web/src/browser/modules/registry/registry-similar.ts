import { officeApi } from '../../api/office-api.ts';
import type { Listed } from '../../desk/pick-player.ts';
import { debounce } from '../../page/debounce.ts';
import { element } from '../../page/element.ts';
import { wordsOf } from '../../page/words.ts';

interface Similar {
  readonly player: string;
  readonly name: string;
  readonly likeness: 'same' | 'alike';
  readonly birthDate?: string;
  readonly birthYear?: number;
  readonly clubName?: string;
  readonly fideId?: string;
}

const WAIT = 250;
const WATCHED = ['name', 'birthDate', 'birthYear', 'fideId'];

const words = wordsOf<'registry-similar.ts'>();

/** Beside a form with a person's facts: who may be on record already. A tick says it is a different person. */
for (const panel of document.querySelectorAll<HTMLElement>('[data-similar]')) watch(panel);

function watch(panel: HTMLElement): void {
  const form = panel.closest('form')!;
  const api = officeApi(panel.dataset.similar ?? '');
  const control = (name: string): HTMLInputElement | null => form.elements.namedItem(name) as HTMLInputElement | null;
  const written = (name: string): string => (control(name)?.value ?? '').trim();
  const first = WATCHED.map((name) => (control(name)?.defaultValue ?? '').trim()).join('|');
  const ask = debounce(WAIT, async (signal) => {
    const fields = WATCHED.map((name) => [name, written(name)] as const).filter(([, value]) => value !== '');
    const isUnchanged = panel.dataset.except !== undefined && WATCHED.map(written).join('|') === first;
    if (written('name').length < 3 || isUnchanged) return show(panel, []);
    const query = new URLSearchParams(fields.map(([name, value]): [string, string] => [name, value]));
    if (panel.dataset.except !== undefined) query.set('except', panel.dataset.except);
    show(panel, (await api.ask<{ players: readonly Similar[] }>(`/similar-players?${query}`, signal)).players);
  });
  for (const name of WATCHED) control(name)?.addEventListener('input', ask);
  ask();
  // A player from FIDE's list fills in the form.
  form.addEventListener('escala:picked', (event) => {
    const { listed } = (event as CustomEvent<{ listed?: Listed }>).detail;
    if (listed === undefined) return;
    const { id, name, birthYear, sex, federation } = listed;
    for (const [field, value] of Object.entries({ name, birthYear, sex, nationality: federation, fideId: id })) {
      const filledIn = control(field);
      if (filledIn) filledIn.value = value === undefined ? '' : String(value);
    }
    ask();
    if (place) askListed();
  });
  // The data that comes with a FIDE id is shown before it is sent.
  const place = form.querySelector<HTMLElement>('[data-listed]');
  const askListed = debounce(WAIT, async (signal) => {
    const id = written('fideId');
    const path = `/fide-register/players?limit=1&text=${encodeURIComponent(id)}`;
    const { players } = /^\d{4,10}$/.test(id)
      ? await api.ask<{ players: readonly Listed[] }>(path, signal)
      : { players: [] };
    const found = players.find((each) => each.id === id);
    place!.textContent = found ? words('web.desk-fide.copied', { facts: factsSaid(found) }) : '';
  });
  if (place) control('fideId')!.addEventListener('input', askListed);
  if (place && control('fideId')!.value !== control('fideId')!.defaultValue) askListed();
}

function factsSaid({ name, title, federation, birthYear, standard, rapid, blitz }: Listed): string {
  const ratings = [standard, rapid, blitz].map((rating) => rating ?? '–').join(' / ');
  return [name, title, federation, birthYear, ratings].filter(Boolean).join(' · ');
}

/** Ticks survive further typing. */
function show(panel: HTMLElement, players: readonly Similar[]): void {
  const ticked = new Set([...panel.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value));
  panel.hidden = players.length === 0;
  const list = element('ul', {}, ...players.map((player) => lineOf(player, ticked.has(player.player))));
  panel.replaceChildren(
    element('p', { role: 'status' }, element('strong', {}, words('web.desk-registry.similar'))),
    list,
  );
}

function lineOf(player: Similar, isTicked: boolean): HTMLElement {
  const { player: id, name, likeness, birthDate, birthYear, clubName, fideId } = player;
  const facts = [birthDate ?? birthYear, clubName, fideId && `FIDE ${fideId}`, id].filter(Boolean).join(' · ');
  const tick = element('input', { type: 'checkbox', name: 'evenIfSimilar', value: id, 'data-as': 'list' });
  (tick as HTMLInputElement).checked = isTicked;
  const line = element(
    'li',
    {},
    element(
      'a',
      {
        href: `./${encodeURIComponent(id)}`,
        target: '_blank',
        'aria-label': `${words('web.desk-registry.open-player')}: ${name}`,
      },
      name,
    ),
    ' ',
    element('span', { class: 'quiet small' }, facts),
  );
  // The office asks only about people with the same words in their names; others are merely shown.
  if (likeness === 'same')
    line.append(element('label', { class: 'check' }, tick, ` ${words('web.desk-registry.somebody-else')}`));
  else line.append(' ', element('span', { class: 'tag' }, words('web.desk-registry.alike')));
  return line;
}
