import type { MessageKey } from '@escala/messages';
import { fieldsWhere, PLAYER_FIELDS } from '@escala/office';
import {
  claimsOfPlayer,
  liveRating,
  normsOfPlayer,
  playerEvents,
  ratingHistory,
  showFederation,
  showPlayer,
} from '@escala/office/questions';
import { dateInWords } from '../../components/format.ts';
import { playerLink } from '../../components/player-link.ts';
import { fieldFacts } from '../../desks/log/field-facts.ts';
import { type Html, html } from '../../kit/html.ts';
import { definePage } from '../../kit/page.ts';
import { href, type Site } from '../../kit/site.ts';
import { scrabbleRatings } from '../scrabble/player-scrabble.ts';
import { playerClaims } from './player-claims.ts';
import { playedEvents } from './player-events.ts';
import { playerNorms } from './player-norms.ts';
import { ratingCards } from './player-ratings.ts';

type Player = Awaited<ReturnType<(typeof showPlayer)['ask']>>;

/** A player: facts, every rating with its past and its future, events, norms, decided claims. */
export const player = definePage({
  path: '/players/:player',
  view: async (ask, { params, query }, site) => {
    const { player: id = '' } = params;
    const { translate } = site;
    const shown = await ask(showPlayer, { player: id });
    if (shown.mergedInto !== undefined)
      return {
        title: shown.name,
        main: html`<p class="notice">${translate('web.player.merged')} ${playerLink(site, shown.mergedInto, shown.mergedInto)}</p>`,
      };
    const { settings } = await ask(showFederation, {});
    const { series } = await ask(ratingHistory, { player: id });
    const { ratings: live } = await ask(liveRating, { player: id });
    const events = await ask(playerEvents, { player: id, ...(query.page ? { page: query.page } : {}) });
    const norms = await ask(normsOfPlayer, { player: id });
    const { claims } = await ask(claimsOfPlayer, { player: id });
    const scrabble = await scrabbleRatings(ask, site, id, settings.series);
    return {
      title: shown.name,
      scripts: ['chart.ts'],
      description: translate('web.player.description', { name: shown.name, federation: settings.name }),
      main: html`${facts(site, shown)}
<h2>${translate(scrabble.length > 0 ? 'web.scrabble.rating' : 'web.player.ratings')}</h2>
${ratingCards(site, id, series, live, scrabble)}
${(events.total > 0 || scrabble.length === 0) && html`<h2 id="events">${translate('web.player.events')}</h2>${playedEvents(site, events)}`}
${playerNorms(site, norms)}
${playerClaims(site, claims, settings.series)}`,
    };
  },
});

const PUBLIC = fieldsWhere(PLAYER_FIELDS, 'page', 'public');

function facts(site: Site, shown: Player): Html {
  const { translate } = site;
  const fact = (key: MessageKey, value: Html | string | number | undefined): Html =>
    value === undefined ? html`` : html`<dt>${translate(key)}</dt><dd>${value}</dd>\n`;
  const titles = (shown.titles ?? []).map(({ title, on }) =>
    on === undefined ? title : `${title} (${on.slice(0, 4)})`,
  );
  const [fide] = shown.fideRatings ?? [];
  const fideText = [
    shown.fideId,
    fide?.standard === undefined
      ? undefined
      : translate('web.player.fide-rating', {
          rating: fide.standard,
          from: dateInWords(site, fide.from),
        }),
  ].filter((part) => part !== undefined);
  return html`<dl class="facts">
${fact('web.player.club', shown.club === undefined ? undefined : html`<a href="${href(site, `/clubs/${encodeURIComponent(shown.club)}`)}">${shown.clubName ?? shown.club}</a>`)}
${fact('web.player.title', titles.length === 0 ? undefined : titles.join(', '))}
${fieldFacts(site, 'player', shown, PUBLIC)}${fact('web.player.born', shown.birthYear)}
${fact('web.player.fide', fideText.length === 0 ? undefined : fideText.join(' · '))}
${fact('web.player.number', shown.player)}
</dl>`;
}
