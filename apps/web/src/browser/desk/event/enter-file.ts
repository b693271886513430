import { newActId, officeApi } from '../../api/office-api.ts';
import { type Problem, ProblemAnswer } from '../../api/problem-answer.ts';
import { clearProblems, onSubmit } from '../../api/submit-form.ts';
import { filled } from '../../page/filled.ts';
import { recordsOf } from './csv-records.ts';
import { isTrf, readFileInto } from './file-text.ts';

interface Entered {
  readonly entered: readonly unknown[];
}

/**
 * A list of entries from a file. The office enters all or nobody; whatever it does not understand is told by line, and the rest can be
 * entered without those lines, which then stay in the text to be put right.
 */
export function enterFile(form: HTMLFormElement, entered: () => Promise<void>): void {
  const api = officeApi(form.dataset.federation ?? '');
  const text = form.elements.namedItem('text') as HTMLTextAreaElement;
  const kind = form.elements.namedItem('kind') as HTMLSelectElement;
  const said = form.querySelector<HTMLElement>('[data-entered-many]')!;
  const leave = form.querySelector<HTMLElement>('[data-leave-out]')!;
  let doubtful: number[] = [];
  let leaveOut: number[] = [];
  let id = newActId();
  const restart = (): void => {
    doubtful = [];
    leaveOut = [];
    leave.hidden = true;
    id = newActId();
  };

  readFileInto(form.querySelector<HTMLInputElement>('input[type=file]')!, text, (read) => {
    kind.value = isTrf(read) ? 'trf' : 'csv';
    restart();
    clearProblems(form);
    said.textContent = '';
    said.classList.remove('notice');
  });
  text.addEventListener('input', restart);
  leave.querySelector('button')!.addEventListener('click', () => {
    leaveOut = doubtful;
    id = newActId();
    form.requestSubmit();
  });

  onSubmit(form, async () => {
    said.textContent = '';
    said.classList.remove('notice');
    if (text.value.trim() === '') throw new ProblemAnswer(422, [{ code: 'empty', message: form.dataset.empty ?? '' }]);
    const from = { kind: kind.value, text: text.value, ...(leaveOut.length > 0 && { leaveOut }) };
    try {
      const { outcome } = await api.act<Entered>('entry.add-many', { event: form.dataset.event, from }, { id });
      const left = leaveOut.length;
      text.value = kind.value === 'csv' && left > 0 ? restOf(text.value, leaveOut) : '';
      restart();
      said.textContent = [
        filled(form.dataset.entered ?? '', { entered: String(outcome.entered.length) }),
        ...(left > 0 ? [filled(form.dataset.left ?? '', { left: String(left) })] : []),
      ].join(' ');
      said.classList.add('notice');
      await entered();
    } catch (error) {
      if (!(error instanceof ProblemAnswer)) throw error;
      id = newActId();
      leaveOut = [];
      doubtful = [...new Set(error.problems.flatMap(({ field = '' }) => placeOf(field) ?? []))];
      const isAll = error.problems.every(({ field = '' }) => placeOf(field) !== undefined);
      leave.hidden = !isAll || doubtful.length === 0;
      throw new ProblemAnswer(
        error.status,
        error.problems.map((problem) => withLine(problem, form, text.value, kind.value)),
      );
    }
  });
}

/** `from.text.line-3` is line 3, `from.text.player-12` player 12 of a report. */
function placeOf(field: string): number | undefined {
  const place = /\.(?:line|player)-(\d+)$/.exec(field)?.[1];
  return place === undefined ? undefined : Number(place);
}

function withLine({ field, ...problem }: Problem, form: HTMLFormElement, text: string, kind: string): Problem {
  const place = placeOf(field ?? '');
  if (place === undefined) return problem;
  const written = kind === 'csv' ? recordsOf(text).find(({ line }) => line === place)?.text : playerLine(text, place);
  const where = filled(form.dataset.line ?? '', { line: String(place), text: written?.trim() ?? '' });
  return { ...problem, message: `${where} ${problem.message}` };
}

function playerLine(text: string, number: number): string | undefined {
  return text.split(/\r\n?|\n/).find((line) => line.startsWith('001') && Number(line.slice(4, 8)) === number);
}

/** The headings, and the lines that were left out. */
function restOf(text: string, lines: readonly number[]): string {
  const [headings, ...records] = recordsOf(text);
  const kept = records.filter(({ line }) => lines.includes(line));
  return `${[headings!, ...kept].map((record) => record.text).join('\n')}\n`;
}
