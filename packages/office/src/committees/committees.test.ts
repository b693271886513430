import { beforeEach, describe, expect, it } from 'vitest';
import { type Actor, NOBODY, SYSTEM } from '../access/actor.ts';
import { federationKind } from '../registry/federation/federation.ts';
import { type TestOffice, testOffice } from '../testing/test-office.ts';
import { type CommitteeName, committeeKind } from './committee.ts';
import { holdMeeting, revokeDecision } from './meeting-acts.ts';
import { releaseMember, seatMember } from './seat-acts.ts';
import { showCommittees } from './show-committees.ts';

const actor = (role: Actor['roles'][number]): Actor => ({ ...NOBODY, account: role, roles: [role] });
let office: TestOffice;
beforeEach(async () => {
  office = await testOffice();
});

const at = async (committee: CommitteeName = 'sports') => ({
  committee,
  version: (await office.record(committeeKind, committee))?.version ?? 0,
});
const TERM = { since: '2016-06-20', elected: '2016-06-15' };
const seat = async (name: string, told: object = {}, committee: CommitteeName = 'sports') =>
  (await office.perform(seatMember, { ...(await at(committee)), name, office: 'member', ...TERM, ...told })).outcome
    .member;
const seats = async (count: number, committee: CommitteeName = 'sports') => {
  for (let i = 1; i <= count; i++) await seat(`Member ${i}`, {}, committee);
};
const shown = async (viewer: Actor = SYSTEM, of: CommitteeName = 'sports') =>
  (await office.ask(showCommittees, {}, viewer)).committees.find(({ committee }) => committee === of)!;
const meet = async (on: string, present: number[]) => office.perform(holdMeeting, { ...(await at()), on, present });
const release = async (member: number, by: string, more: object = {}) =>
  office.perform(releaseMember, { ...(await at()), member, on: '2017-01-10', by, ...more } as never, { reason: 'So.' });

describe('the members of the sports commission', () => {
  it('[Comissió 1.1] are five to eight: four are told, a ninth is refused; of the other committee the rules ask nothing', async () => {
    await seats(4);
    expect((await shown()).size?.holds).toBe('no');
    await seat('Fifth');
    expect((await shown()).size?.holds).toBe('yes');
    for (const name of ['Sixth', 'Seventh', 'Eighth']) await seat(name);
    expect(await office.refusals(seat('Ninth'))).toMatchObject([{ article: 'Comissió 1.1', field: 'name' }]);
    await seats(9, 'competition');
    expect((await shown(SYSTEM, 'competition')).size).toBeUndefined();
  });

  it('[Comissió 2.1] [Comissió 2.2] serve two years from the general election: the day before, the day', async () => {
    await seat('Anna Puig');
    expect((await shown()).members).toMatchObject([{ name: 'Anna Puig', until: '2018-06-15' }]);
    office.setToday('2018-06-14');
    expect((await shown()).members).toHaveLength(1);
    office.setToday('2018-06-15');
    expect((await shown()).members).toEqual([]);
    const early = seat('Pere Roca', { since: '2018-06-14', elected: '2018-06-15' });
    expect(await office.refusals(early)).toMatchObject([{ code: 'seat-before-election' }]);
  });

  it('[Comissió 4.1] have one president', async () => {
    await seat('Anna Puig', { office: 'president' });
    expect(await office.refusals(seat('Pere Roca', { office: 'president' }))).toMatchObject([
      { code: 'president-there' },
    ]);
    await seat('Pere Roca', { office: 'secretary' });
  });

  it('[Comissió 3.1] are released by all the others, or by the executive council', async () => {
    await seats(6);
    expect(await office.refusals(release(1, 'vote', { inFavour: 4 }))).toMatchObject([{ article: 'Comissió 3.1' }]);
    await release(1, 'vote', { inFavour: 5 });
    await release(2, 'council');
    expect((await shown()).members.map(({ member }) => member)).toEqual([3, 4, 5, 6]);
    expect(await office.refusals(release(1, 'council'))).toMatchObject([{ code: 'member-unknown' }]);
  });

  it('[Comissió 3.2] are released for five meetings missed in a row: four, five; the public is not told who missed what', async () => {
    await seats(5);
    const miss = (day: number) => meet(`2017-01-0${day}`, [2, 3, 4, 5]);
    for (let day = 1; day <= 4; day++) await miss(day);
    expect(await office.refusals(release(1, 'absences'))).toMatchObject([{ code: 'member-attends' }]);
    expect((await shown()).members[0]).toMatchObject({ missed: 4, meetings: 4, against: [] });
    await miss(5);
    expect((await shown()).members[0]).toMatchObject({ missed: 5, against: [{ article: 'Comissió 3.2' }] });
    expect((await shown(NOBODY)).members[0]).not.toHaveProperty('missed');
    await release(1, 'absences');
    await meet('2017-01-09', [1]);
    expect(await office.refusals(meet('2017-01-11', [1]))).toMatchObject([{ code: 'member-unknown' }]);
  });

  it('meet in order, on days that have come', async () => {
    await seats(5);
    await meet('2017-01-05', [1]);
    expect(await office.refusals(meet('2017-01-05', [1]))).toMatchObject([{ code: 'meeting-order' }]);
    expect(await office.refusals(meet('2017-02-05', [1]))).toMatchObject([{ code: 'date-after-today' }]);
    expect(await office.refusals(meet('2017-01-06', [9]))).toMatchObject([{ code: 'member-unknown' }]);
  });
});

describe('a decision of the sports commission', () => {
  const revoke = async (members: number[], judges: number[]) =>
    office.perform(
      revokeDecision,
      { ...(await at()), committee: 'sports', decision: 'The waiver for the Open.', members, judges },
      { reason: 'Discussed at length.' },
    );

  it('[Comissió 6.1] is revoked by the board, called by two members and one of the competition committee', async () => {
    await seats(5);
    await seats(3, 'competition');
    for (const [members, judges] of [
      [[1], [1]],
      [[1, 2], []],
      [[1, 9], [1]],
      [[1, 2], [9]],
    ] as const)
      expect(await office.refusals(revoke([...members], [...judges]))).toMatchObject([{ article: 'Comissió 6.1' }]);
    await revoke([1, 2], [1]);
    expect((await shown(NOBODY)).revoked).toEqual([
      {
        decision: 'The waiver for the Open.',
        on: '2017-01-15',
        members: ['Member 1', 'Member 2'],
        judges: ['Member 1'],
      },
    ]);
  });

  it('is not revoked where the rules of the federation say nothing of it', async () => {
    await seats(5);
    const federation = (await office.record(federationKind, 'cat'))!;
    await office.ports.archive.write(office.federation, (writing) =>
      writing.put(federationKind, 'cat', federation.version + 1, 1, {
        ...federation.body,
        competitionRules: 'fide-2026',
      } as never),
    );
    expect(await office.refusals(revoke([1, 2], [1]))).toMatchObject([{ code: 'commission-no-rules' }]);
  });
});

it('committees are kept by the officer; minutes also by the two committees themselves', async () => {
  await seats(5);
  const by = async (role: Actor['roles'][number]) =>
    office.refusals(
      office.perform(seatMember, { ...(await at()), name: 'X', office: 'member', ...TERM }, { actor: actor(role) }),
    );
  for (const role of ['commission', 'committee', 'arbiter', 'public'] as const)
    expect(await by(role)).toMatchObject([{ code: 'not-allowed' }]);
  await office.perform(
    holdMeeting,
    { ...(await at()), on: '2017-01-05', present: [1] },
    { actor: actor('commission') },
  );
});
