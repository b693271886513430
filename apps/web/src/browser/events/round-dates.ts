import { filled } from '../page/filled.ts';

const DAY = 86_400_000;

const control = (form: HTMLFormElement, name: string): HTMLInputElement | undefined => {
  const found = form.elements.namedItem(name);
  return found instanceof HTMLInputElement ? found : undefined;
};

/** As many fields as there are rounds, and buttons that fill them from the first day on. */
export function keepRoundDates(form: HTMLFormElement): void {
  const place = form.querySelector<HTMLElement>('[data-round-dates]');
  const rounds = control(form, 'facts.rounds');
  if (!place || !rounds) return;
  const fit = (): void => {
    const wanted = Number(rounds.value);
    if (!Number.isInteger(wanted) || wanted < 1 || wanted > 999) return;
    while (place.children.length > wanted) place.lastElementChild!.remove();
    while (place.children.length < wanted) place.append(another(place));
  };
  rounds.addEventListener('input', fit);
  for (const button of form.querySelectorAll<HTMLButtonElement>('[data-every]'))
    button.addEventListener('click', () => {
      fit();
      fill(form, place, Number(button.dataset.every));
      form.dispatchEvent(new Event('input'));
    });
}

/** A copy of the first field for the next round. */
function another(place: HTMLElement): HTMLElement {
  const i = place.children.length;
  const copy = place.children[0]!.cloneNode(true) as HTMLElement;
  const [input, label, fault] = [
    copy.querySelector('input')!,
    copy.querySelector('label')!,
    copy.querySelector('.fault')!,
  ];
  input.name = `facts.roundDates.${i}`;
  input.id = `event-facts-roundDates-${i}`;
  input.value = '';
  input.removeAttribute('aria-invalid');
  label.htmlFor = input.id;
  label.textContent = filled(place.dataset.label ?? '', { round: String(i + 1) });
  fault.id = `${input.id}-fault`;
  fault.textContent = '';
  (fault as HTMLElement).hidden = true;
  input.setAttribute('aria-describedby', fault.id);
  return copy;
}

/** Every so many days from the start; none where it is 0. The last round is the last day of the event at the earliest. */
function fill(form: HTMLFormElement, place: HTMLElement, every: number): void {
  const [start, end] = [control(form, 'facts.start'), control(form, 'facts.end')];
  const inputs = [...place.querySelectorAll('input')];
  inputs.forEach((input, i) => {
    input.value = every === 0 || !start?.value ? '' : dayAfter(start.value, i * every);
  });
  const last = inputs.at(-1)?.value ?? '';
  if (end && last > end.value) end.value = last;
}

/** Whoever moves the first day moves the event: it stays as long as it was. */
export function followStart(form: HTMLFormElement): void {
  const [start, end] = [control(form, 'facts.start'), control(form, 'facts.end')];
  if (!start || !end) return;
  let before = start.value;
  start.addEventListener('change', () => {
    if (start.value === '' || before === '' || end.value === '') return;
    const length = Math.round((Date.parse(end.value) - Date.parse(before)) / DAY);
    if (length >= 0) end.value = dayAfter(start.value, length);
    before = start.value;
    form.dispatchEvent(new Event('input'));
  });
}

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
