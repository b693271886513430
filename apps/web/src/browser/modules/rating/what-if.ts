import type { HeadToHeadInput, LedgerLine } from '@escala/core';
import type { HeadToHeadRuleBook } from '@escala/regulations';
import { rateOf } from '../../../engine/rate-of.ts';
import { type ImaginedGame, whatIf } from '../../../engine/what-if.ts';
import { changed, wordsOf, written } from '../../page/words.ts';

/** The calculator for the next event: computed by the rule book at every key, sent nowhere. */
const words = wordsOf<'what-if.ts'>();
const form = document.querySelector<HTMLFormElement>('[data-what-if]');
const data = document.querySelector('[data-document]')?.textContent;
if (form && data) {
  const line = JSON.parse(data) as HeadToHeadInput;
  bringToLife(form, line, await rateOf(line, 'head-to-head'));
}

function bringToLife(form: HTMLFormElement, line: HeadToHeadInput, rate: HeadToHeadRuleBook['rate']): void {
  const limits = JSON.parse(form.dataset.limits!) as Record<'least' | 'most', number>;
  const games = form.querySelector<HTMLElement>('[data-games]')!;
  const template = form.querySelector<HTMLTemplateElement>('[data-row]')!;
  const sum = form.querySelector<HTMLElement>('[data-sum]')!;
  form.hidden = false;
  const compute = (): void => {
    const rows = [...games.querySelectorAll('tr')];
    const entered = rows.flatMap((row) => {
      const game = gameOf(row);
      return game === undefined ? [] : [{ row, game }];
    });
    const { minutes, increment } = timeControl(form);
    const outlook = whatIf(
      rate,
      line,
      form.dataset.whatIf!,
      { minutes, increment },
      entered.map(({ game }) => game),
    );
    rows.forEach((row, i) => {
      field(row, 'round').textContent = String(i + 1);
      const place = entered.findIndex((each) => each.row === row);
      show(row, place < 0 ? undefined : outlook.lines[place]);
    });
    const values = {
      change: changed(outlook.change),
      without: outlook.without ?? '–',
      rating: outlook.rating ?? '–',
    };
    const hasLine = outlook.lines.some((each) => each !== undefined);
    const ratings = rows.map(ratingOf);
    for (const input of ratings) input.setAttribute('aria-invalid', String(!isPossible(input)));
    const sentence = entered.length === 0 ? 'empty' : hasLine ? 'sum' : 'rating';
    sum.textContent = ratings.every(isPossible)
      ? words(`web.what-if.${sentence}`, values)
      : words('web.what-if.impossible', limits);
  };
  form.addEventListener('input', compute);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('button');
    if (button?.hasAttribute('data-add')) {
      games.append(template.content.cloneNode(true));
      games.querySelector<HTMLElement>('tr:last-child input')!.focus();
    } else if (button?.hasAttribute('data-remove')) {
      const row = button.closest('tr')!;
      const next = (row.nextElementSibling ?? row.previousElementSibling)?.querySelector<HTMLElement>('input');
      row.remove();
      (next ?? form.querySelector<HTMLElement>('[data-add]'))?.focus();
    } else return;
    compute();
  });
  compute();
}

function ratingOf(row: Element): HTMLInputElement {
  return row.querySelector<HTMLInputElement>('[name=rating]')!;
}

/** Whether it is empty or within the limits that the page took from the regulation. */
function isPossible({ validity }: HTMLInputElement): boolean {
  return validity.valid;
}

/** Undefined until a result is chosen, and for an impossible rating; an empty rating means an unrated opponent. */
function gameOf(row: Element): ImaginedGame | undefined {
  if (!isPossible(ratingOf(row))) return undefined;
  const rating = Number(ratingOf(row).value);
  const score = row.querySelector<HTMLSelectElement>('[name=score]')!.value;
  if (score === '') return undefined;
  return { opponent: rating > 0 ? Math.round(rating) : null, score: Number(score) as ImaginedGame['score'] };
}

function timeControl(form: HTMLFormElement): { minutes: number; increment: number } {
  const value = (name: string): number => Number((form.elements.namedItem(name) as HTMLInputElement).value);
  return { minutes: Math.max(1, value('minutes')), increment: Math.max(0, value('increment')) };
}

function field(row: Element, name: string): HTMLElement {
  return row.querySelector<HTMLElement>(`[data-${name}]`)!;
}

function show(row: Element, line: LedgerLine | undefined): void {
  field(row, 'expected').textContent = line ? written(line.expected) : '';
  field(row, 'k').textContent = line ? written(line.k) : '';
  field(row, 'change').textContent = line ? changed(line.change) : '';
  const cited = [
    ...(line?.articles ?? []).map((label) => [label, `article-${label}`] as const),
    ...(line?.decisions ?? []).map((label) => [label, `decision-${label}`] as const),
  ];
  field(row, 'articles').replaceChildren(...cited.map(([label, id]) => citation(label, id)));
}

/** The text of the article is already on the page. */
function citation(label: string, id: string): HTMLElement {
  const isTold = document.getElementById(id) !== null;
  const made = document.createElement(isTold ? 'button' : 'span');
  made.className = 'cite';
  made.textContent = label;
  if (made instanceof HTMLButtonElement) {
    made.type = 'button';
    made.setAttribute('popovertarget', id);
    made.setAttribute('aria-label', words('web.cited.say', { label }));
  }
  return made;
}
