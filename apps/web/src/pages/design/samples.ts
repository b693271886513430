/** Invented players and lists for the page of all components. */
type Change = readonly [text: string, kind: 'gain' | 'loss' | 'zero'];

export const CHANGES: readonly Change[] = [
  ['+10', 'gain'],
  ['−11', 'loss'],
  ['0', 'zero'],
];

const player = (title: string, name: string, club: string, rating: number, change: Change, isOwn = false) => ({
  title,
  name,
  club,
  rating,
  change,
  isOwn,
});

export const PLAYERS = [
  player('IM', 'Campgrau Puigsoler, Helena', 'Foment Fontclara', 2479, ['+11', 'gain']),
  player('GM', 'Masoliva Collferrer, Vicenç', 'Penya Vilaclara', 2452, ['0', 'zero']),
  player('IM', 'Rocallosa Piqué, Nil', 'Foment Fontclara', 2429, ['+5', 'gain'], true),
  player('WGM', 'Torreverd Fontnova, Abril', 'Casino de Clotalt', 2349, ['−12', 'loss']),
  player('', 'Fontbruna Montmartí, Jan', 'UE Ribalta', 2317, ['+6', 'gain']),
];

/** A rating over three years, four lists a year. */
export const LISTS = [1938, 1951, 1972, 1990, 2012, 2033, 2058, 2094, 2088, 2066, 2040, 2050].map((rating, i) => ({
  date: `${2023 + Math.floor((i + 2) / 4)}-${String(((i + 2) % 4) * 3 + 1).padStart(2, '0')}-01`,
  rating,
}));
