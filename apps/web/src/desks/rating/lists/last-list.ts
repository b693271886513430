import { type searchLists, verifyPublished } from '@escala/office/questions';
import { time } from '../../../components/format.ts';
import { type Html, html, NOTHING } from '../../../kit/html.ts';
import type { Ask } from '../../../kit/page.ts';
import { href, type Site } from '../../../kit/site.ts';

type List = Awaited<ReturnType<(typeof searchLists)['ask']>>['lists'][number];

/** The list that came out last: where everybody reads it, its hash, and whether it comes out of the record once more. */
export async function lastList(
  ask: Ask,
  site: Site,
  list: List | undefined,
  query: Readonly<Record<string, string>>,
): Promise<Html> {
  const { translate } = site;
  if (list === undefined) return NOTHING;
  const { series, date, hash, players, games, publishedOn } = list;
  const isFresh = query.published === date;
  const verdict = query.verify === date ? await ask(verifyPublished, { series, date }) : undefined;
  return html`<section class="${isFresh ? 'notice' : 'last-list'}"><h2>${translate(isFresh ? 'web.desk-office.is-out' : 'web.desk-office.list-before')}: ${time(site, date)}</h2>
<p>${translate('web.home.list-size', { players, games })}. ${translate('web.desk-office.published-on')} ${time(site, publishedOn)}.</p>
<p>${translate('web.list.hash')} <span class="hash">${hash}</span></p>
<p><a href="${href(site, `/lists/${series}/${date}`)}">${translate('web.desk-office.public-list')}</a> ·
<a href="${href(site, `/desk/lists/${series}?verify=${date}`)}" data-takes-time>${translate('web.desk-office.verify')}</a></p>
${verdict && verdictOf(site, verdict)}</section>`;
}

/** Whether the list comes out of the record of its day once more, or, where it was not recomputed, whether its seal holds (D-OFF-413). */
export function verdictOf({ translate }: Site, verdict: Awaited<ReturnType<(typeof verifyPublished)['ask']>>): Html {
  const { holds, notRecomputed, reading, differing } = verdict;
  if (notRecomputed !== undefined)
    return holds
      ? html`<p role="status">${translate(`web.desk-office.verify-${notRecomputed}`, { reading })}</p>`
      : html`<p role="status" class="down">✗ ${translate('web.desk-office.verify-seal')}</p>`;
  if (holds) return html`<p role="status" class="up">✓ ${translate('web.desk-office.verify-holds')}</p>`;
  return html`<p role="status" class="down">✗ ${translate('web.desk-office.verify-differs', { players: differing.length })}</p>`;
}
