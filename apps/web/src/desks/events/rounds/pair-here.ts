import type { Tournament } from '@escala/core';
import { bookOf, systemOf } from '../../../components/competition-book.ts';
import type { DeskSite } from '../../../kit/desk-page.ts';
import { type Html, html, NOTHING } from '../../../kit/html.ts';
import { href } from '../../../kit/site.ts';
import { type DeskEvent, deskPath } from '../desk-event.ts';

const WORDS = ['missing', 'cannot', 'waiting', 'done', 'differs', 'yours', 'theirs', 'take', 'reason'] as const;

/** The next round, paired on this device while there is no connection: `browser/modules/events/pair-here.ts` brings it up then. */
export function pairHere(site: DeskSite, shown: DeskEvent, tournament: Tournament, round: number): Html {
  const { translate, federation, viewer } = site;
  const { id, event, rounds } = shown;
  const isNext = rounds.length + 1 === round && round <= event.rounds && event.state === 'running';
  if (!isNext || systemOf(event)?.pairedBy !== 'engine') return NOTHING;
  const facts = {
    ...{ federation: federation.id, account: viewer.account, event: id, round, rules: bookOf(event).id },
    tournament: toPair(tournament),
  };
  const words = WORDS.map(
    (word) => html` data-${word}="${translate(`web.pair-here.${word}`, { count: '{count}', round })}"`,
  );
  return html`<section class="card inside" data-pair-here data-facts="${JSON.stringify(facts)}"${words} hidden
data-bye="${translate('web.round.bye-of-pairing')}" data-round-href="${href(site, deskPath(id, `/rounds/${round}`))}" data-round-name="${translate('web.round.title', { round })}">
<h2>${translate('web.pair-here.title', { round })}</h2><p>${translate('web.pair-here.about')}</p>
<p><button type="button" data-pair>${translate('web.pair-here.pair', { round })}</button></p>
<p role="status"></p><div class="fields" data-pairings></div></section>`;
}

/** What the engine goes by, and nothing else of anybody. */
function toPair({ event: _event, players, games, ...others }: Tournament): Tournament {
  return {
    ...others,
    players: players.map(({ id, number, rating, title, name }) => ({ id, number, rating, title, name })),
    games,
  };
}
