import { mergePlayer } from '@escala/office/acts';
import { previewMerge, searchClubs } from '@escala/office/questions';
import { actForm } from '../../components/act-form.ts';
import { needsScript } from '../../components/form-fields.ts';
import { shortTime } from '../../components/format.ts';
import { type DeskSite, defineDeskPage } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import { href, withQuery } from '../../kit/site.ts';
import { fieldName } from '../log/names-in-words.ts';
import { shownValue } from '../log/shown-value.ts';
import { factsSideBySide } from './facts-side-by-side.ts';
import { keepApartForm } from './kept-apart.ts';
import { MOST_CLUBS } from './licence-choices.ts';
import { OFFICE, registryParts } from './registry-frame.ts';

type Preview = Awaited<ReturnType<(typeof previewMerge)['ask']>>;

/** Two players who may be one: what would move, what speaks against it, and the act. */
export const mergePage = defineDeskPage({
  path: '/desk/registry/merge',
  needs: OFFICE,
  view: async (ask, { query }, site) => {
    const { translate } = site;
    const preview = await ask(previewMerge, { kept: query.kept ?? '', duplicate: query.duplicate ?? '' });
    const { kept, duplicate, impossible } = preview;
    const isKeptApart = impossible.some(({ code }) => code === 'merge-kept-apart');
    const { clubs } = await ask(searchClubs, { limit: MOST_CLUBS, left: true });
    const swapped = withQuery('/desk/registry/merge', { kept: duplicate.player, duplicate: kept.player });
    return {
      title: translate('web.desk-registry.merge-title'),
      above: registryParts(site, 'duplicates'),
      scripts: ['act-forms.ts'],
      main: html`${needsScript(translate)}
${factsSideBySide(site, translate('web.desk-registry.merge-said'), [`${translate('web.desk-registry.kept')}: ${kept.player}`, `${translate('web.desk-registry.duplicate')}: ${duplicate.player}`], kept, duplicate, clubs)}
<p><a href="${href(site, swapped)}">${translate('web.desk-registry.swap')}</a></p>
${moves(site, preview)}
${impossible.length > 0 ? cannot(site, preview) : form(site, preview)}
${!isKeptApart && keepApartForm(site, kept, duplicate)}`,
    };
  },
});

function moves(site: DeskSite, { taken, events, kept, duplicate }: Preview): Html {
  const { translate } = site;
  return html`<h2>${translate('web.desk-registry.moves')}</h2>
<ul>
<li>${translate('web.desk-registry.moves-number', { id: duplicate.player, name: kept.name, kept: kept.player })}</li>
${taken.length === 0 && html`<li>${translate('web.desk-registry.moves-no-facts')}</li>`}
${taken.map(({ path, before, after }) => {
  const place = { kind: 'player', path: path.join('.') };
  return html`<li>${fieldName(site, place.path)}: ${before !== undefined && html`<del>${shownValue(site, before, place)}</del> `}${shownValue(site, after, place)}</li>\n`;
})}
<li>${translate('web.desk-registry.moves-events', { count: events.length })}
${events.length > 0 && html`<ul>${events.slice(0, 10).map(({ event, name, end }) => html`<li><a href="${href(site, `/events/${encodeURIComponent(event)}`)}">${name ?? event}</a> ${end && html`<span class="quiet small">${shortTime(site, end)}</span>`}</li>\n`)}</ul>`}</li>
<li>${translate('web.desk-registry.lists-stay')}</li>
</ul>`;
}

/** Nobody plays twice in one round: then they are two. */
function cannot(site: DeskSite, { impossible }: Preview): Html {
  const { translate } = site;
  return html`<h2>${translate('web.desk-registry.cannot')}</h2>
<div class="problems"><ul>${impossible.map(({ code, values }) => html`<li>${translate(`refusal.${code}`, values)}</li>\n`)}</ul></div>
<p><a href="${href(site, '/desk/registry/duplicates')}">${translate('web.desk-registry.to-duplicates')}</a></p>`;
}

/** Each objection says some of these. */
const NOTHING_SAID = { own: '', theirs: '', lists: 0, one: 0, other: 0, series: '', date: '' };

function form(site: DeskSite, { kept, duplicate, objections }: Preview): Html {
  const { translate } = site;
  return html`<h2>${translate('web.desk-registry.merge-title')}</h2>
${actForm(site, mergePlayer, {
  id: 'merge',
  fixed: { kept: kept.player, version: kept.version, duplicate: duplicate.player, duplicateVersion: duplicate.version },
  leadsTo: ({ kept: player }) => `/desk/registry/players/${player}`,
  fields: (f) =>
    objections.length > 0 &&
    html`<fieldset><legend>${translate('web.desk-registry.objections')}</legend>${f.ticks(
      'evenIf',
      objections.map(({ than, values }) => [
        than,
        translate(`web.desk-registry.objection-${than}`, { ...NOTHING_SAID, ...values }),
      ]),
    )}</fieldset>`,
})}`;
}
