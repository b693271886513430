import { decimal } from '@escala/core';
import { type MessageKey, number } from '@escala/messages';
import { explainScrabbleRating, listDifferences, searchLists } from '@escala/office/questions';
import { citations } from '../../components/cited.ts';
import { dateInWords, time } from '../../components/format.ts';
import { playerLink } from '../../components/player-link.ts';
import { citedParts } from '../../components/rating/explanation-parts.ts';
import { listedTypeOf, typeName } from '../../components/scrabble/scrabble-words.ts';
import { sentenceList } from '../../components/sentences.ts';
import { type Html, html } from '../../kit/html.ts';
import type { Ask, Page, PageRequest } from '../../kit/page.ts';
import { href, type Site, withQuery } from '../../kit/site.ts';
import type { SeriesOfPlayer } from './player-scrabble.ts';
import { editionNotice, scrabbleNeighbours, typesOfPlayer } from './scrabble-line-frame.ts';
import { scrabbleVerifyBox } from './scrabble-verify.ts';

type Answer = Awaited<ReturnType<(typeof explainScrabbleRating)['ask']>>;

/** A Scrabble rating taken apart: the games in its window, what each is worth and weighs, and the mean of them. */
export async function scrabbleLine(
  ask: Ask,
  { params, query }: PageRequest,
  site: Site,
  { id: series, name, regulation }: SeriesOfPlayer,
): Promise<Page> {
  const { player = '' } = params;
  const { translate } = site;
  const { lists } = await ask(searchLists, { series });
  const date = params.date ?? lists[0]?.date ?? '';
  const type = listedTypeOf(query.type);
  const edition = query.edition === 'published' ? 'published' : 'revised';
  const answer = await ask(explainScrabbleRating, { series, date, player, type, edition });
  const { steps: moved } = await ask(listDifferences, { series, date, player });
  const steps = answer.steps.filter((step) => typeOfStep(step) === type);
  const cited = {
    regulation,
    articles: unique([...answer.lines, ...steps].flatMap(({ articles }) => articles)),
    decisions: unique([...answer.lines, ...steps].flatMap(({ decisions }) => decisions)),
  };
  const hash = lists.find((list) => list.date === date)?.hash ?? '';
  return {
    title: translate('web.rating.title', { name: answer.name, series: name, date: dateInWords(site, date) }),
    scripts: ['verify.ts'],
    main: html`<p>${playerLink(site, player, answer.name)} · <a href="${href(site, withQuery(`/lists/${series}/${date}`, { type: type === 'general' ? undefined : type }))}">${translate('web.rating.whole-list')}</a></p>
${scrabbleNeighbours(site, { player, series, date, type }, lists)}
${await typesOfPlayer(ask, site, { player, series, date, type, edition })}
${editionNotice(site, { player, series, date, type, edition }, moved)}
<p><span class="figure">${answer.displayed}</span> ${typeName(site, type)}${answer.status !== null && html` <span class="badge">${translate(`web.scrabble.status-${answer.status}`)}</span>`}, ${translate('web.scrabble.exact', { rating: number(answer.rating, site.language) })}</p>
${scrabbleVerifyBox(site, { series, date, hash, regulation }, answer)}
<h2>${translate('web.rating.how')}</h2>
${sentenceList(
  site,
  regulation,
  steps.map(({ quantity, values, articles, decisions }) => ({
    kind: 'sentence',
    text: translate(`working.${quantity}`, values),
    level: 0,
    articles,
    decisions,
  })),
)}
${corrections(site, answer)}
<h2>${translate('web.rating.games')}</h2>
${gamesTable(site, regulation, answer)}
${citedParts(site, cited)}`,
  };
}

/** A step names the type it belongs to; those of Libere say so in their own name. */
function typeOfStep({ quantity, values }: Answer['steps'][number]): string {
  return quantity.includes('.libere-') ? 'libere' : String(values.type ?? 'general');
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)].sort();

/** What tells a game of the working from the others, as the rule book names it. */
function aboutOf({ event, game, type, round, opponent }: Answer['lines'][number]): string {
  return JSON.stringify({
    game: `${event}/${game}`,
    type,
    ...(round !== null && { round }),
    ...(opponent !== null && { opponent }),
  });
}

function gamesTable(site: Site, regulation: string, { lines, type }: Answer): Html {
  const { translate, language } = site;
  const isLibere = type === 'libere';
  const head = (key: MessageKey, kind = ''): Html => html`<th scope="col" class="${kind}">${translate(key)}</th>`;
  const printed = (name: string, value: number | null): Html =>
    html`<span data-figure="${name}">${value !== null && number(decimal(value), language)}</span>`;
  const figure = (name: string, value: number | null): Html => html`<td class="number">${printed(name, value)}</td>`;
  return html`<div class="scroll"><table>
<thead><tr>${head('web.events.dates')}${head('web.scrabble.game')}${
    isLibere && html`${head('web.rating.opponent')}${head('web.rating.score', 'number')}`
  }${!isLibere && html`${head('web.scrabble.place', 'number')}${head('web.scrabble.value', 'number')}`}${head('web.scrabble.points', 'number')}${head('web.scrabble.weight', 'number')}${head('web.rating.articles')}</tr></thead>
<tbody>${lines.map(
    (
      line,
    ) => html`<tr data-game="${aboutOf(line)}"><td>${time(site, line.date)}</td><th scope="row"><a href="${href(site, `/events/${encodeURIComponent(line.event)}`)}">${line.eventName}</a>, ${typeName(site, line.type)}${line.round !== null && html`, ${translate('web.cause.round', { round: line.round })}`}</th>
${
  isLibere &&
  html`<td>${line.opponent !== null && html`${playerLink(site, line.opponent, line.opponentName ?? line.opponent)} <span class="quiet">${printed('opponentRating', line.opponentRating)}</span>`}</td>
${figure('score', line.score)}`
}${
  !isLibere &&
  html`<td class="number">${printed('place', line.place)}${line.place !== null && ` / ${line.players}`}</td>${figure('value', line.value)}`
}${figure('points', line.points)}${figure('weight', line.weight)}<td>${citations(site, regulation, line)}</td></tr>\n`,
  )}</tbody></table></div>`;
}

function corrections(site: Site, { corrections: all }: Answer): Html {
  if (all.length === 0) return html``;
  return html`<section class="notice"><h2>${site.translate('web.scrabble.corrections')}</h2>
<ul>${all.map(({ on, reason }) => html`<li>${time(site, on)}: <q>${reason}</q></li>\n`)}</ul></section>`;
}
