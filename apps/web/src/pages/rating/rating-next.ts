import { explainHeadToHead } from '@escala/messages';
import { explainLiveRating, showPlayer } from '@escala/office/questions';
import { allCited, citedList, citedTexts } from '../../components/cited.ts';
import { dateInWords } from '../../components/format.ts';
import { playerLink } from '../../components/player-link.ts';
import { explanationParts } from '../../components/rating/explanation-parts.ts';
import { html } from '../../kit/html.ts';
import { definePage } from '../../kit/page.ts';
import { href } from '../../kit/site.ts';
import { lineFigures } from './rating-figures.ts';
import { whatIfForm } from './rating-what-if.ts';

/** The list to come: a player's line with what is accepted so far, and with an event that nobody has played yet. */
export const nextRating = definePage({
  path: '/players/:player/ratings/:series/next',
  view: async (ask, { params }, site) => {
    const { player = '', series = '' } = params;
    const { translate } = site;
    const { name: shown } = await ask(showPlayer, { player });
    const answer = await ask(explainLiveRating, { player, series });
    const { name, regulation, nextList, document, output } = answer;
    const explanation = explainHeadToHead(output, player, document);
    return {
      title: translate('web.next.title', { name: shown, series: name }),
      scripts: ['what-if.ts'],
      main: html`<p>${playerLink(site, player, shown)} · <a href="${href(site, `/lists/${series}`)}">${name}</a></p>
<p class="notice">${translate('web.next.not-official', { date: dateInWords(site, nextList) })}</p>
${output.list[0] && lineFigures(site, output.list[0])}
${whatIfForm(site, player, document)}
${explanationParts(site, explanation)}
${citedList(site, regulation, explanation)}
${citedTexts(site, regulation, allCited(site, regulation))}`,
    };
  },
});
