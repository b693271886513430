import { pointsIn, type Reason, SIDES, type Side } from '@escala/core';
import { type FoundFault, placeFaults } from '@escala/formats';
import { points as pointsText, type Speech } from '@escala/messages';
import type { JudgedMatch, JudgedSide, MatchFault, MatchSheet, MatchVerdict } from '@escala/regulations';
import { type ExitCode, REFUSED } from '../exit-codes.ts';
import { competitionPrinting, refuseDocument } from '../faults/refuse.ts';
import { competitionBook, notInRules, type RulesOption } from '../input/competition-book.ts';
import { readTeamDocument } from '../input/team-document.ts';
import { wordedReasons } from '../output/competitions/worded-reasons.ts';
import { ListedNames } from '../output/listed-names.ts';
import { printable } from '../output/printable.ts';
import { reasonLines } from '../output/reason-lines.ts';
import { rowsTable } from '../output/table.ts';
import type { Layout } from '../output/terminal-layout.ts';
import { deliverResult, type ResultOptions } from './deliver-result.ts';
import { blockedOutFile } from './deliver-to-file.ts';

type Judged = Extract<JudgedMatch, { kind: 'judged' }>;

/** Both sheets with colours, verdict and reasons, then the result. */
function lineUpLines(sheet: MatchSheet, judged: Judged, speech: Speech): (layout: Layout) => string[] {
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

/** `escala line-up`: the sheets of a match, each with its verdict and all reasons, and the result. */
export async function lineUp(file: string, options: ResultOptions & RulesOption, speech: Speech): Promise<ExitCode> {
  const blocked = await blockedOutFile(options, file, speech);
  if (blocked !== undefined) return blocked;
  const printing = competitionPrinting(file, options);
  const read = await readTeamDocument(file, 'escala/line-up@1', printing, speech);
  if (read === undefined) return REFUSED;
  const { document: sheet, text } = read;
  const book = competitionBook(options);
  if (book.teams === undefined) return refuseDocument({ fault: notInRules(book) }, printing, speech);
  const judged = book.teams.judgeMatch(sheet);
  const found = judged.kind === 'refused' ? judged.faults.map(placedFault) : pointsOfNobody(sheet, judged);
  if (judged.kind === 'refused' || found.length > 0)
    return refuseDocument({ faults: placeFaults(text, found) }, printing, speech);
  const { home, away, match } = judged;
  const { season, round } = sheet;
  const document = {
    format: 'escala/line-up-verdict@1',
    regulation: book.id,
    ...(season !== undefined && { season }),
    round,
    home: wordedSide(home, speech),
    ...(away !== undefined && { away: wordedSide(away, speech) }),
    ...(match !== undefined && { match: { ...match, reasons: wordedReasons(match.reasons, speech) } }),
  };
  return deliverResult({ document, lines: lineUpLines(sheet, judged, speech) }, options, printing, speech);
}

function wordedSide(side: JudgedSide, speech: Speech): object {
  const { reasons, listReasons } = side;
  return { ...side, reasons: wordedReasons(reasons, speech), listReasons: wordedReasons(listReasons, speech) };
}

function placedFault(fault: MatchFault): FoundFault {
  const { code } = fault;
  switch (code) {
    case 'team-unknown': {
      const { side, team, known } = fault;
      return { code, path: [side, 'team'], values: { side, team, known: known.join(', ') } };
    }
    case 'boards-differ':
      return { code, path: ['away', 'team'], values: { ...fault.boards } };
    case 'results-beyond':
      return { code, path: ['results', fault.boards], values: { results: fault.results, boards: fault.boards } };
  }
}

/** Endarreriments 12.1: on a board where nobody of a team sat, and no substitute came in, the team has no points. */
function pointsOfNobody({ results = [], ...sheet }: MatchSheet, judged: Judged): FoundFault[] {
  return SIDES.flatMap((side) =>
    (judged[side]?.boards ?? []).flatMap(({ board, colour, player }): FoundFault[] => {
      const result = results[board - 1];
      const isEmpty = player === null && !sheet[side]?.substitutions?.some((each) => each.board === board);
      if (!isEmpty || !result || pointsIn(result, colour) === 0) return [];
      return [{ code: 'board-of-nobody', path: ['results', board - 1], values: { side, board, result } }];
    }),
  );
}
