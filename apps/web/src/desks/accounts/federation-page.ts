import { LANGUAGES } from '@escala/messages';
import { ACCOUNT_RECOVERY } from '@escala/office';
import { amendFederation } from '@escala/office/acts';
import { type AnswerOf, showFederation } from '@escala/office/questions';
import { actForm } from '../../components/act-form.ts';
import { rulesOffered } from '../../components/competition-book.ts';
import { needsScript } from '../../components/form-fields.ts';
import { card } from '../../components/ui/card.ts';
import { LANGUAGE_NAMES } from '../../components/ui/languages.ts';
import { type DeskSite, defineDeskPage } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import { href, withQuery } from '../../kit/site.ts';
import { newSeries, presentSeries } from './federation-series.ts';

export type Shown = AnswerOf<typeof showFederation>;

/** Settings of the federation. What published lists depend on cannot be changed. */
export const federationPage = defineDeskPage({
  path: '/desk/federation',
  namesAsKept: true,
  needs: ['federation.amend'],
  view: async ({ ask, site, translate }) => {
    const shown = await ask(showFederation, {});
    return {
      title: translate('web.desk-accounts.federation'),
      facts: [translate('web.desk-accounts.federation-about')],
      actions: html`<a class="button" href="${href(site, withQuery('/desk/record', { about: 'federation', id: shown.federation }))}">${translate('web.desk-record.title')}</a>`,
      scripts: ['account-federation.ts'],
      main: html`${needsScript(translate)}
<div class="columns">${card({ title: translate('web.setup.federation'), kind: 'half' }, general(site, shown))}
<div class="half stack">${presentSeries(site, shown)}
${newSeries(site, shown)}</div></div>`,
    };
  },
});

function general(site: DeskSite, { version, settings }: Shown): Html {
  const { translate } = site;
  const { name, country, timeZone, language, competitionRules, accountRecovery = 'a-day' } = settings;
  return actForm(site, amendFederation, {
    id: 'federation',
    fixed: { version },
    fields: (f) => html`${f('name', { label: translate('web.setup.name'), value: name, required: true })}
${f('country', { label: translate('web.setup.country'), hint: translate('web.setup.country-hint'), value: country, size: 4 })}
${f('timeZone', { label: translate('web.setup.time-zone'), hint: translate('web.setup.time-zone-hint'), value: timeZone, required: true, list: 'time-zones' })}
<datalist id="time-zones"></datalist>
${f.choice(
  'language',
  LANGUAGES.map((each) => [each, LANGUAGE_NAMES[each]] as const),
  { label: translate('web.setup.language'), hint: translate('web.setup.language-hint'), value: language },
)}
${f.choice('competitionRules', [[null, translate('web.setup.rules-none')], ...rulesOffered(site)], {
  label: translate('web.setup.rules'),
  hint: translate('web.setup.rules-hint'),
  value: competitionRules ?? null,
})}
${f.choice(
  'accountRecovery',
  ACCOUNT_RECOVERY.map((each) => [each, translate(`web.desk-accounts.recovery-${each}`)] as const),
  { label: translate('web.desk-accounts.recovery-setting'), value: accountRecovery },
)}`,
  });
}
