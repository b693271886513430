import { filled } from '../page/words.ts';
import { type Problem, ProblemAnswer } from './problem-answer.ts';

/**
 * The control that a problem's field belongs to; by default the
 * one with the field as its name, or as the end of its name.
 */
type FieldOf = (field: string) => string;

const awaited = new WeakMap<HTMLFormElement, Promise<void>>();

/**
 * If the form is submitted in the meantime, it is sent when this is
 * done, for instance a file read; if that fails, the form says so.
 */
export function sendAfter(form: HTMLFormElement, done: Promise<void>): void {
  awaited.set(form, done);
  done.catch(() => {});
}

/**
 * Submits a form through `work`. Meanwhile its buttons are disabled; refusals are shown at their fields and in the
 * problem box, which gets the focus.
 */
export function onSubmit(
  form: HTMLFormElement,
  work: (fields: FormData) => Promise<void>,
  fieldOf: FieldOf = (field) => field,
): void {
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (form.ariaBusy === 'true') return;
    form.ariaBusy = 'true';
    clearProblems(form);
    try {
      await awaited.get(form);
      await work(new FormData(form));
    } catch (error) {
      showProblems(form, error, fieldOf);
    } finally {
      form.ariaBusy = 'false';
    }
  });
  form.addEventListener('input', ({ target }) => forgive(form, target));
  // Until now, pressing it would have left the page with nothing done (D-OFF-303).
  for (const button of form.querySelectorAll<HTMLButtonElement>('button[data-waits]')) button.disabled = false;
}

/**
 * A field's fault disappears when the field is edited; what depends on several fields is for the office to check again.
 */
function forgive(form: HTMLFormElement, target: EventTarget | null): void {
  const { name } = target as HTMLInputElement;
  for (const control of form.querySelectorAll<HTMLInputElement>('[aria-invalid]')) {
    if (control.name !== name) continue;
    control.removeAttribute('aria-invalid');
    const fault = document.getElementById(`${control.id}-fault`);
    if (fault) fault.hidden = true;
  }
}

export function text(fields: FormData, name: string): string {
  return String(fields.get(name) ?? '').trim();
}

export function clearProblems(form: HTMLFormElement): void {
  for (const control of form.querySelectorAll('[aria-invalid]')) control.removeAttribute('aria-invalid');
  for (const fault of form.querySelectorAll<HTMLElement>('.fault')) {
    fault.textContent = '';
    fault.hidden = true;
  }
  const box = form.querySelector<HTMLElement>('[data-problems]');
  if (box) box.hidden = true;
}

export function showProblems(form: HTMLFormElement, error: unknown, fieldOf: FieldOf): void {
  const box = form.querySelector<HTMLElement>('[data-problems]');
  if (!box) throw error;
  let isOfFields = false;
  const inOrder = [...form.elements];
  const found = problemsOf(error, box).map((problem) => ({
    problem,
    control: problem.field === undefined ? undefined : controlOf(form, fieldOf(problem.field)),
  }));
  // In the order of the fields on the page.
  const placeOf = ({ control }: (typeof found)[number]): number => (control ? inOrder.indexOf(control) : -1);
  found.sort((a, b) => placeOf(a) - placeOf(b));
  const lines = found.map(({ problem, control }) => {
    const message = control ? sentenceFor(control, problem, box) : problem.message;
    if (control) markControl(control, message);
    isOfFields ||= control !== undefined;
    return lineOf(`${message}${articleOf(problem)}`, control);
  });
  const more = error instanceof ProblemAnswer ? error.more : 0;
  if (more > 0) lines.push(lineOf(filled(box.dataset.more ?? '', { more }), undefined));
  box.querySelector('ul')?.replaceChildren(...lines);
  // A problem that concerns no field of the form cannot be corrected in it.
  const heading = box.querySelector('strong');
  if (heading) heading.textContent = (isOfFields ? box.dataset.ofFields : box.dataset.refused) ?? heading.textContent;
  box.hidden = false;
  box.focus();
}

/** The article behind a refusal, if any. */
const articleOf = ({ regulation, article }: Problem): string =>
  article === undefined ? '' : ` [${regulation ?? ''} ${article}]`;

/** No answer, or a foreign one: described in words that the page brought along. */
function problemsOf(error: unknown, box: HTMLElement): readonly Problem[] {
  if (error instanceof ProblemAnswer && error.problems.length > 0) return error.problems;
  const [key, code] = error instanceof TypeError ? ['offline', 'offline'] : ['fault', 'fault'];
  if (key === 'fault') console.error(error);
  return [{ code, message: box.dataset[key] ?? String(error) }];
}

/** `secret.password` matches the field `password` if no other does. */
function controlOf(form: HTMLFormElement, field: string): HTMLElement | undefined {
  for (let name = field; ; name = name.slice(name.indexOf('.') + 1)) {
    const found = form.elements.namedItem(name);
    if (found instanceof HTMLElement) return found;
    // In a group of several, the first represents all of them.
    if (found instanceof RadioNodeList && found[0] instanceof HTMLElement) return found[0];
    if (!name.includes('.')) return undefined;
  }
}

function markControl(control: HTMLElement, message: string): void {
  control.setAttribute('aria-invalid', 'true');
  // Opens a closed group, so that its problems can be seen and reached.
  for (let group = control.closest('details'); group; group = group.parentElement?.closest('details') ?? null)
    group.open = true;
  const fault = document.getElementById(`${control.id}-fault`);
  if (!fault) return;
  fault.textContent = fault.hidden || !fault.textContent ? message : `${fault.textContent} ${message}`;
  fault.hidden = false;
}

/** The sentence for a user who sees the field, not the API. */
function sentenceFor(control: HTMLElement, { code, message }: Problem, box: HTMLElement): string {
  const isEmpty = control instanceof HTMLInputElement && control.required && control.value.trim() === '';
  if (isEmpty) return box.dataset.empty ?? message;
  return code === 'field-format' ? (control.dataset.form ?? message) : message;
}

function lineOf(message: string, control: HTMLElement | undefined): HTMLLIElement {
  const line = document.createElement('li');
  if (!control) {
    line.textContent = message;
    return line;
  }
  const link = document.createElement('a');
  link.href = `#${control.id}`;
  const label = nameOf(control as HTMLInputElement);
  // A label that ends in punctuation gets no colon.
  link.textContent = label ? `${label}${/[?!…:]$/.test(label) ? '' : ':'} ${message}` : message;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    control.focus();
  });
  line.append(link);
  return line;
}

/** A group of choices is named by its legend; everything else by its label. */
function nameOf(control: HTMLInputElement): string | undefined {
  const isChoice = control.type === 'radio' || control.type === 'checkbox';
  const legend = isChoice ? control.closest('fieldset:not(.inner)')?.querySelector('legend') : undefined;
  return (legend ?? control.labels?.[0]?.firstChild)?.textContent?.trim() ?? control.ariaLabel ?? undefined;
}
