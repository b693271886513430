/** Form rows that can be added and removed: groups, round days, holidays. Names and numbers follow their positions. */
for (const place of document.querySelectorAll<HTMLElement>('[data-rows]')) bringToLife(place);
proposeId();

function bringToLife(place: HTMLElement): void {
  const list = place.querySelector<HTMLElement>('[data-list]')!;
  const template = place.querySelector('template')!;
  const add = (): HTMLElement => {
    const row = template.content.firstElementChild!.cloneNode(true) as HTMLElement;
    list.append(row);
    const id = row.querySelector<HTMLInputElement>('[data-group]');
    if (id) id.value = freeId(list, place.querySelector<HTMLElement>('[data-dropped]')?.dataset.dropped ?? '');
    inPlace(list);
    return row;
  };
  place.querySelector('[data-more]')!.addEventListener('click', () => controlOf(add())?.focus());
  list.addEventListener('click', (event) => {
    const row = (event.target as Element).closest('[data-gone]')?.closest('li');
    if (!row) return;
    const next = (row.nextElementSibling ?? row.previousElementSibling) as HTMLElement | null;
    row.remove();
    inPlace(list);
    (next ? controlOf(next) : place.querySelector<HTMLElement>('[data-more]'))?.focus();
  });
  place.querySelector('[data-fill]')?.addEventListener('click', () => {
    const value = (name: string): string => place.querySelector<HTMLInputElement>(`[data-${name}]`)!.value;
    const first = Date.parse(`${value('from')}T00:00:00Z`);
    if (Number.isNaN(first)) return place.querySelector<HTMLElement>('[data-from]')!.focus();
    list.replaceChildren();
    for (let i = 0; i < Number(value('count')); i++) {
      const day = new Date(first + i * Number(value('every')) * 86_400_000).toISOString().slice(0, 10);
      controlOf(add())!.value = day;
    }
  });
  inPlace(list);
}

const controlOf = (row: HTMLElement): HTMLInputElement | null => row.querySelector('input:not([type=hidden])');

function inPlace(list: HTMLElement): void {
  [...list.children].forEach((row, i) => {
    for (const control of row.querySelectorAll('input')) control.name = control.name.replace(/\.\d+/, `.${i}`);
    const place = row.querySelector('[data-place]');
    if (place) place.textContent = String(i + 1);
    const gone = row.querySelector<HTMLElement>('[data-gone]');
    gone?.setAttribute('aria-label', `${gone.dataset.label}: ${i + 1}`);
  });
}

/** An id that no group uses or has used. */
function freeId(list: HTMLElement, dropped: string): string {
  const groups = [...list.querySelectorAll<HTMLInputElement>('[data-group]')].map(({ value }) => value);
  const used = new Set([...groups, ...dropped.split(' ')]);
  let number = 1;
  while (used.has(`g${number}`)) number++;
  return `g${number}`;
}

/** The short name of a new league follows its name until it is edited. */
function proposeId(): void {
  const id = document.querySelector<HTMLInputElement>('input[name="league"]');
  const name = document.querySelector<HTMLInputElement>('input[name="facts.name"]');
  if (!id || !name) return;
  let isOwn = id.value !== '';
  id.addEventListener('input', () => {
    isOwn = id.value !== '';
  });
  const propose = (): void => {
    if (isOwn) return;
    const plain = name.value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    id.value = plain
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60);
  };
  name.addEventListener('input', propose);
  if (name.value !== name.defaultValue) propose();
}
