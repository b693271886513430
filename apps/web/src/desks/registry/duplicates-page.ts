import { type AnswerOf, keptApart, searchClubs, suspectedDuplicates } from '@escala/office/questions';
import { needsScript, playerField } from '../../components/form-fields.ts';
import { badge } from '../../components/ui/badge.ts';
import { card } from '../../components/ui/card.ts';
import { pager } from '../../components/ui/navigation.ts';
import { popup } from '../../components/ui/popup.ts';
import { type DeskSite, defineDeskPage } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import { href, withQuery } from '../../kit/site.ts';
import { factsSideBySide } from './facts-side-by-side.ts';
import { apartList, keepApartForm } from './kept-apart.ts';
import { type Clubs, MOST_CLUBS } from './licence-choices.ts';
import { OFFICE } from './registry-frame.ts';

type Pair = AnswerOf<typeof suspectedDuplicates>['pairs'][number];

const PAGE = 25;
/** As many as one person can check in one sitting. */
const MOST = 1000;

/** Possible duplicates, and players known to be different; any two can also be compared. */
export const duplicatesPage = defineDeskPage({
  path: '/desk/registry/duplicates',
  needs: OFFICE,
  view: async ({ ask, query, site, translate }) => {
    const limit = Math.min(MOST, Math.max(PAGE, Number(query.limit) || 0));
    const { pairs, count } = await ask(suspectedDuplicates, { limit });
    const apart = await ask(keptApart, { limit: MOST });
    const { clubs } = await ask(searchClubs, { limit: MOST_CLUBS, left: true });
    return {
      title: translate('web.desk-registry.part-duplicates'),
      facts: [translate('web.desk-registry.suspected', { count, shown: pairs.length })],
      actions:
        query.kept === undefined &&
        popup(site, { id: 'comparing', opens: translate('web.desk-registry.compare-two') }, twoPlayers(site)),
      scripts: ['registry-chosen.ts'],
      main: html`${needsScript(translate)}<div class="stack">
${query.kept !== undefined && card({ title: translate('web.desk-registry.compare-two') }, twoPlayers(site, query.kept))}
${pairs.map((pair) => pairCard(site, pair, clubs))}
${pager(translate('web.word.pages'), undefined, count > limit && limit < MOST && [translate('web.desk-registry.more-pairs'), href(site, withQuery('/desk/registry/duplicates', { limit: 4 * limit }))])}
${apartList(site, apart)}
<p class="quiet small">${translate('web.desk-registry.duplicates-said')}</p></div>`,
    };
  },
});

function pairCard(site: DeskSite, { because, players: [one, other] }: Pair, clubs: Clubs): Html {
  const { translate } = site;
  const path = withQuery('/desk/registry/merge', { kept: one.player, duplicate: other.player });
  const why = translate(`web.desk-registry.because-${because}`);
  return card(
    {
      title: one.name,
      aside: badge(why, 'warning'),
      footer: html`<div class="row"><a class="button" href="${href(site, path)}">${translate('web.desk-registry.to-merge')}<span class="unseen">: ${one.name}, ${one.player}, ${other.player}</span></a>
${keepApartForm(site, one, other)}</div>`,
      kind: 'pair',
      flush: true,
    },
    factsSideBySide(site, why, [one.player, other.player], one, other, clubs),
  );
}

/** `registry-chosen.ts` sends the numbers of the players picked. */
function twoPlayers(site: DeskSite, kept?: string): Html {
  const { translate } = site;
  return html`<form class="account" action="${href(site, '/desk/registry/merge')}" data-chosen>
${playerField('two', site, { name: 'kept', label: translate('web.desk-registry.kept'), hint: translate('web.desk-registry.pick-hint'), value: kept })}
${playerField('two', site, { name: 'duplicate', label: translate('web.desk-registry.duplicate'), hint: translate('web.desk-registry.pick-hint') })}
<button class="main">${translate('web.word.compare')}</button></form>`;
}
