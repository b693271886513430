import { entryOf, type RowWorking, type Standings, type TeamTournament, type Tournament } from '@escala/core';
import { number, points, type Speech } from '@escala/messages';
import type { CompetitionRuleBook, StandingsRules, TeamTable } from '@escala/regulations';
import { People } from '../people.ts';
import { reasonLines } from '../reason-lines.ts';
import { type Cell, type Column, tableLines } from '../table.ts';
import type { Layout } from '../terminal-layout.ts';
import { titleLines } from './round-table.ts';

/**
 * A table for people, and on request the origin of each number; `event`: as it was read, with the players of its teams.
 */
export function standingsLines(
  tournament: Tournament | TeamTournament,
  standings: Standings,
  { book, event }: { readonly book: CompetitionRuleBook; readonly event: Tournament | TeamTournament },
  speech: Speech,
): (layout: Layout) => string[] {
  const { standings: rules } = book;
  const people = peopleOf(tournament);
  const title = speech.translate('cli.standings-title', { round: standings.round, rounds: tournament.rounds });
  return (layout) => [
    ...titleLines(tournament, title, layout),
    ...rankLines(standings, rules, people, speech, layout, tournament),
    ...underLines(event, standings.round, book, speech, layout),
    ...(standings.workings ?? []).flatMap((working) => workingLines(working, rules, people, speech, layout)),
  ];
}

const peopleOf = (tournament: Tournament | TeamTournament): People =>
  'teams' in tournament ? new People(tournament.teams) : new People(tournament.players, tournament.ratingLists);

/** Below a table of teams its players by points; below a table of players their teams, if only players are ranked. */
function underLines(
  event: Tournament | TeamTournament,
  round: number,
  { systems, standings: rules }: CompetitionRuleBook,
  speech: Speech,
  layout: Layout,
): string[] {
  const teams = 'teams' in event ? undefined : entryOf(systems, event.system)?.teams;
  if ('teams' in event || teams === undefined) return [];
  if (!teams.ranked) return ['', ...teamLines(teams.table(event), speech, layout)];
  const players = rules.rank(event, { round });
  if (players.kind === 'refused') return [];
  return ['', ...rankLines(players.standings, rules, peopleOf(event), speech, layout, event)];
}

function rankLines(
  { tiebreaks, rows }: Standings,
  rules: StandingsRules,
  people: People,
  { translate, language }: Speech,
  { paint, width }: Layout,
  tournament: Tournament | TeamTournament,
): string[] {
  const isOfTeams = 'teams' in tournament;
  const score = isOfTeams && (tournament.primary === 'game' ? 'GP' : 'MP');
  const columns: Column[] = [
    { title: translate('cli.column.rank'), align: 'right' },
    { title: translate('cli.column.number'), align: 'right' },
    { title: translate('web.word.name'), align: 'left', elastic: true },
    ...(isOfTeams ? [] : [{ title: translate('web.word.rating'), align: 'right' } as const]),
    ...(people.hasLists ? [{ title: translate('web.word.list'), align: 'left' } as const] : []),
    { title: score || translate('cli.column.points-short'), align: 'right' },
    ...tiebreaks.map((name): Column => {
      const known = rules.tieBreakOf(name) ?? { code: name };
      return { title: known.code ?? translate(`cli.tiebreak.${known.word}`), align: 'right' };
    }),
  ];
  const cells = rows.map((row, i): Cell[] => [
    { text: i > 0 && rows[i - 1]!.rank === row.rank ? '=' : String(row.rank), paint: paint.strong },
    { text: people.number(row.player), paint: paint.faint },
    { text: people.name(row.player) },
    ...(isOfTeams ? [] : [{ text: String(people.rating(row.player) ?? ''), paint: paint.faint }]),
    ...(people.hasLists ? [{ text: people.list(row.player, translate), paint: paint.faint }] : []),
    { text: points(row.points, language), paint: paint.strong },
    ...row.tiebreaks.map((value, at): Cell => {
      const written = rules.tieBreakOf(tiebreaks[at]!)?.mean ? number : points;
      return { text: value === null ? '-' : written(value, language) };
    }),
  ]);
  return tableLines(columns, cells, { width, titlePaint: paint.faint });
}

/** The table of the players' teams. */
function teamLines({ score, rows }: TeamTable, { translate, language }: Speech, { paint, width }: Layout): string[] {
  const columns: Column[] = [
    { title: translate('cli.column.rank'), align: 'right' },
    { title: translate('web.word.team'), align: 'left', elastic: true },
    ...(score === 'match' ? [{ title: 'MP', align: 'right' } as const] : []),
    { title: 'GP', align: 'right' },
  ];
  const cells = rows.map(({ rank, team, matchPoints, gamePoints }): Cell[] => [
    { text: String(rank), paint: paint.strong },
    { text: team },
    ...(score === 'match' ? [{ text: points(matchPoints, language), paint: paint.strong }] : []),
    { text: points(gamePoints, language) },
  ]);
  return tableLines(columns, cells, { width, titlePaint: paint.faint });
}

/** Totals are highlighted; their parts are indented below them. */
function workingLines(
  working: RowWorking,
  rules: StandingsRules,
  people: People,
  speech: Speech,
  layout: Layout,
): string[] {
  const steps = rules.workingSteps(working, (id) => people.label(id));
  return ['', layout.paint.strong(people.label(working.player)), ...reasonLines(steps, speech, layout)];
}
