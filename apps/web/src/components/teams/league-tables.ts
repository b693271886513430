import type { AnswerOf, leagueStandings, showLeague } from '@escala/office/questions';
import type { CompetitionRuleBook } from '@escala/regulations';
import { type Html, html, type Value } from '../../kit/html.ts';
import { href, type Site } from '../../kit/site.ts';
import { tieBreakName, tieBreakText } from '../competition-book.ts';
import { reserveMark } from '../events/under-reserve.ts';
import { pointsText, shortTime, time } from '../format.ts';
import { type Column, table } from '../table.ts';
import { badge } from '../ui/badge.ts';
import { card } from '../ui/card.ts';

type Match = AnswerOf<typeof showLeague>['matches'][number];
type Names = ReadonlyMap<string, string>;

export const matchHref = (site: Site, id: string): string => href(site, `/matches/${encodeURIComponent(id)}`);

/** The standings of a group by its league's book; points that may still change are marked (D-OFF-1221). */
export function teamTable(
  site: Site,
  { standings: { rows, tiebreaks }, provisional }: AnswerOf<typeof leagueStandings>,
  book: CompetitionRuleBook,
  names: Names,
): Html {
  const { translate } = site;
  const mark = html`<abbr title="${translate('web.match.provisional')}">°</abbr>`;
  return table(
    site,
    rows,
    [
      ['web.word.rank', ({ rank }) => rank, 'number quiet'],
      ['web.word.team', ({ player }) => names.get(player) ?? player, 'name'],
      [
        'web.word.points',
        ({ player, points }) =>
          html`<strong>${pointsText(points)}</strong>${provisional?.teams.includes(player) && mark}`,
        'number',
      ],
      ...tiebreaks.map(
        (name, i): Column<(typeof rows)[number]> => [
          tieBreakName(site, book, name),
          ({ tiebreaks: values }) => tieBreakText(site, book, name, values[i]),
          'number wide',
        ],
      ),
    ],
    { label: translate('web.event.part-standings'), kind: 'standings' },
  );
}

/** The matches of a round in a card; future ones show only the day. */
export function roundCard(site: Site, round: number, matches: readonly Match[], names: Names): Html {
  const { translate } = site;
  const [on, ...others] = new Set(matches.map((match) => match.on));
  const side = (team: string): Value => names.get(team) ?? team;
  return card(
    {
      title: translate('web.round.title', { round }),
      level: 3,
      aside: on !== undefined && others.length === 0 && html`<span class="quiet small">${time(site, on)}</span>`,
      flush: true,
    },
    table(site, matches, [
      ['web.league.home', ({ home }) => side(home), 'name'],
      [
        'web.word.result',
        (match) =>
          html`<a class="${isOpen(match) && 'quiet round-open'}" href="${matchHref(site, match.id)}">${score(site, match)}</a>${match.adjourned && html` ${badge(translate('web.match.open'))}`}${match.provisional && html` ${badge(translate('web.match.provisional'), 'warning')}`}${match.underReserve && reserveMark(site)}`,
        'result',
      ],
      ['web.league.away', ({ away }) => side(away), 'name'],
      others.length > 0 && ['web.word.date', (match) => match.on && shortTime(site, match.on), 'wide quiet'],
    ]),
  );
}

/** Whether the result is still unknown. */
export const isOpen = ({ boardPoints, result }: Match): boolean => boardPoints === undefined && result === undefined;

/** Board points; a match decided otherwise shows how. */
export function score({ translate }: Site, { boardPoints, result }: Match): string {
  if (boardPoints !== undefined) return `${pointsText(boardPoints.home)} – ${pointsText(boardPoints.away)}`;
  return result === undefined ? translate('web.league.no-result') : result;
}
