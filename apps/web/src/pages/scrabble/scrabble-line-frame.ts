import { dayFrom, writeDay } from '@escala/core';
import type { MessageKey } from '@escala/messages';
import { type listDifferences, scrabbleRatingHistory } from '@escala/office/questions';
import { dateInWords } from '../../components/format.ts';
import { linePath } from '../../components/player-link.ts';
import { LISTED_TYPES, type ListedType, typeName } from '../../components/scrabble/scrabble-words.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import type { Ask } from '../../kit/page.ts';
import { href, type Site, withQuery } from '../../kit/site.ts';

export interface LineAddress {
  readonly player: string;
  readonly series: string;
  readonly date: string;
  readonly type: ListedType;
  readonly edition?: 'published' | 'revised';
}

function addressOf(site: Site, { player, series, date, type, edition }: LineAddress): string {
  const fields = {
    type: type === 'general' ? undefined : type,
    edition: edition === 'published' ? edition : undefined,
  };
  return href(site, withQuery(linePath(player, series, date), fields));
}

/** The same rating on the list before and after. */
export function scrabbleNeighbours(site: Site, line: LineAddress, lists: readonly { readonly date: string }[]): Html {
  const { translate } = site;
  const place = lists.findIndex(({ date }) => date === line.date);
  const link = (list: { readonly date: string } | undefined, key: MessageKey): Value =>
    list &&
    html`<a href="${addressOf(site, { ...line, date: list.date })}">${translate(key, { date: dateInWords(site, list.date) })}</a>`;
  return html`<nav class="pages" aria-label="${translate('web.rating.other-lists')}"><span>${link(lists[place + 1], 'web.rating.list-before')}</span>
<span>${link(lists[place - 1], 'web.rating.list-after')}</span></nav>`;
}

/** The player's other ratings on this list. */
export async function typesOfPlayer(ask: Ask, site: Site, line: LineAddress): Promise<Html> {
  const { player, series, date } = line;
  const before = writeDay(dayFrom(date) + 1);
  const { lists } = await ask(scrabbleRatingHistory, { series, player, before, limit: 1 });
  const [here] = lists;
  const shown = line.edition === 'published' ? here?.published : (here?.revised ?? here?.published);
  const of = (type: ListedType): number | undefined =>
    type === 'general' ? shown?.general?.displayed : shown?.ratings[type]?.displayed;
  return html`<nav class="tabs" aria-label="${site.translate('web.scrabble.types')}"><ul>
${LISTED_TYPES.filter((type) => of(type) !== undefined).map(
  (type) =>
    html`<li><a href="${addressOf(site, { ...line, type })}"${type === line.type && html` aria-current="page"`}>${typeName(site, type)} <span class="quiet small">${of(type)}</span></a></li>\n`,
)}</ul></nav>`;
}

type Steps = Awaited<ReturnType<(typeof listDifferences)['ask']>>['steps'];

/** Where this very rating is another one by now, the way to the other edition and to why. */
export function editionNotice(site: Site, line: LineAddress, steps: Steps): Html {
  const { translate } = site;
  const own = steps.flatMap(({ lines }) => lines.filter(({ type }) => type === line.type));
  const [first, last] = [own[0], own.at(-1)];
  if (first === undefined || last === undefined || first.before === last.after) return html``;
  const edition = line.edition ?? 'revised';
  const other = edition === 'published' ? 'revised' : 'published';
  return html`<section class="notice" id="revised"><h2>${translate(`web.rating.edition-${edition}`)}</h2>
<p><strong>${first.before ?? '–'} → ${last.after ?? '–'}</strong> · <a href="${addressOf(site, { ...line, edition: other })}">${translate(`web.list.show-${other}`)}</a> ·
<a href="${href(site, `/lists/${line.series}/${line.date}/differences`)}">${translate('web.rating.whole-difference')}</a></p></section>`;
}
