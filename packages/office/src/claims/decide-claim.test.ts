import { describe, expect, it } from 'vitest';
import { confirmCorrection } from '../rating/corrections/confirm-correction.ts';
import type { RecordedChange } from '../rating/corrections/correction.ts';
import { previewCorrection } from '../rating/corrections/preview-correction.ts';
import type { TestOffice } from '../testing/test-office.ts';
import { appealClaim } from './appeal-claim.ts';
import { claimKind } from './claim.ts';
import { addEvidence, decideClaim, withdrawClaim } from './claim-acts.ts';
import { decideAppeal } from './decide-appeal.ts';
import { account, ana, biel, claimOffice, commission, officer, opened } from './testing/claim-office.ts';

const bodyOf = async (office: TestOffice, claim: string) => (await office.record(claimKind, claim))!.body;

async function correction(office: TestOffice, claim?: string): Promise<string> {
  const change: RecordedChange = { kind: 'result', event: 'e1', round: 1, white: 'p0', black: 'p1', result: '1/2' };
  const { preview } = await office.ask(previewCorrection, { change });
  const { outcome } = await office.perform(confirmCorrection, { change, preview, ...(claim && { claim }) });
  return outcome.correction;
}

describe('evidence and withdrawal', () => {
  it('adds to a claim and never takes away; versions that differ are a conflict', async () => {
    const office = await claimOffice();
    const claim = await opened(office);
    await office.perform(addEvidence, { claim, version: 1, text: 'The sheet.' }, { actor: ana });
    await office.perform(addEvidence, { claim, version: 2, text: 'The arbiter agrees.' }, { actor: officer });
    expect((await bodyOf(office, claim)).evidence.map(({ by, text }) => [by, text])).toEqual([
      ['ana', 'The sheet.'],
      ['olga', 'The arbiter agrees.'],
    ]);
    const [late] = await office.refusals(office.perform(addEvidence, { claim, version: 2, text: 'Late.' }));
    expect(late).toMatchObject({ kind: 'conflict', code: 'changed-meanwhile' });
    const foreign = office.perform(addEvidence, { claim, version: 3, text: 'No.' }, { actor: biel });
    expect(await office.codes(foreign)).toEqual(['not-own-matter']);
    expect(await office.codes(office.perform(addEvidence, { claim: 'x', version: 1, text: 'No.' }))).toEqual([
      'claim-unknown',
    ]);
  });

  it('a withdrawn claim is at rest', async () => {
    const office = await claimOffice();
    const claim = await opened(office);
    await office.perform(withdrawClaim, { claim, version: 1 }, { actor: ana });
    expect(await bodyOf(office, claim)).toMatchObject({ state: 'withdrawn', withdrawnOn: '2017-02-01' });
    for (const work of [
      office.perform(addEvidence, { claim, version: 2, text: 'More.' }),
      office.perform(decideClaim, { claim, version: 2, verdict: 'upheld' }),
      office.perform(appealClaim, { claim, version: 2, text: 'Still.' }),
      office.perform(withdrawClaim, { claim, version: 2 }),
    ])
      expect(await office.codes(work)).toEqual(['claim-state']);
  });
});

describe('deciding a claim', () => {
  it('is upheld with the correction that was confirmed for it', async () => {
    const office = await claimOffice();
    const claim = await opened(office);
    const confirmed = await correction(office, claim);
    const command = { claim, version: 1, verdict: 'upheld' as const, correction: confirmed };
    const { entry } = await office.perform(decideClaim, command, { actor: officer, reason: 'The sheet says draw.' });
    expect(entry).toMatchObject({ actor: 'olga', reason: 'The sheet says draw.', touched: [{ from: 1, to: 2 }] });
    expect(await bodyOf(office, claim)).toMatchObject({
      state: 'upheld',
      decision: {
        verdict: 'upheld',
        by: 'olga',
        on: '2017-02-01',
        correction: confirmed,
        reason: 'The sheet says draw.',
      },
    });
  });

  it('may be answered without a correction, never with that of another matter', async () => {
    const office = await claimOffice();
    const claim = await opened(office);
    const other = await correction(office);
    const decide = (command: { verdict: 'upheld' | 'rejected'; correction?: string }) =>
      office.perform(decideClaim, { claim, version: 1, ...command }, { actor: officer });
    expect(await office.codes(decide({ verdict: 'upheld', correction: other }))).toEqual(['claim-other-correction']);
    expect(await office.codes(decide({ verdict: 'upheld', correction: 'x' }))).toEqual(['correction-unknown']);
    expect(await office.codes(decide({ verdict: 'rejected', correction: other }))).toEqual([
      'claim-rejected-with-correction',
    ]);
    await decide({ verdict: 'rejected' });
    expect((await bodyOf(office, claim)).decision).not.toHaveProperty('correction');
  });

  it('needs a reason, an officer, and one without a part in it (D-OFF-84)', async () => {
    const office = await claimOffice();
    const claim = await opened(office);
    const decide = (actor = officer, reason = 'Checked.') =>
      office.codes(office.perform(decideClaim, { claim, version: 1, verdict: 'rejected' }, { actor, reason }));
    expect(await decide(officer, ' ')).toEqual(['reason-missing']);
    expect(await decide(ana)).toEqual(['not-allowed']);
    expect(await decide(commission)).toEqual(['not-allowed']);
    expect(await decide(account('anna', 'officer', 'p0'))).toEqual(['claim-own-case']);
  });
});

