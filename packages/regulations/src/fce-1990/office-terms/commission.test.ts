import { dayFrom, writeDay } from '@escala/core';
import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CommissionVote } from '../../contracts/office-terms.ts';
import { attendance, commissionVote, mayBeRemoved, mayBeReviewed, membershipEnds, votesNeeded } from './commission.ts';

const day = dayFrom('1990-03-01');
const vote = (parts: Partial<CommissionVote>) =>
  commissionVote({ members: 6, inFavour: 3, against: 1, president: 'in-favour', ...parts }, day);

describe('votes of the sports commission', () => {
  it('[Comissió 7.3] half of the members and one, for each size (D-COMP-38)', () => {
    expect([5, 6, 7, 8].map(votesNeeded)).toEqual([3, 4, 4, 5]);
    expect([vote({ inFavour: 2 }), vote({ inFavour: 3 }), vote({ inFavour: 4 })].map(({ outcome }) => outcome)).toEqual(
      ['invalid', 'adopted', 'adopted'],
    );
  });
  it('[Comissió 7.1] simple majority', () => {
    expect(
      [vote({ inFavour: 3, against: 2 }), vote({ inFavour: 2, against: 3 })].map(({ outcome }) => outcome),
    ).toEqual(['adopted', 'rejected']);
  });
  it('[Comissió 7.2] the president decides a tie', () => {
    const tied = (president: CommissionVote['president']) => vote({ inFavour: 2, against: 2, president });
    expect([tied('in-favour'), tied('against'), tied('abstains')].map(({ outcome }) => outcome)).toEqual([
      'adopted',
      'rejected',
      'undecided',
    ]);
    expect(tied('against').reasons.at(-1)).toMatchObject({ article: 'Comissió 7.2', holds: 'no' });
  });
  it('[Comissió 1.1] five to eight members: below, at, above', () => {
    const votes = [4, 5, 8, 9].map((members) => vote({ members, inFavour: 4, against: 0 }));
    expect(votes.map(({ reasons }) => reasons[0]!.holds)).toEqual(['no', 'yes', 'yes', 'no']);
    expect(votes.map(({ outcome }) => outcome)).toEqual(['invalid', 'adopted', 'invalid', 'invalid']);
    expect(votes.map(({ article }) => article)).toEqual([
      'Comissió 1.1',
      'Comissió 7.1',
      'Comissió 7.3',
      'Comissió 1.1',
    ]);
  });
  it('[Comissió 1.1] D-COMP-52: a vote of a commission of four is none', () => {
    expect(vote({ members: 4, inFavour: 3, against: 0 })).toMatchObject({
      outcome: 'invalid',
      article: 'Comissió 1.1',
    });
  });
  it('[Comissió 7.1] the competition committee may be of any size: three members, two for it (D-OFF-234)', () => {
    const three = { members: 3, inFavour: 2, against: 1, president: 'in-favour' } as const;
    expect(commissionVote(three, day)).toMatchObject({ outcome: 'invalid', article: 'Comissió 1.1' });
    expect(commissionVote(three, day, 'competition')).toMatchObject({ outcome: 'adopted', article: 'Comissió 7.1' });
    expect(commissionVote({ ...three, inFavour: 1, against: 0 }, day, 'competition')).toMatchObject({
      outcome: 'invalid',
      article: 'Comissió 7.3',
    });
  });
  it('[Comissió 7.1] one vote more in favour never rejects', () => {
    const votes = fc.record({
      inFavour: fc.nat(4),
      against: fc.nat(4),
      president: fc.constantFrom('in-favour', 'against', 'abstains'),
    });
    forAll({ of: [votes] }, (parts) => {
      if (vote({ ...parts, members: 8 }).outcome === 'adopted')
        expect(vote({ ...parts, members: 8, inFavour: parts.inFavour + 1 }).outcome).toBe('adopted');
    });
  });
});

describe('members of the sports commission', () => {
  it('[Comissió 2.1] [Comissió 2.2] two years from the last election', () => {
    expect(writeDay(membershipEnds(dayFrom('1990-06-15')))).toBe('1992-06-15');
    expect(writeDay(membershipEnds(dayFrom('1992-02-29')))).toBe('1994-02-28');
  });
  it('[Comissió 3.1] all the others, or the executive council', () => {
    expect(
      [mayBeRemoved(6, 5, false), mayBeRemoved(6, 6, false), mayBeRemoved(6, 0, true)].map(({ holds }) => holds),
    ).toEqual(['no', 'yes', 'yes']);
  });
  it('[Comissió 3.2] five meetings missed in a row: below, at, above', () => {
    const inARow = (count: number) => attendance([true, ...Array(count).fill(false), true], day)[0]!.holds;
    expect([4, 5, 6].map(inARow)).toEqual(['yes', 'no', 'no']);
  });
  it('[Comissió 3.2] ten meetings missed in all: below, at, above', () => {
    const inAll = (count: number) =>
      attendance(
        Array.from({ length: 2 * count }, (_, i) => i % 2 === 0),
        day,
      ).map(({ holds }) => holds);
    expect([9, 10, 11].map(inAll)).toEqual([
      ['yes', 'yes'],
      ['yes', 'no'],
      ['yes', 'no'],
    ]);
  });
  it('[Comissió 6.1] two members and one judge have a decision looked at again', () => {
    expect(
      [mayBeReviewed(1, 1, day), mayBeReviewed(2, 0, day), mayBeReviewed(2, 1, day)].map(({ holds }) => holds),
    ).toEqual(['no', 'no', 'yes']);
  });
});
