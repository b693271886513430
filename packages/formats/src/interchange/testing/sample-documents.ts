import type { HeadToHeadInput, ScrabbleInput, Tournament } from '@escala/core';

type Mutable<T> = T extends readonly (infer Row)[]
  ? Mutable<Row>[]
  : T extends object
    ? { -readonly [Field in keyof T]: Mutable<T[Field]> }
    : T;

/** A small sound document, a new one for each caller to spoil. */
export function fceInput() {
  return {
    format: 'escala/rating-input@1',
    regulation: 'fce-2016',
    revision: '5.3-repealed',
    rhythm: 'standard',
    listDate: '2017-03-01',
    players: [
      {
        id: '101',
        name: 'Núria',
        birthDate: '2000-08-23',
        sex: 'f',
        federatedOn: '2013-09-30',
        firstSeason: 2013,
        fideRating: 1650,
        gamesByYear: { '2016': 36, '2015': 0 },
      },
      { id: '102', federated: false },
      { id: '103' },
      { id: '104' },
    ],
    lists: [
      { date: '2017-01-01', ratings: { '101': 1890 } },
      { date: '2017-02-01', ratings: { '101': 1895, '103': 1500 } },
    ],
    events: [
      {
        id: 'e1',
        name: 'Open',
        type: 'swiss',
        start: '2017-02-03',
        end: '2017-02-12',
        timeControl: { minutes: 90, increment: 30 },
        participants: ['101', '102', '103', '104'],
        games: [
          { round: 1, date: '2017-02-03', white: '101', black: '102', result: '1-0', kind: 'played' },
          { round: 1, white: '103', black: '104', result: '1/2' },
          { round: 2, white: '101', black: '103', result: '0-1', kind: 'forfeit' },
          { round: 2, white: '102', black: '104', result: '0-0', kind: 'forfeit' },
        ],
      },
      {
        id: 'e2',
        type: 'match',
        start: '2017-02-14',
        end: '2017-02-14',
        timeControl: { minutes: 60 },
        games: [
          { round: 1, white: '101', black: '104', result: '1-0' },
          { round: 1, white: '104', black: '101', result: '1/2' },
        ],
      },
    ],
  } as Mutable<HeadToHeadInput>;
}

export function fideInput() {
  const { rhythm: _, revision: __, ...document } = fceInput();
  document.regulation = 'fide-2009';
  document.players[3] = {
    id: '104',
    careerGames: 30,
    reached2400: true,
    minGames: 7,
    pool: [{ event: 'x', end: '2016-05-01', games: 3, points: 1.5, rc: 2200 }],
  };
  return document as Mutable<HeadToHeadInput>;
}

export function frsInput() {
  return {
    format: 'escala/rating-input@1',
    regulation: 'frs-2012',
    listDate: '2012-06-01',
    class: 'seniors',
    players: [{ id: '1', name: 'Ana' }, { id: '2' }, { id: '3' }],
    collective: [
      {
        id: 'g1',
        type: 'duplicat-clasic',
        class: 'seniors',
        date: '2011-03-05',
        event: 'CNIS 1',
        results: [
          { player: '1', place: 1 },
          { player: '2', place: 2.5 },
          { player: '3', place: 2.5 },
        ],
      },
      {
        id: 'g2',
        type: 'compunere',
        date: '2011-03-06',
        results: [
          { player: '1', score: 900 },
          { player: '2', score: 1000 },
        ],
      },
    ],
    libere: [
      {
        event: 'CNSL 1',
        date: '2010-03-06',
        rated: true,
        places: [
          { player: '1', place: 1 },
          { player: '2', place: 2 },
        ],
        games: [
          { round: 1, a: '1', b: '2', result: '1-0' },
          { round: 2, a: '2', b: '3', result: '1/2' },
        ],
      },
    ],
  } as Mutable<ScrabbleInput>;
}

export function tournamentSample() {
  return {
    format: 'escala/tournament@1',
    name: 'Open',
    system: 'fce-1990',
    rounds: 5,
    initialColour: 'white',
    players: [
      { id: 'a', number: 1, name: 'Núria', rating: 2100, title: 'MC', club: 'X', ratings: { catalan: 2110 } },
      { id: 'b', number: 2, category: 'first', birthDate: '2000-08-23' },
      { id: 'c', number: 3, federation: 'AND', sex: 'f', fideId: '2201001' },
      { id: 'd', number: 7 },
      { id: 'e', number: 8 },
    ],
    games: [
      { round: 1, board: 1, white: 'a', black: 'c', result: '1-0' },
      { round: 1, board: 2, white: 'd', black: 'b', result: '0-0', kind: 'forfeit' },
      { round: 2, white: 'b', black: 'a' },
    ],
    byes: [
      { round: 1, player: 'e', points: 1 },
      { round: 2, player: 'c', points: 0.5 },
    ],
    absences: [
      { round: 2, player: 'c' },
      { round: 1, player: 'd' },
    ],
    withdrawals: [{ player: 'd', afterRound: 1 }],
    event: { kind: 'open', start: '2017-02-03', end: '2017-02-12', timeControl: { minutes: 90, increment: 30 } },
  } as Mutable<Tournament>;
}
