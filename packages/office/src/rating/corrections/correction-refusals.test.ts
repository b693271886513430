import { describe, expect, it } from 'vitest';
import type { Claim, ClaimState } from '../../claims/claim.ts';
import { claimRefusals } from './confirm-correction.ts';
import { futureRefusals } from './head-to-head-correction.ts';

it.each([
  ['2017-04-01', []],
  ['2017-04-02', []],
  ['2017-04-03', [{ code: 'date-after-today', field: 'change.end' }]],
])('a correction of dates that ends on %s, on 2 April', (end, refused) => {
  const change = { kind: 'dates', event: 'e1', start: '2017-01-20', end } as const;
  expect(futureRefusals(change, '2017-04-02')).toMatchObject(refused);
});

describe('the claim that a correction names', () => {
  const claim = (state: ClaimState) => ({ id: 'c', version: 1, seq: 1, body: { state } as Claim });

  it.each(['open', 'appealed', 'upheld', 'appeal-upheld'] as const)('may be %s', (state) => {
    expect(claimRefusals('c', claim(state))).toEqual([]);
  });

  it.each(['rejected', 'appeal-rejected', 'withdrawn'] as const)('is no cause when it was %s (D-OFF-241)', (state) => {
    expect(claimRefusals('c', claim(state))).toMatchObject([
      { code: 'claim-state', field: 'claim', values: { state } },
    ]);
  });

  it('is on record, where there is one', () => {
    expect(claimRefusals('c', undefined)).toMatchObject([{ kind: 'missing', code: 'claim-unknown' }]);
    expect(claimRefusals(undefined, undefined)).toEqual([]);
  });
});
