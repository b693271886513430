/** What shaped a line of the ledger, as bits that the engine sets and the explanation reads. */
export const LINE_REASONS = {
  /** The difference counted whole, however wide (8.3.1, since October 2025). */
  whole: 1,
  /** The list of the day of the game, in a long event (D-F24-6). */
  byDay: 2,
  /** The player came onto the list after the event began (8.2.4). */
  ratedSince: 4,
  /** The player, or the opponent, counts with the rating of standard play (R7.2.1). */
  standard: 8,
  opponentStandard: 16,
} as const;
