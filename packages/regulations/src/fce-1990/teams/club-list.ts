import { type Reason, reason, type TeamList } from '@escala/core';
import { teamsOutOfOrder } from './club-teams.ts';
import { readListNumber } from './list-number.ts';

type CheckedList = Pick<TeamList, 'players'> & Partial<Pick<TeamList, 'teams'>>;

/**
 * Requirements on a club's list before any line-up can be based on it (Equips 8.2.1), and on the order of its teams:
 * one reason for each fault, none if all is well.
 */
export function clubListFaults({ players, teams = [] }: CheckedList): readonly Reason[] {
  return [
    ...unreadNumbers(players),
    ...repeatedNumbers(players),
    ...repeatedPlayers(players),
    ...missingNumbers(players),
    ...bisAlone(players),
    ...teamsOutOfOrder(teams),
  ];
}

function unreadNumbers(players: TeamList['players']): Reason[] {
  return players
    .filter(({ number }) => readListNumber(number) === undefined)
    .map(({ id, number }) => reason('fce-1990.list-number', 'Equips 8.2.1', false, { number }, { player: id }));
}

/** Several players may have one "bis" number (D-COMP-35), but a plain number is one player's. */
function repeatedNumbers(players: TeamList['players']): Reason[] {
  const holders = new Map<number, string[]>();
  for (const { id, number } of players) {
    const read = readListNumber(number);
    if (read !== undefined && !read.bis) holders.set(read.number, [...(holders.get(read.number) ?? []), id]);
  }
  return [...holders]
    .filter(([, ids]) => ids.length > 1)
    .map(([number, ids]) =>
      reason('fce-1990.list-repeated-number', 'Equips 8.2.1', false, { number, players: ids.sort().join(', ') }),
    );
}

function repeatedPlayers(players: TeamList['players']): Reason[] {
  const seen = new Map<string, number>();
  for (const { id } of players) seen.set(id, (seen.get(id) ?? 0) + 1);
  return [...seen]
    .filter(([, times]) => times > 1)
    .map(([id, times]) => reason('fce-1990.list-repeated-player', 'Equips 8.2.1', false, { times }, { player: id }));
}

const plainNumbers = (players: TeamList['players']): ReadonlySet<number> =>
  new Set(
    players.map(({ number }) => readListNumber(number)).flatMap((read) => (read?.bis === false ? read.number : [])),
  );

function missingNumbers(players: TeamList['players']): Reason[] {
  const plain = plainNumbers(players);
  const highest = Math.max(0, ...plain);
  const missing = Array.from({ length: highest }, (_, i) => i + 1).filter((number) => !plain.has(number));
  if (missing.length === 0) return [];
  return [reason('fce-1990.list-missing-number', 'Equips 8.2.1', false, { numbers: missing.join(', ') })];
}

/**
 * Equips 8.2.3: "4 bis" belongs to 4, which must exist; "0 bis" belongs to the first team. Gaps before the last number
 * are reported above.
 */
function bisAlone(players: TeamList['players']): Reason[] {
  const highest = Math.max(0, ...plainNumbers(players));
  return players.flatMap(({ id, number: written }) => {
    const read = readListNumber(written);
    if (read === undefined || !read.bis || read.number <= highest) return [];
    return [reason('fce-1990.list-bis-alone', 'Equips 8.2.3', false, { number: read.number }, { player: id })];
  });
}
