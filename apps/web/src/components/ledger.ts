import { type ExplainedEvent, type ExplainedGame, number } from '@escala/messages';
import { type Html, html, type Value } from '../kit/html.ts';
import { href, type Site } from '../kit/site.ts';
import { citations } from './cited.ts';
import { change, time } from './format.ts';
import { playerLink } from './player-link.ts';
import { type Sentence, sentenceList, type WordedPart } from './sentences.ts';

/** What else is to be said of a game, beside the opponent. */
export type GameNotes = (event: string, game: ExplainedGame) => Value;

/** The player's games of an event, each with what was expected, K and the change; the same in words below. */
export function eventLedger(
  site: Site,
  regulation: string,
  event: ExplainedEvent,
  { sentences }: WordedPart,
  notes?: GameNotes,
): Html {
  const { translate } = site;
  const isRemark = ({ tone }: Sentence): boolean => tone === 'warning' || tone === 'error';
  const told = sentences.filter((sentence) => !isRemark(sentence));
  return html`<section>
<h3><a href="${href(site, `/events/${event.id}`)}">${event.name ?? event.id}</a></h3>
<p class="quiet small">${event.start && dates(site, event.start, event.end)}</p>
${sentences.some(isRemark) && sentenceList(site, regulation, sentences.filter(isRemark))}
${event.games.length > 0 && gamesTable(site, regulation, event, notes)}
<details${event.games.length === 0 && html` open`}><summary>${translate('web.rating.in-words')}</summary>
${sentenceList(site, regulation, told)}</details>
</section>`;
}

export function dates(site: Site, start: string, end: string | undefined): Html {
  return html`${time(site, start)}${end !== undefined && end !== start && html` – ${time(site, end)}`}`;
}

function gamesTable(site: Site, regulation: string, { id, games }: ExplainedEvent, notes?: GameNotes): Html {
  const { translate, language } = site;
  const head = (key: string, kind = ''): Html => html`<th scope="col" class="${kind}">${translate(key)}</th>`;
  const sum = games.reduce((total, game) => total + Math.round(game.change * 1000), 0) / 1000;
  return html`<div class="scroll"><table class="ledger">
<thead><tr>${head('web.rating.round', 'number')}${head('web.rating.opponent')}${head('web.rating.their-rating', 'number')}
${head('web.rating.own-rating', 'number')}${head('web.rating.score', 'number')}${head('web.rating.expected', 'number')}
<th scope="col" class="number">K</th>${head('web.rating.change', 'number')}${head('web.rating.articles')}</tr></thead>
<tbody>
${games.map(
  (
    game,
  ) => html`<tr><td class="number">${game.round}</td><th scope="row">${side(site, game)}${playerLink(site, game.opponent, game.opponentName ?? game.opponent)}${notes?.(id, game)}</th>
<td class="number">${game.opponentRating}${game.opponentPerformance && html` <abbr title="${translate('web.rating.performance')}">p</abbr>`}</td><td class="number">${game.own}</td>
<td class="number">${scoreText(game)}${kindText(site, game)}</td><td class="number">${number(game.expected, language)}</td><td class="number">${number(game.k, language)}</td>
<td class="number">${decimalChange(site, game.change)}</td><td>${citations(site, regulation, game)}</td></tr>\n`,
)}
</tbody>
<tfoot><tr><th scope="row" colspan="7">${translate('web.rating.sum')}</th><td class="number"><strong>${decimalChange(site, sum)}</strong></td><td></td></tr></tfoot>
</table></div>`;
}

/** A change with the decimal sign of the language. */
export function decimalChange({ language }: Pick<Site, 'language'>, value: number): Html {
  const whole = change(value);
  return language === 'en' ? whole : { html: whole.html.replace('.', ',') };
}

function side({ translate }: Site, game: ExplainedGame): Value {
  return (
    game.side &&
    html`<span class="side ${game.side}" role="img" aria-label="${translate(`web.rating.side-${game.side}`)}"></span> `
  );
}

const scoreText = ({ score }: { readonly score: number }): string => (score === 0.5 ? '½' : String(score));

function kindText({ translate }: Site, { kind }: ExplainedGame): Value {
  return (
    kind !== undefined &&
    kind !== 'played' &&
    html` <span class="quiet small">${translate(`web.rating.kind-${kind}`)}</span>`
  );
}
