import type { HeadToHeadOutput, PairedRound, ScrabbleOutput, Standings } from '@escala/core';

export const FCE_OUTPUT: HeadToHeadOutput = {
  format: 'escala/rating-output@1',
  regulation: 'fce-2016',
  revision: '5.3-repealed',
  rhythm: 'standard',
  listDate: '2017-03-01',
  list: [
    { status: 'rated', games: 2, k: 25, k0: 24, change: 3.925, previous: 1895, rating: 1899, id: '101' },
    { id: '102', rating: null, status: 'unrated' },
  ],
  performances: [{ performance: 1874, points: 2, games: 3, ra: 1850, player: '900', event: 'e1' }],
  ledger: [
    {
      decisions: [],
      articles: ['8.3', '13.2'],
      change: 12,
      k: 25,
      expected: 0.1 + 0.42,
      score: 1,
      opponentRating: 1880,
      own: 1895,
      opponent: '102',
      round: 1,
      event: 'e1',
      player: '101',
    },
  ],
  findings: [
    {
      values: { days: 91 },
      article: '6.2',
      code: 'fce-2016.duration',
      severity: 'warning',
      event: 'e2',
    },
  ],
  workings: [
    {
      player: '101',
      steps: [
        { quantity: 'fce-2016.factor.increment', articles: ['16.2'], decisions: ['D-FCE-10'], values: { k0: 24 } },
      ],
    },
  ],
};

export const FRS_OUTPUT: ScrabbleOutput = {
  format: 'escala/rating-output@1',
  regulation: 'frs-2012',
  revision: '2012',
  listDate: '2012-06-01',
  class: 'seniors',
  ratings: {
    a: { libere: { rating: 175.0626574, displayed: 175, status: 'inactive', played: 2 } },
    b: { compunere: { rating: 1e-7, displayed: 0, status: 'active', played: 6 } },
  },
  general: { a: { rating: 132.2513631, displayed: 132 } },
  games: [{ id: 'g1', value: 150, points: { a: 200, b: -0 } }],
  ledger: [
    {
      player: 'a',
      type: 'compunere',
      game: 'g1',
      date: '2011-03-05',
      value: 150,
      place: 1,
      players: 2,
      points: 200,
      weight: 235,
      articles: ['6', '7'],
      decisions: [],
    },
  ],
  findings: [],
};

export const ROUND_OUTPUT: PairedRound = {
  format: 'escala/round@1',
  round: 2,
  pairs: [
    {
      board: 1,
      white: 'a',
      black: 'd',
      trace: {
        group: 0.5,
        direction: 'middle',
        step: 'A',
        floater: 'a',
        passed: [{ player: 'b', reason: 'met' }],
        colourRule: 3,
        quality: 1,
        level: 'strict',
      },
    },
  ],
  bye: null,
};

export const STANDINGS_OUTPUT: Standings = {
  format: 'escala/standings@1',
  round: 1,
  tiebreaks: ['progressive', 'average-rating'],
  rows: [
    { rank: 1, player: 'a', points: 1, tiebreaks: [1, null] },
    { rank: 2, player: 'b', points: 0, tiebreaks: [0, 2100] },
  ],
  workings: [
    {
      player: 'a',
      annulled: false,
      points: [{ round: 1, why: 'won', player: 'b', value: 1 }],
      tiebreaks: [
        {
          tiebreak: 'progressive',
          value: 1,
          articles: ['Desempats 1.3'],
          decisions: [],
          parts: [{ round: 1, why: 'won', value: 1, corrected: [{ round: 1, why: 'lost', scored: 0, value: 0.5 }] }],
        },
      ],
    },
  ],
};
