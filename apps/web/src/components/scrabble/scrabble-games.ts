import type { KeyAfter, ListedType } from '@escala/core';
import type { showScrabbleEvent } from '@escala/office/questions';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { time } from '../format.ts';
import { playerLink } from '../player-link.ts';
import { table } from '../table.ts';

type Report = Awaited<ReturnType<(typeof showScrabbleEvent)['ask']>>['report'];
type Names = Readonly<Record<string, string>>;

/** Every game of an event, folded but the first: a ranking of each collective one, the pairs of each Libere. */
export function scrabbleGames(
  site: Site,
  { collective, libere }: Pick<Report, 'collective' | 'libere'>,
  names: Names,
): Html {
  const { translate } = site;
  const name = (id: string): Html => playerLink(site, id, names[id] ?? id);
  const heading = (type: ListedType, of: KeyAfter<'web.scrabble.class-'> | undefined, date: string): Html =>
    html`<strong>${translate(`cli.type.${type}`)}</strong>${of !== undefined && of !== 'seniors' && html` (${translate(`web.scrabble.class-${of}`)})`}, ${time(site, date)}`;
  return html`${collective.map(
    (
      { type, class: of, date, results },
      i,
    ) => html`<details${i === 0 && html` open`}><summary>${heading(type, of, date)}</summary>
${table(site, results, [
  ['web.desk-office.place-or-score', ({ place, score }) => place ?? score, 'number'],
  ['web.list.name', ({ player }) => name(player), 'name'],
])}</details>\n`,
  )}
${libere.map(
  ({ class: of, date, games }) => html`<details><summary>${heading('libere', of, date)}</summary>
<div class="scroll"><table><thead><tr><th scope="col" class="number">${translate('web.rating.round')}</th><th scope="col">${translate('web.desk-office.first-player')}</th><th scope="col">${translate('web.round.result')}</th><th scope="col">${translate('web.desk-office.second-player')}</th></tr></thead>
<tbody>${games.map(({ round, a, b, result }) => html`<tr><td class="number">${round}</td><th scope="row">${name(a)}</th><td class="result">${result === '1/2' ? '½ – ½' : result.replace('-', ' – ')}</td><td>${name(b)}</td></tr>\n`)}</tbody></table></div></details>\n`,
)}`;
}
