import type { Reading } from '../../ports.ts';
import { clubKind } from '../../registry/clubs/club.ts';
import { delegationKind } from '../../registry/clubs/delegation.ts';
import { activeEntries, type EventDesk } from '../event-desk.ts';
import { type FileClub, type FileDelegation, playersOfFile } from './event-file.ts';

/** The clubs and delegations that an event, its entries and the licences of its players name. */
export async function namedAround(
  reading: Reading,
  desk: EventDesk,
): Promise<{ clubs: FileClub[]; delegations: FileDelegation[] }> {
  const { club, delegation } = desk.event.body;
  const licensed = playersOfFile(desk).flatMap(({ licences = {} }) => Object.values(licences));
  const entered = activeEntries(desk).map(({ body }) => body.club);
  const clubs = await reading.getMany(clubKind, named([club, ...licensed, ...entered]));
  const delegations = await reading.getMany(
    delegationKind,
    named([delegation, ...clubs.map(({ body }) => body.delegation)]),
  );
  return {
    clubs: clubs.map(({ id, body: { leftOn: _left, ...facts } }) => ({ id, ...facts })),
    delegations: delegations.map(({ id, body }) => ({ id, ...body })),
  };
}

const named = (ids: readonly (string | undefined)[]): string[] =>
  [...new Set(ids.filter((id) => id !== undefined))].sort();
