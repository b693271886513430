/** What shaped a ledger line, as bits set by the engine and read by explanations. */
export const LINE_REASONS = {
  /** The difference was wider than the limit (8.54). */
  capped: 1,
  /** The opponent was unrated and counts with Ru (8.52, 8.53). */
  opponentUnrated: 2,
  /** Rated as a Swiss or team event (6.42). */
  swiss: 4,
  /** Rated by the list of the day of the game (4.13). */
  perRound: 8,
  /** The player joined the list after the event began (8.4). */
  ratedSince: 16,
  /** The opponent joined then, and still counts as unrated (8.4). */
  opponentRatedSince: 32,
} as const;
