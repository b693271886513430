import type { Standings } from '@escala/core';
import { number } from '@escala/messages';
import type { showLeague } from '@escala/office/questions';
import type { CompetitionRuleBook } from '@escala/regulations';
import { type Html, html } from '../../kit/html.ts';
import { href, type Site } from '../../kit/site.ts';
import { tieBreakHeading } from '../competition-book.ts';
import { reserveMark } from '../events/under-reserve.ts';
import { time } from '../format.ts';
import { table } from '../table.ts';

type Match = Awaited<ReturnType<(typeof showLeague)['ask']>>['matches'][number];
type Names = ReadonlyMap<string, string>;

export const matchHref = (site: Site, id: string): string => href(site, `/matches/${encodeURIComponent(id)}`);

/** The table of a group by the book of its league. */
export function teamTable(site: Site, { rows, tiebreaks }: Standings, book: CompetitionRuleBook, names: Names): Html {
  const { translate, language } = site;
  return html`<div class="scroll" tabindex="0" role="group" aria-label="${translate('web.league.table')}"><table class="standings"><thead><tr><th scope="col" class="number">${translate('web.standings.place')}</th>
<th scope="col">${translate('web.league.team')}</th><th scope="col" class="number">${translate('web.standings.points')}</th>
${tiebreaks.map((name) => tieBreakHeading(site, book, name))}</tr></thead>
<tbody>
${rows.map(
  (row) => html`<tr><td class="number">${row.rank}</td><th scope="row">${names.get(row.player) ?? row.player}</th>
<td class="number"><strong>${number(row.points, language)}</strong></td>
${row.tiebreaks.map((value) => html`<td class="number">${value === null ? '–' : number(value, language)}</td>`)}</tr>\n`,
)}
</tbody></table></div>`;
}

/** Matches, a row each, round after round. */
export function matchTable(site: Site, matches: readonly Match[], names: Names): Html {
  const { translate } = site;
  return table(
    site,
    matches.toSorted((a, b) => a.round - b.round || (a.id < b.id ? -1 : 1)),
    [
      ['web.event.rounds', (match) => match.round, 'number'],
      ['web.league.date', (match) => match.on && time(site, match.on), 'wide'],
      ['web.league.home', (match) => names.get(match.home) ?? match.home],
      ['web.league.away', (match) => names.get(match.away) ?? match.away],
      [
        'web.round.result',
        (match) =>
          html`<a href="${matchHref(site, match.id)}">${score(site, match)}</a>${match.adjourned && html` <span class="badge">${translate('web.match.open')}</span>`}${match.underReserve && reserveMark(site)}`,
        'result',
      ],
    ],
  );
}

/** Points on the boards; a match that was decided otherwise shows that it was. */
export function score({ translate, language }: Site, { boardPoints, result }: Match): string {
  if (boardPoints !== undefined) return `${number(boardPoints.home, language)} – ${number(boardPoints.away, language)}`;
  return result === undefined ? translate('web.league.no-result') : result;
}
