/** What others need of the lists: rooms to keep federations at hand, packing for imports and files, and the check of a list. */
export { listDocument } from './list-document.ts';
export type { ListVerdict } from './list-verdict.ts';
export { type LoadedRecord, loadRecord } from './loaded-record.ts';
export { openRooms } from './open-rooms.ts';
export { GAMES_FOLDER, packedReport, packGames, unpackGames } from './packed-games.ts';
export { listFolder, PLAYERS_PER_PART } from './packed-sheet.ts';
export { loadPublishedLists } from './published-lists.ts';
export { FEDERATIONS_AT_HAND, noRooms, type Room, type Rooms, rooms } from './rooms.ts';
export type { SeriesRoom } from './series-room.ts';
export { verifyList } from './verify-list.ts';
