import { DEMO_LEAGUE } from '@escala/demo';
import type { APIRequestContext } from 'playwright-core';
import { FEDERATION, type House } from './open-house.ts';

/** Values for the parameters in paths of desk pages, and queries for pages that need one. */
export interface DeskSamples {
  readonly values: Readonly<Record<string, string>>;
  readonly queries: Readonly<Record<string, string>>;
  /** Whole addresses, for pages with values of their own. */
  readonly addresses: Readonly<Record<string, string>>;
}

/** From data of the demo federation, and an import opened for it. */
export async function deskSamples(house: House, request: APIRequestContext, account: string): Promise<DeskSamples> {
  const ask = async <T>(path: string): Promise<T> =>
    (await (await request.get(`/api/${FEDERATION}${path}`)).json()) as T;
  const source = { name: 'players.csv', digest: 'a'.repeat(64) };
  const { import: opened } = await house.perform<{ import: string }>('import.open', { subject: 'players', source });
  const { events } = await ask<{ events: { id: string; state: string; type: string }[] }>('/events?limit=200');
  const running = events.find(({ state, type }) => state === 'running' && type === 'swiss')!.id;
  const { rounds } = await ask<{ rounds: { round: number }[] }>(`/events/${running}/rounds`);
  const { matches, teams } = await ask<{
    matches: { id: string; home: string }[];
    teams: { id: string; club: string }[];
  }>(`/leagues/${DEMO_LEAGUE}`);
  const [match] = matches;
  const claims = [];
  for (const state of ['open', 'upheld', 'rejected', 'appealed', 'closed', 'withdrawn'])
    claims.push(...((await ask<{ claims?: { claim: string }[] }>(`/claims?state=${state}`)).claims ?? []));
  const { entries } = await ask<{ entries: { player: string }[] }>(`/events/${running}`);
  const rated = events.find(({ state, type }) => state === 'accepted' && type === 'swiss')!.id;
  const { corrections } = await ask<{ corrections: { id: string }[] }>('/corrections');
  const { lists } = await ask<{ lists: { series: string; date: string }[] }>('/lists');
  const { series, date } = lists.find((list) => list.series === 'standard')!;
  const { rows } = await ask<{ rows: { id: string }[] }>(`/lists/${series}?date=${date}`);
  const [player, other] = rows.map(({ id }) => id);
  return {
    values: {
      event: running,
      round: String(rounds.at(-1)!.round),
      board: '1',
      player: player!,
      club: teams.find(({ id }) => id === match?.home)?.club ?? teams[0]!.club,
      season: date.slice(0, 4),
      match: match!.id,
      league: DEMO_LEAGUE,
      series,
      claim: claims[0]?.claim ?? '',
      correction: corrections[0]?.id ?? '',
      import: opened,
      account,
      seq: '3',
    },
    addresses: {
      '/desk/events/:event/entries/:player': `/desk/events/${running}/entries/${entries[0]!.player}`,
      '/desk/titles/events/:event': `/desk/titles/events/${rated}`,
    },
    queries: {
      '/desk/me/claim': `?series=${series}&date=${date}`,
      '/desk/claims/new': `?list=${series}/${date}&player=${player}`,
      '/desk/registry/merge': `?kept=${player}&duplicate=${other}`,
    },
  };
}
