import type { checkScrabbleReport } from '@escala/office/questions';
import { type AnswerOf, send } from '../api/office-api.ts';
import { ProblemAnswer } from '../api/problem-answer.ts';
import { clearProblems, showProblems } from '../api/submit-form.ts';
import { commandOf } from '../desk/command-of.ts';
import { pickPlayers } from '../desk/pick-player.ts';
import { isTouched } from '../page/is-touched.ts';
import { wordsOf } from '../page/words.ts';
import { fillFromFile } from './fill-from-file.ts';
import { numberGames, type ReportWords } from './numbered-games.ts';

const FIRST_ROWS = 4;

export interface ReportDesk {
  readonly form: HTMLFormElement;
  readonly words: ReportWords;
  addGame(kind: string): HTMLElement;
  addRow(game: HTMLElement): HTMLElement;
  renumber(): void;
  check(): Promise<void>;
}

export function bringReportToLife(part: HTMLElement): void {
  const form = part.querySelector('form')!;
  const games = part.querySelector<HTMLElement>('[data-games]')!;
  const words = wordsOf<'scrabble-report.ts'>();
  const renumber = (): void => numberGames(games, words);
  const addRow = (game: HTMLElement): HTMLElement => {
    const rows = game.querySelector<HTMLElement>('[data-rows]')!;
    rows.append(game.querySelector<HTMLTemplateElement>('template[data-row]')!.content.cloneNode(true));
    const row = rows.lastElementChild as HTMLElement;
    proposeNumber(game, row);
    renumber();
    pickPlayers(row);
    return row;
  };
  const addGame = (kind: string): HTMLElement => {
    games.append(part.querySelector<HTMLTemplateElement>(`[data-new=${kind}]`)!.content.cloneNode(true));
    const game = games.lastElementChild as HTMLElement;
    keepDay(games, game);
    renumber();
    return game;
  };
  const desk: ReportDesk = { form, words, addGame, addRow, renumber, check: () => check(desk) };

  for (const game of games.querySelectorAll<HTMLElement>('[data-game]')) pickPlayers(game);
  for (const measure of games.querySelectorAll<HTMLSelectElement>('[data-measure]'))
    if (isTouched(measure.parentElement!)) rankBy(measure);
  renumber();
  games.addEventListener('input', renumber);
  games.addEventListener('escala:picked', renumber);
  games.addEventListener('change', (event) => {
    const measure = (event.target as Element).closest<HTMLSelectElement>('[data-measure]');
    if (measure) rankBy(measure);
    renumber();
  });
  games.addEventListener('keydown', (event) => enterAddsRow(event, addRow));
  form.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('button');
    if (!button) return;
    const game = button.closest<HTMLElement>('[data-game]');
    if (button.dataset.add) {
      const added = addGame(button.dataset.add);
      for (let i = 0; i < FIRST_ROWS; i++) addRow(added);
      added.querySelector<HTMLElement>('select, input:not([type=hidden])')?.focus();
    } else if (game && 'addRow' in button.dataset) addRow(game).querySelector<HTMLElement>('input')?.focus();
    else if (game && 'removeRow' in button.dataset) leave(button.closest('tr')!);
    else if (game && 'removeGame' in button.dataset) leave(game);
    else if ('check' in button.dataset) desk.check();
    renumber();
  });
  fillFromFile(part, desk);
}

/** Rankings are usually entered in order. */
function proposeNumber(game: HTMLElement, row: HTMLElement): void {
  const before = row.previousElementSibling;
  const numberIn = (within: Element | null, field: string) =>
    within?.querySelector<HTMLInputElement>(`[data-field=${field}]`);
  if (game.dataset.game === 'libere') numberIn(row, 'round')!.value = numberIn(before, 'round')?.value || '1';
  else if (game.querySelector<HTMLSelectElement>('[data-measure]')!.value === 'place')
    numberIn(row, 'place')!.value = String(Number(numberIn(before, 'place')?.value ?? 0) + 1);
  else numberIn(row, 'place')!.dataset.field = 'score';
  const score = numberIn(row, 'score');
  if (score) score.value = '';
}

/** The games of an event mostly share a day and class. */
function keepDay(games: HTMLElement, game: HTMLElement): void {
  const before = [...games.querySelectorAll<HTMLElement>('[data-game]')].at(-2);
  for (const field of ['date', 'class']) {
    const [from, to] = [before, game].map((each) => each?.querySelector<HTMLInputElement>(`[data-field=${field}]`));
    if (from && to) to.value = from.value;
  }
}

function rankBy(measure: HTMLSelectElement): void {
  for (const control of measure
    .closest('[data-game]')!
    .querySelectorAll<HTMLInputElement>('[data-rows] :is([data-field=place], [data-field=score])'))
    control.dataset.field = measure.value;
}

/** The keyboard alone fills a table: Enter adds a row, and never sends the report by accident. */
function enterAddsRow(event: KeyboardEvent, addRow: (game: HTMLElement) => HTMLElement): void {
  const target = event.target as HTMLElement;
  const row = target.closest('tr[data-row]');
  if (event.key !== 'Enter' || event.defaultPrevented || !row || target instanceof HTMLButtonElement) return;
  event.preventDefault();
  const next = (row.nextElementSibling ?? addRow(row.closest<HTMLElement>('[data-game]')!)) as HTMLElement;
  next.querySelector<HTMLElement>('[data-pick-player], input')?.focus();
}

function leave(element: Element): void {
  const next = (element.nextElementSibling ?? element.previousElementSibling)?.querySelector<HTMLElement>(
    'input, select',
  );
  const fallback = element.closest('form')!.querySelector<HTMLElement>('[data-add]');
  element.remove();
  (next ?? fallback)?.focus();
}

type Checked = AnswerOf<typeof checkScrabbleReport>;

/** The office's verdict without sending: all faults at their fields, or that there are none. */
async function check({ form, words, renumber }: ReportDesk): Promise<void> {
  const said = form.querySelector<HTMLElement>('[data-checked]')!;
  said.textContent = '';
  said.classList.remove('notice');
  clearProblems(form);
  renumber();
  const { event: _event, version: _version, name, ...reported } = commandOf(form);
  // Without a name the office would report nothing else.
  const nameless = name === undefined ? [{ code: 'empty', message: '', field: 'name' }] : [];
  try {
    const { findings, ...counts } = await send<Checked>(
      'POST',
      `/api/${form.dataset.federation}/scrabble/reports/check`,
      { ...reported, name: name ?? '-' },
    );
    if (nameless.length > 0) throw new ProblemAnswer(422, []);
    const unrated = findings.length > 0 ? ` ${words('web.scrabble.checked-unrated', { games: findings.length })}` : '';
    said.textContent = `${words('web.scrabble.checked-good', { ...counts })}${unrated}`;
    said.classList.add('notice');
  } catch (error) {
    const all =
      error instanceof ProblemAnswer ? new ProblemAnswer(error.status, [...nameless, ...error.problems]) : error;
    showProblems(form, all, (field) => field);
  }
}
