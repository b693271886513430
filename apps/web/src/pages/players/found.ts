import type { AnswerOf, siteSearch } from '@escala/office/questions';
import { eventHref } from '../../components/events/event-frame.ts';
import { change, timeRange } from '../../components/format.ts';
import { titleMark } from '../../components/player-link.ts';
import { stateBadge } from '../../components/ui/badge.ts';
import { card } from '../../components/ui/card.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import { href, type Site } from '../../kit/site.ts';

type Found = AnswerOf<typeof siteSearch>;
type Player = Found['players'][number];

/**
 * The results of a search, a card for each kind. `search.ts` reads it too, and lists the first of each below the field.
 */
export function foundCards(site: Site, text: string, { players, clubs, events }: Found): Html {
  const { translate } = site;
  const [first] = players.find(({ ratings }) => ratings.length > 0)?.ratings ?? [];
  const part = (title: string, rows: readonly Html[], aside?: Value): Value =>
    rows.length > 0 && card({ title, aside, flush: true }, html`<ul class="rows found-rows" data-found>${rows}</ul>`);
  return html`<div class="stack">${part(
    translate('web.word.players'),
    players.map((player) => playerRow(site, text, player)),
    first && html`<span class="quiet small">${first.name}</span>`,
  )}${part(
    translate('web.word.clubs'),
    clubs.map(({ club, name, town }) =>
      row(href(site, `/clubs/${encodeURIComponent(club)}`), marked(name, text), town),
    ),
  )}${part(
    translate('web.word.events'),
    events.map(({ event, name, start, end, state }) =>
      row(
        eventHref(site, event),
        marked(name, text),
        timeRange(site, start, end),
        html`<span>${stateBadge(site, state)}</span>`,
      ),
    ),
  )}</div>`;
}

function playerRow(site: Site, text: string, { player, name, title, clubName, birthYear, ratings }: Player): Html {
  const facts = [clubName, birthYear].filter((fact) => fact !== undefined).join(' · ');
  const figures = ratings
    .slice(0, 2)
    .map(
      ({ rating, change: points, name: series }, i) =>
        html`<span class="found-rating${i > 0 && ' wide'}"><strong>${rating}</strong><span class="tiny">${i > 0 ? series : points !== 0 && change(points)}</span></span>`,
    );
  return row(
    href(site, `/players/${encodeURIComponent(player)}`),
    html`${titleMark(site, title)}${marked(name, text)}`,
    facts,
    figures,
  );
}

const row = (address: string, name: Value, facts: Value, figures?: Value): Html =>
  html`<li><span class="found-name"><a href="${address}">${name}</a><span class="quiet small">${facts}</span></span>${figures}</li>\n`;

const folded = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Marks the typed text where words of the name begin with it. */
export function marked(name: string, text: string): Value {
  const typed = folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  return name.split(/([\p{L}\p{N}]+)/u).map((part) => {
    const length = Math.max(0, ...typed.filter((word) => folded(part).startsWith(word)).map((word) => word.length));
    return length === 0 ? part : html`<mark>${part.slice(0, length)}</mark>${part.slice(length)}`;
  });
}
