import { registerEvent } from '@escala/office/acts';
import { searchArbiters, searchClubs } from '@escala/office/questions';
import { actForm } from '../../components/act-form.ts';
import { bookOfForm } from '../../components/competition-book.ts';
import { needsScript } from '../../components/form-fields.ts';
import { defineDeskPage } from '../../kit/desk-page.ts';
import { html } from '../../kit/html.ts';
import { eventFields, usualFacts } from './event-form.ts';
import { FORM } from './event-form-terms.ts';
import { checkFrame } from './report/event-check.ts';

/** A new event: what is usual stands there already, and the regulations speak while one types. */
export const newEvent = defineDeskPage({
  path: '/desk/events/new',
  needs: ['event.register'],
  view: async (ask, _request, site) => {
    const { translate, viewer, today } = site;
    const { clubs } = await ask(searchClubs, { limit: 500 });
    const { arbiters } = await ask(searchArbiters, {});
    const book = bookOfForm(site);
    const facts = usualFacts(book, today, viewer.name);
    return {
      title: translate('web.desk-events.new'),
      scripts: ['act-forms.ts', 'event-form.ts'],
      crumbs: [[translate('web.desk-events.back'), '/desk/events']],
      main: html`${needsScript(translate)}<p>${translate('web.desk-events.new-about')}</p>
<div class="with-check">
${actForm(site, registerEvent, {
  id: FORM,
  fixed: { facts: { arbiters: [] } },
  fields: (f) =>
    eventFields(site, f, {
      book,
      facts,
      clubs,
      arbiters: arbiters.filter(({ account }) => account !== viewer.account),
    }),
  leadsTo: ({ event }) => `/desk/events/${event}`,
})}
${await checkFrame(ask, site, { facts })}
</div>`,
    };
  },
});
