import type { Kept } from '../../ports.ts';
import type { Player } from '../../registry/players/player.ts';
import type { Doubt } from '../doubt.ts';
import { type KnownPlayers, type Mention, namesOf, type Recognised } from '../players/known-players.ts';

/** The player on a line of an old list, as printed. */
interface NamedLine extends Mention {
  readonly line: number;
}

export interface RecognisedLine<Line> {
  readonly line: Line;
  readonly player: Kept<Player>;
  /** How doubts name the player of the line. */
  readonly who: { readonly name: string; readonly id: string };
}

interface RecognisedLines<Line> {
  readonly lines: readonly RecognisedLine<Line>[];
  readonly doubts: readonly Doubt[];
}

/** The lines of registered players, each player once; every other line has a doubt that says why it was left out. */
export function recognisedLines<Line extends NamedLine>(
  lines: readonly Line[],
  players: KnownPlayers,
): RecognisedLines<Line> {
  const recognised: RecognisedLine<Line>[] = [];
  const doubts: Doubt[] = [];
  const first = new Map<string, number>();
  for (const line of lines) {
    const { player, similar, byNameAlone } = playerOf(line, players);
    const who = { name: line.name ?? '-', id: line.id ?? line.fideId ?? '-' };
    const doubt = (code: Doubt['code'], leftOut: boolean, values: Doubt['values']): void => {
      doubts.push({ line: line.line, code, leftOut, values: { ...who, ...values } });
    };
    const earlier = player && first.get(player.id);
    if (player === undefined && similar.length > 0) doubt('import-player-unclear', true, { similar: namesOf(similar) });
    else if (player === undefined) doubt('import-player-unknown', true, {});
    else if (earlier !== undefined) doubt('import-line-twice', true, { first: earlier });
    else {
      first.set(player.id, line.line);
      recognised.push({ line, player, who });
      if (byNameAlone) doubt('import-by-name', false, { player: player.id });
    }
  }
  return { lines: recognised, doubts };
}

/** A line with only a name is assigned to the only player who has it, with a doubt. */
function playerOf(line: NamedLine, players: KnownPlayers): Recognised & { readonly byNameAlone: boolean } {
  const recognised = players.recognise(line);
  const hasMore = [line.id, line.fideId, line.birthDate, line.birthYear].some((fact) => fact !== undefined);
  const [only, ...others] = recognised.similar;
  if (recognised.player !== undefined || hasMore || only === undefined || others.length > 0)
    return { ...recognised, byNameAlone: false };
  return { player: only, by: 'name', similar: [only], byNameAlone: true };
}
