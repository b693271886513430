import { describe, expect, it } from 'vitest';
import { type Actor, NOBODY } from '../access/actor.ts';
import { actorOnRecord } from '../access/person-on-record.ts';
import { mergePlayer } from '../registry/merging/merge-player.ts';
import type { TestOffice } from '../testing/test-office.ts';
import { appealClaim } from './appeal-claim.ts';
import { addEvidence, decideClaim } from './claim-acts.ts';
import { readClaim, searchClaims } from './claim-questions.ts';
import { claimsOfLine, claimsOfPlayer } from './claims-shown-to.ts';
import { decideAppeal } from './decide-appeal.ts';
import { openClaim } from './open-claim.ts';
import { account, ana, claimOffice, commission, GAME, LIST, officer, opened } from './testing/claim-office.ts';

const PAPER = { from: 'Gwen', receivedOn: '2017-02-01' };

/** Ana (p0) turns out to be Gwen (p3), who has her own account: both accounts belong to one person. */
const merge = (office: TestOffice) =>
  office.perform(
    mergePlayer,
    { kept: 'p3', version: 1, duplicate: 'p0', duplicateVersion: 1, evenIf: ['ratings'] },
    { reason: 'One person.' },
  );

const asOnRecord = (office: TestOffice, { account: id, roles, clubs, events, player }: Actor): Promise<Actor> =>
  office.read((reading) =>
    actorOnRecord(reading, id, { roles: roles as ['player'], clubs: [...clubs], events: [...events], player: player! }),
  );

async function merged() {
  const office = await claimOffice();
  const claim = await opened(office);
  await merge(office);
  const gwen = await asOnRecord(office, account('gwen', 'player', 'p3'));
  return { office, claim, ana: await asOnRecord(office, ana), gwen };
}

const RECEIVED = { receivedOn: LIST.date };
const contested = { player: 'p3', list: LIST, about: GAME, text: 'I drew.' };

describe('after a merge a claim is of one person, under whatever number (D-OFF-310)', () => {
  it('either account goes on with what the other opened', async () => {
    const { office, claim, ana, gwen } = await merged();
    expect([ana.player, gwen.player]).toEqual(['p3', 'p3']);
    await office.perform(addEvidence, { claim, version: 1, text: 'The sheet.' }, { actor: gwen });
    await office.perform(addEvidence, { claim, version: 2, text: 'Another.' }, { actor: ana });
    await office.perform(decideClaim, { claim, version: 3, verdict: 'rejected' }, { actor: officer });
    await office.perform(appealClaim, { claim, version: 4, text: 'No.' }, { actor: gwen });
    expect((await office.ask(readClaim, { claim }, gwen)).text).toBeDefined();
  });

  it('[8.4] a game that stands under the duplicate is contested as the kept player, once', async () => {
    const { office, gwen } = await merged();
    expect(await office.codes(office.perform(openClaim, contested, { actor: gwen }))).toEqual(['claim-exists']);
    const ofLine = { ...contested, about: { kind: 'line' as const } };
    await office.perform(openClaim, ofLine, { actor: gwen });
  });

  it('[8.4] a line and a game that only the duplicate had are contested as the kept player', async () => {
    const office = await claimOffice();
    await merge(office);
    await office.perform(openClaim, { ...contested, ...RECEIVED }, { actor: officer });
    await office.perform(openClaim, { ...contested, ...RECEIVED, about: { kind: 'line' } }, { actor: officer });
  });

  it('an opponent is one person, too: one game is one matter, and nobody plays oneself', async () => {
    const { office } = await merged();
    const of = (player: string, opponent: string) =>
      office.perform(
        openClaim,
        { ...contested, ...RECEIVED, player, about: { ...GAME, opponent } },
        { actor: officer },
      );
    await of('p1', 'p0');
    expect(await office.codes(of('p1', 'p3'))).toEqual(['claim-exists']);
    expect(await office.codes(of('p3', 'p0'))).toEqual(['claim-opponent-self']);
  });

  it('who is that person decides on neither number (D-OFF-84)', async () => {
    const { office, claim } = await merged();
    const judge = (role: 'officer' | 'commission') => asOnRecord(office, account('judge', role, 'p3'));
    const verdict = { claim, verdict: 'rejected' as const };
    const own = office.perform(decideClaim, { ...verdict, version: 1 }, { actor: await judge('officer') });
    expect(await office.codes(own)).toEqual(['claim-own-case']);
    await office.perform(decideClaim, { ...verdict, version: 1 }, { actor: officer });
    await office.perform(appealClaim, { claim, version: 2, text: 'No.', onPaper: PAPER }, { actor: officer });
    const appeal = { ...verdict, version: 3 };
    expect(await office.codes(office.perform(decideAppeal, appeal, { actor: await judge('commission') }))).toEqual([
      'claim-own-case',
    ]);
    await office.perform(decideAppeal, appeal, { actor: commission });
  });

  it('the kept player’s page, line and list of claims have those of the duplicate', async () => {
    const { office, claim, gwen } = await merged();
    const line = { ...contested, about: { kind: 'line' as const } };
    const { outcome } = await office.perform(openClaim, line, { actor: gwen });
    const both = [claim, outcome.claim].sort();
    const ids = (claims: readonly { claim: string }[]) => claims.map((each) => each.claim).sort();
    for (const player of ['p0', 'p3']) {
      expect(ids((await office.ask(claimsOfPlayer, { player }, gwen)).claims)).toEqual(both);
      expect(ids((await office.ask(claimsOfLine, { ...LIST, player }, gwen)).claims)).toEqual(both);
      const first = await office.ask(searchClaims, { player, limit: 1 }, gwen);
      const second = await office.ask(searchClaims, { player, limit: 1, after: first.next! }, gwen);
      expect(ids([...first.claims, ...second.claims])).toEqual(both);
    }
    expect((await office.ask(claimsOfPlayer, { player: 'p3' }, NOBODY)).claims).toEqual([]);
  });
});
