export { type PlayerFileRow, type PlayersFileCode, parsePlayersFile } from './parse-players-file.ts';
export type { RegisterColumn } from './register-column.ts';
export { type WrittenPlayer, writePlayersFile } from './write-players-file.ts';
export type { YearGames } from './year-games.ts';
