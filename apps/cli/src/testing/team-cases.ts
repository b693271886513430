const player = (number: number) => ({ id: `p${number}`, number: String(number), name: `Player ${number}` });

export const CLUB = {
  format: 'escala/team-list@1',
  club: 'CE Reus',
  season: 1991,
  players: [...[3, 1, 2, 4, 5, 6, 7, 8].map(player), { id: 'p2b', number: '2 bis', nationality: 'AND' }],
  teams: [
    { id: 'A', competition: 'promotion' },
    { id: 'B', competition: 'promotion' },
  ],
};

const { players, teams } = CLUB;

/** A match in which the visitors' line-up is out of order. */
export const MATCH = {
  format: 'escala/line-up@1',
  season: 1991,
  round: 3,
  home: { club: 'CE Reus', players, teams, team: 'A', boards: ['p1', 'p2', 'p2b', null] },
  away: { club: 'CE Valls', players, teams, team: 'B', boards: ['p6', 'p5', 'p7', 'x'] },
  results: ['0-1', '1/2', '1-0', null],
};
