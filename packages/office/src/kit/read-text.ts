import {
  parseEntriesCsv,
  parseListCsv,
  parsePgn,
  parsePlayerLines,
  parsePlayersFile,
  parseScrabbleListCsv,
  parseTrf,
  readDocument,
} from '@escala/formats';
import { type RuleBook, ruleBooks } from '@escala/regulations';
import type { OfficePorts } from '../ports.ts';
import { REGISTER_COLUMNS } from '../registry/players/player.ts';

const REVISIONS = Object.fromEntries(
  Object.values<RuleBook>(ruleBooks).map(({ id, revisions }) => [id, revisions.map((each) => each.id)]),
);

/** Uploaded texts, by name of format: pure functions, so that a server can run them outside its own thread. */
export const TEXT_READERS = {
  'entries-csv': parseEntriesCsv,
  'player-lines': parsePlayerLines,
  'list-csv': parseListCsv,
  'scrabble-list-csv': parseScrabbleListCsv,
  'players-file': (text: string) => parsePlayersFile(text, REGISTER_COLUMNS),
  trf: parseTrf,
  pgn: parsePgn,
  /** Our own JSON: a tournament, or a rating document with one event. */
  'report-document': (text: string) =>
    readDocument(text, { expect: ['escala/tournament@1', 'escala/rating-input@1'], revisions: REVISIONS }),
} as const;

export type TextReader = keyof typeof TEXT_READERS;
export type ReadText = <Reader extends TextReader>(
  reader: Reader,
  text: string,
) => Promise<ReturnType<(typeof TEXT_READERS)[Reader]>>;

export const readText = ({ readText: elsewhere }: Pick<OfficePorts, 'readText'>): ReadText => elsewhere ?? here;

const here: ReadText = async (reader, text) => TEXT_READERS[reader](text) as never;
