import { describe, expect, it } from 'vitest';
import { NOBODY } from '../access/actor.ts';
import { inviteAccount } from '../accounts/invite-account.ts';
import { appealClaim } from './appeal-claim.ts';
import { decideClaim } from './claim-acts.ts';
import { readClaim } from './claim-questions.ts';
import { claimsOfPlayer } from './claims-shown-to.ts';
import { ana, claimOffice, officer, opened } from './testing/claim-office.ts';

describe('a claim as it is told', () => {
  it('has the names of the player, the event and the opponent', async () => {
    const office = await claimOffice();
    const claim = await opened(office);
    const told = await office.ask(readClaim, { claim }, ana);
    expect(told).toMatchObject({ name: 'Pons, Ana', eventName: 'e1', opponentName: 'Roca, Biel', mayAppeal: false });
    expect(readClaim.answer.parse(told)).toEqual(told);
    const ofLine = await opened(office, ana, { kind: 'line' });
    expect(await office.ask(readClaim, { claim: ofLine }, ana)).not.toHaveProperty('opponentName');
  });

  it('may be appealed to the last day: before, on it, after it (D-OFF-81)', async () => {
    const office = await claimOffice();
    const claim = await opened(office);
    office.setToday('2017-02-03');
    await office.perform(decideClaim, { claim, version: 1, verdict: 'rejected' }, { actor: officer });
    const seen = [];
    for (const today of ['2017-02-26', '2017-02-27', '2017-02-28']) {
      office.setToday(today);
      const [told] = (await office.ask(claimsOfPlayer, { player: 'p0' }, ana)).claims;
      seen.push([told?.mayAppeal, told?.appealWindow?.lastDay, told?.appealWindow?.daysLeft]);
    }
    expect(seen).toEqual([
      [true, '2017-02-27', 2],
      [true, '2017-02-27', 1],
      [false, '2017-02-27', 0],
    ]);
    office.setToday('2017-02-27');
    await office.perform(appealClaim, { claim, version: 2, text: 'No.' }, { actor: ana });
    expect(await office.ask(readClaim, { claim }, ana)).toMatchObject({ mayAppeal: false, appealWindow: null });
  });

  it('names the people in it to those who see all of it, and to nobody else (D-OFF-161)', async () => {
    const office = await claimOffice();
    const invited = {
      email: 'olga@example.org',
      name: 'Olga Serra',
      roles: ['officer' as const],
      clubs: [],
      events: [],
    };
    const { account } = (await office.perform(inviteAccount, invited)).outcome;
    const claim = await opened(office);
    await office.perform(decideClaim, { claim, version: 1, verdict: 'upheld' }, { actor: { ...officer, account } });
    expect((await office.ask(readClaim, { claim }, ana)).people).toEqual({ [account]: 'Olga Serra' });
    expect(await office.ask(readClaim, { claim }, NOBODY)).not.toHaveProperty('people');
  });
});
