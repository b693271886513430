import type { MessageKey } from '@escala/messages';
import { eventCounts } from '@escala/office';
import { articleLink } from '../../../components/articles.ts';
import { type Played, systemName } from '../../../components/competition-book.ts';
import { isJudged } from '../../../components/events/event-frame.ts';
import { datesOf } from '../../../components/events/event-list.ts';
import { partRounds, timeText } from '../../../components/events/event-text.ts';
import { time } from '../../../components/format.ts';
import { stateBadge } from '../../../components/ui/badge.ts';
import { type Html, html, type Value } from '../../../kit/html.ts';
import { href, type Site } from '../../../kit/site.ts';
import { age } from './inbox-table.ts';
import { reachedLists } from './reached-lists.ts';
import type { Report } from './report.ts';

/** The facts of the report. */
export function reportFacts(site: Site, shown: Report): Html {
  const { translate } = site;
  const { event, report, lists, id } = shown;
  const facts: readonly (readonly [MessageKey, Value])[] = [
    ['web.word.state', stateBadge(site, event.state)],
    ['web.events.dates', datesOf(site, event)],
    ['web.desk-events.field-place', event.place],
    [
      'web.desk-events.field-way',
      html`${systemName(site, event)}, ${translate('web.events.rounds', { rounds: event.rounds })}`,
    ],
    ['web.event.time-control', timeText(site, event.timeControl)],
    ['web.desk-events.reported', report.rounds && partRounds(translate, report.rounds)],
    [
      'web.desk-office.played',
      translate('web.desk-office.players-games', {
        players: report.record.participants?.length ?? 0,
        games: report.record.games.length,
      }),
    ],
    [
      'web.desk-office.submitted',
      html`${time(site, report.submittedOn)} (${age(site, report.submittedOn)}), ${translate(`web.desk-office.source-${report.source}`)}`,
    ],
    ['web.word.counts-for', reachedLists(site, lists)],
    ['web.desk-office.registered', terms(site, shown)],
    ['web.desk-office.decided', decision(site, shown)],
  ];
  return html`<dl class="facts">${facts
    .filter(([, value]) => value !== undefined && value !== '' && value !== false)
    .map(
      ([key, value]) => html`<dt>${translate(key)}</dt><dd>${value}</dd>\n`,
    )}</dl>${eventLinks(site, id, event, eventCounts(event) ? 'accepted' : event.state)}`;
}

/** Whether it was announced in time, for each regulation that requires it. */
function terms(site: Site, { event, terms: all }: Report): Html {
  const { translate } = site;
  return html`${time(site, event.registeredOn)}${all.map(
    ({ regulation, article, due, verdict }) =>
      html`<br>${translate(`web.desk-office.term-${verdict}`)} ${time(site, due)} <span class="cite">${articleLink(site, regulation, article)}</span>`,
  )}`;
}

function decision(site: Site, { report }: Report): Value {
  return (
    report.decision &&
    html`${time(site, report.decision.on)}${report.decision.reason !== null && html`: <q>${report.decision.reason}</q>`}`
  );
}

/** Links to the public pages of the event. */
export function eventLinks(site: Site, id: string, event: Played, state: string): Html {
  const { translate } = site;
  const parts = [
    'standings',
    'crosstable',
    'players',
    ...(isJudged({ event }) ? (['verdicts'] as const) : []),
    ...(state === 'accepted' ? (['ratings'] as const) : []),
  ] as const;
  const at = (path: string): string => href(site, `/events/${encodeURIComponent(id)}${path}`);
  return html`<p><a href="${at('')}">${translate('web.word.public-page')}</a>${parts.map(
    (part) => html` · <a href="${at(`/${part}`)}">${translate(`web.event.part-${part}`)}</a>`,
  )}${(state === 'accepted' || state === 'annulled') && html` · <a href="${href(site, `/desk/corrections/new?event=${encodeURIComponent(id)}`)}">${translate('web.desk-office.correct-event')}</a>`}</p>`;
}
