import { DEMO_LEAGUE } from '@escala/demo';

type Samples = Readonly<Record<string, string>>;

/**
 * Values for the parameters in paths of pages, taken from the office: with an event in progress, and with a rated one,
 * whose report has no reasons for pairings.
 */
export async function sampleValues(api: string): Promise<readonly Samples[]> {
  const ask = async <T>(path: string): Promise<T> => (await (await fetch(`${api}${path}`)).json()) as T;
  const { lists } = await ask<{ lists: { series: string; date: string }[] }>('/lists');
  // The newest list with games on it.
  const played = async ({ series, date }: { series: string; date: string }) =>
    (await ask<{ rows: { id: string; games: number }[] }>(`/lists/${series}?date=${date}&sort=games`)).rows[0];
  let [series, date, player] = ['', '', ''];
  for (const list of lists.filter((each) => each.series === 'standard')) {
    const first = await played(list);
    if (player === '' || (first?.games ?? 0) > 0) [series, date, player] = [list.series, list.date, first?.id ?? ''];
    if ((first?.games ?? 0) > 0) break;
  }
  const { events } = await ask<{ events: { id: string; state: string; type: string }[] }>('/events?limit=200');
  const swiss = events.filter(({ type }) => type === 'swiss');
  const [running, rated] = ['running', 'accepted'].map(
    (state) => swiss.find((event) => event.state === state)?.id ?? '',
  );
  const { rounds } = await ask<{ rounds: { round: number }[] }>(`/events/${running}/rounds`);
  const { matches } = await ask<{ matches: { id: string }[] }>(`/leagues/${DEMO_LEAGUE}`);
  const ofTeams = { league: DEMO_LEAGUE, match: matches[0]?.id ?? '' };
  const { clubs } = await ask<{ clubs: { club: string }[] }>('/clubs');
  const general = {
    ...ofTeams,
    series,
    date,
    player,
    club: clubs[0]?.club ?? '',
    book: 'fce-2016',
    rules: 'fce-1990',
    guide: 'arbiter',
  };
  return [
    { ...general, event: running!, entrant: '1', round: String(rounds.at(-1)?.round ?? ''), board: '1' },
    { ...general, event: rated!, entrant: '2', round: '1', board: '' },
  ];
}

/** The addresses of a page with these values. */
export function addressesOf(path: string, samples: readonly Samples[]): string[] {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  const fitting = samples.filter((values) => names.every((name) => values[name]));
  if (fitting.length === 0)
    throw new Error(`${path}: sample-addresses.ts has no values for all of ${names.join(', ')}.`);
  const filled = fitting.map((values) =>
    path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name]!)),
  );
  return [...new Set(filled)];
}
