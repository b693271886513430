import { searchClubs, showCrosstable, showStandings } from '@escala/office/questions';
import {
  hasTable,
  isSquare,
  ownResult,
  pointsText,
  reservedGames,
  reservedLine,
  reservedPlayers,
  teamsIn,
  teamTieBreaks,
  tieBreakText,
  tieBreakWords,
} from '@escala/web';
import { type PdfColumn, tablePdf } from '../../pdf/table-pdf.ts';
import { paperOf } from '../../pdf/tagged-document.ts';
import {
  type EventPaper,
  figure,
  footOf,
  fullName,
  heading,
  headOf,
  listCell,
  listColumn,
  words,
} from './event-paper.ts';

/** With this many columns a table is printed in landscape. */
const WIDE = 9;

/** The standings after a round, with tie-breaks; of the teams in a team event. */
export async function standingsPdf(paper: EventPaper, round: number | undefined): Promise<Uint8Array> {
  const { ask, seen, language, translate } = paper;
  const teams = hasTable(seen.shown) ? undefined : teamsIn(seen.field, seen.tournament);
  if (teams) return teamsPdf(paper, teams.table(seen.tournament, seen.shown.event.tiebreaks));
  const { standings } = await ask(showStandings, { event: seen.shown.id, ...(round && { round }) });
  const { rows } = standings;
  const tiebreaks = standings.tiebreaks.map((name) => tieBreakWords(paper, seen.field.book, name));
  const reserved = reservedPlayers(seen, standings.round);
  const columns: PdfColumn[] = [
    figure(translate('web.word.rank')),
    heading(translate('web.word.player')),
    figure(translate('web.word.rating')),
    ...listColumn(paper),
    { ...figure(translate('web.word.points')), bold: true },
    ...tiebreaks.map(({ short }) => figure(short)),
  ];
  return tablePdf({
    language,
    head: headOf(paper, translate('web.standings.title', { round: standings.round })),
    foot: footOf(paper),
    notes: [legend(tiebreaks), ...reserveNotes(paper, standings.round)],
    paper: paperOf(paper.size, columns.length >= WIDE),
    columns,
    rows: rows.map(({ player, rank, points, tiebreaks: values }, i) => [
      rows[i - 1]?.rank === rank ? '=' : String(rank),
      fullName(paper, player),
      String(seen.field.get(player)?.rating ?? ''),
      ...listCell(paper, player),
      `${pointsText(points)}${reserved.has(player) ? ' *' : ''}`,
      ...values.map((value, at) => tieBreakText(paper, seen.field.book, standings.tiebreaks[at]!, value)),
    ]),
  });
}

/** Standings of the teams, as on the event's page. */
function teamsPdf(paper: EventPaper, table: Parameters<typeof teamTieBreaks>[0]): Uint8Array {
  const { language, translate } = paper;
  const { book } = paper.seen.field;
  const { round, score, rows } = table;
  const shown = teamTieBreaks(table);
  const tiebreaks = shown.map(([name]) => tieBreakWords(paper, book, name));
  const byMatches = score === 'match';
  const columns: PdfColumn[] = [
    figure(translate('web.word.rank')),
    heading(translate('web.word.team')),
    ...(byMatches ? [{ ...figure(translate('web.event-teams.match-points')), bold: true }] : []),
    { ...figure(translate('web.event-teams.game-points')), bold: !byMatches },
    ...tiebreaks.map(({ short }) => figure(short)),
  ];
  return tablePdf({
    language,
    head: headOf(paper, translate('web.standings.title', { round })),
    foot: footOf(paper),
    notes: [legend(tiebreaks)],
    paper: paperOf(paper.size, columns.length >= WIDE),
    columns,
    rows: rows.map(({ rank, team, matchPoints, gamePoints, tiebreaks: values }) => [
      String(rank),
      team,
      ...(byMatches ? [pointsText(matchPoints)] : []),
      pointsText(gamePoints),
      ...shown.map(([name, i]) => tieBreakText(paper, book, name, values[i])),
    ]),
  });
}

