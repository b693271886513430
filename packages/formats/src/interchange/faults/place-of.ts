import { entryOf } from '@escala/core';
import type { Path } from './fault.ts';
import { clipped } from './shown.ts';

type Values = Record<string, string | number>;
type Row = Readonly<Record<string, unknown>>;

/** Rows named in the document's own terms: the field that contains them, and which of their fields name the place. */
const NAMED: Readonly<Record<string, { place: string; fields: Readonly<Record<string, string>> }>> = {
  players: { place: 'player', fields: { player: 'id' } },
  lists: { place: 'list', fields: { list: 'date' } },
  events: { place: 'event', fields: { event: 'id' } },
  'events.games': { place: 'game', fields: { round: 'round', white: 'white', black: 'black' } },
  collective: { place: 'collective', fields: { game: 'id' } },
  'collective.results': { place: 'result', fields: { player: 'player' } },
  libere: { place: 'event', fields: { event: 'event' } },
  'libere.places': { place: 'ranking', fields: { player: 'player' } },
  'libere.games': { place: 'game', fields: { round: 'round', white: 'a', black: 'b' } },
  list: { place: 'player', fields: { player: 'id' } },
  performances: { place: 'performance', fields: { event: 'event', player: 'player' } },
  ledger: { place: 'ledger', fields: { player: 'player' } },
  matches: { place: 'pairing', fields: { round: 'round', white: 'first', black: 'second' } },
  byes: { place: 'player', fields: { player: 'player' } },
  absences: { place: 'player', fields: { player: 'player' } },
  withdrawals: { place: 'player', fields: { player: 'player' } },
  workings: { place: 'player', fields: { player: 'player' } },
};

/**
 * The place of a fault in the words of the people who keep the document: event, round, player. Ends at the innermost
 * row with a readable name; the document itself has none.
 */
export function placeOf(document: unknown, path: Path): Values {
  const values: Values = {};
  let here = document;
  let fields = '';
  for (const step of path) {
    here = childOf(here, step);
    if (typeof step === 'string') fields = fields === '' ? step : `${fields}.${step}`;
    else if (!addRow(values, fields, here)) break;
  }
  if (fields === 'lists.ratings' || fields.startsWith('lists.ratings.')) addPlayerOnList(values, path);
  return values;
}

/** `games` are rated collective games of an output, or the games of a tournament. */
function namedRows(fields: string, row: unknown): (typeof NAMED)[string] | undefined {
  if (fields === 'games')
    return childOf(row, 'white') === undefined
      ? { place: 'collective', fields: { game: 'id' } }
      : { place: 'pairing', fields: { round: 'round', white: 'white', black: 'black' } };
  return entryOf(NAMED, fields);
}

function addRow(values: Values, fields: string, row: unknown): boolean {
  const named = namedRows(fields, row);
  if (named === undefined) return true;
  const found: Values = {};
  for (const [value, field] of Object.entries(named.fields)) {
    const written = childOf(row, field);
    if (typeof written === 'string' && written !== '') found[value] = clipped(written);
    else if (typeof written === 'number') found[value] = written;
    else return false;
  }
  Object.assign(values, found, { place: named.place });
  return true;
}

function addPlayerOnList(values: Values, path: Path): void {
  if (path[3] === undefined || values.place !== 'list') return;
  Object.assign(values, { place: 'rating', player: clipped(String(path[3])) });
}

function childOf(value: unknown, step: string | number): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, step) ? (value as Row)[step] : undefined;
}
