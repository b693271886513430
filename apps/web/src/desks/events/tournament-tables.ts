import { datesOf } from '../../components/events/event-list.ts';
import { table } from '../../components/table.ts';
import { stateBadge } from '../../components/ui/badge.ts';
import { card } from '../../components/ui/card.ts';
import { type Html, html } from '../../kit/html.ts';
import { href, type Site } from '../../kit/site.ts';
import { deskPath } from './desk-event.ts';
import { type EventLine, stepButton, stepSentence } from './next-step.ts';

/** The viewer has something to do here, rather than another person. */
export const isWaiting = ({ next }: EventLine): boolean =>
  next !== undefined && next.step !== 'nothing' && next.step !== 'wait';

/** Tournaments with the next step for each; the first one comes next. */
export function nextTable(site: Site, events: readonly EventLine[]): Html {
  const { translate } = site;
  return card(
    {
      title: translate('web.desk-events.next'),
      aside: html`<span class="quiet small">${translate('web.desk-work.waiting')}</span>`,
      flush: true,
    },
    table(
      site,
      events,
      [
        nameColumn(site),
        ['web.desk-work.what', ({ next }) => next && stepSentence(site, next), 'wide'],
        ['web.word.state', ({ state }) => stateBadge(site, state), 'wide'],
        ['web.word.to-do', ({ id, next }, place) => next && stepButton(site, id, next, place === 0), 'number unseen'],
      ],
      { caption: translate('web.desk-events.next'), hidesCaption: true, kind: 'roomy' },
    ),
  );
}

/** Tournaments without anything to do. */
export function otherTable(site: Site, events: readonly EventLine[]): Html {
  const { translate } = site;
  return card(
    { title: translate('web.desk-work.others-title'), flush: true },
    table(
      site,
      events,
      [
        nameColumn(site),
        ['web.events.dates', (event) => datesOf(site, event), 'wide quiet'],
        ['web.word.state', ({ state }) => stateBadge(site, state)],
      ],
      { caption: translate('web.desk-work.others-title'), hidesCaption: true, kind: 'dense' },
    ),
  );
}

const nameColumn = (site: Site) =>
  [
    'web.desk-work.tournament',
    ({ id, name, next }: EventLine) =>
      html`<a href="${href(site, deskPath(id))}">${name}</a>${next && next.step !== 'nothing' && html`<span class="under">${stepSentence(site, next)}</span>`}`,
    'name',
  ] as const;
