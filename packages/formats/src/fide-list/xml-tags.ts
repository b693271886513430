import { type FideListField, LIST_FIELDS, type ListRhythm } from './fide-list-fields.ts';

/** Elements of a player, with their fields; those of a single list belong to its rhythm. */
const ELEMENTS: Readonly<Record<string, FideListField | 'rating' | 'games' | 'k'>> = {
  fideid: 'fideId',
  name: 'name',
  country: 'federation',
  sex: 'sex',
  title: 'title',
  w_title: 'womenTitle',
  o_title: 'otherTitles',
  foa_title: 'arenaTitle',
  rating: 'rating',
  games: 'games',
  k: 'k',
  rapid_rating: 'rapid',
  rapid_games: 'rapidGames',
  rapid_k: 'rapidK',
  blitz_rating: 'blitz',
  blitz_games: 'blitzGames',
  blitz_k: 'blitzK',
  birthday: 'birthYear',
  flag: 'flags',
};

/** The meaning of an element: a field, by its index in `LIST_FIELDS`, or one of these. */
export const OTHER_ELEMENT = -1;
export const PLAYER_ELEMENT = 100;
export const LIST_ELEMENT = 101;

export interface XmlTags {
  /** The element whose name is between two positions. */
  find(bytes: Uint8Array, from: number, to: number): number;
}

/** Names are distinguished by length, first and last letter, and then compared, without creating texts. */
export function xmlTags(rhythm: ListRhythm): XmlTags {
  const names: Uint8Array[] = [];
  const elements: number[] = [];
  const places = new Map<number, number>();
  const fields = Object.entries(ELEMENTS).map(
    ([name, field]) => [name, LIST_FIELDS.indexOf(fieldOf(field, rhythm))] as const,
  );
  for (const [name, element] of [...fields, ['player', PLAYER_ELEMENT], ['playerslist', LIST_ELEMENT]] as const) {
    const bytes = Uint8Array.from(name, (letter) => letter.charCodeAt(0));
    places.set(keyOf(bytes, 0, bytes.length), names.length);
    names.push(bytes);
    elements.push(element);
  }
  return {
    find(bytes, from, to) {
      const place = places.get(keyOf(bytes, from, to));
      if (place === undefined) return OTHER_ELEMENT;
      const name = names[place]!;
      for (let i = 1; i < name.length - 1; i++) if (bytes[from + i] !== name[i]) return OTHER_ELEMENT;
      return elements[place]!;
    },
  };
}

function keyOf(bytes: Uint8Array, from: number, to: number): number {
  return to > from ? ((to - from) << 16) | (bytes[from]! << 8) | bytes[to - 1]! : 0;
}

function fieldOf(field: FideListField | 'rating' | 'games' | 'k', rhythm: ListRhythm): FideListField {
  if (field === 'rating') return rhythm;
  if (field === 'games') return `${rhythm}Games`;
  return field === 'k' ? `${rhythm}K` : field;
}
