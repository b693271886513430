import { describe, expect, it } from 'vitest';
import type { Schema } from '../kit/schema.ts';
import { createApiToken } from './accounts/create-api-token.ts';
import { inviteAccount } from './accounts/invite-account.ts';
import { handOutDevice } from './devices/hand-out-device.ts';
import { amendEvent } from './events/amend-event.ts';
import { registerEvent } from './events/register-event.ts';
import { amendClub } from './registry/amend-club.ts';
import { amendDelegation } from './registry/amend-delegation.ts';
import { amendFederation } from './registry/amend-federation.ts';
import { amendPlayer } from './registry/amend-player.ts';
import { foundFederation } from './registry/found-federation.ts';
import { registerClub } from './registry/register-club.ts';
import { registerDelegation } from './registry/register-delegation.ts';
import { registerPlayer } from './registry/register-player.ts';
import { amendScrabbleReport } from './scrabble/amend-scrabble-report.ts';
import { submitScrabbleReport } from './scrabble/submit-scrabble-report.ts';
import { amendLeague } from './teams/amend-league.ts';
import { foundLeague } from './teams/found-league.ts';
import { registerTeam } from './teams/register-team.ts';

interface Naming {
  readonly kind: string;
  readonly command: Schema<unknown>;
}

const named = (name: string) => ({ name });
const labelled = (label: string) => ({ label });
const facts = (name: string) => ({ facts: { name, homologation: { arbiter: name } } });
const league = (name: string) => ({ facts: { name, groups: [{ id: 'g1', name }] } });
const federation = (name: string) => ({ name, series: [{ name }] });

const NAMINGS: readonly (readonly [Naming, (name: string) => unknown, readonly string[]])[] = [
  [registerClub, named, ['name']],
  [amendClub, named, ['name']],
  [registerDelegation, named, ['name']],
  [amendDelegation, named, ['name']],
  [registerPlayer, named, ['name']],
  [amendPlayer, named, ['name']],
  [foundFederation, federation, ['name', 'series.0.name']],
  [amendFederation, federation, ['name', 'series.0.name']],
  [registerEvent, facts, ['facts.name', 'facts.homologation.arbiter']],
  [amendEvent, facts, ['facts.name', 'facts.homologation.arbiter']],
  [foundLeague, league, ['facts.name', 'facts.groups.0.name']],
  [amendLeague, league, ['facts.name', 'facts.groups.0.name']],
  [registerTeam, named, ['name']],
  [submitScrabbleReport, named, ['name']],
  [amendScrabbleReport, named, ['name']],
  [inviteAccount, named, ['name']],
  [createApiToken, labelled, ['label']],
  [handOutDevice, labelled, ['label']],
];

describe('whatever is given a name is given one that can be read (D-OFF-260)', () => {
  it.each(NAMINGS.map(([act, ...rest]) => [act.kind, act, ...rest] as const))('%s', (_kind, act, command, places) => {
    const faultsAt = (name: string): string[] =>
      (act.command.safeParse(command(name)).error?.issues ?? [])
        .map(({ path }) => path.join('.'))
        .filter((path) => places.includes(path));
    for (const name of ['   ', 'A\nB', ',', '\u200B', 'x'.repeat(5000)]) expect(faultsAt(name)).toEqual(places);
    expect(faultsAt('Peona i Peó, 2')).toEqual([]);
  });
});
