import { mayTry, offeredLists, ratingFactsOf } from '@escala/office';
import { amendEvent, setEntering } from '@escala/office/acts';
import { searchArbiters, searchClubs, showFederation } from '@escala/office/questions';
import { actForm } from '../../components/act-form.ts';
import { bookOfForm } from '../../components/competition-book.ts';
import { eventHref } from '../../components/events/event-frame.ts';
import { needsScript } from '../../components/form-fields.ts';
import { CURRENCIES } from '../../components/format.ts';
import { card, notice } from '../../components/ui/card.ts';
import { defineDeskPage } from '../../kit/desk-page.ts';
import { type Html, html, NOTHING } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { annulPart } from './annul-event.ts';
import { withNamed } from './arbiters-field.ts';
import { type DeskEvent, deskEvent, deskEventPage, deskPath, factsOf } from './desk-event.ts';
import { eventFields } from './event-form.ts';
import { FORM } from './event-form-terms.ts';
import { playersApart } from './players-apart.ts';
import { checkFrame } from './report/event-check.ts';

const OPEN = ['registered', 'running', 'closed'];

/** Corrects the facts of an event, with the same form as for registering it. */
export const eventSettings = defineDeskPage({
  path: '/desk/events/:event/settings',
  needs: ['event.amend'],
  view: async ({ ask, params, site, translate }) => {
    const shown = await deskEvent(ask, params.event);
    const { clubs } = await ask(searchClubs, { limit: 500, left: true });
    const { arbiters } = await ask(searchArbiters, {});
    const { settings } = await ask(showFederation, {});
    const facts = factsOf(shown);
    const { id, version, event, rounds } = shown;
    const isOpen = OPEN.includes(event.state);
    const annuls = isOpen && (event.parts?.accepted ?? 0) === 0 && mayTry(site.viewer, 'event.annul');
    const form = actForm(site, amendEvent, {
      id: FORM,
      fixed: {
        event: id,
        version,
        facts: { arbiters: [], ...(facts.league !== undefined && { league: facts.league }) },
      },
      fields: (f) =>
        eventFields(site, f, {
          book: bookOfForm(event),
          facts,
          clubs,
          arbiters: withNamed(arbiters, shown.desk.arbiters),
          lists: offeredLists(settings),
          ratingFacts: ratingFactsOf(settings).facts,
          isPaired: rounds.length > 0,
        }),
      before: { facts },
      leadsTo: deskPath(id),
    });
    return deskEventPage(site, shown, {
      part: 'settings',
      heading: translate('web.desk-events.part-settings'),
      scripts: ['event-form.ts'],
      main: html`${isOpen && needsScript(translate)}<div class="columns"><div class="larger stack">
${
  isOpen
    ? card({ title: translate('web.word.details') }, [
        html`<p class="quiet small">${translate('web.desk-events.settings-about')}</p>`,
        form,
      ])
    : notice(
        translate(event.state === 'annulled' ? 'web.event.state-said.annulled' : 'web.desk-events.settings-closed'),
      )
}
${enteringForm(site, shown)}${playersApart(site, shown)}${annuls && html`<div>${annulPart(site, shown, deskPath(id))}</div>`}</div>
${isOpen && (await checkFrame(ask, site, { facts, event: id }))}</div>`,
    });
  },
});

/** Self-entry of players until a deadline; the number of places; the fee. */
function enteringForm(site: Site, { id, version, event }: DeskEvent): Html {
  const { translate } = site;
  if (event.state !== 'registered' && event.state !== 'running') return NOTHING;
  const { entering = {}, prizes } = event;
  const usual = entering.currency ?? prizes?.currency ?? CURRENCIES[0]!;
  const currencies = [...new Set([usual, ...CURRENCIES])].map((code) => [code, code] as const);
  return card(
    { title: translate('web.desk-entering.title') },
    html`<p class="quiet small">${translate('web.desk-entering.about')}
<a href="${eventHref(site, id, '/enter')}">${translate('web.desk-entering.page')}</a></p>
${actForm(site, setEntering, {
  id: 'entering',
  fixed: { event: id, version, entering: {} },
  fields: (f) => html`<div class="fields">
${f('entering.until', { label: translate('web.desk-entering.until'), value: entering.until })}
${f('entering.places', { label: translate('web.desk-entering.places'), value: entering.places })}
${f('entering.fee', { label: translate('web.desk-entering.fee'), value: entering.fee, inputmode: 'decimal' })}
${f.choice('entering.currency', currencies, { value: usual })}</div>`,
  before: { entering },
  tone: 'quiet',
  leadsTo: deskPath(id, '/settings'),
})}`,
  );
}
