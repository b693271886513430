import { COLLECTIVE_TYPES, decimal } from '@escala/core';
import { number } from '@escala/messages';
import { explainScrabbleRating } from '@escala/office/questions';
import { citations } from '../components/cited.ts';
import { citedParts } from '../components/explanation-parts.ts';
import { dateInWords, time } from '../components/format.ts';
import { linePath, playerLink } from '../components/player-link.ts';
import { sentenceList } from '../components/sentences.ts';
import { type Html, html } from '../kit/html.ts';
import type { Ask, Page, PageRequest } from '../kit/page.ts';
import { href, type Site, withQuery } from '../kit/site.ts';
import type { SeriesOfPlayer } from './player-scrabble.ts';

type Answer = Awaited<ReturnType<(typeof explainScrabbleRating)['ask']>>;

const LISTED = ['general', ...COLLECTIVE_TYPES, 'libere'] as const;

/** A Scrabble rating taken apart: the games in its window, what each is worth and weighs, and the mean of them. */
export async function scrabbleLine(
  ask: Ask,
  { params, query }: PageRequest,
  site: Site,
  { id: series, name, regulation }: SeriesOfPlayer,
): Promise<Page> {
  const { player = '', date = '' } = params;
  const { translate } = site;
  const type = LISTED.find((each) => each === query.type) ?? 'general';
  const edition = query.edition === 'revised' ? 'revised' : 'published';
  const answer = await ask(explainScrabbleRating, { series, date, player, type, edition });
  const other = edition === 'published' ? 'revised' : 'published';
  const cited = {
    regulation,
    articles: unique([...answer.lines, ...answer.steps].flatMap(({ articles }) => articles)),
    decisions: unique([...answer.lines, ...answer.steps].flatMap(({ decisions }) => decisions)),
  };
  return {
    title: translate('web.rating.title', { name: answer.name, series: name, date: dateInWords(site, date) }),
    main: html`<p>${playerLink(site, player, answer.name)} · <a href="${href(site, withQuery(linePath(player, series, date), { type, edition: other }))}">${translate(`web.list.show-${other}`)}</a></p>
<p><span class="big">${answer.displayed}</span> ${typeName(site, type)}, ${translate('web.scrabble.exact', { rating: number(answer.rating, site.language) })}</p>
${sentenceList(
  site,
  regulation,
  answer.steps.map(({ quantity, values, articles, decisions }) => ({
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

const unique = (texts: readonly string[]): string[] => [...new Set(texts)].sort();

const typeName = ({ translate }: Site, type: string): string =>
  type === 'general' ? translate('web.scrabble.general') : translate(`cli.type.${type}`);

function gamesTable(site: Site, regulation: string, { lines }: Answer): Html {
  const { translate, language } = site;
  const head = (key: string, kind = ''): Html => html`<th scope="col" class="${kind}">${translate(key)}</th>`;
  const figure = (value: number | null): Html =>
    html`<td class="number">${value !== null && number(decimal(value), language)}</td>`;
  return html`<div class="scroll"><table>
<thead><tr>${head('web.events.dates')}${head('web.scrabble.game')}${head('web.rating.opponent')}${head('web.scrabble.place', 'number')}
${head('web.scrabble.value', 'number')}${head('web.scrabble.points', 'number')}${head('web.scrabble.weight', 'number')}${head('web.rating.articles')}</tr></thead>
<tbody>${lines.map(
    (line) => html`<tr><td>${time(site, line.date)}</td><th scope="row">${line.event}, ${typeName(site, line.type)}</th>
<td>${line.opponent !== null && playerLink(site, line.opponent, line.opponentName ?? line.opponent)}</td>
<td class="number">${line.place !== null && `${line.place} / ${line.players}`}</td>${figure(line.value)}${figure(line.points)}${figure(line.weight)}<td>${citations(site, regulation, line)}</td></tr>\n`,
  )}</tbody></table></div>`;
}

function corrections(site: Site, { corrections: all }: Answer): Html {
  if (all.length === 0) return html``;
  return html`<section class="notice"><h2>${site.translate('web.scrabble.corrections')}</h2>
<ul>${all.map(({ on, reason }) => html`<li>${time(site, on)}: <q>${reason}</q></li>\n`)}</ul></section>`;
}
