import { describe, expect, it } from 'vitest';
import { actorOf } from '../accounts/account.ts';
import { searchRequests } from '../events/requests/request-questions.ts';
import { amendEvent } from '../events/settings/amend-event.ts';
import { registerEvent } from '../events/settings/register-event.ts';
import { ARBITER, OTHER_ARBITER, SWISS } from '../events/testing/event-office.ts';
import { testOffice } from '../testing/test-office.ts';
import { type Actor, NOBODY, ROLES, type Role, type Scope } from './actor.ts';
import type { Permission } from './permissions/permission.ts';
import { type ActKind, mayPerform, mayTry, needsPerson, PERMISSIONS } from './roles.ts';
import { WRITTEN, WRITTEN_FOR_PERSONS } from './testing/written-permissions.ts';

const words = (text: string): string[] => text.trim().split(/\s+/);
const KINDS = Object.keys(PERMISSIONS) as ActKind[];

/** What each role may do by what is written: nothing where there is no entry. */
const WRITTEN_REACH: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(WRITTEN).flatMap(([who, kinds]) => {
    const reach = new Map(
      who.split(', ').map((each): [string, string] => [each.split(' ')[0]!, each.split(' ')[1] ?? 'any']),
    );
    return words(kinds).map((kind) => [kind, reach] as const);
  }),
);

/** Everything of one's own: a club, an event, a player, and a telephone for the first boards. */
const actorIn = (role: Role): Actor => ({
  ...{ account: 'ada', roles: [role], clubs: ['c1'], delegationClubs: ['c1'], events: ['e1'], player: 'p1' },
  device: { id: 'd', label: '', event: 'e1', from: 1, to: 2 },
});
const EVENT = { id: 'e1', registeredBy: 'eva', arbiters: [] };
const OWN: Scope = { club: 'c1', event: EVENT, player: 'p1', board: { event: 'e1', round: 1, board: 1 } };
const OF_OTHERS: Scope = {
  ...{ club: 'c2', event: { ...EVENT, id: 'e2' }, player: 'p2', checkIn: 'e2' },
  board: { event: 'e1', round: 1, board: 3 },
};

/** Where the office does otherwise than is written, for any of these acts. */
function differences(kinds: readonly ActKind[]): string[] {
  const found: string[] = [];
  for (const kind of kinds)
    for (const role of ROLES) {
      const reach = WRITTEN_REACH.get(kind)?.get(role) ?? WRITTEN_REACH.get(kind)?.get('public');
      const actor = actorIn(role);
      const does = [mayTry(actor, kind), mayPerform(actor, kind, OWN), mayPerform(actor, kind, OF_OTHERS)];
      const written = [reach !== undefined, reach !== undefined, reach === 'any'];
      if (`${does}` !== `${written}`) found.push(`${kind} ${role}`);
    }
  return found;
}

/** The differences if the table said this of an act. */
function differencesWith(kind: ActKind, permission: Permission): string[] {
  const table = PERMISSIONS as Record<ActKind, Permission>;
  const before = table[kind];
  table[kind] = permission;
  try {
    return differences([kind]);
  } finally {
    table[kind] = before;
  }
}

describe('the table of permissions', () => {
  it('is what is written, act by act, for every role in own matters and in those of others', () => {
    expect([...WRITTEN_REACH.keys()].toSorted()).toEqual(KINDS.toSorted());
    expect(differences(KINDS)).toEqual([]);
    expect(KINDS.filter(needsPerson).toSorted()).toEqual(words(WRITTEN_FOR_PERSONS).toSorted());
  });

  it('cannot lose a rule, widen or narrow one, or get another one, without a difference', () => {
    const unseen: string[] = [];
    for (const kind of KINDS) {
      const before: Permission = PERMISSIONS[kind];
      for (const role of ROLES) {
        const { [role]: reach, ...others } = before;
        // What everybody may do, a role may do without a line of its own.
        if (role !== 'public' && before.public !== undefined) continue;
        const changed: readonly Permission[] =
          reach === undefined
            ? [{ ...before, [role]: 'any' }, ...(role in OF_OWN ? [{ ...before, [role]: 'own' } as const] : [])]
            : [others, ...(role in OF_OWN ? [{ ...before, [role]: reach === 'any' ? 'own' : 'any' } as const] : [])];
        for (const permission of changed)
          if (differencesWith(kind, permission).length === 0) unseen.push(`${kind} ${role} ${permission[role]}`);
      }
    }
    expect(unseen).toEqual([]);
  });
});

/** Roles with matters of their own. */
const OF_OWN: Partial<Record<Role, true>> = {
  player: true,
  delegate: true,
  delegation: true,
  arbiter: true,
  device: true,
};

