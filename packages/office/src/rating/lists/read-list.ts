import { LISTED_TYPES } from '@escala/core';
import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { folded, looseSpellings } from '../../kit/search-words.ts';
import { revisionSchema, shownListSchema, wantedEditionSchema } from '../editions/list-edition.ts';
import { type ListChoices, listChoicesSchema } from './list-choices.ts';
import { listRowSchema } from './list-row.ts';
import { type ListedLines, viewList } from './list-view.ts';
import { shownTypes } from './shown-types.ts';

const SORTS = ['rating', 'name', 'change', 'games', 'club'] as const;

const inputSchema = z.strictObject({
  series: z.string(),
  /** Default: the latest list. */
  date: z.iso.date().optional(),
  /** Which rating, if the list prints several; by default the first. */
  type: z.enum(LISTED_TYPES).optional(),
  /** `revised`: the edition in force; an act's number: as that act left the list. */
  edition: wantedEditionSchema.default('revised'),
  /** Its id, or any part of its name, ignoring accents. */
  club: z.string().optional(),
  /** Only these players, whatever their club when the list came out. */
  players: z.array(z.string()).max(1000).optional(),
  title: z.string().optional(),
  /** A category of the competition rules. */
  category: z.string().optional(),
  sex: z.enum(['f', 'm']).optional(),
  status: z.string().optional(),
  /** Years of birth, both included. */
  bornFrom: z.coerce.number().int().optional(),
  bornTo: z.coerce.number().int().optional(),
  /** Any part of the name, ignoring accents. */
  search: z.string().optional(),
  sort: z.enum(SORTS).default('rating'),
  descending: z.stringbool().or(z.boolean()).optional(),
  page: z.coerce.number().int().min(1).default(1),
  size: z.coerce.number().int().min(1).max(1000).default(100),
});
type Input = z.infer<typeof inputSchema>;

/** A page of a list: filtered, sorted, as published or as the record has it today. */
export const readList = defineQuestion({
  kind: 'list.read',
  input: inputSchema,
  answer: z.strictObject({
    list: shownListSchema,
    /** Which edition this is; a list that nobody revised is in force as published. */
    edition: z.enum(['published', 'revised']),
    /** Whether later acts changed anything on it. */
    isRevised: z.boolean(),
    /** Its revised editions, oldest first, each with its seal; the last is in force. */
    revisions: z.array(revisionSchema.extend({ hash: z.string() })),
    previous: z.iso.date().nullable(),
    /** The lines of the list with this rating, before filters, and how many of them are ranked. */
    listed: z.int(),
    ranked: z.int(),
    /** Which rating the rows show, if the list prints several, and how many players have each; the default first. */
    type: z.enum(LISTED_TYPES).optional(),
    types: z.array(z.strictObject({ type: z.enum(LISTED_TYPES), players: z.int() })),
    total: z.int(),
    page: z.int(),
    size: z.int(),
    rows: z.array(listRowSchema),
    /** The filters available for the whole list. */
    choices: listChoicesSchema,
  }),
  ask: async (reading, input, _by, ports) => {
    const view = await viewList(ports, reading, input);
    const { list, edition, revisions, previous } = view;
    const types = shownTypes(view.types);
    const type = types.length === 0 ? undefined : (input.type ?? types[0]!.type);
    const lines = view.lines(type);
    const places = sorted(lines, input, filtered(lines, input));
    const first = (input.page - 1) * input.size;
    const beside = await lines.beside?.();
    return {
      list,
      edition,
      isRevised: revisions.length > 0,
      revisions: revisions.map(({ act, on, hash }) => ({ act, on, hash })),
      previous: previous ?? null,
      ...{ listed: lines.places.length, ranked: lines.ranked },
      ...(type && { type }),
      types: [...types],
      total: places.length,
      page: input.page,
      size: input.size,
      rows: places.slice(first, first + input.size).map((place) => Object.assign(lines.row(place), beside?.(place))),
      choices: lines.choices(),
    };
  },
});

/** Words of every line are folded: for a large federation this takes long. */
export const isListLong = ({
  sort,
  club,
  search,
}: {
  readonly sort?: string;
  readonly club?: string | undefined;
  readonly search?: string | undefined;
}): boolean => sort === 'name' || sort === 'club' || club !== undefined || search !== undefined;

const FILTERS = ['players', 'club', 'title', 'category', 'sex', 'status', 'bornFrom', 'bornTo', 'search'] as const;

function filtered(lines: ListedLines, input: Input): readonly number[] {
  if (FILTERS.every((filter) => input[filter] === undefined)) return lines.places;
  const ids = input.players && new Set(input.players);
  const clubs = input.club === undefined ? undefined : clubsCalled(input.club, lines.choices());
  const wanted = input.search === undefined ? undefined : looseSpellings(input.search);
  return lines.places.filter((place) => {
    if (ids !== undefined && !ids.has(lines.id(place))) return false;
    const printed = lines.columns(place);
    if (clubs !== undefined && !clubs.has(printed.club)) return false;
    if (input.sex !== undefined && printed.sex !== input.sex) return false;
    if (input.category !== undefined && printed.category !== input.category) return false;
    if (input.title !== undefined && printed.title !== input.title) return false;
    if (input.status !== undefined && lines.status(place) !== input.status) return false;
    if ((input.bornFrom !== undefined || input.bornTo !== undefined) && !isBornIn(printed.birthYear, input))
      return false;
    if (wanted === undefined) return true;
    const name = folded(printed.name);
    return wanted.some((spelling) => name.includes(spelling));
  });
}

function clubsCalled(asked: string, { clubs }: ListChoices): ReadonlySet<string | undefined> {
  const wanted = folded(asked);
  const ways = [
    ({ club }: Club) => club === asked,
    ({ name }: Club) => folded(name) === wanted,
    ({ name }: Club) => folded(name).includes(wanted),
  ];
  const found = ways.map((way) => clubs.filter(way)).find((some) => some.length > 0) ?? [];
  return new Set(found.map(({ club }) => club));
}
type Club = ListChoices['clubs'][number];

function isBornIn(year: number | undefined, { bornFrom, bornTo }: Input): boolean {
  return year !== undefined && (bornFrom === undefined || year >= bornFrom) && (bornTo === undefined || year <= bornTo);
}

/** The default order is what readers expect: figures from the highest, words from A. */
function sorted({ columns, change, games }: ListedLines, input: Input, places: readonly number[]): readonly number[] {
  // Each word is folded once, not twice for each comparison.
  const byWord = (wordOf: (place: number) => string): readonly number[] => {
    const known = new Map<string, string>();
    const foldedOnce = (word: string): string => {
      const text = known.get(word) ?? folded(word);
      known.set(word, text);
      return text;
    };
    const words = new Map(places.map((place) => [place, foldedOnce(wordOf(place))]));
    return places.toSorted((a, b) => byText(words.get(a)!, words.get(b)!) || a - b);
  };
  const ways: Record<Input['sort'], () => readonly number[]> = {
    rating: () => places,
    name: () => byWord((place) => columns(place).name),
    change: () => places.toSorted((a, b) => change(b) - change(a) || a - b),
    games: () => places.toSorted((a, b) => games(b) - games(a) || a - b),
    club: () =>
      byWord((place) => {
        const { club = '', clubName = club } = columns(place);
        return clubName;
      }),
  };
  const { sort } = input;
  const ordered = ways[sort]();
  const usual = sort !== 'name' && sort !== 'club';
  return input.descending === undefined || input.descending === usual ? ordered : ordered.toReversed();
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
