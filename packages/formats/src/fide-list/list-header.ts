import type { FideListField, ListRhythm } from './fide-list-fields.ts';

/** A field between two columns of a line, counted from 0, excluding the second. */
export interface ListColumn {
  readonly field: FideListField;
  readonly from: number;
  readonly to: number;
}

/** Words of the headers, in lower case; ratings of single lists are headed by their month. */
const HEADINGS: Readonly<Record<string, FideListField | 'rating' | 'games' | 'k'>> = {
  'id number': 'fideId',
  id_number: 'fideId',
  fideid: 'fideId',
  name: 'name',
  fed: 'federation',
  country: 'federation',
  sex: 'sex',
  titl: 'title',
  title: 'title',
  tit: 'title',
  wtit: 'womenTitle',
  otit: 'otherTitles',
  foa: 'arenaTitle',
  srtng: 'standard',
  sgm: 'standardGames',
  sk: 'standardK',
  rrtng: 'rapid',
  rgm: 'rapidGames',
  rk: 'rapidK',
  brtng: 'blitz',
  bgm: 'blitzGames',
  bk: 'blitzK',
  games: 'games',
  gms: 'games',
  game: 'games',
  k: 'k',
  'b-day': 'birthYear',
  birthday: 'birthYear',
  born: 'birthYear',
  flag: 'flags',
};

/** Longer than any line; small enough for small-integer arithmetic. */
const TO_THE_END = 1 << 24;

/** Longest first: some headings follow each other without a blank. */
const WORDS = Object.keys(HEADINGS).sort((a, b) => b.length - a.length);

const MONTH = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\d{2}(?:\d{2})?/;

/**
 * The columns of a list, from its first line: each field begins below its heading and ends where the next begins.
 * Undefined if the line is not the header of a list.
 */
export function columnsOfHeader(line: string, rhythm: ListRhythm): ListColumn[] | undefined {
  const starts: { field: FideListField; at: number }[] = [];
  const text = line.toLowerCase().trimEnd();
  for (let at = 0; at < text.length; ) {
    if (text[at] === ' ' || text[at] === '\t') {
      at++;
      continue;
    }
    const month = MONTH.exec(text.slice(at))?.[0];
    const word = month ?? WORDS.find((known) => text.startsWith(known, at));
    if (word === undefined) return undefined;
    starts.push({ field: fieldOf(month === undefined ? HEADINGS[word]! : 'rating', rhythm), at });
    at += word.length;
  }
  if (!['fideId', 'name'].every((needed) => starts.some(({ field }) => field === needed))) return undefined;
  return starts.map(({ field, at }, i) => ({
    field,
    // Right-aligned numbers in the first field may begin before its heading.
    from: i === 0 ? 0 : at,
    to: starts[i + 1]?.at ?? TO_THE_END,
  }));
}

function fieldOf(heading: FideListField | 'rating' | 'games' | 'k', rhythm: ListRhythm): FideListField {
  if (heading === 'rating') return rhythm;
  if (heading === 'games') return `${rhythm}Games`;
  return heading === 'k' ? `${rhythm}K` : heading;
}
