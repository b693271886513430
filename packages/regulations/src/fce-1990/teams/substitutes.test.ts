import type { ClubTeam, Substitution } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { faults, lineUpOf, listOf, teamOf } from './testing/club.ts';

const large: ClubTeam[] = [
  { id: 'A', competition: 'second' },
  { id: 'B', competition: 'second' },
];
const players = listOf(20, [8, 9]);
const eight = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'];
const changed = (substitutions: Substitution[], boards: string[] = eight, parts: object = {}) =>
  faults(players, teamOf('A', large), lineUpOf('A', boards, { substitutions, ...parts }));
const change = (player: string, board = 3, minute = 30): Substitution => ({ board, player, minute });

describe('substitutes', () => {
  it('[Suplents 13.1] regulars of a lower team, out of order on the board of who is replaced', () => {
    expect(changed([change('p9', 1)])).toEqual([]);
    expect(changed([change('p20', 1)])).toEqual([]);
  });
  it('[Suplents 13.1] never a regular of this team', () => {
    const without8 = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p9'];
    expect(changed([change('p8')], without8)).toEqual(['substitute-lower-team p8']);
    expect(changed([change('p8b')], without8)).toEqual(['substitute-lower-team p8b']);
    expect(changed([change('p9b')], without8)).toEqual([]);
  });
  it('[Suplents 13.1] somebody on the list, for somebody on the sheet', () => {
    expect(changed([change('stranger')])).toEqual(['lineup-unlisted stranger']);
    expect(changed([change('p9', 9)])).toEqual(['substitute-nobody p9']);
  });
  it('[Suplents 13.1.1] weaker than who is replaced', () => {
    const with10 = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p10'];
    expect(changed([change('p9', 8)], with10)).toEqual(['substitute-weaker p9']);
    expect(changed([change('p11', 8)], with10)).toEqual([]);
  });
  it('[Suplents 13.2] from twenty minutes to an hour: below, at, above', () => {
    expect([19, 20, 21, 59, 60, 61].map((minute) => changed([change('p9', 3, minute)]))).toEqual([
      ['substitute-minute p9'],
      [],
      [],
      [],
      [],
      ['substitute-minute p9'],
    ]);
  });
  it('[Suplents 13.2] two in teams of eight or more', () => {
    const three = [change('p9', 1), change('p10', 2), change('p11', 3)];
    expect([1, 2, 3].map((count) => changed(three.slice(0, count)))).toEqual([[], [], ['substitutes-count']]);
  });
  it('[Suplents 13.2] one in teams of fewer', () => {
    const seven = teamOf('A', [{ id: 'A', competition: 'second', boards: 7 }]);
    const count = (substitutions: Substitution[]) =>
      faults(players, seven, lineUpOf('A', eight.slice(0, 7), { substitutions }));
    expect([count([change('p9', 1)]), count([change('p9', 1), change('p10', 2)])]).toEqual([[], ['substitutes-count']]);
  });
  it('[Suplents 13.3] nobody who is on another sheet of the round, or on this one', () => {
    expect(changed([change('p9')], eight, { otherSheets: [{ team: 'B', players: ['p9'] }] })).toEqual([
      'lineup-twice p9',
    ]);
    const with9 = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p9'];
    expect(changed([change('p9', 3)], with9)).toEqual(['lineup-twice p9']);
  });
});
