import { LIST_STATUSES, type ListSheet } from '@escala/core';
import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { folded } from '../../kit/search-words.ts';
import { shownOrder } from '../player/inactive-since.ts';
import type { ColumnsOf } from '../printed/printed-columns.ts';
import { findList, findSeries } from '../series/find-series.ts';
import { besideOf, otherRooms } from './beside-row.ts';
import { printedColumns } from './columns-of-list.ts';
import { listSchema } from './list.ts';
import { listChoices, listChoicesSchema } from './list-choices.ts';
import type { ListOrder } from './list-order.ts';
import { listedRow, listRowSchema } from './list-row.ts';
import { sheetOfEdition } from './published-sheet.ts';

export const SORTS = ['rating', 'name', 'change', 'games', 'club'] as const;

const inputSchema = z.strictObject({
  series: z.string(),
  /** The latest list where no date is given. */
  date: z.iso.date().optional(),
  edition: z.enum(['published', 'revised']).default('revised'),
  club: z.string().optional(),
  /** Only these, wherever they played when the list came out. */
  players: z.array(z.string()).max(1000).optional(),
  title: z.string().optional(),
  /** Of the competition rules. */
  category: z.string().optional(),
  sex: z.enum(['f', 'm']).optional(),
  status: z.string().optional(),
  /** Years of birth, both included. */
  bornFrom: z.coerce.number().int().optional(),
  bornTo: z.coerce.number().int().optional(),
  /** Any part of the name, without accents. */
  search: z.string().optional(),
  sort: z.enum(SORTS).default('rating'),
  descending: z.stringbool().or(z.boolean()).optional(),
  page: z.coerce.number().int().min(1).default(1),
  size: z.coerce.number().int().min(1).max(1000).default(100),
});
type Input = z.infer<typeof inputSchema>;

/** A page of a list: filtered, sorted, as it was published or as the record has it today. */
export const readList = defineQuestion({
  kind: 'list.read',
  input: inputSchema,
  answer: z.strictObject({
    list: listSchema,
    edition: z.enum(['published', 'revised']),
    /** Whether the two editions differ anywhere. */
    isRevised: z.boolean(),
    total: z.int(),
    page: z.int(),
    size: z.int(),
    rows: z.array(listRowSchema),
    /** What the whole list can be filtered by. */
    choices: listChoicesSchema,
  }),
  ask: async (reading, input, _by, ports) => {
    const room = await findSeries(ports, reading, input.series);
    const date = findList(room, input.date);
    const [published, revised] = [await sheetOfEdition(reading, room, date, 'published'), room.sheetOn(date)!];
    const sheet = input.edition === 'published' ? published : revised;
    const order = shownOrder(sheet, room);
    const columns = await printedColumns(ports, reading, room, date);
    const places = sorted(sheet, order, input, filtered(sheet, order, input, columns, room.record.playerIds), columns);
    const first = (input.page - 1) * input.size;
    const beside = besideOf(room, sheet, await otherRooms(ports, reading, room));
    return {
      list: room.record.listsOf(room.series.id).find((list) => list.date === date)!,
      edition: input.edition,
      isRevised: differ(published, revised),
      total: places.length,
      page: input.page,
      size: input.size,
      rows: places.slice(first, first + input.size).map((place) => {
        const player = order.players[place]!;
        const row = listedRow(room, sheet, player, order.ranks[place] || null, columns, published);
        return Object.assign(row, beside(player));
      }),
      choices: listChoices(sheet, order, columns),
    };
  },
});

const everybody = new WeakMap<Int32Array, readonly number[]>();

/** Made once for each list: most readers ask for all of it. */
function allPlaces(players: Int32Array): readonly number[] {
  const known = everybody.get(players) ?? Array.from(players.keys());
  everybody.set(players, known);
  return known;
}

const FILTERS = ['players', 'club', 'title', 'category', 'sex', 'status', 'bornFrom', 'bornTo', 'search'] as const;

function filtered(
  sheet: ListSheet,
  { players }: ListOrder,
  input: Input,
  columns: ColumnsOf,
  playerIds: readonly string[],
): readonly number[] {
  if (FILTERS.every((filter) => input[filter] === undefined)) return allPlaces(players);
  const ids = input.players && new Set(input.players);
  const wanted = input.search === undefined ? undefined : folded(input.search);
  const places: number[] = [];
  for (let place = 0; place < players.length; place++) {
    const player = players[place]!;
    if (ids !== undefined && !ids.has(playerIds[player]!)) continue;
    const printed = columns(player);
    if (input.club !== undefined && printed.club !== input.club) continue;
    if (input.sex !== undefined && printed.sex !== input.sex) continue;
    if (input.category !== undefined && printed.category !== input.category) continue;
    if (input.title !== undefined && printed.title !== input.title) continue;
    if (input.status !== undefined && LIST_STATUSES[sheet.status[player]!] !== input.status) continue;
    if ((input.bornFrom !== undefined || input.bornTo !== undefined) && !isBornIn(printed.birthYear, input)) continue;
    if (wanted !== undefined && !folded(printed.name).includes(wanted)) continue;
    places.push(place);
  }
  return places;
}

function isBornIn(year: number | undefined, { bornFrom, bornTo }: Input): boolean {
  return year !== undefined && (bornFrom === undefined || year >= bornFrom) && (bornTo === undefined || year <= bornTo);
}

/** By default as a reader expects it: highest first for figures, A first for words. */
function sorted(
  sheet: ListSheet,
  { players }: ListOrder,
  input: Input,
  places: readonly number[],
  columns: ColumnsOf,
): readonly number[] {
  const name = (place: number): string => folded(columns(players[place]!).name);
  const clubName = (place: number): string => {
    const { club = '', clubName: called = club } = columns(players[place]!);
    return folded(called);
  };
  const compare: Record<(typeof SORTS)[number], (a: number, b: number) => number> = {
    rating: (a, b) => a - b,
    name: (a, b) => byText(name(a), name(b)) || a - b,
    change: (a, b) => sheet.change[players[b]!]! - sheet.change[players[a]!]! || a - b,
    games: (a, b) => sheet.games[players[b]!]! - sheet.games[players[a]!]! || a - b,
    club: (a, b) => byText(clubName(a), clubName(b)) || a - b,
  };
  const { sort } = input;
  const ordered = sort === 'rating' ? places : places.toSorted(compare[sort]);
  const usual = sort !== 'name' && sort !== 'club';
  return input.descending === undefined || input.descending === usual ? ordered : ordered.toReversed();
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function differ(one: ListSheet, other: ListSheet): boolean {
  if (one === other) return false;
  for (let player = 0; player < other.rating.length; player++)
    if (one.rating[player] !== other.rating[player] || one.status[player] !== other.status[player]) return true;
  return false;
}
