import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { folded } from '../../kit/search-words.ts';
import { listSchema } from '../../rating/lists/list.ts';
import { printedColumnsSchema } from '../../rating/printed/printed-columns.ts';
import { LISTED_TYPES } from '../series/scrabble-sheet.ts';
import { listedTypes } from '../series/settle-scrabble.ts';
import { sheetMovements } from '../series/sheet-movements.ts';
import { keptSheet } from './kept-sheet.ts';
import { type ListedLine, laidOutList, listedLines } from './listed-lines.ts';
import { editionSchema } from './rating-schemas.ts';

export const SCRABBLE_SORTS = ['rating', 'name', 'change', 'games', 'club'] as const;

const inputSchema = z.strictObject({
  series: z.string(),
  /** The latest list where no date is given. */
  date: z.iso.date().optional(),
  type: z.enum(LISTED_TYPES).default('general'),
  edition: editionSchema.default('revised'),
  club: z.string().optional(),
  title: z.string().optional(),
  sex: z.enum(['f', 'm']).optional(),
  status: z.enum(['active', 'provisional', 'inactive']).optional(),
  /** Years of birth, both included. */
  bornFrom: z.coerce.number().int().optional(),
  bornTo: z.coerce.number().int().optional(),
  /** Any part of the name, without accents. */
  search: z.string().optional(),
  sort: z.enum(SCRABBLE_SORTS).default('rating'),
  descending: z.stringbool().or(z.boolean()).optional(),
  page: z.coerce.number().int().min(1).default(1),
  size: z.coerce.number().int().min(1).max(1000).default(100),
});
type Input = z.infer<typeof inputSchema>;

const rowSchema = z.strictObject({
  rank: z.int().nullable(),
  player: z.string(),
  ...printedColumnsSchema.shape,
  rating: z.number(),
  displayed: z.int(),
  published: z.int().nullable().optional(),
  status: z.enum(['active', 'provisional', 'inactive']).nullable(),
  played: z.int().nullable(),
  before: z.int().nullable(),
  change: z.int().nullable(),
});

/** A page of a list of one type of play, or of the general one: filtered, sorted, with the change since the list before. */
export const scrabbleListRows = defineQuestion({
  kind: 'scrabble-list.rows',
  input: inputSchema,
  answer: z.strictObject({
    list: listSchema,
    type: z.enum(LISTED_TYPES),
    edition: editionSchema,
    /** Whether the two editions differ anywhere. */
    isRevised: z.boolean(),
    previous: z.iso.date().nullable(),
    /** How many have a rating of each type. */
    types: z.array(z.strictObject({ type: z.enum(LISTED_TYPES), players: z.int() })),
    total: z.int(),
    page: z.int(),
    size: z.int(),
    rows: z.array(rowSchema),
    /** What the whole list can be filtered by. */
    choices: z.strictObject({
      clubs: z.array(z.strictObject({ club: z.string(), name: z.string() })),
      titles: z.array(z.string()),
    }),
  }),
  ask: async (reading, input, _by, ports) => {
    const laidOut = await laidOutList(ports, reading, input);
    const { list, series, sheet, previous } = laidOut;
    const all = listedLines(laidOut, input.type);
    const found = sorted(
      all.filter((line) => isWanted(line, input)),
      input,
    );
    const other =
      input.edition === 'published' ? await keptSheet(reading, series.id, list.date, 'revised') : laidOut.published;
    const first = (input.page - 1) * input.size;
    return {
      list,
      type: input.type,
      edition: input.edition,
      isRevised: sheetMovements(sheet, other, listedTypes(series)).length > 0,
      previous: previous?.date ?? null,
      types: LISTED_TYPES.map((type) => ({ type, players: listedLines(laidOut, type).length })),
      total: found.length,
      page: input.page,
      size: input.size,
      rows: found.slice(first, first + input.size),
      choices: choicesOf(all),
    };
  },
});

function isWanted(line: ListedLine, { club, title, sex, status, bornFrom, bornTo, search }: Input): boolean {
  if (club !== undefined && line.club !== club) return false;
  if (title !== undefined && line.title !== title) return false;
  if (sex !== undefined && line.sex !== sex) return false;
  if (status !== undefined && line.status !== status) return false;
  if (bornFrom !== undefined && (line.birthYear ?? Number.NEGATIVE_INFINITY) < bornFrom) return false;
  if (bornTo !== undefined && (line.birthYear ?? Number.POSITIVE_INFINITY) > bornTo) return false;
  return search === undefined || folded(line.name).includes(folded(search));
}

/** As a reader expects it: highest first for figures, A first for words. The order of the list settles what is level. */
function sorted(lines: ListedLine[], { sort, descending }: Input): ListedLine[] {
  const compare: Record<Input['sort'], (a: ListedLine, b: ListedLine) => number> = {
    rating: () => 0,
    name: (a, b) => byText(a.name, b.name),
    change: (a, b) => (b.change ?? Number.NEGATIVE_INFINITY) - (a.change ?? Number.NEGATIVE_INFINITY) || 0,
    games: (a, b) => (b.played ?? 0) - (a.played ?? 0),
    club: (a, b) => byText(a.clubName ?? a.club ?? '', b.clubName ?? b.club ?? ''),
  };
  const inOrder = lines.toSorted(compare[sort]);
  const usual = sort !== 'name' && sort !== 'club';
  return descending === undefined || descending === usual ? inOrder : inOrder.reverse();
}

const byText = (a: string, b: string): number => {
  const [one, other] = [folded(a), folded(b)];
  return one < other ? -1 : one > other ? 1 : 0;
};

function choicesOf(lines: readonly ListedLine[]) {
  const clubs = new Map(lines.flatMap(({ club, clubName }) => (club === undefined ? [] : [[club, clubName ?? club]])));
  return {
    clubs: [...clubs].map(([club, name]) => ({ club, name })).sort((a, b) => byText(a.name, b.name)),
    titles: [...new Set(lines.flatMap(({ title }) => title ?? []))].sort(),
  };
}
