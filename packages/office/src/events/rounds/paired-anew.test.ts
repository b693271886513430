import { expect, it } from 'vitest';
import { NOBODY } from '../../access/actor.ts';
import type { TestOffice } from '../../testing/test-office.ts';
import { ARBITER, officeWithEvent, pair, playRounds } from '../testing/event-office.ts';
import { correctResult } from './correct-result.ts';
import { enterResult } from './enter-result.ts';
import { pairEventRound } from './pair-round.ts';
import { pairedAnew } from './paired-anew.ts';
import { showRounds } from './show-rounds.ts';

const by = { actor: ARBITER };
const anew = (office: TestOffice, more: object = {}) => office.ask(pairedAnew, { event: 'open', ...more }, ARBITER);
const roundOf = async (office: TestOffice, round: number) =>
  (await office.ask(showRounds, { event: 'open', round }, ARBITER)).rounds[0]!;

/** Eight players; the first round is played, the second paired. */
async function pairedTwice(): Promise<TestOffice> {
  const office = await officeWithEvent(8);
  await playRounds(office, 1, 1);
  await pair(office, 2);
  return office;
}

async function correct(office: TestOffice): Promise<void> {
  const { version, result } = (await roundOf(office, 1)).boards.find(({ board }) => board === 1)!;
  const other = result === '1-0' ? ('0-1' as const) : ('1-0' as const);
  await office.perform(
    correctResult,
    { event: 'open', round: 1, board: 1, version, result: other },
    { ...by, reason: 'Misread.' },
  );
}

it('[D-OFF-616] nothing was put right: the round would be paired as it is', async () => {
  const office = await pairedTwice();
  expect(await anew(office)).toMatchObject({ round: 2, corrected: [], begun: [], differences: [] });
});

it('[D-OFF-616] says beforehand what another result would change, and afterwards what it did', async () => {
  const office = await pairedTwice();
  const { result } = (await roundOf(office, 1)).boards.find(({ board }) => board === 1)!;
  const other = result === '1-0' ? '0-1' : '1-0';
  const before = await anew(office, { round: 1, board: 1, result: other });
  expect(before).toMatchObject({ corrected: [] });
  expect(before.differences).not.toEqual([]);
  await correct(office);
  const after = await anew(office);
  expect(after).toMatchObject({ corrected: [{ round: 1, board: 1 }], differences: before.differences });
});

it('[D-OFF-616] the round is paired again in one act, and is then as the engine has it', async () => {
  const office = await pairedTwice();
  await correct(office);
  const { version, differences } = await anew(office);
  const { outcome } = await office.perform(pairEventRound, { event: 'open', round: 2, again: version }, by);
  expect(outcome).toMatchObject({ round: 2, version: version + 1, boards: 4 });
  expect(await anew(office)).toMatchObject({ corrected: [], differences: [], version: version + 1 });
  const { boards } = await roundOf(office, 2);
  const seats = boards.map(({ white, black }) => `${white}-${black}`);
  for (const { kind, white, black } of differences!.filter((each) => each.kind !== 'bye'))
    expect(seats.includes(`${white}-${black}`), `${kind} ${white}-${black}`).toBe(kind === 'missing');
});

it('[D-OFF-616] a round with a result, an older version, an earlier round are not paired again', async () => {
  const office = await pairedTwice();
  const again = (more: object) =>
    office.refusals(office.perform(pairEventRound, { event: 'open', round: 2, again: 1, ...more }, by));
  expect(await again({ again: 7 })).toMatchObject([{ kind: 'conflict' }]);
  expect(await again({ round: 1, again: 2 })).toMatchObject([
    { code: 'round-not-last' },
    { code: 'round-has-results' },
  ]);
  expect(await again({ round: 3 })).toMatchObject([{ code: 'round-unknown' }]);
  await office.perform(enterResult, { event: 'open', round: 2, board: 2, version: 1, result: '1-0' }, by);
  await correct(office);
  expect(await again({})).toMatchObject([{ code: 'round-has-results', values: { boards: '2' } }]);
  expect(await anew(office)).toMatchObject({ begun: [2] });
});

it('[D-OFF-616] is for those who run the event', async () => {
  const office = await pairedTwice();
  await expect(office.ask(pairedAnew, { event: 'open' }, NOBODY)).rejects.toThrow();
});
