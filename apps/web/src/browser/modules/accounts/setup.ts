import { fragment, goToStep, part, show, started } from '../../accounts/page-parts.ts';
import { enrolSecondFactor } from '../../accounts/second-factor.ts';
import { officeApi, send } from '../../api/office-api.ts';
import { onSubmit, text } from '../../api/submit-form.ts';

const token = fragment();
const form = part<HTMLFormElement>('[data-setup]');

started();
show(part('[data-no-token]'), token === '');
show(form, token !== '');
timeZones();
followTicks(form);
for (const preset of form.querySelectorAll<HTMLInputElement>('input[name="preset"]'))
  preset.addEventListener('change', () => choosePreset(form, preset));
onSubmit(form, found, fieldOf);

async function found(fields: FormData): Promise<void> {
  const federation = text(fields, 'federation');
  const [email, password] = [text(fields, 'administrator.email'), String(fields.get('administrator.password'))];
  await send('POST', '/api/setup', {
    token,
    federation,
    facts: {
      name: text(fields, 'name'),
      country: text(fields, 'country').toUpperCase() || undefined,
      timeZone: text(fields, 'timeZone'),
      language: text(fields, 'language'),
      competitionRules: text(fields, 'competitionRules') || undefined,
      series: chosenSeries(form),
    },
    administrator: { name: text(fields, 'administrator.name'), email, password },
  });
  const api = officeApi(federation);
  // The link is used up now: if anything fails from here on, the sign-in page takes over.
  try {
    const { account } = await api.signIn({ email, password });
    await enrolSecondFactor(api, account ?? '', password, () => finish(federation));
    show(form, false);
  } catch {
    location.assign(`${form.dataset.home}${federation}/sign-in`);
  }
}

function finish(federation: string): void {
  const done = part('[data-done]');
  for (const link of done.querySelectorAll<HTMLAnchorElement>('a[data-to]'))
    link.href = `${form.dataset.home}${federation}${link.dataset.to}`;
  goToStep(done);
}

/** `facts.series.1.firstList` belongs to the second series ticked. */
function fieldOf(field: string): string {
  const [, number, rest] = /(?:^|\.)series\.(\d+)\.(\w+)$/.exec(field) ?? [];
  if (number === undefined) return field;
  const id = chosenSeries(form)[Number(number)]?.id;
  return rest === 'name' || rest === 'firstList' ? `${id}.${rest}` : field;
}

function timeZones(): void {
  const input = part<HTMLInputElement>('#setup-timeZone');
  if (input.value === '') input.value = Intl.DateTimeFormat().resolvedOptions().timeZone;
  part('#time-zones').append(
    ...Intl.supportedValuesOf('timeZone').map((zone) =>
      Object.assign(document.createElement('option'), { value: zone }),
    ),
  );
}

interface ChosenSeries {
  readonly id: string;
  readonly name: string;
  readonly regulation: string;
  readonly part: string;
  readonly firstList: string;
}

function offered(form: HTMLFormElement): HTMLElement[] {
  return [...form.querySelectorAll<HTMLElement>('[data-offered]')];
}

function tick(row: HTMLElement): HTMLInputElement {
  return part<HTMLInputElement>('input[type="checkbox"]', row);
}

/** A series shows its name and first list only when ticked. */
function followTicks(form: HTMLFormElement): void {
  for (const row of offered(form)) {
    tick(row).addEventListener('change', () => follow(row));
    follow(row);
  }
}

/** A preset fills in what is usual for this kind of federation. Everything can be changed afterwards. */
function choosePreset(form: HTMLFormElement, preset: HTMLInputElement): void {
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

function chosenSeries(form: HTMLFormElement): ChosenSeries[] {
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
