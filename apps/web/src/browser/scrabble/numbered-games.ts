import type { Say, WordOf } from '../../kit/modules.ts';

type Control = HTMLInputElement | HTMLSelectElement;
export type ReportWords = Say<WordOf<'scrabble-report.ts'>>;

const FIELDS = {
  place: 'web.word.place',
  score: 'web.word.score',
  player: 'web.word.player',
  round: 'web.word.round',
  a: 'web.desk-office.first-player',
  b: 'web.desk-office.second-player',
  result: 'web.word.result',
} as const;

const WHO = ['player', 'a', 'b'];

const controlsOf = (within: ParentNode): Control[] => [...within.querySelectorAll<Control>('[data-field]')];

/** A row without a player is not part of the report. */
const isEmpty = (row: Element): boolean =>
  controlsOf(row).every((control) => !WHO.includes(control.dataset.field!) || control.value.trim() === '');

/**
 * Names every control after its field in the command:
 * `collective.0.results.3.place`. Rows without players get no names.
 */
export function numberGames(games: Element, words: ReportWords): void {
  const counts: Record<string, number> = { collective: 0, libere: 0 };
  const ids = new Set<string>();
  [...games.querySelectorAll<HTMLElement>('[data-game]')].forEach((game, i) => {
    const kind = game.dataset.game!;
    const at = `${kind}.${counts[kind]!++}`;
    const type = game.querySelector<HTMLSelectElement>('[data-field=type]');
    const called = words('web.scrabble.game-number', {
      number: i + 1,
      type: type?.selectedOptions[0]?.text ?? typeOf(game),
    });
    game.querySelector('[data-legend]')!.textContent = called;
    const rows = game.querySelector<HTMLElement>('[data-rows]')!;
    for (const control of controlsOf(game))
      if (!rows.contains(control)) name(control, `${at}.${control.dataset.field}`);
    giveId(game.querySelector<HTMLInputElement>('[data-field=id]')!, type?.value ?? kind, ids);
    numberRows(rows, at, called, words);
  });
}

function numberRows(rows: HTMLElement, at: string, game: string, words: ReportWords): void {
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
      const label = words('web.scrabble.control', {
        what: field in FIELDS ? words(FIELDS[field as keyof typeof FIELDS]) : field,
        row: i + 1,
        game,
      });
      for (const part of [control, control.parentElement?.querySelector('[role=listbox]')])
        part?.setAttribute('aria-label', label);
    }
    row
      .querySelector('[data-remove-row]')
      ?.setAttribute('aria-label', words('web.scrabble.control', { what: words('web.word.remove'), row: i + 1, game }));
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

/** An id for each game: its type, with a number if there are several. Games already sent keep theirs. */
function giveId(input: HTMLInputElement, type: string, taken: Set<string>): void {
  if (input.value === '' || taken.has(input.value)) {
    let id = type;
    for (let i = 2; taken.has(id); i++) id = `${type}-${i}`;
    input.value = id;
    input.dataset.given = 'here';
  }
  taken.add(input.value);
}
