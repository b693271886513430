import { filled } from '../page/filled.ts';

type Control = HTMLInputElement | HTMLSelectElement;
type Words = Readonly<Record<string, string>>;

const WHO = ['player', 'a', 'b'];

const controlsOf = (within: ParentNode): Control[] => [...within.querySelectorAll<Control>('[data-field]')];

/** A row in which nobody stands yet is no part of the report. */
const isEmpty = (row: Element): boolean =>
  controlsOf(row).every((control) => !WHO.includes(control.dataset.field!) || control.value.trim() === '');

/** Gives every control the name that its field has in the command: `collective.0.results.3.place`. Rows without anybody get none. */
export function numberGames(games: Element, words: Words): void {
  const counts: Record<string, number> = { collective: 0, libere: 0 };
  const ids = new Set<string>();
  [...games.querySelectorAll<HTMLElement>('[data-game]')].forEach((game, i) => {
    const kind = game.dataset.game!;
    const at = `${kind}.${counts[kind]!++}`;
    const type = game.querySelector<HTMLSelectElement>('[data-field=type]');
    const called = filled(words.game!, { number: i + 1, type: type?.selectedOptions[0]?.text ?? typeOf(game) });
    game.querySelector('[data-legend]')!.textContent = called;
    const rows = game.querySelector<HTMLElement>('[data-rows]')!;
    for (const control of controlsOf(game))
      if (!rows.contains(control)) name(control, `${at}.${control.dataset.field}`);
    giveId(game.querySelector<HTMLInputElement>('[data-field=id]')!, type?.value ?? kind, ids);
    numberRows(rows, at, called, words);
  });
}

function numberRows(rows: HTMLElement, at: string, game: string, words: Words): void {
  let filledRows = 0;
  [...rows.children].forEach((row, i) => {
    const place = isEmpty(row) ? undefined : filledRows++;
    for (const control of controlsOf(row)) {
      const field = control.dataset.field!;
      name(
        control,
        place === undefined ? '' : `${at}.${rows.dataset.rows}.${place}.${field}`,
        `${at}-row-${i}-${field}`,
      );
      const label = filled(words.control!, { what: words[field] ?? field, row: i + 1, game });
      for (const part of [control, control.parentElement?.querySelector('[role=listbox]')])
        part?.setAttribute('aria-label', label);
    }
    row
      .querySelector('[data-remove-row]')
      ?.setAttribute('aria-label', filled(words.control!, { what: words.remove!, row: i + 1, game }));
  });
}

const typeOf = (game: HTMLElement): string => game.dataset.type ?? '';

function name(control: Control, called: string, place = called): void {
  control.name = called;
  control.id = `report-${place.replaceAll('.', '-')}`;
  const fault = control.closest('td, label')?.querySelector('.fault');
  if (!fault) return;
  fault.id = `${control.id}-fault`;
  control.setAttribute('aria-describedby', fault.id);
}

/** One id for each game: its type, with a number where there are more of it. Games that have been sent keep theirs. */
function giveId(input: HTMLInputElement, type: string, taken: Set<string>): void {
  if (input.value === '' || taken.has(input.value)) {
    let id = type;
    for (let i = 2; taken.has(id); i++) id = `${type}-${i}`;
    input.value = id;
    input.dataset.given = 'here';
  }
  taken.add(input.value);
}
