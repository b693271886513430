import { fragment, part, show, started } from '../../accounts/page-parts.ts';
import { send } from '../../api/office-api.ts';
import { showProblems } from '../../api/submit-form.ts';
import { filled } from '../../page/words.ts';

const token = fragment();
const form = part<HTMLFormElement>('[data-play]');

started();
show(part('[data-no-token]'), token === '');
show(form, token !== '');
if (token !== '') void open();

async function open(): Promise<void> {
  const { language, name, arbiter, rules: competitionRules, then = '' } = form.dataset;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  try {
    const opening = { token, language, name, arbiter, timeZone, competitionRules };
    const { federation } = (await send('POST', '/api/play', opening)) as { federation: string };
    // The link is used up: going back skips it.
    location.replace(filled(then, { federation }));
  } catch (error) {
    part('[role=status]', form).hidden = true;
    showProblems(form, error, (field) => field);
  }
}
