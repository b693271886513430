/** Sistemes 4.1, Suis 6: one point, a half or none, for a game as for a match; doubled, so that sums are whole. The first side first. */
export const DOUBLED = { '1-0': [2, 0], '0-1': [0, 2], '1/2': [1, 1], '0-0': [0, 0] } as const;
