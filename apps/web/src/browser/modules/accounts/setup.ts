import { fragment, goToStep, part, show, started } from '../../accounts/page-parts.ts';
import { enrolSecondFactor } from '../../accounts/second-factor.ts';
import { choosePreset, chosenSeries, followTicks } from '../../accounts/setup-series.ts';
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
