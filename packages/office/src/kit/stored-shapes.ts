/** The papers of a record, by the first word of their folder, and the number of the shape in which each is written. */
const PAPER_SHAPES = {
  'event-games': 1,
  'event-history': 1,
  findings: 1,
  games: 4,
  identity: 1,
  'import-doubts': 1,
  list: 1,
  movements: 1,
  pools: 1,
  printed: 1,
  'report-files': 1,
  revised: 1,
  'scrabble-games': 1,
  'scrabble-list': 1,
  'scrabble-movements': 1,
} as const;

/** What the record of a federation is made of. */
export const RECORD_SHAPES = {
  ...PAPER_SHAPES,
  /** Entries of acts. */
  acts: 1,
  /** The records themselves, all kinds together. */
  bodies: 1,
} as const;

/**
 * Everything that is stored in a shape of its own, with the number of that shape (D-OFF-1420). A database has these
 * numbers, and the file of a federation has those of its record; others are refused. Whoever writes one of them in
 * another way raises its number and adds a step to the migrations of `storage`, which takes over what is there or
 * refuses it.
 */
export const STORED_SHAPES = {
  ...RECORD_SHAPES,
  backup: 1,
  'federation-file': 1,
  'fide-pages': 1,
} as const;

export type StoredShape = keyof typeof STORED_SHAPES;

/** A paper without a number does not compile. */
export type PaperFolder = keyof typeof PAPER_SHAPES | `${keyof typeof PAPER_SHAPES}/${string}`;
