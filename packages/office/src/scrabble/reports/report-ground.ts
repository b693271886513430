import type { Reading } from '../../ports.ts';
import { federationKind } from '../../registry/federation/federation.ts';
import { playerKind } from '../../registry/players/player.ts';
import type { ReportGround } from './play-refusals.ts';
import type { ScrabblePlay } from './scrabble-report.ts';

/** The federation, the players named in a report, and the players that duplicates among them were merged into. */
export async function loadReportGround(reading: Reading, play: ScrabblePlay): Promise<ReportGround> {
  const federation = await reading.get(federationKind, reading.federation);
  if (federation === undefined) throw new Error(`Nothing is on record of ${reading.federation}.`);
  const names = new Map<string, string>();
  const mergedInto = new Map<string, string>();
  for (let wanted = namedIn(play); wanted.length > 0; ) {
    const players = await reading.getMany(playerKind, wanted);
    for (const { id, body } of players) {
      names.set(id, body.name);
      if (body.mergedInto !== undefined) mergedInto.set(id, body.mergedInto);
    }
    wanted = players.flatMap(({ body }) => body.mergedInto ?? []).filter((id) => !names.has(id));
  }
  return { federation: federation.body, names, mergedInto };
}

function namedIn({ collective, libere }: ScrabblePlay): string[] {
  const named = new Set<string>();
  for (const { results } of collective) for (const { player } of results) named.add(player);
  for (const { places = [], games } of libere) {
    for (const { player } of places) named.add(player);
    for (const { a, b } of games) named.add(a).add(b);
  }
  return [...named];
}
