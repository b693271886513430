export { writeCalendar } from './calendar/write-calendar.ts';
export { completeEntries } from './csv/complete-entries.ts';
export { csvLine, type WrittenCell, writePrizesCsv } from './csv/csv-line.ts';
export { type FidePlayer, FidePlayersOfEntries, fidePlayer } from './csv/fide-players-of-entries.ts';
export { type Entry, parseEntriesCsv } from './csv/parse-entries-csv.ts';
export { parseListCsv } from './csv/parse-list-csv.ts';
export { parseScrabbleListCsv } from './csv/parse-scrabble-list-csv.ts';
export { reportOfEntries } from './csv/report-of-entries.ts';
export {
  type RatingsOfEntries,
  type TournamentOfEntries,
  type TournamentOfEntriesOptions,
  tournamentOfEntries,
} from './csv/tournament-of-entries.ts';
export * from './encoding/index.ts';
export * from './fide-list/index.ts';
export type { Fault, FoundFault, Path } from './interchange/faults/fault.ts';
export { jsonSchemas, type SchemaName, schemaFiles } from './interchange/json-schemas.ts';
export { type ReadOptions, type ReadResult, readDocument, readTournament } from './interchange/read-document.ts';
export { factSchemas } from './interchange/schema/book-facts.ts';
export type { DocumentTypes } from './interchange/schema/document-types.ts';
export type { DocumentFormat, Documents } from './interchange/schema/documents.ts';
export { fidePlayerSchema } from './interchange/schema/fide-players.ts';
export { prizeFund as prizeFundSchema } from './interchange/schema/prizes.ts';
export { serialisedLines } from './interchange/serialised-lines.ts';
export { placeFaults } from './interchange/text/place-faults.ts';
export { writeRatingOutput } from './interchange/write-rating-output.ts';
export { writeListCsv, writeListText } from './list-files/write-list.ts';
export { MOST_PGN, type PgnRead, parsePgn } from './pgn/parse-pgn.ts';
export { writePgn } from './pgn/write-pgn.ts';
export { type NamelessLine, parsePlayerLines } from './player-lines/parse-player-lines.ts';
export { type PlayerFileRow, parsePlayersFile } from './players-file/parse-players-file.ts';
export type { RegisterColumn } from './players-file/register-column.ts';
export { type WrittenPlayer, writePlayersFile } from './players-file/write-players-file.ts';
export type { YearGames } from './players-file/year-games.ts';
export { reportGaps } from './trf/check/report-gaps.ts';
export { type ParsedTrf, parseTrf } from './trf/parse-trf.ts';
export { type EventOfTrf, type EventOfTrfOptions, eventOfTrf } from './trf/tournament/event-of-trf.ts';
export { monthOfTournament, monthsOf, roundsOfMonth } from './trf/tournament/month-of-tournament.ts';
export { isFideList } from './trf/tournament/rating-method.ts';
export { codeOfToday, systemOfReport } from './trf/tournament/system-of-report.ts';
export { teamsMeet, teamTournamentOfTrf } from './trf/tournament/team-tournament-of-trf.ts';
export { type TournamentOfTrf, tournamentOfTrf } from './trf/tournament/tournament-of-trf.ts';
export { type TrfOfTournament, trfOfTournament } from './trf/tournament/trf-of-tournament.ts';
export { writeTimeCode } from './trf/tournament/trf-time-control.ts';
export type { TrfRemark } from './trf/trf-problem.ts';
export type * from './trf/trf-report.ts';
export { explicitReport } from './trf/write/explicit-report.ts';
export { TRF_EDITIONS } from './trf/write/trf-writing.ts';
export { writeTrf } from './trf/write/write-trf.ts';