describe('a matter is one’s own', () => {
  const somebody: Actor = { ...NOBODY, account: 'ada' };
  const event = { id: 'e1', registeredBy: 'eva', arbiters: ['ona'] };
  const device = { id: 'd', label: '', event: 'e1', from: 2, to: 3 };
  const board = (at: object) => ({ board: { event: 'e1', round: 1, board: 2, ...at } });

  it.each<[title: string, kind: ActKind, role: Role, facts: Partial<Actor>, scope: Scope, isOwn: boolean]>([
    ['the arbiter who registered it', 'event.amend', 'arbiter', { account: 'eva' }, { event }, true],
    ['an arbiter named with it', 'event.amend', 'arbiter', { account: 'ona' }, { event }, true],
    ['an arbiter with a right to this event', 'event.amend', 'arbiter', { events: ['e0', 'e1'] }, { event }, true],
    ['an arbiter with a right to another event', 'event.amend', 'arbiter', { events: ['e0'] }, { event }, false],
    ['an arbiter without any', 'event.amend', 'arbiter', {}, { event }, false],
    ['an arbiter where there is no event', 'event.amend', 'arbiter', { events: ['e1'] }, {}, false],
    ['who has the event but is no arbiter', 'event.amend', 'player', { events: ['e1'] }, { event }, false],
    ['a delegate of the club', 'line-up.submit', 'delegate', { clubs: ['c1'] }, { club: 'c1' }, true],
    ['a delegate of another club', 'line-up.submit', 'delegate', { clubs: ['c2'] }, { club: 'c1' }, false],
    ['a delegate where there is no club', 'line-up.submit', 'delegate', { clubs: ['c1'] }, {}, false],
    ['the player', 'claim.open', 'player', { player: 'p1' }, { player: 'p1' }, true],
    ['another player', 'claim.open', 'player', { player: 'p2' }, { player: 'p1' }, false],
    [
      'the player under an earlier number',
      'claim.open',
      'player',
      { player: 'p2', duplicates: ['p1'] },
      { player: 'p1' },
      true,
    ],
    ['who is no player', 'claim.open', 'player', {}, {}, false],
    ['a telephone below its boards', 'result.enter', 'device', { device }, board({ board: 1 }), false],
    ['a telephone at its first board', 'result.enter', 'device', { device }, board({}), true],
    ['a telephone at its last board', 'result.enter', 'device', { device }, board({ board: 3 }), true],
    ['a telephone above its boards', 'result.enter', 'device', { device }, board({ board: 4 }), false],
    ['a telephone of another event', 'result.enter', 'device', { device }, board({ event: 'e2' }), false],
    ['a telephone of its round', 'result.enter', 'device', { device: { ...device, round: 1 } }, board({}), true],
    ['a telephone of another round', 'result.enter', 'device', { device: { ...device, round: 2 } }, board({}), false],
    ['a telephone with boards, for check-in', 'absence.check-in', 'device', { device }, { checkIn: 'e1' }, false],
    [
      'a screen for check-in',
      'absence.check-in',
      'device',
      { device: { id: 'd', label: '', event: 'e1' } },
      { checkIn: 'e1' },
      true,
    ],
    [
      'a screen of another event',
      'absence.check-in',
      'device',
      { device: { id: 'd', label: '', event: 'e2' } },
      { checkIn: 'e1' },
      false,
    ],
    [
      'a screen for check-in, for a result',
      'result.enter',
      'device',
      { device: { id: 'd', label: '', event: 'e1' } },
      board({}),
      false,
    ],
  ])('%s: %s', (_, kind, role, facts, scope, isOwn) => {
    expect(mayPerform({ ...somebody, roles: [role], ...facts }, kind, scope)).toBe(isOwn);
  });

  it('by the rights of an account for single events: acts and questions, of this event and of no other', async () => {
    const office = await testOffice();
    for (const id of ['e1', 'e2']) await office.perform(registerEvent, { event: id, facts: SWISS }, { actor: ARBITER });
    const actor = actorOf('oriol', { roles: ['arbiter'], clubs: [], events: ['e1'] });
    const amended = (event: string, by: Actor) =>
      office.perform(amendEvent, { event, version: 1, facts: { ...SWISS, name: 'Nou' } }, { actor: by });
    const asked = (event: string, by: Actor) => office.ask(searchRequests, { event }, by);
    await amended('e1', actor);
    await asked('e1', actor);
    for (const refused of [amended('e2', actor), asked('e2', actor)])
      expect(await office.codes(refused)).toEqual(['not-own-matter']);
    for (const refused of [amended('e1', OTHER_ARBITER), asked('e1', { ...actor, events: [] })])
      expect(await office.codes(refused)).toEqual(['not-own-matter']);
  });
});
