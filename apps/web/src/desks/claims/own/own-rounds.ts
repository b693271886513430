import { playerProfile } from '@escala/office/questions';
import { eventHref } from '../../../components/events/event-frame.ts';
import { nextStart, roundStart } from '../../../components/events/round-start.ts';
import { card } from '../../../components/ui/card.ts';
import { type Html, html } from '../../../kit/html.ts';
import type { Ask } from '../../../kit/page.ts';
import { type Site, withQuery } from '../../../kit/site.ts';
import { eventSeen } from '../../../pages/events/event-seen.ts';
import { seatInRound } from '../../../pages/events/seats/event-seat.ts';

/** For each event the player is in: their board of this round, and when the next one begins. */
export async function ownRounds(ask: Ask, site: Site, player: string): Promise<Html> {
  const { translate } = site;
  const { playing } = await ask(playerProfile, { player });
  const cards: Html[] = [];
  for (const { event } of playing) {
    const seen = await eventSeen(ask, event);
    const { shown, lastRound: round } = seen;
    const { name, rounds } = shown.event;
    const start = roundStart(site, shown.event, round);
    const next = nextStart(site, shown, round);
    cards.push(
      card(
        {
          title: html`<a href="${eventHref(site, event)}">${name}</a>`,
          aside:
            round > 0 &&
            html`<span class="quiet">${translate('web.word.round-of', { round, rounds })}${start && html` · ${start}`}</span>`,
          footer: html`<a href="${eventHref(site, event, withQuery('/seat', { player }))}">${translate('web.seat.title')}</a>`,
          kind: playing.length > 1 ? 'half' : undefined,
        },
        html`${await seatInRound(ask, site, seen, player)}${next && html`<p>${next}</p>`}`,
      ),
    );
  }
  return cards.length === 0 ? html`` : html`<div class="columns">${cards}</div>`;
}
