import { withoutGaps } from '@escala/core';
import { readBirth, readShortBirth } from '../csv/entry-values.ts';
import type { Entry } from '../csv/parse-entries-csv.ts';

type Facts = { -readonly [Field in keyof Entry]?: Entry[Field] };

const TITLES = /^(?:W?(?:GM|IM|FM|CM|NM|MI|MF)|IGM|MC|MN)$/;
const THIS_CENTURY = 2000;

/** What one line says about a player; undefined if it has no name. */
export function entryOfCells(cells: readonly string[], line: number, namesApart: boolean): Entry | undefined {
  const facts: Facts = {};
  const words = cells.map((cell) => withoutFacts(cell, facts)).filter(hasLetter);
  const [first, second, ...more] = words;
  if (first === undefined) return undefined;
  const isApart = namesApart && second !== undefined && !first.includes(',') && isGivenName(second);
  const name = isApart ? `${first}, ${second}` : first;
  const rest = (isApart ? more : words.slice(1)).filter((cell) => !PAID.test(cell));
  const federation = rest.find(isCountry);
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

/** At most three words, none of them typical of clubs. */
export const isGivenName = (cell: string): boolean => cell.split(' ').length <= 3 && !isClub(cell) && !isCountry(cell);
/** Whether a cell has a word typical of clubs. */
export const isClub = (cell: string): boolean => CLUB_WORDS.test(cell);
/** Three capitals, but not those of a club: `CSM Cluj`, `TSV Ulm`. */
const isCountry = (cell: string): boolean => /^[A-Z]{3}$/.test(cell) && !isClub(cell);
const CLUB_WORDS =
  /(?:^|\s)(?:c\.?\s?e\.?|c\.?\s?a\.?|c\.?\s?s\.?[mua]?\.?|acs|scm|a\.?\s?e\.?|u\.?\s?e\.?|e\.?\s?e\.?|club|clubul|cercle|circulo|círculo|chess|escacs|ajedrez|[sș]ah|schach\p{L}*|penya|peña|casino|ateneu|ateneo|escola|escuela|foment|unió|sk|sc|sv|sf|tsv)(?:\s|$)/iu;

/** Extracts numbers, titles and bracketed facts; words are left over. */
function withoutFacts(cell: string, facts: Facts): string {
  const plain = cell.replace(UNRATED, ' ').replace(BORN, ' *$1 ');
  const bracketed = plain.replace(/\(([^)]*)\)|\[([^\]]*)\]/g, (_all, round?: string, square?: string) => {
    const inside = (round ?? square ?? '').trim();
    const left = withoutFacts(inside, facts);
    if (isCountry(left)) facts.federation ??= left;
    else if (hasLetter(left) && !PAID.test(left)) facts.club ??= left;
    return ' ';
  });
  const words: string[] = [];
  const after: string[] = [];
  let isPastName = false;
  for (const word of bracketed.split(/\s+/)) {
    // `Player 1`, `Guest 12`: the number is part of the name.
    if (/^[1-9]\d?$/.test(word) && words.length === 1 && hasLetter(words[0]!)) words.push(word);
    else if (isFact(word.replace(/[,:.;!]+$/, ''), facts)) isPastName ||= /\d/.test(word) && words.some(hasLetter);
    else (isPastName ? after : words).push(word);
  }
  // `Puig, Joana ESP`: three capitals at the end are the country, unless the whole name is in capitals.
  if (words.length > 2 && /^[A-Z]{3}$/.test(words.at(-1)!) && /\p{Ll}/u.test(words.join('')))
    facts.federation ??= words.pop()!;
  // The country and the club come after the numbers.
  const country = after.findIndex(isCountry);
  if (country >= 0) facts.federation ??= after.splice(country, 1)[0]!;
  const club = tidied(after.filter((word) => !PAID.test(word)));
  if (hasLetter(club)) facts.club ??= club;
  return tidied(words);
}

/** A note on the fee after a player, not a club. */
const PAID = /^\W*(?:paid|pagat|pagada|pagado|pl[aă]tit[aă]?)\W*$/iu;
/** *sense Elo*, *sin Elo*, *fără rating*, *no rating*. */
const UNRATED = /(?<!\p{L})(?:sense|sin|f[ăa]r[ăa]|ohne|no|without)\s+(?:elo|rating|dwz)(?!\p{L})/giu;
/** *born 1998*, *n. 1998*, *any 1998*, *geb. 1998*. */
const BORN =
  /(?<!\p{L})(?:\*|born|b\.|n\.|nascut|nascuda|nacido|nacida|născut|născută|geb\.?|any|año|anul|an)[\s:]*((?:19|20)\d\d)(?!\d)/giu;

const hasLetter = (word: string): boolean => /\p{L}/u.test(word);

const tidied = (words: readonly string[]): string =>
  words
    .join(' ')
    .replace(/\s+(?:-|–|—|:)(?=\s|$)/g, ' ')
    .replace(/^[\s,:–—-]+|[\s,:!]+$/g, '')
    // A full stop after a word that is not an abbreviation such as `Jr.`.
    .replace(/(?<=\p{L}{3})\.$/u, '')
    .replace(/,(?=\p{L})/gu, ', ')
    .replace(/\s+/g, ' ')
    .trim();

function isFact(word: string, facts: Facts): boolean {
  if (TITLES.test(word) && facts.title === undefined) {
    facts.title = word;
    return true;
  }
  const age = /^(?:sub|u)-?(\d{1,2})$/i.exec(word)?.[1];
  if (age !== undefined) {
    facts.category ??= `U${age}`;
    return true;
  }
  // `12/03/2005`, `2005-03-12`, `12.03.05`, `*2005`; a bare year may be a rating.
  const born = /^\d{4}$/.test(word) ? undefined : (readBirth(word.replace(/^\*/, '')) ?? readShortBirth(word));
  if (born?.birthYear !== undefined) {
    facts.birthYear ??= born.birthYear;
    return true;
  }
  if (/^(?:elo|rtg|rating|fide|id|dwz|unr|unrated|n\/a|s\/e|\?+)$/i.test(word)) return true;
  const digits = /^(?:elo|rtg|id|fide|dwz)?[:#]?(\d+)$/i.exec(word.replace(/^(\d)[.'’](?=\d{3}$)/, '$1'))?.[1];
  if (digits === undefined) return false;
  const value = Number(digits);
  if (digits.length >= 5 && digits.length <= 10 && value > 0) facts.fideId ??= String(value);
  else if (value >= 100 && value <= 3500 && facts.rating === undefined) facts.rating = value;
  // A second number between 1900 and 2099 is the year of birth; if only the first can be one, the two are swapped.
  else if (value >= 1900 && value <= THIS_CENTURY + 99) facts.birthYear ??= value;
  else if (isBirthYear(facts.rating) && value >= 100) [facts.birthYear, facts.rating] = [facts.rating, value];
  return true;
}

const isBirthYear = (value: number | undefined): value is number =>
  value !== undefined && value >= 1920 && value <= 2025;
