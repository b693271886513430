import { describe, expect, it } from 'vitest';
import { NOBODY } from '../access/actor.ts';
import { put } from '../kit/act.ts';
import { listId, listKind } from '../rating/lists/list.ts';
import { playerKind } from '../registry/players/player.ts';
import { fileDirectly } from '../testing/file-directly.ts';
import { claimKind } from './claim.ts';
import { withdrawClaim } from './claim-acts.ts';
import { openClaim } from './open-claim.ts';
import { ana, biel, claimOffice, commission, GAME, LIST, officer, opened } from './testing/claim-office.ts';

const line = { player: 'p0', list: LIST, about: { kind: 'line' } as const, text: 'It should be more.' };

describe('opening a claim', () => {
  it('[8.4] keeps what is contested, with its window and who opened it', async () => {
    const office = await claimOffice();
    const { outcome, entry } = await office.perform(
      openClaim,
      { ...line, about: GAME, evidence: ['The score sheet.'] },
      { actor: ana },
    );
    const window = { regulation: 'fce-2016', article: '8.4', firstDay: '2017-02-01', lastDay: '2017-02-25' };
    expect(outcome.window).toEqual(window);
    expect(entry).toMatchObject({ actor: 'ana', touched: [{ kind: 'claim', id: outcome.claim, from: 0, to: 1 }] });
    await office.read(async (reading) =>
      expect((await reading.get(claimKind, outcome.claim))?.body).toMatchObject({
        player: 'p0',
        about: GAME,
        window,
        openedBy: 'ana',
        openedOn: '2017-02-01',
        state: 'open',
        evidence: [{ text: 'The score sheet.', by: 'ana', on: '2017-02-01' }],
      }),
    );
  });

  it('[8.4] the day before the last, the last day, the day after', async () => {
    for (const [today, expected] of [
      ['2017-02-24', []],
      ['2017-02-25', []],
      ['2017-02-26', ['claim-out-of-time']],
    ] as const) {
      const office = await claimOffice();
      office.setToday(today);
      const work = office.perform(openClaim, line, { actor: ana });
      expect(await (expected.length === 0 ? work.then(() => []) : office.codes(work))).toEqual(expected);
    }
  });

  it('[8.4] the refusal cites the article and the days, and it holds for the officer too', async () => {
    const office = await claimOffice();
    office.setToday('2017-02-26');
    const late = { ...line, receivedOn: '2017-02-26' };
    const [refusal] = await office.refusals(office.perform(openClaim, late, { actor: officer }));
    expect(refusal).toMatchObject({
      regulation: 'fce-2016',
      article: '8.4',
      values: { on: '2017-02-26', firstDay: '2017-02-01', lastDay: '2017-02-25' },
    });
  });

  it('[8.4] a claim on paper counts from the day it came in, as the officer says (D-OFF-82)', async () => {
    const office = await claimOffice();
    office.setToday('2017-02-27');
    const on = (receivedOn: string, actor = officer) => office.perform(openClaim, { ...line, receivedOn }, { actor });
    expect(await office.codes(on('2017-02-25', ana))).toEqual(['claim-received-by-officer']);
    expect(await office.codes(on('2017-02-26'))).toEqual(['claim-out-of-time']);
    expect(await office.codes(on('2017-02-28'))).toEqual(['claim-out-of-time', 'date-after-today']);
    expect(await office.codes(on('2017-01-31'))).toEqual(['claim-out-of-time']);
    await on('2017-02-25');
  });

  it('[8.4] whoever enters a claim of somebody else says when it came in, of an own one nobody does (D-OFF-406)', async () => {
    const office = await claimOffice();
    office.setToday('2017-02-27');
    const as = (actor: typeof officer, receivedOn?: string) =>
      office.perform(openClaim, { ...line, ...(receivedOn && { receivedOn }) }, { actor });
    const [refusal] = await office.refusals(as(officer));
    expect(refusal).toMatchObject({ code: 'claim-out-of-time' });
    office.setToday('2017-02-20');
    expect(await office.refusals(as(officer))).toMatchObject([{ code: 'claim-on-paper', field: 'receivedOn' }]);
    const officerOfOwn = { ...officer, player: 'p0' };
    expect(await office.codes(as(officerOfOwn, '2017-02-10'))).toEqual(['claim-received-by-officer']);
    await as(officerOfOwn);
  });

  it('a regulation without a window admits claims always (D-OFF-80)', async () => {
    const office = await claimOffice();
    const id = listId('standard', '2017-02-01');
    const list = await office.record(listKind, id);
    await fileDirectly(office, [put(listKind, id, 1, { ...list!.body, regulation: 'fide-2009', revision: '2009' })]);
    office.setToday('2021-01-01');
    expect((await office.perform(openClaim, line, { actor: ana })).outcome.window).toBeNull();
  });

  it('refuses what is not there, all at once', async () => {
    const office = await claimOffice();
    const of = (command: object) =>
      office.codes(office.perform(openClaim, { ...line, receivedOn: LIST.date, ...command }));
    expect(await of({ player: 'px', list: { series: 'standard', date: '2017-03-01' } })).toEqual([
      'player-unknown',
      'claim-list-unknown',
    ]);
    expect(await of({ player: 'p3' })).toEqual(['claim-not-on-list']);
    expect(await of({ about: { ...GAME, event: 'e9', opponent: 'px' } })).toEqual(['player-unknown', 'event-unknown']);
    expect(await of({ about: { ...GAME, opponent: 'p0' } })).toEqual(['claim-opponent-self']);
    expect(await of({ player: 'p2', about: GAME })).toEqual(['claim-not-in-event']);
    expect(await of({ about: { ...GAME, event: 'e2' } })).toEqual(['claim-event-later']);
    expect(await of({ text: ' ' })).toEqual(['field-too-small']);
  });

  it('a duplicate claims as the player that was kept', async () => {
    const office = await claimOffice();
    const body = (await office.record(playerKind, 'p0'))!.body;
    await fileDirectly(office, [put(playerKind, 'p0', 1, { ...body, mergedInto: 'p2' })]);
    const paper = { ...line, receivedOn: LIST.date };
    expect(await office.codes(office.perform(openClaim, paper))).toEqual(['player-merged']);
  });

  it('the same matter is claimed once, unless it was withdrawn', async () => {
    const office = await claimOffice();
    const claim = await opened(office);
    expect(await office.codes(opened(office))).toEqual(['claim-exists']);
    const otherwise = { ...line, about: { ...GAME, wrong: { kind: 'colours' as const } } };
    expect(await office.codes(office.perform(openClaim, otherwise, { actor: ana }))).toEqual(['claim-exists']);
    await opened(office, ana, { kind: 'line' });
    await office.perform(withdrawClaim, { claim, version: 1 }, { actor: ana });
    await opened(office);
  });

  it('keeps what the player says is wrong with a game (D-OFF-160)', async () => {
    const office = await claimOffice();
    const about = { ...GAME, wrong: { kind: 'result' as const, outcome: 'drawn' as const } };
    const { claim } = (await office.perform(openClaim, { ...line, about }, { actor: ana })).outcome;
    const kept = await office.record(claimKind, claim);
    expect(kept?.body.about).toEqual(about);
    const ofLine = { ...line, about: { kind: 'line', wrong: { kind: 'colours' } } } as unknown as typeof line;
    expect(await office.codes(office.perform(openClaim, ofLine, { actor: ana }))).toEqual(['field-unknown']);
  });

  it('is for the player of the line and the officer', async () => {
    const office = await claimOffice();
    const by = (actor: typeof ana) => office.codes(office.perform(openClaim, line, { actor }));
    expect(await by(biel)).toEqual(['not-own-matter']);
    expect(await by(commission)).toEqual(['not-allowed']);
    expect(await by(NOBODY)).toEqual(['not-allowed']);
    await office.perform(openClaim, { ...line, receivedOn: '2017-02-01' }, { actor: officer });
  });
});
