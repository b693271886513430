import { eventKind } from '../events/event.ts';
import { invalid, missing, type Refusal } from '../kit/refusal.ts';
import type { Reading } from '../ports.ts';
import { clubKind } from '../registry/clubs/club.ts';
import { playerKind } from '../registry/players/player.ts';
import { scrabbleReportKind } from '../scrabble/reports/scrabble-report.ts';
import type { Account } from './account.ts';

/** What a right points at must be on record; a delegate without a club could do nothing (D-OFF-397). */
export async function rightsRefusals(
  reading: Reading,
  { roles, clubs, events, player }: Pick<Account, 'roles' | 'clubs' | 'events' | 'player'>,
): Promise<Refusal[]> {
  const known = new Set((await reading.getMany(clubKind, clubs)).map(({ id }) => id));
  const refusals = clubs.flatMap((club, i) =>
    known.has(club) ? [] : [missing('account-club-unknown', { club }, { field: `clubs.${i}` })],
  );
  if (roles.includes('delegate') && clubs.length === 0)
    refusals.push(invalid('account-club-missing', {}, { field: 'clubs' }));
  refusals.push(...(await eventRefusals(reading, events)));
  if (player !== undefined && (await reading.get(playerKind, player)) === undefined)
    refusals.push(missing('account-player-unknown', { player }, { field: 'player' }));
  return refusals;
}

async function eventRefusals(reading: Reading, events: readonly string[]): Promise<Refusal[]> {
  const found = [...(await reading.getMany(eventKind, events)), ...(await reading.getMany(scrabbleReportKind, events))];
  const known = new Set(found.map(({ id }) => id));
  return events.flatMap((event, i) =>
    known.has(event) ? [] : [missing('account-event-unknown', { event }, { field: `events.${i}` })],
  );
}
