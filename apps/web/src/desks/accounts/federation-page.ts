import { LANGUAGES } from '@escala/messages';
import { showFederation } from '@escala/office/questions';
import { actForm } from '../../components/act-form.ts';
import { choice, field, needsScript } from '../../components/form-fields.ts';
import { type DeskSite, defineDeskPage } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import { LANGUAGE_NAMES } from '../../kit/layout.ts';
import { href, withQuery } from '../../kit/site.ts';
import { newSeries, presentSeries } from './federation-series.ts';

export type Shown = Awaited<ReturnType<(typeof showFederation)['ask']>>;

/** Settings of the federation. What published lists stand on, nobody can change. */
export const federationPage = defineDeskPage({
  path: '/desk/federation',
  needs: ['federation.amend'],
  view: async (ask, _request, site) => {
    const { translate } = site;
    const shown = await ask(showFederation, {});
    return {
      title: translate('web.desk-accounts.federation'),
      scripts: ['act-forms.ts', 'account-federation.ts'],
      main: html`${needsScript(translate)}
<p>${translate('web.desk-accounts.federation-about')}
<a href="${href(site, withQuery('/desk/record', { about: 'federation', id: shown.federation }))}">${translate('web.desk-accounts.changes')}</a></p>
<h2>${translate('web.setup.federation')}</h2>
${general(site, shown)}
<h2>${translate('web.setup.series')}</h2>
${presentSeries(site, shown)}
${newSeries(site, shown)}`,
    };
  },
});

function general(site: DeskSite, { version, settings }: Shown): Html {
  const { translate } = site;
  const { name, country, timeZone, language, competitionRules } = settings;
  return actForm(site, {
    act: 'federation.amend',
    id: 'federation',
    fixed: { version },
    fields: html`${field('federation', { name: 'name', label: translate('web.setup.name'), value: name })}
${field('federation', { name: 'country', label: translate('web.setup.country'), hint: translate('web.setup.country-hint'), value: country, size: 4, required: false })}
${field('federation', { name: 'timeZone', label: translate('web.setup.time-zone'), hint: translate('web.setup.time-zone-hint'), value: timeZone, list: 'time-zones' })}
<datalist id="time-zones"></datalist>
${choice(
  'federation',
  {
    name: 'language',
    label: translate('web.setup.language'),
    hint: translate('web.setup.language-hint'),
    value: language,
  },
  LANGUAGES.map((each) => [each, LANGUAGE_NAMES[each]] as const),
)}
${choice(
  'federation',
  {
    name: 'competitionRules',
    label: translate('web.setup.rules'),
    hint: translate('web.setup.rules-hint'),
    as: 'json',
    value: JSON.stringify(competitionRules ?? null),
  },
  [
    ['null', translate('web.setup.rules-none')],
    ['"fce-1990"', translate('web.setup.rules-fce-1990')],
  ],
)}`,
    reason: 'required',
    submit: translate('web.desk-accounts.save'),
    done: translate('web.desk-accounts.saved'),
  });
}
