/** What shaped a line of the ledger, as bits that the engine sets and the explanation reads. */
export const LINE_REASONS = {
  /** The difference was wider than counts (8.3.1). */
  capped: 1,
  /** It was wider, and counted whole (8.3.1, since October 2025). */
  whole: 2,
  /** The list of the day of the game, in a long event (D-F24-6). */
  byDay: 4,
  /** The player came onto the list after the event began (8.2.4). */
  ratedSince: 8,
  /** The player, or the opponent, counts with the rating of standard play (R7.2.1). */
  standard: 16,
  opponentStandard: 32,
} as const;
