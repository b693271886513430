import type { Reason, Side } from '@escala/core';
import { points as pointsText, type Speech } from '@escala/messages';
import type { JudgedMatch, JudgedSide, MatchSheet, MatchVerdict } from '@escala/regulations';
import { ListedNames } from '../listed-names.ts';
import { printable } from '../printable.ts';
import { reasonLines } from '../reason-lines.ts';
import { rowsTable } from '../table.ts';
import type { Layout } from '../terminal-layout.ts';

type Judged = Extract<JudgedMatch, { kind: 'judged' }>;

/** Both sheets with colours, verdict and reasons, then the result. */
export function lineUpLines(sheet: MatchSheet, judged: Judged, speech: Speech): (layout: Layout) => string[] {
  const { home, away, match } = judged;
  return (layout) => [
    ...sideLines('home', home, sheet, speech, layout),
    ...(away === undefined ? [] : ['', ...sideLines('away', away, sheet, speech, layout)]),
    ...(match === undefined ? [] : ['', ...matchLines(match, speech, layout)]),
  ];
}

function sideLines(side: Side, judged: JudgedSide, sheet: MatchSheet, speech: Speech, layout: Layout): string[] {
  const names = new ListedNames(sheet[side]!.players);
  const { translate } = speech;
  const { paint } = layout;
  const { club, team, verdict, reasons, listReasons } = judged;
  const painted = { yes: paint.good, no: paint.bad, unknown: paint.warning }[verdict];
  return [
    `${paint.strong(`${printable(club)} ${printable(team)}`)}  ${paint.faint(translate('cli.line-up.side', { side }))}`,
    '',
    ...boardTable(judged, names, translate, layout),
    '',
    painted(translate('cli.line-up.verdict', { verdict, scoring: sheet.scoring ?? 'match' })),
    ...reasonLines(unmetFirst(reasons).map(names.named), speech, layout, { labelOf: names.label }),
    ...(listReasons.length === 0 ? [] : [paint.warning(translate('cli.line-up.list-faults'))]),
    ...reasonLines(listReasons.map(names.named), speech, layout, { labelOf: names.label }),
  ];
}

function unmetFirst(reasons: readonly Reason[]): Reason[] {
  const order = { no: 0, unknown: 1, yes: 2 };
  return reasons.toSorted((a, b) => order[a.holds] - order[b.holds]);
}

function boardTable(
  { boards }: JudgedSide,
  names: ListedNames,
  translate: Speech['translate'],
  layout: Layout,
): string[] {
  const nobody = translate('web.word.nobody');
  return rowsTable(boards, layout, [
    [translate('web.round.board'), 'right', ({ board }) => ({ text: String(board), paint: layout.paint.strong })],
    [translate('web.word.colour'), 'left', ({ colour }) => translate(`web.colour.${colour}`)],
    [translate('cli.column.number'), 'left', ({ number }) => printable(number ?? '')],
    [translate('web.word.name'), 'elastic', ({ player }) => (player === null ? nobody : names.name(player))],
  ]);
}

function matchLines(match: MatchVerdict, speech: Speech, layout: Layout): string[] {
  const { boardPoints, points, openBoards, openBoardsDecide, reasons } = match;
  const written = ({ home, away }: MatchVerdict['boardPoints']): { home: string; away: string } => {
    return { home: pointsText(home, speech.language), away: pointsText(away, speech.language) };
  };
  const { translate } = speech;
  return [
    layout.paint.strong(
      points === null ? translate('cli.line-up.match-open') : translate('cli.line-up.match', written(points)),
    ),
    translate('cli.line-up.boards', written(boardPoints)),
    ...(openBoards.length === 0 ? [] : [openLine(openBoards, openBoardsDecide, speech)]),
    ...reasonLines(reasons, speech, layout),
  ];
}

/** Ajornaments 10.1. */
function openLine(boards: readonly number[], decide: boolean, { translate }: Speech): string {
  return translate('cli.line-up.open-boards', {
    count: boards.length,
    boards: boards.join(', '),
    decide: decide ? 'yes' : 'no',
  });
}
