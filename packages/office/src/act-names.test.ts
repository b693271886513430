import { expect, it } from 'vitest';
import { inviteAccount } from './accounts/invite-account.ts';
import { createApiToken } from './accounts/tokens/api-token-acts.ts';
import { allActs, allQuestions } from './acts-and-questions.ts';
import { handOutDevice } from './events/devices/device-acts.ts';
import { amendEvent } from './events/settings/amend-event.ts';
import { registerEvent } from './events/settings/register-event.ts';
import type { Schema } from './kit/schema.ts';
import { amendClub, registerClub } from './registry/clubs/club-acts.ts';
import { amendDelegation, registerDelegation } from './registry/clubs/delegation-acts.ts';
import { amendFederation } from './registry/federation/amend-federation.ts';
import { foundFederation } from './registry/federation/found-federation.ts';
import { amendPlayer } from './registry/players/player-acts.ts';
import { registerPlayer } from './registry/players/register-player.ts';
import { amendScrabbleReport } from './scrabble/reports/scrabble-report-acts.ts';
import { submitScrabbleReport } from './scrabble/reports/submit-scrabble-report.ts';
import { amendLeague, foundLeague } from './teams/leagues/league-acts.ts';
import { registerTeam } from './teams/leagues/team-acts.ts';

interface Naming {
  readonly kind: string;
  readonly command: Schema<unknown>;
}

const named = (name: string) => ({ name });
const labelled = (label: string) => ({ label });
const facts = (name: string) => ({ facts: { name, arbiter: name, ruleFacts: { director: name } } });
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
  [registerEvent, facts, ['facts.name', 'facts.arbiter', 'facts.ruleFacts.director']],
  [amendEvent, facts, ['facts.name', 'facts.arbiter', 'facts.ruleFacts.director']],
  [foundLeague, league, ['facts.name', 'facts.groups.0.name']],
  [amendLeague, league, ['facts.name', 'facts.groups.0.name']],
  [registerTeam, named, ['name']],
  [submitScrabbleReport, named, ['name']],
  [amendScrabbleReport, named, ['name']],
  [inviteAccount, named, ['name']],
  [createApiToken, labelled, ['label']],
  [handOutDevice, labelled, ['label']],
];

it.each(NAMINGS.map(([act, ...rest]) => [act.kind, act, ...rest] as const))(
  'whatever is given a name is given one that can be read (D-OFF-260): %s',
  (_kind, act, command, places) => {
    const faultsAt = (name: string): string[] =>
      (act.command.safeParse(command(name)).error?.issues ?? [])
        .map(({ path }) => path.join('.'))
        .filter((path) => places.includes(path));
    for (const name of ['   ', 'A\nB', ',', '\u200B', 'x'.repeat(5000)]) expect(faultsAt(name)).toEqual(places);
    expect(faultsAt('Peona i Peó, 2')).toEqual([]);
  },
);

it('acts and questions are each of a kind of its own', () => {
  const kinds = [...allActs, ...allQuestions].map(({ kind }) => kind);
  expect(new Set(kinds).size).toBe(kinds.length);
});
