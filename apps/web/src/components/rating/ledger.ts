import {
  articleKey,
  type ExplainedEvent,
  type ExplainedGame,
  type MessageKey,
  number,
  textIfAny,
} from '@escala/messages';
import { type Html, html, type Value } from '../../kit/html.ts';
import { href, type Site } from '../../kit/site.ts';
import { decimalChange, hundredths, pointsText, timeRange } from '../format.ts';
import { foldedName, playerLink } from '../player-link.ts';
import { type Sentence, sentenceList, type WordedPart } from '../sentences.ts';
import { card } from '../ui/card.ts';

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
  const score = event.games.reduce((sum, game) => sum + game.score, 0);
  const expected = event.games.reduce((sum, game) => sum + Math.round(game.expected * 1000), 0) / 1000;
  const facts = [
    event.start && timeRange(site, event.start, event.end),
    event.games.length > 0 && translate('web.player.points', { points: pointsText(score), games: event.games.length }),
    event.games.length > 0 &&
      `${translate('web.rating.expected').toLocaleLowerCase(site.language)} ${hundredths(site, expected)}`,
  ];
  return card(
    {
      title: html`<a href="${href(site, `/events/${event.id}`)}">${event.name ?? event.id}</a>`,
      aside: html`<span class="quiet small dots">${facts.map((fact) => fact && html`<span>${fact}</span>`)}</span>`,
      flush: true,
    },
    html`${sentences.some(isRemark) && html`<div class="inside">${sentenceList(site, regulation, sentences.filter(isRemark))}</div>`}
${event.games.length > 0 && gamesTable(site, regulation, event, notes)}
<details class="inside"${event.games.length === 0 && html` open`}><summary>${translate('web.rating.in-words')}</summary>
${sentenceList(site, regulation, told)}</details>`,
  );
}

/** On a telephone there is no room for ratings and K in columns of their own: they stand under the name, and in the words below. */
function gamesTable(site: Site, regulation: string, event: ExplainedEvent, notes?: GameNotes): Html {
  const { translate } = site;
  const { games } = event;
  const sum = games.reduce((total, game) => total + Math.round(game.change * 1000), 0) / 1000;
  const score = games.reduce((total, game) => total + game.score, 0);
  const head = (key: MessageKey, kind = ''): Html => html`<th scope="col" class="${kind}">${translate(key)}</th>`;
  return html`<div class="scroll"><table class="ledger">
<thead><tr>${head('web.word.round', 'number wide')}${head('web.rating.opponent')}${head('web.rating.their-rating', 'number wide')}
${head('web.rating.own-rating', 'number widest')}${head('web.rating.expected', 'number wide')}${head('web.word.result', 'result')}
<th scope="col" class="number wide">K</th>${head('web.rating.change', 'number')}${head('web.verify.button', 'result no-print')}<th scope="col"><span class="unseen">${translate('web.word.why')}</span></th></tr></thead>
<tbody>
${games.map((game) => gameRow(site, regulation, event, game, notes?.(event.id, game)))}
</tbody>
<tfoot><tr><td class="wide"></td><th scope="row">${translate('web.rating.sum')}</th><td class="wide"></td><td class="widest"></td><td class="wide"></td><td class="result">${pointsText(score)}</td><td class="wide"></td>
<td class="number"><strong>${decimalChange(site, sum)}</strong></td><td></td><td></td></tr></tfoot>
</table></div>`;
}

/** What *Verify* compares is marked by its name: the text that a reader sees. */
function gameRow(site: Site, regulation: string, { id }: ExplainedEvent, game: ExplainedGame, notes: Value): Html {
  const { translate, language } = site;
  const performance = game.opponentPerformance && html` <abbr title="${translate('web.rating.performance')}">p</abbr>`;
  const expected = hundredths(site, game.expected);
  const figure = (name: string, value: Value): Html => html`<span data-figure="${name}">${value}</span>`;
  const about = JSON.stringify({ event: id, round: game.round, opponent: game.opponent });
  const why = `why-${id}-${game.round}-${game.opponent}`;
  return html`<tr data-game="${about}"><td class="number quiet wide">${game.round}</td><th scope="row">${side(site, game)}${playerLink(site, game.opponent, foldedName(game.opponentName ?? game.opponent))}${notes}<span class="under">${game.opponentRating}${performance} · ${translate('web.rating.expected').toLocaleLowerCase(language)} ${expected}</span></th>
<td class="number wide">${figure('opponentRating', game.opponentRating)}${performance}</td><td class="number quiet widest">${figure('own', game.own)}</td>
<td class="number wide">${figure('expected', expected)}</td><td class="result">${pointsText(game.score)}${kindText(site, game)}</td><td class="number quiet wide">${figure('k', number(game.k, language))}</td>
<td class="number"><strong>${figure('change', decimalChange(site, game.change))}</strong></td><td class="result no-print" data-verified><button type="button" data-verify-game hidden>${translate('web.verify.button')}</button></td>
<td><button type="button" class="plain" popovertarget="${why}" aria-label="${translate('web.front.why-game', { opponent: game.opponentName ?? game.opponent })}">${translate('web.word.why')}</button><div popover id="${why}" class="cited">${whyGame(site, regulation, game)}</div></td></tr>\n`;
}

/** The game as an equation where it is one, and what every article behind it says. */
function whyGame(site: Site, regulation: string, game: ExplainedGame): Html {
  const { translate, language } = site;
  const { k, score, expected, change } = game;
  const isProduct = Math.abs(k * (score - expected) - change) < 0.006;
  const told = (key: string, label: string): Value => {
    const text = textIfAny(translate, key);
    return text !== undefined && html`<dt>${label}</dt><dd>${text}</dd>\n`;
  };
  return html`${isProduct && html`<p><strong>${number(k, language)} × (${pointsText(game.score)} − ${hundredths(site, expected)}) = ${decimalChange(site, change)}</strong></p>`}
<dl class="facts small">${game.articles.map((article) => told(articleKey(regulation, article), article))}${game.decisions.map((tag) => told(`decision.${tag}`, tag))}</dl>`;
}

function side({ translate }: Site, game: ExplainedGame): Value {
  return (
    game.side &&
    html`<span class="side ${game.side}" role="img" aria-label="${translate(`web.colour.${game.side}`)}"></span> `
  );
}

function kindText({ translate }: Site, { kind }: ExplainedGame): Value {
  return (
    kind !== undefined &&
    kind !== 'played' &&
    html` <span class="quiet small">${translate(`web.rating.kind-${kind}`)}</span>`
  );
}
