import { beforeEach, describe, expect, it } from 'vitest';
import {
  COMMITTEE,
  DELEGATE,
  OFFICER,
  PLAYER_1,
  type RegistryOffice,
  registryOffice,
} from '../testing/registry-office.ts';
import { countsAsSanctioned, isInForce, sanctionKind } from './sanction.ts';
import { imposeSanction, liftSanction } from './sanction-acts.ts';
import { searchSanctions } from './search-sanctions.ts';

const FACTS = { decision: 'Two rounds', imposedOn: '2017-01-10', until: '2017-02-10' };
let office: RegistryOffice;
beforeEach(async () => {
  office = await registryOffice();
  await office.register({ name: 'Puig, Anna' });
  await office.register({ name: 'Pi, Pau' });
});

const impose = (facts: Partial<Parameters<typeof imposeSanction.decide>[1]>) =>
  office.perform(imposeSanction, { ...FACTS, ...facts }, { actor: COMMITTEE });

describe('sanctions', () => {
  it('[Desempats 1.7.1.1] count for ever, unless they are quashed', async () => {
    const { sanction } = (await impose({ player: '1' })).outcome;
    const sanctions = async () => (await office.read((reading) => reading.list(sanctionKind))).map(({ body }) => body);
    expect(countsAsSanctioned(await sanctions())).toBe(true);
    await office.perform(liftSanction, { sanction, version: 1, as: 'ended' });
    expect(countsAsSanctioned(await sanctions())).toBe(true);
    await office.perform(liftSanction, { sanction, version: 2, as: 'quashed' });
    expect(countsAsSanctioned(await sanctions())).toBe(false);
    const again = office.perform(liftSanction, { sanction, version: 3, as: 'quashed' });
    expect(await office.faults(again)).toEqual(['sanction-lifted sanction']);
  });

  it('are of one player or one club, of an event that exists, from a day that has come', async () => {
    expect(await office.faults(impose({}))).toEqual(['sanction-of-one player']);
    const wrong = impose({ player: '9', club: 'x', event: 'e', imposedOn: '2017-01-16', until: '2017-01-15' });
    expect(await office.faults(wrong)).toEqual([
      'sanction-of-one player',
      'player-unknown player',
      'club-unknown club',
      'event-unknown event',
      'date-after-today imposedOn',
      'sanction-ends-before until',
    ]);
  });

  it('are the commission’s matter', async () => {
    for (const actor of [OFFICER, DELEGATE])
      expect(await office.faults(office.perform(imposeSanction, { ...FACTS, player: '1' }, { actor }))).toEqual([
        'not-allowed',
      ]);
  });

  it('have an effect from their first to their last day', () => {
    const days = ['2017-01-09', '2017-01-10', '2017-02-10', '2017-02-11'];
    expect(days.map((day) => isInForce({ ...FACTS, player: '1' }, day))).toEqual([false, true, true, false]);
    const lifted = { ...FACTS, lifted: { as: 'ended' as const, on: '2017-01-20' } };
    expect(['2017-01-19', '2017-01-20'].map((day) => isInForce(lifted, day))).toEqual([true, false]);
  });

  it('are seen by the office, and by those whom they are of', async () => {
    await impose({ player: '1' });
    await impose({ club: 'mataro' });
    expect((await office.ask(searchSanctions, {}, OFFICER)).sanctions).toHaveLength(2);
    expect(await office.ask(searchSanctions, { player: '1' }, PLAYER_1)).toMatchObject({
      sanctions: [{ player: '1', inForce: true }],
      counts: true,
    });
    expect((await office.ask(searchSanctions, { club: 'mataro' }, DELEGATE)).sanctions).toHaveLength(1);
    for (const [input, viewer] of [
      [{}, PLAYER_1],
      [{ player: '2' }, PLAYER_1],
      [{ player: '1' }, DELEGATE],
      [{ club: 'reus' }, DELEGATE],
    ] as const)
      expect(await office.faults(office.ask(searchSanctions, input, viewer))).toEqual(['not-own-matter']);
  });
});
