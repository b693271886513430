import { decimal, type ListedType, type ScrabbleLedgerLine } from '@escala/core';
import { type MessageKey, number } from '@escala/messages';
import { type Html, html } from '../../kit/html.ts';
import { href, type Site } from '../../kit/site.ts';
import { citations } from '../cited.ts';
import { shortTime } from '../format.ts';
import { playerLink } from '../player-link.ts';
import { type Column, table } from '../table.ts';
import { card } from '../ui/card.ts';

interface PlayLedger {
  readonly type: ListedType;
  readonly regulation: string;
  readonly lines: readonly ScrabbleLedgerLine[];
  readonly names: ReadonlyMap<string, string>;
  readonly eventNames: ReadonlyMap<string, string>;
}

/** The Scrabble games behind a rating: the value and weight of each, and in Libere the opponent. */
export function playLedger(site: Site, { type, regulation, lines, names, eventNames }: PlayLedger): Html {
  const { translate, language } = site;
  const isLibere = type === 'libere';
  const figure = (name: Figure, { [name]: value }: ScrabbleLedgerLine): Html =>
    html`<span data-figure="${name}">${value !== undefined && number(decimal(value), language)}</span>`;
  const figures = (head: MessageKey, name: Figure, kind = 'number'): Column<ScrabbleLedgerLine> => [
    head,
    (line) => figure(name, line),
    kind,
  ];
  const ofLibere: Column<ScrabbleLedgerLine>[] = [
    [
      'web.rating.opponent',
      (line) =>
        line.opponent !== undefined &&
        html`${playerLink(site, line.opponent, names.get(line.opponent) ?? line.opponent)} <span class="quiet">${figure('opponentRating', line)}</span>`,
    ],
    figures('web.word.result', 'score'),
  ];
  const ofPlaces: Column<ScrabbleLedgerLine>[] = [
    [
      'web.word.place',
      (line) => html`${figure('place', line)}${line.place !== undefined && ` / ${line.players}`}`,
      'number',
    ],
    figures('web.scrabble.value', 'value', 'number wide'),
  ];
  const played = table(
    site,
    lines,
    [
      ['web.events.dates', ({ date }) => shortTime(site, date), 'quiet nowrap wide'],
      [
        'web.word.game',
        (line) => html`${gameOf(site, line, eventNames)}<span class="under">${shortTime(site, line.date)}</span>`,
        'name',
      ],
      ...(isLibere ? ofLibere : ofPlaces),
      figures('web.word.points', 'points'),
      figures('web.scrabble.weight', 'weight', 'number wide'),
      ['web.word.articles', (line) => citations(site, regulation, line), 'wide'],
    ],
    { row: (line) => html` data-game="${aboutOf(line)}"` },
  );
  return card({ title: translate('web.rating.games'), flush: true }, played);
}

type Figure = 'opponentRating' | 'score' | 'place' | 'value' | 'points' | 'weight';

function gameOf(site: Site, { game, type, round }: ScrabbleLedgerLine, eventNames: PlayLedger['eventNames']): Html {
  const event = game.slice(0, game.lastIndexOf('/'));
  const { translate } = site;
  return html`<a href="${href(site, `/events/${encodeURIComponent(event)}`)}">${eventNames.get(event) ?? event}</a>, ${translate(`cli.type.${type}`)}${round !== undefined && html`, ${translate('web.word.of-round', { round })}`}`;
}

/** What identifies a game of the working in the rule book's terms. */
const aboutOf = ({ game, type, round, opponent }: ScrabbleLedgerLine): string =>
  JSON.stringify({ game, type, round, opponent });
