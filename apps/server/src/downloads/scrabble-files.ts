import { csvLine, type WrittenCell } from '@escala/formats';
import { LANGUAGES } from '@escala/messages';
import { missing, Refused, type WholeScrabbleList } from '@escala/office';
import type { RawAnswer } from '../routes/download.ts';
import type { Marked } from './notice-board-list.ts';
import { scrabblePdf } from './scrabble-pdf.ts';
import { SCRABBLE_TYPES, type ScrabbleType } from './scrabble-types.ts';

type Query = Readonly<Record<string, unknown>>;

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  pdf: 'application/pdf',
};

/** A list of Scrabble as a file: CSV and JSON have all types of play, a PDF the one that is asked for (`?type=libere`). */
export function scrabbleFile(
  whole: Marked<WholeScrabbleList>,
  ending: string,
  query: Query,
  { only, narrow = '' }: { readonly only?: ReadonlySet<string> | undefined; readonly narrow?: string } = {},
): RawAnswer {
  const contentType = Object.hasOwn(CONTENT_TYPES, ending) ? CONTENT_TYPES[ending] : undefined;
  const { list, edition } = whole;
  const file = `${list.series}-${list.date}.${ending}`;
  if (contentType === undefined)
    throw new Refused([missing('list-file-unknown', { file, kinds: Object.keys(CONTENT_TYPES).join(', ') })]);
  const language = LANGUAGES.find((each) => each === query.lang) ?? whole.federation.language;
  const type = SCRABBLE_TYPES.find((each) => each === query.type) ?? 'general';
  const written: Readonly<Record<string, () => string | Uint8Array>> = {
    csv: () => scrabbleCsv(whole, only),
    json: () => JSON.stringify({ format: 'escala/scrabble-list@1', list, edition, lists: listsOf(whole) }),
    pdf: () => scrabblePdf(whole, type, language),
  };
  const which = ending === 'pdf' && type !== 'general' ? `-${type}` : '';
  return {
    contentType,
    body: async () => written[ending]!(),
    etag: `"${whole.tag}-${ending}-${type}-${language}${narrow}"`,
    fileName: `${list.series}-${list.date}${which}${edition === 'published' ? '-published' : ''}.${ending}`,
  };
}

const listsOf = (whole: WholeScrabbleList): Record<ScrabbleType, unknown> =>
  Object.fromEntries(SCRABBLE_TYPES.map((type) => [type, whole.lines(type)])) as Record<ScrabbleType, unknown>;

type Line = ReturnType<WholeScrabbleList['lines']>[number];

/** One row for each player with everything printed; an office takes it in again with `escala bring-in list`. */
function scrabbleCsv(whole: WholeScrabbleList, only?: ReadonlySet<string>): string {
  const types = SCRABBLE_TYPES.filter((type) => type !== 'general');
  const headings = types.flatMap((type) => [type, `${type} partide`, `${type} statut`]);
  const ratings = new Map(
    SCRABBLE_TYPES.map((type) => [type, new Map(whole.lines(type).map((line) => [line.player, line]))] as const),
  );
  const general = ratings.get('general')!;
  const listed = everybody([...ratings.values()]).filter(({ player }) => only?.has(player) ?? true);
  const rows = listed.map(({ player, name, title, club, sex, birthYear }): WrittenCell[] => [
    general.get(player)?.rank,
    player,
    name,
    title,
    sex,
    club,
    birthYear,
    general.get(player)?.displayed,
    ...types.flatMap((type): WrittenCell[] => {
      const line = ratings.get(type)!.get(player);
      return [line?.displayed, line?.played, line?.status];
    }),
  ]);
  const first = ['rank', 'id', 'name', 'title', 'sex', 'club', 'birthYear', 'general', ...headings];
  return [first, ...rows].map(csvLine).join('');
}

/** Those of the general list first, then whoever has a rating of any type. */
function everybody(lists: readonly ReadonlyMap<string, Line>[]): Line[] {
  const all = new Map<string, Line>();
  for (const list of lists) for (const [player, line] of list) if (!all.has(player)) all.set(player, line);
  return [...all.values()];
}
