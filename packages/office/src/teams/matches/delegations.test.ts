import { beforeEach, describe, expect, it } from 'vitest';
import { type Actor, NOBODY } from '../../access/actor.ts';
import { actorOnRecord } from '../../access/person-on-record.ts';
import { clubKind } from '../../registry/clubs/club.ts';
import { registerDelegation } from '../../registry/clubs/delegation-acts.ts';
import type { TestOffice } from '../../testing/test-office.ts';
import { showClubList } from '../club-lists/club-lists.ts';
import { submitLineUp } from '../line-ups/submit-line-up.ts';
import { CLUBS, delegateOf, FIRST, officeWithLeague, sheetOf } from '../testing/league-office.ts';
import { delegateMatches } from './delegate-matches.ts';
import { showMatch } from './show-match.ts';
import { submitActa } from './submit-acta.ts';

let office: TestOffice;
beforeEach(async () => {
  office = await officeWithLeague();
  office.setToday('2017-02-05');
  for (const delegation of ['girona', 'lleida', 'barcelona'])
    await office.perform(registerDelegation, { delegation, name: `Delegació de ${delegation}` });
});

/** The clubs belong to these delegations from now on. */
async function belonging(of: Readonly<Record<string, string | undefined>>): Promise<void> {
  for (const club of CLUBS) {
    const kept = (await office.record(clubKind, club))!;
    const body = { ...kept.body, delegation: of[club] };
    await office.ports.archive.write(office.federation, (writing) =>
      writing.put(clubKind, club, kept.version + 1, 1, body as never),
    );
  }
}

const ALL_GIRONA = { alfa: 'girona', beta: 'girona', gama: 'girona', delta: 'girona' };
const account = { roles: ['delegation' as const], clubs: [], events: [], delegations: ['girona'] };
const delegation = (): Promise<Actor> => office.read((reading) => actorOnRecord(reading, 'gisela', account));
const results = Array.from({ length: 4 }, () => ({ result: '1/2' as const }));
const acta = (side: 'home' | 'away', actor: Actor) => {
  const sheets = { home: sheetOf('alfa'), away: sheetOf('delta') };
  const command = { match: FIRST, side, version: 0, playedOn: '2017-02-04', ...sheets, results };
  return office.perform(submitActa, command, { actor });
};

describe('a delegation', () => {
  it('[Delegats 5.5.2] [Delegacions 1] reports results for its own clubs, as the registry has them now', async () => {
    await belonging({ ...ALL_GIRONA, delta: 'lleida' });
    expect(await office.refusals(acta('away', await delegation()))).toMatchObject([{ code: 'not-own-matter' }]);
    await acta('home', await delegation());
    await belonging({ ...ALL_GIRONA, alfa: 'lleida' });
    expect((await delegation()).delegationClubs).toEqual(['beta', 'delta', 'gama']);
  });

  it('[Delegacions 1] sees its clubs’ lists, and no others; a delegate of a club has no more than before', async () => {
    await belonging({ ...ALL_GIRONA, delta: 'lleida' });
    const list = (club: string, actor: Actor) => office.ask(showClubList, { season: 2017, club }, actor);
    expect((await list('beta', await delegation())).players).toHaveLength(6);
    await expect(list('delta', await delegation())).rejects.toThrow('not-own-matter');
    await expect(list('beta', delegateOf('alfa'))).rejects.toThrow('not-own-matter');
    const former = { ...account, roles: ['player' as const] };
    const other = await office.read((reading) => actorOnRecord(reading, 'gisela', former));
    expect(other.delegationClubs).toBeUndefined();
  });

  it('hands in no line-up and sees none before both are in: it has both clubs', async () => {
    await belonging(ALL_GIRONA);
    const hand = { match: FIRST, side: 'home' as const, version: 0, sheet: sheetOf('alfa') };
    expect(await office.refusals(office.perform(submitLineUp, hand, { actor: await delegation() }))).toMatchObject([
      { code: 'not-allowed' },
    ]);
    await office.perform(submitLineUp, hand, { actor: delegateOf('alfa') });
    expect((await office.ask(showMatch, { match: FIRST }, await delegation())).home).toBeUndefined();
  });
});

describe('the addressee of results', () => {
  const to = async () => {
    const { matches } = await office.ask(delegateMatches, { club: 'alfa', limit: 9 }, delegateOf('alfa'));
    return matches[0]?.resultsTo?.delegation;
  };

  it('[Delegats 5.5.2] is the delegation where no other is concerned, otherwise the federation', async () => {
    expect(await to()).toBeUndefined();
    await belonging(ALL_GIRONA);
    expect(await to()).toBe('girona');
    await belonging({ ...ALL_GIRONA, gama: 'lleida' });
    expect(await to()).toBeUndefined();
    await belonging({ ...ALL_GIRONA, gama: undefined });
    expect(await to()).toBeUndefined();
    await belonging({ alfa: 'barcelona', beta: 'barcelona', gama: 'barcelona', delta: 'barcelona' });
    expect(await to()).toBeUndefined();
  });
});

it('nobody without an account has delegations', () => {
  expect(NOBODY.delegationClubs).toBeUndefined();
});
