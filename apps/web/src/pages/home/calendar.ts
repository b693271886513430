import type { AnswerOf, eventCalendar } from '@escala/office/questions';
import { systemName } from '../../components/competition-book.ts';
import { eventHref } from '../../components/events/event-frame.ts';
import { shortDays } from '../../components/format.ts';
import { titledLink } from '../../components/player-link.ts';
import { table } from '../../components/table.ts';
import { stateBadge } from '../../components/ui/badge.ts';
import { card } from '../../components/ui/card.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import { apiHref, href, type Site } from '../../kit/site.ts';

type Calendar = AnswerOf<typeof eventCalendar>;
type Line = Calendar['upcoming'][number];

/** Upcoming and finished events around today. */
export function calendarCard(site: Site, { upcoming, finished }: Calendar): Html {
  const { translate } = site;
  const lines = [...upcoming, ...finished];
  return card(
    {
      title: translate('web.front.calendar'),
      aside: html`<span class="dots small"><a href="${apiHref(site, '/calendar.ics')}">${translate('web.front.calendar-file')}</a><a href="${apiHref(site, '/feed.atom')}" type="application/atom+xml">${translate('web.front.feed')}</a><a href="${href(site, '/events')}">${translate('web.front.all-events')}</a></span>`,
      flush: true,
    },
    lines.length === 0
      ? html`<p class="inside quiet">${translate('web.events.none')}</p>`
      : table(site, lines, [
          ['web.events.dates', (event) => days(site, event), 'quiet nowrap wide'],
          [
            'web.word.event',
            (event) =>
              html`<a href="${eventHref(site, event.id)}">${event.name}</a><span class="under">${days(site, event)}</span>`,
            'name',
          ],
          [
            'web.desk-events.field-way',
            (event) => html`${systemName(site, event)}, ${translate('web.events.rounds', { rounds: event.rounds })}`,
            'wide nowrap',
          ],
          ['web.word.players', ({ players }) => players, 'number widest'],
          ['web.front.winner', (event) => winners(site, event), 'wide nowrap'],
          ['web.word.state', ({ state }) => stateBadge(site, state)],
        ]),
  );
}

const days = (site: Site, { start, end, time }: Line): Html =>
  html`${shortDays(site, start, end)}${time && `, ${time}`}`;

const winners = (site: Site, { winners: first }: Line): Value =>
  first.length === 0
    ? html`<span class="quiet">–</span>`
    : first.map((each, i) => html`${i > 0 && '; '}<span class="winner">${titledLink(site, each)}</span>`);
