import { describe, expect, it } from 'vitest';
import { put } from '../kit/act.ts';
import { playerKind } from '../registry/players/player.ts';
import { setCategory } from '../registry/players/player-acts.ts';
import { fileDirectly } from '../testing/file-directly.ts';
import type { TestOffice } from '../testing/test-office.ts';
import { normsOfEvent } from './norms-of-event.ts';
import { applyPromotion, revokePromotion } from './promotion-acts.ts';
import { recordPromotions } from './record-promotions.ts';
import { searchPromotions } from './search-promotions.ts';
import { fileEvent, titlesOffice, tournamentOf } from './testing/titles-office.ts';

const playerOf = async (office: TestOffice) => (await office.record(playerKind, 'p0'))!;

async function promotedOffice(): Promise<TestOffice> {
  const office = await titlesOffice();
  await fileEvent(office, 'e0', '2017-01-10', tournamentOf('1111=0000'));
  await office.perform(recordPromotions, { event: 'e0' });
  return office;
}

describe('recording promotions', () => {
  it('[Ascensos preferent 1] below, at and above the points that nine rounds ask', async () => {
    for (const [results, promoted] of [
      ['111100000', false],
      ['1111=0000', true],
      ['111110000', true],
    ] as const) {
      const office = await titlesOffice();
      await fileEvent(office, 'e0', '2017-01-10', tournamentOf(results));
      const { promotions } = await office.ask(normsOfEvent, { event: 'e0' });
      expect(promotions.find(({ player }) => player === 'p0')).toMatchObject({
        promoted,
        from: 'first',
        to: 'preferent',
      });
      const work = office.perform(recordPromotions, { event: 'e0', players: ['p0'] });
      if (promoted) expect((await work).outcome).toEqual({ promotions: ['e0/p0'] });
      else
        expect(await office.refusals(work)).toMatchObject([
          { code: 'promotion-not-given', article: 'Ascensos preferent 1', values: { points: 4, needed: 4.5 } },
        ]);
    }
  });

  it('[Ascensos preferent 5] not before the event is over', async () => {
    const office = await titlesOffice();
    const { games, ...rest } = tournamentOf('1111=0000');
    await fileEvent(office, 'e0', '2017-01-10', { ...rest, games: games.slice(0, 8) });
    const refusals = await office.refusals(office.perform(recordPromotions, { event: 'e0' }));
    expect(refusals[0]).toMatchObject({ code: 'verdicts-unfinished', article: 'Ascensos preferent 5' });
  });

  it('once, and not where nobody goes up', async () => {
    const office = await promotedOffice();
    expect(await office.codes(office.perform(recordPromotions, { event: 'e0' }))).toEqual(['promotion-none']);
    const again = office.perform(recordPromotions, { event: 'e0', players: ['p0', 'px'] });
    expect(await office.codes(again)).toEqual(['promotion-recorded', 'norm-not-in-event']);
    expect(await office.codes(office.perform(recordPromotions, { event: 'e1' }))).toEqual(['event-unknown']);
  });
});

describe('applying a promotion', () => {
  it('writes the category with its reason, before and after on record', async () => {
    const office = await promotedOffice();
    const { promotions } = await office.ask(searchPromotions, { state: 'recorded', limit: 10 });
    expect(promotions).toMatchObject([{ promotion: 'e0/p0', name: 'Player 0', from: 'first', to: 'preferent' }]);
    const { outcome, entry } = await office.perform(
      applyPromotion,
      { promotion: 'e0/p0', version: 1 },
      { reason: 'By the table.' },
    );
    expect(outcome).toMatchObject({ before: 'first', category: 'preferent' });
    expect(entry).toMatchObject({
      reason: 'By the table.',
      touched: [{ kind: 'promotion' }, { kind: 'player', to: 2 }],
    });
    expect((await playerOf(office)).body.category).toBe('preferent');
    expect((await office.ask(searchPromotions, { state: 'recorded', limit: 10 })).promotions).toEqual([]);
    expect(await office.codes(office.perform(applyPromotion, { promotion: 'e0/p0', version: 2 }))).toEqual([
      'promotion-state',
    ]);
  });

  it('not over a category that moved meanwhile, nor on an old version', async () => {
    const office = await promotedOffice();
    await office.perform(setCategory, { player: 'p0', version: 1, category: 'second' });
    const apply = (version: number) => office.perform(applyPromotion, { promotion: 'e0/p0', version });
    expect(await office.codes(apply(1))).toEqual(['promotion-category-moved']);
    expect(await office.codes(apply(2))).toEqual(['changed-meanwhile']);
    expect(await office.codes(office.perform(applyPromotion, { promotion: 'x', version: 1 }))).toEqual([
      'promotion-unknown',
    ]);
  });

  it('where the registry has no category, or says it in other words', async () => {
    for (const category of [undefined, '1a categoria']) {
      const office = await promotedOffice();
      const { category: _, ...body } = (await playerOf(office)).body;
      await fileDirectly(office, [put(playerKind, 'p0', 1, { ...body, ...(category && { category }) })]);
      await office.perform(applyPromotion, { promotion: 'e0/p0', version: 1 });
      expect((await playerOf(office)).body.category).toBe('preferent');
    }
  });
});

it('revoking a promotion takes an applied one back, unless the category has moved on (D-OFF-90)', async () => {
  const office = await promotedOffice();
  await office.perform(applyPromotion, { promotion: 'e0/p0', version: 1 });
  expect((await office.perform(revokePromotion, { promotion: 'e0/p0', version: 2 })).outcome.category).toBe('first');
  expect((await playerOf(office)).body.category).toBe('first');
  expect(await office.codes(office.perform(revokePromotion, { promotion: 'e0/p0', version: 3 }))).toEqual([
    'promotion-state',
  ]);
  await office.perform(recordPromotions, { event: 'e0' });
  await office.perform(applyPromotion, { promotion: 'e0/p0', version: 4 });
  await office.perform(setCategory, { player: 'p0', version: 4, category: 'third' });
  expect((await office.perform(revokePromotion, { promotion: 'e0/p0', version: 5 })).outcome.category).toBeNull();
  expect((await playerOf(office)).body.category).toBe('third');
});
