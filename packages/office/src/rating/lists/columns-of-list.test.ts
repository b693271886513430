import { expect, it } from 'vitest';
import { memory } from '../../kit/memory.ts';
import type { Reading } from '../../ports.ts';
import { amendClub, registerClub } from '../../registry/clubs/club-acts.ts';
import { registerDelegation } from '../../registry/clubs/delegation-acts.ts';
import { filePlayers } from '../../testing/file-directly.ts';
import { testOffice } from '../../testing/test-office.ts';
import { fideRated } from '../../testing/told-facts.ts';
import { findSeries } from '../series/find-series.ts';
import { columnsToday } from './columns-of-list.ts';

it('clubs are read again after an act on one, and after no other', async () => {
  const office = await testOffice();
  const ports = { ...office.ports, memory: memory() };
  await office.perform(registerDelegation, { delegation: 'bcn', name: 'Barcelona' });
  await office.perform(registerClub, { club: 'c1', name: 'Ateneu', delegation: 'bcn' });
  await filePlayers(office, [{ name: 'Pons, Ana', fide: fideRated(1900), licences: { 2017: 'c1' } }]);
  let reads = 0;
  const clubName = () =>
    ports.archive.read('cat', async (reading) => {
      const list: Reading['list'] = (kind, page) => {
        if (kind.name === 'club') reads++;
        return reading.list(kind, page);
      };
      const loaded = await findSeries(ports, reading, 'standard');
      return (await columnsToday({ ...reading, list }, loaded, '2017-03-01'))(0).clubName;
    });
  expect([await clubName(), await clubName(), reads]).toEqual(['Ateneu', 'Ateneu', 1]);
  await office.perform(registerClub, { club: 'c2', name: 'Foment', delegation: 'bcn' });
  expect([await clubName(), reads]).toEqual(['Ateneu', 2]);
  await office.perform(registerDelegation, { delegation: 'gir', name: 'Girona' });
  expect([await clubName(), reads]).toEqual(['Ateneu', 2]);
  await office.perform(amendClub, { club: 'c1', version: 1, name: 'Ateneu Nou' });
  expect([await clubName(), reads]).toEqual(['Ateneu Nou', 3]);
});
