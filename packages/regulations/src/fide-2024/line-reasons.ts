/** What shaped a ledger line, as bits set by the engine and read by explanations. */
export const LINE_REASONS = {
  /** The full difference counted, however wide (8.3.1, since October 2025). */
  whole: 1,
  /** Rated by the list of the day of the game, in a long event (D-F24-6). */
  byDay: 2,
  /** The player joined the list after the event began (8.2.4). */
  ratedSince: 4,
  /** The player, or the opponent, counts with the standard rating (R7.2.1). */
  standard: 8,
  opponentStandard: 16,
} as const;
