import { expect, it } from 'vitest';
import { WaitingCounts } from './desk-routes.ts';

it('[D-OFF-596] what waits is counted once for each state of the record, account and day', async () => {
  const counts = new WaitingCounts();
  let [hash, counted] = ['a', 0];
  const archive = { read: (_: string, work: (reading: unknown) => unknown) => work({ head: async () => ({ hash }) }) };
  const look = (account: string, today = '2026-06-15') =>
    counts.of(
      { archive } as never,
      { federation: { id: 'cat' }, viewer: { account, roles: ['officer'], clubs: [] }, today } as never,
      async () => ({ '/desk/reports': ++counted }),
    );
  expect(await look('ada')).toEqual({ '/desk/reports': 1 });
  expect(await look('ada')).toEqual({ '/desk/reports': 1 });
  expect(await look('bea')).toEqual({ '/desk/reports': 2 });
  hash = 'b';
  expect(await look('ada')).toEqual({ '/desk/reports': 3 });
  expect(await look('ada', '2026-06-16')).toEqual({ '/desk/reports': 4 });
});
