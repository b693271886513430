import { RESULTS } from '@escala/core';
import { demoPlayerId } from '@escala/demo';
import { GAMES_FOLDER, memory, SYSTEM, unpackGames } from '@escala/office';
import type { Store } from '@escala/storage';
import { timed } from './latencies.ts';
import { ask } from './office-desk.ts';
import { FEDERATION, portsOf, SIZE } from './office-place.ts';

export interface Preview {
  readonly players: number;
  readonly lists: readonly unknown[];
}

/** A wrong result from long ago: previews of its correction. */
export async function measureCorrections(store: Store): Promise<void> {
  const last = Number(SIZE.endsOn.slice(0, 4));
  const ports = portsOf(store, { memory: memory() });
  const half = last - Math.ceil(SIZE.years / 2);
  const preview = async (name: string, year: number, isRapid: boolean, target?: string): Promise<void> => {
    const change = await wrongResult(store, year, isRapid);
    const { players, lists } = await timed(
      name,
      () => ask<Preview>(ports, 'correction.preview', { change }, SYSTEM),
      target,
    );
    console.log(`|   moves ${players} players on ${lists.length} lists`);
  };
  await preview(`correction preview, standard game of ${half - 1}, nothing at hand`, half - 1, false);
  await preview(`correction preview, standard game of ${half}, in memory`, half, false, '< 2 s');
  await preview(`correction preview, rapid game of ${half}, in memory`, half, true, '< 2 s');
  await preview(`correction preview, standard game of the first year, in memory`, last - SIZE.years, false, '< 2 s');
  await preview(`correction preview, rapid game of the first year, in memory`, last - SIZE.years, true, '< 2 s');
  await preview(`correction preview, standard game of last year, in memory`, last - 1, false, '< 2 s');
}

export interface WrongResult {
  readonly kind: 'result';
  readonly event: string;
  readonly round: number;
  readonly white: string;
  readonly black: string;
  readonly result: string;
}

/** The first game in March of a year that White won. */
export async function wrongResult(store: Store, year: number, isRapid: boolean): Promise<WrongResult> {
  return store.archive.read(FEDERATION, async (reading) => {
    for (let serial = 1; ; serial++) {
      const event = `${year}-03-${String(serial).padStart(4, '0')}`;
      const [paper] = await reading.papers(GAMES_FOLDER, { name: event, edition: 'latest' });
      if (paper === undefined) continue;
      const { games, participants, minutes } = unpackGames(paper.bytes);
      const game = games.outcome.indexOf(RESULTS.indexOf('1-0'));
      if (game < 0 || minutes < 60 !== isRapid) continue;
      const id = (seat: number): string => demoPlayerId(participants[seat]!);
      const [white, black] = [id(games.white[game]!), id(games.black[game]!)];
      return { kind: 'result', event, round: games.round[game]!, white, black, result: '0-1' };
    }
  });
}
