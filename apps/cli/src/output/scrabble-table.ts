import { PLAY_TYPES, type PlayType, type ScrabbleOutput, type ScrabbleStatus, type TypeRating } from '@escala/core';
import { number, type Speech, type Translate } from '@escala/messages';
import type { RatingInput } from '../input/rate-document.ts';
import { printable } from './printable.ts';
import { type Cell, type Column, tableLines } from './table.ts';
import type { Layout } from './terminal-layout.ts';

interface Line {
  readonly id: string;
  readonly rating: number;
  readonly displayed: number;
  readonly played?: number;
}

interface Section {
  readonly title: string;
  readonly ranked: boolean;
  readonly lines: readonly Line[];
}

/** Provisional players stand apart from the active ones (frs-2012 §3). */
const STATUS_ORDER: readonly ScrabbleStatus[] = ['active', 'provisional', 'inactive'];

/** A list for each type of play, then the general rating; one set of columns for all of them. */
export function scrabbleLines(input: RatingInput, output: ScrabbleOutput, speech: Speech, layout: Layout): string[] {
  const { translate } = speech;
  const names = new Map(input.players.map((player) => [player.id, printable(player.name ?? '')]));
  const general = Object.entries(output.general).map(([id, rating]): Line => ({ id, ...rating }));
  const sections: Section[] = [
    ...PLAY_TYPES.flatMap((type) => typeSections(type, output, translate)),
    { title: translate('cli.general'), ranked: true, lines: general },
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
  const rated = Object.entries(output.ratings).flatMap(([id, byType]): (Line & TypeRating)[] => {
    const rating = byType[type];
    return rating === undefined ? [] : [{ id, ...rating }];
  });
  return STATUS_ORDER.map((status) => ({
    title: `${translate(`cli.type.${type}`)} · ${translate(`cli.status-group.${status}`)}`,
    ranked: status === 'active',
    lines: rated.filter((line) => line.status === status),
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
  section: Section,
  names: ReadonlyMap<string, string>,
  { language }: Speech,
  { paint }: Layout,
): Cell[][] {
  const ordered = [...section.lines].sort((a, b) => b.rating - a.rating || (a.id < b.id ? -1 : 1));
  let rank = 0;
  return ordered.map((line, i) => {
    if (i === 0 || ordered[i - 1]!.rating !== line.rating) rank = i + 1;
    return [
      { text: section.ranked ? String(rank) : '' },
      { text: printable(line.id), paint: paint.faint },
      { text: names.get(line.id) ?? '' },
      { text: String(line.displayed), paint: paint.strong },
      { text: number(line.rating, language), paint: paint.faint },
      { text: line.played === undefined ? '' : String(line.played) },
    ];
  });
}
