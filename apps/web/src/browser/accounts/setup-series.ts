import { part, show } from './page-parts.ts';

interface ChosenSeries {
  readonly id: string;
  readonly name: string;
  readonly regulation: string;
  readonly part: string;
  readonly firstList: string;
}

const offered = (form: HTMLFormElement): HTMLElement[] => [...form.querySelectorAll<HTMLElement>('[data-offered]')];
const tick = (row: HTMLElement): HTMLInputElement => part<HTMLInputElement>('input[type="checkbox"]', row);

/** A series shows its name and first list only when ticked. */
export function followTicks(form: HTMLFormElement): void {
  for (const row of offered(form)) {
    tick(row).addEventListener('change', () => follow(row));
    follow(row);
  }
}

/** A preset fills in what is usual for this kind of federation. Everything can be changed afterwards. */
export function choosePreset(form: HTMLFormElement, preset: HTMLInputElement): void {
  const values = JSON.parse(preset.dataset.values ?? '{}') as Record<string, string>;
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = value;
  }
  const wanted = (preset.dataset.series ?? '').split(' ');
  for (const row of offered(form)) {
    tick(row).checked = wanted.includes(row.dataset.offered ?? '');
    follow(row);
  }
}

export function chosenSeries(form: HTMLFormElement): ChosenSeries[] {
  return offered(form)
    .filter((row) => tick(row).checked)
    .map((row) => {
      const { offered: id = '', regulation = '', part: of = '' } = row.dataset;
      const value = (name: string): string => part<HTMLInputElement>(`[name="${id}.${name}"]`, row).value.trim();
      return { id, name: value('name'), regulation, part: of, firstList: value('firstList') };
    });
}

function follow(row: HTMLElement): void {
  show(part('.row', row), tick(row).checked);
}
