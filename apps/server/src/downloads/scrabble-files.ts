import { csvLine, type WrittenCell } from '@escala/formats';
import { editionName, type ListedRow } from '@escala/office';
import type { ListedType, WholeList } from './notice-board-list.ts';

/** `escala/scrabble-list@1`: the lines of every type of play. */
export function scrabbleJson({ list, edition, types, rows }: WholeList): string {
  const lists = Object.fromEntries(types.map(({ type }) => [type, [...rows(type)].map(written)]));
  return JSON.stringify({ format: 'escala/scrabble-list@1', list, edition, lists });
}

function written({ rank, id, rating, exact, published, previous, change, games, status, ...columns }: ListedRow) {
  return {
    rank,
    player: id,
    ...columns,
    rating: exact,
    displayed: rating,
    ...(published !== undefined && { published }),
    status: status === 'rated' ? null : status,
    played: games ?? null,
    before: previous ?? null,
    change: change ?? null,
  };
}

/** One row per player with everything printed; `escala bring-in list` reads it back into an office. */
export function scrabbleCsv({ list, types, rows }: WholeList): string {
  const played = types.map(({ type }) => type).filter((type) => type !== 'general');
  const headings = played.flatMap((type) => [type, `${type} partide`, `${type} statut`]);
  const byType = types.map(({ type }) => [type, new Map([...rows(type)].map((row) => [row.id, row]))] as const);
  const ratings = new Map<ListedType, ReadonlyMap<string, ListedRow>>(byType);
  // First those on the general list, then everybody else with a rating of any type.
  const listed = new Map(byType.toReversed().flatMap(([, lines]) => [...lines]));
  const order = [...new Set(byType.flatMap(([, lines]) => [...lines.keys()]))];
  const general = ratings.get('general')!;
  const lines = order.map((id): WrittenCell[] => {
    const { name, title, sex, club, clubName, birthYear } = listed.get(id)!;
    return [
      general.get(id)?.rank,
      id,
      name,
      title,
      sex,
      club,
      clubName,
      birthYear,
      general.get(id)?.rating,
      ...played.flatMap((type): WrittenCell[] => {
        const line = ratings.get(type)!.get(id);
        return [line?.rating, line?.games, line?.status];
      }),
      editionName(list),
    ];
  });
  const first = [
    'rank',
    'id',
    'name',
    'title',
    'sex',
    'club',
    'clubName',
    'birthYear',
    'general',
    ...headings,
    'edition',
  ];
  return [first, ...lines].map(csvLine).join('');
}
