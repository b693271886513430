import { withoutGaps } from '@escala/core';
import { type Change, put } from '../../kit/act.ts';
import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import { clubKind } from '../../registry/clubs/club.ts';
import { delegationKind } from '../../registry/clubs/delegation-acts.ts';
import { playerKind } from '../../registry/players/player.ts';
import { birthRefusals } from '../../registry/players/player-facts.ts';
import type { EventFile } from '../file/event-file.ts';
import { playerOfFile } from '../file/file-player.ts';
import type { FactsAround } from '../settings/facts-refusals.ts';
import { unmatched } from './entries-of-source.ts';
import type { Newcomers } from './newcomers.ts';

/** This many are named, the others counted. */
const NAMED = 5;
const field = 'register';
const TO_REGISTER = {
  players: { own: 'event-players-to-register', officer: 'event-players-by-officer' },
  clubs: { own: 'event-clubs-to-register', officer: 'event-clubs-by-officer' },
} as const;

interface NewcomerTerms {
  readonly wanted: boolean;
  /** Whether the actor may register players and clubs. */
  readonly allowed: boolean;
  readonly today: string;
}

/** All objections to a file's newcomers, one sentence for each kind, however many they are (D-OFF-381). */
export function newcomerRefusals(newcomers: Newcomers, { wanted, allowed, today }: NewcomerTerms): Refusal[] {
  const { players, clubs, delegations, nameless } = newcomers;
  const refused = nameless.map((each) => unmatched(each, { kind: 'unknown' }, 'file.players'));
  if (!wanted || !allowed) {
    const who = allowed ? 'own' : 'officer';
    const named = players.map(({ told: { name = '' } }) => name);
    const clubNames = [...clubs, ...delegations].map(({ name }) => name);
    // Their clubs come with them, so one sentence is enough.
    if (named.length > 0) refused.push(missing(TO_REGISTER.players[who], summary(named), { field }));
    else if (clubNames.length > 0) refused.push(missing(TO_REGISTER.clubs[who], summary(clubNames), { field }));
    return refused;
  }
  const alike = players.flatMap(({ told, similar }) =>
    similar === undefined ? [] : [`${told.name} (${told.id} – ${similar.id})`],
  );
  if (alike.length > 0) refused.push(invalid('event-players-similar', summary(alike), { field }));
  for (const { told } of players) refused.push(...birthRefusals({ birthYear: told.birthYear }, today));
  for (const { name, namesake } of clubs)
    if (namesake !== undefined) refused.push(invalid('club-name-taken', { id: namesake, name }, { field }));
  return refused;
}

function summary(names: readonly string[]): { count: number; names: string; more: number } {
  return {
    count: names.length,
    names: names.slice(0, NAMED).join('; '),
    more: Math.max(0, names.length - NAMED),
  };
}

export function newcomerChanges({ count, players, clubs, delegations }: Newcomers): Change[] {
  return [
    ...delegations.map(({ id, name }) => put(delegationKind, id, 0, { name })),
    ...clubs.map(({ id, namesake: _none, ...club }) => put(clubKind, id, 0, withoutGaps(club))),
    ...players.map(({ id, told }, i) =>
      put(playerKind, id, 0, playerOfFile({ ...told, name: (told.name ?? '').trim() }, count + i)),
    ),
  ];
}

/** The facts around the event, with the newcomers added. */
export function aroundWith(around: FactsAround, { clubs }: Newcomers, { event }: EventFile): FactsAround {
  const { club } = event.body;
  return {
    ...around,
    knowsClub: around.knowsClub || clubs.some(({ id }) => id === club),
  };
}
