import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { dateInWords, weekdayInWords } from '../format.ts';
import type { ShownEvent } from './event-frame.ts';

type Scheduled = Pick<ShownEvent['event'], 'roundDates' | 'roundTimes'>;

/** Day and time of a round as announced, in local time (D-OFF-477); undefined if neither was. */
export function roundStart(site: Site, event: Scheduled, round: number, words = dateInWords): Html | undefined {
  const [date, clock] = [event.roundDates?.[round - 1], event.roundTimes?.[round - 1]];
  const said = [date && words(site, date), clock].filter((each) => each !== undefined);
  if (said.length === 0) return undefined;
  const machine = [date, clock].filter((each) => each !== undefined).join('T');
  return html`<time datetime="${machine}">${said.join(', ')}</time>`;
}

/** The name of a round with its day and time. */
export function roundTitle(site: Site, event: Scheduled, round: number): Html {
  const start = roundStart(site, event, round);
  return html`${site.translate('web.round.title', { round })}${start && html` <span class="quiet small nowrap">${start}</span>`}`;
}

/** The next round to be paired, and when it begins. */
export function nextStart(site: Site, { event }: ShownEvent, lastRound: number): Html | undefined {
  const round = lastRound + 1;
  if (!isToCome(event) || round > event.rounds) return undefined;
  const start = roundStart(site, event, round, weekdayInWords);
  return start && html`${site.translate('web.event-page.next', { round })}, ${start}`;
}

/** Whether it has rounds still to be played. */
export const isToCome = ({ state }: ShownEvent['event']): boolean => state === 'registered' || state === 'running';
