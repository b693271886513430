import type { Finding } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { NOBODY } from '../access/actor.ts';
import { showEvent } from '../events/show-event.ts';
import { put } from '../kit/act.ts';
import { seasonKind } from '../registry/licences/season.ts';
import { playerKind } from '../registry/players/player.ts';
import { fileDirectly } from '../testing/file-directly.ts';
import type { TestOffice } from '../testing/test-office.ts';
import { normKind } from './norm.ts';
import { normsOfEvent } from './norms-of-event.ts';
import { normsOfPlayer } from './norms-of-player.ts';
import { recordNorms } from './record-norms.ts';
import { revokeNorm } from './revoke-norm.ts';
import { fileEvent, NO_NORM, NORM, titlesOffice, tournamentOf } from './testing/titles-office.ts';
import { grantTitle, withdrawTitle } from './title-acts.ts';
import { titlesDue } from './titles-due.ts';

const states = async (office: TestOffice) =>
  (await office.ask(normsOfPlayer, { player: 'p0' })).norms.map(({ state }) => state);

/** Events on these days in which `p0` makes a norm, all recorded. */
async function withNorms(...days: string[]): Promise<TestOffice> {
  const office = await titlesOffice();
  for (const [i, day] of days.entries()) {
    await fileEvent(office, `e${i}`, day, tournamentOf(NORM));
    await office.perform(recordNorms, { event: `e${i}` });
  }
  return office;
}

