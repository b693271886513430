import type { KeyAfter } from '@escala/core';
import type { submitReport } from '@escala/office/acts';
import type { ReportName } from '@escala/regulations';
import type { FieldsOf } from '../../../components/act-fields.ts';
import { articleLink } from '../../../components/articles.ts';
import { bookOf } from '../../../components/competition-book.ts';
import { partRounds } from '../../../components/events/event-text.ts';
import { paperLink } from '../../../components/paper-link.ts';
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

/**
 * What the organiser of an official event has to hand in (Proves
 * oficials 1 to 5), with what we can print of it (D-OFF-362).
 */
export function officialPapers(site: Site, shown: DeskEvent): Value {
  const { translate } = site;
  const { event, entries } = shown;
  const { system } = event;
  const book = bookOf(event);
  const required = book.homologation?.requiredReports;
  if (system === undefined || required === undefined) return undefined;
  const players = entries.map(({ player, category, title }) => ({ id: player, category, title }));
  return html`<details class="more"${event.flags?.official && html` open`}><summary>${translate('web.official-papers.title')}</summary>
<p>${translate('web.official-papers.about')}</p>
<ul>${required({ system, players }).map(
    ({ report, article }) =>
      html`<li>${translate(`web.official-papers.${report}`)} [${articleLink(site, book.id, article)}]${printed(site, shown, report)}</li>\n`,
  )}</ul></details>`;
}

/** The regulation's card has a player's opponents, colours and results; so does a row of the crosstable. */
function printed(site: Site, { id, rounds }: DeskEvent, report: ReportName): Value {
  const { translate } = site;
  if (rounds.length === 0 || report === 'reports' || report === 'score-sheets') return undefined;
  const links =
    report === 'results-by-round'
      ? [
          ...rounds.map(({ round }) =>
            paperLink(site, id, 'pairings', round, translate('web.word.of-round', { round })),
          ),
          paperLink(site, id, 'standings', undefined, translate('web.official-papers.standings')),
        ]
      : [paperLink(site, id, 'crosstable', undefined, translate('web.official-papers.crosstable'))];
  return html`<br>PDF: ${links.map((link, i): Html => (i === 0 ? link : html` · ${link}`))}`;
}
