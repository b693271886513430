/**
 * Receives one line for each player of each rated game. The engines call it if there is one and do nothing else
 * differently: an explained list and a plain one come from the same pass over the games.
 */
export interface LedgerSink {
  /**
   * Scores and expectations are in hundredths and K is in halves, so that their product, the change, is in 1/200 of a
   * point. `reasons` are the rule book's own bits, from which it names the articles and decisions of the line.
   */
  line(
    game: number,
    player: number,
    opponent: number,
    own: number,
    opponentRating: number,
    score: number,
    expected: number,
    kHalves: number,
    reasons: number,
  ): void;
}

/** Changes are counted in 1/200 of a point: hundredths of an expectation times halves of K. */
export const CHANGES_PER_POINT = 200;
