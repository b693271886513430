import parser from '@mliebelt/pgn-parser';

/** No real round is longer; a larger file is not read (D-OFF-605). */
export const MOST_PGN = 2_000_000;
const MOST_GAMES = 2000;
/** Limit for the moves of one game, with clocks and comments. */
const MOST_MOVES = 50_000;
const DEEPEST = 50;

export type PgnResult = '1-0' | '0-1' | '1/2';

/** A game as given in a PGN. */
export interface PgnRead {
  /** The line of the file where it begins. */
  readonly line: number;
  readonly white: string;
  readonly black: string;
  readonly whiteFideId?: string | undefined;
  readonly blackFideId?: string | undefined;
  readonly round?: number | undefined;
  readonly board?: number | undefined;
  readonly result?: PgnResult | undefined;
  /** Number of half-moves. */
  readonly plies: number;
  /** The moves as in the file, without the result at the end. */
  readonly moves: string;
}

export interface PgnProblem {
  readonly line: number;
  readonly code: 'pgn.unreadable' | 'pgn.too-long' | 'pgn.too-many';
}

/** All games of a PGN, each parsed separately: an unreadable one does not affect the others. */
export function parsePgn(text: string): { readonly games: PgnRead[]; readonly problems: PgnProblem[] } {
  const games: PgnRead[] = [];
  const problems: PgnProblem[] = [];
  if (text.length > MOST_PGN) return { games, problems: [{ line: 1, code: 'pgn.too-long' }] };
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const pieces = parser.split(plain, { startRule: 'games' });
  let from = 0;
  for (const [i, { all, pgn }] of pieces.entries()) {
    const at = Math.max(from, plain.indexOf(all.trim(), from));
    const line = plain.slice(0, at).split('\n').length;
    from = at + all.trim().length;
    if (all.trim() === '') continue;
    if (i >= MOST_GAMES) return { games, problems: [...problems, { line, code: 'pgn.too-many' }] };
    if (pgn.length > MOST_MOVES) problems.push({ line, code: 'pgn.too-long' });
    else {
      const game = gameOf(all, pgn, line);
      if (game === undefined) problems.push({ line, code: 'pgn.unreadable' });
      else games.push(game);
    }
  }
  return { games, problems };
}

function gameOf(all: string, moves: string, line: number): PgnRead | undefined {
  if (isTooDeep(moves)) return undefined;
  try {
    const { tags, moves: read } = parser.parseGame(all, { startRule: 'game' });
    const told = (tags ?? {}) as Readonly<Record<string, unknown>>;
    const word = (name: string): string => String(told[name] ?? '').trim();
    const [, round, board] = /^(\d{1,3})(?:\.(\d{1,4}))?/.exec(word('Round')) ?? [];
    return {
      line,
      white: word('White'),
      black: word('Black'),
      whiteFideId: word('WhiteFideId') || undefined,
      blackFideId: word('BlackFideId') || undefined,
      round: round === undefined ? undefined : Number(round),
      board: Number(board ?? word('Board')) || undefined,
      result: RESULTS[word('Result')],
      plies: read.length,
      moves: moves.replace(/\s*(?:1-0|0-1|1\/2(?:-1\/2)?|\*)\s*$/, '').trim(),
    };
  } catch {
    return undefined;
  }
}

const RESULTS: Readonly<Record<string, PgnResult>> = { '1-0': '1-0', '0-1': '0-1', '1/2-1/2': '1/2', '1/2': '1/2' };

/** Nested variations: the parser recurses into each. */
function isTooDeep(moves: string): boolean {
  let [depth, deepest] = [0, 0];
  for (const sign of moves)
    if (sign === '(') deepest = Math.max(deepest, ++depth);
    else if (sign === ')') depth--;
  return deepest > DEEPEST;
}
