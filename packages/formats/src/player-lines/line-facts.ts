import { withoutGaps } from '@escala/core';
import type { Entry } from '../csv/parse-entries-csv.ts';

type Facts = { -readonly [Field in keyof Entry]?: Entry[Field] };

const TITLES = /^(?:W?(?:GM|IM|FM|CM))$/;
const THIS_CENTURY = 2000;

/** What one line says of a player; undefined where it names nobody. */
export function entryOfCells(cells: readonly string[], line: number, namesApart: boolean): Entry | undefined {
  const facts: Facts = {};
  const words = cells.map((cell) => withoutFacts(cell, facts)).filter(hasLetter);
  const [first, second, ...more] = words;
  if (first === undefined) return undefined;
  const isApart = namesApart && second !== undefined && !first.includes(',') && isGivenName(second);
  const name = isApart ? `${first}, ${second}` : first;
  const rest = isApart ? more : words.slice(1);
  const federation = rest.find((cell) => /^[A-Z]{3}$/.test(cell));
  const club = rest.find((cell) => cell !== federation);
  return withoutGaps<Entry>({
    ...facts,
    line,
    name,
    surname: isApart ? first : undefined,
    givenName: isApart ? second : undefined,
    federation: facts.federation ?? federation,
    club: facts.club ?? club,
  });
}

/** No more than three words, and none that clubs are called by. */
const isGivenName = (cell: string): boolean =>
  cell.split(' ').length <= 3 && !CLUB_WORDS.test(cell) && !/^[A-Z]{3}$/.test(cell);
const CLUB_WORDS =
  /(?:^|\s)(?:c\.?\s?e\.?|c\.?\s?a\.?|c\.?\s?s\.?|a\.?\s?e\.?|club|chess|escacs|ajedrez|[sș]ah|penya|peña|casino|ateneu|ateneo|escola|foment|unió|sk|sc|sv|tsv)(?:\s|$)/iu;

/** Reads figures, titles and what stands in brackets; what is left is words. */
function withoutFacts(cell: string, facts: Facts): string {
  const bracketed = cell.replace(/\(([^)]*)\)|\[([^\]]*)\]/g, (_all, round?: string, square?: string) => {
    const inside = (round ?? square ?? '').trim();
    const left = withoutFacts(inside, facts);
    if (/^[A-Z]{3}$/.test(left)) facts.federation ??= left;
    else if (hasLetter(left)) facts.club ??= left;
    return ' ';
  });
  const words: string[] = [];
  const after: string[] = [];
  let isPastName = false;
  for (const word of bracketed.split(/\s+/)) {
    // `Player 1`, `Guest 12`: the number is the name.
    if (/^[1-9]\d?$/.test(word) && words.length === 1 && hasLetter(words[0]!)) words.push(word);
    else if (isFact(word.replace(/[,:]+$/, ''), facts)) isPastName ||= /\d/.test(word) && words.some(hasLetter);
    else (isPastName ? after : words).push(word);
  }
  // `Puig, Joana ESP`: three capitals at the end are the country where the name is not in capitals itself.
  if (words.length > 2 && /^[A-Z]{3}$/.test(words.at(-1)!) && /\p{Ll}/u.test(words.join('')))
    facts.federation ??= words.pop()!;
  // Behind the figures stand the country and the club.
  const country = after.findIndex((word) => /^[A-Z]{3}$/.test(word));
  if (country >= 0) facts.federation ??= after.splice(country, 1)[0]!;
  if (after.some(hasLetter)) facts.club ??= tidied(after);
  return tidied(words);
}

const hasLetter = (word: string): boolean => /\p{L}/u.test(word);

const tidied = (words: readonly string[]): string =>
  words
    .join(' ')
    .replace(/\s+(?:-|–|—|:)(?=\s|$)/g, ' ')
    .replace(/^[\s,:–—-]+|[\s,:]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim();

function isFact(word: string, facts: Facts): boolean {
  if (TITLES.test(word) && facts.title === undefined) {
    facts.title = word;
    return true;
  }
  const born = /^(?:(\d{1,2})[./-](\d{1,2})[./-])?((?:19|20)\d\d)$/.exec(word);
  if (born?.[1] !== undefined) {
    facts.birthYear ??= Number(born[3]);
    return true;
  }
  if (/^(?:elo|rtg|rating|fide|id|unr|unrated|n\/a)\.?:?$/i.test(word)) return true;
  const digits = /^(?:elo|rtg|id|fide)?[:#]?(\d+)$/i.exec(word)?.[1];
  if (digits === undefined) return false;
  const value = Number(digits);
  if (digits.length >= 5 && digits.length <= 10 && value > 0) facts.fideId ??= String(value);
  else if (value >= 100 && value <= 3500 && facts.rating === undefined) facts.rating = value;
  // A second number of four digits is the year of birth, and so is the first where it is too low for what follows it.
  else if (value >= 1900 && value <= THIS_CENTURY + 99) facts.birthYear ??= value;
  else if (isBirthYear(facts.rating) && value >= 100) [facts.birthYear, facts.rating] = [facts.rating, value];
  return true;
}

const isBirthYear = (value: number | undefined): value is number =>
  value !== undefined && value >= 1920 && value <= 2025;
