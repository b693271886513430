import { LANGUAGES, type Translate } from '@escala/messages';
import { rulesOffered } from '../../components/competition-book.ts';
import { choice, field, needsScript, passwordField, problemBox } from '../../components/form-fields.ts';
import { notice } from '../../components/ui/card.ts';
import { LANGUAGE_NAMES } from '../../components/ui/languages.ts';
import { type Html, html } from '../../kit/html.ts';
import { secondFactorSteps } from './account-second-factor.ts';
import { presetsFor } from './presets.ts';
import type { OutsidePage, OutsideSite } from './setup-document.ts';
import { type OfferedSeries, offeredSeries } from './setup-series.ts';

/** The first start: the holder of the link founds the federation and becomes its administrator. */
export const setup: OutsidePage = {
  path: '/setup',
  view: (site) => {
    const { translate } = site;
    return {
      title: translate('web.setup.title'),
      scripts: ['setup.ts'],
      main: html`${needsScript(translate)}
${notice(translate('web.setup.no-token'), 'warning', html` data-no-token hidden`)}
<form class="account" method="post" novalidate data-setup data-home="/${site.language}/" hidden>
<p>${translate('web.setup.introduction')}</p>
${problemBox(translate)}
${presets(site)}
${federation(site)}
${series(site)}
${administrator(translate)}
<button class="main">${translate('web.setup.found')}</button>
</form>
${secondFactorSteps(translate)}
${done(translate)}`,
    };
  },
};

function presets({ language, translate }: OutsideSite): Html {
  return html`<fieldset><legend>${translate('web.setup.preset')}</legend>
<p class="hint">${translate('web.setup.preset-hint')}</p>
${presetsFor(language).map(
  ({ id, values, series }) => html`<label class="check"><input type="radio" name="preset" value="${id}"
data-values="${JSON.stringify(values)}" data-series="${series.join(' ')}"> ${translate(`web.setup.preset-${id}`)}</label>\n`,
)}</fieldset>`;
}

function federation({ language, translate }: OutsideSite): Html {
  return html`<fieldset><legend>${translate('web.setup.federation')}</legend>
${field('setup', { name: 'name', label: translate('web.setup.name'), autocomplete: 'organization' })}
${field('setup', { name: 'federation', label: translate('web.word.short-name'), hint: translate('web.setup.short-name-hint'), form: translate('web.setup.short-name-form'), size: 16 })}
${field('setup', { name: 'country', label: translate('web.setup.country'), hint: translate('web.setup.country-hint'), size: 4, required: false })}
${field('setup', { name: 'timeZone', label: translate('web.setup.time-zone'), hint: translate('web.setup.time-zone-hint'), list: 'time-zones' })}
<datalist id="time-zones"></datalist>
${choice(
  'setup',
  {
    name: 'language',
    label: translate('web.setup.language'),
    hint: translate('web.setup.language-hint'),
    value: language,
  },
  LANGUAGES.map((each) => [each, LANGUAGE_NAMES[each]] as const),
)}
${choice(
  'setup',
  { name: 'competitionRules', label: translate('web.setup.rules'), hint: translate('web.setup.rules-hint') },
  [['', translate('web.setup.rules-none')], ...rulesOffered({ translate })],
)}
</fieldset>`;
}

function series({ language, translate, today }: OutsideSite): Html {
  const usual = presetsFor(language).flatMap((preset) => preset.series);
  const place = ({ id }: OfferedSeries): number => (usual.includes(id) ? usual.indexOf(id) : usual.length);
  return html`<fieldset><legend>${translate('web.word.lists')}</legend>
<p class="hint">${translate('web.setup.series-hint')}</p>
${offeredSeries(today)
  .sort((a, b) => place(a) - place(b))
  .map((offered) => seriesRow(translate, offered))}
</fieldset>`;
}

/** A series is a group of its own: when ticked, it shows its name and first list. */
function seriesRow(translate: Translate, { id, regulation, part, words, firstList }: OfferedSeries): Html {
  const name = translate(`web.setup.series-${words}`);
  return html`<div class="series" data-offered="${id}" data-regulation="${regulation}" data-part="${part}">
<label class="check"><input type="checkbox" name="series" value="${id}"> ${name} <span class="quiet small">${regulation}</span></label>
<div class="row" hidden>
${field('setup', { name: `${id}.name`, label: translate('web.setup.series-name', { series: name }), value: name })}
${field('setup', { name: `${id}.firstList`, label: translate('web.setup.first-list', { series: name }), type: 'date', value: firstList })}
</div></div>\n`;
}

function administrator(translate: Translate): Html {
  return html`<fieldset><legend>${translate('web.setup.administrator')}</legend>
<p class="hint">${translate('web.setup.administrator-hint')}</p>
${field('setup', { name: 'administrator.name', label: translate('web.word.name'), autocomplete: 'name' })}
${field('setup', { name: 'administrator.email', label: translate('web.word.email'), type: 'email', autocomplete: 'username' })}
${passwordField('setup', translate, {
  name: 'administrator.password',
  label: translate('web.account.password'),
  hint: translate('web.account.password-hint'),
  autocomplete: 'new-password',
})}
</fieldset>`;
}

function done(translate: Translate): Html {
  return html`<section data-done hidden>
<h2 tabindex="-1">${translate('web.act.federation.found')}</h2>
<p>${translate('web.setup.next')}</p>
<p>${translate('web.setup.own-roles')}</p>
<p class="actions"><a class="button main" data-to="/desk/accounts">${translate('web.setup.to-accounts')}</a> <a class="button" data-to="">${translate('web.setup.to-home')}</a> <a class="button" data-to="/account">${translate('web.account.title')}</a></p>
</section>`;
}
