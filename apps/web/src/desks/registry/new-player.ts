import { registerPlayer } from '@escala/office/acts';
import { searchClubs, showFederation, showFideRegister } from '@escala/office/questions';
import { actForm } from '../../components/act-form.ts';
import { needsScript } from '../../components/form-fields.ts';
import { defineDeskPage } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import { href, type Site } from '../../kit/site.ts';
import { clubOptions, MOST_CLUBS, seasonOn, seasonOptions } from './licence-choices.ts';
import { personalFields, similarPanel } from './player-fields.ts';
import { OFFICE } from './registry-frame.ts';

const FORM = 'new-player';

/** Registers a player. Possible duplicates are listed beside the form while typing. */
export const newPlayer = defineDeskPage({
  path: '/desk/registry/players/new',
  needs: OFFICE,
  view: async ({ ask, query, site }) => {
    const { translate, today } = site;
    const { seasons } = await ask(showFederation, {});
    const { clubs } = await ask(searchClubs, { limit: MOST_CLUBS });
    const { register } = await ask(showFideRegister, {});
    return {
      title: translate('web.desk-registry.new-player'),
      facts: [translate('web.desk-registry.new-player-said')],
      scripts: ['registry-similar.ts'],
      main: html`${needsScript(translate)}
${actForm(site, registerPlayer, {
  id: FORM,
  leadsTo: ({ player }) => `/desk/registry/players/${player}`,
  fields: (
    f,
  ) => html`${register && fromFide(site)}<fieldset><legend>${translate('web.word.details')}</legend><div class="fields">${personalFields(site, f, { name: query.name })}
${f('fideId', { label: translate('web.word.fide-id'), hint: translate('web.desk-registry.if-known'), inputmode: 'numeric', size: 12 })}
${f('player', { label: translate('web.word.number'), hint: translate('web.desk-registry.number-hint'), size: 12 })}</div>${register && html`<p role="status" data-listed></p>`}</fieldset>
${similarPanel(site)}
<fieldset><legend>${translate('web.desk-registry.first-licence')}</legend>
${
  seasons.length === 0
    ? html`<p>${translate('web.desk-registry.no-seasons')} <a href="${href(site, '/desk/registry/seasons')}">${translate('web.submit.season.open')}</a></p>`
    : html`${f.choice('season', seasonOptions(seasons), { none: translate('web.desk-registry.no-licence'), value: seasonOn(seasons, today) })}
${f.choice('club', clubOptions(site, clubs).slice(1), { hint: translate('web.desk-registry.club-hint'), none: translate('web.desk-registry.without-club') })}`
}</fieldset>`,
})}`,
    };
  },
});

/** Not a field of the act: the player picked fills in the others (`registry-similar.ts`). */
function fromFide({ translate, federation }: Site): Html {
  const id = `${FORM}-from-fide`;
  return html`<div class="field"><label for="${id}">${translate('web.desk-fide.fill')}</label>
<input id="${id}" type="text" autocomplete="off" data-pick-player="${federation.id}" data-fide="alone" aria-describedby="${id}-hint">
<p class="hint" id="${id}-hint">${translate('web.desk-fide.fill-hint')}</p></div>`;
}
