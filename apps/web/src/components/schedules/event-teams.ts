import { entryOf, type Tournament } from '@escala/core';
import type { TeamsOfSystem, TeamTable } from '@escala/regulations';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { tieBreakName, tieBreakText } from '../competition-book.ts';
import { type EventField, playerLink } from '../events/event-field.ts';
import { pointsText } from '../format.ts';
import { type Column, table } from '../table.ts';
import { card } from '../ui/card.ts';

type Match = ReturnType<TeamsOfSystem['matches']>[number];
type Row = TeamTable['rows'][number];

/** Defined if the event's system has teams that meet. */
export const teamsIn = ({ book }: EventField, { system }: Tournament): TeamsOfSystem | undefined =>
  entryOf(book.systems, system)?.teams;

/** Tie-breaks beside the points, each with its index in a row's values; none before the first round. */
export function teamTieBreaks({ round, score, tiebreaks }: TeamTable): readonly (readonly [string, number])[] {
  const inColumns = score === 'match' ? ['PTS', 'MP', 'GP', 'MPVGP'] : ['PTS', 'GP'];
  return tiebreaks.map((name, i) => [name, i] as const).filter(([name]) => round > 0 && !inColumns.includes(name));
}

/** Standings of the teams, with match points, board points and tie-breaks. */
export function teamStandings(site: Site, field: EventField, shown: TeamTable): Html {
  const { translate } = site;
  const { round, score, rows } = shown;
  return card(
    { title: translate('web.event-teams.table', { round }), flush: true },
    table(
      site,
      rows,
      [
        ['web.word.rank', ({ rank }) => rank, 'number quiet'],
        ['web.word.team', ({ team }) => team, 'name'],
        score === 'match' && [
          'web.event-teams.match-points',
          ({ matchPoints }) => html`<strong>${pointsText(matchPoints)}</strong>`,
          'number',
        ],
        [
          'web.event-teams.game-points',
          ({ gamePoints }) =>
            score === 'match' ? pointsText(gamePoints) : html`<strong>${pointsText(gamePoints)}</strong>`,
          'number',
        ],
        ...teamTieBreaks(shown).map(
          ([name, i]): Column<Row> => [
            tieBreakName(site, field.book, name),
            (row) => tieBreakText(site, field.book, name, row.tiebreaks[i]),
            'number wide quiet',
          ],
        ),
      ],
      { kind: 'dense', caption: translate('web.event-teams.table', { round }), hidesCaption: true },
    ),
  );
}

/** The matches up to the round of the table as the usual square: board points of the row against the column. */
export function teamCrosstable(site: Site, { round, rows }: TeamTable, matches: readonly Match[]): Html {
  const { translate } = site;
  const against = (own: string, other: string): string =>
    matches
      .filter((match) => match.round <= round && match.boards.some(({ result }) => result !== undefined))
      .flatMap(({ first, second, points }) =>
        first === own && second === other
          ? pointsText(points[0])
          : first === other && second === own
            ? pointsText(points[1])
            : [],
      )
      .join(' ');
  return card(
    { title: translate('web.crosstable.title', { round }), flush: true },
    table(
      site,
      rows,
      [
        [html`<abbr title="${translate('web.word.rank')}">#</abbr>`, (_row, i) => i + 1, 'number quiet'],
        ['web.word.team', ({ team }) => team, 'name'],
        ...rows.map(
          (other, i): Column<Row> => [
            html`<abbr title="${other.team}">${i + 1}</abbr>`,
            (row) => (row === other ? html`<span class="self"></span>` : against(row.team, other.team)),
            'number',
          ],
        ),
      ],
      { kind: 'crosstable', label: translate('web.event.part-crosstable') },
    ),
  );
}

/** The matches of a round with the sums of their boards. */
export function matchesOfRound(site: Site, matches: readonly Match[], round: number): Html {
  const { translate } = site;
  const own = matches.filter((match) => match.round === round);
  return card(
    { title: translate('web.event-teams.matches'), flush: true },
    table(
      site,
      own,
      [
        ['web.word.team', ({ first }) => first, 'name'],
        [
          'web.word.result',
          ({ points: [a, b] }) => html`<strong class="nowrap">${pointsText(a)} – ${pointsText(b)}</strong>`,
          'result',
        ],
        ['web.word.team', ({ second }) => second, 'name'],
        ['web.word.boards', ({ boards }) => boardsSaid(boards), 'number quiet'],
      ],
      { kind: 'dense', caption: translate('web.event-teams.matches'), hidesCaption: true },
    ),
  );
}

function boardsSaid(boards: Match['boards']): string {
  const numbers = boards.flatMap(({ board }) => board ?? []);
  return numbers.length === 0 ? '' : `${Math.min(...numbers)}–${Math.max(...numbers)}`;
}

/** The players of each team by board, with their points after the round of the table. */
export function lineUps(
  site: Site,
  field: EventField,
  { players: all }: Tournament,
  teams: TeamsOfSystem,
  { round }: TeamTable,
): Html {
  const points = field.pointsBefore(round + 1);
  return html`<h2>${site.translate('web.event-teams.players')}</h2><div class="rounds-ahead">${teams.of(all).map(
    ({ name, players }) => html`<section class="card inside"><h3>${name}</h3>
<ol class="numbered">${players.map((id) => html`<li><span>${playerLink(site, field, id)}</span><span class="quiet">${field.get(id)?.rating}</span><span class="number">${pointsText(points.get(id) ?? 0)}</span></li>\n`)}</ol></section>`,
  )}</div>`;
}
