/** A game in PGN terms; what is unknown gets the standard's own sign. */
export interface PgnGame {
  readonly event: string;
  readonly site?: string | undefined;
  readonly date?: string | undefined;
  readonly round: number;
  readonly board: number;
  readonly white: PgnPlayer;
  readonly black: PgnPlayer;
  readonly result?: '1-0' | '0-1' | '1/2-1/2' | undefined;
  /** `900+10`: seconds, plus seconds per move. */
  readonly timeControl?: string | undefined;
  /** The moves, if known. */
  readonly moves?: string | undefined;
}

interface PgnPlayer {
  readonly name: string;
  readonly rating?: number | undefined;
  readonly title?: string | undefined;
  readonly fideId?: string | undefined;
}

/** Games, or pairings as headers without moves: live boards and broadcasts read them and fill in the games. */
export function writePgn(games: readonly PgnGame[]): string {
  return games
    .map((game) => `${tagsOf(game).join('\n')}\n\n${game.moves ? `${game.moves}\n` : ''}${game.result ?? '*'}\n`)
    .join('\n');
}

/** The seven tags of the standard in its order, then the others. */
function tagsOf({ event, site, date, round, board, white, black, result, timeControl }: PgnGame): string[] {
  const tags: readonly (readonly [string, string | number | undefined])[] = [
    ['Event', event],
    ['Site', site ?? '?'],
    ['Date', date?.replaceAll('-', '.') ?? '????.??.??'],
    ['Round', `${round}.${board}`],
    ['White', white.name],
    ['Black', black.name],
    ['Result', result ?? '*'],
    ['WhiteElo', white.rating],
    ['BlackElo', black.rating],
    ['WhiteTitle', white.title],
    ['BlackTitle', black.title],
    ['WhiteFideId', white.fideId],
    ['BlackFideId', black.fideId],
    ['Board', board],
    ['TimeControl', timeControl],
  ];
  return tags.flatMap(([name, value]) => (value === undefined ? [] : [`[${name} "${quoted(String(value))}"]`]));
}

const quoted = (text: string): string => text.replace(/\s+/g, ' ').replace(/["\\]/g, '\\$&');
