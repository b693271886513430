import { csvLine, type WrittenCell } from '@escala/formats';
import type { WholeScrabbleList } from '@escala/office';
import { SCRABBLE_TYPES } from './scrabble-types.ts';

type Line = ReturnType<WholeScrabbleList['lines']>[number];

/** One row for each player with everything printed; an office takes it in again with `escala bring-in list`. */
export function scrabbleCsv(whole: WholeScrabbleList, only?: ReadonlySet<string>): string {
  const types = SCRABBLE_TYPES.filter((type) => type !== 'general');
  const headings = types.flatMap((type) => [type, `${type} partide`, `${type} statut`]);
  const ratings = new Map(
    SCRABBLE_TYPES.map((type) => [type, new Map(whole.lines(type).map((line) => [line.player, line]))] as const),
  );
  const general = ratings.get('general')!;
  const listed = everybody([...ratings.values()]).filter(({ player }) => only?.has(player) ?? true);
  const rows = listed.map(({ player, name, title, club, sex, birthYear }): WrittenCell[] => [
    general.get(player)?.rank,
    player,
    name,
    title,
    sex,
    club,
    birthYear,
    general.get(player)?.displayed,
    ...types.flatMap((type): WrittenCell[] => {
      const line = ratings.get(type)!.get(player);
      return [line?.displayed, line?.played, line?.status];
    }),
  ]);
  const first = ['rank', 'id', 'name', 'title', 'sex', 'club', 'birthYear', 'general', ...headings];
  return [first, ...rows].map(csvLine).join('');
}

/** Those of the general list first, then whoever has a rating of any type. */
function everybody(lists: readonly ReadonlyMap<string, Line>[]): Line[] {
  const all = new Map<string, Line>();
  for (const list of lists) for (const [player, line] of list) if (!all.has(player)) all.set(player, line);
  return [...all.values()];
}
