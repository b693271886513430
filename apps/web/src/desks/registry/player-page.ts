import { fieldsWhere, mayTry, PLAYER_FIELDS } from '@escala/office';
import {
  normsOfPlayer,
  recordHistory,
  searchClubs,
  searchSanctions,
  showFederation,
  showPlayer,
} from '@escala/office/questions';
import { needsScript } from '../../components/form-fields.ts';
import { shortTime, time } from '../../components/format.ts';
import { type DeskSite, defineDeskPage } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import { href, withQuery } from '../../kit/site.ts';
import { fieldFacts } from '../log/field-facts.ts';
import { actName, fieldName } from '../log/names-in-words.ts';
import { shownValue } from '../log/shown-value.ts';
import { MOST_CLUBS } from './licence-choices.ts';
import { playerFactsForm } from './player-facts.ts';
import { playerLicences } from './player-licences.ts';
import { playerMerges, unmergeForm } from './player-merges.ts';
import { playerSanctions } from './player-sanctions.ts';
import { playerTitles } from './player-titles.ts';
import { deskPlayerLink, OFFICE_OR_COMMISSION, registryParts } from './registry-frame.ts';

export type ShownPlayer = Awaited<ReturnType<(typeof showPlayer)['ask']>>;

const HISTORY = 20;

/** Everything of one player that the desk keeps, and every act on it. */
export const playerPage = defineDeskPage({
  path: '/desk/registry/players/:player',
  needs: OFFICE_OR_COMMISSION,
  view: async (ask, { params }, site) => {
    const { translate, viewer } = site;
    const player = await ask(showPlayer, { player: params.player });
    const kept = player.mergedInto === undefined ? undefined : await ask(showPlayer, { player: player.mergedInto });
    const frame = {
      title: player.name,
      above: registryParts(site, 'players'),
      scripts: ['act-forms.ts', 'registry-similar.ts'],
    };
    const history = mayTry(viewer, 'record.history')
      ? await ask(recordHistory, { kind: 'player', id: player.player, limit: HISTORY })
      : undefined;
    if (kept !== undefined)
      return {
        ...frame,
        main: html`${needsScript(translate)}<p class="notice">${translate('web.player.merged')} ${deskPlayerLink(site, kept.player, kept.name)}</p>
${facts(site, player)}${mayTry(viewer, 'player.unmerge') && unmergeForm(site, player)}${history && playerHistory(site, history)}`,
      };
    const { seasons } = await ask(showFederation, {});
    const { clubs } = await ask(searchClubs, { limit: MOST_CLUBS, left: true });
    const sanctions = await ask(searchSanctions, { player: player.player });
    const norms = await ask(normsOfPlayer, { player: player.player });
    const duplicates = [];
    for (const id of player.duplicates) duplicates.push(await ask(showPlayer, { player: id }));
    return {
      ...frame,
      main: html`${needsScript(translate)}${facts(site, player)}
${mayTry(viewer, 'player.amend') && playerFactsForm(site, player)}
${playerLicences(site, player, seasons, clubs)}
${playerTitles(site, player, norms)}
${playerSanctions(site, player, sanctions)}
${playerMerges(site, player, duplicates)}
${history && playerHistory(site, history)}`,
    };
  },
});

const ALWAYS = fieldsWhere(PLAYER_FIELDS, 'page', 'desk');
const IF_KNOWN = fieldsWhere(PLAYER_FIELDS, 'page', 'public', 'desk-if-known');

function facts(site: DeskSite, player: ShownPlayer): Html {
  const { translate } = site;
  const { birthDate, birthYear, clubName, club, fideId } = player;
  const unknown = html`<span class="quiet">${translate('web.desk-registry.not-known')}</span>`;
  return html`<dl class="facts">
<dt>${translate('web.player.number')}</dt><dd>${player.player}</dd>
<dt>${translate('web.player.born')}</dt><dd>${birthDate !== undefined ? time(site, birthDate) : (birthYear ?? unknown)}</dd>
${fieldFacts(site, 'player', player, ALWAYS, unknown)}
<dt>${translate('web.list.club')}</dt><dd>${club === undefined ? translate('web.desk-registry.without-club') : html`<a href="${href(site, `/desk/registry/clubs/${encodeURIComponent(club)}`)}">${clubName ?? club}</a>`}</dd>
<dt>${translate('web.desk-registry.fide-id')}</dt><dd>${fideId ?? unknown}</dd>
${fieldFacts(site, 'player', player, IF_KNOWN)}
</dl>
<p class="actions"><a class="button" href="${href(site, `/players/${encodeURIComponent(player.player)}`)}">${translate('web.desk-registry.public-page')}</a></p>`;
}

type History = Awaited<ReturnType<(typeof recordHistory)['ask']>>;

/** Who changed what, when and why; the newest first. */
function playerHistory(site: DeskSite, { kind, id, changes }: History): Html {
  const { translate } = site;
  return html`<h2>${translate('web.desk-registry.history')}</h2>
<ol class="history">${changes.map(
    ({ seq, kind: act, at, reason, changed }) =>
      html`<li><details><summary><strong>${actName(site, act)}</strong> <span class="quiet small">${shortTime(site, at.slice(0, 10))}</span>${reason && html` – ${reason}`}</summary>
<dl class="facts small">${changed.map(
        ({ path, before, after }) =>
          html`<dt>${fieldName(site, path)}</dt><dd>${before !== null && html`<del>${shownValue(site, before, { kind: 'player', path })}</del> `}${shownValue(site, after, { kind: 'player', path })}</dd>\n`,
      )}</dl><p class="small"><a href="${href(site, `/desk/record/${seq}`)}">${translate('web.desk-registry.entry', { seq })}</a></p></details></li>\n`,
  )}</ol>
<p><a href="${href(site, withQuery('/desk/record', { about: kind, id }))}">${translate('web.desk-registry.whole-history')}</a></p>`;
}
