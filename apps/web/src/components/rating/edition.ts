import type { AnswerOf, readList } from '@escala/office/questions';
import { type Html, html } from '../../kit/html.ts';
import { href, type Site, withQuery } from '../../kit/site.ts';
import { dateInWords } from '../format.ts';
import { notice } from '../ui/card.ts';

type Answer = AnswerOf<typeof readList>;
type List = Answer['list'];

/** Which edition of a list this is: published or revised, when, and by which act (D-OFF-1222). */
export function editionWords(
  site: Pick<Site, 'language' | 'translate'>,
  { publishedOn, revisedBy }: Pick<List, 'publishedOn' | 'revisedBy'>,
): string {
  if (revisedBy === undefined) return site.translate('web.list.published-on', { date: dateInWords(site, publishedOn) });
  const { act, on } = revisedBy;
  return site.translate('web.list.revised-by', { act, date: dateInWords(site, on) });
}

/** The edition in an address of its own, which keeps its numbers. */
export const ownEdition = ({ revisedBy }: Pick<List, 'revisedBy'>): string =>
  revisedBy === undefined ? 'published' : String(revisedBy.act);

type Edited = Pick<Answer, 'list' | 'revisions'>;

/** Whether no later act has revised it again. */
const isInForce = ({ list, revisions }: Edited): boolean => list.revisedBy?.act === revisions.at(-1)?.act;

/** The edition in an address; the one in force has none. */
export const editionOf = (answer: Edited): string | undefined =>
  isInForce(answer) ? undefined : ownEdition(answer.list);

/** For a revised list: which edition this is, the others, and why they differ. */
export function editionsNotice(site: Site, answer: Edited, address: (edition: string | undefined) => string): Html {
  const { list, revisions } = answer;
  const last = revisions.at(-1);
  if (last === undefined) return html``;
  const { translate } = site;
  const all = [undefined, ...revisions].map((revision) => {
    const revisedBy = revision && { act: revision.act, on: revision.on };
    const name = editionWords(site, { ...list, revisedBy });
    const edition = revision === last ? undefined : ownEdition({ revisedBy });
    const isHere = revision?.act === list.revisedBy?.act;
    return html`<li>${isHere ? html`<strong>${name}</strong>` : html`<a href="${address(edition)}">${name}</a>`}</li>\n`;
  });
  const about = list.revisedBy === undefined ? 'published' : isInForce(answer) ? 'revised' : 'earlier';
  const causes = href(site, withQuery(`/lists/${list.series}/${list.date}/differences`, {}));
  return notice(
    html`<p>${translate(`web.list.edition-${about}`)} <a href="${causes}">${translate('web.list.causes')}</a></p>
<ul>${all}</ul>`,
    'info',
    html` id="editions"`,
  );
}
