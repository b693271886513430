/** Which articles turn a sum of changes into a rating: for outputs that carry no working of their own. */
export interface PeriodArticles {
  readonly sum: readonly string[];
  readonly rounding: readonly string[];
  readonly floor: readonly string[];
}

const NOT_KNOWN: PeriodArticles = { sum: [], rounding: [], floor: [] };

const PERIOD_ARTICLES: Readonly<Record<string, PeriodArticles>> = {
  'fce-2016': { sum: ['17.1'], rounding: ['17.2'], floor: ['17.3'] },
  'fide-2009': { sum: ['8.55'], rounding: ['8.57'], floor: ['7.21'] },
};

export function periodArticles(regulation: string): PeriodArticles {
  return PERIOD_ARTICLES[regulation] ?? NOT_KNOWN;
}

/** One half goes up in all of them. */
export const ROUNDING_DECISION = 'D-ALL-1';
