import { LIST_STATUS, writeDay } from '@escala/core';
import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { invalid, Refused } from '../../kit/refusal.ts';
import type { OfficePorts, Reading } from '../../ports.ts';
import { editionOf, shownListSchema, type WantedEdition, wantedEditionSchema } from '../editions/list-edition.ts';
import { editionSheet, revisionsOfGames } from '../editions/revisions-of-games.ts';
import { inactiveTerm, shownOrder } from '../player/inactive-since.ts';
import { findList, findSeries } from '../series/find-series.ts';
import { regulationOn } from '../series/series-book.ts';
import { printedColumns } from './columns-of-list.ts';
import { hasRating } from './list-order.ts';
import { type ListedRow, listedRow, listRowSchema } from './list-row.ts';

const PLACES = 100;

/** Parts of a list outside its ranking. */
export const LIST_SECTIONS = ['top', 'inactive', 'titled'] as const;
export type ListSection = (typeof LIST_SECTIONS)[number];

const inactiveSchema = z.strictObject({ ...listRowSchema.shape, since: z.iso.date(), until: z.iso.date() });

/** What is published with a list besides its ranking (fide-2009 7.22, 7.23b, 7.24). */
export const listSections = defineQuestion({
  kind: 'list.sections',
  input: z.strictObject({
    series: z.string(),
    /** Default: the latest list. */
    date: z.iso.date().optional(),
    edition: wantedEditionSchema.default('revised'),
    /** Length of the top list; players tied with the last place are included. */
    places: z.coerce.number().int().min(1).max(1000).default(PLACES),
  }),
  answer: z.strictObject({
    list: shownListSchema,
    edition: z.enum(['published', 'revised']),
    /** The highest-rated active players. */
    top: z.array(listRowSchema),
    /** With the last rating, the list since which they are inactive, and the day until which they are shown. */
    inactive: z.array(inactiveSchema),
    /** Titled players without a rating, by name. */
    titled: z.array(listRowSchema),
  }),
  ask: async (reading, { series, date, edition, places }, _by, ports) => {
    const { list, edition: shown, rowsOf } = await sectionsOf(ports, reading, { series, date, edition });
    return {
      list,
      edition: shown,
      top: rowsOf('top', places),
      inactive: rowsOf('inactive') as Inactive[],
      titled: rowsOf('titled'),
    };
  },
});
type Inactive = z.infer<typeof inactiveSchema>;

/** The sections of a list, each made on demand. */
export async function sectionsOf(
  ports: OfficePorts,
  reading: Reading,
  wanted: { readonly series: string; readonly date: string | undefined; readonly edition: WantedEdition },
) {
  const loaded = await findSeries(ports, reading, wanted.series);
  const { book } = regulationOn(loaded.series, wanted.date ?? loaded.dates.at(-1) ?? loaded.series.firstList);
  if (book.kind !== 'head-to-head' || book.inactiveShown === undefined)
    throw new Refused([invalid('list-no-sections', { name: loaded.series.name }, { field: 'series' })]);
  const date = findList(loaded, wanted.date);
  const official = loaded.record.listsOf(wanted.series).find((each) => each.date === date)!;
  const revisions = await revisionsOfGames(reading, loaded, official, ports);
  const { list, edition, revision } = editionOf(official, revisions, wanted.edition);
  const sheet = editionSheet(loaded, date, revisions, revision);
  const { players, ranks } = shownOrder(sheet, loaded);
  const columns = await printedColumns(ports, reading, loaded, date);
  const row = (place: number): ListedRow =>
    listedRow(loaded, sheet, players[place]!, ranks[place] || null, columns, loaded.sheetOn(date, 'published')!);
  const places = [...players.keys()];
  const byName = (a: ListedRow, b: ListedRow): number =>
    a.name === b.name ? (a.id < b.id ? -1 : 1) : a.name < b.name ? -1 : 1;
  const rows: Record<ListSection, (longest: number) => ListedRow[]> = {
    top: (longest) => places.filter((place) => ranks[place]! > 0 && ranks[place]! <= longest).map(row),
    inactive: () =>
      places
        .filter((place) => sheet.status[players[place]!] === LIST_STATUS.inactive)
        .map((place): Inactive => {
          const { firstDay, lastDay } = inactiveTerm(loaded, sheet, players[place]!)!;
          return { ...row(place), since: writeDay(firstDay), until: writeDay(lastDay) };
        }),
    titled: () =>
      loaded.record.players
        .flatMap((player, number): ListedRow[] => {
          if (player.mergedInto !== undefined) return [];
          if (sheet.status[number] !== LIST_STATUS.absent && hasRating(sheet.status[number]!)) return [];
          const printed = columns(number);
          if (printed.title === undefined) return [];
          const id = loaded.record.playerIds[number]!;
          return [{ rank: null, id, ...printed, rating: null, status: 'unrated' }];
        })
        .sort(byName),
  };
  return { list, edition, rowsOf: (section: ListSection, longest = PLACES): ListedRow[] => rows[section](longest) };
}
