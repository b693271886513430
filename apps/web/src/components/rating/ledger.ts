import { type ExplainedEvent, type ExplainedGame, type MessageKey, number } from '@escala/messages';
import { type Html, html, type Value } from '../../kit/html.ts';
import { href, type Site } from '../../kit/site.ts';
import { citations } from '../cited.ts';
import { decimalChange, timeRange } from '../format.ts';
import { playerLink } from '../player-link.ts';
import { type Sentence, sentenceList, type WordedPart } from '../sentences.ts';

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
<p class="quiet small">${event.start && timeRange(site, event.start, event.end)}</p>
${sentences.some(isRemark) && sentenceList(site, regulation, sentences.filter(isRemark))}
${event.games.length > 0 && gamesTable(site, regulation, event, notes)}
<details${event.games.length === 0 && html` open`}><summary>${translate('web.rating.in-words')}</summary>
${sentenceList(site, regulation, told)}</details>
</section>`;
}

/** On a telephone there is no room for ratings and K in columns of their own; the words below the table have them all. */
function gamesTable(site: Site, regulation: string, { id, games }: ExplainedEvent, notes?: GameNotes): Html {
  const { translate } = site;
  const head = (key: MessageKey, kind = ''): Html => html`<th scope="col" class="${kind}">${translate(key)}</th>`;
  const sum = games.reduce((total, game) => total + Math.round(game.change * 1000), 0) / 1000;
  return html`<div class="scroll"><table class="ledger">
<thead><tr>${head('web.rating.round', 'number')}${head('web.rating.opponent')}${head('web.rating.their-rating', 'number wide')}
${head('web.rating.own-rating', 'number wide')}${head('web.rating.score', 'number')}${head('web.rating.expected', 'number')}
<th scope="col" class="number wide">K</th>${head('web.rating.change', 'number')}${head('web.rating.articles', 'wide')}</tr></thead>
<tbody>
${games.map((game) => gameRow(site, regulation, id, game, notes?.(id, game)))}
</tbody>
<tfoot><tr><th scope="row" colspan="2">${translate('web.rating.sum')}</th><td class="wide"></td><td class="wide"></td><td></td><td></td><td class="wide"></td>
<td class="number"><strong>${decimalChange(site, sum)}</strong></td><td class="wide"></td></tr></tfoot>
</table></div>`;
}

/** What *Verify* compares is marked by its name: the text that a reader sees. */
function gameRow(site: Site, regulation: string, event: string, game: ExplainedGame, notes: Value): Html {
  const { translate, language } = site;
  const performance = game.opponentPerformance && html` <abbr title="${translate('web.rating.performance')}">p</abbr>`;
  const theirs = html`${game.opponentRating}${performance}`;
  const figure = (name: string, value: Value): Html => html`<span data-figure="${name}">${value}</span>`;
  const about = JSON.stringify({ event, round: game.round, opponent: game.opponent });
  return html`<tr data-game="${about}"><td class="number">${game.round}</td><th scope="row">${side(site, game)}${playerLink(site, game.opponent, game.opponentName ?? game.opponent)} <span class="only-phone quiet">${theirs}</span>${notes}</th>
<td class="number wide">${figure('opponentRating', game.opponentRating)}${performance}</td><td class="number wide">${figure('own', game.own)}</td>
<td class="number">${scoreText(game)}${kindText(site, game)}</td><td class="number">${figure('expected', number(game.expected, language))}</td><td class="number wide">${figure('k', number(game.k, language))}</td>
<td class="number">${figure('change', decimalChange(site, game.change))}</td><td class="wide">${citations(site, regulation, game)}</td></tr>\n`;
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
