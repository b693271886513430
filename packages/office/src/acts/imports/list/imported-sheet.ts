import { CHANGES_PER_POINT, type Day, LIST_STATUS, type ListSheet, UNRATED } from '@escala/core';
import { emptySheet } from '../../../rating/packed-sheet.ts';
import type { Doubt } from '../../../records/doubt.ts';
import { type KnownPlayers, namesOf, type Recognised } from '../known-players.ts';
import type { ListLine } from './list-line.ts';

export interface ImportedSheet {
  readonly sheet: ListSheet;
  readonly doubts: readonly Doubt[];
  readonly taken: number;
  readonly leftOut: number;
}

/** An old list as a sheet: every line whose player is registered, compared with the list before it. */
export function importedSheet(
  day: Day,
  lines: readonly ListLine[],
  players: KnownPlayers,
  before: ListSheet | undefined,
): ImportedSheet {
  const sheet = emptySheet(day, players.count);
  const doubts: Doubt[] = [];
  const first = new Map<number, number>();
  for (const line of lines) {
    const { player, similar, byNameAlone } = playerOf(line, players);
    const who = { name: line.name ?? '-', id: line.id ?? line.fideId ?? '-' };
    const leave = (code: string, values: Doubt['values']): void => {
      doubts.push({ line: line.line, code, leftOut: true, values: { ...who, ...values } });
    };
    if (player === undefined) {
      if (similar.length > 0) leave('import-player-unclear', { similar: namesOf(similar) });
      else leave('import-player-unknown', {});
      continue;
    }
    const { number } = player.body;
    const earlier = first.get(number);
    if (earlier !== undefined) {
      leave('import-line-twice', { first: earlier });
      continue;
    }
    first.set(number, line.line);
    writeLine(sheet, number, line, before);
    if (byNameAlone)
      doubts.push({ line: line.line, code: 'import-by-name', leftOut: false, values: { ...who, player: player.id } });
    for (const doubt of disagreements(sheet, number, line, before))
      doubts.push({ line: line.line, leftOut: false, ...doubt, values: { ...who, ...doubt.values } });
  }
  return { sheet, doubts, taken: first.size, leftOut: lines.length - first.size };
}

/** A line with nothing but a name is that of the only player who has it, with a doubt. */
function playerOf(line: ListLine, players: KnownPlayers): Recognised & { readonly byNameAlone: boolean } {
  const recognised = players.recognise(line);
  const hasMore = [line.id, line.fideId, line.birthDate, line.birthYear].some((fact) => fact !== undefined);
  const [only, ...others] = recognised.similar;
  if (recognised.player !== undefined || hasMore || only === undefined || others.length > 0)
    return { ...recognised, byNameAlone: false };
  return { player: only, by: 'name', similar: [only], byNameAlone: true };
}

function writeLine(sheet: ListSheet, player: number, line: ListLine, before: ListSheet | undefined): void {
  const previous = line.previous ?? before?.rating[player] ?? UNRATED;
  sheet.rating[player] = line.rating;
  sheet.previous[player] = previous;
  sheet.change[player] = CHANGES_PER_POINT * (line.change ?? (previous === UNRATED ? 0 : line.rating - previous));
  sheet.baseFactor[player] = line.baseFactor ?? 0;
  sheet.factor[player] = line.factor ?? 0;
  sheet.games[player] = line.games ?? 0;
  sheet.counted[player] = line.games ?? 0;
  const isNew = before !== undefined && previous === UNRATED;
  sheet.status[player] = isNew ? LIST_STATUS.new : LIST_STATUS.rated;
}

/** The rating before against the list before, and the sum of the line's own numbers. The line stands as it is. */
function disagreements(
  sheet: ListSheet,
  player: number,
  line: ListLine,
  before: ListSheet | undefined,
): Pick<Doubt, 'code' | 'values'>[] {
  const doubts: Pick<Doubt, 'code' | 'values'>[] = [];
  const listed = before?.rating[player] ?? UNRATED;
  if (line.previous !== undefined && listed !== UNRATED && line.previous !== listed)
    doubts.push({ code: 'import-previous-differs', values: { own: listed, theirs: line.previous } });
  const previous = sheet.previous[player]!;
  if (line.change !== undefined && previous !== UNRATED && previous + line.change !== line.rating)
    doubts.push({ code: 'import-change-differs', values: { previous, change: line.change, rating: line.rating } });
  return doubts;
}
