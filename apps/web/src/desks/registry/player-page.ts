import { mayTry } from '@escala/office';
import { confirmPlayer } from '@escala/office/acts';
import {
  type AnswerOf,
  normsOfPlayer,
  recordHistory,
  searchClubs,
  searchSanctions,
  showFederation,
  showPlayer,
} from '@escala/office/questions';
import { actForm } from '../../components/act-form.ts';
import { needsScript } from '../../components/form-fields.ts';
import { shortTime } from '../../components/format.ts';
import { table } from '../../components/table.ts';
import { card, notice } from '../../components/ui/card.ts';
import { type DeskSite, defineDeskPage } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import { href, withQuery } from '../../kit/site.ts';
import { actName, fieldName } from '../log/names-in-words.ts';
import { shownValue } from '../log/shown-value.ts';
import { MOST_CLUBS } from './licence-choices.ts';
import { playerFacts } from './player-facts.ts';
import { playerLicences } from './player-licences.ts';
import { playerMerges, unmergeForm } from './player-merges.ts';
import { playerSanctions } from './player-sanctions.ts';
import { playerTitles } from './player-titles.ts';
import { deskPlayerLink, OFFICE_OR_COMMISSION } from './registry-frame.ts';

export type ShownPlayer = AnswerOf<typeof showPlayer>;

const HISTORY = 20;

/** Everything the desk stores about one player, with every act on it. */
export const playerPage = defineDeskPage({
  path: '/desk/registry/players/:player',
  needs: OFFICE_OR_COMMISSION,
  view: async ({ ask, params, site }) => {
    const { translate, viewer } = site;
    const player = await ask(showPlayer, { player: params.player });
    const kept = player.mergedInto === undefined ? undefined : await ask(showPlayer, { player: player.mergedInto });
    const frame = {
      title: player.name,
      facts: [player.player, player.birthYear, player.clubName ?? player.club],
      actions: html`<a class="button" href="${href(site, `/players/${encodeURIComponent(player.player)}`)}">${translate('web.word.public-page')}</a>`,
      scripts: ['registry-similar.ts'] as const,
    };
    const history = mayTry(viewer, 'record.history')
      ? await ask(recordHistory, { kind: 'player', id: player.player, limit: HISTORY })
      : undefined;
    if (kept !== undefined)
      return {
        ...frame,
        main: html`${needsScript(translate)}${notice(html`${translate('web.player.merged')} ${deskPlayerLink(site, kept.player, kept.name)}
${mayTry(viewer, 'player.unmerge') && unmergeForm(site, player)}`)}
<div class="stack">${playerFacts(site, player)}${history && playerHistory(site, history)}</div>`,
      };
    const { seasons } = await ask(showFederation, {});
    const { clubs } = await ask(searchClubs, { limit: MOST_CLUBS, left: true });
    const sanctions = await ask(searchSanctions, { player: player.player });
    const norms = await ask(normsOfPlayer, { player: player.player });
    const duplicates = [];
    for (const id of player.duplicates) duplicates.push(await ask(showPlayer, { player: id }));
    return {
      ...frame,
      main: html`${needsScript(translate)}${player.guest && guestNotice(site, player)}<div class="columns"><div class="larger stack">${playerLicences(site, player, seasons, clubs)}
${playerTitles(site, player, norms)}
${history && playerHistory(site, history)}</div>
<div class="smaller stack">${playerFacts(site, player)}
${playerSanctions(site, player, sanctions)}
${playerMerges(site, player, duplicates)}</div></div>`,
    };
  },
});

/** A guest not yet checked by the office: to be confirmed, or merged with an existing player. */
function guestNotice(site: DeskSite, { player, version }: ShownPlayer): Html {
  const { translate, viewer } = site;
  const confirm =
    mayTry(viewer, 'player.confirm') &&
    actForm(site, confirmPlayer, { id: 'confirm', shape: 'button', fixed: { player, version } });
  return notice(html`${translate('web.desk-registry.guest')} ${confirm}`);
}

type History = AnswerOf<typeof recordHistory>;

/** Who changed what, when and why; the newest first. */
function playerHistory(site: DeskSite, { kind, id, changes }: History): Html {
  const { translate } = site;
  return card(
    {
      title: translate('web.word.history'),
      footer: html`<a href="${href(site, withQuery('/desk/record', { about: kind, id }))}">${translate('web.desk-registry.whole-history')}</a>`,
      flush: true,
    },
    table(
      site,
      changes,
      [
        [
          'web.word.what',
          ({ seq, kind: act, changed }) =>
            html`<details><summary>${actName(site, act)}</summary>
<dl class="facts small">${changed.map(
              ({ path, before, after }) =>
                html`<dt>${fieldName(site, path)}</dt><dd>${before !== null && html`<del>${shownValue(site, before, { kind: 'player', path })}</del> `}${shownValue(site, after, { kind: 'player', path })}</dd>\n`,
            )}</dl><p class="small"><a href="${href(site, `/desk/record/${seq}`)}">${translate('web.desk-registry.entry', { seq })}</a></p></details>`,
          'name',
        ],
        ['web.word.why', ({ reason }) => reason],
        ['web.desk-record.when', ({ at }) => shortTime(site, at.slice(0, 10)), 'quiet number'],
      ],
      { kind: 'history' },
    ),
  );
}