describe('recording norms', () => {
  it('[MC norma 3] below, at and above the percentage; all reasons are kept', async () => {
    for (const [results, given] of [
      [NO_NORM, false],
      [NORM, true],
      ['111111000', true],
    ] as const) {
      const office = await titlesOffice();
      await fileEvent(office, 'e0', '2017-01-10', tournamentOf(results));
      const verdict = (await office.ask(normsOfEvent, { event: 'e0' }, NOBODY)).norms.find(
        ({ player }) => player === 'p0',
      );
      expect(verdict).toMatchObject({ norm: given, given, recorded: null });
      if (!given) {
        expect(await office.codes(office.perform(recordNorms, { event: 'e0' }))).toEqual(['norm-none']);
        expect(await office.refusals(office.perform(recordNorms, { event: 'e0', players: ['p0'] }))).toMatchObject([
          { code: 'norm-not-given', article: 'MC norma 3', values: { finding: 'fce-1990.norm-percentage' } },
        ]);
        continue;
      }
      const { outcome, entry } = await office.perform(recordNorms, { event: 'e0' });
      expect(outcome).toEqual({ norms: ['e0/p0'], season: 2017 });
      expect(entry).toMatchObject({ subject: { kind: 'event', id: 'e0' }, touched: [{ id: 'e0/p0', from: 0, to: 1 }] });
      const norm = await office.record(normKind, 'e0/p0');
      expect(norm?.body).toMatchObject({ title: 'MC', ground: 'score', season: 2017, judgedOn: '2017-01-15' });
      expect(norm?.body.reasons.map(({ article }) => article)).toEqual([
        'MC norma 3',
        'Tancats nota',
        'Tancats nota',
        'MC norma 3',
        'MC norma 3',
      ]);
      expect(normKind.schema.safeParse(norm?.body).success).toBe(true);
    }
  });

  it('an event that does not meet the conditions of norms gives none, unless they were waived (D-OFF-87)', async () => {
    const office = await titlesOffice();
    const national = { ruleFacts: { kind: 'closed', internationalRating: false, delegation: 'girona' } };
    await fileEvent(office, 'e0', '2017-01-10', tournamentOf('11111111=', 2150), national);
    const hinders = await office.refusals(office.perform(recordNorms, { event: 'e0' }));
    expect(hinders.length).toBeGreaterThan(0);
    expect(new Set(hinders.map(({ code }) => code))).toEqual(new Set(['norm-event-hinders']));
    const waivers = hinders.map(({ values, article }) => ({
      code: values.finding as Finding['code'],
      article: article!,
      reason: 'The commission agreed.',
      by: 'carles',
      on: '2017-01-12',
    }));
    const facts = { ...national, waivers };
    await fileEvent(office, 'e1', '2017-01-10', tournamentOf('11111111=', 2150), facts);
    expect((await office.perform(recordNorms, { event: 'e1' })).outcome.norms).toEqual(['e1/p0']);
  });

  it('[MC norma 6] a place gives a norm whatever the score', async () => {
    const office = await titlesOffice();
    const facts = { ruleFacts: { kind: 'closed', championship: 'interterritorial', internationalRating: false } };
    await fileEvent(office, 'e0', '2017-01-10', tournamentOf(NO_NORM), facts);
    await office.perform(recordNorms, { event: 'e0' });
    const norm = await office.record(normKind, 'e0/p0');
    expect(norm?.body).toMatchObject({ ground: 'place' });
    expect(norm?.body.reasons.at(-1)).toMatchObject({ article: 'MC norma 6', holds: 'yes' });
  });

  it('from the rated games alone where there is no document, ratings from the registry', async () => {
    const office = await titlesOffice();
    const fide = { ratings: [{ from: '2016-01-01', standard: 2275 }] };
    await fileDirectly(
      office,
      Array.from({ length: 10 }, (_, number) =>
        put(playerKind, `p${number}`, 1, { name: `Player ${number}`, number, licences: {}, fide }),
      ),
    );
    await fileEvent(office, 'e0', '2017-01-10', tournamentOf(NORM), {}, false);
    const { source, norms } = await office.ask(normsOfEvent, { event: 'e0' });
    expect(source).toBe('games');
    expect(norms[0]).toMatchObject({ player: 'p0', points: 5.5, mean: 2275, given: true });
  });

  it('once for an event (D-COMP-29), only of accepted ones, only by officer or commission', async () => {
    const office = await withNorms('2017-01-10');
    const [norm] = (await office.ask(normsOfPlayer, { player: 'p0' }, NOBODY)).norms;
    expect(norm?.eventName).toBe((await office.ask(showEvent, { event: 'e0' })).event.name);
    expect(await office.codes(office.perform(recordNorms, { event: 'e0' }))).toEqual(['norm-none']);
    const asked = (players: string[]) => office.perform(recordNorms, { event: 'e0', players });
    expect(await office.codes(asked(['p0', 'px']))).toEqual(['norm-recorded', 'norm-not-in-event']);
    await fileEvent(office, 'e1', '2017-01-10', tournamentOf(NORM), { state: 'annulled' });
    expect(await office.codes(office.perform(recordNorms, { event: 'e1' }))).toEqual(['verdicts-not-accepted']);
    expect(await office.codes(office.perform(recordNorms, { event: 'e2' }))).toEqual(['event-unknown']);
    const arbiter = { ...NOBODY, account: 'arbiter', roles: ['arbiter'] as const };
    expect(await office.codes(office.perform(recordNorms, { event: 'e0' }, { actor: arbiter }))).toEqual([
      'not-allowed',
    ]);
  });

  it('under the player who was kept where one turned out to be another', async () => {
    const office = await titlesOffice();
    const body = { name: 'Player 0', number: 0, licences: {}, mergedInto: 'p10' };
    await fileDirectly(office, [put(playerKind, 'p0', 1, body)]);
    await fileEvent(office, 'e0', '2017-01-10', tournamentOf(NORM));
    expect((await office.perform(recordNorms, { event: 'e0' })).outcome.norms).toEqual(['e0/p10']);
  });
});

describe('norms in time', () => {
  it('[MC norma 4] the last day of the second season without one keeps it, the day after does not (D-OFF-89)', async () => {
    const office = await withNorms('2017-01-10');
    const seen = [];
    for (const today of ['2019-12-30', '2019-12-31', '2020-01-01']) {
      office.setToday(today);
      seen.push(...(await states(office)));
    }
    expect(seen).toEqual(['valid', 'valid', 'expired']);
    const { steps, held } = await office.ask(normsOfPlayer, { player: 'p0' });
    expect(held).toBe(0);
    expect(steps.map(({ quantity, articles }) => [quantity, ...articles])).toEqual([
      ['fce-1990.norm-made', 'MC títol 5'],
      ['fce-1990.norm-lost', 'MC norma 4'],
    ]);
  });

  it('[MC norma 4] by the seasons that were opened, else by the year (D-OFF-88)', async () => {
    const office = await titlesOffice();
    const season = (number: number) => ({ number, from: `${number - 1}-09-01`, to: `${number}-08-31` });
    await fileDirectly(
      office,
      [2017, 2018, 2019, 2020].map((number) => put(seasonKind, String(number), 0, season(number))),
    );
    await fileEvent(office, 'e0', '2016-10-10', tournamentOf(NORM));
    expect((await office.perform(recordNorms, { event: 'e0' })).outcome.season).toBe(2017);
    office.setToday('2019-08-31');
    expect(await states(office)).toEqual(['valid']);
    office.setToday('2019-09-01');
    expect(await states(office)).toEqual(['expired']);
  });
});

