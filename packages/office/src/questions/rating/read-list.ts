import { LIST_STATUSES, type ListSheet } from '@escala/core';
import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { findList, findSeries } from '../../rating/find-series.ts';
import { type ListOrder, listOrder } from '../../rating/list-order.ts';
import { sheetOfEdition } from '../../rating/published-sheet.ts';
import type { SeriesRoom } from '../../rating/series-room.ts';
import { folded } from '../../records/folded.ts';
import { listSchema } from '../../records/list.ts';
import type { Player } from '../../records/player.ts';
import { type ClubNames, clubNames } from './club-names.ts';
import { listChoices, listChoicesSchema } from './list-choices.ts';
import { clubOnList, listedRow, listRowSchema, titleOf } from './list-row.ts';

export const SORTS = ['rating', 'name', 'change', 'games', 'club'] as const;

const inputSchema = z.strictObject({
  series: z.string(),
  /** The latest list where no date is given. */
  date: z.iso.date().optional(),
  edition: z.enum(['published', 'revised']).default('published'),
  club: z.string().optional(),
  title: z.string().optional(),
  /** Of the competition rules, as it is today. */
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

const rowSchema = z.strictObject({ ...listRowSchema.shape, clubName: z.string().optional() });
type Row = z.infer<typeof rowSchema>;

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
    rows: z.array(rowSchema),
    /** What the whole list can be filtered by. */
    choices: listChoicesSchema,
  }),
  ask: async (reading, input, _by, ports) => {
    const room = await findSeries(ports, reading, input.series);
    const date = findList(room, input.date);
    const [published, revised] = [await sheetOfEdition(reading, room, date, 'published'), room.sheetOn(date)!];
    const sheet = input.edition === 'published' ? published : revised;
    const order = listOrder(sheet, room.record.playerIds);
    const names = await clubNames(reading, room.record);
    const places = sorted(room, sheet, order, input, filtered(room, sheet, order, input, date), date, names);
    const first = (input.page - 1) * input.size;
    return {
      list: room.record.listsOf(room.series.id).find((list) => list.date === date)!,
      edition: input.edition,
      isRevised: differ(published, revised),
      total: places.length,
      page: input.page,
      size: input.size,
      rows: places.slice(first, first + input.size).map((place) => {
        const row: Row = listedRow(room, sheet, order.players[place]!, order.ranks[place] || null, date);
        const clubName = row.club === undefined ? undefined : names.get(row.club);
        if (clubName !== undefined) row.clubName = clubName;
        return row;
      }),
      choices: listChoices(room, sheet, order, date, names),
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

const FILTERS = ['club', 'title', 'category', 'sex', 'status', 'bornFrom', 'bornTo', 'search'] as const;

function filtered(
  room: SeriesRoom,
  sheet: ListSheet,
  { players }: ListOrder,
  input: Input,
  date: string,
): readonly number[] {
  if (FILTERS.every((filter) => input[filter] === undefined)) return allPlaces(players);
  const wanted = input.search === undefined ? undefined : folded(input.search);
  const places: number[] = [];
  for (let place = 0; place < players.length; place++) {
    const player = players[place]!;
    const facts = room.record.players[player]!;
    if (input.club !== undefined && clubOnList(facts, date) !== input.club) continue;
    if (input.sex !== undefined && facts.sex !== input.sex) continue;
    if (input.category !== undefined && facts.category !== input.category) continue;
    if (input.title !== undefined && titleOf(facts, date) !== input.title) continue;
    if (input.status !== undefined && LIST_STATUSES[sheet.status[player]!] !== input.status) continue;
    if ((input.bornFrom !== undefined || input.bornTo !== undefined) && !isBornIn(facts, input)) continue;
    if (wanted !== undefined && !folded(facts.name).includes(wanted)) continue;
    places.push(place);
  }
  return places;
}

function isBornIn({ birthDate, birthYear }: Player, { bornFrom, bornTo }: Input): boolean {
  const year = birthDate === undefined ? birthYear : Number(birthDate.slice(0, 4));
  return year !== undefined && (bornFrom === undefined || year >= bornFrom) && (bornTo === undefined || year <= bornTo);
}

/** By default as a reader expects it: highest first for figures, A first for words. */
function sorted(
  room: SeriesRoom,
  sheet: ListSheet,
  { players }: ListOrder,
  input: Input,
  places: readonly number[],
  date: string,
  names: ClubNames,
): readonly number[] {
  const facts = (place: number) => room.record.players[players[place]!]!;
  const club = (place: number): string => {
    const id = clubOnList(facts(place), date);
    return id === undefined ? '' : folded(names.get(id) ?? id);
  };
  const compare: Record<(typeof SORTS)[number], (a: number, b: number) => number> = {
    rating: (a, b) => a - b,
    name: (a, b) => byText(folded(facts(a).name), folded(facts(b).name)) || a - b,
    change: (a, b) => sheet.change[players[b]!]! - sheet.change[players[a]!]! || a - b,
    games: (a, b) => sheet.games[players[b]!]! - sheet.games[players[a]!]! || a - b,
    club: (a, b) => byText(club(a), club(b)) || a - b,
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
