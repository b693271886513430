import { searchLists, showFederation } from '@escala/office/questions';
import { ruleBookOf } from '@escala/regulations';
import { playerField } from '../../components/form-fields.ts';
import { dateInWords } from '../../components/format.ts';
import { type DeskSite, defineDeskPage } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import { contestedLine } from './own/contested-line.ts';

/** The officer enters a claim that came on paper (D-OFF-82). */
export const newClaimPage = defineDeskPage({
  path: '/desk/claims/new',
  needs: ['claim.decide'],
  view: async ({ ask, query, site, translate }) => {
    const title = translate('web.desk-claims.on-paper');
    const [series = '', date = ''] = (query.list ?? '').split('/');
    const player = query.player ?? '';
    const { settings } = await ask(showFederation, {});
    const { lists } = await ask(searchLists, {});
    const nameOf = (id: string): string => settings.series.find((each) => each.id === id)?.name ?? id;
    const options = lists
      .filter(isContestable(settings.series))
      .toSorted((a, b) => (a.date < b.date ? 1 : -1))
      .map(
        (list) => [`${list.series}/${list.date}`, `${nameOf(list.series)}, ${dateInWords(site, list.date)}`] as const,
      );
    const choose = chooseLine(site, options, query);
    if (player === '' || date === '')
      return {
        title,
        scripts: ['claim-open.ts'],
        main: html`<p>${translate('web.desk-claims.on-paper-about')}</p>${choose}`,
      };
    const { name, main } = await contestedLine(ask, site, { player, series, date, onPaper: true }, query);
    return {
      title: translate('web.desk-claims.on-paper-title', {
        name,
        series: nameOf(series),
        date: dateInWords(site, date),
      }),
      scripts: ['claim-open.ts'],
      main,
    };
  },
});

/** Only lines of head-to-head lists can be contested this way. */
function isContestable(series: readonly { readonly id: string; readonly regulation: string }[]) {
  const rated = series.filter(({ regulation }) => ruleBookOf(regulation)?.kind === 'head-to-head').map(({ id }) => id);
  return (list: { readonly series: string }): boolean => rated.includes(list.series);
}

/** `browser/modules/rating/claim-open.ts` sends the number of the player picked. */
function chooseLine(
  site: DeskSite,
  options: readonly (readonly [string, string])[],
  query: Readonly<Record<string, string>>,
): Html {
  const { translate } = site;
  return html`<form class="account" method="get" data-choose-line>
${playerField('line', site, { name: 'player', label: translate('web.word.player'), hint: translate('web.players.hint'), value: query.player })}
<div class="field"><label for="line-list">${translate('web.word.list')}</label><select id="line-list" name="list">${options.map(([value, name]) => html`<option value="${value}">${name}</option>\n`)}</select></div>
<button>${translate('web.desk-claims.to-line')}</button></form>`;
}
