import { entryOf } from '@escala/core';
import { eventDocument, searchPlayers, showEvent } from '@escala/office/questions';
import { choice, dateField } from '../../../components/form-fields.ts';
import { dateInWords } from '../../../components/format.ts';
import { notice } from '../../../components/ui/card.ts';
import { type Html, html, NOTHING } from '../../../kit/html.ts';
import type { Ask } from '../../../kit/page.ts';
import { href, type Site, withQuery } from '../../../kit/site.ts';
import { dayField, type Kind, keptOf, type Query } from './change-of-query.ts';
import type { EventToCorrect } from './event-to-correct.ts';
import { mistakenGameFields } from './mistaken-game-fields.ts';
import { mistakenPlayFields } from './mistaken-play-fields.ts';
import { previewForm } from './steps.ts';

const FORM = 'dates';

/** First and last day, and the day of each round that had a different one. */
async function tellDates(ask: Ask, site: Site, query: Query): Promise<Html> {
  const { translate } = site;
  const { event } = await ask(showEvent, { event: query.event });
  const document = await ask(eventDocument, { event: query.event });
  return previewForm(
    site,
    { ...keptOf(query), kind: 'dates' },
    html`${dateField(FORM, { name: 'start', label: translate('web.word.first-day'), value: event.start })}${dateField(FORM, { name: 'end', label: translate('web.word.last-day'), value: event.end })}
<details><summary>${translate('web.desk-office.round-days')}</summary><p class="hint">${translate('web.desk-office.round-days-said')}</p>
<div class="fields">${Array.from({ length: event.rounds }, (_, i) => dayOfRound(site, i + 1, document.event?.roundDates?.[i]))}</div></details>`,
  );
}

function dayOfRound(site: Site, round: number, known: string | undefined): Html {
  const { translate } = site;
  return dateField(FORM, {
    name: dayField(round),
    label: translate('web.round.title', { round }),
    hint: known && translate('web.desk-office.round-on-record', { date: dateInWords(site, known) }),
    required: false,
  });
}

const PATH = '/desk/corrections/new';
const MOST = 30;

/** The fields for this kind of mistake; games and players are picked from the record. */
export async function mistakeFields(
  ask: Ask,
  site: Site,
  kind: Kind,
  query: Query,
  { players, scrabble }: EventToCorrect,
): Promise<Html> {
  if (kind === 'identity') return tellIdentity(ask, site, query, players);
  if (scrabble) return mistakenPlayFields(site, kind, query, scrabble);
  if (kind === 'result' || kind === 'colours') return mistakenGameFields(ask, site, kind, query);
  return kind === 'dates' ? tellDates(ask, site, query) : NOTHING;
}

async function tellIdentity(ask: Ask, site: Site, query: Query, players: EventToCorrect['players']): Promise<Html> {
  const { translate } = site;
  const fixed = { ...keptOf(query), kind: 'identity' };
  const { from = '' } = query;
  const name = entryOf(players, from);
  if (name === undefined)
    return html`<form class="account">${Object.entries(fixed).map(([field, value]) => html`<input type="hidden" name="${field}" value="${value}">`)}${choice(
      'who',
      { name: 'from', label: translate('web.desk-office.written-as') },
      Object.entries(players).sort(([, a], [, b]) => a.localeCompare(b, site.language)),
    )}<button>${translate('web.desk-office.next')}</button></form>`;
  return html`<p>${translate('web.desk-office.written-as')}: <strong>${name}</strong></p>${await whoReally(ask, site, query, { ...fixed, from })}`;
}

/** Search by name in the registry, with links: nobody has to know a number. */
async function whoReally(ask: Ask, site: Site, query: Query, fixed: Query): Promise<Html> {
  const { translate } = site;
  const text = (query.text ?? '').slice(0, 200);
  const found = text === '' ? [] : (await ask(searchPlayers, { text, limit: MOST })).players;
  return html`<form class="filters" role="search">${Object.entries(fixed).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<label>${translate('web.desk-office.really-was')}<input type="search" name="text" value="${text}"></label><button>${translate('web.search')}</button></form>
${text !== '' && found.length === 0 && notice(translate('web.desk-office.nobody-found'))}
<ul>${found.map(({ player, name, ...more }) => html`<li><a href="${href(site, withQuery(PATH, { ...fixed, to: player }))}" data-takes-time>${name}</a> <span class="quiet small">${[more.birthYear, more.club, player].filter((fact) => fact !== undefined).join(' · ')}</span></li>\n`)}</ul>`;
}
