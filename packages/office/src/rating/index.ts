/** What others need of the lists: rooms to keep federations at hand, packing for imports and files, and the check of a list. */

export { GAMES_FOLDER, type PackedGames, type PackedReport, packGames, unpackGames } from './columns/packed-games.ts';
export { packedReport } from './columns/packed-report.ts';
export { listFolder, PLAYERS_PER_PART } from './columns/packed-sheet.ts';
export { loadPublishedLists } from './lists/published-lists.ts';
export { listDocument } from './player/list-document.ts';
export { hasReady, isReadyBehind, keepAllReady, keepReady } from './ready-columns/keep-ready.ts';
export { type LoadedRecord, loadRecord } from './rooms/loaded-record.ts';
export { openPrinted, openRooms } from './rooms/open-rooms.ts';
export { FEDERATIONS_AT_HAND, type Room, type Rooms, rooms } from './rooms/rooms.ts';
export type { SeriesRoom } from './rooms/series-room.ts';
export { roomFor } from './series/find-series.ts';
export type { ListVerdict } from './series/list-verdict.ts';
export { verifyList, verifyLists } from './series/verify-list.ts';
