import { PLAY_TYPES, type PlayType, type ScrabbleOutput } from '@escala/core';
import { number, type Speech, type Translate } from '@escala/messages';
import { type ScrabbleRuleBook, scrabbleBooks } from '@escala/regulations';
import type { RatingInput } from '../input/rate-document.ts';
import { printable } from './printable.ts';
import { type Cell, type Column, tableLines } from './table.ts';
import type { Layout } from './terminal-layout.ts';

interface Line {
  readonly id: string;
  readonly rank: number | null;
  readonly rating: number;
  readonly displayed: number;
  readonly played?: number;
}

interface Section {
  readonly title: string;
  readonly lines: readonly Line[];
}

const bookOf = ({ regulation }: ScrabbleOutput): ScrabbleRuleBook =>
  scrabbleBooks[regulation as keyof typeof scrabbleBooks];

/** A list for each type of play, then the general rating; one set of columns for all of them. */
export function scrabbleLines(input: RatingInput, output: ScrabbleOutput, speech: Speech, layout: Layout): string[] {
  const { translate } = speech;
  const names = new Map(input.players.map((player) => [player.id, printable(player.name ?? '')]));
  const { inListOrder } = bookOf(output);
  const general = inListOrder(Object.entries(output.general).map(([id, rating]) => ({ id, ...rating })));
  const sections: Section[] = [
    ...PLAY_TYPES.flatMap((type) => typeSections(type, output, translate)),
    { title: translate('cli.general'), lines: general },
  ].filter((section) => section.lines.length > 0);
  if (sections.length === 0) return [translate('cli.empty-list')];
  const rows = sections.map((section) => sectionRows(section, names, speech, layout));
  const [titles, ...lines] = tableLines(columnsOf(translate), rows.flat(), {
    width: layout.width,
    titlePaint: layout.paint.faint,
  });
  let printed = 0;
  return sections.flatMap(({ title }, i) => {
    const body = lines.slice(printed, printed + rows[i]!.length);
    printed += body.length;
    return [...(i === 0 ? [] : ['']), layout.paint.strong(title), titles!, ...body];
  });
}

function typeSections(type: PlayType, output: ScrabbleOutput, translate: Translate): Section[] {
  const rated = Object.entries(output.ratings).flatMap(([id, byType]) => {
    const rating = byType[type];
    return rating === undefined ? [] : [{ id, ...rating }];
  });
  const groups = Map.groupBy(bookOf(output).inListOrder(rated), ({ status }) => status);
  return [...groups].map(([status, lines]) => ({
    title: `${translate(`cli.type.${type}`)} · ${translate(`cli.status-group.${status}`)}`,
    lines,
  }));
}

function columnsOf(translate: Translate): Column[] {
  return [
    { title: translate('cli.column.rank'), align: 'right' },
    { title: translate('cli.column.id'), align: 'left' },
    { title: translate('web.word.name'), align: 'left', elastic: true },
    { title: translate('web.scrabble.rating'), align: 'right' },
    { title: translate('cli.column.exact'), align: 'right' },
    { title: translate('web.word.games'), align: 'right' },
  ];
}

function sectionRows(
  { lines }: Section,
  names: ReadonlyMap<string, string>,
  { language }: Speech,
  { paint }: Layout,
): Cell[][] {
  return lines.map((line) => [
    { text: line.rank === null ? '' : String(line.rank) },
    { text: printable(line.id), paint: paint.faint },
    { text: names.get(line.id) ?? '' },
    { text: String(line.displayed), paint: paint.strong },
    { text: number(line.rating, language), paint: paint.faint },
    { text: line.played === undefined ? '' : String(line.played) },
  ]);
}
