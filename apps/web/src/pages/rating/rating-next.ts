import { explainHeadToHead } from '@escala/messages';
import { explainLiveRating, showPlayer } from '@escala/office/questions';
import { allCited, citedTexts } from '../../components/cited.ts';
import { dateInWords } from '../../components/format.ts';
import { spokenName } from '../../components/player-link.ts';
import { explanationInWords, ledgers, rulesUsed } from '../../components/rating/explanation-parts.ts';
import { notice } from '../../components/ui/card.ts';
import { html } from '../../kit/html.ts';
import { definePage } from '../../kit/page.ts';
import { ratingSum } from './rating-sum.ts';
import { whatIfForm } from './rating-what-if.ts';

/** The next list: a player's line with what is accepted so far, and with an imagined event. */
export const nextRating = definePage({
  path: '/players/:player/ratings/:series/next',
  view: async ({ ask, params, site }) => {
    const { player = '', series = '' } = params;
    const { translate } = site;
    const { name: shown } = await ask(showPlayer, { player });
    const answer = await ask(explainLiveRating, { player, series });
    const { name, regulation, nextList, document, output } = answer;
    const explanation = explainHeadToHead(output, player, document);
    return {
      title: translate('web.next.title', { name: spokenName(shown), series: name }),
      heading: translate('web.rating.list-to-come'),
      scripts: ['what-if.ts'],
      crumbs: [
        [spokenName(shown), `/players/${encodeURIComponent(player)}`],
        [name, `/lists/${series}`],
      ],
      main: html`<div class="stack">${output.list[0] && ratingSum(site, { row: output.list[0], date: nextList })}
${notice(html`${translate('web.next.not-official', { date: dateInWords(site, nextList) })}`)}
${ledgers(site, explanation)}
${whatIfForm(site, player, document)}
${explanationInWords(site, explanation)}
${rulesUsed(site, explanation)}</div>
${citedTexts(site, regulation, allCited(site, regulation))}`,
    };
  },
});
