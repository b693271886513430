export { type PgnGame, writePgn } from './write-pgn.ts';
