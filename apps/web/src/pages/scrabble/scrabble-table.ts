import { change } from '../../components/format.ts';
import { linePath, playerLink } from '../../components/player-link.ts';
import { revisedMark } from '../../components/rating/revised-mark.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import { href, type Site, withQuery } from '../../kit/site.ts';
import { type ListQuery, sortHeading } from '../rating/list-frame.ts';
import type { ScrabbleRows } from './scrabble-list.ts';

type Row = ScrabbleRows['rows'][number];

/** frs-2012 §3: the active ones in order; the others stand apart, under a heading, as long as the list is in its own order. */
export function scrabbleTable(site: Site, answer: ScrabbleRows, query: ListQuery): Html {
  const { translate } = site;
  const { rows, type } = answer;
  const isGeneral = type === 'general';
  if (rows.length === 0) return html`<p class="notice" data-list-rows>${translate('web.scrabble.nobody')}</p>`;
  const isInOrder = (query.sort ?? 'rating') === 'rating';
  const groups = isGeneral || !isInOrder ? [['', rows] as const] : [...Map.groupBy(rows, ({ status }) => status ?? '')];
  return html`<div class="scroll"><table class="list titled" data-list-rows>${headings(site, answer, query)}
${groups.map(
  ([status, lines]) => html`<tbody>${
    status !== '' &&
    html`<tr class="apart"><th scope="rowgroup" colspan="7">${translate(`web.scrabble.group-${status}`)}</th></tr>`
  }
${lines.map((row) => line(site, answer, row, isGeneral))}</tbody>`,
)}</table></div>`;
}

function headings(site: Site, answer: ScrabbleRows, query: ListQuery): Html {
  const { translate } = site;
  const heading = sortHeading(site, answer, query);
  const isGeneral = answer.type === 'general';
  return html`<thead><tr><th scope="col" class="number"><span aria-hidden="true">#</span><span class="unseen">${translate('web.list.rank')}</span></th>${heading('name', 'web.list.name')}
${heading('club', 'web.list.club', 'wide')}
${heading('rating', 'web.scrabble.rating', 'number')}${heading('change', 'web.list.change', 'number')}${
  !isGeneral &&
  html`${heading('games', 'web.list.games', 'number wide')}<th scope="col" class="wide">${translate('web.list.status')}</th>`
}</tr></thead>`;
}

function line(site: Site, { list, type, edition }: ScrabbleRows, row: Row, isGeneral: boolean): Html {
  const { translate } = site;
  const path = withQuery(linePath(row.player, list.series, list.date), {
    type,
    edition: edition === 'published' ? edition : undefined,
  });
  const moved: Value = row.change === null ? translate('web.status.new') : change(row.change);
  return html`<tr><td class="number quiet">${row.rank}</td><th scope="row" class="cut"><span class="title">${row.title}</span>${playerLink(site, row.player, row.name)}${row.clubName && html`<span class="under">${row.clubName}</span>`}</th>
<td class="wide cut">${row.club && html`<a class="quiet" href="${href(site, `/clubs/${encodeURIComponent(row.club)}`)}">${row.clubName ?? row.club}</a>`}</td>
<td class="number rating"><a href="${href(site, path)}">${row.displayed}</a>${revisedMark(site, row.published, `/lists/${list.series}/${list.date}/differences`)}</td><td class="number">${moved}</td>${
    !isGeneral &&
    html`<td class="number wide">${row.played}</td><td class="wide">${row.status && translate(`web.scrabble.status-${row.status}`)}</td>`
  }</tr>\n`;
}
