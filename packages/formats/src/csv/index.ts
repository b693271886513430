export { ENTRIES_CODES, type EntriesCode, type EntriesProblem } from './entries-problem.ts';
export { type Entry, type ParsedEntries, parseEntriesCsv } from './parse-entries-csv.ts';
