export { type CompletedEntries, completeEntries } from './complete-entries.ts';
export { csvLine, type WrittenCell } from './csv-line.ts';
export { ENTRIES_CODES, type EntriesCode, type EntriesProblem } from './entries-problem.ts';
export { ENTRIES_REMARK_CODES, type EntriesRemark, type EntriesRemarkCode } from './entries-remark.ts';
export { plainWords } from './entry-headings.ts';
export { type FidePlayer, fidePlayer } from './fide-player.ts';
export { FidePlayersOfEntries } from './fide-players-of-entries.ts';
export { OLD_LIST_CODES, type OldListCode } from './old-list-rows.ts';
export { type Entry, type ParsedEntries, parseEntriesCsv } from './parse-entries-csv.ts';
export { type OldListLine, type ParsedList, parseListCsv } from './parse-list-csv.ts';
export {
  type OldScrabbleLine,
  type ParsedScrabbleList,
  parseScrabbleListCsv,
  SCRABBLE_LIST_CODES,
  type ScrabbleListCode,
} from './parse-scrabble-list-csv.ts';
export { reportOfEntries } from './report-of-entries.ts';
export {
  type RatingsOfEntries,
  type TournamentOfEntries,
  type TournamentOfEntriesOptions,
  tournamentOfEntries,
} from './tournament-of-entries.ts';
export * from './write-prizes-csv.ts';
