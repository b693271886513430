import type { Tournament } from '@escala/core';
import { Refused } from '@escala/office';
import { whatIf } from '@escala/office/questions';
import { type Html, html } from '../../kit/html.ts';
import type { Ask } from '../../kit/page.ts';
import type { Site } from '../../kit/site.ts';
import { reasonList } from '../reasons/reasons.ts';
import { card } from '../ui/card.ts';
import { type EventField, numberedName } from './event-field.ts';
import { eventHref, type ShownEvent } from './event-frame.ts';
import { gamesOfRound } from './pairings.ts';

interface Asked {
  readonly shown: Pick<ShownEvent, 'id'>;
  readonly tournament: Tournament;
  readonly field: EventField;
  readonly round: number;
  readonly player?: string | undefined;
  readonly other?: string | undefined;
}

/** The user chooses two players, and the rule that keeps them apart is shown. */
export async function whyNot(ask: Ask, site: Site, asked: Asked): Promise<Html> {
  const { translate } = site;
  const { shown, tournament, field, round, player = '', other = '' } = asked;
  const event = shown.id;
  const players = playersOfRound(tournament, round, (id) => field.get(id)?.number ?? 0);
  const choice = (name: 'player' | 'other', chosen: string, first: Html | string): Html =>
    html`<label>${translate(`web.why-not.${name}`)}<select name="${name}">${first}${players.map(
      (id) =>
        html`<option value="${id}"${id === chosen && html` selected`}>${numberedName(site, field)(id)}</option>\n`,
    )}</select></label>`;
  const isAsked = players.includes(player) && player !== other && (other === '' || players.includes(other));
  const answer = isAsked
    ? await ask(whatIf, { event, round, player, ...(other !== '' && { other }) }).catch(keptBack)
    : undefined;
  return card(
    { title: html`<span id="why-not">${translate('web.why-not.title')}</span>`, kind: 'no-print' },
    html`<p class="quiet small">${translate('web.why-not.hint')}</p>
<form class="filters" action="${eventHref(site, event, `/rounds/${round}#why-not`)}">${choice('player', player, '')}
${choice('other', other, html`<option value="">${translate('web.why-not.bye')}</option>\n`)}
<button>${translate('web.why-not.ask')}</button></form>
${answer === 'kept-back' && html`<p>${translate('web.why-not.unanswered')}</p>`}${
  answer &&
  answer !== 'kept-back' &&
  html`${reasonList(site, answer.steps)}
<p class="quiet small">${translate('web.why-not.now')}</p>`
}`,
  );
}

function keptBack(error: unknown): 'kept-back' {
  if (error instanceof Refused) return 'kept-back';
  throw error;
}

/** Players paired in a round or with its bye, best number first. */
function playersOfRound(tournament: Tournament, round: number, numberOf: (id: string) => number): string[] {
  const byes = (tournament.byes ?? []).filter((bye) => bye.round === round && (bye.kind ?? 'pairing') === 'pairing');
  const playing = gamesOfRound(tournament, round).flatMap(({ white, black }) => [white, black]);
  return [...playing, ...byes.map(({ player }) => player)].sort((a, b) => numberOf(a) - numberOf(b));
}
