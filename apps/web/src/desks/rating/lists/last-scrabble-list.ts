import { type searchLists, verifyScrabbleList } from '@escala/office/questions';
import { time } from '../../../components/format.ts';
import { type Html, html, NOTHING } from '../../../kit/html.ts';
import type { Ask } from '../../../kit/page.ts';
import { href, type Site } from '../../../kit/site.ts';
import { verdictOf } from './last-list.ts';

type List = Awaited<ReturnType<(typeof searchLists)['ask']>>['lists'][number];

/** The list of a Scrabble series that came out last, with its hash and whether it holds. */
export async function lastScrabbleList(
  ask: Ask,
  site: Site,
  list: List | undefined,
  query: Readonly<Record<string, string>>,
): Promise<Html> {
  const { translate } = site;
  if (list === undefined) return NOTHING;
  const { series, date, hash, players } = list;
  const isFresh = query.published === date;
  const verdict = query.verify === date ? await ask(verifyScrabbleList, { series, date }) : undefined;
  return html`<section class="${isFresh ? 'notice' : 'last-list'}"><h2>${translate(isFresh ? 'web.desk-office.is-out' : 'web.desk-office.list-before')}: ${time(site, date)}</h2>
<p>${translate('web.desk-office.moved-players', { players })}. ${translate('web.list.hash')} <span class="hash">${hash}</span></p>
<p><a href="${href(site, `/lists/${series}/${date}`)}">${translate('web.desk-office.public-list')}</a> ·
<a href="${href(site, `/desk/lists/${series}?verify=${date}`)}" data-takes-time>${translate('web.desk-office.verify')}</a></p>
${verdict && verdictOf(site, verdict)}</section>`;
}
