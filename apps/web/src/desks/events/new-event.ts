import { offeredLists, ratingFactsOf } from '@escala/office';
import { registerEvent } from '@escala/office/acts';
import { searchArbiters, searchClubs, showFederation } from '@escala/office/questions';
import { actForm } from '../../components/act-form.ts';
import { bookOfForm, rulesOffered, rulesOfSeries } from '../../components/competition-book.ts';
import { needsScript } from '../../components/form-fields.ts';
import { card } from '../../components/ui/card.ts';
import { defineDeskPage } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import { href, type Site } from '../../kit/site.ts';
import { eventFields, usualArbiter, usualFacts } from './event-form.ts';
import { FORM } from './event-form-terms.ts';
import { checkFrame } from './report/event-check.ts';

/** A new event: the usual values are filled in, and the regulations comment while typing. */
export const newEvent = defineDeskPage({
  path: '/desk/events/new',
  needs: ['event.register'],
  view: async ({ ask, query, site }) => {
    const { translate, viewer, today } = site;
    const { clubs } = await ask(searchClubs, { limit: 500 });
    const { arbiters } = await ask(searchArbiters, {});
    const { settings } = await ask(showFederation, {});
    const rules = query.rules ?? site.rules ?? rulesOfSeries(settings.series);
    const named = rules === site.rules ? {} : { rules };
    const book = bookOfForm({ rules });
    const facts = { ...usualFacts(book, today, usualArbiter(site)), ...named };
    return {
      title: translate('web.word.run-a-tournament'),
      scripts: ['event-form.ts'],
      crumbs: [[translate('web.desk-events.back'), '/desk/events']],
      main: html`${needsScript(translate)}<p>${translate('web.desk-events.new-about')}</p>
${bookChoice(site, rules)}
<div class="columns">${card(
        { kind: 'larger' },
        actForm(site, registerEvent, {
          id: FORM,
          fixed: { facts: { arbiters: [], ...named } },
          fields: (f) =>
            eventFields(site, f, {
              book,
              facts,
              clubs,
              arbiters: arbiters.filter(({ account }) => account !== viewer.account),
              lists: offeredLists(settings),
              ratingFacts: ratingFactsOf(settings).facts,
            }),
          leadsTo: ({ event }) => `/desk/events/${event}`,
        }),
      )}
${await checkFrame(ask, site, { facts })}
</div>`,
    };
  },
});

/** Each book has its own facts and systems, so the form is rendered again for it. */
function bookChoice(site: Site, rules: string | undefined): Html {
  const links = rulesOffered(site).map(
    ([book, name]) =>
      html`<a href="${href(site, `/desk/events/new?rules=${book}`)}"${book === rules && html` aria-current="true"`}>${name}</a>`,
  );
  return html`<p>${site.translate('web.desk-events.field-rules')}: ${links.map((link, i) => html`${i > 0 && ' · '}${link}`)}</p>`;
}