describe('an appeal', () => {
  async function rejected(office: TestOffice): Promise<string> {
    const claim = await opened(office);
    office.setToday('2017-02-10');
    await office.perform(decideClaim, { claim, version: 1, verdict: 'rejected' }, { actor: officer });
    return claim;
  }

  it('has as many days as a claim from the decision on: before, on, after the last (D-OFF-81)', async () => {
    for (const [today, expected] of [
      ['2017-03-05', []],
      ['2017-03-06', []],
      ['2017-03-07', ['claim-appeal-out-of-time']],
    ] as const) {
      const office = await claimOffice();
      const claim = await rejected(office);
      office.setToday(today);
      const work = office.perform(appealClaim, { claim, version: 2, text: 'No.' }, { actor: ana });
      expect(await (expected.length === 0 ? work.then(() => []) : office.codes(work))).toEqual(expected);
    }
  });

  it('is the player’s: the office enters one on paper, with who handed it in and when (D-OFF-438)', async () => {
    const office = await claimOffice();
    const claim = await rejected(office);
    office.setToday('2017-03-10');
    const enter = (receivedOn: string | undefined, actor = officer) => {
      const onPaper = receivedOn === undefined ? undefined : { from: 'Pere Puig', receivedOn };
      return office.perform(appealClaim, { claim, version: 2, text: 'No.', onPaper }, { actor });
    };
    expect(await office.codes(enter(undefined))).toEqual(['appeal-on-paper']);
    expect(await office.codes(enter('2017-02-09'))).toEqual(['appeal-before-decision']);
    expect(await office.codes(enter('2017-03-07'))).toEqual(['claim-appeal-out-of-time']);
    expect(await office.codes(enter('2017-03-11'))).toEqual(['date-after-today']);
    expect(await office.codes(enter('2017-03-06', ana))).toEqual(['appeal-own-paper']);
    await enter('2017-03-06');
    expect((await bodyOf(office, claim)).appeal).toEqual({
      text: 'No.',
      by: 'olga',
      on: '2017-03-06',
      onPaper: { from: 'Pere Puig', enteredOn: '2017-03-10' },
    });
  });

  it('is decided by the commission, not by whoever decided first', async () => {
    const office = await claimOffice();
    const claim = await rejected(office);
    await office.perform(appealClaim, { claim, version: 2, text: 'Ask the arbiter.' }, { actor: ana });
    const decide = (actor = commission) =>
      office.perform(decideAppeal, { claim, version: 3, verdict: 'upheld' }, { actor, reason: 'The arbiter agrees.' });
    expect(await office.codes(decide(officer))).toEqual(['not-allowed']);
    expect(await office.codes(decide(account('olga', 'commission')))).toEqual(['claim-same-judge']);
    expect(await office.codes(decide(account('anna', 'commission', 'p0')))).toEqual(['claim-own-case']);
    await decide();
    expect(await bodyOf(office, claim)).toMatchObject({
      state: 'appeal-upheld',
      decision: { verdict: 'rejected', by: 'olga' },
      appealDecision: { verdict: 'upheld', by: 'carles', reason: 'The arbiter agrees.' },
    });
    expect(await office.codes(office.perform(appealClaim, { claim, version: 4, text: 'No.' }))).toEqual([
      'claim-state',
    ]);
  });

  it('[Comissió 7.1] [Comissió 7.3] the vote has to carry the ruling: too few, for it, against it', async () => {
    const office = await claimOffice();
    const claim = await rejected(office);
    await office.perform(appealClaim, { claim, version: 2, text: 'Ask the arbiter.' }, { actor: ana });
    const decide = (inFavour: number, against: number) =>
      office.perform(decideAppeal, {
        claim,
        version: 3,
        verdict: 'upheld',
        vote: { members: 6, inFavour, against, president: 'abstains' },
      });
    expect(await office.refusals(decide(3, 0))).toMatchObject([{ code: 'claim-vote', article: 'Comissió 7.3' }]);
    expect(await office.refusals(decide(1, 3))).toMatchObject([{ code: 'claim-vote', article: 'Comissió 7.1' }]);
    expect(await office.refusals(decide(2, 2))).toMatchObject([{ code: 'claim-vote', article: 'Comissió 7.2' }]);
    await decide(3, 1);
    expect((await bodyOf(office, claim)).appealDecision?.vote).toMatchObject({ inFavour: 3, against: 1 });
  });

  it('taken back leaves the first decision and cannot be made again (D-OFF-83)', async () => {
    const office = await claimOffice();
    const claim = await rejected(office);
    await office.perform(appealClaim, { claim, version: 2, text: 'No.' }, { actor: ana });
    await office.perform(withdrawClaim, { claim, version: 3 }, { actor: ana });
    expect(await bodyOf(office, claim)).toMatchObject({ state: 'rejected', appeal: { withdrawnOn: '2017-02-10' } });
    expect(await office.codes(office.perform(appealClaim, { claim, version: 4, text: 'No.' }, { actor: ana }))).toEqual(
      ['claim-appealed-before'],
    );
  });
});
