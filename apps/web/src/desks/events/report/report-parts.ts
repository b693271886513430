import type { KeyAfter } from '@escala/core';
import type { submitReport } from '@escala/office/acts';
import type { FieldsOf } from '../../../components/act-fields.ts';
import { partRounds } from '../../../components/events/event-text.ts';
import { card } from '../../../components/ui/card.ts';
import { type Html, html, NOTHING, type Value } from '../../../kit/html.ts';
import type { Site } from '../../../kit/site.ts';
import type { DeskEvent } from '../desk-event.ts';
import { submitForms } from './report-forms.ts';

/**
 * For a weekly event reported in parts: which rounds count, which are waiting for the office, which are still to come.
 */
export function reportedParts({ translate }: Site, { event }: DeskEvent): Value {
  const { parts, rounds } = event;
  if (parts === undefined) return NOTHING;
  const { accepted, waiting } = parts;
  const line = (state: KeyAfter<'web.desk-events.part-'>, from: number, to: number): Value =>
    from <= to &&
    html`<li><strong>${partRounds(translate, { from, to })}</strong><span class="quiet">${translate(`web.desk-events.part-${state}`)}</span></li>\n`;
  return card(
    { title: translate('web.desk-events.reported'), flush: true },
    html`<ul class="rows">${line('counts', 1, accepted)}${waiting && line('waits', waiting.from, waiting.to)}${line('to-come', (waiting?.to ?? accepted) + 1, rounds)}</ul>`,
  );
}

/** Submits the rounds played since the last part separately (fce-2016 8.3). */
export function partForms(site: Site, shown: DeskEvent): Value {
  const { translate } = site;
  const part = shown.desk.nextPart;
  if (part === undefined) return NOTHING;
  const limits = { min: part.from, max: shown.event.rounds };
  const rounds = (f: FieldsOf<typeof submitReport>): Html =>
    html`<div class="row">${(['from', 'to'] as const).map((end) =>
      f(`rounds.${end}`, {
        label: translate(`web.desk-events.part-${end}`),
        value: part[end],
        required: true,
        ...limits,
      }),
    )}</div>`;
  const source = shown.rounds.length > 0 ? 'desk' : 'file';
  return card(
    { title: partRounds(translate, part, 'web.desk-events.send-part') },
    html`<p>${translate('web.desk-events.send-part-about')}</p>${submitForms(site, shown, source, rounds)}`,
  );
}