const legend = (tiebreaks: readonly { readonly short: string; readonly long: string }[]): string =>
  tiebreaks.map(({ short, long }) => (long.startsWith(short) ? long : `${short}: ${long}`)).join(' · ');

/**
 * Everybody's rounds in the order of the table: opponent's place, colour, result; for a league a square table. Many
 * columns are printed in landscape.
 */
export async function crosstablePdf(paper: EventPaper): Promise<Uint8Array> {
  const { ask, seen, language, translate } = paper;
  const crosstable = await ask(showCrosstable, { event: seen.shown.id });
  const { rows, round } = crosstable;
  const square = isSquare(seen.shown.event.type, crosstable);
  const places = new Map(rows.map(({ player }, i) => [player, i + 1]));
  type Cell = (typeof rows)[number]['cells'][number];
  const resultOf = ({ result, kind, colour }: Cell): string =>
    colour === undefined ? '' : ownResult({ result, kind: kind === 'forfeit' ? kind : undefined }, colour);
  const shown = (cell: Cell): string => {
    if (cell.kind === 'bye') return pointsText(cell.points ?? 0);
    if (cell.opponent === undefined || cell.colour === undefined) return '–';
    return `${places.get(cell.opponent)}${translate(`web.colour-short.${cell.colour}`)} ${resultOf(cell)}`;
  };
  type Row = (typeof rows)[number];
  const against = (row: Row, other: Row): string =>
    row === other
      ? '×'
      : row.cells
          .filter(({ opponent }) => opponent === other.player)
          .map(resultOf)
          .join(' ');
  const rounds = rows[0]?.cells ?? [];
  const reserved = reservedPlayers(seen, round);
  return tablePdf({
    language,
    head: headOf(paper, translate('web.crosstable.title', { round })),
    foot: footOf(paper),
    notes: [translate(square ? 'web.crosstable.square' : 'web.crosstable.by-rounds'), ...reserveNotes(paper, round)],
    paper: paperOf(paper.size, (square ? rows : rounds).length + 4 >= WIDE),
    columns: [
      figure(translate('web.word.rank')),
      heading(translate('web.word.player')),
      figure(translate('web.word.rating')),
      ...(square ? rows.map((_row, i) => i + 1) : rounds.map((each) => each.round)).map((each) => figure(String(each))),
      { ...figure(translate('web.word.points')), bold: true },
    ],
    rows: rows.map((row, i) => [
      String(i + 1),
      fullName(paper, row.player),
      String(seen.field.get(row.player)?.rating ?? ''),
      ...(square ? rows.map((other) => against(row, other)) : row.cells.map(shown)),
      `${pointsText(row.points)}${reserved.has(row.player) ? ' *' : ''}`,
    ]),
  });
}

/** The players, by pairing number. */
export async function playersPdf(paper: EventPaper): Promise<Uint8Array> {
  const { ask, seen, language, translate } = paper;
  const { clubs } = await ask(searchClubs, { limit: 500, left: true });
  const names = new Map(clubs.map(({ club, name }) => [club, name]));
  return tablePdf({
    language,
    head: headOf(paper, translate('web.event.part-players')),
    foot: footOf(paper),
    paper: paperOf(paper.size),
    notes: [translate('web.entries.caption', { players: seen.field.players.length })],
    columns: [
      figure(translate('web.word.number-short')),
      heading(translate('web.word.player')),
      figure(translate('web.word.rating')),
      ...listColumn(paper),
      words(translate('web.word.club')),
    ],
    rows: seen.field.players.map(({ id, number: own, rating, club }) => [
      String(own),
      fullName(paper, id),
      String(rating ?? ''),
      ...listCell(paper, id),
      club === undefined ? '' : (names.get(club) ?? club),
    ]),
  });
}

/** Which results may still change the table (fce-1990, Sub-condicione 6.1). */
function reserveNotes({ seen, translate }: EventPaper, upTo: number): string[] {
  const games = reservedGames(seen, upTo);
  if (games.length === 0) return [];
  return [translate('web.reserve.table'), ...games.map((game) => reservedLine({ translate }, seen.field, game))];
}
