import { readPrizes } from '@escala/core';
import { type Problem, ProblemAnswer } from '../../api/problem-answer.ts';
import { clearProblems, showProblems } from '../../api/submit-form.ts';
import { pastedLines } from '../../events/pasted-lines.ts';
import { isTouched } from '../../page/is-touched.ts';
import { filled } from '../../page/words.ts';

/** The lines of prizes: added, removed, pasted from a spreadsheet; before sending, they are numbered. */
const lines = document.querySelector<HTMLElement>('[data-prize-lines]');
const form = lines?.closest('form');

type Control = HTMLInputElement | HTMLSelectElement;
const controlsOf = (line: ParentNode): Control[] => [...line.querySelectorAll<Control>('[data-field]')];
const fieldOf = (line: ParentNode, field: string): HTMLInputElement =>
  line.querySelector<HTMLInputElement>(`[data-field=${field}]`)!;
const writtenOf = (line: ParentNode): HTMLInputElement => line.querySelector<HTMLInputElement>('[data-written]')!;
const allLines = (): HTMLElement[] => [...lines!.querySelectorAll<HTMLElement>('[data-line]')];
const isEmpty = (line: ParentNode): boolean => fieldOf(line, 'name').value.trim() + writtenOf(line).value.trim() === '';

if (form && lines) {
  const template = form.querySelector<HTMLTemplateElement>('[data-prize-line]')!.content;
  for (const within of [form, template])
    for (const button of within.querySelectorAll<HTMLButtonElement>('[data-add-line], [data-remove-line]'))
      button.disabled = false;
  form.addEventListener('submit', send, { capture: true });
  form.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (button?.matches('[data-add-line]')) fieldOf(addLine(), 'name').focus();
    if (button?.matches('[data-remove-line]')) removeLine(button.closest<HTMLElement>('[data-line]')!);
  });
  lines.addEventListener('paste', paste);
  lines.addEventListener('change', ({ target }) => countConditions((target as Element).closest('[data-line]')!));
  for (const line of allLines()) if (isTouched(line)) countConditions(line);
}

function addLine(): HTMLElement {
  const template = form!.querySelector<HTMLTemplateElement>('[data-prize-line]')!;
  lines!.append(template.content.cloneNode(true));
  return allLines().at(-1)!;
}

function removeLine(line: HTMLElement): void {
  const next = (line.nextElementSibling ?? line.previousElementSibling) as HTMLElement | null;
  line.remove();
  if (next) fieldOf(next, 'name').focus();
  else form!.querySelector<HTMLElement>('[data-add-line]')!.focus();
}

/** Rows of a spreadsheet: the name, then the prize of each place; inserted from this line on. */
function paste(event: ClipboardEvent): void {
  const target = event.target as HTMLElement;
  const line = target.closest<HTMLElement>('[data-line]');
  const text = event.clipboardData?.getData('text/plain') ?? '';
  if (!line || !target.matches('[data-field=name]') || !/[\t\n]/.test(text.trim())) return;
  event.preventDefault();
  let [at, isFirst] = [line, true];
  for (const { name, prizes } of pastedLines(text)) {
    if (!isFirst) {
      const next = at.nextElementSibling as HTMLElement | null;
      at = next && isEmpty(next) ? next : addLine();
    }
    fieldOf(at, 'name').value = name;
    writtenOf(at).value = prizes.join('; ');
    isFirst = false;
  }
}

function countConditions(line: HTMLElement): void {
  const summary = line.querySelector<HTMLElement>('[data-conditions]')!;
  const told = controlsOf(line.querySelector('details')!).filter((control) =>
    control.type === 'checkbox' ? (control as HTMLInputElement).checked : control.value.trim() !== '',
  );
  const { nobody = '', some = '' } = summary.dataset;
  summary.textContent = told.length === 0 ? nobody : filled(some, { count: String(told.length) });
}

/** Numbers the non-empty lines and parses their prizes; every invalid one is reported. */
function send(event: SubmitEvent): void {
  const currency = form!.querySelector<HTMLSelectElement>('[name="prizes.currency"]')!.value;
  const texts = form!.querySelector<HTMLElement>('[data-prize-faults]')!.dataset;
  const problems: Problem[] = [];
  let number = 0;
  for (const line of allLines()) {
    const at = `prizes.categories.${number}`;
    for (const control of controlsOf(line)) control.name = isEmpty(line) ? '' : `${at}.${control.dataset.field}`;
    if (isEmpty(line)) continue;
    number += 1;
    const written = writtenOf(line);
    written.id = `prizes-written-${number}`;
    const { prizes, faults } = readPrizes(written.value, currency);
    fieldOf(line, 'prizes').value = JSON.stringify(prizes);
    for (const { fault, place, text } of prizes.length + faults.length > 0 ? faults : [NOTHING_WRITTEN]) {
      const { empty, unread, otherCurrency, tooFine } = texts;
      const sentence = { empty, unread, 'other-currency': otherCurrency, 'too-fine': tooFine }[fault] ?? fault;
      const message = filled(sentence, { line: String(number), place: String(place), text, currency });
      problems.push({ code: fault, field: written.id, message });
      written.name = written.id;
    }
  }
  // Without this module the form resends what is on record, so that nothing is lost.
  const kept = form!.querySelector<HTMLInputElement>('[data-kept-lines]')!;
  kept.name = number === 0 ? 'prizes.categories' : '';
  kept.value = '[]';
  if (problems.length === 0) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  clearProblems(form!);
  showProblems(form!, new ProblemAnswer(400, problems), (field) => field);
  for (const line of allLines()) writtenOf(line).removeAttribute('name');
}

const NOTHING_WRITTEN = { place: 1, text: '', fault: 'empty' } as const;
