import type { Say, WordOf } from '../../kit/modules.ts';
import { newActId, officeApi } from '../api/office-api.ts';
import { ProblemAnswer } from '../api/problem-answer.ts';
import { clearProblems, onSubmit } from '../api/submit-form.ts';
import { isTrf, readFileInto } from '../page/file-text.ts';
import { type EnteredList, enteredSummary } from './entered-summary.ts';
import { hasHeadings, placeInFile, restOfFile } from './file-lines.ts';
import { problemsByLine } from './problems-by-line.ts';
import { type LineChoice, recogniseLines } from './recognised-lines.ts';

/**
 * A list of entries from a file. The office enters all or none; what it does not understand is reported by line, and
 * the rest can be entered without those lines, which then remain in the text to be corrected.
 */
export function enterFile(
  form: HTMLFormElement,
  words: Say<WordOf<'event-entries.ts'>>,
  entered: () => Promise<void>,
): void {
  const api = officeApi(form.dataset.federation ?? '');
  const text = form.elements.namedItem('text') as HTMLTextAreaElement;
  const kind = form.elements.namedItem('kind') as HTMLSelectElement;
  const said = form.querySelector<HTMLElement>('[data-entered-many]')!;
  const leave = form.querySelector<HTMLElement>('[data-leave-out]')!;
  let doubtful: number[] = [];
  let leaveOut: number[] = [];
  let choices: readonly LineChoice[] = [];
  let id = newActId();
  const recognised = form.querySelector<HTMLElement>('[data-recognised]')!;
  const recognise = recogniseLines(recognised, text, {
    words,
    federation: form.dataset.federation ?? '',
    event: form.dataset.event,
    chosen: (said) => {
      choices = said;
      id = newActId();
    },
  });
  const kindChanged = (): void => {
    recognised.hidden = kind.value !== 'lines';
    restart();
    recognise();
  };
  const restart = (): void => {
    doubtful = [];
    leaveOut = [];
    leave.hidden = true;
    id = newActId();
  };

  readFileInto(form.querySelector<HTMLInputElement>('input[type=file]')!, text, (read) => {
    kind.value = isTrf(read) ? 'trf' : hasHeadings(read) ? 'csv' : 'lines';
    kindChanged();
    clearProblems(form);
    said.textContent = '';
    said.classList.remove('notice');
  });
  text.addEventListener('input', restart);
  kind.addEventListener('change', kindChanged);
  recognised.hidden = kind.value !== 'lines';
  leave.querySelector('button')!.addEventListener('click', () => {
    leaveOut = doubtful;
    id = newActId();
    form.requestSubmit();
  });

  onSubmit(form, async () => {
    said.textContent = '';
    said.classList.remove('notice');
    if (text.value.trim() === '')
      throw new ProblemAnswer(422, [{ code: 'empty', message: words('web.desk-events.file-empty') }]);
    const from = {
      kind: kind.value,
      text: text.value,
      ...(leaveOut.length > 0 && { leaveOut }),
      ...(choices.length > 0 && { choices }),
    };
    try {
      const { outcome } = await api.act<EnteredList>('entry.add-many', { event: form.dataset.event, from }, { id });
      const left = leaveOut.length;
      text.value = left > 0 ? restOfFile(kind.value, text.value, leaveOut) : '';
      restart();
      recognise();
      said.textContent = enteredSummary(outcome, left, words, form.dataset.onlyPlays !== undefined);
      said.classList.add('notice');
      // The pressed button is gone: keyboard users continue with the remaining lines.
      if (left > 0) text.focus();
      await entered();
    } catch (error) {
      if (!(error instanceof ProblemAnswer)) throw error;
      id = newActId();
      leaveOut = [];
      const places = error.problems.map(({ field = '' }) => placeInFile(field, text.value));
      doubtful = [...new Set(places.flatMap((place) => place?.leaveOut ?? []))];
      const isAll = error.problems.every(({ field }, i) => places[i] !== undefined || field === HEADINGS);
      leave.hidden = kind.value === 'lines' || !isAll || doubtful.length === 0;
      throw new ProblemAnswer(
        error.status,
        problemsByLine(error.problems, places, words('web.desk-events.file-line')),
        error.more,
      );
    }
  });
}

/** Unknown columns do no harm. */
const HEADINGS = 'from.text.headings';
