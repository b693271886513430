export { MOST_PGN, type PgnProblem, type PgnRead, type PgnResult, parsePgn } from './parse-pgn.ts';
export { type PgnGame, writePgn } from './write-pgn.ts';
