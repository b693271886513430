const DAY = 86_400_000;

const control = (form: HTMLFormElement, name: string): HTMLInputElement | undefined => {
  const found = form.elements.namedItem(name);
  return found instanceof HTMLInputElement ? found : undefined;
};

/** Keeps one row per round, with buttons that fill in days from the first on, and times like the first. */
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
  if (rounds.value !== rounds.defaultValue) fit();
  for (const button of form.querySelectorAll<HTMLButtonElement>('[data-every]'))
    button.addEventListener('click', () => {
      fit();
      fill(form, place, Number(button.dataset.every));
      form.dispatchEvent(new Event('input'));
    });
  form.querySelector('[data-same-time]')?.addEventListener('click', () => {
    const [first, ...others] = place.querySelectorAll<HTMLInputElement>('input[type=time]');
    for (const each of others) each.value = first?.value ?? '';
    form.dispatchEvent(new Event('input'));
  });
}

/** A copy of the last row for the next round. */
function another(place: HTMLElement): HTMLElement {
  const round = place.children.length + 1;
  const copy = place.lastElementChild!.cloneNode(true) as HTMLElement;
  for (const field of copy.querySelectorAll<HTMLElement>('.field')) {
    const [input, label, fault] = [
      field.querySelector('input')!,
      field.querySelector('label')!,
      field.querySelector<HTMLElement>('.fault')!,
    ];
    input.name = input.name.replace(/\d+$/, String(round - 1));
    input.id = input.id.replace(/\d+$/, String(round - 1));
    input.value = '';
    input.removeAttribute('aria-invalid');
    label.htmlFor = input.id;
    label.textContent = label.textContent!.replace(String(round - 1), String(round));
    fault.id = `${input.id}-fault`;
    fault.textContent = '';
    fault.hidden = true;
    input.setAttribute('aria-describedby', fault.id);
  }
  return copy;
}

/** Dates at this interval from the start; empty if 0. The event ends no earlier than its last round. */
function fill(form: HTMLFormElement, place: HTMLElement, every: number): void {
  const [start, end] = [control(form, 'facts.start'), control(form, 'facts.end')];
  const inputs = [...place.querySelectorAll<HTMLInputElement>('input[type=date]')];
  inputs.forEach((input, i) => {
    input.value = every === 0 || !start?.value ? '' : dayAfter(start.value, i * every);
  });
  const last = inputs.at(-1)?.value ?? '';
  if (end && last > end.value) end.value = last;
}

/** Moving the first day moves the event: its length stays the same. */
export function followStart(form: HTMLFormElement): void {
  const [start, end] = [control(form, 'facts.start'), control(form, 'facts.end')];
  if (!start || !end) return;
  let before = start.defaultValue;
  const follow = (): void => {
    if (start.value === '' || before === '' || end.value === '') return;
    const length = Math.round((Date.parse(end.value) - Date.parse(before)) / DAY);
    if (length >= 0) end.value = dayAfter(start.value, length);
    before = start.value;
    form.dispatchEvent(new Event('input'));
  };
  start.addEventListener('change', follow);
  // It was moved before this module loaded (D-OFF-304); an end that was also set is kept.
  if (start.value !== before && end.value === end.defaultValue) follow();
  before = start.value;
}

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
