import { mergePlayer } from '@escala/office/acts';
import { type AnswerOf, previewMerge, searchClubs } from '@escala/office/questions';
import { actForm } from '../../components/act-form.ts';
import { shortTime } from '../../components/format.ts';
import { table } from '../../components/table.ts';
import { card, notice } from '../../components/ui/card.ts';
import { type DeskSite, defineDeskPage } from '../../kit/desk-page.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import { href, withQuery } from '../../kit/site.ts';
import { fieldName } from '../log/names-in-words.ts';
import { shownValue } from '../log/shown-value.ts';
import { factsSideBySide } from './facts-side-by-side.ts';
import { keepApartForm } from './kept-apart.ts';
import { MOST_CLUBS } from './licence-choices.ts';
import { OFFICE } from './registry-frame.ts';

type Preview = AnswerOf<typeof previewMerge>;

/** Two players who may be one person: the effect of merging, the objections, and the form. */
export const mergePage = defineDeskPage({
  path: '/desk/registry/merge',
  needs: OFFICE,
  view: async ({ ask, query, site, translate }) => {
    const preview = await ask(previewMerge, { kept: query.kept ?? '', duplicate: query.duplicate ?? '' });
    const { kept, duplicate, impossible } = preview;
    const isKeptApart = impossible.some(({ code }) => code === 'merge-kept-apart');
    const { clubs } = await ask(searchClubs, { limit: MOST_CLUBS, left: true });
    const swapped = withQuery('/desk/registry/merge', { kept: duplicate.player, duplicate: kept.player });
    return {
      title: translate('web.desk-registry.merge-title'),
      crumbs: [[translate('web.desk-registry.part-duplicates'), '/desk/registry/duplicates']],
      facts: [translate('web.desk-registry.merge-said')],
      actions: html`<a class="button" href="${href(site, swapped)}">${translate('web.desk-registry.swap')}</a>`,
      main: html`${factsSideBySide(site, translate('web.desk-registry.merge-said'), [`${translate('web.desk-registry.kept')}: ${kept.player}`, `${translate('web.desk-registry.duplicate')}: ${duplicate.player}`], kept, duplicate, clubs)}
<div class="columns">${moves(site, preview)}
${decision(site, preview, !isKeptApart && keepApartForm(site, kept, duplicate))}</div>`,
    };
  },
});

function moves(site: DeskSite, { taken, events, kept, duplicate }: Preview): Html {
  const { translate } = site;
  const shown = ({ path }: Preview['taken'][number], value: unknown): Value =>
    value !== undefined && shownValue(site, value, { kind: 'player', path: path.join('.') });
  return card(
    { title: translate('web.word.what-would-change'), kind: 'larger', flush: true },
    html`${
      taken.length > 0 &&
      table(
        site,
        taken,
        [
          ['web.word.field', ({ path }) => fieldName(site, path.join('.')), 'name'],
          ['web.word.before', (each) => shown(each, each.before)],
          ['web.word.after', (each) => shown(each, each.after)],
        ],
        { kind: 'difference' },
      )
    }
<div class="inside"><ul>
<li>${translate('web.desk-registry.moves-number', { id: duplicate.player, name: kept.name, kept: kept.player })}</li>
${taken.length === 0 && html`<li>${translate('web.desk-registry.moves-no-facts')}</li>`}
<li>${translate('web.desk-registry.moves-events', { count: events.length })}
${events.length > 0 && html`<ul>${events.slice(0, 10).map(({ event, name, end }) => html`<li><a href="${href(site, `/events/${encodeURIComponent(event)}`)}">${name ?? event}</a> ${end && html`<span class="quiet small">${shortTime(site, end)}</span>`}</li>\n`)}</ul>`}</li>
<li>${translate('web.desk-registry.lists-stay')}</li>
</ul></div>`,
  );
}

/** Merge, or keep apart: nobody plays twice in one round. */
function decision(site: DeskSite, preview: Preview, apart: Value): Html {
  const { translate } = site;
  const { impossible } = preview;
  const title = translate(impossible.length > 0 ? 'web.desk-registry.cannot' : 'web.desk-registry.merge-title');
  return card(
    { title, kind: 'smaller', footer: apart },
    impossible.length > 0
      ? impossible.map(({ code, values }) => notice(translate(`refusal.${code}`, values), 'error'))
      : form(site, preview),
  );
}

/** Each objection uses some of these values. */
const NOTHING_SAID = { own: '', theirs: '', lists: 0, one: 0, other: 0, series: '', date: '' };

function form(site: DeskSite, { kept, duplicate, objections }: Preview): Html {
  const { translate } = site;
  return actForm(site, mergePlayer, {
    id: 'merge',
    fixed: {
      kept: kept.player,
      version: kept.version,
      duplicate: duplicate.player,
      duplicateVersion: duplicate.version,
    },
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
  });
}
