import { expect } from 'vitest';
import type { Year } from '../year.ts';
import { versionOf } from './registry.ts';

interface Difference {
  readonly steps: readonly { readonly cause: { readonly kind: string; readonly causes?: readonly unknown[] } }[];
}

/** Corrections in the registry affect lists as well: the officer revises them, and the cause is named. */
export async function revision({ officer, visitor }: Year): Promise<void> {
  const version = await versionOf(officer, '101');
  const merge = { kept: '101', version, duplicate: '11', duplicateVersion: await versionOf(officer, '11') };
  expect(await officer.refused('player.merge', merge, { reason: 'One person.' })).toMatchObject([
    { code: 'merge-births-differ' },
  ]);
  await officer.act('player.merge', { ...merge, evenIf: ['births'] }, { reason: 'The year was a mistake.' });
  await officer.act('list.revise', {});
  expect(await officer.refused('list.revise', {})).toMatchObject([{ code: 'lists-settled' }]);
  const { steps } = await visitor.ask<Difference>('list.differences', { series: 'standard', date: '2017-04-01' });
  expect(steps.map(({ cause }) => cause.kind)).toContain('list.revise');
}

export async function mayLists(year: Year): Promise<void> {
  for (const series of ['standard', 'rapid']) {
    await year.officer.ask('list.preview', { series });
    await year.officer.act('list.publish', { series, date: '2017-05-01' });
  }
}

/** Who did what, when and why. */
export async function auditLog({ administrator, player, officer }: Year): Promise<void> {
  const { acts } = await administrator.ask<{ acts: { kind: string; actor: string; reason: string }[] }>('act.search', {
    kind: 'correction.confirm',
  });
  expect(acts.map(({ reason }) => reason)).toEqual([
    'The appeal was upheld.',
    'Nobody was asked.',
    'Both sheets say so.',
  ]);
  expect(acts[0]!.actor).toBe(officer.account);
  expect(await player.refusedAnswer('act.search')).toMatchObject([{ code: 'not-allowed' }]);
}
