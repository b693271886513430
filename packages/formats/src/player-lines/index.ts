export { type ParsedPlayerLines, parsePlayerLines } from './parse-player-lines.ts';
