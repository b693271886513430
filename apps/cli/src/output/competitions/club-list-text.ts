import type { TeamList } from '@escala/core';
import type { Speech } from '@escala/messages';
import type { JudgedClubList, OrderedPlayer } from '@escala/regulations';
import { ListedNames } from '../listed-names.ts';
import { printable } from '../printable.ts';
import { reasonLines } from '../reason-lines.ts';
import { rowsTable } from '../table.ts';
import type { Layout } from '../terminal-layout.ts';

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
      ...reasonLines(judged.reasons.map(names.named), speech, layout, { labelOf: names.label }),
      ...(judged.remarks.length === 0 ? [] : [paint.warning(translate('cli.club-list.remarks'))]),
      ...reasonLines(judged.remarks, speech, layout, { labelOf: names.label }),
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

function playerTable(players: readonly OrderedPlayer[], translate: Speech['translate'], layout: Layout): string[] {
  const { faint, strong } = layout.paint;
  return rowsTable(players, layout, [
    [translate('cli.column.rank'), 'right', ({ place }) => ({ text: String(place), paint: faint })],
    [translate('cli.column.number'), 'left', ({ number }) => ({ text: printable(number), paint: strong })],
    [translate('web.word.name'), 'elastic', ({ name, id }) => printable(name ?? id)],
    [translate('web.word.category'), 'left', ({ category }) => printable(category ?? '')],
    [translate('cli.column.nationality'), 'left', ({ nationality }) => printable(nationality ?? '')],
    [translate('cli.column.team'), 'left', ({ team }) => printable(team ?? '')],
  ]);
}
