import { listDifferences, showFederation } from '@escala/office/questions';
import { change, dateInWords, time } from '../../components/format.ts';
import { linePath, playerLink } from '../../components/player-link.ts';
import { causeSentence } from '../../components/rating/cause.ts';
import { isScrabble } from '../../components/scrabble/scrabble-words.ts';
import { type Html, html } from '../../kit/html.ts';
import { definePage } from '../../kit/page.ts';
import { href, type Site } from '../../kit/site.ts';
import { scrabbleDifferences } from '../scrabble/scrabble-differences.ts';

type Answer = Awaited<ReturnType<(typeof listDifferences)['ask']>>;
type Line = Answer['steps'][number]['lines'][number];

/** What moved on a list after it was published, step by step, each with its cause. */
export const differences = definePage({
  path: '/lists/:series/:date/differences',
  view: async (ask, request, site) => {
    const { series = '', date } = request.params;
    const { translate } = site;
    const { settings } = await ask(showFederation, {});
    const found = settings.series.find(({ id }) => id === series);
    if (found && isScrabble(found)) return scrabbleDifferences(ask, request, site, found);
    const answer = await ask(listDifferences, { series, date });
    const name = found?.name ?? series;
    return {
      title: translate('web.differences.title', { series: name, date: dateInWords(site, answer.date) }),
      main: html`<p><a href="${href(site, `/lists/${series}/${answer.date}?edition=published`)}">${translate('web.differences.original')}</a> ·
<a href="${href(site, `/lists/${series}/${answer.date}`)}">${translate('web.differences.revised')}</a></p>
<p>${translate('web.differences.summary', { steps: answer.steps.length, players: moved(answer) })}</p>
${answer.steps.map((step, i) => stepSection(site, answer, step, i + 1))}`,
    };
  },
});

const moved = ({ steps }: Answer): number =>
  new Set(steps.flatMap(({ lines }) => lines.map(({ player }) => player))).size;

function stepSection(site: Site, answer: Answer, { cause, lines }: Answer['steps'][number], number: number): Html {
  const { translate } = site;
  return html`<section><h2>${translate('web.differences.step', { number })} ${time(site, cause.at.slice(0, 10))}</h2>
<p>${causeSentence(site, cause)}</p>
<div class="scroll"><table>
<caption>${translate('web.differences.lines', { players: lines.length })}</caption>
<thead><tr><th scope="col">${translate('web.list.name')}</th><th scope="col" class="number">${translate('web.rating.before')}</th>
<th scope="col" class="number">${translate('web.differences.after')}</th><th scope="col" class="number">${translate('web.list.change')}</th><th scope="col">${translate('web.differences.line')}</th></tr></thead>
<tbody>${byMovement(lines).map((line) => lineRow(site, answer, line))}</tbody></table></div></section>`;
}

/** Whom it moved most comes first. */
function byMovement(lines: readonly Line[]): Line[] {
  const size = ({ before, after }: Line): number =>
    before === null || after === null ? Number.POSITIVE_INFINITY : Math.abs(after - before);
  return [...lines].sort((a, b) => size(b) - size(a) || (a.name < b.name ? -1 : 1));
}

function lineRow(site: Site, { series, date }: Answer, line: Line): Html {
  const { translate } = site;
  const { player, name, before, after, statusBefore, statusAfter } = line;
  const status = (word: string): Html =>
    word === 'rated' ? html`` : html` <span class="tag">${translate(`web.status.${word}`)}</span>`;
  return html`<tr><th scope="row">${playerLink(site, player, name)}</th><td class="number">${before ?? '–'}${status(statusBefore)}</td>
<td class="number"><strong>${after ?? '–'}</strong>${status(statusAfter)}</td><td class="number">${before !== null && after !== null && change(after - before)}</td>
<td><a href="${href(site, linePath(player, series, date, 'published'))}">${translate('web.differences.see-original')}</a> · <a href="${href(site, linePath(player, series, date))}">${translate('web.differences.see-revised')}</a></td></tr>\n`;
}
