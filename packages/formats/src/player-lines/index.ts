export { type NamelessLine, type ParsedPlayerLines, parsePlayerLines } from './parse-player-lines.ts';
