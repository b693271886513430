import type { TeamList } from '@escala/core';
import type { Speech } from '@escala/messages';
import type { JudgedClubList, OrderedPlayer } from '@escala/regulations';
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

/** The list in order, the teams with their numbers, and what the list breaks. */
function clubListLines(
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
        const played = translate(`web.competition.${competition}`);
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

interface ClubListOptions extends ResultOptions, RulesOption {
  /** The list this one was amended from. */
  readonly before?: string;
}

/** `escala club-list`: a club's players in order of strength, its teams, and every objection to the list. */
export async function clubList(file: string, options: ClubListOptions, speech: Speech): Promise<ExitCode> {
  const blocked = await blockedOutFile(options, file, speech, options.before);
  if (blocked !== undefined) return blocked;
  const printing = competitionPrinting(file, options);
  const read = await readTeamDocument(file, 'escala/team-list@1', printing, speech);
  if (read === undefined) return REFUSED;
  const list = read.document;
  const { before } = options;
  const earlier =
    before === undefined
      ? undefined
      : await readTeamDocument(before, 'escala/team-list@1', { ...printing, source: before }, speech);
  if (before !== undefined && earlier === undefined) return REFUSED;
  const book = competitionBook(options);
  if (book.teams === undefined) return refuseDocument({ fault: notInRules(book) }, printing, speech);
  const judged = book.teams.judgeClubList(list, earlier?.document);
  const { club, season } = list;
  const document = {
    format: 'escala/team-list-verdict@1',
    regulation: book.id,
    club,
    ...(season !== undefined && { season }),
    ...judged,
    reasons: wordedReasons(judged.reasons, speech),
    remarks: wordedReasons(judged.remarks, speech),
  };
  return deliverResult({ document, lines: clubListLines(list, judged, speech) }, options, printing, speech);
}