describe('the title by norms', () => {
  const versionOf = async (office: TestOffice) => (await office.record(playerKind, 'p0'))!;

  it('[MC títol 2] makes a master of somebody with a norm of International Master, whose proof is told (D-OFF-472)', async () => {
    const office = await titlesOffice();
    const grant = (reason: string) =>
      office.perform(grantTitle, { player: 'p0', version: 1, internationalNorm: true }, { reason });
    expect(await office.refusals(grant(''))).toMatchObject([{ code: 'norm-proof-missing', article: 'MC títol 2' }]);
    const { outcome } = await grant('Obert de Sitges 2016, certificate IT1');
    expect(outcome).toMatchObject({ title: 'MC', norms: [] });
    expect(outcome.reasons).toContainEqual(expect.objectContaining({ article: 'MC títol 2', holds: 'yes' }));
  });

  it('[MC títol 5] two are not enough, three are, and go into it', async () => {
    const two = await withNorms('2017-01-10', '2017-01-11');
    expect((await two.ask(titlesDue, {})).due).toEqual([]);
    expect(await two.refusals(two.perform(grantTitle, { player: 'p0', version: 1 }))).toMatchObject([
      { code: 'norms-not-enough', article: 'MC títol 5', values: { norms: 2, needed: 3 } },
    ]);
    const office = await withNorms('2017-01-10', '2017-01-11', '2017-01-12');
    expect((await office.ask(titlesDue, {})).due).toMatchObject([
      { player: 'p0', version: 1, title: 'MC', norms: ['e0/p0', 'e1/p0', 'e2/p0'] },
    ]);
    const { entry } = await office.perform(grantTitle, { player: 'p0', version: 1 });
    expect(entry.touched).toHaveLength(4);
    expect((await versionOf(office)).body.titles).toEqual([{ title: 'MC', on: '2017-01-15' }]);
    expect(await states(office)).toEqual(['used', 'used', 'used']);
    expect((await office.ask(titlesDue, {})).due).toEqual([]);
    expect(await office.codes(office.perform(grantTitle, { player: 'p0', version: 2 }))).toEqual(['title-held']);
  });

  it('a version that somebody changed meanwhile is a conflict', async () => {
    const office = await withNorms('2017-01-10', '2017-01-11', '2017-01-12');
    await office.perform(grantTitle, { player: 'p0', version: 1 });
    expect(await office.codes(office.perform(grantTitle, { player: 'p0', version: 1 }))).toEqual(['changed-meanwhile']);
  });

  it('a norm that is part of a title is revoked after the title is withdrawn, which gives the others back', async () => {
    const office = await withNorms('2017-01-10', '2017-01-11', '2017-01-12');
    await office.perform(grantTitle, { player: 'p0', version: 1 });
    const revoke = () => office.perform(revokeNorm, { norm: 'e0/p0', version: 2 });
    expect(await office.codes(revoke())).toEqual(['norm-used']);
    await office.perform(withdrawTitle, { player: 'p0', version: 2, title: 'MC' });
    await revoke();
    expect(await states(office)).toEqual(['revoked', 'valid', 'valid']);
    expect(await office.codes(office.perform(revokeNorm, { norm: 'e0/p0', version: 3 }))).toEqual(['norm-revoked']);
    expect(await office.codes(office.perform(revokeNorm, { norm: 'e9/p0', version: 1 }))).toEqual(['norm-unknown']);
    expect(await office.codes(office.perform(revokeNorm, { norm: 'e1/p0', version: 1 }))).toEqual([
      'changed-meanwhile',
    ]);
    // A revoked norm may be recorded again.
    expect((await office.perform(recordNorms, { event: 'e0' })).entry.touched).toMatchObject([{ from: 3, to: 4 }]);
  });
});

it('[Ascensos preferent 5] an event that is not over gives no norm, whatever the score so far', async () => {
  const office = await titlesOffice();
  const { games, ...rest } = tournamentOf('111111111');
  await fileEvent(office, 'e0', '2017-01-10', { ...rest, games: games.slice(0, 8) });
  expect(await office.refusals(office.perform(recordNorms, { event: 'e0' }))).toMatchObject([
    { code: 'verdicts-unfinished', article: 'Ascensos preferent 5', values: { played: 8, rounds: 9 } },
  ]);
});
