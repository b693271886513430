import { eventDocument, showEvent } from '@escala/office/questions';
import { dateField } from '../../../components/form-fields.ts';
import { dateInWords } from '../../../components/format.ts';
import { type Html, html } from '../../../kit/html.ts';
import type { Ask } from '../../../kit/page.ts';
import type { Site } from '../../../kit/site.ts';
import { dayField, keptOf, type Query } from './change-of-query.ts';
import { previewForm } from './steps.ts';

const FORM = 'dates';

/** First and last day, and the day of each round that was on another one. */
export async function tellDates(ask: Ask, site: Site, query: Query): Promise<Html> {
  const { translate } = site;
  const { event } = await ask(showEvent, { event: query.event });
  const document = await ask(eventDocument, { event: query.event });
  return previewForm(
    site,
    { ...keptOf(query), kind: 'dates' },
    html`${dateField(FORM, { name: 'start', label: translate('web.desk-office.first-day'), value: event.start })}${dateField(FORM, { name: 'end', label: translate('web.desk-office.last-day'), value: event.end })}
<details><summary>${translate('web.desk-office.round-days')}</summary><p class="hint">${translate('web.desk-office.round-days-said')}</p>
<div class="fields">${Array.from({ length: event.rounds }, (_, i) => dayOfRound(site, i + 1, document.event?.roundDates?.[i]))}</div></details>`,
  );
}

function dayOfRound(site: Site, round: number, known: string | undefined): Html {
  const { translate } = site;
  return dateField(FORM, {
    name: dayField(round),
    label: translate('web.round.title', { round }),
    hint: known && translate('web.desk-office.round-on-record', { date: dateInWords(site, known) }),
    required: false,
  });
}
