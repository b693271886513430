import { decimal, type ListedType, type ScrabbleLedgerLine } from '@escala/core';
import { type MessageKey, number } from '@escala/messages';
import { type Html, html } from '../../kit/html.ts';
import { href, type Site } from '../../kit/site.ts';
import { citations } from '../cited.ts';
import { time } from '../format.ts';
import { playerLink } from '../player-link.ts';
import { card } from '../ui/card.ts';

interface PlayLedger {
  readonly type: ListedType;
  readonly regulation: string;
  readonly lines: readonly ScrabbleLedgerLine[];
  readonly names: ReadonlyMap<string, string>;
  readonly eventNames: ReadonlyMap<string, string>;
}

/** The games of Scrabble behind a rating: what each is worth and weighs; of Libere against whom. */
export function playLedger(site: Site, { type, regulation, lines, names, eventNames }: PlayLedger): Html {
  const { translate, language } = site;
  const isLibere = type === 'libere';
  const head = (key: MessageKey, kind = ''): Html => html`<th scope="col" class="${kind}">${translate(key)}</th>`;
  const printed = (name: string, value: number | undefined): Html =>
    html`<span data-figure="${name}">${value !== undefined && number(decimal(value), language)}</span>`;
  const figure = (name: string, value: number | undefined): Html =>
    html`<td class="number">${printed(name, value)}</td>`;
  return card(
    { title: translate('web.rating.games'), flush: true },
    html`<div class="scroll"><table>
<thead><tr>${head('web.events.dates')}${head('web.word.game')}${
      isLibere
        ? html`${head('web.rating.opponent')}${head('web.word.result', 'number')}`
        : html`${head('web.word.place', 'number')}${head('web.scrabble.value', 'number')}`
    }${head('web.word.points', 'number')}${head('web.scrabble.weight', 'number')}${head('web.word.articles')}</tr></thead>
<tbody>${lines.map((line) => {
      const event = line.game.slice(0, line.game.lastIndexOf('/'));
      return html`<tr data-game="${aboutOf(line)}"><td>${time(site, line.date)}</td><th scope="row"><a href="${href(site, `/events/${encodeURIComponent(event)}`)}">${eventNames.get(event) ?? event}</a>, ${translate(`cli.type.${line.type}`)}${line.round !== undefined && html`, ${translate('web.word.of-round', { round: line.round })}`}</th>
${
  isLibere
    ? html`<td>${line.opponent !== undefined && html`${playerLink(site, line.opponent, names.get(line.opponent) ?? line.opponent)} <span class="quiet">${printed('opponentRating', line.opponentRating)}</span>`}</td>
${figure('score', line.score)}`
    : html`<td class="number">${printed('place', line.place)}${line.place !== undefined && ` / ${line.players}`}</td>${figure('value', line.value)}`
}${figure('points', line.points)}${figure('weight', line.weight)}<td>${citations(site, regulation, line)}</td></tr>\n`;
    })}</tbody></table></div>`,
  );
}

/** What tells a game of the working from the others, as the rule book names it. */
const aboutOf = ({ game, type, round, opponent }: ScrabbleLedgerLine): string =>
  JSON.stringify({ game, type, round, opponent });
