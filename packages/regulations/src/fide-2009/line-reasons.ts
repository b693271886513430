/** What shaped a line of the ledger, as bits that the engine sets and the explanation reads. */
export const LINE_REASONS = {
  /** The difference was wider than counts (8.54). */
  capped: 1,
  /** The opponent was unrated and stands at Ru (8.52, 8.53). */
  opponentUnrated: 2,
  /** Rated as a Swiss or team event (6.42). */
  swiss: 4,
  /** The list of the day of the game (4.13). */
  perRound: 8,
  /** The player came onto the list after the event began (8.4). */
  ratedSince: 16,
  /** The opponent did, and still counts as unrated (8.4). */
  opponentRatedSince: 32,
} as const;
