import {
  type ComparedLine,
  type ComparedRound,
  type CompareWords,
  type Comparison,
  comparedLines,
  outcomeText,
} from '../../desks/events/compared-lines.ts';
import { newActId, officeApi, send } from '../api/office-api.ts';
import { ProblemAnswer } from '../api/problem-answer.ts';
import { onSubmit, text } from '../api/submit-form.ts';
import { showOnNextPage } from '../desk/next-page-message.ts';
import { element } from '../page/element.ts';
import { filled } from '../page/words.ts';

/**
 * For an event that continued here too: shows differences from the file side by side, and takes over what is chosen
 * (D-OFF-650). Returns whether there was anything to compare: an event not begun here is simply taken in.
 */
export function comparing(
  form: HTMLFormElement,
  translate: CompareWords,
): (file: object | undefined) => Promise<boolean> {
  const federation = form.dataset.compare ?? '';
  const place = form.querySelector<HTMLElement>('[data-differences]')!;
  const choosing = form.querySelector<HTMLElement>('[data-choosing]')!;
  const button = form.querySelector<HTMLButtonElement>('button:not([type=button])')!;
  let shown: Comparison | undefined;
  let file: object | undefined;
  let id = newActId();

  const taken = (): string[] =>
    [...form.querySelectorAll<HTMLInputElement>('input[value=theirs]:checked')].map(({ name }) => name);
  const count = (): void => {
    const chosen = taken().length;
    button.textContent = translate('web.compare.take', { count: chosen });
    button.disabled = chosen === 0;
  };
  const look = async (next: object | undefined): Promise<boolean> => {
    file = next;
    shown = undefined;
    form.hidden = true;
    if (next === undefined) return false;
    const found = await asked(federation, next);
    if (file !== next || found === undefined || !found.begun) return false;
    shown = found;
    const lines = comparedLines(translate, found);
    choosing.hidden = lines.length === 0;
    const said = translate(lines.length === 0 ? 'web.compare.nothing' : 'web.compare.about', { name: found.name });
    place.replaceChildren(element('p', {}, said), ...(lines.length === 0 ? [] : [tableOf(translate, lines)]));
    if (found.rounds) place.append(wholeRounds(translate, found));
    form.hidden = false;
    count();
    return true;
  };

  form.addEventListener('change', count);
  for (const all of form.querySelectorAll<HTMLButtonElement>('button[data-all]'))
    all.addEventListener('click', () => {
      for (const radio of form.querySelectorAll<HTMLInputElement>(`input[value=${all.dataset.all}]`))
        radio.checked = true;
      count();
    });
  onSubmit(form, async (fields) => {
    if (file === undefined || shown === undefined) return;
    const command = { file, take: taken(), seen: shown.seen };
    try {
      const { outcome } = await officeApi(federation).act<{ event: string; taken: number }>('event.merge', command, {
        ...{ id, reason: text(fields, 'reason') },
      });
      const on = filled(form.dataset.then ?? '', { event: encodeURIComponent(outcome.event) });
      showOnNextPage(translate('web.compare.done', { count: outcome.taken }), on);
      location.assign(on);
    } catch (error) {
      if (!(error instanceof ProblemAnswer)) throw error;
      id = newActId();
      const isOld = error.has('differences-changed');
      if (isOld) await look(file);
      throw isOld ? new ProblemAnswer(409, [{ code: 'changed', message: translate('web.compare.again') }]) : error;
    }
  });
  return look;
}

/** Undefined if the office has no such event, or not for this user. */
async function asked(federation: string, file: object): Promise<Comparison | undefined> {
  try {
    return await send<Comparison>('POST', `/api/${federation}/events/compare`, { file });
  } catch (error) {
    if (error instanceof ProblemAnswer && [403, 404].includes(error.status)) return undefined;
    throw error;
  }
}

function tableOf(translate: CompareWords, lines: readonly ComparedLine[]): HTMLElement {
  const sides = [
    ['ours', 'web.compare.here'],
    ['theirs', 'web.word.in-the-file'],
  ] as const;
  const head = ['web.compare.what', 'web.compare.here', 'web.word.in-the-file'] as const;
  const rows = lines.map((line) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, line.what),
      ...sides.map(([side, key]) => {
        const isChosen = line.takes === (side === 'theirs');
        const label = `${line.what}, ${translate(key)}: ${line[side]}`;
        const radio = element('input', { type: 'radio', name: line.key, value: side, 'aria-label': label });
        (radio as HTMLInputElement).defaultChecked = isChosen;
        return element('td', {}, element('label', { class: 'check' }, radio, ` ${line[side]}`));
      }),
    ),
  );
  return element(
    'table',
    { class: 'compared' },
    element('thead', {}, element('tr', {}, ...head.map((key) => element('th', { scope: 'col' }, translate(key))))),
    element('tbody', {}, ...rows),
  );
}

/** Further rounds of either version, side by side. */
function wholeRounds(translate: CompareWords, { rounds, names }: Comparison): HTMLElement {
  const nameOf = (id: string): string => names[id] ?? id;
  const side = (title: string, whole: readonly ComparedRound[]): HTMLElement =>
    element(
      'div',
      { class: 'half' },
      element('h3', {}, title),
      ...whole.flatMap(({ round, boards, byes }) => [
        element('h4', {}, translate('web.round.title', { round })),
        element(
          'ol',
          {},
          ...boards.map((board) =>
            element('li', {}, `${nameOf(board.white)} – ${nameOf(board.black)}: ${outcomeText(translate, board)}`),
          ),
        ),
        ...(byes.length === 0
          ? []
          : [element('p', {}, translate('web.compare.byes', { names: byes.map(nameOf).join('; ') }))]),
      ]),
    );
  return element(
    'details',
    { class: 'more' },
    element('summary', {}, translate('web.compare.whole')),
    element(
      'div',
      { class: 'columns' },
      side(translate('web.compare.here'), rounds!.ours),
      side(translate('web.word.in-the-file'), rounds!.theirs),
    ),
  );
}
