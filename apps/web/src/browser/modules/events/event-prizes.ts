import { type Problem, ProblemAnswer } from '../../api/problem-answer.ts';
import { clearProblems, showProblems } from '../../api/submit-form.ts';
import { type LineFault, prizeLines } from '../../events/prize-lines.ts';
import { filled } from '../../page/filled.ts';

/** Prizes as the arbiter writes them become coins before the form is sent; every line that is no amount is named. */
const form = document.querySelector<HTMLFormElement>('form[data-act="event.set-prizes"]');
const lines = form?.querySelector('textarea');
const currency = form?.querySelector('select');
const amounts = form?.querySelector<HTMLInputElement>('input[type=hidden]');

if (form && lines && currency && amounts)
  form.addEventListener(
    'submit',
    (event) => {
      const read = prizeLines(lines.value, currency.value);
      amounts.value = JSON.stringify(read.amounts);
      if (read.faults.length === 0) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      clearProblems(form);
      const problems = read.faults.map((fault) => problemOf(fault, lines, currency.value));
      showProblems(form, new ProblemAnswer(400, problems), () => lines.id);
    },
    { capture: true },
  );

function problemOf({ fault, line, text }: LineFault, { dataset }: HTMLElement, code: string): Problem {
  const { empty, unread, otherCurrency, tooFine } = dataset;
  const sentence = { empty, unread, 'other-currency': otherCurrency, 'too-fine': tooFine }[fault] ?? fault;
  return { code: fault, field: 'lines', message: filled(sentence, { line: String(line), text, currency: code }) };
}
