import type { AnswerOf, normsOfEvent } from '@escala/office/questions';
import { shortRange } from '../../components/format.ts';
import { table } from '../../components/table.ts';
import { badge } from '../../components/ui/badge.ts';
import { card } from '../../components/ui/card.ts';
import type { DeskSite } from '../../kit/desk-page.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import { href } from '../../kit/site.ts';
import { type AcceptedEvent, eventPath } from './titles-frame.ts';

export type Judged = AnswerOf<typeof normsOfEvent>;

interface JudgedLine {
  readonly event: AcceptedEvent;
  readonly judged: Judged | undefined;
}

/** Norms and promotions earned in an event but not on record yet. */
export const openNorms = ({ norms }: Judged) =>
  norms.filter(({ given, recorded }) => given && (recorded === null || recorded.revoked));
export const openPromotions = ({ promotions }: Judged) =>
  promotions.filter(({ promoted, recorded }) => promoted && (recorded === null || recorded.state === 'revoked'));

/** Accepted events, and what remains to be recorded from each. */
export function judgedEvents(site: DeskSite, lines: readonly JudgedLine[], footer: Value): Html {
  const { translate } = site;
  return card(
    {
      title: translate('web.word.events'),
      aside: html`<span class="small quiet wide">${translate('web.desk-titles.events-said')}</span>`,
      footer,
      flush: lines.length > 0,
    },
    lines.length === 0
      ? html`<p class="quiet">${translate('web.desk-titles.no-events')}</p>`
      : table(site, lines, [
          [
            'web.word.event',
            ({ event, judged }) =>
              html`<a href="${href(site, judged === undefined ? `/events/${encodeURIComponent(event.id)}` : eventPath(event.id))}">${event.name}</a>`,
            'name',
          ],
          ['web.events.dates', ({ event }) => shortRange(site, event.start, event.end), 'quiet wide nowrap'],
          ['web.desk-titles.to-record', ({ judged }) => toRecord(site, judged)],
        ]),
  );
}

function toRecord({ translate }: DeskSite, judged: Judged | undefined): Html {
  if (judged === undefined) return html`<span class="quiet">${translate('web.desk-titles.not-judged')}</span>`;
  const [norms, promotions] = [openNorms(judged).length, openPromotions(judged).length];
  const open = [
    ...(norms > 0 ? [translate('web.desk-titles.open-norms', { count: norms })] : []),
    ...(promotions > 0 ? [translate('web.desk-titles.open-promotions', { count: promotions })] : []),
  ];
  if (open.length > 0) return badge(open.join(', '), 'warning');
  const isAny = [...judged.norms, ...judged.promotions].some(({ recorded }) => recorded !== null);
  return html`<span class="quiet">${translate(isAny ? 'web.desk-titles.all-recorded' : 'web.desk-titles.nothing')}</span>`;
}
