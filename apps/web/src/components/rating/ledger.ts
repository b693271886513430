import { articleKey, type ExplainedEvent, type ExplainedGame, number, textIfAny } from '@escala/messages';
import { type Html, html, type Value } from '../../kit/html.ts';
import { href, type Site } from '../../kit/site.ts';
import { sideMark } from '../events/result.ts';
import { exactChange, hundredths, pointsText, timeRange } from '../format.ts';
import { foldedName, playerLink } from '../player-link.ts';
import { type Sentence, sentenceList, type WordedPart } from '../sentences.ts';
import { type Column, table } from '../table.ts';
import { card } from '../ui/card.ts';

/** Further notes on a game, besides the opponent. */
export type GameNotes = (event: string, game: ExplainedGame) => Value;

/** The player's games in an event, each with the expected score, K and the change; the same in words below. */
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

/**
 * On a telephone there is no room for columns of ratings and K: they are below the name, and in the words below. What
 * *Verify* compares is marked by name: the text that a reader sees.
 */
function gamesTable(site: Site, regulation: string, event: ExplainedEvent, notes?: GameNotes): Html {
  const { translate, language } = site;
  const { id, games } = event;
  const expectedWord = translate('web.rating.expected').toLocaleLowerCase(language);
  const rating = ({ opponentRating, opponentPerformance }: ExplainedGame, shown: Value = opponentRating): Html =>
    html`${shown}${opponentPerformance && html` <abbr title="${translate('web.rating.performance')}">p</abbr>`}`;
  const columns: readonly Column<ExplainedGame>[] = [
    ['web.word.round', ({ round }) => round, 'number quiet wide'],
    [
      'web.rating.opponent',
      (game) =>
        html`${side(site, game)}${playerLink(site, game.opponent, foldedName(game.opponentName ?? game.opponent))}${notes?.(id, game)}<span class="under">${rating(game)} · ${expectedWord} ${hundredths(site, game.expected)}</span>`,
      'name',
    ],
    ['web.rating.their-rating', (game) => rating(game, figure('opponentRating', game.opponentRating)), 'number wide'],
    ['web.rating.own-rating', ({ own }) => figure('own', own), 'number quiet widest'],
    ['web.rating.expected', ({ expected }) => figure('expected', hundredths(site, expected)), 'number wide'],
    ['web.word.result', (game) => html`${pointsText(game.score)}${kindText(site, game)}`, 'result'],
    [html`K`, ({ k }) => figure('k', number(k, language)), 'number quiet wide'],
    [
      'web.list.change',
      ({ change }) => html`<strong>${figure('change', exactChange(site, change))}</strong>`,
      'number',
    ],
    [
      'web.verify.button',
      () =>
        html`<span data-verified><button type="button" data-verify-game hidden>${translate('web.verify.button')}</button></span>`,
      'unseen result no-print',
    ],
    ['web.word.why', (game) => whyButton(site, regulation, id, game), 'unseen'],
  ];
  const sum = games.reduce((total, game) => total + Math.round(game.change * 1000), 0) / 1000;
  const score = games.reduce((total, game) => total + game.score, 0);
  return table(site, games, columns, {
    kind: 'ledger',
    row: ({ round, opponent }) => html` data-game="${JSON.stringify({ event: id, round, opponent })}"`,
    foot: html`<tr><td class="wide"></td><th scope="row">${translate('web.rating.sum')}</th><td class="wide"></td><td class="widest"></td><td class="wide"></td><td class="result">${pointsText(score)}</td><td class="wide"></td>
<td class="number"><strong>${exactChange(site, sum)}</strong></td><td></td><td></td></tr>`,
  });
}

const figure = (name: string, value: Value): Html => html`<span data-figure="${name}">${value}</span>`;

function whyButton(site: Site, regulation: string, event: string, game: ExplainedGame): Html {
  const { translate } = site;
  const why = `why-${event}-${game.round}-${game.opponent}`;
  return html`<button type="button" class="plain" popovertarget="${why}" aria-label="${translate('web.front.why-game', { opponent: game.opponentName ?? game.opponent })}">${translate('web.word.why')}</button><div popover id="${why}" class="cited">${whyGame(site, regulation, game)}</div>`;
}

/** The game as an equation if it is one, and the text of every article behind it. */
function whyGame(site: Site, regulation: string, game: ExplainedGame): Html {
  const { translate, language } = site;
  const { k, score, expected, change } = game;
  const isProduct = Math.abs(k * (score - expected) - change) < 0.006;
  const told = (key: string, label: string): Value => {
    const text = textIfAny(translate, key);
    return text !== undefined && html`<dt>${label}</dt><dd>${text}</dd>\n`;
  };
  return html`${isProduct && html`<p><strong>${number(k, language)} × (${pointsText(game.score)} − ${hundredths(site, expected)}) = ${exactChange(site, change)}</strong></p>`}
<dl class="facts small">${game.articles.map((article) => told(articleKey(regulation, article), article))}${game.decisions.map((tag) => told(`decision.${tag}`, tag))}</dl>`;
}

const side = ({ translate }: Site, { side: colour }: ExplainedGame): Value =>
  colour && html`${sideMark(translate, colour)} `;

function kindText({ translate }: Site, { kind }: ExplainedGame): Value {
  return (
    kind !== undefined &&
    kind !== 'played' &&
    html` <span class="quiet small">${translate(`web.rating.kind-${kind}`)}</span>`
  );
}
