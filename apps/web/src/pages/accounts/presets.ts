/** Values that fill in a new federation with one click: the only place here that names books. */
interface Preset {
  readonly id: 'catalan-chess' | 'fide-chess' | 'romanian-scrabble';
  /** Values by field name. */
  readonly values: Readonly<Record<string, string>>;
  /** Series that it ticks. */
  readonly series: readonly string[];
}

/** Short ids for series whose part another book has too; otherwise the book is part of the id. */
export const SERIES_IDS: Readonly<Record<string, string>> = {
  'fide-2009.standard': 'fide-2009',
  'fide-2024.standard': 'fide',
  'fide-2024.rapid': 'fide-rapid',
  'fide-2024.blitz': 'fide-blitz',
};

/** For the reader's language first, then for any federation. */
export const presetsFor = (language: string): readonly Preset[] => {
  const rank = ({ values }: Preset): number =>
    values.language === language ? 0 : values.language === undefined ? 1 : 2;
  return PRESETS.toSorted((a, b) => rank(a) - rank(b));
};

export const PRESETS: readonly Preset[] = [
  {
    id: 'catalan-chess',
    values: { country: 'CAT', timeZone: 'Europe/Madrid', language: 'ca', competitionRules: 'fce-1990' },
    series: ['standard', 'rapid'],
  },
  { id: 'fide-chess', values: { competitionRules: 'fide-2026' }, series: ['fide', 'fide-rapid', 'fide-blitz'] },
  {
    id: 'romanian-scrabble',
    values: { country: 'ROU', timeZone: 'Europe/Bucharest', language: 'ro', competitionRules: '' },
    series: ['seniors', 'youth', 'pairs', 'teams'],
  },
];
