import { isTouched } from '../../page/is-touched.ts';
import { filled } from '../../page/words.ts';
import { nextNumber, numberedAnew } from '../../teams/list-numbers.ts';
import { verdictWhileEditing } from '../../teams/verdict-while-editing.ts';

/** A club's list by strength: players move, numbers stay in place; the office's verdict is below. */
for (const place of document.querySelectorAll<HTMLElement>('[data-club-list]')) bringToLife(place);

function bringToLife(place: HTMLElement): void {
  const body = place.querySelector<HTMLElement>('[data-listed]')!;
  const others = place.querySelector<HTMLElement>('[data-others]')!;
  const onlyGrows = body.dataset.grows !== undefined;
  const rows = (): HTMLElement[] => [...body.querySelectorAll<HTMLElement>('tr')];
  const numberOf = (row: HTMLElement): HTMLInputElement => row.querySelector('input[name$=".number"]')!;
  const draft = (): string =>
    rows()
      .map((row) => `${row.dataset.player}:${numberOf(row).value.trim()}`)
      .join(',');
  const judge = verdictWhileEditing(
    place,
    () => `${place.dataset.clubList}?players=${encodeURIComponent(draft())}`,
    (page) => {
      for (const row of rows()) {
        const cell = row.querySelector('[data-team]')!;
        cell.textContent = page.querySelector(`[data-team="${CSS.escape(row.dataset.player!)}"]`)?.textContent ?? '–';
      }
    },
  );

  const renumber = (numbers: readonly string[]): void => {
    rows().forEach((row, i) => {
      numberOf(row).value = numbers[i] ?? '';
      for (const input of row.querySelectorAll('input')) input.name = input.name.replace(/\d+/, String(i));
    });
    judge();
  };
  const numbers = (): string[] => rows().map((row) => numberOf(row).value);
  const say = (row: HTMLElement): void => {
    const status = place.querySelector<HTMLElement>('[data-moved]')!;
    const name = row.querySelector('[data-name]')!.textContent ?? '';
    status.textContent = filled(status.dataset.moved ?? '', { name, number: numberOf(row).value });
  };

  const move = (row: HTMLElement, by: -1 | 1): void => {
    const all = rows();
    const other = all[all.indexOf(row) + by];
    if (!other || row.dataset.fixedPlace !== undefined || other.dataset.fixedPlace !== undefined) return;
    const kept = numbers();
    const focused = document.activeElement as HTMLElement | null;
    if (by < 0) other.before(row);
    else other.after(row);
    renumber(kept);
    focused?.focus();
    say(row);
  };
  const takeOff = (row: HTMLElement): void => {
    const next = row.nextElementSibling ?? row.previousElementSibling;
    const { player = '' } = row.dataset;
    others.append(
      entryOf(
        player,
        row.querySelector('[data-name]')!.textContent ?? '',
        row.querySelector('[data-rating]')!.textContent ?? '',
      ),
    );
    row.remove();
    renumber(onlyGrows ? numbers() : numberedAnew(numbers()));
    (next as HTMLElement | null)?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
    nobodyElse();
  };
  const add = (entry: HTMLElement): void => {
    const row = place
      .querySelector<HTMLTemplateElement>('template[data-row]')!
      .content.firstElementChild!.cloneNode(true) as HTMLElement;
    const { player = '', name = '', rating } = entry.dataset;
    row.dataset.player = player;
    row.querySelector<HTMLElement>('[data-team]')!.dataset.team = player;
    row.querySelector('[data-name]')!.textContent = name;
    row.querySelector('[data-rating]')!.textContent = rating || '–';
    row.querySelector<HTMLInputElement>('input[type=hidden]')!.value = player;
    for (const named of row.querySelectorAll<HTMLElement>('[data-label]'))
      named.setAttribute('aria-label', `${named.dataset.label}: ${name}`);
    const given = [...numbers(), nextNumber(numbers(), onlyGrows)];
    body.append(row);
    renumber(given);
    entry.remove();
    numberOf(row).focus();
    nobodyElse();
  };
  const entryOf = (player: string, name: string, rating: string): HTMLElement => {
    const entry = document.createElement('li');
    Object.assign(entry.dataset, { player, name, rating: rating === '–' ? '' : rating });
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = others.dataset.add ?? '';
    button.setAttribute('aria-label', `${others.dataset.add}: ${name}`);
    entry.append(name, ' ', button);
    return entry;
  };
  const nobodyElse = (): void => {
    place.querySelector<HTMLElement>('[data-nobody]')!.hidden = others.childElementCount > 0;
  };

  body.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-does]');
    const row = button?.closest('tr');
    if (!button || !row) return;
    if (button.dataset.does === 'take-off') takeOff(row);
    else move(row, button.dataset.does === 'up' ? -1 : 1);
  });
  body.addEventListener('keydown', (event) => {
    const row = (event.target as Element).closest('tr');
    if (!row || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    const by = event.key === 'ArrowUp' ? -1 : 1;
    event.preventDefault();
    if (event.altKey) move(row, by);
    else numberOf(rows()[rows().indexOf(row) + by] ?? row).focus();
  });
  body.addEventListener('input', judge);
  others.addEventListener('click', (event) => {
    const entry = (event.target as Element).closest('button')?.closest('li');
    if (entry) add(entry);
  });
  if (isTouched(body)) judge();
  place.querySelector('[data-number-anew]')?.addEventListener('click', () => renumber(numberedAnew(numbers())));
}
