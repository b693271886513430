import type { TeamList } from '@escala/core';
import type { Speech } from '@escala/messages';
import type { JudgedClubList, OrderedPlayer } from '@escala/regulations';
import { ListedNames } from '../listed-names.ts';
import { printable } from '../printable.ts';
import { type Cell, type Column, tableLines } from '../table.ts';
import type { Layout } from '../terminal-layout.ts';
import { reasonLines } from './reason-text.ts';

/** The list in order, the teams with their numbers, and what stands against the list. */
export function clubListLines(
  { club, season, players }: TeamList,
  judged: JudgedClubList,
  speech: Speech,
): (layout: Layout) => string[] {
  const { translate } = speech;
  const names = new ListedNames(players);
  return (layout) => {
    const { paint } = layout;
    const painted = { yes: paint.good, no: paint.bad, unknown: paint.warning }[judged.verdict];
    return [
      `${paint.strong(printable(club))}${season === undefined ? '' : `  ${paint.faint(String(season))}`}`,
      painted(translate('cli.club-list.verdict', { verdict: judged.verdict, count: judged.reasons.length })),
      ...reasonLines(judged.reasons.map(names.named), speech, layout, names.label),
      ...(judged.remarks.length === 0 ? [] : [paint.warning(translate('cli.club-list.remarks'))]),
      ...reasonLines(judged.remarks, speech, layout, names.label),
      '',
      ...playerTable(judged.players, translate, layout),
      '',
      ...judged.teams.map(({ id, competition, boards, first, last, regulars }) => {
        const played = translate(`cli.competition.${competition}`);
        const values = { team: printable(id), competition: played, boards, first, last, count: regulars.length };
        return translate('cli.club-list.team', values);
      }),
    ];
  };
}

function playerTable(
  players: readonly OrderedPlayer[],
  translate: Speech['translate'],
  { paint, width }: Layout,
): string[] {
  const columns: Column[] = [
    { title: translate('cli.column.rank'), align: 'right' },
    { title: translate('cli.column.number'), align: 'left' },
    { title: translate('cli.column.name'), align: 'left', elastic: true },
    { title: translate('cli.column.category'), align: 'left' },
    { title: translate('cli.column.nationality'), align: 'left' },
    { title: translate('cli.column.team'), align: 'left' },
  ];
  const rows = players.map(({ place, number, id, name, category, nationality, team }): Cell[] => [
    { text: String(place), paint: paint.faint },
    { text: printable(number), paint: paint.strong },
    { text: printable(name ?? id) },
    { text: printable(category ?? '') },
    { text: printable(nationality ?? '') },
    { text: printable(team ?? '') },
  ]);
  return rows.length === 0 ? [] : tableLines(columns, rows, { width, titlePaint: paint.faint });
}
