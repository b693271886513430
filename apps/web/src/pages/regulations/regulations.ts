import { showFederation } from '@escala/office/questions';
import { dateInWords } from '../../components/format.ts';
import { card } from '../../components/ui/card.ts';
import { html } from '../../kit/html.ts';
import { definePage } from '../../kit/page.ts';
import { href } from '../../kit/site.ts';
import { BOOKS, decisionsOf, seriesOfBook } from './books.ts';

/** Decisions outside any regulation: about the office, and about arbiters' files. */
const OTHER_DECISIONS = ['OFF', 'TRF'];

/** Every regulation that the office implements. */
export const regulations = definePage({
  path: '/regulations',
  view: async ({ ask, site, translate }) => {
    const { settings } = await ask(showFederation, {});
    const listsOf = (id: string): string[] => seriesOfBook(site, settings.series, id);
    const isUsed = (id: string): boolean => id === settings.competitionRules || listsOf(id).length > 0;
    // The regulations that the federation uses come first.
    const books = [...BOOKS].sort((a, b) => Number(isUsed(b.id)) - Number(isUsed(a.id)));
    return {
      title: translate('web.nav.rules'),
      description: translate('web.regulations.about'),
      main: html`<p>${translate('web.regulations.about')}</p>
<ul class="cards">
${books.map(
  ({
    id,
    inForceFrom,
    parameters,
  }) => html`<li class="card inside"><h2><a href="${href(site, `/regulations/${id}`)}">${translate(`web.book.${id}`)}</a></h2>
<p>${translate(`web.book-about.${id}`)}</p>
<p class="quiet small">${translate('web.regulation.in-force', { date: dateInWords(site, inForceFrom) })}
${translate('web.regulation.numbers', { count: Object.keys(parameters).length })}</p>
${listsOf(id).map((said) => html`<p class="small">${said}</p>`)}</li>\n`,
)}
</ul>
${card({ title: translate('web.regulations.other-decisions') }, decisionsOf(site, OTHER_DECISIONS))}`,
    };
  },
});
