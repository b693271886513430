import { showFederation } from '@escala/office/questions';
import { dateInWords } from '../../../components/format.ts';
import { defineDeskPage } from '../../../kit/desk-page.ts';
import { html } from '../../../kit/html.ts';
import { contestedLine } from './contested-line.ts';
import { noPlayer } from './own-page.ts';

/** A player contests their own line of a list, or a game of it. */
export const openClaimPage = defineDeskPage({
  path: '/desk/me/claim',
  needs: ['claim.open'],
  view: async ({ ask, query, site }) => {
    const { translate, viewer } = site;
    const { series = '', date = '' } = query;
    if (viewer.player === null) return { title: translate('web.desk-claims.open'), main: noPlayer(site) };
    if (series === '' || date === '')
      return {
        title: translate('web.desk-claims.open'),
        main: html`<p>${translate('web.desk-claims.choose-list')}</p>`,
      };
    const { settings } = await ask(showFederation, {});
    const name = settings.series.find(({ id }) => id === series)?.name ?? series;
    const { main } = await contestedLine(ask, site, { player: viewer.player, series, date, onPaper: false }, query);
    return {
      title: translate('web.desk-claims.open-title', { series: name, date: dateInWords(site, date) }),
      scripts: ['claim-open.ts'],
      main,
    };
  },
});
