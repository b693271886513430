import { describe, expect, it } from 'vitest';
import { NOBODY } from '../access/actor.ts';
import { appealClaim } from './appeal-claim.ts';
import { decideClaim } from './claim-acts.ts';
import { readClaim, searchClaims } from './claim-questions.ts';
import { claimsOfLine, claimsOfPlayer } from './claims-shown-to.ts';
import { isOfAge } from './shown-claim.ts';
import { ana, biel, claimOffice, commission, LIST, officer, opened } from './testing/claim-office.ts';

const line = (player: string) => ({ ...LIST, player });

describe('who sees a claim (D-OFF-85)', () => {
  it('the player, the officer and the commission see all of it, others nothing before it is decided', async () => {
    const office = await claimOffice();
    const claim = await opened(office);
    for (const viewer of [ana, officer, commission])
      expect(await office.ask(readClaim, { claim }, viewer)).toMatchObject({
        text: 'The result is wrong.',
        evidence: [],
      });
    for (const viewer of [biel, NOBODY]) {
      expect(await office.codes(office.ask(readClaim, { claim }, viewer))).toEqual(['claim-unknown']);
      expect((await office.ask(claimsOfLine, line('p0'), viewer)).claims).toEqual([]);
    }
  });

  it('the public sees what was decided, without what anybody wrote but the answer', async () => {
    const office = await claimOffice();
    const claim = await opened(office);
    await office.perform(
      decideClaim,
      { claim, version: 1, verdict: 'rejected' },
      { actor: officer, reason: 'It is right.' },
    );
    const { claims } = await office.ask(claimsOfLine, line('p0'), NOBODY);
    expect(claims).toMatchObject([
      { claim, state: 'rejected', decision: { by: 'officer', reason: 'It is right.' }, waitsFor: null },
    ]);
    expect((await office.ask(claimsOfPlayer, { player: 'p0' }, NOBODY)).claims).toEqual(claims);
    for (const hidden of ['text', 'evidence', 'appeal', 'openedBy']) expect(claims[0]).not.toHaveProperty(hidden);
    await office.perform(appealClaim, { claim, version: 2, text: 'No.' }, { actor: ana });
    expect((await office.ask(claimsOfLine, line('p0'), NOBODY)).claims).toEqual([]);
  });

  it('nothing of minors, nor of whose age nobody knows', async () => {
    const office = await claimOffice();
    const claim = await opened(office, biel, { kind: 'line' });
    await office.perform(decideClaim, { claim, version: 1, verdict: 'upheld' }, { actor: officer });
    expect((await office.ask(claimsOfLine, line('p1'), NOBODY)).claims).toEqual([]);
    expect((await office.ask(claimsOfLine, line('p1'), biel)).claims).toHaveLength(1);
    expect((await office.ask(claimsOfPlayer, { player: 'p1' }, NOBODY)).claims).toEqual([]);
    expect((await office.ask(claimsOfPlayer, { player: 'p1' }, biel)).claims).toHaveLength(1);
    expect(isOfAge({}, '2017-02-01')).toBe(false);
  });

  it('of age when the year is over, so that nothing opens on a birthday and tells the day (D-OFF-101)', () => {
    const days = ['2017-02-09', '2017-02-10', '2017-02-11', '2017-12-31'];
    expect(days.map((today) => isOfAge({ birthDate: '1999-02-10' }, today))).toEqual([false, false, false, true]);
    const ends = ['2017-12-30', '2017-12-31', '2018-01-01'];
    expect(ends.map((today) => isOfAge({ birthYear: 1999 }, today))).toEqual([false, true, true]);
  });
});

describe('the inbox', () => {
  it('has what waits, the oldest first, with its clocks', async () => {
    const office = await claimOffice();
    const first = await opened(office);
    office.setToday('2017-02-03');
    const second = await opened(office, biel, { kind: 'line' });
    office.setToday('2017-02-05');
    const inbox = async (viewer = officer) => (await office.ask(searchClaims, { limit: 50 }, viewer)).claims;
    expect(await inbox()).toMatchObject([
      { claim: first, name: 'Pons, Ana', waitsFor: 'officer', daysWaiting: 4, daysLeft: 21 },
      { claim: second, name: 'Roca, Biel', waitsFor: 'officer', daysWaiting: 2 },
    ]);
    await office.perform(decideClaim, { claim: first, version: 1, verdict: 'rejected' }, { actor: officer });
    await office.perform(appealClaim, { claim: first, version: 2, text: 'No.' }, { actor: ana });
    office.setToday('2017-03-01');
    expect(await inbox(commission)).toMatchObject([
      { claim: second, daysLeft: 0 },
      { claim: first, waitsFor: 'commission', daysWaiting: 24 },
    ]);
    expect((await office.ask(searchClaims, { state: 'appealed', limit: 50 })).claims).toHaveLength(1);
  });

  it('goes page by page', async () => {
    const office = await claimOffice();
    const ids = [
      await opened(office),
      await opened(office, ana, { kind: 'line' }),
      await opened(office, biel, { kind: 'line' }),
    ];
    const one = await office.ask(searchClaims, { limit: 2 });
    const two = await office.ask(searchClaims, { limit: 2, after: one.next! });
    expect([...one.claims, ...two.claims].map(({ claim }) => claim)).toEqual(ids);
    expect(two.next).toBeNull();
  });

  it('is the players’ own for players', async () => {
    const office = await claimOffice();
    await opened(office);
    expect((await office.ask(searchClaims, { player: 'p0', limit: 50 }, ana)).claims).toHaveLength(1);
    expect(await office.codes(office.ask(searchClaims, { limit: 50 }, ana))).toEqual(['not-own-matter']);
    expect(await office.codes(office.ask(searchClaims, { player: 'p0', limit: 50 }, biel))).toEqual(['not-own-matter']);
    expect(await office.codes(office.ask(searchClaims, { limit: 50 }, NOBODY))).toEqual(['not-allowed']);
  });
});

it('[8.4] claims of a line tells the window and the days left: first, last, none', async () => {
  const office = await claimOffice();
  const left = [];
  for (const today of ['2017-02-01', '2017-02-25', '2017-02-26']) {
    office.setToday(today);
    left.push((await office.ask(claimsOfLine, line('p0'), NOBODY)).window?.daysLeft);
  }
  expect(left).toEqual([25, 1, 0]);
  const none = office.ask(claimsOfLine, { series: 'standard', date: '2017-03-01', player: 'p0' });
  expect(await office.codes(none)).toEqual(['claim-list-unknown']);
});
