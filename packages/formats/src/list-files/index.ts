export type { ListedPlayer } from './listed-player.ts';
export { writeListCsv } from './write-list-csv.ts';
export { writeListText } from './write-list-text.ts';
