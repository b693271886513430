import { type Html, html, type Value } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { weekdayInWords } from '../format.ts';
import { card } from '../ui/card.ts';
import { eventHref, type ShownEvent } from './event-frame.ts';
import { isToCome, roundStart } from './round-start.ts';

/** When each round is played; once the event is over, its rounds show it themselves. */
export function eventSchedule(site: Site, { id, event }: ShownEvent, lastRound: number): Html | undefined {
  const { translate } = site;
  if (!isToCome(event) || (event.roundDates ?? event.roundTimes) === undefined) return undefined;
  const rounds = Array.from({ length: event.rounds }, (_, i) => i + 1);
  const named = (round: number): Value => {
    const name = translate('web.round.title', { round });
    return round > lastRound ? name : html`<a href="${eventHref(site, id, `/rounds/${round}`)}">${name}</a>`;
  };
  const start = (round: number): Value => roundStart(site, event, round, weekdayInWords);
  return card(
    { title: translate('web.event-page.schedule'), flush: true },
    html`<ol class="rows schedule">${rounds.map((round) => html`<li>${named(round)} <span class="quiet small">${start(round)}</span></li>\n`)}</ol>`,
  );
}
