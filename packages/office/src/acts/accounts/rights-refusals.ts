import { missing, type Refusal } from '../../kit/refusal.ts';
import type { Reading } from '../../ports.ts';
import type { Account } from '../../records/account.ts';
import { clubKind } from '../../records/club.ts';
import { playerKind } from '../../records/player.ts';

/** What a right points at must be on record: the clubs of a delegate and the player whose line it is. */
export async function rightsRefusals(
  reading: Reading,
  { clubs, player }: Pick<Account, 'clubs' | 'player'>,
): Promise<Refusal[]> {
  const known = new Set((await reading.getMany(clubKind, clubs)).map(({ id }) => id));
  const refusals = clubs.flatMap((club, i) =>
    known.has(club) ? [] : [missing('account-club-unknown', { club }, { field: `clubs.${i}` })],
  );
  if (player !== undefined && (await reading.get(playerKind, player)) === undefined)
    refusals.push(missing('account-player-unknown', { player }, { field: 'player' }));
  return refusals;
}
