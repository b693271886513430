import type { previewCorrection } from '@escala/office/questions';
import { change, shortTime } from '../../components/format.ts';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { movedLists, seriesName } from '../rating/corrections/moved-lists.ts';
import type { SeriesNames, ToldClaim } from './claim-matter.ts';

type Effect = Awaited<ReturnType<(typeof previewCorrection)['ask']>>;
type List = Effect['lists'][number];

/** The player's own line of each list, and everybody else's on demand. */
export function claimMoves(site: Site, effect: Effect, claim: ToldClaim, series: SeriesNames): Html {
  const { translate } = site;
  const { norms, titles, promotions } = effect.touched;
  const verdicts = norms.length + titles.length + promotions.length;
  const moved = effect.lists.filter(({ players }) => players > 0);
  return html`<p role="status"><strong>${translate('web.desk-claims.effect-sum', { players: effect.players, lists: moved.length })}</strong></p>
${verdicts > 0 && html`<p class="notice">${translate('web.desk-claims.effect-verdicts', { count: verdicts })}</p>`}
${moved.length > 0 && ownLines(site, moved, claim, series)}
${moved.length > 0 && html`<details><summary>${translate('web.desk-claims.everybody')}</summary>${movedLists(site, moved, series)}</details>`}`;
}

function ownLines(site: Site, lists: readonly List[], { player, name }: ToldClaim, series: SeriesNames): Html {
  const { translate } = site;
  return html`<div class="scroll"><table class="narrow"><caption>${translate('web.desk-claims.own-line', { name })}</caption>
<thead><tr><th scope="col">${translate('web.player.list')}</th><th scope="col" class="number">${translate('web.desk-claims.before')}</th>
<th scope="col" class="number">${translate('web.desk-claims.after')}</th><th scope="col" class="number">${translate('web.list.change')}</th></tr></thead>
<tbody>${lists.map((list) => {
    const line = list.lines.find((each) => each.player === player);
    return html`<tr><th scope="row">${seriesName(series, list.series)}, ${shortTime(site, list.date)}</th>${
      line ? figures(line) : html`<td colspan="3">${translate('web.desk-claims.unmoved')}</td>`
    }</tr>\n`;
  })}</tbody></table></div>`;
}

function figures({ before, after }: List['lines'][number]): Html {
  return html`<td class="number">${before ?? '–'}</td><td class="number">${after ?? '–'}</td><td class="number">${
    before !== null && after !== null && change(after - before)
  }</td>`;
}
